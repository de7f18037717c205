"""A card: cream, with its owner's frame, four side values or a value and a suit."""

from typing import Final

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.backs import HEIGHT, WIDTH
from watatheque.pictures.block import Block
from watatheque.pictures.lettering import fit, paragraph, width, wrap, write
from watatheque.pictures.pen import Pen
from watatheque.pictures.shapes import shape
from watatheque.pictures.signs import COLOUR_SHAPES, emblem, suit, value
from watatheque.pictures.xml import circle, path, rect

_SIDES: Final = {"n": (60, 18), "e": (102, 70), "s": (60, 113), "w": (18, 70)}
_ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def card(pen: Pen, face: Face, owner: Chair | None) -> Block:
    worn = face.attributes
    tone = owner.colour if owner else str(worn.get("colour", "grey"))
    sided = "n" in worn
    paint = _sides if sided else _plain
    parts = (
        _sheet(tone),
        paint(pen, face, tone),
        _title(pen, face),
        _whose(owner, left=sided),
        _tier(worn.get("tier")),
    )
    return Block(WIDTH, HEIGHT, "".join(parts))


def _sheet(tone: str) -> str:
    frame = ink.colour(tone)
    return (
        rect(1, 3, WIDTH, HEIGHT, 11, fill="#000", opacity=0.28)
        + rect(0, 0, WIDTH, HEIGHT, 11, fill=ink.CREAM, stroke=ink.FELT_DEEP, stroke_width=1)
        + rect(5, 5, 110, 150, 8, fill=ink.pale(frame), stroke=frame, stroke_width=4)
    )


def _sides(pen: Pen, face: Face, tone: str) -> str:
    worn = face.attributes
    drawing = circle(60, 66, 36, fill=ink.CREAM, opacity=0.75)
    drawing += emblem(worn.get("emblem", ""), 60, 66, 62)
    return drawing + "".join(
        _stud(_digit(worn[side]), x, y, tone) for side, (x, y) in _SIDES.items() if side in worn
    )


def _digit(value: int | str) -> str:
    return "A" if value == 10 else str(value)


def _stud(text: str, x: float, y: float, tone: str) -> str:
    rim = ink.deep(ink.colour(tone))
    stud = circle(x, y, 12.5, fill=ink.CREAM, stroke=rim, stroke_width=1.6)
    return stud + write(text, x, y, 17, font_family=ink.SERIF, font_weight=700)


def _plain(pen: Pen, face: Face, tone: str) -> str:
    middle = _middle(face, value(face), tone)
    corners = _corner(face, value(face), tone)
    turned = f'<g transform="rotate(180 60 {HEIGHT / 2:g})">{corners}</g>'
    return middle + corners + ("" if pen.title(face) else turned)


def _middle(face: Face, text: str, tone: str) -> str:
    worn = face.attributes
    back = rect(22, 32, 76, 92, 38, fill=ink.CREAM, opacity=0.9)
    if "emblem" in worn:
        return back + emblem(worn["emblem"], 60, 76, 68)
    if "suit" in worn and not text:
        return back + suit(worn["suit"], 60, 78, 26, ink.colour(tone))
    size = fit(text, 52, 66, 12)
    return back + write(text, 60, 78, size, font_family=ink.SERIF, font_weight=700,
                        fill=ink.deep(ink.colour(tone)))  # fmt: skip


def _corner(face: Face, text: str, tone: str) -> str:
    worn = face.attributes
    parts = []
    if text:
        size = fit(text, 18, 26, 9)
        half = max(width(text, size) / 2, 6)
        parts.append(write(text, 12 + half, 21, size, font_family=ink.SERIF, font_weight=700))
    if "suit" in worn:
        parts.append(suit(worn["suit"], 19, 40, 8, ink.deep(ink.colour(tone))))
    elif "colour" in worn:
        word = COLOUR_SHAPES.get(str(worn["colour"]), "circle")
        parts.append(shape(word, 19, 40, 7, fill=ink.deep(ink.colour(str(worn["colour"])))))
    return "".join(parts)


def _title(pen: Pen, face: Face) -> str:
    words = pen.title(face)
    if not words:
        return ""
    band = path("M7 129 H113 V146 Q113 153 106 153 H14 Q7 153 7 146Z", fill=ink.CREAM)
    size = fit(words, 11.5, 100, 9)
    rows = wrap(words, size, 102, 2)
    size = size if len(rows) == 1 else 9.5
    return band + paragraph(wrap(words, size, 104, 2), 60, 140.5, size, font_family=ink.SERIF)


def _whose(owner: Chair | None, left: bool) -> str:
    """A folded corner, where no value stands."""
    if owner is None:
        return ""
    turn = "" if left else f"translate({WIDTH:g} 0) scale(-1 1)"
    fold = path("M3 38 V14 Q3 3 14 3 H38Z", fill=ink.colour(owner.colour), transform=turn)
    return fold + shape(owner.shape, 15 if left else WIDTH - 15, 15, 8, fill=ink.WHITE)


def _tier(tier: int | str | None) -> str:
    if tier is None:
        return ""
    known = isinstance(tier, int) and 0 < tier < len(_ROMAN)
    text = _ROMAN[int(tier)] if known else str(tier)
    room = width(text, 9.5) + 7
    tag = rect(112 - room, 9, room, 14, 7, fill=ink.CREAM, opacity=0.85)
    return tag + write(text, 112 - room / 2, 16, 9.5, font_family=ink.SERIF, fill=ink.BRASS_DEEP)
