"""What a table can look like: the words in which a game describes it and any renderer draws it.

Every text is a Fluent message id with arguments, so that screen, screen reader, log and SVG read
the same. A hidden piece has no identity: zones count their backs, only faces are pieces with ids.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from watatheque.core.values import Seat

Hints = Literal["always", "on_request", "never"]  # whether legal targets are shown
Acts = Literal["", "must", "may"]
Mark = Literal["pending", "seen", "veiled", "frozen", "new", "pointed", "key"]


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the game's `.ftl` files; an argument may itself be a Text."""

    id: str
    args: Mapping[str, "int | str | Text"] = field(default_factory=dict)


def seat_text(seat: Seat, called: str = "") -> Text:
    """Whoever sits there: by name where a renderer knows it, else as `called`, else by number."""
    number = seat + 1
    if called:
        return Text("seat-called", {"number": number, "called": Text(called)})
    return Text("seat", {"number": number})


@dataclass(frozen=True, slots=True)
class Face:
    """What a piece, token or icon shows: a kind the renderer can draw, and its attributes."""

    kind: str
    attributes: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Piece:
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


# ---------------------------------------------------------------- zones


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone:
    """A place on the table: `area` names where the layout puts it."""

    id: str
    label: Text
    area: str
    owner: Seat | None = None
    keys: tuple[str, ...] = ()  # key i touches place i, or all of it: its owner's, else everybody's


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack(Zone):
    """A pile of which at most the top is seen: as a piece of this zone, or as a back."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Fan(Zone):
    """A hand, in order; `backs` are those whose face is not shown here."""

    backs: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(Zone):
    """Fixed places, which may be empty or hold a back."""

    places: int
    backs: tuple[int, ...] = ()
    back: Literal["card", "token"] = "card"  # what lies there, face down or up


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid(Zone):
    rows: int
    columns: int
    backs: tuple[int, ...] = ()

    def name(self, place: int) -> str:
        return cell_name(self.rows, self.columns, place)


def cell_name(rows: int, columns: int, place: int) -> str:
    """a1 is the lower left cell, as on a chess board; places run row by row from the top."""
    row, column = divmod(place, columns)
    return "abcdefghijklmnopqrstuvwxyz"[column] + str(rows - row)


@dataclass(frozen=True, slots=True)
class Pile:
    count: int
    badge: str = ""  # the suit it runs in
    closed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Piles(Zone):
    """A growing set of stacks; the top of pile i is the piece at place i."""

    piles: tuple[Pile, ...]


@dataclass(frozen=True, slots=True)
class Group:
    face: Face
    label: Text
    count: int
    ref: int | str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Heap(Zone):
    """Pieces in no order, grouped by kind."""

    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Outline:
    """A rectangle with rounded corners round the middle of a field."""

    kind: str
    width: int
    height: int
    corner: int = 0


@dataclass(frozen=True, slots=True)
class Discs:
    """What the discs of one size are called."""

    label: Text
    radius: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Field(Zone):
    """A plane on which discs lie; (0, 0) is its middle, `unit` of its units are a millimetre.

    `physics` is what the twin of `core.discs` needs: the names of its ground, and the `mass` of a
    disc with a radius of one millimetre, as masses go with the area.
    """

    width: int
    height: int
    unit: int
    outlines: tuple[Outline, ...] = ()
    physics: dict[str, int] = field(default_factory=dict)
    discs: tuple[Discs, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure:
    seat: Seat
    level: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Track(Zone):
    levels: tuple[Text, ...]
    figures: tuple[Figure, ...]
    asks: tuple[tuple[Group, ...], ...] = ()  # for each level, what it takes to get there


@dataclass(frozen=True, slots=True, kw_only=True)
class Meter(Zone):
    value: int
    change: int = 0  # the last one
    face: Face | None = None  # what is counted


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot(Zone):
    """One two-sided token, arrow or badge."""

    face: Face


@dataclass(frozen=True, slots=True, kw_only=True)
class Wheel(Zone):
    icons: tuple[Face, ...]
    shows: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Die(Zone):
    sides: int
    shows: int | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    value: str
    articles: tuple[str, ...] = ()
    why: Text | None = None  # where the value alone would surprise


@dataclass(frozen=True, slots=True)
class Line:
    label: Text
    cells: tuple[Cell, ...]  # one a seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(Zone):
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar(Zone):
    """A question to the reader of the scene; its buttons are the gestures that name this zone."""

    question: Text
    trail: tuple[Text, ...] = ()  # what led to it, the first thing first
    deadline: int | None = None  # on the match clock; travels as "in n ms"


@dataclass(frozen=True, slots=True, kw_only=True)
class Notes(Zone):
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


@dataclass(frozen=True, slots=True)
class Choice:
    value: int | str
    label: Text
    face: Face | None = None
    seat: Seat | None = None  # the player it means


@dataclass(frozen=True, slots=True, kw_only=True)
class Gesture:
    """A template of an action with holes, not a list of legal actions."""

    kind: GestureKind
    label: Text
    action: dict[str, Any] = field(default_factory=dict)  # in codec form; empty: client only
    first: dict[str, Any] = field(default_factory=dict)  # what the same movement does before it
    source: tuple[str, ...] = ()  # zones whose pieces (or which themselves) are taken
    only: tuple[int | str, ...] = ()  # refs of the pieces it is for, before others; empty: any
    target: tuple[str, ...] = ()  # zones it goes to
    least: int = 1  # `pick`: the action is sent once for each piece picked
    most: int = 1
    ordered: bool = False
    choices: tuple[Choice, ...] = ()  # `say`: the numbers there are
    bar: str = ""  # the bar it is a button of
    key: str = ""  # a key of its own, where one matters
    standing: Text | None = None  # the wish to answer so every time, until one says otherwise


# ---------------------------------------------------------------- beats

BeatKind = Literal[
    "move", "flip", "own", "show", "spin", "roll", "pass", "count", "strike", "slide", "shuffle",
    "banner", "countdown",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
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
    data: dict[str, Any] = field(default_factory=dict)


# ---------------------------------------------------------------- the whole


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as the game sees it; name, person or bot, and clock are the table's to add."""

    seat: Seat
    colour: str
    shape: str
    acts: Acts = ""
    badges: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """Rows of area names, as in a drawn plan; an area named `seat` repeats round the table."""

    wide: tuple[str, ...]
    tall: tuple[str, ...]
    mirrored: bool = False  # left and right change sides, down to the places of a row


@dataclass(frozen=True, slots=True)
class Scene:
    status: Text
    chairs: tuple[Chair, ...]
    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    gestures: tuple[Gesture, ...]
    layout: Layout
    hints: Hints = "always"
