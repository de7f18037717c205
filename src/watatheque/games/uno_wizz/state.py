"""The state of a match of UNO Wizz."""

from typing import Final

from watatheque.core.chance import Chance
from watatheque.core.game import State
from watatheque.games.uno_wizz.pieces import NO_CARD, NO_LOOK
from watatheque.games.uno_wizz.values import Options

TURN: Final = 0
DREW: Final = 1  # the card just drawn fits
SPIN: Final = 2  # UW-13; up to here somebody is to take a turn
OPENING: Final = 3  # UW-4: a Joker was turned up, its colour is to be named
WHEEL: Final = 4  # it turns; a Tick carries the icon out
NUMBER: Final = 5  # UW-14b: a number is to be named
COLOUR: Final = 6  # UW-14c: a colour is to be named
SHED: Final = 7  # cards are thrown off, one at a time
TOP: Final = 8  # UW-14j: a Joker lies on top, its colour is to be named
SWAP: Final = 9  # UW-14f: five seconds to call UNO
WAR: Final = 10  # UW-14h: cards are chosen to be shown
READY_RACE: Final = 11  # UW-14i: the icon is seen, the race opens with the next Tick
RACE: Final = 12
BETWEEN: Final = 13
OVER: Final = 14

NOBODY: Final = -1
NOTHING: Final = -1  # named, or on the wheel

ICONS: Final = "abcdefghi"  # of UW-14a to UW-14i
ALMOST: Final = 0
NUMBER_LESS: Final = 1
COLOUR_LESS: Final = 2
RED_CARD: Final = 3
BLUE_CARD: Final = 4
HAND_SWAP: Final = 5
OPEN_HAND: Final = 6
THE_WAR: Final = 7
UNO_WIZZ: Final = 8

CLASSIC: Final = 0
AGAINST: Final = 1
SINGLE: Final = 2
SCORINGS: Final = ["classic", "against", "none"]


class Table:
    """What stays the same during a match."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.target: int = options.target
        self.scoring: int = SCORINGS.index(options.scoring)
        self.skips: bool = options.two_player_reverse == "skips"
        self.grace: int = options.uno_grace
        # UW-14: the lots of the wheel, as many of each icon as it weighs.
        self.lots: list[int] = [
            icon for icon, weight in enumerate(options.wheel) for _ in range(weight)
        ]


NO_FACES: Final[list[int]] = []
NOTHING_KNOWN: Final[list[list[int]]] = []


class Party(State):
    """Cards are faces; a set of seats is a mask of bits."""

    def __init__(
        self,
        table: Table,
        seats: int,
        chance: Chance,
        hands: list[list[int]],
        pile: list[int],
        discard: list[int],
        scores: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.table = table
        self.hands = hands  # each in order, so that order tells nothing
        self.pile = pile  # the last one is drawn first
        self.discard = discard  # the last one lies on top
        self.scores = scores
        self.phase: int = TURN
        self.turn: int = 0
        self.direction: int = 1
        self.look: int = NO_LOOK  # what must be followed, UW-5
        self.drawn: int = NO_CARD  # in phase DREW
        self.exposed: int = 0  # UW-15: one card left, and UNO not called
        self.grace: int = 0  # until when that protects; 0: no more
        self.ahead: bool = False  # UW-15: called along with the card about to be played
        self.dealer: int = 0
        self.round: int = 1
        self.out: int = NOBODY  # UW-16
        self.icon: int = NOTHING  # where the wheel stands
        self.spinner: int = NOBODY
        self.actor: int = NOBODY  # who throws off, names a colour, or won a war or race
        self.named: int = NOTHING  # the number or colour announced
        self.shed: int = 0  # cards thrown off so far
        self.owing: int = 0  # UW-14f
        self.fighters: int = 0  # UW-14h
        self.tied: bool = False  # UW-14h: there has been a tie
        self.open: int = NOBODY  # UW-14g
        self.open_turns: int = 0
        self.due: int = 0
        self.ready: int = 0
        # These are replaced, never changed, so that copies may share them.
        self.chosen: list[int] = NO_FACES  # UW-14h, one a seat
        self.shown: list[list[int]] = NOTHING_KNOWN  # UW-14h, one a seat
        self.known: list[list[int]] = NOTHING_KNOWN  # see knowledge.py
        self.sheet: list[list[int]] = NOTHING_KNOWN  # the points of every round
        self.cut: list[list[int]] = NOTHING_KNOWN  # UW-2

    def copy(self) -> "Party":
        twin = Party(
            self.table,
            self.seats,
            self.chance.copy(),
            [hand[:] for hand in self.hands],
            self.pile[:],
            self.discard[:],
            self.scores[:],
        )
        self._copy_turn(twin)
        self._copy_wheel(twin)
        return twin

    def _copy_turn(self, twin: "Party") -> None:
        twin.phase = self.phase
        twin.turn = self.turn
        twin.direction = self.direction
        twin.look = self.look
        twin.drawn = self.drawn
        twin.exposed = self.exposed
        twin.grace = self.grace
        twin.ahead = self.ahead
        twin.dealer = self.dealer
        twin.round = self.round
        twin.out = self.out
        twin.due = self.due
        twin.ready = self.ready
        twin.known = self.known
        twin.sheet = self.sheet
        twin.cut = self.cut

    def _copy_wheel(self, twin: "Party") -> None:
        twin.icon = self.icon
        twin.spinner = self.spinner
        twin.actor = self.actor
        twin.named = self.named
        twin.shed = self.shed
        twin.owing = self.owing
        twin.fighters = self.fighters
        twin.tied = self.tied
        twin.open = self.open
        twin.open_turns = self.open_turns
        twin.chosen = self.chosen
        twin.shown = self.shown

    def next_to(self, seat: int) -> int:
        return (seat + self.direction) % self.seats


def members(mask: int) -> list[int]:
    """The seats of a set."""
    found: list[int] = []
    seat = 0
    while mask:
        if mask & 1:
            found.append(seat)
        mask >>= 1
        seat += 1
    return found


def set_of(seats: list[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
