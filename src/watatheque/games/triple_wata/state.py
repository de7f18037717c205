"""The state of a duel."""

from typing import Final

from watatheque.core.chance import Chance
from watatheque.core.game import State
from watatheque.games.triple_wata.pieces import Pack
from watatheque.games.triple_wata.values import CELLS, Options, Place

PICK: Final = 0
PLAY: Final = 1
BETWEEN: Final = 2
OVER: Final = 3

EMPTY: Final = -1
NOBODY: Final = -1


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
        self.pairs: bool = options.identical or options.plus
        self.identical: bool = options.identical
        self.plus: bool = options.plus
        self.inversion: bool = options.inversion


class Duel(State):
    """Cards are their index in the pack, colours and seats are the same two numbers (TW-1)."""

    def __init__(
        self,
        table: Table,
        chance: Chance,
        hands: list[list[int]],
        board: list[int],
        colour: list[int],
        placer: list[int],
        free: list[int],
        shown: list[list[int]],
    ) -> None:
        super().__init__(2, chance)
        self.table = table
        self.hands = hands  # each in order, so that order tells nothing
        self.board = board  # a card or EMPTY in each cell
        self.colour = colour  # that it shows now
        self.placer = placer  # who laid it
        self.free = free  # cells
        self.shown = shown  # of each hand, what everybody has seen
        self.phase: int = PLAY
        self.starter: int = 0
        self.turn: int = 0
        self.round: int = 1
        self.due: int = 0
        self.lot: int = NOBODY  # whom the lot named at the end, TW-R2
        self.tiers: list[int] = NOTHING  # these three are replaced, never changed
        self.collections: list[list[int]] = NO_COLLECTIONS
        self.ready: list[bool] = NOT_READY

    def copy(self) -> "Duel":
        twin = Duel(
            self.table,
            self.chance.copy(),
            [self.hands[0][:], self.hands[1][:]],
            self.board[:],
            self.colour[:],
            self.placer[:],
            self.free[:],
            [self.shown[0][:], self.shown[1][:]],
        )
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

    def score(self, seat: int) -> int:
        """TW-10: cards of one's colour, those still in hand included."""
        return self.colour.count(seat) + len(self.hands[seat])


NOTHING: Final[list[int]] = []
NO_COLLECTIONS: Final[list[list[int]]] = [[], []]
NOT_READY: Final = [False, False]
ALL_CELLS: Final = list(range(CELLS))
ALL_EMPTY: Final = [EMPTY] * CELLS
ALL_NOBODY: Final = [NOBODY] * CELLS


def empty_board(table: Table, chance: Chance, hands: list[list[int]]) -> Duel:
    cells = ALL_EMPTY[:], ALL_NOBODY[:], ALL_NOBODY[:], ALL_CELLS[:]
    return Duel(table, chance, hands, cells[0], cells[1], cells[2], cells[3], [[], []])
