"""All that falls due during a round, and the one moment at which the clock must act next."""

from typing import Final

from watatheque.core.game import Event
from watatheque.games.watai.pieces import NAMES
from watatheque.games.watai.piles import goes_somewhere
from watatheque.games.watai.state import Race
from watatheque.games.watai.values import TOP

SECOND: Final = 1000
COUNTDOWN_SPAN: Final = 3 * SECOND  # WT-4
CALL_SPAN: Final = 3 * SECOND  # WT-12
FINE_SPAN: Final = 5 * SECOND  # WT-14
FREEZE_SPAN: Final = 10 * SECOND  # WT-V13
SLAP_SPAN: Final = 3 * SECOND  # WT-V15
SAY_SPAN: Final = 3 * SECOND  # WT-V16
# WT-15: sixty seconds without a card. The clock looks round twenty-four times, so that
# everybody hears them run out, and so that a playout, where the clock acts when it is drawn, does
# not end a live round.
LOOK_SPAN: Final = 2500
LOOKS: Final = 24
WARNINGS: Final = (12, 18, 22)  # 30, 15 and 5 seconds are left

PENALTY: Final = 5  # WT-13, WT-14


def next_due(race: Race) -> tuple[int, str]:
    """The earliest thing, and what it is."""
    if race.frozen_until:
        return race.frozen_until, "freeze"  # WT-V13: every other clock stands still
    due, kind = race.quiet_due, "quiet"
    for seat in range(race.seats):
        moment = race.call_due[seat]
        if moment and moment < due:
            due, kind = moment, "call"
        moment = race.fine_due[seat]
        if moment and moment < due:
            due, kind = moment, "fine"
    for i in range(1, len(race.slaps), 3):
        if race.slaps[i] < due:
            due, kind = race.slaps[i], "slap"
    for i in range(2, len(race.owed), 3):
        if race.owed[i] < due:
            due, kind = race.owed[i], "announcement"
    return due, kind


def hear(race: Race, at: int) -> None:
    """WT-15: a card was laid."""
    due = race.base(at) + LOOK_SPAN * race.table.pace
    if due != race.quiet_due or race.quiet:
        race.quiet_due = due
        race.quiet = 0
        race.asked = None


def freeze(race: Race, at: int, news: list[Event] | None) -> None:
    """WT-V13: everybody but the thrower waits, and so does every other clock."""
    span = FREEZE_SPAN * race.table.pace
    was = race.frozen_until
    race.frozen_until = at + span
    shift = race.frozen_until - (was if was else at)
    race.quiet_due += shift
    for seat in range(race.seats):
        if race.call_due[seat]:
            race.call_due[seat] += shift
        if race.fine_due[seat]:
            race.fine_due[seat] += shift
    for i in range(1, len(race.slaps), 3):
        race.slaps[i] += shift
    for i in range(2, len(race.owed), 3):
        race.owed[i] += shift
    race.asked = None
    if news is not None:
        told = {"seat": race.leader, "seconds": span // SECOND}
        news.append(Event("frozen", told, article="WT-V13"))


def thaw(race: Race, at: int, news: list[Event] | None) -> None:
    if race.frozen_until and race.frozen_until <= at:
        race.frozen_until = 0
        if news is not None:
            news.append(Event("thawed", {}, article="WT-V13"))


def close_windows(race: Race, at: int, news: list[Event] | None) -> None:
    """WT-V15, WT-V16: what was not slapped or said in time."""
    slaps, owed = race.slaps, race.owed
    for i in range(len(slaps) - 3, -1, -3):
        if slaps[i + 1] <= at:
            del slaps[i : i + 3]
    kept: list[int] = []
    for i in range(0, len(owed), 3):
        if owed[i + 2] > at:
            kept += owed[i : i + 3]
            continue
        race.lapsed[owed[i]] += 1  # WT-V16: −1 for each one forgotten
        if news is not None:
            told = {"seat": owed[i], "number": owed[i + 1]}
            news.append(Event("lapsed", told, article="WT-V16"))
    race.owed = kept


def collect_fines(race: Race, at: int, news: list[Event] | None) -> None:
    """WT-14: still playable and still unplayed costs five points."""
    for seat in range(race.seats):
        if race.fine_due[seat] and race.fine_due[seat] <= at:
            race.fine_due[seat] = 0
            if _still_held_back(race, seat):
                race.minus[seat] += PENALTY
                if news is not None:
                    card, place = pointed_at(race, seat), race.fine_place[seat]
                    told = {"seat": seat, "place": place, "card": card, "points": PENALTY}
                    news.append(Event("fined", told, article="WT-14"))


def pointed_at(race: Race, owner: int) -> str:
    place = race.fine_place[owner]
    return NAMES[race.turned[owner][-1] if place == TOP else race.rows[owner][place]]


def _still_held_back(race: Race, seat: int) -> bool:
    if not race.fine_live[seat]:
        return False
    place = race.fine_place[seat]
    if place != TOP:
        return goes_somewhere(race, race.rows[seat][place])
    if len(race.turned[seat]) - 1 != race.fine_depth[seat]:
        return False  # covered by cards turned since
    return goes_somewhere(race, race.playable_top(seat))


def look_round(race: Race, at: int, news: list[Event] | None) -> bool:
    """WT-15: whether sixty seconds have passed without a card, and nobody is about to call."""
    while race.quiet_due <= at:
        if race.quiet == LOOKS - 1 and any(race.call_due):
            race.quiet_due = min(due for due in race.call_due if due)  # WT-15: it comes first
            return False
        race.quiet += 1
        if race.quiet == LOOKS:
            return True
        race.quiet_due += LOOK_SPAN * race.table.pace
        if news is not None and race.quiet in WARNINGS:
            left = (LOOKS - race.quiet) * LOOK_SPAN * race.table.pace // SECOND
            news.append(Event("quiet", {"seconds": left}, article="WT-15"))
    return False
