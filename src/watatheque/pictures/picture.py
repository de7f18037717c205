"""The whole picture: felt, header, areas, and the calls that are always open."""

from collections.abc import Sequence

from watatheque.core.scene import Notes, Scene, Zone
from watatheque.core.texts import Speaker
from watatheque.core.values import Millis
from watatheque.pictures import ink
from watatheque.pictures.block import Block, beside, flow
from watatheque.pictures.brush import Brush
from watatheque.pictures.header import HEIGHT as HEADER
from watatheque.pictures.header import header
from watatheque.pictures.plan import Room, spans
from watatheque.pictures.settling import ASPECTS, settle
from watatheque.pictures.xml import clean, el, moved, rect
from watatheque.pictures.zones import draw_zone
from watatheque.pictures.zones.bar import button

WIDTH, HEIGHT, MARGIN = 1280, 800, 30


def draw(scene: Scene, speaker: Speaker, names: Sequence[str] = (), now: Millis = 0) -> str:
    """One SVG, the same for the same scene and language."""
    brush = Brush(scene, speaker, names, now)
    status = brush.say(scene.status)
    inside = Room(MARGIN, MARGIN - 8, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN + 14)
    calls = _calls(brush)
    foot = calls.height + 8 if calls.body else 0
    whole = Room(inside.x, inside.y + HEADER, inside.width, inside.height - HEADER - foot)
    body = _felt() + header(brush, inside) + _areas(brush, whole) + _foot(calls, inside)
    svg = el(
        "svg", el("title", clean(status)), el("defs", _defs()), body,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {HEIGHT}", width=WIDTH,
        height=HEIGHT, role="img", aria_label=status, lang=speaker.language,
    )  # fmt: skip
    return svg + "\n"


def _defs() -> str:
    stops = el("stop", offset="0", stop_color=ink.FELT_LIGHT)
    stops += el("stop", offset="0.6", stop_color=ink.FELT)
    stops += el("stop", offset="1", stop_color=ink.FELT_DEEP)
    felt = el("radialGradient", stops, id="felt", cx="50%", cy="45%", r="75%")
    fibre = el("circle", cx=2, cy=2, r=0.7, fill="#fff", opacity=0.05)
    fibre += el("circle", cx=5, cy=5, r=0.7, fill="#000", opacity=0.09)
    cloth = el("pattern", fibre, id="cloth", width=7, height=7, patternUnits="userSpaceOnUse")
    return felt + cloth


def _felt() -> str:
    return (
        rect(0, 0, WIDTH, HEIGHT, 0, fill="url(#felt)")
        + rect(0, 0, WIDTH, HEIGHT, 0, fill="url(#cloth)")
        + rect(10, 10, WIDTH - 20, HEIGHT - 20, 22, fill="none", stroke=ink.BRASS,
               stroke_opacity=0.5, stroke_width=2)
    )  # fmt: skip


def _calls(brush: Brush) -> Block:
    """Calls without a bar of their own: buttons that are always there."""
    calls = [gesture for gesture in brush.buttons("") if gesture.kind == "call"]
    return beside([block for gesture in calls for block in button(brush, gesture)])


def _foot(calls: Block, inside: Room) -> str:
    if not calls.body:
        return ""
    x = inside.x + (inside.width - calls.width) / 2
    return moved(calls.body, x, inside.y + inside.height - calls.height - 4)


def _areas(brush: Brush, whole: Room) -> str:
    zones: dict[str, list[Zone]] = {}
    for zone in brush.scene.zones:
        if not _blank(brush, zone):
            zones.setdefault(zone.area, []).append(zone)
    plan = spans(brush.scene.layout.wide, list(zones))
    variants = {name: _variants(brush, zones[name]) for name in zones}
    settled = settle(plan, variants, whole)
    return "".join(_inside(block, room, factor) for block, room, factor in settled)


def _blank(brush: Brush, zone: Zone) -> bool:
    """A slip of paper on which nothing stands is not laid on the table."""
    return isinstance(zone, Notes) and not zone.lines and not brush.pieces(zone.id)


def _variants(brush: Brush, zones: list[Zone]) -> list[Block]:
    """An area drawn for rooms of several aspects, each drawing once."""
    drawn = (_area(brush, zones, aspect) for aspect in ASPECTS)
    return list(dict.fromkeys(drawn))


def _area(brush: Brush, zones: list[Zone], aspect: float) -> Block:
    """The zones of an area; those of one seat stay together."""
    owners = dict.fromkeys(zone.owner for zone in zones)
    if len(owners) == 1:
        return flow([draw_zone(brush, zone, aspect) for zone in zones], aspect, 18)
    shared = aspect / len(owners) if aspect > 1 else aspect * len(owners)
    seats = [[zone for zone in zones if zone.owner == owner] for owner in owners]
    return flow([_area(brush, seat, shared) for seat in seats], aspect, 26)


def _inside(block: Block, room: Room, factor: float) -> str:
    x = room.x + (room.width - block.width * factor) / 2
    y = room.y + (room.height - block.height * factor) / 2
    return moved(block.body, x, y, factor)
