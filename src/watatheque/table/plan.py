"""What somebody wants who opens a table."""

from typing import Annotated, Any

import msgspec

from watatheque.bots.house import levels
from watatheque.core.errors import BadInput
from watatheque.core.game import Game, Millis

DAY_MS = 86_400_000


class Thinking(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """TB-23: thinking time of each seat for the whole match, and what every own move adds."""

    base_ms: Annotated[int, msgspec.Meta(ge=1_000, le=DAY_MS)]
    increment_ms: Annotated[int, msgspec.Meta(ge=0, le=DAY_MS)] = 0


class Plan(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    game: str
    seats: int
    options: dict[str, Any] = {}
    private: bool = False
    bots: dict[int, str] = {}
    clock: Thinking | None = None
    position: dict[str, Any] | None = None  # to play from, see docs/positions.md
    at: Annotated[Millis, msgspec.Meta(ge=0, le=1_000 * DAY_MS)] = 0  # the match clock in it


def judge(plan: Plan, game: Game[Any, Any, Any]) -> None:
    """A BadInput by name where no such match can be played."""
    state = game.setup(plan.options, plan.seats, bytes(32), plan.position)
    if game.outcome(state) is not None:
        raise BadInput("position", "the match is over in it", "TB-14")
    if plan.at and plan.position is None:
        raise BadInput("at", "a match that is dealt begins at 0", "TB-14")
    for seat, level in plan.bots.items():
        if not 0 <= seat < plan.seats:
            raise BadInput("bots", f"there is no seat {seat}", "TB-1")
        if level not in levels(game):
            known = ", ".join(levels(game))
            raise BadInput("bots", f"{game.name} has no {level!r:.40}; it has {known}", "TB-17")


def bot_name(level: str) -> str:
    """As it stands on the chair and in the record (TB-11)."""
    return f"bot: {level}"


def middle(game: Game[Any, Any, Any]) -> str:
    """The level of whoever fills in for a person: TB-7, TB-8, TB-18."""
    known = levels(game)
    return "normal" if "normal" in known else known[len(known) // 2]
