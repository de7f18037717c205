"""All that a seat or a spectator may know, built field by field."""

from typing import Any

from watatheque.core import codec
from watatheque.core.values import Seat
from watatheque.games.waka_waka import knowledge, supply, turns
from watatheque.games.waka_waka.listing import asked
from watatheque.games.waka_waka.pieces import CARDS, GOODS
from watatheque.games.waka_waka.state import (
    ASK_DRUM,
    ASK_RENEW,
    ASK_SEEN,
    ASK_SHARE,
    ASK_SURPLUS,
    EMPTY,
    HELD_KINDS,
    NOBODY,
    OVER,
    VEILED,
    Trade,
)
from watatheque.games.waka_waka.values import PHASES, QUESTIONS
from watatheque.games.waka_waka.views import Hand, Moored, Step, View


def card_name(card: int) -> str:
    if card == EMPTY:
        return ""
    return "veiled" if card == VEILED else CARDS[card]


def names(counts: list[int], kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Pieces by kind, in an order that tells nothing."""
    return tuple(kinds[kind] for kind, count in enumerate(counts) for _ in range(count))


def sure_of(state: Trade, viewer: Seat | None, place: int) -> list[int]:
    """Counts by kind of what a viewer knows in a hand or among the cards face down."""
    if viewer is not None and viewer == place:
        return state.hands[viewer][:]
    first = knowledge.row(state.seats, state.seats if viewer is None else viewer, place)
    return state.known[first : first + HELD_KINDS]


def view_of(state: Trade, viewer: Seat | None) -> View:
    table = state.table
    who = asked(state)
    declines = bool(state.stack) and state.stack[-1][0] in (ASK_SHARE, ASK_RENEW)
    return View(
        seat=viewer,
        question=QUESTIONS[state.stack[-1][0]] if state.stack else PHASES[state.phase],
        asked=None if who == NOBODY else who,
        turn=state.turn,
        first=state.first,
        units=state.units,
        slots=tuple(card_name(card) for card in state.slots),
        stack=tuple(_step(frame) for frame in state.stack),
        due=state.due if declines and table.share_ms else None,
        hands=tuple(_hand(state, viewer, holder) for holder in range(state.seats)),
        shown=_shown(state, viewer),
        chosen=len(state.chosen),
        chosen_cards=_chosen(state, viewer),
        stocks=tuple(names(stock, GOODS) for stock in state.stocks),
        gold=tuple(state.gold),
        levels=tuple(state.levels),
        arrived=tuple(state.arrived),
        boats=tuple(_boat(state, viewer, boat) for boat in range(table.boats)),
        village={good: count for good, count in zip(GOODS, state.village, strict=True) if count},
        reserve=len(state.reserve),
        deck=len(state.deck),
        drawable=supply.drawable(state),
        discard={card: count for card, count in zip(CARDS, state.discard, strict=True) if count},
        buried=sum(state.buried),
        face_down=_face_down(state, viewer),
        top=card_name(state.top),
        lit=state.lit,
        fires=state.fires,
        shuffles=state.shuffles,
        restocks=state.restocks,
        orders=tuple(table.orders),
        sources=tuple(table.sources),
        symbols=tuple(card for card, has in zip(CARDS, table.symbols, strict=True) if has),
        chimpanzee_draws=table.chimpanzee_draws,
        last=last_of(state),
        winners=(turns.winner(state),) if state.phase == OVER else (),
    )


def last_of(state: Trade) -> dict[str, Any] | None:
    if state.last is None:
        return None
    return {"seat": state.last_seat, **codec.write_action(state.last)}


def _step(frame: tuple[int, int, int, int]) -> Step:
    ask, seat, a, _ = frame
    return Step(
        ask=QUESTIONS[ask],
        seat=seat,
        opponent=a if ask == ASK_SEEN else None,
        card=CARDS[a] if ask in (ASK_SHARE, ASK_SURPLUS) else "",
        count=a if ask == ASK_DRUM else 0,
    )


def _hand(state: Trade, viewer: Seat | None, holder: Seat) -> Hand:
    return Hand(
        count=state.held[holder],
        known=names(sure_of(state, viewer, holder), CARDS),
        open=names(sure_of(state, None, holder), CARDS),
        bare=state.bare[holder],
    )


def _shown(state: Trade, viewer: Seat | None) -> tuple[tuple[Seat, tuple[str, ...]], ...]:
    """Of the viewer's own hand: they know who looked, and what has left it since."""
    if viewer is None:
        return ()
    others = [seat for seat in range(state.seats) if seat != viewer]
    return tuple((seat, names(sure_of(state, seat, viewer), CARDS)) for seat in others)


def _chosen(state: Trade, viewer: Seat | None) -> tuple[str, ...]:
    if viewer is None or viewer != asked(state):
        return ()
    return tuple(CARDS[card] for card in sorted(state.chosen))


def _boat(state: Trade, viewer: Seat | None, boat: int) -> Moored:
    table = state.table
    first = table.first_space[boat]
    spaces = range(table.spaces[boat])
    return Moored(
        price=table.prices[boat],
        eyes=table.eyes[boat],
        goods=tuple(_good(state, viewer, boat, space) for space in spaces),
        seen_by=tuple(_lookers(state, first + space) for space in spaces),
    )


def _good(state: Trade, viewer: Seat | None, boat: int, space: int) -> str | None:
    place = state.table.first_space[boat] + space
    if state.cargo[place] == EMPTY:
        return ""
    open_to = space < state.table.eyes[boat] or viewer in _lookers(state, place)
    return GOODS[state.cargo[place]] if open_to else None


def _lookers(state: Trade, place: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(state.seats) if state.peeked[place] >> seat & 1)


def _face_down(state: Trade, viewer: Seat | None) -> tuple[str, ...]:
    """Both in the slots and in the discard pile."""
    laid = sure_of(state, viewer, state.seats)
    buried = sure_of(state, viewer, state.seats + 1)
    return names([a + b for a, b in zip(laid, buried, strict=True)], CARDS)
