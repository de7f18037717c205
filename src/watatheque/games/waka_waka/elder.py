"""The Elder looks at a hand, and its owner may take a new card (WK-23)."""

from watatheque.core.game import Event, Millis
from watatheque.games.waka_waka import knowledge, supply
from watatheque.games.waka_waka.merchant import kinds_held
from watatheque.games.waka_waka.pieces import CARDS
from watatheque.games.waka_waka.state import ASK_ELDER, ASK_RENEW, ASK_SEEN, Trade


def begin(state: Trade, user: int, slot: int, news: list[Event] | None) -> None:
    state.stack.append((ASK_ELDER, user, slot, 0))
    if state.seats == 2:
        visit(state, user, 1 - user, news)  # there is but one opponent


def visit(state: Trade, user: int, opponent: int, news: list[Event] | None) -> None:
    """The user, and nobody else, sees the hand."""
    slot = state.stack[-1][2]
    state.stack[-1] = (ASK_SEEN, user, opponent, slot)
    knowledge.see_hand(state, user, opponent)
    if news is not None:
        who = {"seat": user, "opponent": opponent}
        news.append(Event("visited", who, article="WK-23"))
        hand = state.hands[opponent]
        cards = [CARDS[card] for card in kinds_held(hand) for _ in range(hand[card])]
        news.append(Event("saw", {**who, "cards": cards}, to=user, article="WK-23"))


def use(state: Trade, user: int, card: int, news: list[Event] | None) -> None:
    """All hear which card it is; it stays where it was."""
    opponent = state.stack[-1][2]
    state.stack[-1] = (ASK_RENEW, opponent, 0, 0)
    knowledge.see_card(state, opponent, card)
    if news is not None:
        data = {"seat": user, "opponent": opponent, "card": CARDS[card]}
        news.append(Event("used", data, article="WK-23"))


def use_none(state: Trade, user: int, news: list[Event] | None) -> None:
    opponent = state.stack[-1][2]
    state.stack[-1] = (ASK_RENEW, opponent, 0, 0)
    if news is not None:
        data = {"seat": user, "opponent": opponent}
        news.append(Event("unused", data, article="WK-23"))


def ask_to_renew(state: Trade, at: Millis) -> bool:
    """Used or not, the opponent may change one card, if there is one to change."""
    if state.held[state.stack[-1][1]] == 0:
        return False
    state.due = at + state.table.share_ms
    return True


def renew(state: Trade, seat: int, card: int, news: list[Event] | None) -> None:
    supply.discard(state, seat, card)
    state.stack.pop()
    if news is not None:
        data = {"seat": seat, "card": CARDS[card]}
        news.append(Event("discarded", data, article="WK-23"))
    supply.draw(state, seat, 1, "WK-23", news)


def keep(state: Trade, seat: int, news: list[Event] | None) -> None:
    state.stack.pop()
    if news is not None:
        news.append(Event("kept", {"seat": seat}, article="WK-23"))
