"""House players of Wataï: they look, decide, and then their hand is on its way for a while."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from watatheque.bots.bot import Intent
from watatheque.core.game import Millis, Prompt, Seat
from watatheque.games.watai import pieces
from watatheque.games.watai.values import (
    TOP,
    Announce,
    Call,
    Choose,
    Fill,
    Gather,
    Lay,
    Point,
    Slap,
    Turn,
    View,
)


@dataclass(frozen=True, slots=True)
class Temper:
    """How quick and how watchful a player is; spans are milliseconds on average."""

    card: Millis  # to see where a card goes and lay it
    turn: Millis  # to see that nothing goes, and turn the Stock
    call: Millis
    sound: Millis  # to slap or to say a number
    overlooks: float  # how often a card that goes is not seen
    forgets: float  # how often a slap or a number is
    plans: bool  # prefers cards after which more of its own go
    points_after: Millis | None  # how long somebody may hold a card back


EASY: Final = Temper(2500, 1500, 1500, 1900, 0.25, 0.3, False, None)
NORMAL: Final = Temper(1600, 950, 700, 1200, 0.04, 0.05, True, 6000)

QUICKLY: Final = 600  # to fill a hole, to roll


class Player:
    """Keeps in mind what its hand is about to do: news change that only if it has become wrong."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper
        self.mind: Intent | None = None
        self.round = 0
        self.now: Millis = 0
        self.forgotten: set[tuple[str, int]] = set()  # slaps and numbers that it will not think of
        self.seen: dict[tuple[Seat, int, str], Millis] = {}  # since when a card of another goes

    def intend(
        self, view: View, prompts: Sequence[Prompt], legal: list[Any], at: Millis, rng: Random
    ) -> Intent | None:
        if view.round != self.round:
            self.round, self.mind = view.round, None
            self.forgotten.clear()
            self.seen.clear()
        self._watch(view, legal, at)
        if self.mind is None or not self._goes_on(self.mind, view, legal, at):
            self.mind = self._plan(view, legal, at, rng)
        return self.mind

    def _goes_on(self, mind: Intent, view: View, legal: list[Any], at: Millis) -> bool:
        """The hand is on its way, it can still do what it set out for, and nothing is better."""
        if at >= mind.at or mind.action not in legal:
            return False
        if isinstance(mind.action, (Call, Fill, Announce, Slap)):
            return True
        if any(isinstance(action, (Call, Fill, Announce, Slap)) for action in self._heard(legal)):
            return False
        idle = isinstance(mind.action, (Turn, Gather, Point))
        return not (idle and self.temper.plans and self._lays(legal))

    def _heard(self, legal: list[Any]) -> list[Any]:
        return [action for action in legal if _sound(action) not in self.forgotten]

    def _lays(self, legal: list[Any]) -> list[Lay]:
        return [action for action in legal if isinstance(action, Lay)]

    # ------------------------------------------------------------ deciding

    def _plan(self, view: View, legal: list[Any], at: Millis, rng: Random) -> Intent | None:
        if not legal:
            return None
        if view.phase != "play":
            return Intent(self._between(view, legal, rng), at + _span(2 * QUICKLY, rng))
        action = self._urgent(legal, rng) or self._card(view, legal, rng)
        if action is None:
            return None
        return Intent(action, at + self._takes(action, rng))

    def _takes(self, action: Any, rng: Random) -> Millis:
        temper = self.temper
        if isinstance(action, Lay):
            return _span(temper.card, rng)
        if isinstance(action, (Turn, Gather)):
            return _span(temper.turn, rng)
        if isinstance(action, Call):
            return _span(temper.call, rng)
        if isinstance(action, (Slap, Announce)):
            return _span(temper.sound, rng)
        return _span(QUICKLY, rng)

    def _between(self, view: View, legal: list[Any], rng: Random) -> Any:
        if not isinstance(legal[0], Choose) or not self.temper.plans:
            return rng.choice(legal)
        if view.variant == 4:
            return Choose(view.leader)  # the own Talon is the best one to lighten
        others = [action.seat for action in legal if action.seat != view.seat]
        return Choose(max(others, key=lambda seat: view.sides[seat].total))

    def _urgent(self, legal: list[Any], rng: Random) -> Any:
        for action in legal:
            if isinstance(action, (Call, Fill)):
                return action
        for action in legal:
            sound = _sound(action)
            if sound is not None and sound not in self.forgotten:
                if rng.random() >= self.temper.forgets:
                    return action
                self.forgotten.add(sound)
        return None

    def _card(self, view: View, legal: list[Any], rng: Random) -> Any:
        lays = self._lays(legal)
        turns = [action for action in legal if isinstance(action, (Turn, Gather))]
        mine = view.sides[view.seat] if view.seat is not None else None
        if mine is not None and mine.pointed is not None and mine.pointed_live:
            told = [lay for lay in lays if lay.source == mine.pointed]
            if told:
                return rng.choice(told)  # WT-14: somebody had to show it
        if lays and not (turns and rng.random() < self.temper.overlooks):
            return self._best(view, lays, rng)
        late = self._held_back(view, legal)
        return late or (turns[0] if turns else None)

    def _best(self, view: View, lays: list[Lay], rng: Random) -> Lay:
        if not self.temper.plans:
            return rng.choice(lays)
        worth = [_worth(view, lay) for lay in lays]
        return rng.choice([lay for lay, w in zip(lays, worth, strict=True) if w == max(worth)])

    # ------------------------------------------------------------ watching the others

    def _watch(self, view: View, legal: list[Any], at: Millis) -> None:
        if self.temper.points_after is None:
            return
        going = {_pointed(view, action) for action in legal if isinstance(action, Point)}
        self.seen = {card: self.seen.get(card, at) for card in sorted(going)}
        self.now = at

    def _held_back(self, view: View, legal: list[Any]) -> Point | None:
        """WT-14: who has not seen it for so long does not want to."""
        patience = self.temper.points_after
        for action in legal:
            if isinstance(action, Point) and patience is not None:
                since = self.seen.get(_pointed(view, action), self.now)
                if self.now - since >= patience:
                    return action
        return None


def _span(mean: Millis, rng: Random) -> Millis:
    return int(mean * rng.uniform(0.6, 1.4))


def _sound(action: Any) -> tuple[str, int] | None:
    if isinstance(action, Slap):
        return "slap", action.pile
    if isinstance(action, Announce):
        return "say", action.number
    return None


def _pointed(view: View, point: Point) -> tuple[Seat, int, str]:
    side = view.sides[point.seat]
    card = side.top if point.place == TOP else side.row[point.place]
    return point.seat, point.place, card or ""


def _worth(view: View, lay: Lay) -> int:
    """The Dévidoir first, as that empties the Talon; then what lets more of one's own follow."""
    assert view.seat is not None
    side = view.sides[view.seat]
    name = side.top if lay.source == TOP else side.row[lay.source]
    kind = pieces.kind(pieces.CARDS[name or ""])
    rest = [card for place, card in enumerate(side.row) if card and place != lay.source]
    follow = sum(_follows(pieces.kind(pieces.CARDS[card]), kind, view) for card in rest)
    return (0 if lay.source == TOP else 10) + follow


def _follows(kind: int, on: int, view: View) -> bool:
    if on in (pieces.START, pieces.STOP):
        return pieces.number(kind) == (view.high if view.variant == 9 else pieces.LOW)
    step = -1 if view.variant == 9 else 1
    same = view.variant == 12 or pieces.suit(kind) == pieces.suit(on)
    return kind < pieces.START and same and pieces.number(kind) == pieces.number(on) + step
