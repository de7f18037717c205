"""One face as a picture of its own: no ids inside, so that any page can hold it."""

from watatheque.core.scene import Chair, Face
from watatheque.core.texts import Speaker
from watatheque.pictures import backs
from watatheque.pictures.block import Block
from watatheque.pictures.faces import draw_face
from watatheque.pictures.pen import Pen
from watatheque.pictures.xml import clean, el


def draw_single(face: Face, owner: Chair | None, speaker: Speaker) -> str:
    block = draw_face(Pen(speaker), face, owner)
    return _alone(block)


def draw_token_back(owner: Chair | None) -> str:
    return _alone(backs.token_back(owner))


def _alone(block: Block) -> str:
    return svg(block.width, block.height, block.body)


def svg(width: float, height: float, body: str, title: str = "") -> str:
    named = el("title", clean(title)) if title else ""
    box = f"0 0 {width:g} {height:g}"
    return el(
        "svg", named, body, xmlns="http://www.w3.org/2000/svg", viewBox=box,
        width=width, height=height,
    )  # fmt: skip
