"""What somebody wants who opens a table."""

from typing import Annotated, Any

import msgspec

from watatheque.bots.house import levels
from watatheque.core.errors import BadInput
from watatheque.core.game import Game

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


def judge(plan: Plan, game: Game[Any, Any, Any]) -> None:
    """A BadInput by name where no such match can be played."""
    game.setup(plan.options, plan.seats, bytes(32))
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
