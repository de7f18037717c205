"""Which actions answer a prompt, which of them are punished, and what is wrong with others."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from tests.sink import pieces, race, rounds
from tests.sink.asks import kind_of
from tests.sink.state import State
from tests.sink.values import (
    Action,
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
from watatheque.core.game import Seat
from watatheque.core.values import Ready

# What each kind of prompt is answered with.
TURN = (Draw, Play, Show, Steal, Shed, Pass, Call, Slap)
ANSWERS: dict[str, tuple[type, ...]] = {
    "": (), "turn": TURN, "name": (Name, Call, Slap), "take": (Take, Done, Call, Slap),
    "shed": (Shed, Done, Call, Slap), "flick": (Flick, Call, Slap), "put": (Put, Call, Slap),
    "call": (Call, Slap), "catch": (Call, Slap), "say": (Say,), "point": (Point,),
    "ready": (Ready,),
}  # fmt: skip
ARTICLES: dict[type, str] = {
    Draw: "KS-5", Play: "KS-4", Show: "KS-6", Steal: "KS-7", Take: "KS-7", Shed: "KS-8",
    Done: "KS-8", Pass: "KS-3", Name: "KS-10", Say: "KS-11", Point: "KS-11", Call: "KS-14",
    Slap: "KS-13", Flick: "KS-15", Put: "KS-16", Ready: "TB-12",
}  # fmt: skip


def accepted(state: State, seat: Seat) -> list[Action]:
    kind = kind_of(state, seat)
    return [action for action in _candidates(state, seat, kind) if not wrong(state, seat, action)]


def wrong(state: State, seat: Seat, action: Action) -> str | None:
    test = TESTS.get(type(action))
    return test(state, seat, action) if test else None


def _candidates(state: State, seat: Seat, kind: str) -> Iterator[Action]:
    for cls in ANSWERS[kind]:
        yield from LISTS[cls](state, seat)


def punished(state: State, seat: Seat, action: Action) -> bool:
    if isinstance(action, Call):
        return state.owes != seat
    if isinstance(action, Say):
        return action.number != race.number_to_say(state)
    return isinstance(action, Point) and action.card not in race.cards_to_point(state)


def _plays(state: State, seat: Seat) -> list[Action]:
    return [Play(card, cell) for card in state.hands[seat] for cell in range(pieces.CELLS)]


def _flicks(state: State, seat: Seat) -> list[Action]:
    ways = ((100, 0), (-100, 0), (0, 100), (0, -100), (70, 70), (-70, -70))
    return [Flick(disc, *way, 60) for disc in range(len(pieces.DISCS)) for way in ways]


def any_flick(rng: Random) -> Flick:
    disc = rng.randrange(len(pieces.DISCS))
    dx, dy = (rng.randint(-pieces.PULL, pieces.PULL) for _ in range(2))
    return Flick(disc, dx, dy, rng.randint(1, pieces.PULL))


def any_spot(rng: Random) -> Put:
    x = rng.randint(-pieces.HALF_WIDTH, pieces.HALF_WIDTH)
    return Put(x, rng.randint(-pieces.HALF_HEIGHT, pieces.HALF_HEIGHT))


LISTS: dict[type, Callable[[State, Seat], Sequence[Action]]] = {
    Draw: lambda state, seat: [Draw()],
    Play: _plays,
    Show: lambda state, seat: [Show(to) for to in range(state.seats)],
    Steal: lambda state, seat: [Steal(victim) for victim in range(state.seats)],
    Take: lambda state, seat: [Take(place) for place in range(len(state.laid))],
    Shed: lambda state, seat: [Shed(card) for card in state.hands[seat]],
    Done: lambda state, seat: [Done()],
    Pass: lambda state, seat: [Pass()],
    Name: lambda state, seat: [Name(suit) for suit in range(len(pieces.SUITS))],
    Say: lambda state, seat: [Say(number) for number in pieces.SAID],
    Point: lambda state, seat: [Point(card) for card in state.cells if card != -1],
    Call: lambda state, seat: [Call()],
    Slap: lambda state, seat: [Slap()],
    Flick: _flicks,
    Put: lambda state, seat: [Put(*spot) for spot in pieces.SPOTS],
    Ready: lambda state, seat: [Ready()],
}


# ---------------------------------------------------------------- what is wrong with an action


def _wrong_draw(state: State, seat: Seat, action: Draw) -> str | None:
    return None if state.deck else "the deck is empty"


def _wrong_play(state: State, seat: Seat, action: Play) -> str | None:
    if action.card not in state.hands[seat]:
        return "that card is not in your hand"
    return None if 0 <= action.cell < pieces.CELLS else "there is no such cell"


def _wrong_show(state: State, seat: Seat, action: Show) -> str | None:
    if not state.hands[seat]:
        return "there is nothing to show"
    return None if 0 <= action.to < state.seats and action.to != seat else "to another seat"


def _wrong_steal(state: State, seat: Seat, action: Steal) -> str | None:
    if not 0 <= action.victim < state.seats or action.victim == seat:
        return "from another seat"
    return None if state.hands[action.victim] else "there is nothing to steal"


def _wrong_take(state: State, seat: Seat, action: Take) -> str | None:
    return None if 0 <= action.place < len(state.laid) else "no card lies there"


def _wrong_shed(state: State, seat: Seat, action: Shed) -> str | None:
    if action.card not in state.hands[seat]:
        return "that card is not in your hand"
    return None if len(state.shed[seat]) < pieces.SHED else "both places are taken"


def _wrong_name(state: State, seat: Seat, action: Name) -> str | None:
    return None if 0 <= action.suit < len(pieces.SUITS) else "there is no such suit"


def _wrong_say(state: State, seat: Seat, action: Say) -> str | None:
    return None if action.number in pieces.SAID else "the number cannot be that"


def _wrong_point(state: State, seat: Seat, action: Point) -> str | None:
    on_grid = action.card >= 0 and action.card in state.cells
    return None if on_grid else "that card is not on the grid"


def _wrong_call(state: State, seat: Seat, action: Call) -> str | None:
    again = state.owes != seat and state.called >> seat & 1
    return "one false call a round is enough" if again else None


def _wrong_slap(state: State, seat: Seat, action: Slap) -> str | None:
    return None if state.owes not in (-1, seat) else "there is nobody to catch"


def _wrong_flick(state: State, seat: Seat, action: Flick) -> str | None:
    if not 0 <= action.disc < len(pieces.DISCS):
        return "there is no such disc"
    if max(abs(action.dx), abs(action.dy), abs(action.strength)) > pieces.PULL:
        return "too hard"
    still = action.dx == action.dy == 0 or action.strength < 1
    return "that moves nothing" if still else None


def _wrong_put(state: State, seat: Seat, action: Put) -> str | None:
    if not pieces.on_field(action.x, action.y):
        return "off the field"
    return None if rounds.free(state, action.x, action.y) else "on another disc"


TESTS: dict[type, Callable[[State, Seat, Any], str | None]] = {
    Draw: _wrong_draw, Play: _wrong_play, Show: _wrong_show, Steal: _wrong_steal,
    Take: _wrong_take, Shed: _wrong_shed, Name: _wrong_name, Say: _wrong_say,
    Point: _wrong_point, Call: _wrong_call, Slap: _wrong_slap, Flick: _wrong_flick,
    Put: _wrong_put,
}  # fmt: skip
