"""A state to its JSON form and back; what makes no sense in one is in `audit.py`."""

from typing import Literal

from watatheque.core import codec
from watatheque.games.waka_waka import knowledge
from watatheque.games.waka_waka.audit import audit
from watatheque.games.waka_waka.loading import load
from watatheque.games.waka_waka.pieces import CARDS, GOODS
from watatheque.games.waka_waka.sight import card_name, names
from watatheque.games.waka_waka.state import (
    ASK_DRUM,
    ASK_ELDER,
    ASK_SEEN,
    ASK_SHARE,
    ASK_SURPLUS,
    EMPTY,
    HELD_KINDS,
    Trade,
)
from watatheque.games.waka_waka.values import PHASES, QUESTIONS, Frame, Known, Position

__all__ = ["audit", "load", "save"]


def save(state: Trade) -> Position:
    return Position(
        hands=[list(names(hand, CARDS)) for hand in state.hands],
        stocks=[list(names(stock, GOODS)) for stock in state.stocks],
        gold=state.gold[:],
        levels=state.levels[:],
        turn=state.turn,
        first=state.first,
        phase=PHASES[state.phase],
        units=state.units,
        slots=[card_name(card) for card in state.slots],
        laid=list(names(state.laid, CARDS)),
        chosen=[CARDS[card] for card in state.chosen],
        stack=[_save_frame(frame) for frame in state.stack],
        due=state.due,
        deck=[CARDS[card] for card in reversed(state.deck)],
        discard=list(names(state.discard, CARDS)),
        buried=list(names(state.buried, CARDS)),
        top=card_name(state.top),
        reserve=[GOODS[good] for good in reversed(state.reserve)],
        village=list(names(state.village, GOODS)),
        boats=[_save_boat(state, boat) for boat in range(state.table.boats)],
        peeked=_save_peeked(state),
        known=_save_known(state),
        bare=state.bare[:],
        lit=state.lit,
        fires=state.fires,
        shuffles=state.shuffles,
        restocks=state.restocks,
        arrived=state.arrived[:],
        last=None if state.last is None else (state.last_seat, codec.write_action(state.last)),
        chance=state.chance.position,
    )


def _save_frame(frame: tuple[int, int, int, int]) -> Frame:
    ask, seat, a, b = frame
    return Frame(
        ask=QUESTIONS[ask],
        seat=seat,
        opponent=a if ask == ASK_SEEN else None,
        slot=_slot(frame),
        card=CARDS[a] if ask in (ASK_SHARE, ASK_SURPLUS) else None,
        count=a if ask == ASK_DRUM else 0,
        good=GOODS[b] if ask == ASK_SURPLUS and b != EMPTY else None,
    )


def _slot(frame: tuple[int, int, int, int]) -> int:
    ask, _, a, b = frame
    if ask == ASK_SURPLUS:
        return 0
    return a if ask == ASK_ELDER else b


def _save_boat(state: Trade, boat: int) -> list[str | None]:
    first = state.table.first_space[boat]
    cargo = state.cargo[first : first + state.table.spaces[boat]]
    return [None if good == EMPTY else GOODS[good] for good in cargo]


def _save_peeked(state: Trade) -> list[tuple[int, int, int]]:
    table = state.table
    return [
        (seat, boat, space)
        for boat in range(table.boats)
        for space in range(table.spaces[boat])
        for seat in range(state.seats)
        if state.peeked[table.first_space[boat] + space] >> seat & 1
    ]


def _save_known(state: Trade) -> list[Known]:
    found = []
    for viewer in range(state.seats + 1):
        for place in range(state.seats + 2):
            first = knowledge.row(state.seats, viewer, place)
            cards = list(names(state.known[first : first + HELD_KINDS], CARDS))
            if cards:
                seat = None if viewer == state.seats else viewer
                found.append(Known(_where(state, place), cards, seat))
    return found


def _where(state: Trade, place: int) -> int | Literal["laid", "buried"]:
    if place < state.seats:
        return place
    return "laid" if place == state.seats else "buried"
