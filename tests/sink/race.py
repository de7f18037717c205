"""Races, calls and catches: KS-11 to KS-14."""

from tests.sink import pieces
from tests.sink.news import News, strike, take_top, tell, win
from tests.sink.state import State
from tests.sink.turn import end_turn
from tests.sink.values import (
    Call,
    Point,
    Say,
    Slap,
)
from watatheque.core.game import Millis, Seat


def open_race(state: State, at: Millis, news: News) -> None:
    state.phase, state.race_at = "race", at + pieces.RACE
    state.die = state.chance.below(pieces.SIDES, "die") + 1
    tell(news, "rolled", {"die": state.die})


def number_to_say(state: State) -> int:
    return state.die + sum(card != -1 for card in state.cells)


def cards_to_point(state: State) -> list[int]:
    cards = [card for card in state.cells if card != -1]
    best = max(map(pieces.rank, cards))
    return [card for card in cards if pieces.rank(card) == best]


def say(state: State, seat: Seat, action: Say, at: Millis, news: News) -> None:
    tell(news, "said", {"seat": seat, "number": action.number})
    answer(state, seat, action.number == number_to_say(state), at, news)


def point(state: State, seat: Seat, action: Point, at: Millis, news: News) -> None:
    tell(news, "pointed", {"seat": seat, "card": action.card})
    answer(state, seat, action.card in cards_to_point(state), at, news)


def answer(state: State, seat: Seat, right: bool, at: Millis, news: News) -> None:
    if right:
        win(state, seat, news)
    else:
        state.out |= 1 << seat
        strike(state, seat, "KS-11", news)
    if right or state.out == (1 << state.seats) - 1:
        close(state, at, news)


def close(state: State, at: Millis, news: News) -> None:
    tell(news, "closed", {})
    end_turn(state, state.turn, at, news)


def call(state: State, seat: Seat, action: Call, at: Millis, news: News) -> None:
    tell(news, "called", {"seat": seat})
    if state.owes == seat:
        state.owes = -1
    else:
        state.called |= 1 << seat
        strike(state, seat, "KS-14", news)


def slap(state: State, seat: Seat, action: Slap, at: Millis, news: News) -> None:
    tell(news, "slapped", {"seat": seat, "target": state.owes})
    win(state, seat, news)
    fine(state, news)


def fine(state: State, news: News) -> None:
    seat, state.owes = state.owes, -1
    strike(state, seat, "KS-12", news)
    # Cards that lie out for a theft are the whole hand: nothing is added to them meanwhile.
    if state.deck and not (state.laid and state.stack[-1][2] == seat):
        take_top(state, seat, news)
