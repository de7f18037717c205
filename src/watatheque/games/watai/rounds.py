"""How a round starts, ends and is counted: WT-4, WT-12, WT-15 to WT-17."""

from typing import Final

from watatheque.core.game import Event
from watatheque.core.values import PAUSE
from watatheque.games.watai import clocks
from watatheque.games.watai.moves import draw, fill, leave
from watatheque.games.watai.pieces import EXTRA, KIND_MASK
from watatheque.games.watai.piles import is_blocked, release
from watatheque.games.watai.state import (
    BETWEEN,
    NOBODY,
    OVER,
    PLAY,
    Race,
)

CLASSIC_BONUS: Final = 5  # WT-16
WAITED_BONUS: Final = 20  # WT-V11
TALON_COST: Final = 2  # WT-16


def go(race: Race, at: int, news: list[Event] | None) -> None:
    """WT-4; an Extra Stop that lies open under WT-V13 comes up now."""
    race.phase = PLAY
    race.due = 0
    race.asked = None
    clocks.hear(race, at)
    if news is not None:
        news.append(Event("go", {"seat": race.leader}, article="WT-4"))
    if race.variant == 13:
        _show_extra(race, at, news)
    end_if_blocked(race, at, news)


def _show_extra(race: Race, at: int, news: list[Event] | None) -> None:
    row = race.rows[race.leader]
    for place in range(len(row)):
        if row[place] >= 0 and row[place] & KIND_MASK == EXTRA:
            leave(race, race.leader, row[place], news)
            release(race, EXTRA)
            row[place] = -1
            clocks.freeze(race, at, news)
            if race.talons[race.leader]:
                fill(race, race.leader, place, at, news)


def tick(race: Race, at: int, news: list[Event] | None) -> None:
    """Everything that is due in a round, in the order in which the articles ask for it."""
    race.asked = None
    clocks.thaw(race, at, news)
    if race.frozen_until:
        return
    clocks.close_windows(race, at, news)
    clocks.collect_fines(race, at, news)
    caller = _called_for(race, at)
    if caller != NOBODY:  # WT-15: a due call comes first
        end(race, caller, at, news)
    elif clocks.look_round(race, at, news):
        end(race, NOBODY, at, news)


def _called_for(race: Race, at: int) -> int:
    """WT-12: whom the app calls for; WT-V11: of two that are due together, who was first."""
    found = NOBODY
    for seat in range(race.seats):
        due = race.call_due[seat]
        if due and due <= at and (found == NOBODY or _before(race, seat, found)):
            found = seat
    return found


def _before(race: Race, seat: int, other: int) -> bool:
    if race.call_due[seat] != race.call_due[other] or race.variant != 11:
        return race.call_due[seat] < race.call_due[other]
    return race.emptied.index(seat) < race.emptied.index(other)


def end_if_blocked(race: Race, at: int, news: list[Event] | None) -> None:
    if race.held_mask & race.wanted == 0 and is_blocked(race):
        end(race, NOBODY, at, news)  # WT-15


def end(race: Race, caller: int, at: int, news: list[Event] | None) -> None:
    """WT-12, or WT-15 where nobody called."""
    if news is not None:
        if caller == NOBODY:
            news.append(Event("blocked", {}, article="WT-15"))
        else:
            news.append(Event("called", {"seat": caller}, article="WT-12"))
    if caller != NOBODY:
        _fill_holes(race, news)
    race.caller = caller
    count(race, news)
    race.leader = caller if caller != NOBODY else _best(race)
    _stop_clocks(race)
    if _is_won(race) or race.round == race.table.rounds:
        race.phase = OVER
        if news is not None:
            news.append(Event("over", {"seats": winners(race)}, article=end_article(race)))
    else:
        race.phase = BETWEEN
        race.due = at + PAUSE


def _fill_holes(race: Race, news: list[Event] | None) -> None:
    """WT-12: at the call all holes are filled, and that is all."""
    for seat in range(race.seats):
        for place in range(len(race.rows[seat])):
            if race.rows[seat][place] == -1 and race.talons[seat]:
                draw(race, seat, place, news)


def _stop_clocks(race: Race) -> None:
    """What had not fallen due by the end of the round never does."""
    seats = race.seats
    race.call_due = [0] * seats
    race.fine_due = [0] * seats
    race.ready = [0] * seats
    race.slaps = []
    race.owed = []
    race.emptied = []
    race.frozen_until = 0
    race.quiet = 0
    race.quiet_due = 0
    race.asked = None


def bonus(count: int, variant: int) -> int:
    """WT-16, WT-18: what the call is worth."""
    worth = CLASSIC_BONUS
    if count == 2:
        worth = 10
    elif count == 4:
        worth = 20
    if variant == 11 and worth < WAITED_BONUS:
        worth = WAITED_BONUS
    return worth * times(count)


def times(count: int) -> int:
    """WT-18: cards, Talon and call; not the penalties, slaps and lapses."""
    return 2 if count == 6 else 1


def line(race: Race, seat: int) -> list[int]:
    """WT-16 for one player: cards, Talon, call, penalties, slaps, lapses."""
    return [
        race.laid[seat] * times(race.count),
        -TALON_COST * len(race.talons[seat]) * times(race.count),
        bonus(race.count, race.variant) if seat == race.caller else 0,
        -race.minus[seat],
        race.slapped[seat],
        -race.lapsed[seat],
    ]


def count(race: Race, news: list[Event] | None) -> None:
    race.sheet = [line(race, seat) for seat in range(race.seats)]
    for seat in range(race.seats):
        race.totals[seat] += sum(race.sheet[seat])
    if news is not None:
        points = [sum(cells) for cells in race.sheet]
        told = {"points": points, "totals": race.totals[:]}
        news.append(Event("counted", told, article="WT-16"))


def _best(race: Race) -> int:
    """WT-15: the best score of a blocked round has won it; by lot if level."""
    points = [sum(cells) for cells in race.sheet]
    best = [seat for seat in range(race.seats) if points[seat] == max(points)]
    return best[race.chance.below(len(best), "winner of a blocked round")] if best[1:] else best[0]


def end_article(race: Race) -> str:
    """WT-17, or the last count where the table plays so many rounds and no more."""
    return "WT-17" if _is_won(race) else "WT-16"


def winners(race: Race) -> list[int]:
    top = max(race.totals)
    return [seat for seat in range(race.seats) if race.totals[seat] == top]


def _is_won(race: Race) -> bool:
    """WT-17: somebody is there, and nobody is level with the best."""
    return max(race.totals) >= race.table.target and len(winners(race)) == 1
