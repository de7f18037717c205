"""A raccoon's head, and the ring of its colour: each colour has a pattern of its own."""

from typing import Final

from watatheque.pictures import ink
from watatheque.pictures.emblems.figure import disc, solid, stroke
from watatheque.pictures.xml import Value, circle, group, moved, path

_FUR: Final = "#a39b92"
_MASK: Final = "#3b3540"
_HEAD: Final = (
    "M50 14Q80 14 90 46L98 58L86 62Q80 76 62 82Q50 92 38 82Q20 76 14 62L2 58L10 46Q20 14 50 14Z"
)
_EAR: Final = "M16 38Q6 6 22 4Q38 6 44 22Z"
_INNER_EAR: Final = "M22 28Q17 12 23 11Q31 14 34 22Z"
_PATCH: Final = "M46 40Q30 30 12 50Q16 66 32 66Q46 62 47 50Z"
_BROW: Final = "M47 36Q30 24 13 42Q28 34 47 44Z"
_MUZZLE: Final = "M50 48Q68 62 62 76Q50 90 38 76Q32 62 50 48Z"
_SHIFTS: Final = {"left": -1, "right": 1}
# Dashes on the ring, and the width of its line.
_PATTERNS: Final[dict[str, tuple[str, float]]] = {
    "red": ("", 2.6),
    "yellow": ("11.3 7.54", 2.6),
    "green": (".1 9.42", 4.6),
    "blue": ("2.2 4.08", 7),
}


def raccoon(gaze: str, x: float, y: float, size: float) -> str:
    """A head round (x, y) that looks left, right or straight at you."""
    shift = _SHIFTS.get(gaze, 0)
    body = _ears(shift) + solid(_HEAD, _FUR) + _features(shift)
    return moved(body, x - size / 2, y - size / 2, size / 100)


def _ears(shift: int) -> str:
    left = solid(_EAR, _FUR) + path(_INNER_EAR, fill=ink.CREAM)
    right = group(left, transform="translate(100 0) scale(-1 1)")
    return moved(left, 4 if shift < 0 else 0, 0) + moved(right, -4 if shift > 0 else 0, 0)


def _features(shift: int) -> str:
    """Mask, muzzle, eyes and nose, all moved the way it looks."""
    half = path(_PATCH, fill=_MASK) + path(_BROW, fill=ink.WHITE)
    both = half + group(half, transform="translate(100 0) scale(-1 1)")
    muzzle = path(_MUZZLE, fill=ink.WHITE)
    nose = solid(disc(50 + 5 * shift, 66, 8, 6), _MASK)
    mouth = stroke(f"M{42 + 4 * shift} 77Q{50 + 4 * shift} 83 {58 + 4 * shift} 77", ink.LINE, 3)
    return moved(both + muzzle + nose + mouth + _eyes(shift), 11 * shift, 0)


def _eyes(shift: int) -> str:
    return "".join(
        circle(x, 51, 8.5, fill=ink.WHITE) + circle(x + 4 * shift, 51.5, 4.8, fill="#17131c")
        for x in (31, 69)
    )


def ring(colour: str) -> str:
    """A rim in the colour, with its pattern, round (32, 32)."""
    tone = ink.colour(colour)
    dashes, width = _PATTERNS.get(colour, ("", 2.6))
    look: dict[str, Value] = {"stroke_dasharray": dashes, "stroke_linecap": "round"}
    if colour == "blue" or not dashes:
        look = {"stroke_dasharray": dashes} if dashes else {}
    rim = circle(32, 32, 26.4, fill=ink.blend(tone, ink.CREAM, 0.72), stroke=tone, stroke_width=9)
    rim += circle(32, 32, 30.9, fill="none", stroke=ink.deep(tone), stroke_width=1.6)
    mark = ink.blend(ink.on(tone), tone, 0.1)
    return rim + circle(32, 32, 26.6, fill="none", stroke=mark, stroke_width=width, **look)


def pointer(gaze: str) -> str:
    """A wedge on the rim on the side it looks to."""
    shift = _SHIFTS.get(gaze, 0)
    if not shift:
        return ""
    wedge = path("M.8 32L12 24.5V39.5Z", fill=ink.WHITE, stroke=ink.LINE, stroke_width=1.6,
                 stroke_linejoin="round")  # fmt: skip
    return wedge if shift < 0 else group(wedge, transform="translate(64 0) scale(-1 1)")
