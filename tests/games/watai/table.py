"""A small table for the tests: cards by name, holes as dots, what happened as events."""

from typing import Any

from watatheque import game
from watatheque.core.game import CLOCK, TICK, Event, Refusal
from watatheque.games.watai.position import save
from watatheque.games.watai.state import Race
from watatheque.games.watai.values import Holding

WATAI = game("watai")
CODES = ("dg", "lg", "or", "ye", "db", "tu", "vi", "re")
BLUE_TO_6 = "lg-start lg-b2 lg-b3 lg-b4 lg-b5 lg-b6"
Position = dict[str, Any]


def side(row: str = ". . . . .", talon: str = "", stock: str = "", turned: str = "",
         **more: Any) -> Position:  # fmt: skip
    """One player's cards; of Talon, Stock and turned-up cards the first is on top."""
    cards = [None if name == "." else name for name in row.split()]
    return {
        "row": cards + [None] * (5 - len(cards)),
        "talon": talon.split(),
        "stock": stock.split(),
        "turned": turned.split(),
        **more,
    }


def idle(seat: int, **more: Any) -> Position:
    """A player with a Talon and a Start in the Stock, so that nothing is over or blocked."""
    code = CODES[seat]
    row = " ".join(f"{code}-g{number}" for number in (9, 10, 11, 12)) + f" {code}-y12"
    return side(row, f"{code}-y9 {code}-y10 {code}-y11", f"{code}-start", **more)


def race(
    *sides: Position,
    arena: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    seats: int = 4,
    **more: Any,
) -> Race:
    """A state in the middle of a round; whoever is not described is idle."""
    given = [*sides, *(idle(seat) for seat in range(len(sides), seats))]
    position = {"seats": given, "arena": [pile.split() for pile in arena], **more}
    state = WATAI.setup(options or {}, seats, bytes(32), position)
    assert isinstance(state, Race)
    return state


def dealt(seats: int = 4, seed: int = 0, **options: Any) -> Race:
    state = WATAI.setup(options, seats, bytes([seed]) * 32)
    assert isinstance(state, Race)
    return state


def act(state: Race, seat: int, action: Any, at: int = 1) -> list[Event]:
    """Play what must be accepted; all that is told of it."""
    refusal = WATAI.check(state, seat, action)
    assert refusal is None, refusal
    return _apply(state, seat, action, at)


def tick(state: Race) -> list[Event]:
    """The clock at its moment."""
    return _apply(state, CLOCK, TICK, due(state))


def _apply(state: Race, seat: int, action: Any, at: int) -> list[Event]:
    news: list[Event] = []
    WATAI.apply(state, seat, action, at, news)
    wrong = WATAI.audit(state)
    assert wrong is None, wrong
    return news


def go(state: Race) -> Race:
    """Choose what is to be chosen, and count down."""
    while state.phase != 2:
        prompt = WATAI.prompts(state)[0]
        action = TICK if prompt.seat == CLOCK else prompt.default
        _apply(state, prompt.seat, action, prompt.deadline or 0)
    return state


def due(state: Race) -> int:
    moment = next(p.deadline for p in WATAI.prompts(state) if p.seat == CLOCK)
    assert moment is not None
    return moment


def tick_until(state: Race, at: int) -> list[Event]:
    """Everything that falls due up to a moment."""
    news: list[Event] = []
    while any(p.seat == CLOCK for p in WATAI.prompts(state)) and due(state) <= at:
        news += tick(state)
    return news


def refused(state: Race, seat: int, action: Any) -> str:
    """The article that forbids it."""
    refusal = WATAI.check(state, seat, action)
    assert isinstance(refusal, Refusal), f"{action} is accepted"
    return refusal.article


def kinds(news: list[Event]) -> list[str]:
    return [event.kind for event in news]


def held(state: Race, seat: int) -> Holding:
    """One player's cards by name, the first on top."""
    return save(state).seats[seat]


def pile(state: Race, number: int) -> list[str]:
    return save(state).arena[number]


def all_names(state: Race, seat: int) -> list[str]:
    mine = held(state, seat)
    return [name for name in (*mine.row, *mine.talon, *mine.stock, *mine.turned) if name]


def blue_to(number: int, code: str = "lg") -> str:
    return " ".join([f"{code}-start", *(f"{code}-b{n}" for n in range(2, number + 1))])
