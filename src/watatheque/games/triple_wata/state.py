"""The state of a duel: small numbers, so that copying one costs next to nothing."""

from typing import Final

from watatheque.core.chance import Chance
from watatheque.core.game import State
from watatheque.games.triple_wata.pieces import Pack
from watatheque.games.triple_wata.values import CELLS, HAND, Options, Place

PICK: Final = 0
PLAY: Final = 1
BETWEEN: Final = 2
OVER: Final = 3

LAST_ROUND: Final = 20  # TW-R2: then the lot decides

EMPTY: Final = -1
NOBODY: Final = -1

# A set of cells, or of places in a hand, is a number: bit i says whether i is in it.
BIT: Final = [1, 2, 4, 8, 16, 32, 64, 128, 256]
ALL_CELLS: Final = 511
WHOLE_HAND: Final = 31
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
        self.sides: list[int] = pack.sides  # four in a row for each card
        self.index: dict[str, int] = pack.index
        self.places: list[list[Place]] = pack.places
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
        self.free: int = ALL_CELLS
        self.red: int = 0  # cells that show red now
        self.laid_by_red: int = 0
        self.dealt: list[list[int]] = NO_CARDS  # each hand as the round began, in order
        self.red_left: int = 0  # places of the hand that still hold their card
        self.blue_left: int = 0
        self.shown: list[list[int]] = NO_CARDS  # of each hand, what everybody has seen
        self.phase: int = PLAY
        self.starter: int = 0
        self.turn: int = 0
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

    def left(self, seat: int) -> int:
        return self.red_left if seat == 0 else self.blue_left

    def hand(self, seat: int) -> list[int]:
        dealt = self.dealt[seat]
        return [dealt[place] for place in MEMBERS[self.left(seat)]]

    def cells_of(self, seat: int) -> int:
        """The cells that show a colour."""
        return self.red if seat == 0 else ALL_CELLS - self.free - self.red

    def colour(self, cell: int) -> int:
        if self.free & BIT[cell]:
            return NOBODY
        return 0 if self.red & BIT[cell] else 1

    def placer(self, cell: int) -> int:
        if self.free & BIT[cell]:
            return NOBODY
        return 0 if self.laid_by_red & BIT[cell] else 1

    def score(self, seat: int) -> int:
        """TW-10: cards of one's colour, those still in hand included."""
        return SIZE[self.cells_of(seat)] + SIZE[self.left(seat)]

    def take_up(self, hands: list[list[int]]) -> None:
        """New hands, and nothing of them seen yet."""
        self.dealt = [sorted(hands[0]), sorted(hands[1])]
        self.red_left = BIT[len(hands[0])] - 1
        self.blue_left = BIT[len(hands[1])] - 1

    def clear(self) -> None:
        self.board = BARE[:]
        self.free = ALL_CELLS
        self.red = self.laid_by_red = 0


NO_CARDS: Final[list[list[int]]] = [[], []]
NO_TIERS: Final[list[int]] = []
NOT_READY: Final = [False, False]
BARE: Final = [EMPTY] * CELLS
assert BIT[HAND] - 1 == WHOLE_HAND
