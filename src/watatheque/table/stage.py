"""What a room holds, and how it tells that something of it has changed."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from watatheque.core import codec
from watatheque.core.chance import SEED_BYTES, commitment
from watatheque.core.game import Game, Millis, Seat
from watatheque.store.rows import TableRow
from watatheque.table import saved, shown
from watatheque.table.carried import Carried
from watatheque.table.chairs import Chair
from watatheque.table.frames import Phase, Told
from watatheque.table.offers import Offers
from watatheque.table.outbox import Outbox
from watatheque.table.plan import Plan, bot_name
from watatheque.table.play import Play
from watatheque.table.seating import Seating
from watatheque.table.settings import Settings
from watatheque.table.sight import Sight
from watatheque.table.talk import Talk
from watatheque.table.tally import Tally

AnyGame = Game[Any, Any, Any]
Entropy = Callable[[int], bytes]
Calendar = Callable[[], int]  # milliseconds since 1970


class Stage:
    def __init__(
        self,
        id: str,
        game: AnyGame,
        plan: Plan,
        host: str,
        *,
        settings: Settings,
        entropy: Entropy,
        calendar: Calendar = lambda: 0,
        now: Millis = 0,
        rev: int = 0,
    ) -> None:
        self.id = id
        self.game = game
        self.plan = plan
        self.settings = settings
        self.entropy = entropy
        self.calendar = calendar
        self.private = plan.private
        self.phase: Phase = "open"
        self.note = ""  # a word to people about the last match
        self.seating = Seating([Chair() for _ in range(plan.seats)], host)
        for seat, level in plan.bots.items():
            self.seating.put_bot(seat, level, bot_name(level))
        self.keep_secret(entropy(SEED_BYTES))
        self.luck = Random(entropy(SEED_BYTES))  # of the bots
        self.ordinal = 0  # of the match, for rematches
        self.match_id = ""  # of the last one that began
        self.play: Play | None = None
        self.sight: Sight | None = None
        self.tally = Tally()
        self.talk = Talk(settings, self.tally)
        self.offers = Offers()
        self.rev = rev  # of what is seen of the table; every frame to everybody raises it
        self.now = now
        self.here: Counter[str] = Counter()  # connections of each guest
        self.gone: dict[str, Millis] = {}  # since when somebody seated is not here
        self.host_gone: Millis = now  # since when the host is not here, if so
        self.idle_since: Millis | None = now  # nobody at all is here
        self.carried = Carried({})
        # Acts of the match by seat and id that were in the store when it was taken up from there.
        self.stored: set[tuple[Seat, str]] = set()

    # ------------------------------------------------------------ the table itself

    def keep_secret(self, secret: bytes) -> None:
        """Of the match to come, which everybody may see is settled: TB-6."""
        self.secret, self.commitment = secret, commitment(secret)

    def step(self) -> int:
        """The rev of what is told next."""
        self.rev += 1
        return self.rev

    def tell(self, frame: Told, out: Outbox) -> None:
        out.tells.append((frame, None, ""))

    def show(self, out: Outbox) -> None:
        """Something that is seen of the table has changed, but nothing that is stored."""
        self.step()
        frame = shown.table(self)
        out.about = frame["table"]
        self.tell(frame, out)

    def changed(self, out: Outbox) -> None:
        """The table itself has changed: write it down and show it."""
        out.rows.append(self.row())
        self.show(out)

    def row(self) -> TableRow:
        return TableRow(self.id, self.phase, not self.private, codec.line(saved.save(self)))

    def remembers(self, guest: str) -> bool:
        """Whether anything that is stored or shown of this table still has the guest's id."""
        asked = guest in self.carried.of
        return asked or self.seating.knows(guest) or guest in self.talk.by

    def new_match(self) -> None:
        """Its id begins with the date: what is played at the same time is kept side by side, so
        that a commit of many tables touches few pages."""
        self.ordinal += 1
        self.match_id = f"{self.calendar():011x}.{self.id}.{self.ordinal}"
