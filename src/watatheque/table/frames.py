"""What a table tells: the frames of docs/protocol.md and what they hold, as they travel.

The browser's types are made from these, so the words here are the words there.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Raw

from watatheque.core.values import Millis, Outcome, Seat
from watatheque.table.patch import Document, Patch
from watatheque.table.plan import Thinking

# Plain dicts here; the word says what the browser calls them.
Shown = Annotated[Document, "Scene"]
Change = Annotated[Patch, "Patch"]
# In JSON already.
WrittenBeat = Annotated[Raw, "Beat"]
Phase = Literal["open", "running", "over", "closed"]


class Sitter(TypedDict):
    name: str
    kind: Literal["person", "bot", "empty"]
    level: str  # of the bot that plays here, for good or until the person is back
    host: bool
    present: bool
    stand_in: bool


class About(TypedDict):
    """A table without its match, as everybody may see it."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    thinking: Thinking | None
    phase: Phase
    paused: bool
    private: bool
    locked: bool
    commitment: str  # to the secret of the next match
    match: str | None
    outcome: Outcome | None
    note: str
    chairs: list[Sitter]


class Clock(TypedDict):
    """The match clock when the frame was made, and the thinking time left of each seat."""

    at: Millis
    runs: bool
    left: list[Millis] | None


class ChatLine(TypedDict):
    """Something said at the table; the seat is null for whoever only watches."""

    n: int
    seat: Seat | None
    name: str
    text: str


class Proposal(TypedDict):
    """TB-19: what somebody proposes, and who has agreed so far."""

    what: str
    by: Seat
    to: int
    agreed: list[Seat]


# ---------------------------------------------------------------- frames with a rev


class LatelyTold(TypedDict):
    """What entry `n` told, for whoever was away then."""

    n: int
    beats: list[WrittenBeat]


class SnapshotFrame(TypedDict):
    type: Literal["snapshot"]
    rev: int
    seat: Seat | None
    host: bool
    table: About
    clock: Clock | None
    offers: list[Proposal]
    chat: list[ChatLine]
    n: int
    lately: list[LatelyTold]
    scene: Shown | None
    mine: Change


class TableFrame(TypedDict):
    type: Literal["table"]
    rev: int
    table: About
    clock: Clock | None


class NewsFrame(TypedDict):
    """Entry `n` was made; the scene is missing where more entries follow at once."""

    type: Literal["news"]
    rev: int
    n: int
    beats: list[WrittenBeat]
    scene: NotRequired[Change]
    clock: Clock | None


class MineFrame(TypedDict):
    """To one seat only; what is missing has not changed."""

    type: Literal["mine"]
    rev: int
    n: int
    beats: NotRequired[list[WrittenBeat]]
    mine: NotRequired[Change]


class ChatFrame(TypedDict):
    type: Literal["chat"]
    rev: int
    line: ChatLine


class EmoteFrame(TypedDict):
    type: Literal["emote"]
    rev: int
    seat: Seat
    name: str


class OfferFrame(TypedDict):
    type: Literal["offer"]
    rev: int
    offers: list[Proposal]


# ---------------------------------------------------------------- answers


class AckFrame(TypedDict):
    type: Literal["ack"]
    id: str
    rev: int


class RefusedFrame(TypedDict):
    type: Literal["refused"]
    id: str
    article: str
    detail: str


class ByeFrame(TypedDict):
    type: Literal["bye"]
    why: str


Told = TableFrame | NewsFrame | MineFrame | ChatFrame | EmoteFrame | OfferFrame
AnyFrame = SnapshotFrame | Told | AckFrame | RefusedFrame | ByeFrame
