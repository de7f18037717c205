"""What each viewer is sure of among hidden cards, as counts by kind.

Cards of a kind are all alike, so a mask on each piece comes down to: how many of a kind in that
place a viewer is sure of. Rows run by viewer (the last one: everybody) and place: a hand for each
seat, then the cards laid face down this turn, then those buried in the discard pile.
"""

from watatheque.games.waka_waka.state import HELD_KINDS, NO_CARDS, Trade


def row(seats: int, viewer: int, place: int) -> int:
    return (viewer * (seats + 2) + place) * HELD_KINDS


def nothing_known(seats: int) -> list[int]:
    return [0] * ((seats + 1) * (seats + 2) * HELD_KINDS)


def lose_openly(state: Trade, holder: int, card: int) -> None:
    """A card leaves a hand for all to see: whoever was sure of one is sure of one less."""
    known = state.known
    step = (state.seats + 2) * HELD_KINDS
    i = holder * HELD_KINDS + card
    for _ in range(state.seats + 1):
        if known[i] > 0:
            known[i] -= 1
        i += step


def see_hand(state: Trade, viewer: int, holder: int) -> None:
    """WK-23: the whole hand, and only this viewer."""
    first = row(state.seats, viewer, holder)
    state.known[first : first + HELD_KINDS] = state.hands[holder]


def see_card(state: Trade, holder: int, card: int) -> None:
    """A card that was used out of a hand and stays there: everybody is sure of one."""
    for viewer in range(state.seats + 1):
        i = row(state.seats, viewer, holder) + card
        if viewer != holder and state.known[i] == 0:
            state.known[i] = 1


def lay_face_down(state: Trade, layer: int) -> None:
    """WK-21: three cards leave a hand unseen; call it when they have left.

    Of n sure ones of a kind at most as many are gone as cards were laid, so the others stay sure;
    and what cannot all be among the cards that stayed is sure to be among those laid.
    """
    gone = len(state.chosen)
    for viewer in range(state.seats + 1):
        hand = row(state.seats, viewer, layer)
        laid = row(state.seats, viewer, state.seats)
        for card in range(HELD_KINDS):
            if viewer == layer:
                state.known[laid + card] = state.laid[card]
                continue
            sure = state.known[hand + card]
            if sure > 0:
                state.known[hand + card] = max(0, sure - gone)
                state.known[laid + card] += max(0, sure - state.held[layer])


def bury(state: Trade) -> None:
    """The end of a turn: what lay face down in the slots joins the discard pile, still unseen."""
    buried = [state.buried[card] + state.laid[card] for card in range(HELD_KINDS)]
    state.buried = buried
    state.laid = NO_CARDS
    for viewer in range(state.seats + 1):
        laid = row(state.seats, viewer, state.seats)
        pile = row(state.seats, viewer, state.seats + 1)
        for card in range(HELD_KINDS):
            state.known[pile + card] += state.known[laid + card]
            state.known[laid + card] = 0


def forget_buried(state: Trade) -> None:
    """WK-13: shuffled out of sight."""
    for viewer in range(state.seats + 1):
        pile = row(state.seats, viewer, state.seats + 1)
        for card in range(HELD_KINDS):
            state.known[pile + card] = 0
