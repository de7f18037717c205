"""A state to its JSON form and back, and what makes no sense in one."""

from msgspec import UnsetType

from watatheque.core.chance import Chance
from watatheque.core.errors import BadInput
from watatheque.games.triple_wata.hands import show_three, table_for
from watatheque.games.triple_wata.pieces import TIERS, Pack
from watatheque.games.triple_wata.sight import PHASES
from watatheque.games.triple_wata.state import (
    ALL_CELLS,
    BARE,
    BETWEEN,
    EMPTY,
    LAST_ROUND,
    NOBODY,
    OVER,
    PICK,
    PLAY,
    SIZE,
    WHOLE_HAND,
    Duel,
)
from watatheque.games.triple_wata.values import CELLS, HAND, Laid, Options, Position

NUMBERS = {name: number for number, name in PHASES.items()}


def save(duel: Duel) -> Position:
    def ids(cards: list[int]) -> list[str]:
        return [duel.table.cards[card].id for card in cards]

    return Position(
        hands=(ids(duel.hand(0)), ids(duel.hand(1))),
        board=[_laid(duel, cell) for cell in range(CELLS)],
        starter=duel.starter,
        phase=PHASES[duel.phase],
        round=duel.round,
        shown=(ids(duel.shown[0]), ids(duel.shown[1])),
        tiers=duel.tiers[:],
        collections=(ids(duel.collections[0]), ids(duel.collections[1])),
        ready=(duel.ready[0], duel.ready[1]),
        due=duel.due,
        lot=duel.lot,
        chance=duel.chance.position,
    )


def _laid(duel: Duel, cell: int) -> Laid | None:
    if duel.board[cell] == EMPTY:
        return None
    colour, placer = duel.colour(cell), duel.placer(cell)
    id = duel.table.cards[duel.board[cell]].id
    return Laid(id, colour, None if placer == colour else placer)


def load(position: Position, options: Options, chance: Chance) -> Duel:
    table = table_for(options)
    chance.seek(position.chance)
    duel = Duel(table, chance, BARE[:])
    for cell, laid in enumerate(position.board):
        if laid is not None:
            _lay(duel, cell, laid)
    hands = [_cards(table.pack, hand, "position: hands") for hand in position.hands]
    if max(len(hand) for hand in hands) > HAND:
        raise BadInput("position: hands", f"no hand has more than {HAND} cards", "TW-3")
    duel.take_up(hands)
    duel.phase = NUMBERS[position.phase]
    duel.round = position.round
    _begin(duel, position)
    laid_cards = CELLS - SIZE[duel.free]
    duel.turn = duel.starter if laid_cards % 2 == 0 else 1 - duel.starter  # TW-6, TW-9
    duel.tiers = position.tiers[:]
    duel.collections = [
        _cards(table.pack, cards, "position: collections") for cards in position.collections
    ]
    duel.ready = list(position.ready)
    duel.due = position.due
    duel.lot = position.lot
    return duel


def _begin(duel: Duel, position: Position) -> None:
    """Who starts and what lies open: as it is said, or by lot where a round is about to begin."""
    fresh = duel.phase == PLAY and duel.red_left == duel.blue_left == WHOLE_HAND
    if not isinstance(position.starter, UnsetType):
        duel.starter = position.starter
    elif fresh:
        duel.starter = duel.chance.below(2, "starter")  # TW-5
    if not isinstance(position.shown, UnsetType):
        pack = duel.table.pack
        duel.shown = [_cards(pack, cards, "position: shown") for cards in position.shown]
    elif fresh:
        show_three(duel)  # TW-R1


def _cards(pack: Pack, ids: list[str], what: str) -> list[int]:
    return sorted(pack.find(id, what) for id in ids)


def _lay(duel: Duel, cell: int, laid: Laid) -> None:
    duel.board[cell] = duel.table.pack.find(laid.card, f"position: board, cell {cell}")
    duel.free ^= 1 << cell
    if laid.colour == 0:
        duel.red |= 1 << cell
    if laid.colour == 0 if laid.placer is None else laid.placer == 0:
        duel.laid_by_red |= 1 << cell


def audit(duel: Duel) -> str | None:
    wrong = _audit_round(duel)
    if wrong is None and duel.phase == PICK:
        return _audit_picks(duel)
    return wrong or _audit_cells(duel) or _audit_hands(duel) or _audit_phase(duel)


def _audit_round(duel: Duel) -> str | None:
    if duel.round > 1 and (duel.phase == PICK or not duel.table.sudden_death):
        return "only sudden death has a second round (TW-R2)"
    if duel.due < 0:
        return "the next round is due at a time before the match"
    even = duel.phase == OVER and duel.table.sudden_death and duel.score(0) == duel.score(1)
    if (duel.lot != NOBODY) != even:
        return "the lot names a winner exactly after the last drawn round (TW-R2)"
    return None


def _audit_picks(duel: Duel) -> str | None:
    for seat in range(2):
        hand, collection = duel.hand(seat), duel.collections[seat]
        if len(set(collection)) != len(collection) or len(collection) < HAND:
            return f"the collection of seat {seat} is not five different cards or more (TW-3)"
        if len(set(hand)) != len(hand) or not set(hand) <= set(collection):
            return f"seat {seat} has picked a card twice or one it does not own (TW-3)"
    if duel.free != ALL_CELLS:
        return "nothing is laid while hands are chosen (TW-3)"
    if duel.red_left == duel.blue_left == WHOLE_HAND:
        return "both hands are chosen, so the phase is not 'pick' (TW-3)"
    return None


def _audit_cells(duel: Duel) -> str | None:
    free = sum(1 << cell for cell in range(CELLS) if duel.board[cell] == EMPTY)
    if free != duel.free:
        return "the free cells do not fit the board (TW-4)"
    if (duel.red | duel.laid_by_red) & free:
        return "a cell without a card shows a colour (TW-1)"
    return None


def _audit_hands(duel: Duel) -> str | None:
    placed = CELLS - SIZE[duel.free]
    for seat in range(2):
        laid = (placed + 1) // 2 if seat == duel.starter else placed // 2  # TW-9
        hand, shown = duel.hand(seat), duel.shown[seat]
        if len(hand) != HAND - laid:
            return f"with {placed} cards laid seat {seat} must hold {HAND - laid} (TW-9)"
        if sum(duel.placer(cell) == seat for cell in range(CELLS)) != laid:
            return f"seat {seat} has not laid {laid} of the {placed} cards (TW-9)"
        if any(shown.count(card) > hand.count(card) for card in shown):
            return f"a card is shown that is not in the hand of seat {seat} (TW-R1)"
    cards = [*duel.hand(0), *duel.hand(1), *(card for card in duel.board if card != EMPTY)]
    if len(set(cards)) != len(cards) and duel.table.options.hands != "choose":
        return "a card is there twice (TW-3)"
    if any(tier not in TIERS for tier in duel.tiers):
        return "a tier is not 1 to 10 (TW-P2)"
    return None


def _audit_phase(duel: Duel) -> str | None:
    if (duel.phase == PLAY) != (duel.free != 0):
        return "a round is played exactly while there are free cells (TW-9)"
    if duel.phase != BETWEEN:
        return None
    if not duel.table.sudden_death or duel.score(0) != duel.score(1):
        return "only a drawn round of sudden death leads to another (TW-R2)"
    if duel.round == LAST_ROUND or (duel.ready[0] and duel.ready[1]):
        return "the next round would not be waited for (TB-12, TW-R2)"
    return None
