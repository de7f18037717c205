"""A state to its JSON form and back, and what makes no sense in one."""

from watatheque.core.chance import Chance
from watatheque.core.errors import BadInput
from watatheque.games.watai.clocks import CALL_SPAN
from watatheque.games.watai.moves import stamp
from watatheque.games.watai.pieces import (
    EMPTY,
    EXTRA,
    KINDS,
    NAMES,
    copies,
    find,
    kind,
    pack,
)
from watatheque.games.watai.piles import mask_of, recount, set_rules
from watatheque.games.watai.sight import PHASES
from watatheque.games.watai.state import (
    BETWEEN,
    BIT,
    CHOOSE,
    COUNTDOWN,
    NOBODY,
    PLAY,
    Race,
    Table,
    empty_race,
)
from watatheque.games.watai.values import (
    MOST_ROW,
    ROW,
    TOP,
    Holding,
    Options,
    Owed,
    Pointed,
    Position,
    SlapWindow,
)

NUMBERS = {name: number for number, name in PHASES.items()}
SHEET = 6  # cells of a count
LAID_OUT = (CHOOSE, COUNTDOWN, PLAY)


# ---------------------------------------------------------------- out


def save(race: Race) -> Position:
    return Position(
        seats=[_holding(race, seat) for seat in range(race.seats)],
        arena=[[NAMES[card] for card in pile] for pile in race.piles],
        phase=PHASES[race.phase],
        round=race.round,
        leader=race.leader,
        variant=race.variant,
        count=race.count,
        dice=race.dice[:],
        due=race.due,
        caller=race.caller,
        emptied=race.emptied[:],
        frozen_until=race.frozen_until,
        quiet=race.quiet,
        quiet_due=race.quiet_due,
        slaps=_slaps(race),
        owed=[Owed(*race.owed[i : i + 3]) for i in range(0, len(race.owed), 3)],
        chance=race.chance.position,
    )


def _slaps(race: Race) -> list[SlapWindow]:
    windows = []
    for i in range(0, len(race.slaps), 3):
        pile, until, who = race.slaps[i : i + 3]
        windows.append(SlapWindow(pile, until, [s for s in range(race.seats) if who >> s & 1]))
    return windows


def _holding(race: Race, seat: int) -> Holding:
    return Holding(
        row=[None if card == EMPTY else NAMES[card] for card in race.rows[seat]],
        talon=_names(race.talons[seat]),
        stock=_names(race.stocks[seat]),
        turned=_names(race.turned[seat]),
        locked=race.locked[seat],
        total=race.totals[seat],
        minus=race.minus[seat],
        slapped=race.slapped[seat],
        lapsed=race.lapsed[seat],
        call_due=race.call_due[seat],
        pointed=_pointed(race, seat),
        ready=bool(race.ready[seat]),
        sheet=race.sheet[seat][:] if race.sheet else [],
    )


def _pointed(race: Race, seat: int) -> Pointed | None:
    if not race.fine_due[seat]:
        return None
    live = bool(race.fine_live[seat])
    return Pointed(race.fine_place[seat], race.fine_due[seat], race.fine_depth[seat], live)


def _names(cards: list[int]) -> list[str]:
    """People name the top card first."""
    return [NAMES[card] for card in reversed(cards)]


# ---------------------------------------------------------------- in


def load(position: Position, options: Options, seats: int, chance: Chance) -> Race:
    if len(position.seats) != seats:
        raise BadInput("position: seats", f"{seats} are needed, not {len(position.seats)}", "TB-1")
    chance.seek(position.chance)
    race = empty_race(Table(options, seats), chance, seats)
    for seat, holding in enumerate(position.seats):
        _load_cards(race, seat, holding)
    race.piles = [_cards(race, pile, "position: arena") for pile in position.arena]
    if any(not pile for pile in race.piles):
        raise BadInput("position: arena", "a pile is empty", "WT-5")
    race.stamp = sum(map(stamp, all_cards(race)))
    race.phase = NUMBERS[position.phase]
    race.round = position.round
    race.leader = _seat(race, position.leader, "leader")
    race.variant = position.variant
    race.count = position.count
    race.dice = position.dice[:]
    race.due = position.due
    race.caller = _seat(race, position.caller, "caller")
    race.emptied = [_seat(race, seat, "emptied") for seat in position.emptied]
    race.frozen_until = position.frozen_until
    race.quiet = position.quiet
    race.quiet_due = position.quiet_due
    _load_windows(race, position)
    set_rules(race)
    recount(race)
    for seat, holding in enumerate(position.seats):
        _load_counters(race, seat, holding)
    race.sheet = [holding.sheet[:] for holding in position.seats]
    if not any(race.sheet):
        race.sheet = []
    return race


def _seat(race: Race, seat: int, what: str) -> int:
    if seat >= race.seats:
        raise BadInput(f"position: {what}", f"there is no seat {seat}", "TB-1")
    return seat


def _cards(race: Race, names: list[str], what: str) -> list[int]:
    cards = [find(name, what) for name in names]
    for card in cards:
        if race.table.owner[pack(card)] == NOBODY:
            raise BadInput(what, f"nobody plays with the pack of {NAMES[card]}", "WT-2")
    return cards


def _load_cards(race: Race, seat: int, holding: Holding) -> None:
    what = f"position: seat {seat}"
    race.rows[seat] = [
        EMPTY if name is None else _cards(race, [name], what)[0] for name in holding.row
    ]
    race.talons[seat] = _cards(race, holding.talon, what)[::-1]
    race.stocks[seat] = _cards(race, holding.stock, what)[::-1]
    race.turned[seat] = _cards(race, holding.turned, what)[::-1]
    race.locked[seat] = holding.locked


def _load_windows(race: Race, position: Position) -> None:
    for window in position.slaps:
        mask = sum(BIT[_seat(race, seat, "slaps")] for seat in set(window.slapped))
        race.slaps += [window.pile, window.due, mask]
    for owed in position.owed:
        race.owed += [_seat(race, owed.seat, "owed"), owed.number, owed.due]


def _load_counters(race: Race, seat: int, holding: Holding) -> None:
    race.totals[seat] = holding.total
    race.minus[seat] = holding.minus
    race.slapped[seat] = holding.slapped
    race.lapsed[seat] = holding.lapsed
    race.ready[seat] = int(holding.ready)
    race.call_due[seat] = holding.call_due
    if race.phase == PLAY and race.may_call(seat) and not holding.call_due:
        race.call_due[seat] = race.base(0) + CALL_SPAN * race.table.pace  # WT-12
    if holding.pointed is not None:
        race.fine_due[seat] = holding.pointed.due
        race.fine_place[seat] = holding.pointed.place
        race.fine_depth[seat] = holding.pointed.depth
        race.fine_live[seat] = int(holding.pointed.live)


# ---------------------------------------------------------------- sound or not


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
    if PHASES[race.phase] == "choose" and race.variant not in (3, 4, 10):
        return "there is nobody to choose (WT-V17)"
    if PHASES[race.phase] in ("choose", "countdown") and race.piles:
        return "nothing is laid before Go (WT-4)"
    return None
