"""Who is asked what: KS-3, KS-11 to KS-16, TB-12."""

from tests.sink import pieces, rounds
from tests.sink.state import State
from tests.sink.values import Done, Name, Pass, Put
from watatheque.core.game import Prompt, Seat


def seat_prompts(state: State) -> list[Prompt]:
    seats = range(state.seats)
    if state.phase == "ready":
        waiting = [seat for seat in seats if not state.ready >> seat & 1]
        return [Prompt(seat, "ready", optional=True) for seat in waiting]
    if state.phase == "race":
        kind = "say" if state.die <= pieces.SIDES // 2 else "point"
        racing = [seat for seat in seats if not state.out >> seat & 1]
        return [Prompt(seat, kind, state.race_at, optional=True) for seat in racing]
    if state.phase in ("turns", "flick"):
        turn = _turn_prompt(state)
        others = [seat for seat in seats if seat != turn.seat and _may_call(state, seat)]
        return [turn, *(Prompt(seat, _call(state, seat), optional=True) for seat in others)]
    return []


def _turn_prompt(state: State) -> Prompt:
    """The one question that the game waits for."""
    by = state.asked + pieces.THINK
    if not state.stack and state.phase == "turns":
        return Prompt(state.turn, "turn", by, Pass())
    if not state.stack:
        return Prompt(state.turn, "flick", by, complete=False)
    kind, seat, _ = state.stack[-1]
    if kind == "put":
        spot = next(spot for spot in pieces.SPOTS if rounds.free(state, *spot))
        return Prompt(seat, kind, by, Put(*spot), complete=False)
    return Prompt(seat, kind, by, Name(0) if kind == "name" else Done())


def _may_call(state: State, seat: Seat) -> bool:
    return state.owes != -1 or not state.called >> seat & 1


def _call(state: State, seat: Seat) -> str:
    return "call" if state.owes in (-1, seat) else "catch"


def kind_of(state: State, seat: Seat) -> str:
    return next((asked.kind for asked in seat_prompts(state) if asked.seat == seat), "")
