"""The state of a race."""

from typing import Final

from watatheque.core.chance import Chance
from watatheque.core.game import Prompt, State
from watatheque.games.watai.pieces import HIGH, HIGH_OF_TWO, KINDS, PACKS
from watatheque.games.watai.values import Options

CHOOSE: Final = 0
COUNTDOWN: Final = 1
PLAY: Final = 2
BETWEEN: Final = 3
ROLL_COUNT: Final = 4
ROLL_VARIANT: Final = 5
OVER: Final = 6

NOBODY: Final = -1
BIT: Final = [1 << kind for kind in range(KINDS)]  # of a kind in a mask of kinds
NO_INTS: Final[list[int]] = []  # these are replaced, never changed
NO_SHEET: Final[list[list[int]]] = []
NO_PROMPTS: Final[list[Prompt]] = []


class Table:
    """What stays the same during a match."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.auto: bool = options.fill == "auto"
        self.target: int = options.target
        self.rounds: int = options.rounds
        self.pace: int = 2 if options.pace == "slow" else 1
        both = options.boxes == "both" or seats > 4  # both come out from five players up
        self.dice: int = 2 if both else 1
        self.high: int = HIGH_OF_TWO if seats == 2 else HIGH  # WT-3
        first = 4 if options.boxes == "blue" and not both else 0
        self.packs: list[list[int]] = (
            [[first, first + 1], [first + 2, first + 3]]  # WT-3: two of near shades
            if seats == 2
            else [[first + seat] for seat in range(seats)]  # WT-2
        )
        self.owner: list[int] = [NOBODY] * len(PACKS)
        for seat in range(seats):
            for pack in self.packs[seat]:
                self.owner[pack] = seat


class Race(State):
    """Cards are numbers (see `pieces`); of every list of cards the last one is on top."""

    def __init__(
        self,
        table: Table,
        chance: Chance,
        rows: list[list[int]],
        talons: list[list[int]],
        stocks: list[list[int]],
        turned: list[list[int]],
        piles: list[list[int]],
        masks: list[int],
        held: list[int],
        locked: list[bool],
    ) -> None:
        seats = len(rows)
        super().__init__(seats, chance)
        self.table = table
        self.rows = rows  # the Dévidoirs; EMPTY is a hole
        self.talons = talons
        self.stocks = stocks
        self.turned = turned
        self.piles = piles  # the Arène
        self.masks = masks  # of each pile, the kinds that may be laid on it
        self.held = held  # of each kind, how many lie in Dévidoirs and Stocks: WT-15
        self.locked = locked  # WT-9
        self.held_mask: int = 0  # the kinds of which there is one
        self.wanted: int = 0  # the kinds that may be laid somewhere
        self.phase: int = PLAY
        self.round: int = 0
        self.leader: int = 0
        self.variant: int = 0
        self.count: int = 1
        self.opener: int = 0  # the kind that opens a pile
        self.bare: int = 0  # the kinds that go on it
        self.fits: list[int] = NO_INTS  # the kinds that go on a kind
        self.caller: int = NOBODY
        self.due: int = 0  # of the phase
        self.frozen_until: int = 0
        self.quiet: int = 0
        self.quiet_due: int = 0
        self.stamp: int = 0  # of all cards in play, so that none is lost
        self.dice: list[int] = NO_INTS
        self.sheet: list[list[int]] = NO_SHEET
        self.asked: list[Prompt] | None = None  # the prompts, until they change
        self.totals: list[int] = NO_INTS
        self.laid: list[int] = NO_INTS  # cards of each seat's border in the Arène
        self.minus: list[int] = NO_INTS
        self.slapped: list[int] = NO_INTS
        self.lapsed: list[int] = NO_INTS
        self.call_due: list[int] = NO_INTS
        self.fine_due: list[int] = NO_INTS
        self.fine_place: list[int] = NO_INTS
        self.fine_depth: list[int] = NO_INTS
        self.fine_live: list[int] = NO_INTS
        self.ready: list[int] = NO_INTS
        self.emptied: list[int] = NO_INTS
        self.slaps: list[int] = NO_INTS  # three in a row: pile, until, mask of who has slapped
        self.owed: list[int] = NO_INTS  # three in a row: seat, number, until

    def copy(self) -> "Race":
        twin = Race(
            self.table,
            self.chance.copy(),
            [cards[:] for cards in self.rows],
            [cards[:] for cards in self.talons],
            [cards[:] for cards in self.stocks],
            [cards[:] for cards in self.turned],
            [cards[:] for cards in self.piles],
            self.masks[:],
            self.held[:],
            self.locked[:],
        )
        twin.held_mask = self.held_mask
        twin.wanted = self.wanted
        twin.phase = self.phase
        twin.round = self.round
        twin.leader = self.leader
        twin.variant = self.variant
        twin.count = self.count
        twin.opener = self.opener
        twin.bare = self.bare
        twin.fits = self.fits
        twin.caller = self.caller
        twin.due = self.due
        twin.frozen_until = self.frozen_until
        twin.quiet = self.quiet
        twin.quiet_due = self.quiet_due
        twin.stamp = self.stamp
        twin.dice = self.dice
        twin.sheet = self.sheet
        twin.asked = self.asked
        self._copy_counters(twin)
        return twin

    def _copy_counters(self, twin: "Race") -> None:
        twin.totals = self.totals[:]
        twin.laid = self.laid[:]
        twin.minus = self.minus[:]
        twin.slapped = self.slapped[:]
        twin.lapsed = self.lapsed[:]
        twin.call_due = self.call_due[:]
        twin.fine_due = self.fine_due[:]
        twin.fine_place = self.fine_place[:]
        twin.fine_depth = self.fine_depth[:]
        twin.fine_live = self.fine_live[:]
        twin.ready = self.ready[:]
        twin.emptied = self.emptied[:]
        twin.slaps = self.slaps[:]
        twin.owed = self.owed[:]

    def clear_round(self) -> None:
        """Nothing laid, nobody pointed at, no clock running."""
        seats = self.seats
        self.laid = [0] * seats
        self.minus = [0] * seats
        self.slapped = [0] * seats
        self.lapsed = [0] * seats
        self.call_due = [0] * seats
        self.fine_due = [0] * seats
        self.fine_place = [0] * seats
        self.fine_depth = [0] * seats
        self.fine_live = [0] * seats
        self.ready = [0] * seats
        self.emptied = []
        self.slaps = []
        self.owed = []
        self.frozen_until = 0
        self.quiet = 0
        self.quiet_due = 0
        self.caller = NOBODY
        self.asked = None

    def base(self, at: int) -> int:
        """WT-V13: a span of time begins now or, as all clocks stand still in it, after a freeze."""
        return self.frozen_until if self.frozen_until > at else at

    def may_call(self, seat: int) -> bool:
        """WT-12: nothing is left to do but call."""
        if self.talons[seat]:
            return False
        if self.variant == 11:  # WT-V11: the first two, once there are two
            return len(self.emptied) >= 2 and seat in self.emptied[:2]
        if self.variant == 7:  # WT-V7
            for card in self.rows[seat]:
                if card >= 0:
                    return False
        return True

    def frozen(self, seat: int) -> bool:
        return self.frozen_until > 0 and seat != self.leader

    def playable_top(self, seat: int) -> int:
        """WT-6, WT-9: the turned-up card that may be laid, or EMPTY."""
        turned = self.turned[seat]
        if not turned or self.locked[seat]:
            return -1
        return turned[len(turned) - 1]


def empty_race(table: Table, chance: Chance, seats: int) -> Race:
    race = Race(
        table,
        chance,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [],
        [],
        [0] * KINDS,
        [False] * seats,
    )
    race.totals = [0] * seats
    race.clear_round()
    return race
