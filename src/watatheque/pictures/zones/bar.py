"""A question and its buttons."""

from watatheque.core.scene import Bar, Face, Gesture
from watatheque.pictures import ink
from watatheque.pictures.block import Block, below, flow
from watatheque.pictures.brush import Brush
from watatheque.pictures.lettering import paragraph, width, wrap, write
from watatheque.pictures.pieces import draw_small
from watatheque.pictures.xml import circle, moved, path, rect, told

PAD = 16.0


def bar(brush: Brush, zone: Bar, aspect: float) -> Block:
    buttons = [block for gesture in brush.buttons(zone.id) for block in button(brush, gesture)]
    parts = [_question(brush, zone, aspect)]
    if buttons:
        parts.append(flow(buttons, max(aspect, 1.2), 10))
    inner = below(parts, 12)
    wide, high = inner.width + 2 * PAD, inner.height + 2 * PAD
    plate = rect(0, 0, wide, high, 16, fill=ink.FELT_DEEP, fill_opacity=0.8, stroke=ink.BRASS,
                 stroke_width=1.5)  # fmt: skip
    return Block(wide, high, told(_asked(brush, zone), plate + moved(inner.body, PAD, PAD)))


def _asked(brush: Brush, zone: Bar) -> str:
    return " → ".join(map(brush.say, (*zone.trail, zone.question)))


def _question(brush: Brush, zone: Bar, aspect: float) -> Block:
    text = _asked(brush, zone)
    rows = wrap(text, 17, 480 if aspect > 1 else 240, 4)
    wide = max(width(row, 17) for row in rows) if rows else 0
    high = 21.0 * len(rows)
    drawn = paragraph(rows, wide / 2, high / 2, 17, font_family=ink.SERIF, fill=ink.CREAM)
    if zone.deadline is None:
        return Block(wide, high, drawn)
    clock = _clock(max(zone.deadline - brush.now, 0))
    return below([Block(wide, high, drawn), clock], 8)


def _clock(left: int) -> Block:
    seconds = -(-left // 1000)
    text = f"{seconds // 60}:{seconds % 60:02d}"
    dial = circle(11, 11, 9, fill="none", stroke=ink.BRASS, stroke_width=2)
    hands = path("M11 5 V11 H15", fill="none", stroke=ink.BRASS, stroke_width=2)
    return Block(78, 22, dial + hands + write(text, 50, 11, 15, fill=ink.BRASS, font_weight=700))


def button(brush: Brush, gesture: Gesture) -> list[Block]:
    """A gesture as its buttons: one for each choice, or itself."""
    if gesture.choices:
        return [_button(brush, brush.say(c.label), c.face) for c in gesture.choices]
    return [_button(brush, brush.say(gesture.label), None, gesture.key)]


def _button(brush: Brush, text: str, face: Face | None, key: str = "") -> Block:
    left = 44.0 if face else 16.0
    cap = 26.0 if key else 0.0
    wide = left + width(text, 14, bold=True) + 16 + cap
    plate = rect(0, 0, wide, 38, 19, fill=ink.CREAM, stroke=ink.BRASS, stroke_width=2)
    icon = moved(draw_small(brush, face, 32), 24, 19) if face else ""
    name = write(text, left, 19, 14, text_anchor="start", font_weight=600)
    return Block(wide, 38, told(text, plate + icon + name + _cap(key, wide)))


def _cap(key: str, wide: float) -> str:
    if not key:
        return ""
    square = rect(wide - 36, 9, 22, 20, 5, fill="none", stroke=ink.BRASS_DEEP, stroke_width=1.2)
    return square + write(key[:2].upper(), wide - 25, 19, 11, fill=ink.BRASS_DEEP)
