"""The tier of a card: so many brass studs on its sill, and a rosette that opens with it."""

from typing import Final

from watatheque.pictures import ink
from watatheque.pictures.shapes import shape
from watatheque.pictures.xml import Value, circle, path

MOST = 12
_PETAL: Final = "M102 18Q97 12.5 102 6.5Q107 12.5 102 18Z"
_LINE: Final[dict[str, Value]] = {"stroke": ink.BRASS_DEEP, "stroke_width": 0.9}


def tier(value: int | str | None) -> str:
    if not isinstance(value, int) or value < 1:
        return ""
    return _studs(min(value, MOST)) + _rosette(min(value, MOST))


def _studs(count: int) -> str:
    step = 8.0
    first = 60 - step * (count - 1) / 2
    return "".join(
        shape("diamond", first + step * i, 129.5, 3.5, fill=ink.GOLD, **_LINE) for i in range(count)
    )


def _rosette(value: int) -> str:
    """A bud at first; from the third tier on it has petals, two more each second tier."""
    petals = 0 if value < 3 else value // 2 + 2
    leaf = "".join(
        path(_PETAL, fill=ink.GOLD, transform=f"rotate({360 / petals * i:g} 102 18)", **_LINE)
        for i in range(petals)
    )
    return leaf + circle(102, 18, 2.6 + value * 0.12, fill=ink.CREAM, **_LINE)
