"""Short positions for tests: name the pieces that matter, the others are parked out of the way.

Raccoons are parked in the upper left corner, food in the lower left one; millimetres throughout.
"""

from collections.abc import Mapping
from typing import Any

from watatheque import game
from watatheque.core.game import Event, Refusal
from watatheque.core.values import TICK
from watatheque.games.willy_waschbaer.pieces import MM, NAMES, NUMBERS, PIECES, RACCOONS
from watatheque.games.willy_waschbaer.state import GONE, ON_BOARD, Board
from watatheque.games.willy_waschbaer.values import Announce, Flick

GAME = game("willy-waschbaer")
SEED = bytes(range(32))
Spot = tuple[float, float]

PARKED: dict[str, Spot] = {
    **{NAMES[i]: (-147 + 26 * (i % 6), -147 + 26 * (i // 6)) for i in range(RACCOONS)},
    **{
        NAMES[RACCOONS + i]: (-147 + 22 * (i % 7), 147 - 22 * (i // 7))
        for i in range(PIECES - RACCOONS)
    },
}
# Everybody owns the raccoons of a colour, because that is easily remembered.
OWNERS = ("red", "yellow", "green", "blue")


def owned(seats: int) -> list[list[str]]:
    return [[n for n in NAMES[:RACCOONS] if n.startswith(OWNERS[s])] for s in range(seats)]


class Yard:
    """A board with the pieces of a test on it; seat 0, who owns the red ones, has the turn."""

    def __init__(
        self,
        placed: Mapping[str, Spot],
        out: tuple[str, ...] = (),
        eaten: tuple[int, ...] = (),
        seats: int = 2,
        markers: list[list[str]] | None = None,
        dealt: list[list[str]] | None = None,
        options: dict[str, Any] | None = None,
        **position: Any,
    ) -> None:
        self.told: list[Event] = []
        self.options = {"games": 1, **(options or {})}
        counts = [*eaten, *[0] * (seats - len(eaten))]
        spare = [name for name in reversed(NAMES[RACCOONS:]) if name not in placed]
        gone = {*out, *spare[: sum(counts)], *position.get("fallen", {})}
        spots = {name: placed.get(name, PARKED[name]) for name in NAMES if name not in gone}
        self.position = {
            "board": {name: [round(x * MM), round(y * MM)] for name, (x, y) in spots.items()},
            "taken": counts,
            "markers": owned(seats) if markers is None else markers,
            "dealt": dealt,
            **position,
        }
        self.state: Board = GAME.setup(self.options, seats, SEED, self.position)

    def play(self, seat: int, action: Any, at: int = 0) -> list[Event]:
        """Through the judge; what it told."""
        refusal = GAME.check(self.state, seat, action)
        assert refusal is None, refusal
        news: list[Event] = []
        GAME.apply(self.state, seat, action, at, news)
        self.told += news
        assert GAME.audit(self.state) is None
        return news

    def flick(self, raccoon: str, dx: int, dy: int, strength: int, at: int = 0) -> list[Event]:
        """Announce and flick, by whoever has the turn."""
        seat, number = self.state.turn, NUMBERS[raccoon]
        said = self.play(seat, Announce(number), at)
        return said + self.play(seat, Flick(number, dx, dy, strength), at)

    def idle(self) -> list[Event]:
        """A turn in which nothing happens: a little push in the middle of nowhere."""
        return self.flick("blue-straight", 1, 0, 1)

    def tick(self, at: int) -> list[Event]:
        news: list[Event] = []
        GAME.apply(self.state, -1, TICK, at, news)
        return news

    def refused(self, seat: int, action: Any) -> str:
        refusal: Refusal | None = GAME.check(self.state, seat, action)
        assert refusal is not None
        return refusal.article

    def at(self, name: str) -> tuple[int, int] | None:
        """Where a piece lies, or None when it does not."""
        piece = NUMBERS[name]
        if self.state.place[piece] != ON_BOARD:
            return None
        return self.state.x[piece], self.state.y[piece]

    def is_gone(self, name: str) -> bool:
        return self.state.place[NUMBERS[name]] == GONE


def kinds(news: list[Event]) -> list[str]:
    return [event.kind for event in news]


def first(news: list[Event], kind: str) -> Event:
    return next(event for event in news if event.kind == kind)
