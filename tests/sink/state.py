"""The state, and what each seat has been shown of it."""

from typing import Any

from tests.sink import pieces
from tests.sink.values import Options, Position
from watatheque.core.chance import Chance
from watatheque.core.errors import BadInput
from watatheque.core.game import Millis, Seat
from watatheque.core.game import State as CoreState

FIELDS = tuple(name for name in Position.__struct_fields__ if name != "chance")
SHOWN = ("ready", "over")  # phases in which shed cards lie face up


class State(CoreState):
    def __init__(self, seats: int, chance: Chance, rounds: int, lucky: list[int]) -> None:
        super().__init__(seats, chance)
        self.rounds = rounds
        self.lucky = lucky  # the private `bring`; 0: nothing was brought
        self.discs: list[tuple[int, int] | None] = list(pieces.DISCS)  # None: off, to be put back
        self.points = [0] * seats
        self.plugs = [0] * seats  # won
        self.drops = [0] * seats  # penalties
        self.sheet: list[list[int]] = []  # the count of every round
        self.race_at: Millis = 0  # when the countdown or the race ends
        self.out = 0  # mask of seats that answered wrongly in this race
        self.fine_at: Millis = 0
        self.last: list[int | str] = []  # the last deed, as far as everybody saw it
        self.clear(0)

    def clear(self, at: Millis) -> None:
        """KS-2: all cards gathered, nothing dealt."""
        seats = self.seats
        self.deck: list[int] = list(range(pieces.CARDS))
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # always sorted
        self.known = [0] * pieces.CARDS  # for each card a mask of seats, its holder not among them
        self.shed: list[list[int]] = [[] for _ in range(seats)]
        self.cells = [-1] * pieces.CELLS
        self.owners = [-1] * pieces.CELLS
        self.piles: list[list[int]] = []
        self.suit = self.wheel = -1
        self.die = 0
        self.phase = "turns"
        self.turn: Seat = len(self.sheet) % seats
        self.turns = [0] * seats
        self.asked: Millis = at  # when the open question was put
        self.stack: list[tuple[str, Seat, int]] = []  # a decision inside a turn
        self.laid: list[int] = []  # the victim's cards, shuffled
        self.owes: Seat = -1  # who should have called
        self.called = 0  # mask of seats that called wrongly in this round
        self.ready = 0

    def deal(self, at: Millis) -> None:
        self.clear(at)
        self.chance.shuffle(self.deck, "deal")
        self.hands = [sorted(self.deck.pop() for _ in range(pieces.HAND)) for _ in self.hands]

    # ------------------------------------------------------------ knowledge: KS-7

    def leave(self, holder: Seat, card: int, witness: Seat) -> None:
        """A card leaves a hand unseen by all but the holder and one witness.

        The others can no longer tell which of the cards they knew are still there, unless it was
        the only one.
        """
        hand = self.hands[holder]
        if len(hand) > 1:
            for held in hand:
                self.known[held] &= 1 << witness
        hand.remove(card)

    def enter(self, holder: Seat, card: int) -> None:
        self.known[card] &= ~(1 << holder)
        self.hands[holder].append(card)
        self.hands[holder].sort()

    def rotate(self) -> None:
        """Hands go round: what was known of them stays known, also to those who held them."""
        self.hands = [self.hands[-1], *self.hands[:-1]]
        for seat, hand in enumerate(self.hands):
            for card in hand:
                self.known[card] |= 1 << (seat - 1) % self.seats
                self.known[card] &= ~(1 << seat)

    def knows(self, seat: Seat | None, card: int) -> bool:
        return seat is not None and bool(self.known[card] >> seat & 1)

    def sees_shed(self, seat: Seat | None, holder: Seat, card: int) -> bool:
        return seat == holder or self.phase in SHOWN or self.knows(seat, card)


def fresh(value: Any) -> Any:
    return [fresh(item) for item in value] if isinstance(value, list) else value


def copy(state: State) -> State:
    twin = State(state.seats, state.chance.copy(), state.rounds, [])
    for name in FIELDS:
        setattr(twin, name, fresh(getattr(state, name)))
    return twin


def save(state: State) -> Position:
    fields = {name: fresh(getattr(state, name)) for name in FIELDS}
    return Position(chance=state.chance.position, **fields)


def load(position: Position, options: Options, seats: int, chance: Chance) -> State:
    chance.seek(position.chance)
    state = State(seats, chance, options.rounds, [])
    for name in FIELDS:
        setattr(state, name, fresh(getattr(position, name)))
    return state


def start(options: Options, seats: int, chance: Chance) -> State:
    if options.bring and len(options.bring) != seats:
        raise BadInput("options", f"bring: {seats} are needed, one a seat", "KS-18")
    state = State(seats, chance, options.rounds, list(options.bring) or [0] * seats)
    state.deal(0)
    return state
