"""What of a scene looks different now: found by comparing two, or known to a game without drawing.

A game need not know it. Where it does, nobody draws the scene again for a card that was laid.
"""

from typing import Final

from watatheque.core.scene import Piece, Zone

Thing = Zone | Piece

WHOLE: Final = ["status", "chairs", "gestures", "layout", "hints"]
AS_BEFORE: Final = None  # of one of these


class Swap:
    """Things that are gone and things that are fresh; what only looks different is both."""

    def __init__(self, gone: list[Thing], fresh: list[Thing]) -> None:
        self.gone = gone
        self.fresh = fresh


class Touch:
    """`whole`: the new parts of these names; `zones`, `pieces`: things as they were and are."""

    def __init__(self, whole: list[object], zones: Swap, pieces: Swap) -> None:
        self.whole = whole
        self.zones = zones
        self.pieces = pieces
