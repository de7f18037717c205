"""A still life: what a game shows of itself before anybody plays, as faces on a table."""

from dataclasses import dataclass
from typing import Literal

from watatheque.core.scene import Face


@dataclass(frozen=True, slots=True)
class Prop:
    """A face that lies there, on a picture 1000 wide and 750 high."""

    face: Face
    x: int  # of its middle
    y: int
    height: int
    turn: int = 0  # degrees, clockwise
    owner: tuple[str, str] | None = None  # colour and shape


@dataclass(frozen=True, slots=True)
class StillLife:
    """Props from back to front, on a cloth or on a board with a rope round it."""

    mat: Literal["cloth", "board"] = "cloth"
    colour: str = "teal"
    props: tuple[Prop, ...] = ()
