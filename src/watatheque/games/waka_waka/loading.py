"""The state that a position describes; what is named nowhere lies under deck and Reserve."""

from collections.abc import Sequence
from typing import Any

from watatheque.core import codec
from watatheque.core.chance import Chance
from watatheque.core.errors import BadInput
from watatheque.core.values import Seat
from watatheque.games.waka_waka import knowledge, supply
from watatheque.games.waka_waka.actions import ACTIONS
from watatheque.games.waka_waka.moves import CARD, GOOD
from watatheque.games.waka_waka.pieces import CARDS, COPIES, GOODS_OF_A_KIND
from watatheque.games.waka_waka.setup import bare_table, fill_village
from watatheque.games.waka_waka.state import (
    ASK_DRUM,
    ASK_ELDER,
    ASK_SEEN,
    ASK_SHARE,
    ASK_SURPLUS,
    EMPTY,
    FIRE,
    GOOD_KINDS,
    HELD_KINDS,
    NOBODY,
    VEILED,
    Table,
    Trade,
)
from watatheque.games.waka_waka.values import PHASES, QUESTIONS, Frame, Position

EVERY_CARD = {**CARD, "fire": FIRE}
SLOT = {**CARD, "veiled": VEILED}


def load(position: Position, table: Table, seats: int, chance: Chance) -> Trade:
    chance.seek(position.chance)
    state = bare_table(table, seats, chance)
    _load_players(state, position)
    _load_cards(state, position)
    _load_goods(state, position)
    _load_turn(state, position)
    _load_known(state, position)
    return state


def _numbers(of: dict[str, int], named: Sequence[str], what: str) -> list[int]:
    for name in named:
        if name not in of:
            raise BadInput(f"position: {what}", f"there is no {name!r:.40}", "WK-2")
    return [of[name] for name in named]


def _counts(of: dict[str, int], named: Sequence[str], what: str) -> list[int]:
    numbers = _numbers(of, named, what)
    return [numbers.count(number) for number in range(len(of))]


def _each_seat(state: Trade, given: Sequence[Any], what: str) -> None:
    if len(given) > state.seats:
        raise BadInput(f"position: {what}", f"there are {state.seats} seats", "TB-1")


def _load_players(state: Trade, position: Position) -> None:
    for what in ("hands", "stocks", "gold", "levels", "bare"):
        _each_seat(state, getattr(position, what), what)
    for seat, hand in enumerate(position.hands):
        state.hands[seat] = _counts(CARD, hand, "hands")
    for seat, stock in enumerate(position.stocks):
        state.stocks[seat] = _counts(GOOD, stock, "stocks")
    state.held = [sum(hand) for hand in state.hands]
    state.stored = [sum(stock) for stock in state.stocks]
    state.gold[: len(position.gold)] = position.gold
    state.levels[: len(position.levels)] = position.levels
    state.bare[: len(position.bare)] = position.bare


def _load_cards(state: Trade, position: Position) -> None:
    state.slots = _numbers(SLOT, position.slots, "slots")
    state.laid = _counts(CARD, position.laid, "laid")
    state.buried = _counts(CARD, position.buried, "buried")
    state.discard = _counts(EVERY_CARD, position.discard, "discard")
    state.piled = sum(state.discard) + sum(state.buried)
    named = _numbers(EVERY_CARD, position.deck, "deck")[::-1]
    state.deck = _unnamed_cards(state, named) + named
    lying = position.discard[-1:] or ["veiled"] * len(position.buried[:1])
    top = [position.top] if position.top else lying
    state.top = _numbers({**EVERY_CARD, "veiled": VEILED}, top, "top")[0] if top else EMPTY


def _unnamed_cards(state: Trade, named: list[int]) -> list[int]:
    left = list(COPIES)
    places = [*state.hands, state.laid, state.buried, state.discard]
    for card in range(len(CARDS)):
        left[card] -= sum(place[card] for place in places if card < len(place))
        left[card] -= named.count(card) + state.slots.count(card)
    rest = [card for card in range(len(CARDS)) for _ in range(left[card])]
    if rest:
        state.chance.shuffle(rest, "deck")
    return rest


def _load_goods(state: Trade, position: Position) -> None:
    if position.boats is not None:
        _load_boats(state, position.boats)
    state.village = _counts(GOOD, position.village or [], "village")
    state.lying = sum(state.village)
    named = _numbers(GOOD, position.reserve, "reserve")[::-1]
    state.reserve = _unnamed_goods(state, named)
    if position.boats is None:
        supply.load_boats(state, None)
    if position.village is None:
        fill_village(state)
    state.reserve += named
    for seat, boat, space in position.peeked:
        if boat >= state.table.boats or space >= state.table.spaces[boat]:
            raise BadInput("position: peeked", f"boat {boat} has no space {space}", "WK-4")
        state.peeked[state.table.first_space[boat] + space] |= 1 << seat


def _load_boats(state: Trade, boats: list[list[str | None]]) -> None:
    table = state.table
    if [len(boat) for boat in boats] != table.spaces:
        raise BadInput("position: boats", f"their spaces are {table.spaces}", "WK-4")
    flat = [good for boat in boats for good in boat]
    for space, good in enumerate(flat):
        if good is not None:
            state.cargo[space] = _numbers(GOOD, [good], "boats")[0]


def _unnamed_goods(state: Trade, named: list[int]) -> list[int]:
    lying = [*named, *state.cargo]
    rest: list[int] = []
    for good in range(GOOD_KINDS):
        stored = sum(stock[good] for stock in state.stocks)
        left = GOODS_OF_A_KIND - stored - state.village[good] - lying.count(good)
        rest += [good] * left
    if rest:
        state.chance.shuffle(rest, "reserve")
    return rest


def _load_turn(state: Trade, position: Position) -> None:
    for what in ("turn", "first"):
        _seat(state, getattr(position, what), what)
    state.turn, state.first = position.turn, position.first
    state.phase = PHASES.index(position.phase)
    state.units = position.units
    state.chosen = _numbers(CARD, position.chosen, "chosen")
    state.stack = [_load_frame(state, frame) for frame in position.stack]
    state.due = position.due
    state.lit = position.lit
    state.fires = position.fires
    state.shuffles = position.shuffles
    state.restocks = position.restocks
    state.arrived = [_seat(state, seat, "arrived") for seat in position.arrived]
    if position.last is not None:
        state.last_seat = _seat(state, position.last[0], "last")
        state.last = codec.read_action(ACTIONS, position.last[1], "position: last")
    else:
        state.last_seat = NOBODY


def _seat(state: Trade, seat: Seat, what: str) -> Seat:
    if seat >= state.seats:
        raise BadInput(f"position: {what}", f"there is no seat {seat}", "TB-1")
    return seat


def _load_frame(state: Trade, frame: Frame) -> tuple[int, int, int, int]:
    ask = QUESTIONS.index(frame.ask)
    seat = _seat(state, frame.seat, "stack")
    if ask == ASK_ELDER:
        return ask, seat, frame.slot, 0
    if ask == ASK_SEEN:
        opponent = seat if frame.opponent is None else _seat(state, frame.opponent, "stack")
        return ask, seat, opponent, frame.slot
    if ask == ASK_SHARE:
        return ask, seat, _numbers(CARD, [frame.card or ""], "stack")[0], frame.slot
    if ask == ASK_SURPLUS:
        taken = EMPTY if frame.good is None else _numbers(GOOD, [frame.good], "stack")[0]
        return ask, seat, _numbers(CARD, [frame.card or "merchant"], "stack")[0], taken
    return ask, seat, frame.count if ask == ASK_DRUM else 0, 0


def _load_known(state: Trade, position: Position) -> None:
    for told in position.known:
        viewer = state.seats if told.seat is None else _seat(state, told.seat, "known")
        if isinstance(told.where, str):
            place = state.seats + ("laid", "buried").index(told.where)
        else:
            place = _seat(state, told.where, "known")
        first = knowledge.row(state.seats, viewer, place)
        cards = _counts(CARD, told.cards, "known")
        state.known[first : first + HELD_KINDS] = cards
    own = knowledge.row(state.seats, state.turn, state.seats)
    state.known[own : own + HELD_KINDS] = state.laid  # who lays cards face down knows them
    for ask, seat, opponent, _ in state.stack:
        if ask == ASK_SEEN:
            knowledge.see_hand(state, seat, opponent)
