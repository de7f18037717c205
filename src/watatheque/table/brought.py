"""TB-13: what each seat brings to a match, which nobody else is told before the end."""

from typing import TYPE_CHECKING, Any

from watatheque.core.errors import BadInput
from watatheque.core.values import Refusal

if TYPE_CHECKING:
    from watatheque.table.stage import Stage

BRING = "bring"


def judge(room: "Stage", bring: Any) -> Refusal | None:
    """By itself, as if everybody brought it: nobody learns what the others have."""
    try:
        options = room.plan.options | {BRING: [bring] * room.plan.seats}
        room.game.setup(options, room.plan.seats, bytes(32))
    except BadInput as error:
        return Refusal(error.article or "TB-13", str(error))
    return None


def options(room: "Stage") -> dict[str, Any]:
    """Those of the match to come: a seat's own goes before what the table was opened with."""
    own = [chair.bring for chair in room.seating.chairs]
    if all(bring is None for bring in own):
        return room.plan.options
    planned = room.plan.options.get(BRING) or [None] * room.plan.seats
    brought = [old if bring is None else bring for bring, old in zip(own, planned, strict=True)]
    if None in brought:
        raise BadInput("bring", f"seat {brought.index(None)} has brought nothing", "TB-13")
    return room.plan.options | {BRING: brought}


def refused(room: "Stage", error: BadInput) -> Refusal:
    """To the host, who is not to learn from a complaint what somebody else has brought."""
    private = error.what != BRING and any(chair.bring is not None for chair in room.seating.chairs)
    detail = "what the seats bring does not go together" if private else str(error)
    return Refusal(error.article or "TB-13", detail)
