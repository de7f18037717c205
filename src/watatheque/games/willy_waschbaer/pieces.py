"""The board, the rope, 26 discs and 12 markers as data (WW-1, WW-P1 to WW-P4).

Lengths are whole micrometres from the middle of the board, x to the right, y downwards. A piece is
a number: raccoons 0 to 11 (three gazes a colour), food 12 to 25; a marker has its raccoon's number.
"""

from typing import Final

from watatheque.core.discs import Ground

COLOURS: Final = ("red", "yellow", "green", "blue")
GAZES: Final = ("left", "right", "straight")
RACCOONS: Final = 12
FOOD: Final = 14
PIECES: Final = RACCOONS + FOOD

NAMES: Final = (
    *(f"{colour}-{gaze}" for colour in COLOURS for gaze in GAZES),
    *(f"food-{number}" for number in range(1, FOOD + 1)),
)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

MM: Final = 1_000
BOARD: Final = 320 * MM  # WW-P3
HALF: Final = BOARD // 2
ROPE: Final = 100 * MM
RACCOON_RADIUS: Final = 12_500
FOOD_RADIUS: Final = 9_000
RADII: Final = [RACCOON_RADIUS] * RACCOONS + [FOOD_RADIUS] * FOOD
# The same wood and thickness: the mass goes with the area.
RACCOON_MASS: Final = 625
FOOD_MASS: Final = 324
MASSES: Final = [RACCOON_MASS] * RACCOONS + [FOOD_MASS] * FOOD

# WW-P1, WW-P2, WW-P4: felt on the board, a smooth table, discs of wood. The least flick carries a
# free raccoon a centimetre, the hardest 640 mm: two board lengths.
GROUND: Final = Ground(
    half_width=HALF,
    half_height=HALF,
    rope=ROPE,
    rope_speed=700_000,
    board_friction=300,
    table_friction=350,
    restitution=700,
    slowest=250_000,
    fastest=1_940_000,
)


def is_food(piece: int) -> bool:
    return piece >= RACCOONS


def colour(raccoon: int) -> str:
    return COLOURS[raccoon // len(GAZES)]


def gaze(raccoon: int) -> str:
    return GAZES[raccoon % len(GAZES)]
