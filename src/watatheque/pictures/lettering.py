"""Texts that stay inside their box, without asking any font how wide it is."""

from watatheque.pictures import ink
from watatheque.pictures.xml import Value, clean, el, group

_NARROW = frozenset("iljftrI.,;:'’|!()[] 1-·")
_WIDE = frozenset("mwMW@%—…œŒæÆ")


def _advance(letter: str) -> float:
    if letter in _NARROW:
        return 0.38
    if letter in _WIDE:
        return 0.95
    return 0.72 if letter.isupper() or ord(letter) > 0x2000 else 0.6


def width(text: str, size: float, bold: bool = False) -> float:
    """A careful guess: a little more than most fonts need."""
    return size * sum(map(_advance, text)) * (1.12 if bold else 1.0)


def cut(text: str, size: float, room: float) -> str:
    if width(text, size) <= room:
        return text
    while text and width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def fit(text: str, size: float, room: float, least: float = 8.0) -> float:
    """The largest size up to `size` at which the text has room."""
    needed = width(text, size)
    return size if needed <= room else max(least, size * room / needed)


def wrap(text: str, size: float, room: float, lines: int) -> list[str]:
    """The text in at most so many lines; what does not fit is cut with an ellipsis."""
    rows: list[str] = []
    for word in text.split():
        if rows and width(f"{rows[-1]} {word}", size) <= room:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    if len(rows) > lines:
        rows[lines - 1 :] = [" ".join(rows[lines - 1 :])]
    return [cut(row, size, room) for row in rows]


def write(text: str, x: float, y: float, size: float, **rest: Value) -> str:
    """One line, `y` its middle; centred on x unless told otherwise."""
    look: dict[str, Value] = {"font_family": ink.SANS, "fill": ink.LINE, "text_anchor": "middle"}
    # A third of the size under the middle is where the baseline of capitals and digits belongs;
    # `dominant-baseline` is drawn differently by every renderer.
    return el("text", clean(text), x=x, y=y + size * 0.36, font_size=size, **(look | rest))


def paragraph(rows: list[str], x: float, y: float, size: float, **rest: Value) -> str:
    """Several lines round the middle `y`."""
    step = size * 1.18
    first = y - step * (len(rows) - 1) / 2
    return group(*(write(row, x, first + step * i, size, **rest) for i, row in enumerate(rows)))
