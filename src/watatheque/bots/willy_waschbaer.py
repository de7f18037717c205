"""The house players of Willy Waschbär: they look at shots before they try one.

All they know is the view: where the pieces lie, their own markers, and those they gave away.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from watatheque.bots.bot import Intent, think
from watatheque.bots.willy_aim import Hand, Result, candidates, foresee, motion, strayed
from watatheque.core.game import Millis, Prompt
from watatheque.core.values import Ready
from watatheque.games.willy_waschbaer.pieces import HALF, is_food
from watatheque.games.willy_waschbaer.values import (
    BOX,
    Announce,
    Choose,
    Done,
    Flick,
    Give,
    Lying,
    PutBack,
    View,
    way_to_flick,
)

FOUL = -0.4  # a turn given away
EDGY = 15_000  # an own raccoon that lies closer to the edge is in danger
PAUSES = {"announce": (1200, 3200), "flick": (700, 1800), "ready": (800, 2500)}


class Flicker:
    slow = True  # dozens of shots are tried before one is chosen

    def __init__(self, hand: Hand, looks: int, tries: int, cunning: bool) -> None:
        self.hand = hand
        self.looks = looks  # shots it thinks of
        self.tries = tries  # how often it imagines its finger straying at the best of them
        self.cunning = cunning  # whether it minds what others own, and where pieces return

    def intend(
        self, view: Any, prompts: Sequence[Prompt], legal: list[Any], at: Millis, rng: Random
    ) -> Intent | None:
        if not legal:
            return None
        kind = prompts[0].kind
        least, most = PAUSES.get(kind, (600, 1600))
        return Intent(self._act(view, kind, legal, rng), think(at, rng, least, most))

    def _act(self, view: View, kind: str, legal: list[Any], rng: Random) -> Any:
        if kind == "announce":
            return Announce(self._best(view, raccoons(view), rng).raccoon)
        if kind == "flick":
            announced = [at for at in view.board if at.piece == view.announced]
            shot = strayed(self._best(view, announced, rng), self.hand, rng)
            return way_to_flick(view.flicks)(shot.raccoon, shot.dx, shot.dy, shot.strength)
        if kind == "choose":
            return self._choose(view)
        if kind == "put back":
            return self._put_back(view, legal, rng)
        if kind == "give":
            return self._give(view, legal, rng)
        return Done() if kind == "arrange" else Ready()

    # ------------------------------------------------------------ the shot

    def _best(self, view: View, shooters: list[Lying], rng: Random) -> Flick:
        """The shot that promises most; the promising ones are tried with a straying finger."""
        run = motion()
        shots = candidates(view, shooters, self.looks, rng)
        valued = [(self._value(view, shot, foresee(view, shot, run)), shot) for shot in shots]
        valued.sort(key=lambda pair: -pair[0])
        if not self.tries:
            return valued[0][1]
        tried = [
            (sum(self._value(view, s, foresee(view, s, run)) for s in strays) + value, shot)
            for value, shot in valued[: self.tries]
            for strays in [[strayed(shot, self.hand, rng) for _ in range(self.tries)]]
        ]
        return max(tried, key=lambda pair: pair[0])[1]

    def _value(self, view: View, flick: Flick, result: Result) -> float:
        """WW-7 to WW-11 in points."""
        if flick.raccoon in result.off or (result.past and not view.young):
            return FOUL
        food = [piece for piece in result.off if is_food(piece)]
        out = [piece for piece in result.off if not is_food(piece)]
        worth = max(float(len(food)), self._worth_out(view, out)) if food else 0.0
        if out and not food:
            worth = self._worth_out(view, out)
        return worth - (0.15 * len(in_danger(view, result)) if self.cunning else 0.0)

    def _worth_out(self, view: View, out: list[int]) -> float:
        return sum(self._worth(view, raccoon) for raccoon in out)

    def _worth(self, view: View, raccoon: int) -> float:
        """What it brings to put a raccoon out: the more, the closer its owner is to losing all."""
        assert view.seat is not None
        if raccoon in view.markers[view.seat].known:
            left = hidden_left(view, view.seat)
            return -(view.taken[view.seat] + 3.0) / 2.0 ** (left - 1)
        if not self.cunning:
            return 0.3
        others = [seat for seat in range(len(view.taken)) if seat != view.seat]
        for seat in others:
            if raccoon in view.markers[seat].known:
                return loss(view, seat)
        unknown = view.box.hidden + sum(view.markers[seat].hidden for seat in others)
        if raccoon in view.box.known or not unknown:
            return 0.0
        return sum(view.markers[seat].hidden * loss(view, seat) for seat in others) / unknown

    # ------------------------------------------------------------ everything else

    def _choose(self, view: View) -> Choose:
        food = [at.piece for at in view.fallen if is_food(at.piece)]
        out = [at.piece for at in view.fallen if not is_food(at.piece)]
        return Choose("raccoons" if self._worth_out(view, out) > len(food) else "food")

    def _put_back(self, view: View, legal: list[Any], rng: Random) -> PutBack:
        """Own raccoons and food to the middle, other people's raccoons to the edge."""
        if not self.cunning:
            return rng.choice(legal)  # type: ignore[no-any-return]
        assert view.seat is not None
        piece = legal[0].piece
        places = [place for place in legal if place.piece == piece]
        safe = is_food(piece) or piece in view.markers[view.seat].known
        best: PutBack = (max if safe else min)(places, key=lambda place: to_edge(place.x, place.y))
        return best

    def _give(self, view: View, legal: list[Any], rng: Random) -> Give:
        """WW-V2: away with the raccoons that stand in danger, to the others first."""
        if not self.cunning:
            return rng.choice(legal)  # type: ignore[no-any-return]
        edge = {at.piece: to_edge(at.x, at.y) for at in view.board}
        gift: Give = min(legal, key=lambda give: (edge[give.marker], give.to == BOX, give.to))
        return gift


def raccoons(view: View) -> list[Lying]:
    return [at for at in view.board if not is_food(at.piece)]


def to_edge(x: int, y: int) -> int:
    return HALF - max(abs(x), abs(y))


def hidden_left(view: View, seat: int) -> int:
    """How many raccoons a seat still has."""
    markers = view.markers[seat]
    return len(markers.known) + markers.hidden - len(markers.up)


def loss(view: View, seat: int) -> float:
    """What a seat stands to lose with one of its raccoons (WW-14)."""
    return (view.taken[seat] + 1.0) / 2.0 ** hidden_left(view, seat)


def in_danger(view: View, result: Result) -> list[int]:
    assert view.seat is not None
    own = view.markers[view.seat].known
    return [piece for piece in own if piece in result.rest and to_edge(*result.rest[piece]) < EDGY]


EASY = Hand(turn=0.09, force=0.15)
NORMAL = Hand(turn=0.025, force=0.05)


def easy() -> Flicker:
    return Flicker(EASY, looks=12, tries=0, cunning=False)


def normal() -> Flicker:
    return Flicker(NORMAL, looks=48, tries=4, cunning=True)
