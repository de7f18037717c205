"""The state of a match of raccoons."""

from typing import Final

from watatheque.core.chance import Chance
from watatheque.core.game import State
from watatheque.games.willy_waschbaer.pieces import PIECES, RACCOONS
from watatheque.games.willy_waschbaer.values import Flicks, Options, Tally

ARRANGE: Final = 0
GIVE: Final = 1
ANNOUNCE: Final = 2
FLICK: Final = 3
CHOOSE: Final = 4
PUT: Final = 5
BETWEEN: Final = 6
OVER: Final = 7

# Where a piece is.
ON_BOARD: Final = 0
FALLEN: Final = 1  # off the board this turn, its fate not decided or not carried out yet
GONE: Final = 2  # a raccoon that is out, a food piece that is taken

# Whose a marker is, besides the seats.
NOBODY: Final = -1  # in the box
UNDEALT: Final = -2

NONE: Final = -1  # no raccoon announced


class Table:
    """What stays the same during a match."""

    def __init__(self, options: Options) -> None:
        self.layout: str = options.layout
        self.games: int = options.games
        self.young: bool = options.young
        self.old: bool = options.old
        self.flicks: Flicks = options.flicks


class Board(State):
    """Pieces and markers are their number, seats theirs."""

    def __init__(
        self,
        seats: int,
        chance: Chance,
        table: Table,
        x: list[int],
        y: list[int],
        place: list[int],
        dealt: list[int],
        holder: list[int],
        taken: list[int],
        sheet: list[Tally],
        ready: list[bool],
    ) -> None:
        super().__init__(seats, chance)
        self.table = table
        self.x = x  # of a fallen piece: where it stood before the flick; 0 of what is gone
        self.y = y
        self.place = place
        self.dealt = dealt  # who looked at a marker first
        self.holder = holder  # whose it is now; while gifts are chosen: whose it will be
        self.taken = taken  # food pieces of each seat
        self.sheet = sheet  # the games counted so far
        self.ready = ready
        self.phase: int = ANNOUNCE
        self.game: int = 1
        self.first: int = 0
        self.turn: int = 0
        self.announced: int = NONE
        self.idle: int = 0  # turns since a piece was taken or put out (WW-13)
        self.due: int = 0

    def copy(self) -> "Board":
        twin = Board(
            self.seats,
            self.chance.copy(),
            self.table,
            self.x[:],
            self.y[:],
            self.place[:],
            self.dealt[:],
            self.holder[:],
            self.taken[:],
            self.sheet[:],
            self.ready[:],
        )
        twin.phase = self.phase
        twin.game = self.game
        twin.first = self.first
        twin.turn = self.turn
        twin.announced = self.announced
        twin.idle = self.idle
        twin.due = self.due
        return twin

    def lying(self, where: int) -> list[int]:
        """The pieces that are on the board, fallen, or gone."""
        return [piece for piece in range(PIECES) if self.place[piece] == where]

    def food_left(self) -> int:
        return self.place[RACCOONS:].count(ON_BOARD)

    def face_up(self, marker: int) -> bool:
        """WW-9: its raccoon is out and it has an owner."""
        return self.place[marker] == GONE and self.holder[marker] >= 0

    def owned(self, seat: int) -> list[int]:
        return [marker for marker in range(RACCOONS) if self.holder[marker] == seat]

    def has_raccoon(self, seat: int) -> bool:
        """WW-14: one of theirs is still in play; one that sticks out counts."""
        return any(self.place[marker] != GONE for marker in self.owned(seat))

    def points(self, seat: int) -> int:
        return self.taken[seat] if self.has_raccoon(seat) else 0

    def total(self, seat: int) -> int:
        return sum(int(tally.points[seat]) for tally in self.sheet)


def new_board(seats: int, chance: Chance, table: Table) -> Board:
    """All pieces still in their bag."""
    return Board(
        seats,
        chance,
        table,
        [0] * PIECES,
        [0] * PIECES,
        [GONE] * PIECES,
        [UNDEALT] * RACCOONS,
        [UNDEALT] * RACCOONS,
        [0] * seats,
        [],
        [False] * seats,
    )
