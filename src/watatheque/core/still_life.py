"""A still life: what a game shows of itself before anybody plays, as faces on a table."""

from dataclasses import dataclass, field

from watatheque.core.scene import Face


@dataclass(frozen=True, slots=True)
class Prop:
    """A face that lies there: its middle and height in thousandths of the picture's width."""

    face: Face
    x: int
    y: int
    height: int
    turn: int = 0  # degrees, clockwise
    owner: tuple[str, str] | None = None  # colour and shape


@dataclass(frozen=True, slots=True)
class StillLife:
    """Props from back to front, on a cloth of one colour: 1000 wide, 750 high."""

    cloth: str = "teal"
    props: tuple[Prop, ...] = field(default_factory=tuple)
