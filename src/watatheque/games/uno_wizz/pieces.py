"""UW-1: the 108 cards. A card is its face, a small number: identical cards cannot be told apart.

Faces run colour by colour: 0 to 9, Wizz 1 to 5, +2, Reverse, Skip; then the two Jokers.
"""

from typing import Final

COLOURS: Final = ["blue", "green", "red", "yellow"]
BLUE: Final = 0
RED: Final = 2
NO_COLOUR: Final = -1
NO_NUMBER: Final = -1

PER_COLOUR: Final = 18  # faces
FIRST_WIZZ: Final = 10
JOKER: Final = 72
SUPER: Final = 73
FACES: Final = 74
NO_CARD: Final = -1
ALL_CARDS: Final = 108
HIGHEST: Final = 9

# What a card does when it is played.
PLAIN: Final = 0
WIZZ: Final = 1  # UW-13
DRAW_TWO: Final = 2  # UW-8
REVERSE: Final = 3  # UW-9
SKIP: Final = 4  # UW-10
NAMING: Final = 5  # UW-11
DRAW_FOUR: Final = 6  # UW-12

ACTIONS: Final = [("draw2", DRAW_TWO), ("reverse", REVERSE), ("skip", SKIP)]


def _name(face: int) -> str:
    if face >= JOKER:
        return "joker" if face == JOKER else "super-joker"
    colour, kind = COLOURS[face // PER_COLOUR], face % PER_COLOUR
    if kind < FIRST_WIZZ:
        return f"{colour}-{kind}"
    if kind < 15:
        return f"{colour}-{kind - 9}-wizz"
    return f"{colour}-{ACTIONS[kind - 15][0]}"


def _number(face: int) -> int:
    kind = face % PER_COLOUR
    if face >= JOKER or kind >= 15:
        return NO_NUMBER
    return kind if kind < FIRST_WIZZ else kind - 9


def _effect(face: int) -> int:
    if face >= JOKER:
        return NAMING if face == JOKER else DRAW_FOUR
    kind = face % PER_COLOUR
    if kind < FIRST_WIZZ:
        return PLAIN
    return WIZZ if kind < 15 else ACTIONS[kind - 15][1]


def _copies(face: int) -> int:
    """UW-1 [R]: a single 0, of each pair from 1 to 5 one is the Wizz."""
    if face >= JOKER:
        return 4
    kind = face % PER_COLOUR
    return 1 if kind <= 5 or FIRST_WIZZ <= kind < 15 else 2


def _points(face: int) -> int:
    """UW-18."""
    if face >= JOKER:
        return 50
    return NUMBER[face] if NUMBER[face] != NO_NUMBER else 20


NAMES: Final[list[str]] = [_name(face) for face in range(FACES)]
FACE_OF: Final[dict[str, int]] = {NAMES[face]: face for face in range(FACES)}
COLOUR: Final[list[int]] = [
    face // PER_COLOUR if face < JOKER else NO_COLOUR for face in range(FACES)
]
COLOUR_OF: Final[dict[str, int]] = {COLOURS[colour]: colour for colour in range(4)}
NUMBER: Final[list[int]] = [_number(face) for face in range(FACES)]
EFFECT: Final[list[int]] = [_effect(face) for face in range(FACES)]
COPIES: Final[list[int]] = [_copies(face) for face in range(FACES)]
POINTS: Final[list[int]] = [_points(face) for face in range(FACES)]
DECK: Final[list[int]] = [face for face in range(FACES) for _ in range(COPIES[face])]

# What must be followed, the "look" of the discard: the face on top or, under a Joker, JOKER plus
# the colour announced (UW-5).
LOOKS: Final = JOKER + 4
NO_LOOK: Final = -1
COLOUR_OF_LOOK: Final[list[int]] = [
    COLOUR[look] if look < JOKER else look - JOKER for look in range(LOOKS)
]


def _fits(look: int, face: int) -> bool:
    """UW-5: the same colour, number or symbol, or a Joker; UW-12 is not judged here."""
    if face >= JOKER or COLOUR[face] == COLOUR_OF_LOOK[look]:
        return True
    if look >= JOKER:
        return False
    if NUMBER[look] != NO_NUMBER:
        return NUMBER[face] == NUMBER[look]
    return EFFECT[face] == EFFECT[look]


FITS: Final[list[list[bool]]] = [
    [_fits(look, face) for face in range(FACES)] for look in range(LOOKS)
]


def look_of(face: int, colour: int) -> int:
    return face if face < JOKER else JOKER + colour


def points_of(hand: list[int]) -> int:
    total = 0
    for face in hand:
        total += POINTS[face]
    return total


def names(faces: list[int]) -> list[str]:
    return [NAMES[face] for face in faces]
