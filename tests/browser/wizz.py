"""How the tests play UNO Wizz: whatever fits, read off an English page."""

import re
from collections.abc import Sequence

from playwright.sync_api import TimeoutError

from tests.browser.person import Person, Sight, next_to_act

COLOUR = "zone colour"
PILE, WHEEL = "zone pile", "zone wheel"
COLOURS = ("blue", "green", "red", "yellow")


def card_of(stop: str) -> str:
    """`piece hand-0-red-7-0` is red-7, its first copy; a discard has no copies."""
    pattern = (
        r"piece hand-\d+-(.*)-\d+$" if stop.startswith("piece hand") else r"piece discard-(.*)$"
    )
    found = re.match(pattern, stop)
    assert found, stop
    return found[1]


def fitting(sight: Sight) -> str | None:
    """A card of the hand in the colour in force, or of the same value; no Joker."""
    said = sight.stops[COLOUR]
    colour = next((name for name in COLOURS if name in said), "")
    value = card_of(sight.of("discard")[0]).partition("-")[2].removesuffix("-wizz")
    for stop in sight.hand:
        own, _, worth = card_of(stop).partition("-")
        if own in COLOURS and (own == colour or worth.removesuffix("-wizz") == value):
            return stop
    return None


def highest(sight: Sight) -> str:
    def worth(stop: str) -> int:
        number = re.search(r"-(\d)(-wizz)?$", card_of(stop))
        return int(number[1]) if number else -1

    return max(sight.hand, key=worth)


def throwable(sight: Sight) -> list[str]:
    """After a war its cards lie on the table."""
    return [stop for stop in sight.able if stop.startswith(("piece hand", "piece war"))]


def decide(person: Person, sight: Sight) -> Sight:
    """One sensible thing of those that the page offers."""
    return person.does(lambda: _do(person, sight))


def _do(person: Person, sight: Sight) -> None:
    question, buttons = sight.question, sight.buttons
    if "UNO!" in buttons and (sight.status.startswith("One card") or fitting(sight)):
        person.press("UNO!")
    elif question.startswith("Your turn"):
        _take_turn(person, sight)
    elif question.startswith("The card fits"):
        person.press("Keep it")
    elif question.startswith("Spin"):
        person.touch(WHEEL)
    elif question.startswith("Show"):
        person.touch(highest(sight))
    elif question.startswith("Name a number"):
        person.press(re.sub(r".*-(\d).*", r"\1", card_of(highest(sight))))
    elif question.startswith("Name a colour"):
        person.press(next((one for one in COLOURS if one in str(sight.hand)), "red"))
    elif throwable(sight) and "Done" not in buttons:
        person.play(throwable(sight)[0], sight.of("discard")[0])  # UW-14a: they must go
    else:
        _answer(person, buttons[-1] if "Done" in buttons else buttons[0])


def _answer(person: Person, button: str) -> None:
    """Whoever is slower than another finds nothing to press any more."""
    try:
        person.press(button)
    except TimeoutError:
        assert button not in person.look().buttons


def _take_turn(person: Person, sight: Sight) -> None:
    if card := fitting(sight):
        person.play(card, sight.of("discard")[0])
    elif joker := next((stop for stop in sight.hand if "oker" in sight.stops[stop]), None):
        person.play(joker, sight.of("discard")[0])
        person.press("red")
    else:
        person.touch(PILE)


def play_on(people: Sequence[Person]) -> int:
    """To the end; how many things were decided."""
    decided = 0
    while turn := next_to_act(people):
        decide(*turn)
        decided += 1
    return decided
