"""Two hands for one pile in the same instant, again and again, before the eyes of four people."""

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import Person, Sight
from tests.browser.seated import seated
from tests.web.running import Running

pytestmark = pytest.mark.live
RACES = 50
PACKS = ("dg", "lg", "or", "ye")
PAIRS = ((0, 1), (2, 3))
SUITS = "brg"
KEYS = "uiopjkln1234"  # of the piles, in the order in which they were opened
TOP = "t"
WARNING = 0.15  # seconds from the word Go to the press

# The key goes down when the clock says so; what of the Arène was shown at that moment is kept.
PRESS = """([key, at]) => setTimeout(() => {
    window.seenAtPress = [...document.querySelectorAll("[data-stop^='piece pile-']")]
        .map((one) => one.dataset.stop);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}, at - Date.now())"""


class Aim(NamedTuple):
    """What two people race for, and where the other one may lay the same card afterwards."""

    pair: tuple[int, int]
    pile: int
    other: int


def holding(pack: str) -> dict[str, Any]:
    """Everything in the order in which it is raced with, and a row that goes nowhere."""
    ranks = (*range(2, 13), "stop")
    turned = [f"{pack}-stop" if n == "stop" else f"{pack}-{s}{n}" for s in SUITS for n in ranks]
    row = [f"{pack}-y{n}" for n in range(5, 10)]
    return {"row": row, "talon": [f"{pack}-y10", f"{pack}-y11"], "turned": turned}


def dealt() -> dict[str, Any]:
    """For each suit and pair two Starts: one to race for, one for who was too late."""
    starts = [[f"{PACKS[seat]}-start"] for _ in SUITS for pair in PAIRS for seat in pair]
    return {"seats": [holding(pack) for pack in PACKS], "arena": starts}


def aims() -> Iterator[Aim]:
    for suit in range(len(SUITS)):
        for _ in range(12):
            for i, pair in enumerate(PAIRS):
                pile = 4 * suit + 2 * i
                yield Aim(pair, pile, pile + 1)


def arena(sight: Sight) -> list[str]:
    return sorted(stop for stop in sight.stops if stop.startswith("piece pile-"))


def top(person: Person, seat: int) -> str:
    found = person.look().of(f"turned-{seat}")
    return found[0] if found else ""


def take(person: Person, seat: int) -> None:
    """The turned-up top, as soon as the last card has come to rest."""
    person.see(lambda sight: not sight.underway)
    person.page.keyboard.press(TOP)
    person.see(lambda sight: sight.held == sight.of(f"turned-{seat}"))


def raced(people: list[Person], aim: Aim) -> tuple[int, bool]:
    """Who was too late; whether both had pressed before seeing the other's."""
    before = arena(people[0].look())
    tops = {seat: top(people[seat], seat) for seat in aim.pair}
    for seat in aim.pair:
        take(people[seat], seat)
    at = (time.time() + WARNING) * 1000
    for seat in aim.pair:
        people[seat].page.evaluate(PRESS, [KEYS[aim.pile], at])
    late = refused(people, aim)
    won = sum(aim.pair) - late
    assert people[late].see(lambda sight: not sight.underway).refusal == "WT-11"
    assert top(people[late], late) == tops[late]
    people[won].see(lambda sight: sight.of(f"turned-{won}") != [tops[won]])
    assert people[won].look().refusal == ""
    blind = [sorted(people[seat].page.evaluate("seenAtPress")) == before for seat in aim.pair]
    return late, all(blind)


def refused(people: list[Person], aim: Aim) -> int:
    """The one of the two who is told so first: the other one must not be."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for seat in aim.pair:
            if people[seat].look().refusal:
                return seat
    raise AssertionError("both cards were laid, or none")


def lay_after_all(people: list[Person], seat: int, pile: int) -> list[str]:
    """The card that came back goes elsewhere; the Arène once it lies there."""
    card = top(people[seat], seat).removeprefix(f"piece turned-{seat}-")
    take(people[seat], seat)
    people[seat].page.keyboard.press(KEYS[pile])
    return arena(people[seat].see(lambda sight: f"piece pile-{pile}-{card}" in sight.stops))


@pytest.mark.slow
def test_one_of_two_wins_each_of_fifty_races(server: Running, visit: Visit) -> None:
    plan: dict[str, Any] = {"game": "watai", "options": {"rounds": 1}, "position": dealt()}
    people = seated(server, visit, [Person] * 4, lang="en", **plan)
    blind = 0
    for aim in aims():
        late, together = raced(people, aim)
        here = lay_after_all(people, late, aim.other)
        for person in people:
            person.see(lambda sight, here=here: arena(sight) == here)  # type: ignore[misc]
        blind += together
        if blind == RACES:
            return
    raise AssertionError(f"only {blind} races were run in the same instant")
