"""Eyes and mouths: what a figure thinks of it all."""

from watatheque.pictures import ink
from watatheque.pictures.emblems.figure import Figure, disc, solid, stroke
from watatheque.pictures.xml import circle

MOODS = frozenset({"angry", "sleepy", "smiling", "toothed", "one-eyed"})


def look(figure: Figure, words: frozenset[str]) -> str:
    moods = words & MOODS
    if not figure.alive and not moods:
        return ""
    return _eyes(figure, moods) + _mouth(figure, moods)


def _spots(figure: Figure, moods: frozenset[str]) -> list[tuple[float, float, float]]:
    x, y, gap, r = figure.eyes
    if "one-eyed" in moods:
        return [(x, y, max(r * 1.6, 9) if gap else r)]
    return [(x - gap, y, r), (x + gap, y, r)] if gap else [(x, y, r)]


def _eyes(figure: Figure, moods: frozenset[str]) -> str:
    spots = _spots(figure, moods)
    if "sleepy" in moods:
        lids = (stroke(f"M{x - r} {y}Q{x} {y + r * 1.3} {x + r} {y}", ink.LINE, 3)
                for x, y, r in spots)  # fmt: skip
        back = (_lid(figure, x, y, r) for x, y, r in spots)
        return "".join(back) + "".join(lids) + _snore(figure)
    eyes = "".join(_eye(x, y, r) for x, y, r in spots)
    return eyes + (_brows(figure, spots) if "angry" in moods else "")


def _lid(figure: Figure, x: float, y: float, r: float) -> str:
    if r < 15:
        return circle(x, y, r * 1.25, fill=ink.pale(figure.base))
    lid = solid(disc(x, y, r * 1.3), ink.blend(figure.base, ink.COLOURS["pink"], 0.35))
    roots = ((-0.8, 0.28), (-0.4, 0.56), (0, 0.66), (0.4, 0.56), (0.8, 0.28))
    lashes = "".join(f"M{x + r * dx} {y + r * dy}l{r * dx * 0.3} {r * 0.34}" for dx, dy in roots)
    return lid + stroke(lashes, ink.LINE, 3)


def _eye(x: float, y: float, r: float) -> str:
    white = solid(disc(x, y, r), ink.WHITE)
    if r < 15:
        return white + circle(x + r * 0.1, y + r * 0.15, r * 0.5, fill=ink.LINE)
    iris = circle(x, y + 2, r * 0.62, fill=ink.COLOURS["teal"])
    return white + iris + circle(x, y + 2, r * 0.32, fill=ink.LINE) + _glint(x, y, r)


def _glint(x: float, y: float, r: float) -> str:
    return circle(x - r * 0.22, y - r * 0.2, r * 0.14, fill=ink.WHITE)


def _brows(figure: Figure, spots: list[tuple[float, float, float]]) -> str:
    middle = figure.eyes[0]
    brows = []
    for x, y, r in spots:
        inner = 0 if x == middle else (1 if x < middle else -1)
        low, high = y - r * 0.5, y - r * 1.6
        left, right = (high, low) if inner >= 0 else (low, high)
        brows.append(stroke(f"M{x - r * 1.2} {left}L{x + r * 1.2} {right}", ink.LINE, 4))
    return "".join(brows)


def _snore(figure: Figure) -> str:
    x, y = 78, max(figure.eyes[1] - 34, 6)
    return stroke(f"M{x} {y}h9l-9 10h9M{x + 13} {y - 4}h5l-5 6h5", ink.LINE, 2.4)


def _mouth(figure: Figure, moods: frozenset[str]) -> str:
    x, y, gap, r = figure.eyes
    low = y + r * 2.1 + 4
    half = max(gap * 0.9, r * 0.9, 7)
    if r > 15:  # an eye and nothing else has no mouth of its own
        low, half = y + r + 4, 12
    if "toothed" in moods:
        return _teeth(x, low, half * 1.3)
    if "smiling" in moods:
        return stroke(f"M{x - half} {low - 2}Q{x} {low + 10} {x + half} {low - 2}", ink.LINE, 3)
    if "angry" in moods:
        return stroke(f"M{x - half} {low + 5}Q{x} {low - 4} {x + half} {low + 5}", ink.LINE, 3)
    return ""


def _teeth(x: float, y: float, half: float) -> str:
    hole = solid(f"M{x - half} {y - 3}H{x + half}Q{x} {y + 20} {x - half} {y - 3}Z", ink.LINE)
    step = half / 2
    saw = "".join(f"l{step / 2:g} 6l{step / 2:g} -6" for _ in range(4))
    return hole + solid(f"M{x - half} {y - 3}{saw}Z", ink.WHITE)
