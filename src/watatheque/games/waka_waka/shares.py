"""Sharing a card for 1 gold (WK-16), and what comes next once a use is over."""

from typing import Final

from watatheque.core.game import Event, Millis
from watatheque.games.waka_waka import elder, knowledge, turns, uses
from watatheque.games.waka_waka.pieces import CARDS
from watatheque.games.waka_waka.state import ASK_RENEW, ASK_SHARE, PLAY, Trade
from watatheque.games.waka_waka.values import SLOTS

FEE: Final = 1  # WK-16


def play(state: Trade, seat: int, card: int, news: list[Event] | None) -> None:
    """WK-9: into the next slot; a gold symbol opens it to the others afterwards."""
    state.hands[seat][card] -= 1
    state.held[seat] -= 1
    knowledge.lose_openly(state, seat, card)
    slot = len(state.slots)
    state.slots.append(card)
    if news is not None:
        data = {"seat": seat, "card": CARDS[card], "slot": slot}
        news.append(Event("played", data, article="WK-9"))
    if state.table.symbols[card]:
        state.stack.append((ASK_SHARE, seat, card, slot))
    uses.carry_out(state, seat, card, slot, news)


def go_on(state: Trade, at: Millis, news: list[Event] | None) -> None:
    """Down the stack to the next thing that somebody must answer."""
    while state.stack:
        ask = state.stack[-1][0]
        if ask == ASK_SHARE:
            if _offer(state, at):
                return
        elif ask != ASK_RENEW or elder.ask_to_renew(state, at):
            return
        state.stack.pop()
    if state.phase == PLAY and len(state.slots) == SLOTS:
        turns.trim(state, news)  # WK-10: nothing to replenish after three cards


def _offer(state: Trade, at: Millis) -> bool:
    """To the next in order of play who can pay and then do what the card says."""
    _, seat, card, slot = state.stack[-1]
    while True:
        seat = seat + 1 if seat + 1 < state.seats else 0
        if seat == state.turn:
            return False
        purse = state.gold[seat] - FEE
        if purse >= 0 and uses.possible(state, seat, card, slot, purse):
            state.stack[-1] = (ASK_SHARE, seat, card, slot)
            state.due = at + state.table.share_ms
            return True


def share(state: Trade, seat: int, news: list[Event] | None) -> None:
    """WK-16: paid before use, to whoever played the card."""
    _, _, card, slot = state.stack[-1]
    state.gold[seat] -= FEE
    state.gold[state.turn] += FEE
    if news is not None:
        data = {"seat": seat, "owner": state.turn, "card": CARDS[card]}
        news.append(Event("shared", data, article="WK-16"))
    uses.carry_out(state, seat, card, slot, news)


def decline(state: Trade, seat: int, news: list[Event] | None) -> None:
    if news is not None:
        data = {"seat": seat, "card": CARDS[state.stack[-1][2]]}
        news.append(Event("declined", data, article="WK-16"))
