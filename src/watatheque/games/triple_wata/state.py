"""The state of a duel."""

from typing import Final

from watatheque.core.chance import Chance
from watatheque.core.game import State
from watatheque.games.triple_wata.pieces import Pack
from watatheque.games.triple_wata.values import CELLS, Options

PICK: Final = 0
PLAY: Final = 1
BETWEEN: Final = 2
OVER: Final = 3

EMPTY: Final = -1
NOBODY: Final = -1


class Duel(State):
    """Cards are their index in the pack, colours and seats are the same two numbers (TW-1)."""

    def __init__(self, options: Options, pack: Pack, chance: Chance) -> None:
        super().__init__(2, chance)
        self.options = options
        self.pack = pack
        self.sides: list[tuple[int, int, int, int]] = pack.sides
        self.three_on_table: bool = options.three_on_table
        self.sudden_death: bool = options.sudden_death
        self.ace_killer: bool = options.ace_killer
        self.identical: bool = options.identical
        self.plus: bool = options.plus
        self.inversion: bool = options.inversion
        self.phase: int = PLAY
        self.hands: list[list[int]] = [[], []]
        self.board: list[int] = [EMPTY] * CELLS
        self.colour: list[int] = [NOBODY] * CELLS
        self.free: list[int] = list(range(CELLS))
        self.starter: int = 0
        self.turn: int = 0
        self.round: int = 1
        self.shown: list[list[int]] = [[], []]  # of each hand, what everybody has seen
        self.tiers: list[int] = []
        self.collections: list[list[int]] = [[], []]
        self.ready: list[bool] = [False, False]
        self.due: int = 0
        self.lot: int = NOBODY  # whom the lot named at the end, TW-R2

    def copy(self) -> "Duel":
        twin = Duel(self.options, self.pack, self.chance.copy())
        twin.phase = self.phase
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.board = self.board[:]
        twin.colour = self.colour[:]
        twin.free = self.free[:]
        twin.starter = self.starter
        twin.turn = self.turn
        twin.round = self.round
        twin.shown = [self.shown[0][:], self.shown[1][:]]
        twin.tiers = self.tiers
        twin.collections = [self.collections[0][:], self.collections[1][:]]
        twin.ready = self.ready[:]
        twin.due = self.due
        twin.lot = self.lot
        return twin

    def score(self, seat: int) -> int:
        """TW-10: cards of one's colour, those still in hand included."""
        return self.colour.count(seat) + len(self.hands[seat])
