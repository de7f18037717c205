"""One object for every action that names a face, made once: the hot path never makes another."""

from typing import Final

from watatheque.core.game import Tick
from watatheque.core.values import Ready
from watatheque.games.uno_wizz.pieces import COLOURS, FACES, HIGHEST, JOKER, NAMES
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
    Show,
    Spin,
    Uno,
)

MOST_SEATS: Final = 10

PLAY: Final[list[Play]] = [Play(name) for name in NAMES]
JOKERS: Final[list[list[Play]]] = [
    [Play(NAMES[face], colour) for colour in COLOURS] for face in range(JOKER, FACES)
]
SHED: Final[list[Shed]] = [Shed(name) for name in NAMES]
SHOW: Final[list[Show]] = [Show(name) for name in NAMES]
NAME_COLOUR: Final[list[NameColour]] = [NameColour(colour) for colour in COLOURS]
NAME_NUMBER: Final[list[NameNumber]] = [NameNumber(number) for number in range(HIGHEST + 1)]
CATCH: Final[list[Catch]] = [Catch(seat) for seat in range(MOST_SEATS)]
DRAW: Final = Draw()
KEEP: Final = Keep()
SPIN: Final = Spin()
DONE: Final = Done()
SHOUT: Final = Shout()
UNO: Final = Uno()
READY: Final = Ready()

# One look-up tells what kind of action it is; a chain of isinstance would take up to a dozen.
IS_PLAY: Final = 0
IS_DRAW: Final = 1
IS_KEEP: Final = 2
IS_SPIN: Final = 3
IS_TICK: Final = 4
IS_SHED: Final = 5
IS_DONE: Final = 6
IS_SHOW: Final = 7
IS_SHOUT: Final = 8
IS_UNO: Final = 9
IS_CATCH: Final = 10
IS_COLOUR: Final = 11
IS_NUMBER: Final = 12
IS_READY: Final = 13
KIND: Final[dict[type, int]] = {
    Play: IS_PLAY,
    Draw: IS_DRAW,
    Keep: IS_KEEP,
    Spin: IS_SPIN,
    Tick: IS_TICK,
    Shed: IS_SHED,
    Done: IS_DONE,
    Show: IS_SHOW,
    Shout: IS_SHOUT,
    Uno: IS_UNO,
    Catch: IS_CATCH,
    NameColour: IS_COLOUR,
    NameNumber: IS_NUMBER,
    Ready: IS_READY,
}
