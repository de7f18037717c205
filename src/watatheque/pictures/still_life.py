"""The picture of a game: its still life in evening light."""

from watatheque.core.scene import Chair
from watatheque.core.still_life import Prop, StillLife
from watatheque.core.texts import Speaker
from watatheque.pictures import ink
from watatheque.pictures.faces import draw_face
from watatheque.pictures.pen import Pen
from watatheque.pictures.single import svg
from watatheque.pictures.xml import group, num, rect

WIDTH, HEIGHT = 1000, 750


def draw_still_life(still: StillLife, speaker: Speaker, name: str) -> str:
    pen = Pen(speaker)
    cloth = rect(0, 0, WIDTH, HEIGHT, 0, fill=ink.deep(ink.colour(still.cloth)))
    return svg(WIDTH, HEIGHT, cloth + "".join(_prop(pen, prop) for prop in still.props), name)


def _prop(pen: Pen, prop: Prop) -> str:
    owner = Chair(0, *prop.owner) if prop.owner else None
    block = draw_face(pen, prop.face, owner)
    size = prop.height / block.height
    place = f"translate({prop.x} {prop.y}) rotate({prop.turn}) scale({num(size)})"
    middle = f"translate({num(-block.width / 2)} {num(-block.height / 2)})"
    return group(group(block.body, transform=middle), transform=place)
