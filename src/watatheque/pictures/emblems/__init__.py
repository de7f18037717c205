"""Emblems drawn from words: the first picks a figure, the others say what is special about it.

Figures are the keys of FIGURES. What can be special: a mood (angry, sleepy, smiling, toothed,
one-eyed), a size (tiny, giant, many), a matter (golden, rusty, frozen), and what it wears
(armoured, broken, burning, chained, crowned, hooded, horned, spotted, winged).
"""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from watatheque.pictures import ink
from watatheque.pictures.emblems import dress, moods
from watatheque.pictures.emblems.arms import ARMS
from watatheque.pictures.emblems.beasts import BEASTS
from watatheque.pictures.emblems.figure import Figure, paint
from watatheque.pictures.emblems.folk import FOLK
from watatheque.pictures.emblems.things import THINGS
from watatheque.pictures.emblems.village import VILLAGE, WARES
from watatheque.pictures.xml import el, moved

FIGURES: Final[dict[str, Figure]] = {**FOLK, **BEASTS, **ARMS, **THINGS, **VILLAGE, **WARES}
SPECIAL: Final = moods.MOODS | dress.BEHIND | dress.OVER | dress.SIZES


def known(word: str) -> bool:
    return word in FIGURES


@lru_cache(maxsize=512)
def emblem(words: str) -> str:
    """A drawing on a square of 100 by 100; nothing where the first word is no figure."""
    name, *rest = words.split() or [""]
    if name not in FIGURES:
        return ""
    special = frozenset(rest)
    return _sized(_figure(FIGURES[name], special), special)


def _figure(figure: Figure, special: frozenset[str]) -> str:
    for word, tint in dress.TINTS.items():
        if word in special:
            figure = replace(figure, base=tint)
    body = paint(figure.parts, figure.base)
    return dress.behind(special) + body + moods.look(figure, special) + dress.over(figure, special)


def _sized(drawn: str, special: frozenset[str]) -> str:
    shadow = el("ellipse", cx=50, cy=95, rx=34, ry=5, fill=ink.LINE, opacity=0.18)
    if "many" in special:
        return (
            shadow + moved(drawn, -6, 6, 0.56) + moved(drawn, 50, 6, 0.56)
            + moved(drawn, 16, 28, 0.7)
        )  # fmt: skip
    if "tiny" in special:
        small = el("ellipse", cx=50, cy=90, rx=26, ry=4, fill=ink.LINE, opacity=0.2)
        return small + moved(drawn, 15, 20, 0.7)
    return moved(drawn, -6, -6, 1.12) if "giant" in special else shadow + moved(drawn, 4, 4, 0.92)
