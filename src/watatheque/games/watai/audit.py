"""What makes no sense in a state: for positions that people send, and for the kit."""

from watatheque.games.watai.moves import stamp
from watatheque.games.watai.pieces import EMPTY, EXTRA, KINDS, NAMES, copies, kind
from watatheque.games.watai.piles import mask_of, recount
from watatheque.games.watai.state import BETWEEN, BIT, CHOOSE, COUNTDOWN, PLAY, Race
from watatheque.games.watai.values import MOST_ROW, ROW, TOP

SHEET = 6  # cells of a count
LAID_OUT = (CHOOSE, COUNTDOWN, PLAY)


def all_cards(race: Race) -> list[int]:
    found: list[int] = []
    for seat in range(race.seats):
        found += [card for card in race.rows[seat] if card != EMPTY]
        found += race.talons[seat] + race.stocks[seat] + race.turned[seat]
    for pile in race.piles:
        found += pile
    return found


def audit(race: Race) -> str | None:
    return (
        _audit_cards(race)
        or _audit_piles(race)
        or _audit_counters(race)
        or _audit_seats(race)
        or _audit_phase(race)
    )


def _audit_cards(race: Race) -> str | None:
    cards = all_cards(race)
    if sum(map(stamp, cards)) != race.stamp:
        return "a card is lost or has come from nowhere (WT-1)"
    counts: dict[int, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
        if counts[card] > copies(kind(card), race.table.high):
            return f"there are too many of {NAMES[card]} (WT-1)"
        if kind(card) == EXTRA and race.variant not in (5, 13):
            return f"{NAMES[card]} is for variants 5 and 13 (WT-V5)"
    return None


def _audit_piles(race: Race) -> str | None:
    for pile in race.piles:
        if kind(pile[0]) != race.opener:
            return f"{NAMES[pile[0]]} does not open a pile (WT-5)"
        for i in range(1, len(pile)):
            if not mask_of(race, pile[:i]) & BIT[kind(pile[i])]:
                return f"{NAMES[pile[i]]} does not go on {NAMES[pile[i - 1]]} (WT-5)"
    return None


def _audit_counters(race: Race) -> str | None:
    twin = race.copy()
    twin.held = [0] * KINDS
    recount(twin)
    if (twin.held, twin.held_mask) != (race.held, race.held_mask):
        return "what Dévidoirs and Stocks hold is miscounted (WT-15)"
    if (twin.masks, twin.wanted, twin.laid) != (race.masks, race.wanted, race.laid):
        return "what may be laid is miscounted (WT-5)"
    return None


def _audit_seats(race: Race) -> str | None:
    for seat in range(race.seats):
        row = race.rows[seat]
        six = race.variant == 2 and seat == race.leader and race.phase in LAID_OUT
        if len(row) == MOST_ROW and race.variant != 2:
            return f"the Dévidoir of seat {seat} has {ROW} places (WT-2)"
        if six and len(row) != MOST_ROW:
            return f"the Dévidoir of seat {seat} has {MOST_ROW} places (WT-V2)"
        if race.locked[seat] and (race.stocks[seat] or not race.turned[seat]):
            return f"the Stock of seat {seat} is not at its end (WT-9)"
        if race.variant == 13 and any(kind(card) == EXTRA for card in race.turned[seat]):
            return "an Extra Stop that is turned up has left the round (WT-V13)"
        wrong = _audit_pointed(race, seat)
        if wrong is not None:
            return wrong
        if race.sheet and len(race.sheet[seat]) != SHEET:
            return f"the count of seat {seat} has {SHEET} parts (WT-16)"
    return None


def _audit_pointed(race: Race, seat: int) -> str | None:
    if not race.fine_due[seat]:
        return None
    if race.phase != PLAY:
        return "nobody is fined between rounds (WT-14)"
    place = race.fine_place[seat]
    if place != TOP and place >= len(race.rows[seat]):
        return f"there is no place {place} to point at (WT-14)"
    if race.may_call(seat):
        return f"seat {seat} can only call (WT-14)"
    return None


def _audit_phase(race: Race) -> str | None:
    playing = race.phase == PLAY
    if len(set(race.emptied)) != len(race.emptied):
        return "a Talon was emptied twice (WT-V11)"
    if race.variant == 11 and playing:
        empty = {seat for seat in range(race.seats) if not race.talons[seat]}
        if empty != set(race.emptied):
            return "the empty Talons are not those that were emptied (WT-V11)"
    elif race.emptied:
        return "who emptied a Talon first only counts in variant 11 (WT-V11)"
    for seat in range(race.seats):
        if bool(race.call_due[seat]) != (playing and race.may_call(seat)):
            return f"a call of seat {seat} is due, or not, against its Talon (WT-12)"
    if race.frozen_until and (not playing or race.variant != 13):
        return "nobody is frozen (WT-V13)"
    if playing and race.quiet_due <= 0:
        return "the clock does not look round (WT-15)"
    return _audit_windows(race, playing) or _audit_between(race)


def _audit_windows(race: Race, playing: bool) -> str | None:
    piles = race.slaps[::3]
    if piles and not (playing and race.variant == 15):
        return "nothing is there to slap (WT-V15)"
    if len(set(piles)) != len(piles) or any(pile >= len(race.piles) for pile in piles):
        return "a pile to slap is not there, or there twice (WT-V15)"
    if race.owed and not (playing and race.variant == 16):
        return "nothing is there to announce (WT-V16)"
    if any(said > race.table.high for said in race.owed[1::3]):
        return "a number to announce is not in the packs (WT-V16)"
    return None


def _audit_between(race: Race) -> str | None:
    if race.phase == BETWEEN and 0 not in race.ready:
        return "all are ready, so the round goes on (TB-12)"
    if race.phase != BETWEEN and any(race.ready):
        return "nobody says ready in a round (TB-12)"
    if race.phase == CHOOSE and race.variant not in (3, 4, 10):
        return "there is nobody to choose (WT-V17)"
    if race.phase in (CHOOSE, COUNTDOWN) and race.piles:
        return "nothing is laid before Go (WT-4)"
    return None
