"""What a figure wears or has been through: behind it, on it, over it."""

from watatheque.pictures import ink
from watatheque.pictures.emblems.figure import Figure, disc, solid, stroke
from watatheque.pictures.xml import circle, group, moved, path

TINTS = {"golden": "#e3b94a", "rusty": "#a9643c", "frozen": "#a8d5e6"}
BEHIND = frozenset({"winged", "burning"})
OVER = frozenset(
    {"armoured", "chained", "spotted", "broken", "hooded", "crowned", "horned", *TINTS}
)
SIZES = frozenset({"tiny", "giant", "many"})

_FLAME = (
    "M50 0Q74 22 66 44Q86 34 82 14Q102 44 92 76Q80 104 50 104"
    "Q20 104 8 76Q-2 44 18 14Q14 34 34 44Q26 22 50 0Z"
)
_WING = "M38 44Q20 8 -6 10Q-2 22 4 26Q-8 28 -10 34Q0 44 8 44Q0 50 2 56Q20 66 40 60Z"


def behind(words: frozenset[str]) -> str:
    parts = []
    if "burning" in words:
        parts.append(solid(_FLAME, ink.COLOURS["orange"]))
        parts.append(moved(path(_FLAME, fill=ink.COLOURS["yellow"]), 14, 22, 0.72))
    if "winged" in words:
        wing = solid(_WING, "#e9eef0") + stroke("M30 48Q14 38 2 34M32 54Q20 52 8 50", ink.LINE, 2)
        parts.append(wing + group(wing, transform="translate(100 0) scale(-1 1)"))
    return "".join(parts)


def over(figure: Figure, words: frozenset[str]) -> str:
    """In the order in which one would put it on."""
    worn = {
        "spotted": _spots, "rusty": _rust, "broken": _crack, "frozen": _ice, "golden": _sparks,
        "armoured": _plate, "chained": _chain, "horned": _horns, "hooded": _hood,
        "crowned": _crown,
    }  # fmt: skip
    return "".join(drawn(figure) for word, drawn in worn.items() if word in words)


def _spots(figure: Figure) -> str:
    x, y, r = figure.middle
    where = ((-0.8, -0.3, 0.2), (0.75, -0.5, 0.16), (0.5, 0.7, 0.2), (-0.45, 0.75, 0.15))
    dots = (circle(x + r * dx, y + r * dy, max(r * size, 2.6), fill=ink.deep(figure.base))
            for dx, dy, size in where)  # fmt: skip
    return "".join(dots)


def _rust(figure: Figure) -> str:
    x, y, r = figure.middle
    where = ((-0.5, -0.2), (0.4, 0.3), (0.1, -0.6), (-0.2, 0.6), (0.6, -0.4))
    return "".join(circle(x + r * dx, y + r * dy, 2, fill="#6d3a1f") for dx, dy in where)


def _crack(figure: Figure) -> str:
    x, y, r = figure.middle
    d = f"M{x + r * 0.2} {y - r}l{-r * 0.4} {r * 0.6}l{r * 0.5} {r * 0.3}l{-r * 0.5} {r * 0.8}"
    return stroke(d, ink.LINE, 3.5) + stroke(f"M{x} {y}l{-r * 0.6} {r * 0.3}", ink.LINE, 2.5)


def _ice(figure: Figure) -> str:
    x, y, width = figure.top
    left = x - width / 2
    step = width / 4
    drops = (f"l{step / 2:g} {long}l{step / 2:g} {-long}" for long in (9, 14, 9, 14))
    d = f"M{left} {y + 2}" + "".join(drops)
    flake = stroke("M84 70v20M75 75l18 10M75 85l18-10", "#e8f6fc", 3)
    return solid(d + "Z", "#e8f6fc") + flake


def _sparks(figure: Figure) -> str:
    star = "M0-9L2-2 9 0 2 2 0 9-2 2-9 0-2-2Z"
    spark = path(star, fill=ink.WHITE, stroke=ink.BRASS_DEEP, stroke_width=1)
    return moved(spark, 86, 20) + moved(spark, 14, 74, 0.7)


def _plate(figure: Figure) -> str:
    plate = solid("M20 76Q50 66 80 76L84 94Q50 102 16 94Z", "#9fb0ba")
    rivets = "".join(circle(x, y, 2.4, fill=ink.LINE) for x, y in ((27, 84), (50, 79), (73, 84)))
    return plate + stroke("M50 86V97", ink.LINE, 2) + rivets


def _chain(figure: Figure) -> str:
    spots = [(12 + 15.2 * i, 78 - 0.22 * (i * 2 - 5) ** 2) for i in range(6)]
    links = "".join(stroke(disc(x, y, 8, 5), ink.LINE, 6) for x, y in spots)
    return links + "".join(stroke(disc(x, y, 8, 5), "#b9c3c8", 2.6) for x, y in spots)


def _horns(figure: Figure) -> str:
    x, y, width = figure.top
    half = width / 2
    horn = f"M{-half} 8Q{-half - 14} -2 {-half - 8} -18Q{-half + 2} -6 {-half + 12} 0Z"
    right = group(solid(horn, "#efe4c8"), transform="scale(-1 1)")
    return moved(solid(horn, "#efe4c8") + right, x, y)


def _hood(figure: Figure) -> str:
    """A hood frames the head and leaves the face free."""
    x, y, width = figure.top
    half = width / 2 + 7
    rim = (
        f"M{-half} 46Q{-half - 4} -6 0 -12Q{half + 4} -6 {half} 46"
        f"Q{half - 4} 14 0 8Q{-half + 4} 14 {-half} 46Z"
    )
    return moved(solid(rim, "#5a3f63"), x, y)


def _crown(figure: Figure) -> str:
    x, y, width = figure.top
    half = min(width / 2, 20)
    d = f"M{-half} 6L{-half - 3} -13L{-half / 2} -4L0 -17L{half / 2} -4L{half + 3} -13L{half} 6Z"
    return moved(solid(d, ink.BRASS) + circle(0, 0, 2.6, fill=ink.RED), x, y)
