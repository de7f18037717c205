"""WT-1 to WT-3: the cards of eight packs, as numbers and by name."""

from typing import Final

from watatheque.core.errors import BadInput

PACKS: Final = (
    "dark-green", "light-green", "orange", "yellow",  # the green box
    "dark-blue", "turquoise", "violet", "red",  # the blue box
)  # fmt: skip
SUITS: Final = ("blue", "red", "green", "yellow")
LOW: Final = 2
HIGH: Final = 12
HIGH_OF_TWO: Final = 8  # WT-3
NUMBERS: Final = HIGH - LOW + 1

# A kind is what decides where a card may lie; a card is its kind and its pack: pack << 6 | kind.
START: Final = 4 * NUMBERS
STOP: Final = START + 1
EXTRA: Final = START + 2
KINDS: Final = START + 3
PACK_SHIFT: Final = 6
KIND_MASK: Final = 63

EMPTY: Final = -1  # no card: a hole in a Dévidoir

_CODES: Final = ("dg", "lg", "or", "ye", "db", "tu", "vi", "re")
_LETTERS: Final = "brgy"
_OTHERS: Final = {START: "start", STOP: "stop", EXTRA: "extra"}


def kind_of(suit: int, number: int) -> int:
    return suit * NUMBERS + number - LOW


def kind(card: int) -> int:
    return card & KIND_MASK


def pack(card: int) -> int:
    return card >> PACK_SHIFT


def number(kind: int) -> int:
    """The number of a kind; 0 for Start, Stop and Extra Stop."""
    return kind % NUMBERS + LOW if kind < START else 0


def suit(kind: int) -> int:
    return kind // NUMBERS if kind < START else -1


def _name(card: int) -> str:
    code, what = _CODES[pack(card)], kind(card)
    return f"{code}-{_OTHERS.get(what) or f'{_LETTERS[suit(what)]}{number(what)}'}"


# "dg-b7" is the blue 7 with a dark green border, "or-start" an orange Start.
NAMES: Final = {
    card: _name(card)
    for pack in range(len(PACKS))
    for card in range(pack << PACK_SHIFT, (pack << PACK_SHIFT) + KINDS)
}
CARDS: Final = {name: card for card, name in NAMES.items()}


def find(name: str, what: str) -> int:
    if name not in CARDS:
        raise BadInput(what, f"there is no card {name!r:.40}", "WT-1")
    return CARDS[name]


def copies(kind: int, high: int) -> int:
    """How many of a kind a pack brings: WT-2, or with two players WT-3."""
    if kind == EXTRA:
        return 1
    if kind in (START, STOP):
        return 4 if high == HIGH else 3
    return 1 if number(kind) <= high else 0


def pack_cards(pack: int, high: int) -> list[int]:
    """What is left of a pack once replacements, Extra Stop and (WT-3) the rest are out."""
    return [(pack << PACK_SHIFT) + kind for kind in range(EXTRA) for _ in range(copies(kind, high))]
