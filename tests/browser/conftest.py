"""A real server, Debian's Chromium, and people who sit before it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.web.running import Running, running
from watatheque.web import pages

CHROMIUM = "/usr/bin/chromium"
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESKTOP, PHONE = (1280, 800), (390, 844)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert (pages.folder() / pages.PAGE).is_file(), "first run browser/build"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("browser")) as server:
        yield server


@pytest.fixture
def visit(chromium: Browser, server: Running) -> Iterator[Visit]:
    """Each visit is another person: a browser of their own at a path of the server."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            faults.append(message.text)

    def visit(
        path: str = "/", size: tuple[int, int] = DESKTOP, theme: str = "light", lang: str = "fr"
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(server.url + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not faults, faults
