"""Cards and packs. A pack is a CSV file that players can write themselves (TW-P2)."""

import csv
import io
import unicodedata
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from watatheque.core.errors import BadInput
from watatheque.games.triple_wata.values import CELLS, Card, Place

PACKS = Path(__file__).parent / "packs"
SIDES = ("n", "e", "s", "w")
NEEDED = ("id", "tier", *SIDES, "fr", "en")
SPARE = ("flavour_fr", "flavour_en", "emblem")
TIERS = range(1, 11)
LEAST_CARDS = 10  # TW-P3
LONGEST = 120  # characters of a name or a line of flavour


@dataclass(slots=True)
class Pack:
    """The cards a game is played with; a card is its index in here, an id outside."""

    cards: list[Card]
    index: dict[str, int] = field(default_factory=dict)
    sides: bytes = b""  # four in a row for each card
    tiers: list[list[int]] = field(default_factory=list)  # the cards of tier t at t - 1
    tier_of: list[int] = field(default_factory=list)
    drawable: list[list[int]] = field(default_factory=list)  # tiers with a card for both hands
    pairs: int = 0  # how many tiers can be drawn one after another for two hands (TW-P3)
    places: list[list[Place]] = field(default_factory=list)  # one action object a card and cell
    # A card in an event: its id, and its name in both languages.
    told: list[dict[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.index = {card.id: number for number, card in enumerate(self.cards)}
        self.sides = bytes(side for card in self.cards for side in card.sides)
        self.tiers = [
            [number for number, card in enumerate(self.cards) if card.tier == tier]
            for tier in TIERS
        ]
        self.tier_of = [card.tier for card in self.cards]
        self.drawable = [cards for cards in self.tiers if len(cards) >= 2]
        self.pairs = sum(len(cards) // 2 for cards in self.tiers)
        self.places = [[Place(card.id, cell) for cell in range(CELLS)] for card in self.cards]
        self.told = [{"card": card.id, "fr": card.fr, "en": card.en} for card in self.cards]

    def find(self, id: str, what: str) -> int:
        if id not in self.index:
            raise BadInput(what, f"the pack has no card {id!r:.60}")
        return self.index[id]


def shipped() -> list[str]:
    return sorted(path.stem for path in PACKS.glob("*.csv"))


@lru_cache(maxsize=16)
def find_pack(named: str) -> Pack:
    """A pack by its name, or a whole pack as CSV text: so a record can carry a player's own."""
    if "\n" in named:
        return read_pack(named)
    if named not in shipped():
        raise BadInput("options: pack", f"there is no {named!r:.60}; there are {shipped()}")
    return read_pack((PACKS / f"{named}.csv").read_text(encoding="utf-8"))


def read_pack(text: str) -> Pack:
    """TW-P2: a bad value, a duplicate id, a missing side: refused with line and reason."""
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    seen: set[str] = set()
    cards: list[Card] = []
    header: list[str] | None = None
    while True:
        try:
            row = next(reader, None)
        except csv.Error as error:
            raise _bad(reader.line_num, str(error)) from None
        if row is None:
            break
        if header is None:
            header = _header(row)
        elif row:
            cards.append(_card(header, row, seen, reader.line_num))
    if len(cards) < LEAST_CARDS:
        raise BadInput("pack", f"{LEAST_CARDS} cards are needed, not {len(cards)}", "TW-P3")
    return Pack(cards)


def _bad(line: int, why: str) -> BadInput:
    return BadInput(f"pack, line {line}", why, "TW-P2")


def _header(row: list[str]) -> list[str]:
    names = [name.strip().lstrip("\ufeff") for name in row]
    for name in NEEDED:
        if name not in names:
            raise _bad(1, f"the column {name!r} is missing")
    for name in names:
        if name not in (*NEEDED, *SPARE):
            raise _bad(1, f"unknown column {name!r:.60}")
        if names.count(name) > 1:
            raise _bad(1, f"the column {name!r} stands there twice")
    return names


def _card(header: list[str], row: list[str], seen: set[str], line: int) -> Card:
    if len(row) != len(header):
        raise _bad(line, f"{len(header)} values are needed, not {len(row)}")
    told = dict(zip(header, (value.strip() for value in row), strict=True))
    _check_texts(told, line)
    if told["id"] in seen:
        raise _bad(line, f"the id {told['id']!r} stands there twice")
    seen.add(told["id"])
    n, e, s, w = (_side(told[name], name, line) for name in SIDES)
    return Card(
        id=told["id"],
        tier=_tier(told["tier"], line),
        sides=(n, e, s, w),
        fr=told["fr"],
        en=told["en"],
        flavour_fr=told.get("flavour_fr", ""),
        flavour_en=told.get("flavour_en", ""),
        emblem=told.get("emblem", ""),
    )


def _check_texts(told: dict[str, str], line: int) -> None:
    for name in ("id", "fr", "en"):
        if not told[name]:
            raise _bad(line, f"{name} is empty")
    for name, value in told.items():
        if len(value) > LONGEST:
            raise _bad(line, f"{name} has more than {LONGEST} characters")
        if any(unicodedata.category(letter).startswith("C") for letter in value):
            raise _bad(line, f"{name} has control characters")


def _side(value: str, name: str, line: int) -> int:
    if value in ("A", "a"):
        return 10  # TW-2
    if value in tuple("123456789"):
        return int(value)
    raise _bad(
        line, f"side {name} is {value!r:.20}, not 1 to 9 or A" if value else f"no side {name}"
    )


def _tier(value: str, line: int) -> int:
    if value in map(str, TIERS):
        return int(value)
    raise _bad(line, f"tier is {value!r:.20}, not 1 to 10")
