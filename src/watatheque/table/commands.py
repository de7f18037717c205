"""What a client may ask of a table. `id` comes back in the answer; a resent id changes nothing."""

from typing import Annotated, Any

import msgspec

Id = Annotated[str, msgspec.Meta(max_length=64)]
Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16,64}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Word = Annotated[str, msgspec.Meta(max_length=64)]


class Command(
    msgspec.Struct, forbid_unknown_fields=True, frozen=True, tag_field="do", tag=str.lower
):
    id: Id


class Sit(Command, frozen=True):
    """TB-15. The nonce goes into the seed: TB-6. `bring` is private: the seat's own option."""

    seat: SeatNumber
    nonce: Nonce
    bring: Any = None


class Stand(Command, frozen=True):
    """TB-15."""


class Act(Command, frozen=True):
    """Play; `action` as in a record.

    A page that was opened before the server was brought up to date still says what it had `seen`.
    """

    action: dict[str, Any]
    seen: int | None = None


class Chat(Command, frozen=True):
    """TB-20."""

    text: str


class Emote(Command, frozen=True):
    """TB-20."""

    name: Word


class Resign(Command, frozen=True):
    """TB-7."""


class Undo(Command, frozen=True):
    """TB-19: take back one's own last entry inside one's own turn; needs nobody's consent."""


class Offer(Command, frozen=True):
    """TB-19: takeback (to an entry), pause, resume, rematch (with a nonce); or agree to one."""

    what: Word
    to: int = 0
    nonce: Nonce = "0" * 32


class Decline(Command, frozen=True):
    """TB-19."""

    what: Word


class Start(Command, frozen=True):
    """TB-17, by the host."""


class Bot(Command, frozen=True):
    """TB-16: a bot of a level on a seat; an empty level takes it away."""

    seat: SeatNumber
    level: Word = ""


class Lock(Command, frozen=True):
    """TB-16: nobody else sits down."""

    on: bool


class Private(Command, frozen=True):
    """TB-16: the table is not listed."""

    on: bool


class Kick(Command, frozen=True):
    """TB-16."""

    seat: SeatNumber


class Swap(Command, frozen=True):
    """TB-16, before the start."""

    seat: SeatNumber
    other: SeatNumber


class Hand(Command, frozen=True):
    """TB-16: somebody seated is the host from now on."""

    seat: SeatNumber


class Close(Command, frozen=True):
    """TB-16, TB-9."""


class Forget(Command, frozen=True):
    """TB-22: when somebody wants to be forgotten."""


class Shut(Command, frozen=True):
    """TB-9: whoever runs the server closes the table, whether it has a host or not."""


AnyCommand = (
    Sit | Stand | Act | Chat | Emote | Resign | Undo | Offer | Decline
    | Start | Bot | Lock | Private | Kick | Swap | Hand | Close
)  # fmt: skip
OwnCommand = Forget | Shut  # given by the server itself; no client can send one
