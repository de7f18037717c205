"""The house players of UNO Wizz: they watch their hand, count others' cards, and forget things."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from watatheque.bots.bot import Intent, think
from watatheque.bots.uno_wizz_taste import best_number, by_worth, colour_for, play_worth
from watatheque.core.game import Millis, Prompt
from watatheque.games.uno_wizz.values import (
    Catch,
    Done,
    Draw,
    Keep,
    NameColour,
    NameNumber,
    Play,
    Shed,
    Shout,
    Uno,
    View,
)


@dataclass(frozen=True, slots=True)
class Temper:
    remembers: float  # to call UNO, each time it crosses their mind
    notices: float  # that somebody else did not
    careless: float  # plays any card that fits
    shout: tuple[int, int]  # ms to find their voice, UW-14i: never under half a second
    pace: tuple[int, int]  # ms to make up their mind


EASY: Final = Temper(0.6, 0.25, 0.5, (900, 2000), (900, 2400))
NORMAL: Final = Temper(0.93, 0.75, 0.0, (500, 1500), (600, 1700))


class HousePlayer:
    """Plays whenever it can; a careful one also minds what it leaves to the others."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def intend(
        self, view: View, prompts: Sequence[Prompt], legal: list[Any], at: Millis, rng: Random
    ) -> Intent | None:
        if not legal:
            return None
        call = self._call(view, legal, at, rng)
        if call is not None:
            return call
        kind = prompts[0].kind
        if kind in ("uno", "catch"):
            return None  # it has slipped their mind, or escaped them
        if kind == "shout":
            return Intent(Shout(), think(at, rng, *self.temper.shout))
        return Intent(self._act(view, kind, legal, rng), think(at, rng, *self.temper.pace))

    def _call(self, view: View, legal: list[Any], at: Millis, rng: Random) -> Intent | None:
        """UW-15, UW-14f: UNO for oneself first, then about others."""
        if Uno() in legal and rng.random() < self.temper.remembers:
            return Intent(Uno(), think(at, rng, 300, 1200))
        late = [action for action in legal if isinstance(action, Catch)]
        if late and rng.random() < self.temper.notices:
            return Intent(late[0], think(at, rng, 400, 1500))
        return None

    def _act(self, view: View, kind: str, legal: list[Any], rng: Random) -> Any:
        if kind in ("turn", "drew"):
            return self._turn(view, legal, rng)
        if kind == "colour":
            return self._colour(view, legal, rng)
        if kind == "number":
            return NameNumber(best_number(view)) if self._careful(rng) else rng.choice(legal)
        if kind == "shed":
            return self._shed(view, legal, rng)
        return rng.choice(legal)  # spin, show, ready

    def _careful(self, rng: Random) -> bool:
        return rng.random() >= self.temper.careless

    def _turn(self, view: View, legal: list[Any], rng: Random) -> Any:
        plays = [action for action in legal if isinstance(action, Play)]
        if not plays:
            return Draw() if Draw() in legal else Keep()
        if not self._careful(rng):
            return rng.choice(plays)
        return max(plays, key=lambda action: (play_worth(view, action), rng.random()))

    def _colour(self, view: View, legal: list[Any], rng: Random) -> Any:
        if not self._careful(rng):
            return rng.choice(legal)
        wanted = NameColour(colour_for(view, most=view.phase == "colour"))
        return wanted if wanted in legal else rng.choice(legal)

    def _shed(self, view: View, legal: list[Any], rng: Random) -> Any:
        """UW-14: off with what is worth least; what lies on top at last should suit the hand."""
        cards = [action for action in legal if isinstance(action, Shed)]
        if not cards:
            return Done()
        if not self._careful(rng):
            return rng.choice(legal)
        wanted = by_worth(view, [action.card for action in cards])
        return Shed(wanted[0])


def easy() -> HousePlayer:
    return HousePlayer(EASY)


def normal() -> HousePlayer:
    return HousePlayer(NORMAL)
