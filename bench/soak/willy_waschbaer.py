"""Willy Waschbär: games over two to four seats and all options, on the fastest engine at hand."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, ClassVar

from bench.soak.soak import ENTRIES, REFUSALS, Recipe, Tally
from watatheque.core.discs import STEP_MS, STEPS, Advance
from watatheque.core.discs_motion import advance
from watatheque.core.game import Event, Game, Seat
from watatheque.core.values import Ready
from watatheque.games.willy_waschbaer.pieces import PIECES
from watatheque.games.willy_waschbaer.rules import WillyWaschbaer
from watatheque.games.willy_waschbaer.state import Board
from watatheque.games.willy_waschbaer.values import (
    Announce,
    Arrange,
    Choose,
    Done,
    Flick,
    Give,
    PutBack,
)

MIXES: tuple[dict[str, Any], ...] = (
    {},
    {"old": True},
    {"young": True},
    {"layout": "custom"},
    {"layout": "ring"},
    {"layout": "field", "young": True, "old": True},
    {"layout": "bins"},
    {"layout": "feast"},
)
TWO_GAMES = 50  # every so many matches go on into a second game
SHOTS, DROPPED, PAST_ROPE = "shots", "pieces that dropped", "pieces past the rope"
FOULS = "fouls"


def _number(rng: Random) -> int:
    return rng.choice((-1, 0, 1, 5, 11, 12, 25, 26, 1000, 1001, 90_000, 2_000_000, 2**70))


GUESSES: tuple[Callable[[Board, Random], Any], ...] = (
    lambda board, rng: Arrange(_number(rng), _number(rng), _number(rng)),
    lambda board, rng: Done(),
    lambda board, rng: Give(_number(rng), _number(rng)),
    lambda board, rng: Announce(_number(rng)),
    lambda board, rng: Flick(_number(rng), _number(rng), _number(rng), _number(rng)),
    lambda board, rng: Flick(board.announced, 0, 0, 5),
    lambda board, rng: Choose("food"),
    lambda board, rng: PutBack(rng.randrange(PIECES), _number(rng), _number(rng)),
    lambda board, rng: Ready(),
)


class Willy(Recipe):
    name = WillyWaschbaer.name
    matches = 5_000
    rounds = "games"
    cap = 4_000
    cap_of = ENTRIES
    guessing = 0.05
    shown_by: ClassVar[dict[str, str]] = {
        "WW-1": REFUSALS,  # of a piece that there is not
        "WW-P1": DROPPED,
        "WW-P2": PAST_ROPE,
        "WW-P3": SHOTS,
        "WW-P4": REFUSALS,  # what is no flick
        "WW-P5": SHOTS,
    }

    def engine(self) -> Game[Any, Any, Any]:
        return WillyWaschbaer(fastest())

    def table(self, number: int) -> tuple[dict[str, Any], int]:
        games = 2 if number % TWO_GAMES == 0 else 1
        return {"games": games, **MIXES[number // 3 % len(MIXES)]}, 2 + number % 3

    def guess(self, state: Any, seat: Seat, rng: Random) -> tuple[Seat, Any]:
        slip = rng.choice([state.turn, rng.randrange(-1, state.seats + 1)])
        return slip, rng.choice(GUESSES)(state, rng)

    def note(self, news: Sequence[Event], state: Any, tally: Tally) -> None:
        counts = tally.counts
        for event in news:
            if event.kind == "flicked":
                counts[SHOTS] += 1
                counts[DROPPED] += len(event.data["off"])
                tally.stretch("ms of a shot", event.data["millis"])
            elif event.kind == "fouled":
                counts[FOULS] += 1
                counts[PAST_ROPE] += event.data["why"] == "rope"
            elif event.kind == "crossed":
                counts[PAST_ROPE] += len(event.data["pieces"])
            elif event.kind == "ended":
                counts[f"games ended by {event.data['end']}"] += 1

    def rounds_of(self, state: Any) -> int:
        return int(state.game)

    def remarks(self, tally: Tally, seconds: float) -> list[str]:
        shots = max(tally.counts[SHOTS], 1)
        return [
            f"{shots / tally.rounds.total():.1f} shots a game, {shots / seconds:,.0f} a second; "
            f"{tally.counts[FOULS] / shots:.1%} fouls; fuse at {STEPS * STEP_MS} ms"
        ]


def fastest() -> Advance:
    """The kernel where numba is at hand: the bits are the same (WW-P5)."""
    if find_spec("numba") is None:
        return advance
    run: Advance = import_module("watatheque.core.discs_kernel").advance
    return run
