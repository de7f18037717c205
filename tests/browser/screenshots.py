"""The main places in two sizes and two lights: `python -m tests.browser.screenshots DIR`."""

import base64
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import duel
from tests.browser.conftest import ARGS, CHROMIUM, DESKTOP, PHONE, Visit, visiting
from tests.browser.person import Mouse, next_to_act
from tests.browser.raccoons import MARKERS
from tests.browser.seated import begin, sit
from tests.web.running import Running, running

SIZES = {"wide": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")
QUALITY = 82
MIDDLE = {
    "hands": [["goblin-on-trial", "ambitious-puddle", "toad-librarian"],
              ["drowned-bell", "corridor-eye", "timid-lantern"]],
    "board": [{"card": "orphan-sock", "colour": 0}, None, None,
              {"card": "runaway-barrel", "colour": 1}, {"card": "canteen-slime", "colour": 1}, None,
              None, {"card": "sharpened-spoon", "colour": 0}, None],
    "starter": 0,
}  # fmt: skip
ROUND = {
    "hands": [["red-7", "blue-1", "green-3-wizz", "green-draw2", "yellow-skip", "joker"],
              ["red-6", "blue-6", "blue-8", "yellow-1"], ["green-8", "red-1"],
              ["yellow-9", "blue-9", "green-0", "red-reverse", "blue-4"]],
    "discard": ["blue-5", "red-5"],
    "scores": [120, 85, 240, 60],
}  # fmt: skip

# Micrometres from the middle.
BOARD = {
    "board": {
        "red-left": (-20_000, -10_000), "red-straight": (58_000, -64_000),
        "red-right": (-92_000, 71_000), "yellow-left": (-88_000, -52_000),
        "yellow-straight": (24_000, 88_000), "yellow-right": (101_000, 22_000),
        "green-left": (-38_000, 118_000), "green-right": (12_000, -118_000),
        "blue-left": (72_000, 64_000), "blue-straight": (-140_000, 12_000),
        "blue-right": (136_000, -88_000),
        "food-1": (-148_000, -96_000), "food-2": (-61_000, -150_000), "food-3": (92_000, -149_000),
        "food-4": (161_000, -20_000), "food-5": (139_000, 118_000), "food-6": (-8_000, 158_000),
        "food-7": (-131_000, 139_000), "food-8": (31_000, -34_000),
    },
    "taken": [4, 2],
    "markers": MARKERS,
}  # fmt: skip


class Album:
    """Goes to a place and takes its picture."""

    def __init__(self, server: Running, visit: Visit, theme: str, size: str) -> None:
        self.server, self.visit = server, visit
        self.look: dict[str, Any] = {"theme": theme, "size": SIZES[size], "lang": "en"}

    def front(self) -> Page:
        page = self.visit(**self.look)
        page.get_by_role("button", name="Play").last.wait_for()
        return page

    def triple_wata(self) -> Page:
        return self._table("triple-wata", MIDDLE, 2).page

    def uno_wizz(self) -> Page:
        return self._table("uno-wizz", ROUND, 4).page

    def watai(self) -> Page:
        """A few seconds into a round: something lies in the Arène."""
        person = self._table("watai", None, 4)
        person.see(lambda sight: bool(sight.of("pile")))
        return person.page

    def willy_waschbaer(self) -> Page:
        return self._table("willy-waschbaer", BOARD, 2).page

    def waka_waka(self) -> Page:
        return self._table("waka-waka", None, 3).page

    def replay(self) -> Page:
        person = self._table("triple-wata", MIDDLE, 2)
        while turn := next_to_act([person]):
            duel.lay(*turn)
        person.page.get_by_role("link", name="Watch the replay").click()
        person.see(lambda sight: bool(sight.stops))
        person.page.goto(f"{person.page.url.partition('#')[0]}#3")
        return person.page

    def tutorial(self) -> Page:
        page = self.visit("/tutorial/triple-wata", **self.look)
        page.locator("[data-stop].able").first.wait_for()
        return page

    def _table(self, game: str, position: dict[str, Any] | None, seats: int) -> Mouse:
        guest = self.server.guest("Ann")
        bots = {str(seat): "normal" for seat in range(1, seats)}
        plan = {"game": game, "seats": seats, "bots": bots, "position": position, "private": True}
        table = self.server.table(guest["token"], **plan)
        page = self.visit(f"/table/{table}", guest=guest, **self.look)
        sit(page, "en")
        begin([person := Mouse(page)], "en")
        while (turn := next_to_act([person])) and not turn[1].able:
            no = turn[1].buttons[-1]  # a share is offered first
            person.does(partial(person.press, no))
        return person


PLACES: dict[str, Callable[[Album], Page]] = {
    "front": Album.front, "triple-wata": Album.triple_wata, "uno-wizz": Album.uno_wizz,
    "watai": Album.watai, "willy-waschbaer": Album.willy_waschbaer, "waka-waka": Album.waka_waka,
    "replay": Album.replay, "tutorial": Album.tutorial,
}  # fmt: skip


def take(page: Page, path: Path) -> None:
    """As WebP, which Playwright itself cannot write."""
    page.wait_for_load_state("networkidle")
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(shot["data"]))


def take_all(chromium: Browser, server: Running, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        for size in SIZES:
            for name, go in PLACES.items():
                with visiting(chromium, server.url) as visit:
                    page = go(Album(server, visit, theme, size))
                    take(page, folder / f"{name}-{size}-{theme}.webp")


def main(folder: Path) -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        take_all(browser, server, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
