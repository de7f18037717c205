"""The state of a duel: small numbers, so that copying one costs next to nothing."""

from typing import Final

from mypy_extensions import i64

from watatheque.core.chance import Chance
from watatheque.core.game import State
from watatheque.games.triple_wata.pieces import Pack
from watatheque.games.triple_wata.values import CELLS, HAND, Card, Options, Place

PICK: Final = 0
PLAY: Final = 1
BETWEEN: Final = 2
OVER: Final = 3

LAST_ROUND: Final = 20  # TW-R2: then the lot decides

EMPTY: Final = -1
NOBODY: Final = -1

# A set of cells, or of places in a hand, is a number: bit i says whether i is in it.
ALL_CELLS: Final = 511
WHOLE_HAND: Final = (1 << HAND) - 1
MEMBERS: Final = [[i for i in range(CELLS) if mask >> i & 1] for mask in range(512)]
SIZE: Final = [len(members) for members in MEMBERS]


REGIONAL: Final = (
    ("three_on_table", "TW-R1"),
    ("sudden_death", "TW-R2"),
    ("ace_killer", "TW-R3"),
    ("identical", "TW-R4"),
    ("plus", "TW-R5"),
    ("inversion", "TW-R6"),
)


class Table:
    """What stays the same during a match: the pack and the regional rules."""

    def __init__(self, options: Options, pack: Pack) -> None:
        self.options = options
        self.pack = pack
        self.cards: list[Card] = pack.cards
        self.told: list[dict[str, str]] = pack.told
        self.sides: bytes = pack.sides  # four in a row for each card
        self.index: dict[str, int] = pack.index
        self.places: list[list[Place]] = pack.places
        self.drawable: list[list[int]] = pack.drawable
        self.tier_of: list[int] = pack.tier_of
        self.three_on_table: bool = options.three_on_table
        self.sudden_death: bool = options.sudden_death
        self.ace_killer: bool = options.ace_killer
        self.identical: bool = options.identical
        self.plus: bool = options.plus
        self.inversion: bool = options.inversion
        switched = [article for name, article in REGIONAL if getattr(options, name)]
        self.regional: tuple[str, ...] = tuple(switched)


class Duel(State):
    """Cards are their index in the pack, colours and seats are the same two numbers (TW-1).

    Lists but the board are replaced, never changed: copies share them.
    """

    def __init__(self, table: Table, chance: Chance, board: list[int]) -> None:
        super().__init__(2, chance)
        self.table = table
        self.board = board  # a card or EMPTY in each cell
        self.free: i64 = ALL_CELLS
        self.red: i64 = 0  # cells that show red now
        self.laid_by_red: i64 = 0
        self.dealt: list[list[int]] = NO_CARDS  # each hand as the round began, in order
        self.red_left: i64 = 0  # places of the hand that still hold their card
        self.blue_left: i64 = 0
        self.shown: list[list[int]] = NO_CARDS  # of each hand, what everybody has seen
        self.phase: i64 = PLAY
        self.starter: i64 = 0
        self.turn: i64 = 0
        self.round: int = 1
        self.due: int = 0
        self.lot: int = NOBODY  # whom the lot named at the end, TW-R2
        self.tiers: list[int] = NO_TIERS
        self.collections: list[list[int]] = NO_CARDS
        self.ready: list[bool] = NOT_READY

    def copy(self) -> "Duel":
        twin = Duel(self.table, self.chance.copy(), self.board[:])
        twin.free = self.free
        twin.red = self.red
        twin.laid_by_red = self.laid_by_red
        twin.dealt = self.dealt
        twin.red_left = self.red_left
        twin.blue_left = self.blue_left
        twin.shown = self.shown
        twin.phase = self.phase
        twin.starter = self.starter
        twin.turn = self.turn
        twin.round = self.round
        twin.due = self.due
        twin.lot = self.lot
        twin.tiers = self.tiers
        twin.collections = self.collections
        twin.ready = self.ready
        return twin

    def left(self, seat: i64) -> i64:
        return self.red_left if seat == 0 else self.blue_left

    def hand(self, seat: i64) -> list[int]:
        dealt = self.dealt[seat]
        return [dealt[place] for place in MEMBERS[self.left(seat)]]

    def cells_of(self, seat: i64) -> i64:
        """The cells that show a colour."""
        return self.red if seat == 0 else ALL_CELLS - self.free - self.red

    def colour(self, cell: i64) -> int:
        if self.free >> cell & 1:
            return NOBODY
        return 0 if self.red >> cell & 1 else 1

    def placer(self, cell: i64) -> int:
        if self.free >> cell & 1:
            return NOBODY
        return 0 if self.laid_by_red >> cell & 1 else 1

    def score(self, seat: i64) -> int:
        """TW-10: cards of one's colour, those still in hand included."""
        return SIZE[self.cells_of(seat)] + SIZE[self.left(seat)]

    def take_up(self, hands: list[list[int]]) -> None:
        """New hands, and nothing of them seen yet."""
        self.dealt = [sorted(hands[0]), sorted(hands[1])]
        self.red_left = (1 << len(hands[0])) - 1
        self.blue_left = (1 << len(hands[1])) - 1

    def clear(self) -> None:
        self.board = BARE[:]
        self.free = ALL_CELLS
        self.red = self.laid_by_red = 0


NO_CARDS: Final[list[list[int]]] = [[], []]
NO_TIERS: Final[list[int]] = []
NOT_READY: Final = [False, False]
BARE: Final = [EMPTY] * CELLS
