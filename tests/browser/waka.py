"""A trade in Waka Waka to its end, with an Elder, a Juggler, a share and a Merchant face down."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.person import Person, Sight

# What each holds is of a kind of its own, so that a leak can be told from what was laid openly.
DEALT: dict[str, Any] = {
    "hands": [
        ["elder", "juggler", "seer", "merchant", "sorcerer", "sorcerer"],
        ["chimpanzee", "rainmaker", "porter", "drummer"],
    ],
    "stocks": [["fruit", "fruit", "tea", "tea"], ["salt"]],
    "gold": [8, 8],
    "levels": [4, 3],
    "deck": [*["gatherer"] * 4, *["seer"] * 3],
    "village": ["fruit", "skins", "salt", "tea", "cloth", "cloth"],
    "boats": [["tea", "salt"], ["fruit", "salt", "tea"], ["skins", "tea", "salt"],
              ["fruit", "jewels", "jewels", "skins"]],
    "reserve": ["salt", "tea", "skins", "fruit"],
}  # fmt: skip
OPTIONS = {"orders": "1"}
ANN, BOB = 0, 1
Deed = Callable[[Person, Sight], None]
Step = tuple[int, str, Deed]  # who, what they are asked, what they do


def piece(sight: Sight, zone: str, name: str) -> str:
    return next(stop for stop in sight.of(zone) if sight.stops[stop].startswith(name))


def card(name: str) -> Deed:
    return lambda person, sight: person.touch(piece(sight, f"hand-{sight.seat}", name))


def button(name: str) -> Deed:
    return lambda person, _: person.press(name)


def three_face_down(person: Person, sight: Sight) -> None:
    person.press("Lay 3 cards face down")
    for name in ("Rainmaker", "Porter", "Drummer"):
        person.touch(piece(sight, f"hand-{sight.seat}", name))
    person.press("Confirm")


FIRST_TURN: list[Step] = [
    (ANN, "Play a card", card("Elder")),
    (ANN, "Use a card of Bob", button("Chimpanzee")),
    (ANN, "Look at two hidden goods", button("Boat at 5: spaces 2 and 3")),
    (BOB, "Discard a card and draw", button("No, thank you")),
    (ANN, "Play a card", card("Fire Juggler")),
    (ANN, "Use a card of Bob", button("No, thank you")),
    (BOB, "Discard a card and draw", card("Chimpanzee")),
    (ANN, "Play a card", card("Seer")),
    (BOB, "Use the Seer too", button("Pay 1 gold and use it")),
]
OTHER_TURNS: list[Step] = [
    (BOB, "Play a card", three_face_down),
    (BOB, "Buy, sell or deliver", button("Boat at 5")),
    (BOB, "Play a card", button("Take 1 gold")),
    (BOB, "Take a card or 1 gold", button("Draw a card")),
    (ANN, "Play a card", card("Merchant")),
    (ANN, "Buy, sell or deliver", button("2 × fruit, 2 × tea")),
    (ANN, "Play a card", button("Take 1 gold")),
    (ANN, "Take a card or 1 gold", button("Take 1 gold")),
    (BOB, "Play a card", button("Take 1 gold")),
    (BOB, "Take a card or 1 gold", button("Take 1 gold")),
    (BOB, "Take a card or 1 gold", button("Take 1 gold")),
]


def trade(people: list[Person], steps: list[Step]) -> Iterator[Step]:
    """Each step once it has been taken."""
    for step in steps:
        seat, question, deed = step
        person = people[seat]
        sight = person.see(lambda sight, asks=question: asked(sight, asks))  # type: ignore[misc]
        after = person.does(lambda deed=deed, person=person, sight=sight: deed(person, sight))  # type: ignore[misc]
        assert not after.refusal, (step, after.refusal)
        yield step


def asked(sight: Sight, question: str) -> bool:
    offered = bool(sight.buttons or sight.able)
    return sight.question.startswith(question) and offered and not sight.underway
