"""What a card that was laid changes in everybody's scene, so that none is drawn again for it.

The kit compares this with the scenes themselves.
"""

from collections.abc import Sequence
from typing import Final

from watatheque.core.scene import Gesture
from watatheque.core.touch import AS_BEFORE, Swap, Thing, Touch
from watatheque.core.values import Event, Seat
from watatheque.games.triple_wata.scene import (
    HANDS,
    PLACING,
    PLAYING,
    RESTING,
    SCORES,
    TURNS,
    decided,
    looks_of,
)
from watatheque.games.triple_wata.state import OVER, SIZE, Duel

NO_GESTURES: Final[tuple[Gesture, ...]] = ()


def touches_of(
    duel: Duel, viewers: Sequence[Seat | None], news: Sequence[Event]
) -> list[Touch] | None:
    """Only in a duel with closed hands and one round: there all but one know alike of a hand."""
    table = duel.table
    if table.three_on_table or table.sudden_death or not news or news[0].kind != "placed":
        return None
    laid = Laid(duel, news)
    if duel.phase == OVER:
        unplayed = Unplayed(duel)
        return [laid.last(viewer, unplayed) for viewer in viewers]
    return [laid.touch(viewer) for viewer in viewers]


class Laid:
    """One card that was laid, and those that it turned."""

    def __init__(self, duel: Duel, news: Sequence[Event]) -> None:
        placed = news[0].data
        mover: Seat = placed["seat"]
        cell: int = placed["cell"]
        cards, board = duel.table.cards, duel.board
        card = looks_of(cards[board[cell]])
        self.mover = mover
        self.played: Thing = card.held(mover, 0, False)
        over = duel.phase == OVER
        self.status = decided(duel.score(0), duel.score(1)) if over else TURNS[duel.turn]
        self.chairs = RESTING[duel.starter] if over else PLAYING[duel.turn][duel.starter]
        old: list[Thing] = []  # captured ones, in their old colour
        new: list[Thing] = []
        for event in news[1:]:
            if event.kind == "captured":
                taken: int = event.data["cell"]
                captured = looks_of(cards[board[taken]])
                old.append(captured.laid(taken, 1 - mover))
                new.append(captured.laid(taken, mover))
        new.append(card.laid(cell, mover))
        left = SIZE[duel.left(mover)]
        self.scores = _scores(duel, mover, len(old))
        self.zones = Swap(
            [HANDS[mover][left + 1], *self.scores.gone], [HANDS[mover][left], *self.scores.fresh]
        )
        self.pieces = Swap(old, new)

    def touch(self, viewer: Seat | None) -> Touch:
        """In the midst of the round: it is the other one's turn."""
        if viewer == self.mover:
            return self._from_hand()
        gestures = AS_BEFORE if viewer is None else PLACING[viewer]
        return Touch(self._whole(gestures), self.zones, self.pieces)

    def last(self, viewer: Seat | None, unplayed: "Unplayed") -> Touch:
        """It filled the board."""
        if viewer == self.mover:
            return unplayed.told(viewer, self._from_hand())
        return unplayed.told(viewer, Touch(self._whole(AS_BEFORE), self.zones, self.pieces))

    def _from_hand(self) -> Touch:
        """The mover sees a card of the open hand go, not one of so many."""
        pieces = Swap([*self.pieces.gone, self.played], self.pieces.fresh)
        return Touch(self._whole(NO_GESTURES), self.scores, pieces)

    def _whole(self, gestures: object) -> list[object]:
        return [self.status, self.chairs, gestures, AS_BEFORE, AS_BEFORE]


class Unplayed:
    """TW-10: the card that is left is shown."""

    def __init__(self, duel: Duel) -> None:
        seat = 1 - duel.starter
        looks = looks_of(duel.table.cards[duel.hand(seat)[0]])
        self.seat = seat
        self.closed: Thing = looks.held(seat, 0, False)
        self.shown: Thing = looks.held(seat, 0, True)

    def told(self, viewer: Seat | None, touch: Touch) -> Touch:
        zones, pieces = touch.zones, touch.pieces
        if viewer == self.seat:
            turned = Swap([self.closed, *pieces.gone], [self.shown, *pieces.fresh])
            return Touch(touch.whole, zones, turned)
        one, none = HANDS[self.seat][1], HANDS[self.seat][0]
        counted = Swap([one, *zones.gone], [none, *zones.fresh])
        return Touch(touch.whole, counted, Swap(pieces.gone, [*pieces.fresh, self.shown]))


def _scores(duel: Duel, mover: Seat, captured: int) -> Swap:
    if not captured:
        return Swap([], [])
    gone: list[Thing] = []
    fresh: list[Thing] = []
    for seat in range(2):
        now = duel.score(seat)
        gone.append(SCORES[seat][now - captured if seat == mover else now + captured])
        fresh.append(SCORES[seat][now])
    return Swap(gone, fresh)
