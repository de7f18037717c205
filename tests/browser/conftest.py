"""A real server, Debian's Chromium, and people who sit before it."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.person import SEEING
from tests.web.running import Running, running
from watatheque.web import pages

CHROMIUM = "/usr/bin/chromium-headless-shell"
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
expect.set_options(timeout=30_000)  # other people use this machine too
DESKTOP, PHONE = (1280, 800), (390, 844)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert (pages.folder() / pages.PAGE).is_file(), "first run browser/build"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("browser")) as server:
        yield server


@contextmanager
def visiting(chromium: Browser, url: str) -> Iterator[Visit]:
    """Each visit is another person: a browser of their own at a path of the server."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text or "svelte.dev/e/" in message.text:
            faults.append(message.text)

    def visit(
        path: str = "/", size: tuple[int, int] = DESKTOP, theme: str = "light", lang: str = "fr",
        guest: dict[str, Any] | None = None, motion: bool = False,
    ) -> Page:  # fmt: skip
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=True,
        )
        contexts.append(context)
        context.add_init_script(SEEING)
        if guest:
            kept = json.dumps(json.dumps(guest))
            context.add_init_script(f"localStorage.setItem('watatheque.me', {kept})")
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(url + path)
        return page

    try:
        yield visit
    finally:
        for context in contexts:
            context.close()
    assert not faults, faults


@pytest.fixture
def visit(chromium: Browser, server: Running) -> Iterator[Visit]:
    with visiting(chromium, server.url) as visit:
        yield visit
