"""Characters that we draw ourselves, where a game prints one: no font has to know them."""

from collections.abc import Callable
from typing import Final

from watatheque.pictures import ink
from watatheque.pictures.shapes import shape
from watatheque.pictures.strokes import draw, drawable, fitting, span
from watatheque.pictures.xml import circle, moved, path, rect

# On a square of 100 by 100, as strokes of a thick pen.
_STROKES: Final = {
    "⊘": "M8 42Q50 92 92 42M20 58L10 72M38 69L33 86M62 69L67 86M80 58L90 72",  # asleep for a turn
    "⇄": "M84 58Q84 84 54 84H20M32 70L16 84L32 98M16 42Q16 16 46 16H80M68 2L84 16L68 30",
    "⟳": "M82 66A36 36 0 1 1 84 36M88 12V38H62",
    "◉": "M4 50Q50 4 96 50Q50 96 4 50Z",
    "⚔": "M14 12L74 72M86 12L26 72M58 84L84 58M16 58L42 84M76 76L90 90M24 76L10 90",
    "▲": "M50 88V14M20 44L50 12L80 44",
    "◀": "M88 50H14M44 20L12 50L44 80",
    "▶": "M12 50H86M56 20L88 50L56 80",
    "■": "M34 8H66L92 34V66L66 92H34L8 66V34ZM32 50H68",
    "✦": "M50 6Q54 46 94 50Q54 54 50 94Q46 54 6 50Q46 46 50 6Z",
}  # fmt: skip


def known(text: str) -> bool:
    return text in _STROKES or text in _DRAWN or drawable(text)


def glyph(text: str, x: float, y: float, size: float, colour: str, halo: str = "") -> str:
    """A glyph round (x, y); digits and letters are as high as other glyphs are wide."""
    if text in _DRAWN:
        return moved(_DRAWN[text](colour), x - size / 2, y - size / 2, size / 100)
    if text not in _STROKES:
        return draw(text, x, y, fitting(text, size, size * 1.25), colour, 2.6, halo)
    body = _pen(_STROKES[text], halo, 26) if halo else ""
    body += _pen(_STROKES[text], colour, 13) + _inside(text, colour)
    return moved(body, x - size / 2, y - size / 2, size / 100)


def _inside(text: str, colour: str) -> str:
    return circle(50, 50, 17, fill=colour) if text == "◉" else ""


def _pen(d: str, colour: str, width: float) -> str:
    return path(
        d, fill="none", stroke=colour, stroke_width=width,
        stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip


def _nugget(colour: str) -> str:
    d = "M14 56L26 26L56 12L84 30L88 62L64 86L30 82Z"
    shine = path("M30 52L38 32L56 24L48 44Z", fill=ink.WHITE, opacity=0.8)
    look = path(d, fill=ink.GOLD, stroke=ink.BRASS_DEEP, stroke_width=7, stroke_linejoin="round")
    return look + path("M64 86L66 56L88 62M66 56L56 12", fill="none", stroke=ink.BRASS_DEEP,
                       stroke_width=4, stroke_linejoin="round") + shine  # fmt: skip


def _star(colour: str) -> str:
    body = shape("star", 50, 52, 46, fill=ink.GOLD, stroke=ink.CREAM, stroke_width=6)
    return body + shape("star", 46, 47, 26, fill=ink.WHITE, opacity=0.55)


def _draws(count: int) -> Callable[[str], str]:
    def drawn(colour: str) -> str:
        """A fan of so many backs, and what they add to a hand."""
        first = -11 * (count - 1)
        cards = "".join(_small_card(first + 22 * i, colour) for i in range(count))
        text = f"+{count}"
        return cards + draw(text, 50, 74, fitting(text, 52, 96), colour, 2.8, halo=ink.SHADE)

    return drawn


def _small_card(turn: float, colour: str) -> str:
    place = f"rotate({turn:g} 50 96)"
    card = rect(32, 2, 36, 50, 6, fill=colour, stroke=ink.SHADE, stroke_width=4, transform=place)
    return card + shape("diamond", 50, 22, 9, fill=ink.SHADE, opacity=0.65, transform=place)


def _burst(colour: str) -> str:
    d = "M50 0L60 22L82 8L78 32L100 38L84 54L98 74L74 74L72 98L52 82L34 100L28 76L4 80L16 58"
    d += "L0 42L22 34L16 10L40 22Z"
    return path(
        d, fill=ink.COLOURS["orange"], stroke=ink.LINE, stroke_width=4, stroke_linejoin="round"
    ) + draw("!", 50, 51, 46, ink.LINE, 3.4)


def _less_number(colour: str) -> str:
    return draw("−7", 50, 50, min(58.0, 58 * 92 / span("−7", 58)), colour, 2.8)


def _less_colour(colour: str) -> str:
    tones = (("heart", "red"), ("circle", "blue"), ("triangle", "green"), ("star", "yellow"))
    spots = ((50, 28), (84, 28), (50, 68), (84, 68))
    four = "".join(
        shape(word, x, y, 17, fill=ink.COLOURS[tone])
        for (word, tone), (x, y) in zip(tones, spots, strict=True)
    )
    return _pen("M2 48H22", colour, 12) + four


_DRAWN: Final[dict[str, Callable[[str], str]]] = {
    "●": _nugget,
    "★": _star,
    "+2": _draws(2),
    "+4": _draws(4),
    "!": _burst,
    "−7": _less_number,
    "−◆": _less_colour,
}
