"""The shape of a seat: it says what the colour says, to whoever cannot tell colours apart."""

from math import cos, pi, sin
from typing import Final

from watatheque.pictures.xml import Value, circle, num, path

Spot = tuple[float, float]


def _turn(corners: int, inner: float = 1.0, start: float = -0.25) -> list[Spot]:
    """Corners round the middle; with `inner`, every second one is drawn in."""
    count = corners if inner == 1.0 else corners * 2
    radii = [1.0 if inner == 1.0 or i % 2 == 0 else inner for i in range(count)]
    angles = [2 * pi * (start + i / count) for i in range(count)]
    return [(r * cos(a), r * sin(a)) for r, a in zip(radii, angles, strict=True)]


_ARM: Final = 0.36
POLYGONS: Final[dict[str, list[Spot]]] = {
    "triangle": [(0, -1), (0.95, 0.75), (-0.95, 0.75)],
    "square": [(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)],
    "diamond": _turn(4),
    "pentagon": _turn(5),
    "hexagon": _turn(6),
    "octagon": _turn(8, start=-0.1875),
    "star": _turn(5, 0.45),
    "cross": [
        (-_ARM, -0.95), (_ARM, -0.95), (_ARM, -_ARM), (0.95, -_ARM), (0.95, _ARM), (_ARM, _ARM),
        (_ARM, 0.95), (-_ARM, 0.95), (-_ARM, _ARM), (-0.95, _ARM), (-0.95, -_ARM), (-_ARM, -_ARM),
    ],
}  # fmt: skip
_CURVES: Final = {
    "heart": "M0 .95C-1.5-.1-.8-1-.35-.9-.1-.85 0-.6 0-.45 0-.6.1-.85.35-.9.8-1 1.5-.1 0 .95Z",
    "moon": "M.35-.95A1 1 0 1 0 .35.95 .8.8 0 0 1 .35-.95Z",
    "drop": "M0-1C.3-.45.75 0 .75.4A.75.6 0 0 1-.75.4C-.75 0-.3-.45 0-1Z",
}


def known(word: str) -> bool:
    return word == "circle" or word in POLYGONS or word in _CURVES


def polygon(spots: list[Spot], x: float, y: float, r: float, **look: Value) -> str:
    points = " L".join(f"{num(x + r * dx)} {num(y + r * dy)}" for dx, dy in spots)
    return path(f"M{points}Z", **look)


def shape(word: str, x: float, y: float, r: float, **look: Value) -> str:
    """A shape by its word round (x, y); a word we do not know is a circle."""
    if word in POLYGONS:
        return polygon(POLYGONS[word], x, y, r, stroke_linejoin="round", **look)
    if word in _CURVES:
        place = f"translate({num(x)} {num(y)}) scale({num(r)})"
        return path(_CURVES[word], transform=place, vector_effect="non-scaling-stroke", **look)
    return circle(x, y, r * 0.88, **look)
