"""Digits and capitals of our own, as strokes: they look the same wherever there is no font."""

from typing import Final

from watatheque.pictures.xml import Value, group, moved, num, path

HIGH: Final = 14.0  # the box of a letter: its own width, 14 high
_GAP: Final = 3.4
_SPACE: Final = 5.0
_KERN: Final = 2.6  # by which slanting neighbours move together
_CLOSE: Final = frozenset({"WA", "AW", "AT", "TA", "AV", "VA", "YA", "AY", "LT", "LY", "TO"})

# Width, strokes.
_LETTERS: Final[dict[str, tuple[float, str]]] = {
    "0": (10, "M5 0C8.2 0 10 2.6 10 7S8.2 14 5 14 0 11.4 0 7 1.8 0 5 0Z"),
    "1": (6.4, "M0 3.4L4 0V14M.6 14H7.4"),
    "2": (9.6, "M.4 3.7C.6 1.3 2.5 0 4.9 0 7.6 0 9.3 1.5 9.3 3.8 9.3 6.8 5.6 8.6.2 14H9.6"),
    "3": (9.6, "M.8 0H9L4.5 5.4C7.6 5.4 9.6 7.1 9.6 9.7S7.6 14 4.7 14C2.4 14 .7 13.1 0 11.4"),
    "4": (10, "M7.2 14V0L0 10H10"),
    "5": (9.6, "M8.8 0H1.8L.9 6.3C1.8 5.5 3.1 5.1 4.6 5.1 7.6 5.1 9.6 6.8 9.6 9.5S7.6 14 4.6 14"
               "C2.4 14 .8 13.2 0 11.7"),
    "6": (9.6, "M7.9 0C3.2 1.6 0 5.2 0 9.4 0 12.2 1.9 14 4.8 14S9.6 12.2 9.6 9.5 7.7 5.1 5 5.1"
               "C2.5 5.1.4 6.7 0 9.2"),
    "7": (9.4, "M0 0H9.4L3.6 14"),
    "8": (9.8, "M4.9 6.4C2.5 6.4.8 5.2.8 3.2S2.5 0 4.9 0 9 1.2 9 3.2 7.3 6.4 4.9 6.4Z"
               "C2 6.4 0 7.9 0 10.2S2 14 4.9 14 9.8 12.5 9.8 10.2 7.8 6.4 4.9 6.4Z"),
    "9": (9.6, "M1.7 14C6.4 12.4 9.6 8.8 9.6 4.6 9.6 1.8 7.7 0 4.8 0S0 1.8 0 4.5 1.9 8.9 4.6 8.9"
               "C7.1 8.9 9.2 7.3 9.6 4.8"),
    "A": (10.4, "M0 14L5.2 0L10.4 14M2 9.4H8.4"),
    "B": (9, "M0 0V14H5C7.6 14 9 12.7 9 10.6S7.6 7.2 5 7.2H0M0 0H4.4C6.8 0 8.2 1.4 8.2 3.6"
             "S6.8 7.2 4.4 7.2"),
    "C": (9.8, "M9.8 2.4C8.8.9 7.3 0 5.5 0 2.2 0 0 2.8 0 7S2.2 14 5.5 14C7.3 14 8.8 13.1 9.8 11.6"),
    "D": (9.8, "M0 0V14H3.8C7.6 14 9.8 11.4 9.8 7S7.6 0 3.8 0Z"),
    "E": (8, "M8 0H0V14H8M0 6.8H6.6"),
    "È": (8, "M8 0H0V14H8M0 6.8H6.6M2.2-4.6L4.6-2.6"),
    "F": (7.6, "M7.6 0H0V14M0 6.8H6.4"),
    "G": (10, "M9.8 2.4C8.8.9 7.3 0 5.5 0 2.2 0 0 2.8 0 7S2.2 14 5.5 14C8.2 14 10 12 10 7.8H6"),
    "H": (9.4, "M0 0V14M9.4 0V14M0 6.8H9.4"),
    "I": (0, "M0 0V14"),
    "J": (6.4, "M6.4 0V9.8C6.4 12.4 5.2 14 3.2 14 1.6 14 .5 13.1 0 11.6"),
    "K": (8.8, "M0 0V14M8.4 0L0 8.2M3.2 5.4L8.8 14"),
    "L": (7.4, "M0 0V14H7.4"),
    "M": (11.4, "M0 14V0L5.7 8.6L11.4 0V14"),
    "N": (9.4, "M0 14V0L9.4 14V0"),
    "O": (11.4, "M5.7 0C9 0 11.4 2.8 11.4 7S9 14 5.7 14 0 11.2 0 7 2.4 0 5.7 0Z"),
    "P": (8.6, "M0 14V0H4.6C7.2 0 8.6 1.6 8.6 4S7.2 8 4.6 8H0"),
    "Q": (11.4, "M5.7 0C9 0 11.4 2.8 11.4 7S9 14 5.7 14 0 11.2 0 7 2.4 0 5.7 0ZM6.6 10.2L10.8 15"),
    "R": (8.8, "M0 14V0H4.6C7.2 0 8.6 1.5 8.6 3.8S7.2 7.6 4.6 7.6H0M4.8 7.6L8.8 14"),
    "S": (8.6, "M8.2 2.4C7.4.9 6 0 4.3 0 2 0 .5 1.4.5 3.4 .5 8 8.6 5.6 8.6 10.4 8.6 12.5 6.9 14"
               " 4.4 14 2.4 14 .8 13 0 11.3"),
    "T": (9.6, "M0 0H9.6M4.8 0V14"),
    "U": (9.4, "M0 0V8.8C0 12.2 1.8 14 4.7 14S9.4 12.2 9.4 8.8V0"),
    "V": (10, "M0 0L5 14L10 0"),
    "W": (14.4, "M0 0L3.6 14L7.2 3L10.8 14L14.4 0"),
    "X": (9.4, "M0 0L9.4 14M9.4 0L0 14"),
    "Y": (9.8, "M0 0L4.9 6.8L9.8 0M4.9 6.8V14"),
    "Z": (9, "M0 0H9L0 14H9"),
    "+": (8.4, "M4.2 3V11.4M0 7.2H8.4"),
    "−": (7.6, "M0 7.2H7.6"),
    "-": (6, "M0 7.4H6"),
    "×": (7.4, "M0 3.4L7.4 10.8M7.4 3.4L0 10.8"),
    "?": (8.6, "M.2 3.6C.4 1.3 2.1 0 4.4 0 6.9 0 8.6 1.4 8.6 3.6 8.6 6.6 4.4 6.6 4.4 9.8"
               "M4.4 13.9V14"),
    "!": (0, "M0 0V9.6M0 13.9V14"),
}  # fmt: skip


def drawable(text: str) -> bool:
    return bool(text) and all(letter in _LETTERS or letter == " " for letter in text)


def _advance(letter: str) -> float:
    return _LETTERS[letter][0] if letter in _LETTERS else _SPACE


def _starts(text: str) -> list[float]:
    """Where each letter begins, and where the last one ends."""
    starts = [0.0]
    for i, letter in enumerate(text):
        gap = _GAP - (_KERN if text[i : i + 2] in _CLOSE else 0)
        starts.append(starts[-1] + _advance(letter) + (gap if i < len(text) - 1 else 0))
    return starts


def span(text: str, height: float) -> float:
    """How wide the strokes of a text are."""
    return _starts(text)[-1] * height / HIGH


def fitting(text: str, height: float, room: float) -> float:
    """The largest height up to `height` at which the text has room."""
    return min(height, height * room / max(span(text, height), 1))


def draw(
    text: str, x: float, y: float, height: float, colour: str, weight: float = 2.2, halo: str = ""
) -> str:
    """A word round (x, y); `weight` is the pen on letters 14 high, `halo` a rim round them."""
    strokes = [
        (left, _LETTERS[letter][1])
        for letter, left in zip(text, _starts(text), strict=False)
        if letter in _LETTERS
    ]
    x, y = x - span(text, height) / 2, y - height / 2
    rim = _pen(strokes, halo, weight + 2.2) if halo else ""
    return moved(rim + _pen(strokes, colour, weight), x, y, height / HIGH)


def _pen(strokes: list[tuple[float, str]], colour: str, weight: float) -> str:
    look: dict[str, Value] = {"fill": "none", "stroke": colour, "stroke_width": weight,
                              "stroke_linecap": "round", "stroke_linejoin": "round"}  # fmt: skip
    if len(strokes) == 1:
        return path(strokes[0][1], **look)
    return group(*(path(d, transform=f"translate({num(left)} 0)") for left, d in strokes), **look)
