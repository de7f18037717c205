"""The logo of the house."""

from functools import cache

from watatheque.pictures import ink
from watatheque.pictures.lettering import write
from watatheque.pictures.single import svg

NAME = "Watathèque"


@cache
def draw_logo() -> str:
    return svg(640, 160, write(NAME, 320, 80, 90, font_family=ink.SERIF, fill=ink.BRASS), NAME)


@cache
def draw_icon() -> str:
    return svg(64, 64, write("W", 32, 32, 50, font_family=ink.SERIF, fill=ink.BRASS), NAME)
