"""Cards, tables of numbers and times, as data."""

from typing import Final

SUITS: Final = ("soap", "sponge", "plate")
RANKS: Final = 6
CARDS: Final = len(SUITS) * RANKS
HAND: Final = 3
TURNS: Final = 2  # a seat in a round
SHED: Final = 2  # places for cards shed face down
ROWS, COLUMNS = 2, 3
CELLS: Final = ROWS * COLUMNS
PILE: Final = 3  # cards in a pile that is closed
ICONS: Final = ("blank", "name", "pass", "race")
SIDES: Final = 6
SAID: Final = range(1, SIDES + CELLS + 1)

HALF_WIDTH, HALF_HEIGHT, RADIUS, GOAL = 150, 100, 20, 40
DISCS: Final = ((-60, 0), (60, 0))
SPOTS: Final = ((0, 0), (-60, 0), (60, 0), (0, 50))  # one is always free for the other disc
PULL: Final = 100  # the most of dx, dy and strength

THINK, COUNTDOWN, RACE, FINE, PAUSE = 15_000, 3_000, 5_000, 4_000, 20_000

COLOURS: Final = ("blue", "orange", "green", "purple")
SHAPES: Final = ("circle", "square", "triangle", "star")


def suit(card: int) -> int:
    return card // RANKS


def rank(card: int) -> int:
    return card % RANKS + 1


def on_field(x: int, y: int) -> bool:
    return abs(x) <= HALF_WIDTH and abs(y) <= HALF_HEIGHT
