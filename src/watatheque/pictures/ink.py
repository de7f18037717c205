"""The colours and letters of the house: dark felt, cream cards, brass lines."""

from typing import Final

FELT: Final = "#12413f"
FELT_DEEP: Final = "#082524"
FELT_LIGHT: Final = "#1b5a55"
CREAM: Final = "#f8f1df"
PAPER_EDGE: Final = "#c9b88f"
CREAM_SHADE: Final = "#e6d9bb"
STONE: Final = "#2f7f86"
NIGHT: Final = "#27243d"
BRASS: Final = "#d9b566"
BRASS_DEEP: Final = "#8a6a2f"
LINE: Final = "#22303a"
MUTED: Final = "#9fc2b8"
GOLD: Final = "#e0b04c"
SHADE: Final = "#2b1f3a"  # shadows lean to violet, as in lamplight
WHITE: Final = "#fffdf6"
RED: Final = "#c8434f"
RED_DEEP: Final = "#9c2434"

SERIF: Final = "'Iowan Old Style', Palatino, Georgia, 'DejaVu Serif', serif"
SANS: Final = "Inter, 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', sans-serif"

COLOURS: Final = {
    "red": "#cf4855",
    "blue": "#3a7fc4",
    "green": "#4a9d63",
    "yellow": "#dfae35",
    "purple": "#8763b5",
    "orange": "#df7b38",
    "teal": "#2a9c98",
    "pink": "#d4699f",
    "brown": "#8a5f3e",
    "grey": "#7d8a91",
    "black": "#333d46",
    "white": "#e9e4d6",
}
_WHEEL: Final = tuple(COLOURS)
COLOURS["lime"] = "#a3c93a"  # named by Wataï's light green pack; strange words keep their inks
COLOURS["sand"] = "#b39a6b"  # of nobody and no colour: plain parchment


def colour(word: str) -> str:
    """The ink of a colour word; a word we do not know gets one of ours, always the same."""
    known = COLOURS.get(word)
    return known or COLOURS[_WHEEL[sum(map(ord, word)) % len(_WHEEL)]]


def blend(one: str, other: str, part: float) -> str:
    """`one` with `part` of `other` in it."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{int(a + (b - a) * part + 0.5):02x}" for a, b in pairs)


def pale(ink: str) -> str:
    return blend(ink, CREAM, 0.72)


def deep(ink: str) -> str:
    return blend(ink, "#101a20", 0.35)


def on(ground: str) -> str:
    """What reads on a ground: white on the dark ones, violet ink on the bright ones."""
    red, green, blue = (int(ground[i : i + 2], 16) for i in (1, 3, 5))
    bright = 0.3 * red + 0.59 * green + 0.11 * blue
    return WHITE if bright < 160 else SHADE
