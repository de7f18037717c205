"""The cards that lie face up; one that lies as before is the same object as before."""

from functools import lru_cache
from typing import Final

from watatheque.core.scene import Face, Mark, Piece
from watatheque.core.values import Seat
from watatheque.games.watai import pieces
from watatheque.games.watai.values import TOP, View
from watatheque.games.watai.words import card_text, kind_word

COLOURS: Final = {
    "dark-green": "green", "light-green": "lime", "orange": "orange", "yellow": "yellow",
    "dark-blue": "blue", "turquoise": "teal", "violet": "purple", "red": "red",
}  # fmt: skip
GLYPHS: Final = {"start": "▶", "stop": "■", "extra": "✦"}
Packs = tuple[tuple[str, ...], ...]  # the borders of each seat
Marks = tuple[Mark, ...]


def pieces_of(view: View) -> tuple[Piece, ...]:
    packs = tuple([side.packs for side in view.sides])
    owners = _owners(packs)
    found = [
        _laid(heap.top, pile, owners[_border(heap.top)]) for pile, heap in enumerate(view.arena)
    ]
    for seat, side in enumerate(view.sides):
        frozen = view.frozen_until is not None and seat != view.leader
        pointed = side.pointed if side.pointed_live else None
        found += _shown(seat, side.row, side.top, packs, frozen, side.locked, pointed)
    return tuple(found)


@lru_cache(1024)
def _owners(packs: Packs) -> dict[str, Seat]:
    return {border: seat for seat, borders in enumerate(packs) for border in borders}


@lru_cache(8192)
def _border(name: str) -> str:
    return pieces.PACKS[pieces.pack(pieces.CARDS[name])]


@lru_cache(8192)
def _laid(name: str, pile: int, owner: Seat) -> Piece:
    return _piece(name, f"pile-{pile}-{name}", "arena", pile, pile, owner, ())


# Most players' cards lie as they lay before: all of one player's are looked up at once.
@lru_cache(2048)
def _shown(
    seat: Seat, row: tuple[str | None, ...], top: str | None, packs: Packs,
    frozen: bool, locked: bool, pointed: int | None,
) -> list[Piece]:  # fmt: skip
    owners = _owners(packs)
    found = []
    for place, name in enumerate(row):
        if name is not None:
            marks = _marks(frozen, False, pointed == place)
            found.append(_held(seat, place, name, owners[_border(name)], marks))
    if top is not None:
        marks = _marks(frozen, locked, pointed == TOP)
        found.append(_held(seat, TOP, top, owners[_border(top)], marks))
    return found


def _marks(frozen: bool, locked: bool, pointed: bool) -> Marks:
    """WT-V13; WT-9: it cannot be laid; WT-14."""
    told: list[tuple[bool, Mark]] = [(frozen, "frozen"), (locked, "veiled"), (pointed, "pointed")]
    return tuple([mark for so, mark in told if so])


@lru_cache(8192)
def _held(seat: Seat, place: int, name: str, owner: Seat, marks: Marks) -> Piece:
    if place == TOP:
        return _piece(name, f"turned-{seat}-{name}", f"turned-{seat}", None, TOP, owner, marks)
    id = f"row-{seat}-{place}-{name}"
    return _piece(name, id, f"row-{seat}", place, place, owner, marks)


def _piece(
    name: str, id: str, zone: str, place: int | None, ref: int, owner: Seat, marks: Marks
) -> Piece:
    face, label = card_face(name), card_text(name)
    return Piece(id, zone, face, label, ref=ref, place=place, owner=owner, marks=marks)


def card_face(name: str) -> Face:
    card = pieces.CARDS[name]
    kind, border = pieces.kind(card), COLOURS[_border(name)]  # WT-3: not always its owner's
    if kind >= pieces.START:
        word = kind_word(kind)
        return Face("card", {"value": word, "glyph": GLYPHS[word], "border": border})
    suit = pieces.SUITS[pieces.suit(kind)]
    return Face("card", {"value": pieces.number(kind), "colour": suit, "border": border})
