"""What a table can look like: the words in which a game describes it and any renderer draws it.

Every text is a Fluent message id with arguments, so that screen, screen reader, log and SVG read
the same. A hidden piece has no identity: zones count their backs, only faces are pieces with ids.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from watatheque.core.codec import snake
from watatheque.core.values import Seat

Hints = Literal["always", "on_request", "never"]  # whether legal targets are shown
Acts = Literal["", "must", "may"]
Mark = Literal["pending", "seen", "veiled", "frozen", "new", "pointed", "key"]


class Text(msgspec.Struct, frozen=True):
    """A message of the game's `.ftl` files; an argument may itself be a Text."""

    id: str
    args: Mapping[str, "int | str | Text"] = {}


def seat_text(seat: Seat, called: str = "") -> Text:
    """Whoever sits there: by name where a renderer knows it, else as `called`, else by number."""
    number = seat + 1
    if called:
        return Text("seat-called", {"number": number, "called": Text(called)})
    return Text("seat", {"number": number})


class Face(msgspec.Struct, frozen=True):
    """What a piece, token or icon shows: a kind the renderer can draw, and its attributes."""

    kind: str
    attributes: Mapping[str, int | str] = {}


class Piece(msgspec.Struct, frozen=True):
    """Something that lies face up."""

    id: str
    zone: str
    face: Face
    label: Text
    ref: int | str | None = None  # what an action calls it
    place: int | None = None  # in a row, grid, fan or piles
    at: tuple[int, int, int] | None = None  # x, y, radius on a field, in its units
    owner: Seat | None = None
    marks: tuple[Mark, ...] = ()
    about: Text | None = None  # what it does, for whoever asks


# ---------------------------------------------------------------- zones


class Zone(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=snake):
    """A place on the table: `area` names where the layout puts it."""

    id: str
    label: Text
    area: str
    owner: Seat | None = None
    keys: tuple[str, ...] = ()  # key i touches place i, or all of it: its owner's, else everybody's


class Stack(Zone, frozen=True, kw_only=True):
    """A pile of which at most the top is seen: as a piece of this zone, or as a back."""

    count: int
    name: Text | None = None  # in a word, for its owner; where several look alike


class Fan(Zone, frozen=True, kw_only=True):
    """A hand, in order; `backs` are those whose face is not shown here."""

    backs: int = 0
    whole: bool = False  # where there is room, no card covers another: each says something all over


class Row(Zone, frozen=True, kw_only=True):
    """Fixed places, which may be empty or hold a back."""

    places: int
    backs: tuple[int, ...] = ()
    back: Literal["card", "token"] = "card"  # what lies there, face down or up


class Grid(Zone, frozen=True, kw_only=True):
    rows: int
    columns: int
    backs: tuple[int, ...] = ()

    def name(self, place: int) -> str:
        return cell_name(self.rows, self.columns, place)


def cell_name(rows: int, columns: int, place: int) -> str:
    """a1 is the lower left cell, as on a chess board; places run row by row from the top."""
    row, column = divmod(place, columns)
    return "abcdefghijklmnopqrstuvwxyz"[column] + str(rows - row)


class Pile(msgspec.Struct, frozen=True):
    count: int
    badge: str = ""  # the suit it runs in
    closed: bool = False


class Piles(Zone, frozen=True, kw_only=True):
    """A growing set of stacks; the top of pile i is the piece at place i."""

    piles: tuple[Pile, ...]


class Group(msgspec.Struct, frozen=True):
    face: Face
    label: Text
    count: int
    ref: int | str | None = None


class Heap(Zone, frozen=True, kw_only=True):
    """Pieces in no order, grouped by kind."""

    groups: tuple[Group, ...]


class Outline(msgspec.Struct, frozen=True):
    """A rectangle with rounded corners round the middle of a field."""

    kind: str
    width: int
    height: int
    corner: int = 0


class Discs(msgspec.Struct, frozen=True):
    """What the discs of one size are called."""

    label: Text
    radius: int


class Field(Zone, frozen=True, kw_only=True):
    """A plane on which discs lie; (0, 0) is its middle, `unit` of its units are a millimetre.

    `physics` is what the twin of `core.discs` needs: the names of its ground, and the `mass` of a
    disc with a radius of one millimetre, as masses go with the area.
    """

    width: int
    height: int
    unit: int
    outlines: tuple[Outline, ...] = ()
    physics: dict[str, int] = {}
    discs: tuple[Discs, ...] = ()


class Figure(msgspec.Struct, frozen=True):
    seat: Seat
    level: int


class Track(Zone, frozen=True, kw_only=True):
    levels: tuple[Text, ...]
    figures: tuple[Figure, ...]
    asks: tuple[tuple[Group, ...], ...] = ()  # for each level, what it takes to get there


class Meter(Zone, frozen=True, kw_only=True):
    value: int
    change: int = 0  # the last one
    face: Face | None = None  # what is counted


class Spot(Zone, frozen=True, kw_only=True):
    """One two-sided token, arrow or badge."""

    face: Face


class Wheel(Zone, frozen=True, kw_only=True):
    icons: tuple[Face, ...]
    shows: int | None = None


class Die(Zone, frozen=True, kw_only=True):
    sides: int
    shows: int | None = None


class Cell(msgspec.Struct, frozen=True):
    value: str
    articles: tuple[str, ...] = ()
    why: Text | None = None  # where the value alone would surprise


class Line(msgspec.Struct, frozen=True):
    label: Text
    cells: tuple[Cell, ...]  # one a seat


class Sheet(Zone, frozen=True, kw_only=True):
    lines: tuple[Line, ...]


class Bar(Zone, frozen=True, kw_only=True):
    """A question to the reader of the scene; its buttons are the gestures that name this zone."""

    question: Text
    trail: tuple[Text, ...] = ()  # what led to it, the first thing first
    deadline: int | None = None  # on the match clock; travels as "in n ms"


class Notes(Zone, frozen=True, kw_only=True):
    """What a seat has been shown; its pieces lie in this zone."""

    lines: tuple[Text, ...] = ()


# ---------------------------------------------------------------- gestures

GestureKind = Literal[
    "tap", "drag", "pick", "choose", "call", "point", "say", "flick", "aim", "place", "peek",
    "sort",
]  # fmt: skip
# Holes of a gesture's template, filled by the renderer with what the hand did.
PIECE = "$piece"  # the ref of the piece taken
PLACE = "$place"  # the place it went to
TARGET = "$target"  # the ref of the piece or zone pointed at
CHOICE = "$choice"  # the value of the choice
X, Y = "$x", "$y"  # a spot on a field
DX, DY, STRENGTH = "$dx", "$dy", "$strength"  # a flick
NUMBER = "$number"  # what was said


class Choice(msgspec.Struct, frozen=True):
    value: int | str
    label: Text
    face: Face | None = None
    seat: Seat | None = None  # the player it means


class Gesture(msgspec.Struct, frozen=True, kw_only=True):
    """A template of an action with holes, not a list of legal actions."""

    kind: GestureKind
    label: Text
    action: dict[str, Any] = {}  # in codec form; empty: client only
    first: dict[str, Any] = {}  # what the same movement does before it
    source: tuple[str, ...] = ()  # zones whose pieces (or which themselves) are taken
    only: tuple[int | str, ...] = ()  # refs of the pieces it is for, before others; empty: any
    target: tuple[str, ...] = ()  # zones it goes to
    least: int = 1  # `pick`: the action is sent once for each piece picked
    most: int = 1
    ordered: bool = False
    choices: tuple[Choice, ...] = ()  # `say`: the numbers there are
    bar: str = ""  # the bar it is a button of
    aside: bool = False  # a button beside the question, which it does not answer
    key: str = ""  # a key of its own, where one matters
    standing: Text | None = None  # the wish to answer so every time, until one says otherwise


# ---------------------------------------------------------------- beats

BeatKind = Literal[
    "move", "flip", "own", "show", "spin", "roll", "pass", "count", "strike", "slide", "shuffle",
    "banner", "countdown",
]  # fmt: skip


class Beat(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened, in order, between two patches of the scene."""

    kind: BeatKind
    text: Text
    ms: int = 300  # nominal length
    gate: bool = False  # not skippable: a timed thing follows, and the clock's Tick opens it
    article: str = ""
    seat: Seat | None = None
    piece: str = ""  # its id in the scene before or after
    source: str = ""  # zone
    target: str = ""
    data: dict[str, Any] = {}


# ---------------------------------------------------------------- the whole


class Chair(msgspec.Struct, frozen=True):
    """A seat as the game sees it; name, person or bot, and clock are the table's to add."""

    seat: Seat
    colour: str
    shape: str
    acts: Acts = ""
    badges: tuple[Text, ...] = ()


class Layout(msgspec.Struct, frozen=True):
    """Rows of area names, as in a drawn plan; an area named `seat` repeats round the table."""

    wide: tuple[str, ...]
    tall: tuple[str, ...]
    mirrored: bool = False  # left and right change sides, down to the places of a row


class Scene(msgspec.Struct, frozen=True):
    status: Text
    chairs: tuple[Chair, ...]
    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    gestures: tuple[Gesture, ...]
    layout: Layout
    hints: Hints = "always"
