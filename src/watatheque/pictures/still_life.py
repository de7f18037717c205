"""The picture of a game: its still life in evening light."""

from watatheque.core.scene import Chair
from watatheque.core.still_life import Prop, StillLife
from watatheque.core.texts import Speaker
from watatheque.pictures import ink, room
from watatheque.pictures.block import Block
from watatheque.pictures.faces import draw_face
from watatheque.pictures.pen import Pen
from watatheque.pictures.single import svg
from watatheque.pictures.xml import el, group, num, rect


def draw_still_life(still: StillLife, speaker: Speaker, name: str) -> str:
    pen = Pen(speaker)
    mat = room.board(still.colour) if still.mat == "board" else room.cloth(still.colour)
    props = "".join(_prop(pen, prop) for prop in still.props)
    body = room.defs() + room.table() + mat + props + room.evening()
    return svg(room.WIDTH, room.HEIGHT, body, name)


def _prop(pen: Pen, prop: Prop) -> str:
    owner = Chair(0, *prop.owner) if prop.owner else None
    block = draw_face(pen, prop.face, owner)
    size = prop.height / block.height
    middle = f"translate({num(-block.width / 2)} {num(-block.height / 2)})"
    turned = f"rotate({prop.turn}) scale({num(size)}) {middle}"
    # The light comes from the upper left, however the piece is turned.
    under = f"translate({prop.x + 7} {prop.y + 11}) {turned}"
    shadow = group(_silhouette(prop, block), transform=under)
    lies = group(block.body, transform=f"translate({prop.x} {prop.y}) {turned}")
    return group(shadow, opacity=0.5, filter=room.SHADOW) + lies


def _silhouette(prop: Prop, block: Block) -> str:
    if block.height > block.width:
        return rect(0, 0, block.width, block.height, 10, fill=ink.SHADE)
    if prop.face.kind == "icon" and "emblem" in prop.face.attributes:
        return el("ellipse", cx=32, cy=56, rx=25, ry=7, fill=ink.SHADE)
    half = block.width / 2
    return el("circle", cx=half, cy=half, r=half * 0.92, fill=ink.SHADE)
