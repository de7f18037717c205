"""The line above the table: what is going on, and who sits there."""

from watatheque.core.scene import Chair, Text
from watatheque.pictures import ink
from watatheque.pictures.block import Block, beside
from watatheque.pictures.brush import Brush
from watatheque.pictures.lettering import cut, fit, width, write
from watatheque.pictures.plan import Room
from watatheque.pictures.xml import moved, path, rect, told

HEIGHT = 58.0


def header(brush: Brush, room: Room) -> str:
    status = brush.say(brush.scene.status)
    half = room.width * 0.44
    size = fit(status, 24, half, 13)
    line = write(cut(status, size, half), room.x, room.y + HEIGHT / 2, size, text_anchor="start",
                 font_family=ink.SERIF, fill=ink.CREAM)  # fmt: skip
    pills = beside([_pill(brush, chair) for chair in brush.scene.chairs], 10)
    factor = min(1.0, room.width * 0.53 / max(pills.width, 1))
    x = room.x + room.width - pills.width * factor
    y = room.y + (HEIGHT - pills.height * factor) / 2
    return told(status, line) + moved(pills.body, x, y, factor)


def _pill(brush: Brush, chair: Chair) -> Block:
    name = brush.name(chair.seat)
    badges = [brush.say(badge) for badge in chair.badges]
    wide = (
        48
        + width(name, 15, bold=True)
        + sum(width(badge, 11) + 20 for badge in badges)
        + _room(chair)
    )
    rim = ink.BRASS if chair.acts else ink.FELT_LIGHT
    look = rect(0, 0, wide, 38, 19, fill=ink.FELT_DEEP, stroke=rim,
                stroke_width=2.5 if chair.acts == "must" else 1.5)  # fmt: skip
    look += brush.flag(chair.seat, 22, 19, 10)
    look += write(name, 40, 19, 15, text_anchor="start", fill=ink.CREAM, font_weight=600)
    x = 48 + width(name, 15, bold=True)
    for badge in badges:
        room = width(badge, 11) + 14
        look += rect(x, 9, room, 20, 10, fill=ink.BRASS_DEEP)
        look += write(badge, x + room / 2, 19, 11, fill=ink.WHITE)
        x += room + 6
    return Block(wide, 38, told(_told(brush, chair, badges), look + _turn(chair, wide)))


def _room(chair: Chair) -> float:
    return 22.0 if chair.acts else 4.0


def _turn(chair: Chair, wide: float) -> str:
    """A full arrow must act, a hollow one may."""
    if not chair.acts:
        return ""
    fill = ink.BRASS if chair.acts == "must" else "none"
    return path(f"M{wide - 24} 12 L{wide - 12} 19 L{wide - 24} 26Z", fill=fill, stroke=ink.BRASS,
                stroke_width=1.5)  # fmt: skip


def _told(brush: Brush, chair: Chair, badges: list[str]) -> str:
    name = brush.name(chair.seat)
    if chair.acts == "must":
        name = brush.say(Text("seat-to-act", {"seat": name}))
    return ", ".join([name, *badges])
