"""A state to its JSON form and back."""

from watatheque.core.chance import Chance
from watatheque.core.errors import BadInput
from watatheque.games.watai.audit import all_cards
from watatheque.games.watai.clocks import CALL_SPAN
from watatheque.games.watai.moves import stamp
from watatheque.games.watai.pieces import (
    EMPTY,
    NAMES,
    find,
    pack,
)
from watatheque.games.watai.piles import recount, set_rules
from watatheque.games.watai.sight import PHASES
from watatheque.games.watai.state import (
    BIT,
    NOBODY,
    PLAY,
    Race,
    Table,
    empty_race,
)
from watatheque.games.watai.values import (
    Holding,
    Options,
    Owed,
    Pointed,
    Position,
    SlapWindow,
)

NUMBERS = {name: number for number, name in PHASES.items()}


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
