"""One object for every action that names a face, made once: the hot path never makes another."""

from typing import Final

from watatheque.games.uno_wizz.pieces import COLOURS, FACES, HIGHEST, JOKER, NAMES
from watatheque.games.uno_wizz.values import (
    Catch,
    Done,
    Draw,
    Keep,
    NameColour,
    NameNumber,
    Play,
    Ready,
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
