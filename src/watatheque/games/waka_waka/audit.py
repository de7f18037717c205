"""What is wrong with a state, in words: for the kit, and for positions that people send."""

from watatheque.games.waka_waka import knowledge, merchant, uses
from watatheque.games.waka_waka.listing import answers
from watatheque.games.waka_waka.pieces import CARDS, COPIES, GOODS, GOODS_OF_A_KIND
from watatheque.games.waka_waka.state import (
    ASK_ELDER,
    ASK_RENEW,
    ASK_SEEN,
    ASK_SHARE,
    ASK_SURPLUS,
    ASK_VEIL,
    ELDER,
    EMPTY,
    FIRE,
    FIRES,
    GATHERER,
    GOOD_KINDS,
    HELD_KINDS,
    JUGGLER,
    MERCHANT,
    OVER,
    PLAY,
    REFILL,
    TRIM,
    VEILED,
    Trade,
)
from watatheque.games.waka_waka.values import HAND, QUESTIONS, SLOTS, SPACES


def audit(state: Trade) -> str | None:
    return (
        _cards(state)
        or _goods(state)
        or _counters(state)
        or _knowledge(state)
        or _ladder(state)
        or _slots(state)
        or _stack(state)
        or _phase(state)
    )


def _cards(state: Trade) -> str | None:
    places = [*state.hands, state.laid, state.buried]
    for card in range(len(CARDS)):
        there = sum(place[card] for place in places if card < HELD_KINDS)
        there += state.discard[card] + state.deck.count(card) + state.slots.count(card)
        if there != COPIES[card]:
            return f"there are {there} cards {CARDS[card]}, not {COPIES[card]} (WK-2)"
    if state.slots.count(FIRE) or state.discard[FIRE] + state.deck.count(FIRE) != FIRES:
        return "a Sorcerer's Fire is neither in the deck nor in the discard pile (WK-15)"
    return None


def _goods(state: Trade) -> str | None:
    places = [*state.stocks, state.village]
    for good in range(GOOD_KINDS):
        there = sum(place[good] for place in places)
        there += state.reserve.count(good) + state.cargo.count(good)
        if there != GOODS_OF_A_KIND:
            return f"there are {there} of {GOODS[good]}, not {GOODS_OF_A_KIND} (WK-1)"
    return None


def _counters(state: Trade) -> str | None:
    counts = [*state.hands, *state.stocks, state.village, state.discard, state.laid, state.buried]
    if any(count < 0 for place in counts for count in place):
        return "there are fewer than no pieces somewhere"
    if state.held != [sum(hand) for hand in state.hands]:
        return "a hand is not as large as its count"
    if state.stored != [sum(stock) for stock in state.stocks]:
        return "a Stock is not as full as its count"
    if state.lying != sum(state.village) or state.piled != sum(state.discard) + sum(state.buried):
        return "the Village or the discard pile is not as large as its count"
    if min(state.gold) < 0:
        return "somebody owes gold (WK-3)"
    lying = state.buried if state.top == VEILED else state.discard[state.top : state.top + 1]
    if (state.top == EMPTY) != (state.piled == 0) or (state.top != EMPTY and not sum(lying)):
        return "what lies on the discard pile is not in it (WK-6)"
    return None


def _knowledge(state: Trade) -> str | None:
    places = [*state.hands, state.laid, state.buried]
    for place, counts in enumerate(places):
        everybody = knowledge.row(state.seats, state.seats, place)
        for viewer in range(state.seats + 1):
            first = knowledge.row(state.seats, viewer, place)
            own = viewer == place < state.seats
            for card in range(HELD_KINDS):
                sure = state.known[first + card]
                if own and sure:
                    return f"seat {viewer} knows its own hand anyway"
                if sure > counts[card]:
                    return f"{CARDS[card]} is known where there is none (WK-23)"
                if not own and sure < state.known[everybody + card]:
                    return f"seat {viewer} does not know what everybody knows"
    return _looks(state) or _bare(state)


def _looks(state: Trade) -> str | None:
    table = state.table
    for boat in range(table.boats):
        for space in range(table.spaces[boat]):
            place = table.first_space[boat] + space
            hidden = space >= table.eyes[boat] and state.cargo[place] != EMPTY
            if state.peeked[place] and not hidden:
                return "somebody has looked at what does not lie face down (WK-26)"
            if state.peeked[place] >> state.seats:
                return "somebody has looked who is not there (TB-1)"
    return None


def _bare(state: Trade) -> str | None:
    if state.laid[MERCHANT] or state.buried[MERCHANT]:
        return "a Merchant cannot have been laid face down (WK-21)"
    for seat in range(state.seats):
        if state.bare[seat] and state.hands[seat][MERCHANT]:
            return f"seat {seat} holds a Merchant after all (WK-21)"
    return None


def _ladder(state: Trade) -> str | None:
    top = state.table.levels
    if any(not 0 <= level <= top for level in state.levels):
        return f"there are {top} levels (WK-5)"
    if sorted(state.arrived) != [s for s in range(state.seats) if state.levels[s] == top]:
        return "those who have arrived are not those on the top level (WK-33)"
    return None


def _slots(state: Trade) -> str | None:
    if sum(state.laid) != merchant.VEILS * state.slots.count(VEILED):
        return "three cards lie face down in a veiled slot (WK-21)"
    for slot, card in enumerate(state.slots):
        if card == JUGGLER and (slot == 0 or state.slots[uses.repeated(state, slot)] == VEILED):
            return "a Juggler has nothing to repeat (WK-24)"
    return None


def _stack(state: Trade) -> str | None:
    """At most a share, in it an Elder's opponent, in it a question: each waits for the next."""
    if bool(state.chosen) != any(frame[0] == ASK_VEIL for frame in state.stack):
        return "cards are chosen exactly while three are wanted (WK-21)"
    order = [_depth(frame[0]) for frame in state.stack]
    if order != sorted(set(order)):
        return "these uses cannot wait for one another (WK-9)"
    for place, frame in enumerate(state.stack):
        wrong = _frame(state, frame, place == len(state.stack) - 1)
        if wrong is not None:
            return wrong
    for seat in range(state.seats):
        surplus = bool(state.stack) and state.stack[-1][:2] == (ASK_SURPLUS, seat)
        if (state.stored[seat] > SPACES) != surplus:
            return f"the Stock of seat {seat} has six spaces (WK-6)"
    return None


def _depth(ask: int) -> int:
    if ask == ASK_SHARE:
        return 0
    return 1 if ask == ASK_RENEW else 2


def _frame(state: Trade, frame: tuple[int, int, int, int], on_top: bool) -> str | None:
    ask, seat, a, b = frame
    if ask == ASK_VEIL:
        return _veil(state, seat)
    if not state.slots:
        return f"nothing has been played that asks {QUESTIONS[ask]!r} (WK-9)"
    if ask in (ASK_ELDER, ASK_SEEN):
        if len(state.stack) > 1 and state.stack[-2][0] == ASK_RENEW:
            return "an Elder does not use an Elder (WK-23)"
        slot = a if ask == ASK_ELDER else b
        if not 0 <= slot < len(state.slots) or state.slots[slot] != ELDER:
            return "there is no Elder in that slot (WK-23)"
        if ask == ASK_SEEN and (a == seat or not 0 <= a < state.seats):
            return "an Elder looks at the hand of an opponent (WK-23)"
    if ask == ASK_SURPLUS and a not in (MERCHANT, GATHERER):
        return "only a Merchant or a Gatherer fills a Stock (WK-18)"
    if ask == ASK_SURPLUS and b != EMPTY and (a != GATHERER or state.stocks[seat][b] == 0):
        return "a Gatherer took that good (WK-27)"
    if ask == ASK_SHARE:
        return _share(state, frame, on_top)
    if on_top and not answers(state):
        return f"{QUESTIONS[ask]!r} has no answer (WK-31)"
    if on_top and ask == ASK_RENEW and state.held[seat] == 0:
        return "there is no card to change (WK-23)"
    return None


def _veil(state: Trade, seat: int) -> str | None:
    if len(state.stack) > 1 or seat != state.turn or len(state.slots) == SLOTS:
        return "cards are laid face down in one's own turn (WK-21)"
    if not state.bare[seat] or not merchant.can_veil(state, seat):
        return "there must be no Merchant in hand, and something to do (WK-21)"
    if len(state.chosen) >= merchant.VEILS:
        return "three cards are laid at once (WK-21)"
    if any(merchant.left_to_veil(state, seat, card) < 0 for card in range(HELD_KINDS)):
        return "a card is chosen that is not in hand (WK-21)"
    return None


def _share(state: Trade, frame: tuple[int, int, int, int], on_top: bool) -> str | None:
    _, seat, card, slot = frame
    if not 0 <= slot < len(state.slots) or state.slots[slot] != card:
        return "the card to be shared does not lie there (WK-16)"
    if not state.table.symbols[card]:
        return f"{CARDS[card]} has no gold symbol (WK-16)"
    able = state.gold[seat] >= 1 and uses.possible(state, seat, card, slot, state.gold[seat] - 1)
    if on_top and (seat == state.turn or not able):
        return f"seat {seat} cannot share {CARDS[card]} (WK-16)"
    return None


def _phase(state: Trade) -> str | None:
    if state.stack and state.phase != PLAY:
        return "a use goes on only while cards are played (WK-9)"
    if state.phase == PLAY and not state.stack and len(state.slots) == SLOTS:
        return "after three cards the turn is over (WK-10)"
    left = SLOTS - len(state.slots)
    if state.phase == REFILL and not 1 <= state.units < left:
        return "that many units are not left to replenish (WK-10)"
    if state.phase != REFILL and state.units:
        return "units are left only while replenishing (WK-10)"
    if state.phase == TRIM and state.held[state.turn] <= HAND:
        return "there is nothing to discard (WK-11)"
    if state.phase == OVER and (not state.arrived or state.slots):
        return "the match is over before anybody is on the top level (WK-32)"
    if state.phase == OVER and (state.turn + 1) % state.seats != state.first:
        return "the round is not played out (WK-32)"
    return None
