"""Where still lifes lie: an old table, a mat on it, and a lamp somewhere to the left."""

from typing import Final

from watatheque.pictures import ink
from watatheque.pictures.xml import el, group, num, path, rect

WIDTH: Final = 1000
HEIGHT: Final = 750
SHADOW: Final = "url(#room-shadow)"
_PLANKS: Final = ("#6d4a33", "#65432f", "#725038", "#5f402d", "#6a4832")


def defs() -> str:
    """Soft shadows, lamplight and dusk."""
    blur = el("feGaussianBlur", stdDeviation=7)
    shadow = el("filter", blur, id="room-shadow", x="-30%", y="-30%", width="160%", height="160%")
    lamp = _glow("room-lamp", "#ffdf9e", ((0, 0.85), (0.5, 0.3), (1, 0)), "26%", "12%", "75%")
    dusk = _glow("room-dusk", "#1a1030", ((0, 0), (0.45, 0.08), (1, 0.72)), "34%", "30%", "85%")
    return el("defs", shadow, lamp, dusk)


def _glow(
    id: str, colour: str, stops: tuple[tuple[float, float], ...], x: str, y: str, r: str
) -> str:
    parts = (el("stop", offset=at, stop_color=colour, stop_opacity=much) for at, much in stops)
    return el("radialGradient", *parts, id=id, cx=x, cy=y, r=r)


def table() -> str:
    return "".join(_plank(i) for i in range(len(_PLANKS)))


def _plank(i: int) -> str:
    top, high = 150 * i, 150
    board = rect(0, top, WIDTH, high, 0, fill=_PLANKS[i])
    grain = "".join(_grain(top + 14 + 19 * k, 37 * (i + 1) * (k + 3)) for k in range(7))
    seam = path(f"M0 {top}H{WIDTH}", stroke="#2c1a14", stroke_width=5, opacity=0.75)
    shine = path(f"M0 {top + 4}H{WIDTH}", stroke="#c99a6b", stroke_width=2, opacity=0.35)
    return board + grain + seam + shine


def _grain(y: float, luck: int) -> str:
    bends = [(luck * (k + 7)) % 13 - 6 for k in range(5)]
    curve = "".join(f"S{num(250 * k + 125)} {num(y - bend)} {num(250 * k + 250)} {num(y + bend)}"
                    for k, bend in enumerate(bends[:4]))  # fmt: skip
    return path(f"M0 {num(y)}C40 {num(y)} 60 {num(y + bends[4])} 120 {num(y)}{curve}", fill="none",
                stroke="#3a2418", stroke_width=1.6 + luck % 3, opacity=0.22)  # fmt: skip


def cloth(colour: str) -> str:
    """A felt mat with a stitched hem."""
    tone = ink.blend(ink.colour(colour), ink.NIGHT, 0.52)
    body = rect(70, 60, 860, 640, 34, fill=tone, stroke=ink.blend(tone, ink.SHADE, 0.5),
                stroke_width=3)  # fmt: skip
    hem = rect(88, 78, 824, 604, 24, fill="none", stroke=ink.BRASS, stroke_width=3,
               stroke_dasharray="14 9", opacity=0.75)  # fmt: skip
    return _tilted(body, hem)


def board(colour: str) -> str:
    """A felted board with a rope laid round it."""
    felt = ink.blend(ink.colour(colour), ink.NIGHT, 0.4)
    body = rect(150, 110, 700, 540, 12, fill="#b98a55", stroke="#6e4a26", stroke_width=6)
    body += rect(172, 132, 656, 496, 6, fill=felt)
    strands = (("#5d431f", 22, ""), ("#c8a866", 16, ""), ("#8a6a35", 16, "7 11"))
    rope = "".join(
        rect(84, 44, 832, 672, 90, fill="none", stroke=tone, stroke_width=width,
             **({"stroke_dasharray": dash} if dash else {}))
        for tone, width, dash in strands
    )  # fmt: skip
    return _tilted(body, rope)


def _tilted(body: str, over: str) -> str:
    under = group(body, opacity=0.55, filter=SHADOW, transform="translate(8 14)")
    return group(under, body, over, transform="rotate(-4 500 375)")


def evening() -> str:
    whole = (0, 0, WIDTH, HEIGHT)
    lamp = rect(*whole, fill="url(#room-lamp)", style="mix-blend-mode:overlay")
    return lamp + rect(*whole, fill="url(#room-dusk)", style="mix-blend-mode:multiply")
