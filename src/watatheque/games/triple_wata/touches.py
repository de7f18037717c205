"""What a card that was laid changes in everybody's scene, so that none is drawn again for it.

The kit compares this with the scenes themselves.
"""

from collections.abc import Sequence
from typing import Final

from watatheque.core.scene import Gesture
from watatheque.core.touch import AS_BEFORE, Swap, Thing, Touch
from watatheque.core.values import Event, Seat
from watatheque.games.triple_wata.scene import HANDS, PLACING, PLAYING, SCORES, TURNS, looks_of
from watatheque.games.triple_wata.state import PLAY, SIZE, Duel

NO_GESTURES: Final[tuple[Gesture, ...]] = ()


def touches_of(
    duel: Duel, viewers: Sequence[Seat | None], news: Sequence[Event]
) -> list[Touch] | None:
    """Only in the midst of a round in which hands are closed: there all but one knows alike."""
    table = duel.table
    if duel.phase != PLAY or table.three_on_table or table.sudden_death:
        return None
    if not news or news[0].kind != "placed":
        return None
    laid = Laid(duel, news)
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
        self.status = TURNS[duel.turn]
        self.chairs = PLAYING[duel.turn][duel.starter]
        old: list[Thing] = []  # captured ones, in their old colour
        new: list[Thing] = []
        for event in news[1:]:
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
        if viewer == self.mover:  # sees a card of the open hand go, not one of so many
            pieces = Swap([*self.pieces.gone, self.played], self.pieces.fresh)
            return Touch(self._whole(NO_GESTURES), self.scores, pieces)
        gestures = AS_BEFORE if viewer is None else PLACING[viewer]
        return Touch(self._whole(gestures), self.zones, self.pieces)

    def _whole(self, gestures: object) -> list[object]:
        return [self.status, self.chairs, gestures, AS_BEFORE, AS_BEFORE]


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
