"""Whatever is not an ordinary turn: calls, cards thrown off, and the clock."""

from typing import Any

from watatheque.core.game import Event, Millis, Seat
from watatheque.games.uno_wizz import calls, deal, race, shedding, war, wheel
from watatheque.games.uno_wizz.actions import (
    IS_CATCH,
    IS_COLOUR,
    IS_DONE,
    IS_NUMBER,
    IS_SHED,
    IS_SHOUT,
    IS_SHOW,
    IS_UNO,
)
from watatheque.games.uno_wizz.pieces import COLOUR_OF, FACE_OF
from watatheque.games.uno_wizz.state import RACE, READY_RACE, SWAP, WHEEL, Party


def answer(
    state: Party, seat: Seat, kind: int, action: Any, at: Millis, news: list[Event] | None
) -> None:
    if kind <= IS_SHOW:
        _throw_off(state, seat, kind, action, at, news)
    else:
        _call(state, seat, kind, action, at, news)


def _throw_off(
    state: Party, seat: Seat, kind: int, action: Any, at: Millis, news: list[Event] | None
) -> None:
    if kind == IS_SHED:
        shedding.shed(state, FACE_OF[action.card], at, news)
    elif kind == IS_DONE:
        shedding.stop(state, at, news)
    else:
        war.choose(state, seat, FACE_OF[action.card], at, news)


def _call(
    state: Party, seat: Seat, kind: int, action: Any, at: Millis, news: list[Event] | None
) -> None:
    if kind == IS_SHOUT:
        race.shout(state, seat, news)
    elif kind == IS_UNO:
        calls.call(state, seat, at, news)
    elif kind == IS_CATCH:
        calls.catch(state, seat, action.seat, news)
    elif kind == IS_COLOUR:
        shedding.name_colour(state, COLOUR_OF[action.colour], at, news)
    elif kind == IS_NUMBER:
        shedding.name_number(state, action.number, news)
    else:
        _ready(state, seat, news)


def tick(state: Party, at: Millis, news: list[Event] | None) -> None:
    if state.grace:
        state.grace = 0  # UW-15: from here on all may act
    elif state.phase == WHEEL:
        wheel.stop(state, at, news)
    elif state.phase == READY_RACE:
        race.begin(state, at, news)
    elif state.phase == RACE:
        race.close(state, at, news)
    elif state.phase == SWAP:
        calls.swap_calls_over(state, at, news)
    else:
        deal.next_round(state, news)  # TB-12


def _ready(state: Party, seat: Seat, news: list[Event] | None) -> None:
    state.ready |= 1 << seat
    if news is not None:
        news.append(Event("ready", {"seat": seat}, article="TB-12"))
    if state.ready == (1 << state.seats) - 1:
        deal.next_round(state, news)
