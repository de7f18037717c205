"""What every action does, and what the clock does by itself."""

from collections.abc import Callable
from typing import Any

from tests.sink import pieces, race, rounds, turn
from tests.sink.news import News
from tests.sink.state import State
from tests.sink.values import (
    Call,
    Done,
    Draw,
    Flick,
    Name,
    Pass,
    Play,
    Point,
    Put,
    Say,
    Shed,
    Show,
    Slap,
    Steal,
    Take,
)
from watatheque.core.game import Millis, Seat, Tick
from watatheque.core.values import Ready


def moments(state: State) -> list[tuple[Millis, str]]:
    """What the rules will do by themselves, and when."""
    due = []
    if state.phase in ("countdown", "race"):
        due.append((state.race_at, state.phase))
    if state.phase == "ready":
        due.append((state.asked + pieces.PAUSE, "ready"))
    if state.owes != -1:
        due.append((state.fine_at, "fine"))
    return sorted(due)


def tick(state: State, seat: Seat, action: Tick, at: Millis, news: News) -> None:
    due = moments(state)
    now = max(at, due[0][0])
    while due and due[0][0] <= now:
        TICKS[due[0][1]](state, now, news)
        due = moments(state)


def due_fine(state: State, at: Millis, news: News) -> None:
    race.fine(state, news)


TICKS: dict[str, Callable[[State, Millis, News], None]] = {
    "countdown": race.open_race,
    "race": race.close,
    "ready": rounds.next_round,
    "fine": due_fine,
}

PLAY: dict[type, Callable[[State, Seat, Any, Millis, News], None]] = {
    Draw: turn.draw, Play: turn.play, Show: turn.show, Steal: turn.steal, Take: turn.take,
    Shed: turn.shed, Done: turn.done, Pass: turn.skip, Name: turn.name,
    Say: race.say, Point: race.point, Call: race.call, Slap: race.slap,
    Flick: rounds.flick, Put: rounds.put, Ready: rounds.ready, Tick: tick,
}  # fmt: skip
