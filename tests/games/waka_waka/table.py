"""Short positions for tests: name the pieces that matter, the rest lies under deck and Reserve."""

from typing import Any

from watatheque import game
from watatheque.core.game import Event, Prompt
from watatheque.core.values import Seat
from watatheque.games.waka_waka.actions import (
    Buy,
    Decline,
    Deliver,
    Discard,
    Play,
    Replenish,
    Share,
    Use,
    Veil,
)
from watatheque.games.waka_waka.pieces import CARDS, COPIES, GOODS, GOODS_OF_A_KIND
from watatheque.games.waka_waka.state import Trade
from watatheque.games.waka_waka.views import View

GAME = game("waka-waka")
RED, BLUE, GREEN, YELLOW = range(4)
SEED = bytes(range(32))
CARD, GOLD = Replenish("card"), Replenish("gold")
DECLINE, SHARE = Decline(), Share()


class Table:
    """A match in which red is to play unless said otherwise; keywords are those of Position."""

    def __init__(self, seats: int = 2, options: dict[str, Any] | None = None, **named: Any) -> None:
        # Nobody else can pay for a share unless a test wants it.
        named.setdefault("gold", [8, *([0] * (seats - 1))])
        self.state: Trade = GAME.setup(options or {}, seats, SEED, named)
        self.at = 0

    def do(self, seat: Seat, *actions: Any) -> list[Event]:
        """Each is checked, played and followed by an audit; what all of them told."""
        news: list[Event] = []
        for action in actions:
            refusal = GAME.check(self.state, seat, action)
            assert refusal is None, f"{action}: {refusal}"
            assert action in GAME.legal(self.state, seat), f"{action} is not listed"
            GAME.apply(self.state, seat, action, self.at, news)
            assert GAME.audit(self.state) is None, GAME.audit(self.state)
        return news

    def play(self, seat: Seat, *cards: str) -> list[Event]:
        return self.do(seat, *(Play(card) for card in cards))

    def veil(self, seat: Seat, *cards: str) -> list[Event]:
        return self.do(seat, *(Veil(card) for card in cards))

    def discard(self, seat: Seat, *cards: str) -> list[Event]:
        return self.do(seat, *(Discard(card) for card in cards))

    def buy(self, seat: Seat, boat: int) -> list[Event]:
        return self.do(seat, Buy(boat))

    def deliver(self, seat: Seat, goods: str) -> list[Event]:
        return self.do(seat, Deliver(goods))

    def use(self, seat: Seat, card: str) -> list[Event]:
        return self.do(seat, Use(card))

    def end_turn(self, seat: Seat) -> list[Event]:
        """All that is left of the turn in gold."""
        news: list[Event] = []
        while self.question() in (("play", seat), ("replenish", seat)):
            news += self.do(seat, GOLD)
        return news

    def refused(self, seat: Seat, action: Any) -> str:
        refusal = GAME.check(self.state, seat, action)
        assert refusal is not None, f"{action} is accepted"
        assert action not in GAME.legal(self.state, seat)
        return refusal.article

    def prompt(self) -> Prompt:
        prompts = GAME.prompts(self.state)
        assert len(prompts) == 1
        return prompts[0]

    def question(self) -> tuple[str, Seat]:
        if GAME.outcome(self.state) is not None:
            return "over", -1
        return self.prompt().kind, self.prompt().seat

    def legal(self, seat: Seat) -> list[Any]:
        return GAME.legal(self.state, seat)

    def view(self, seat: Seat | None = None) -> View:
        seen = GAME.view(self.state, seat)
        assert isinstance(seen, View)
        return seen

    def hand(self, seat: Seat) -> tuple[str, ...]:
        return self.view(seat).hands[seat].known

    def known(self, viewer: Seat | None, holder: Seat) -> tuple[str, ...]:
        return self.view(viewer).hands[holder].known

    def stock(self, seat: Seat) -> tuple[str, ...]:
        return self.view().stocks[seat]

    def gold(self, seat: Seat) -> int:
        return self.view().gold[seat]

    def level(self, seat: Seat) -> int:
        return self.view().levels[seat]


def kinds(news: list[Event]) -> list[str]:
    return [event.kind for event in news]


def told(news: list[Event], kind: str) -> dict[str, Any]:
    """The one event of a kind, as its data."""
    found = [event for event in news if event.kind == kind]
    assert len(found) == 1, f"{kind}: {found}"
    return found[0].data


def other_cards(*named: list[str]) -> list[str]:
    """Every card that is not named, for a discard pile that leaves the deck empty."""
    used = [card for cards in named for card in cards]
    return [
        card
        for card, copies in zip(CARDS, COPIES, strict=True)
        for _ in range(copies - used.count(card))
    ]


def other_goods(*named: list[str]) -> list[str]:
    used = [good for goods in named for good in goods]
    return [good for good in GOODS for _ in range(GOODS_OF_A_KIND - used.count(good))]
