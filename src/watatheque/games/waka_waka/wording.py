"""Faces and names of pieces and seats, shared by the scene and the beats."""

from collections.abc import Iterable

from watatheque.core import scene
from watatheque.core.scene import Face, Text
from watatheque.core.values import Seat

COLOURS = ("red", "blue", "green", "yellow")
SHAPES = ("circle", "diamond", "square", "triangle")
GOOD_LOOKS = {
    "fruit": ("mango", "orange", "circle"),
    "skins": ("hide", "brown", "hexagon"),
    "salt": ("salt", "white", "square"),
    "tea": ("tea", "green", "pentagon"),
    "cloth": ("cloth", "purple", "diamond"),
    "jewels": ("jewel", "teal", "octagon"),
}
CARD_LOOKS = {
    "merchant": ("scales", "yellow"),
    "sorcerer": ("mask", "purple"),
    "chimpanzee": ("chimp", "brown"),
    "elder": ("elder", "grey"),
    "juggler": ("torches", "orange"),
    "rainmaker": ("rain", "blue"),
    "gatherer": ("basket", "green"),
    "porter": ("porter", "teal"),
    "drummer": ("drum", "red"),
    "seer": ("orb", "pink"),
    "fire": ("campfire", "red"),
}
GOLD_FACE = Face("icon", {"glyph": "●"})

Args = dict[str, int | str | Text]


def seat_text(seat: Seat) -> Text:
    return scene.seat_text(seat, f"wk-{COLOURS[seat]}")


def card_text(card: str) -> Text:
    return Text(f"wk-card-{card}")


def of_card(card: str) -> Text:
    """A card that somebody uses: French wants its article."""
    return Text(f"wk-of-{card}")


def does_text(card: str, draws: bool) -> Text:
    """What a card does; a Chimpanzee may draw first (WK-26)."""
    if card == "chimpanzee" and not draws:
        return Text("wk-does-chimpanzee-only")
    return Text(f"wk-does-{card}")


def good_text(good: str) -> Text:
    return Text(f"wk-good-{good}")


def pair_text(good: str) -> Text:
    return Text(f"wk-two-{good}")


def card_face(card: str, symbols: Iterable[str] = ()) -> Face:
    emblem, colour = CARD_LOOKS[card]
    attributes: dict[str, int | str] = {
        "title": f"wk-card-{card}",
        "emblem": emblem,
        "colour": colour,
    }
    if card in symbols:
        attributes["glyph"] = "●"  # the gold symbol, WK-16
    return Face("card", attributes)


def good_face(good: str) -> Face:
    emblem, colour, shape = GOOD_LOOKS[good]
    worn = {"title": f"wk-good-{good}", "emblem": emblem, "colour": colour, "shape": shape}
    return Face("token", worn)


def letter_face(letter: str) -> Face:
    """WK-5: a kind left open."""
    return Face("token", {"value": letter, "colour": "grey", "shape": "circle"})


def listed(texts: list[Text]) -> Text:
    """`a`, `a, b`, `a, b, c`: as a text within texts."""
    if not texts:
        return Text("wk-nothing")
    said = texts[0]
    for text in texts[1:]:
        said = Text("wk-and", {"list": said, "item": text})
    return said


def goods_text(goods: Iterable[str]) -> Text:
    return listed([_counted(good, count, "good") for good, count in _tally(goods)])


def cards_text(cards: Iterable[str]) -> Text:
    return listed([_counted(card, count, "card") for card, count in _tally(cards)])


def _tally(names: Iterable[str]) -> list[tuple[str, int]]:
    every = list(names)
    return [(name, every.count(name)) for name in dict.fromkeys(every)]


def _counted(name: str, count: int, what: str) -> Text:
    text = Text(f"wk-{what}-{name}")
    return text if count == 1 else Text("wk-times", {"count": count, "item": text})
