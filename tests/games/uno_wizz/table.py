"""A table laid as a test wants it, played through the front door of a match."""

from typing import Any

from watatheque import game
from watatheque.core.game import Event
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.games.uno_wizz.values import Position, View

GAME = game("uno-wizz")
SEED = bytes(range(32))
A, B, C, D = range(4)


def cards(names: str) -> list[str]:
    return names.split()


class Table:
    """Hands from seat 0 on, as words; seat 0 is on turn and play runs clockwise."""

    def __init__(
        self,
        *hands: str,
        top: str = "red-5",
        options: dict[str, Any] | None = None,
        **position: Any,
    ) -> None:
        held = [cards(hand) for hand in hands]
        laid = {"hands": held, "discard": cards(top), **position}
        self.match = Match(GAME, options or {}, len(hands), SEED, laid)
        self.told: list[Event] = []
        self.match.listener = self._hear

    def _hear(self, entry: Entry, news: list[Event]) -> None:
        self.told += news

    def do(self, seat: int, action: Any, at: int | None = None) -> list[Event]:
        self.told = []
        refusal = self.match.submit(seat, action, self.match.now if at is None else at)
        assert refusal is None, refusal
        assert GAME.audit(self.match.state) is None, GAME.audit(self.match.state)
        return self.told

    def refused(self, seat: int, action: Any, at: int | None = None) -> str:
        """The article by which an action is refused."""
        refusal = self.match.submit(seat, action, self.match.now if at is None else at)
        assert refusal is not None, f"{action} is accepted"
        return refusal.article

    def wait(self) -> list[Event]:
        """Nobody acts until the clock does."""
        self.told = []
        due = self.match.due()
        assert due is not None, "nothing is due"
        self.match.expire(due.at)
        assert GAME.audit(self.match.state) is None, GAME.audit(self.match.state)
        return self.told

    @property
    def due(self) -> int | None:
        due = self.match.due()
        return None if due is None else due.at

    @property
    def now(self) -> Position:
        saved: Position = GAME.save(self.match.state)
        return saved

    def hand(self, seat: int) -> list[str]:
        return self.now.hands[seat]

    def count(self, seat: int) -> int:
        return len(self.hand(seat))

    @property
    def turn(self) -> int:
        assert self.now.phase in ("turn", "drew", "spin"), self.now.phase
        return self.now.turn

    @property
    def top(self) -> str:
        return self.now.discard[-1]

    def legal(self, seat: int) -> list[Any]:
        return GAME.legal(self.match.state, seat)

    def view(self, seat: int | None) -> View:
        seen: View = GAME.view(self.match.state, seat)
        return seen

    def asked(self) -> dict[int, str]:
        return {prompt.seat: prompt.kind for prompt in self.match.prompts()}


def wheel(icon: str, *hands: str, spinner: int = A, **more: Any) -> Table:
    """The wheel has been spun and stops on an icon with the next Tick."""
    place = {"phase": "wheel", "turn": spinner, "spinner": spinner, "icon": icon, "due": 3000}
    return Table(*hands, **{**place, **more})


def stopped(icon: str, *hands: str, spinner: int = A, **more: Any) -> Table:
    table = wheel(icon, *hands, spinner=spinner, **more)
    table.wait()
    return table


def kinds(news: list[Event]) -> list[str]:
    return [event.kind for event in news]


def told(news: list[Event], kind: str) -> dict[str, Any]:
    found = [event for event in news if event.kind == kind]
    assert len(found) == 1, kinds(news)
    return found[0].data


def cited(news: list[Event], kind: str) -> str:
    return next(event.article for event in news if event.kind == kind)
