"""Short positions for tests: name the cards that matter, the rest is filled up."""

from typing import Any

from watatheque import game
from watatheque.core.game import Event, Refusal
from watatheque.core.values import TICK
from watatheque.games.triple_wata.state import Duel
from watatheque.games.triple_wata.values import HAND, Place

GAME = game("triple-wata")
RED, BLUE = 0, 1
SEED = bytes(range(32))
FILLER = "5 5 5 5"


def cell(name: str) -> int:
    """b2 is the middle; a1 the lower left."""
    return (3 - int(name[1])) * 3 + "abc".index(name[0])


def pack(cards: dict[str, str]) -> str:
    """A pack as CSV from {id: "n e s w"}, with enough fillers for two hands."""
    named = cards | {f"filler-{i}": FILLER for i in range(12)}
    rows = [f"{id},1,{','.join(sides.split())},{id},{id}" for id, sides in named.items()]
    return "\n".join(["id,tier,n,e,s,w,fr,en", *rows]) + "\n"


class Table:
    """A duel with the cards of a test on it; red is to play unless said otherwise."""

    def __init__(
        self,
        cards: dict[str, str],
        laid: dict[str, tuple[str, int]] | None = None,
        red: tuple[str, ...] = (),
        blue: tuple[str, ...] = (),
        turn: int = RED,
        round: int = 1,
        **options: Any,
    ) -> None:
        laid = laid or {}
        self.told: list[Event] = []
        self.options = {"hands": "fixed", "pack": pack(cards), **options}
        starter = turn if len(laid) % 2 == 0 else 1 - turn
        placers = [starter if i % 2 == 0 else 1 - starter for i in range(len(laid))]
        board: list[dict[str, Any] | None] = [None] * 9
        for placer, (where, (card, colour)) in zip(placers, laid.items(), strict=True):
            board[cell(where)] = {"card": card, "colour": colour, "placer": placer}
        used = {card for card, _ in laid.values()}
        spare = [f"filler-{i}" for i in range(12) if f"filler-{i}" not in used]
        hands = []
        for seat, named in enumerate((red, blue)):
            missing = HAND - placers.count(seat) - len(named)
            hands.append([*named, *(spare.pop() for _ in range(missing))])
        self.position = {"hands": hands, "board": board, "starter": starter, "round": round}
        self.state: Duel = GAME.setup(self.options, 2, SEED, self.position)

    def place(self, card: str, where: str, at: int = 0) -> list[Event]:
        """Let whoever is to play lay a card; what that told."""
        action = Place(card, cell(where))
        refusal = GAME.check(self.state, self.state.turn, action)
        assert refusal is None, refusal
        return self.play(self.state.turn, action, at)

    def play(self, seat: int, action: Any, at: int = 0) -> list[Event]:
        news: list[Event] = []
        GAME.apply(self.state, seat, action, at, news)
        self.told += news
        return news

    def tick(self, at: int) -> list[Event]:
        return self.play(-1, TICK, at)

    def refused(self, seat: int, action: Any) -> str:
        refusal: Refusal | None = GAME.check(self.state, seat, action)
        assert refusal is not None
        return refusal.article

    def colour(self, where: str) -> int:
        return self.state.colour(cell(where))

    def taken(self, news: list[Event]) -> dict[str, str]:
        """{cell: article} of the captures among the news."""
        names = {cell(a + b): a + b for a in "abc" for b in "123"}
        return {names[e.data["cell"]]: e.article for e in news if e.kind == "captured"}
