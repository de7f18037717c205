"""Where cards and goods come from and go to: deck, discard pile, Reserve, boats."""

from typing import Final

from watatheque.core.game import Event
from watatheque.games.waka_waka import knowledge
from watatheque.games.waka_waka.pieces import CARDS, GOODS
from watatheque.games.waka_waka.state import EMPTY, FIRE, FIRES, GOOD_KINDS, HELD_KINDS, Trade
from watatheque.games.waka_waka.state import NO_CARDS as NONE_BURIED

ON_THE_VILLAGE: Final = 6  # WK-6, WK-14


def drawable(state: Trade) -> bool:
    """WK-13: the Fires are always in the deck or the discard pile; is there anything else?"""
    return len(state.deck) + state.piled > FIRES


def draw(state: Trade, seat: int, count: int, article: str, news: list[Event] | None) -> None:
    """Cards into a hand; where there are too few, the draw falls short (WK-13)."""
    drawn: list[int] = []
    while len(drawn) < count and drawable(state):
        if not state.deck:
            _shuffle_discards(state, news)
        card = state.deck.pop()
        if card == FIRE:
            _turn_fire(state, seat, news)
        else:
            drawn.append(card)
            state.hands[seat][card] += 1
            state.held[seat] += 1
    if drawn:
        state.bare[seat] = False
    if news is not None:
        cards = [CARDS[card] for card in sorted(drawn)]
        news.append(Event("drew", {"seat": seat, "count": len(drawn)}, article=article))
        if len(drawn) < count:
            news.append(Event("short", {"seat": seat}, article="WK-13"))
        if cards:
            news.append(Event("got", {"seat": seat, "cards": cards}, to=seat))


def _turn_fire(state: Trade, seat: int, news: list[Event] | None) -> None:
    """WK-15: shown, the token turns, the card is discarded, and another one replaces it."""
    state.lit = not state.lit
    state.fires += 1
    throw(state, FIRE)
    if news is not None:
        news.append(Event("fire", {"seat": seat, "lit": state.lit}, article="WK-15"))


def throw(state: Trade, card: int) -> None:
    """Onto the discard pile, face up."""
    state.discard[card] += 1
    state.piled += 1
    state.top = card


def discard(state: Trade, seat: int, card: int) -> None:
    """From a hand, for all to see."""
    state.hands[seat][card] -= 1
    state.held[seat] -= 1
    knowledge.lose_openly(state, seat, card)
    throw(state, card)


def _shuffle_discards(state: Trade, news: list[Event] | None) -> None:
    """WK-13; the cards of WK-21 go with the rest."""
    for card in range(HELD_KINDS):
        for _ in range(state.discard[card] + state.buried[card]):
            state.deck.append(card)
    for _ in range(state.discard[FIRE]):
        state.deck.append(FIRE)
    state.discard = [0] * len(state.discard)
    state.buried = NONE_BURIED
    state.piled = 0
    state.top = EMPTY
    knowledge.forget_buried(state)
    state.chance.shuffle(state.deck, "deck")
    state.shuffles += 1
    if news is not None:
        news.append(Event("shuffled", {"cards": len(state.deck)}, article="WK-13"))


def draw_good(state: Trade, news: list[Event] | None) -> int:
    """From the Reserve; EMPTY only in a position with too few goods, which `audit` refuses."""
    if not state.reserve:
        _restock(state, news)
    return state.reserve.pop() if state.reserve else EMPTY


def _restock(state: Trade, news: list[Event] | None) -> None:
    """WK-14: the Village becomes the Reserve, and six of it lie on the Village again."""
    if state.lying <= ON_THE_VILLAGE:
        return  # all of it would come to lie there again
    for good in range(GOOD_KINDS):
        for _ in range(state.village[good]):
            state.reserve.append(good)
    state.chance.shuffle(state.reserve, "reserve")
    state.village = [0] * GOOD_KINDS
    state.lying = 0
    for _ in range(min(ON_THE_VILLAGE, len(state.reserve))):
        to_village(state, state.reserve.pop())
    state.restocks += 1
    if news is not None:
        news.append(Event("restocked", {"goods": len(state.reserve)}, article="WK-14"))


def to_village(state: Trade, good: int) -> None:
    state.village[good] += 1
    state.lying += 1


def load_boats(state: Trade, news: list[Event] | None) -> None:
    """WK-12, WK-14: in order of price, the Eye space first."""
    table = state.table
    for boat in range(table.boats):
        first = table.first_space[boat]
        loaded = False
        for space in range(first, first + table.spaces[boat]):
            if state.cargo[space] == EMPTY:
                state.cargo[space] = draw_good(state, news)
                state.peeked[space] = 0
                loaded = loaded or state.cargo[space] != EMPTY
        if loaded and news is not None:
            open_ones = [
                GOODS[state.cargo[space]]
                for space in range(first, first + table.eyes[boat])
                if state.cargo[space] != EMPTY
            ]
            told = {"boat": boat, "price": table.prices[boat], "goods": open_ones}
            news.append(Event("loaded", told, article="WK-12"))
