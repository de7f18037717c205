"""The colours and letters of the house: dark felt, cream cards, brass lines."""

from typing import Final

FELT: Final = "#12413f"
FELT_DEEP: Final = "#082524"
FELT_LIGHT: Final = "#1b5a55"
CREAM: Final = "#f8f1df"
CREAM_SHADE: Final = "#e6d9bb"
BRASS: Final = "#d9b566"
BRASS_DEEP: Final = "#8a6a2f"
LINE: Final = "#22303a"
MUTED: Final = "#9fc2b8"
WHITE: Final = "#fffdf6"
RED: Final = "#c8434f"

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
