"""Somebody before a page: sees what it shows, and plays with finger, mouse or keys."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from playwright.sync_api import Page

SEEING = (Path(__file__).parent / "seeing.js").read_text(encoding="utf-8")
PATIENCE = 30.0  # seconds; other people use this machine too
PULLS = 6  # moves of the mouse in one drag


class Sight(msgspec.Struct, frozen=True):
    """What a page shows at one moment."""

    seat: int
    mine: bool  # the table waits for this person
    stops: dict[str, str]  # all that can be touched, and what is said of it
    able: list[str]
    held: list[str]
    underway: int
    question: str
    status: str
    buttons: list[str]
    refusal: str
    result: str
    wheel: int  # which icon it shows
    focus: str

    def of(self, zone: str) -> list[str]:
        """The pieces that lie in a zone."""
        return [stop for stop in self.stops if stop.startswith(f"piece {zone}-")]

    @property
    def hand(self) -> list[str]:
        return self.of(f"hand-{self.seat}")


class Person:
    """One who taps; see `Mouse` and `Keys` for the others."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def look(self) -> Sight:
        return msgspec.convert(self.page.evaluate("seeing.look()"), Sight)

    def see(self, holds: Callable[[Sight], bool]) -> Sight:
        """What is shown as soon as it holds."""
        end = time.monotonic() + PATIENCE
        while not holds(sight := self.look()):
            assert time.monotonic() < end, sight
            self.page.wait_for_timeout(30)
        return sight

    def does(self, deed: Callable[[], None]) -> Sight:
        """What is shown once the deed has had an effect."""
        before = self.look()
        deed()
        return self.see(lambda sight: not sight.underway and _moved(before, sight))

    # ---------------------------------------------------------------- hands

    def touch(self, stop: str) -> None:
        x, y = self.point(stop)
        self.page.touchscreen.tap(x, y)

    def play(self, piece: str, target: str) -> None:
        self.touch(piece)
        self.see(lambda sight: sight.held == [piece])
        self.touch(target)

    def press(self, button: str) -> None:
        self.page.locator(".strip").get_by_role("button", name=button).first.tap()

    def point(self, stop: str) -> tuple[float, float]:
        end = time.monotonic() + PATIENCE
        while not (found := self.page.evaluate("stop => seeing.point(stop)", stop)):
            assert time.monotonic() < end, f"{stop} cannot be touched"
            self.page.wait_for_timeout(30)
        x, y = found
        return x, y


class Mouse(Person):
    def touch(self, stop: str) -> None:
        self.page.mouse.click(*self.point(stop))

    def play(self, piece: str, target: str) -> None:
        there = self.point(target)
        self.page.mouse.move(*self.point(piece))
        self.page.mouse.down()
        self.page.mouse.move(*there, steps=PULLS)
        self.page.mouse.up()

    def press(self, button: str) -> None:
        self.page.locator(".strip").get_by_role("button", name=button).first.click()


class Keys(Person):
    """Never touches anything but keys, and never loses the focus."""

    def reach(self, stop: str) -> None:
        end = time.monotonic() + PATIENCE
        while key := self.page.evaluate("stop => seeing.key(stop)", stop):
            assert time.monotonic() < end, f"{stop} is out of reach from {self.look().focus}"
            self.page.keyboard.press(key)

    def touch(self, stop: str) -> None:
        self.reach(stop)
        self.page.keyboard.press("Enter")

    def press(self, button: str) -> None:
        self.tab_to(f".strip button:has-text({msgspec.json.encode(button).decode()})")
        self.page.keyboard.press("Enter")

    def tab_to(self, selector: str) -> None:
        """Tab by Tab, as far as it takes."""
        wanted = self.page.locator(selector).first
        wanted.wait_for(state="attached")
        end = time.monotonic() + PATIENCE
        while not wanted.evaluate("element => element === document.activeElement"):
            assert time.monotonic() < end, f"no Tab leads to {selector}"
            self.page.keyboard.press("Tab")


def _moved(before: Sight, after: Sight) -> bool:
    """Whether anything but what one holds oneself has changed."""
    return msgspec.structs.replace(after, focus="", held=[]) != msgspec.structs.replace(
        before, focus="", held=[]
    )


def _may_act(sight: Sight) -> bool:
    return bool(sight.able or sight.buttons) and not sight.result and not sight.underway


def next_to_act(people: Sequence[Person]) -> tuple[Person, Sight] | None:
    """Whoever the table waits for; None when all of them see a result."""
    end = time.monotonic() + PATIENCE
    while True:
        sights = [person.look() for person in people]
        if all(sight.result for sight in sights):
            return None
        for person, sight in zip(people, sights, strict=True):
            # Some pages hear later than others.
            if _may_act(sight) and not _moved(sight, person.look()):
                return person, sight
        assert time.monotonic() < end, sights
        people[0].page.wait_for_timeout(30)


def settled(people: Sequence[Person], looking: Person) -> Sight:
    """What one of them sees once all that happened has been told."""
    turn = next_to_act(people)
    assert turn
    return looking.see(lambda sight: sight.status == turn[1].status)
