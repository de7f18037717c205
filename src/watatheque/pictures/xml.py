"""The few words of SVG that the drawings use, escaped and written the same way every time."""

import re
from html import escape

Value = str | int | float

# XML has no way to write these, and a free text of a player may hold them.
_UNWRITABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def clean(text: str) -> str:
    return escape(_UNWRITABLE.sub("\ufffd", text))


def num(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _written(value: Value) -> str:
    return clean(value) if isinstance(value, str) else num(value)


def el(name: str, *children: str, **attributes: Value) -> str:
    """One element; `stroke_width` is written stroke-width, `class_` class."""
    pairs = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_written(value)}"'
        for key, value in attributes.items()
    )
    inner = "".join(children)
    return f"<{name}{pairs}>{inner}</{name}>" if inner else f"<{name}{pairs}/>"


def group(*children: str, **attributes: Value) -> str:
    return el("g", *children, **attributes)


def moved(body: str, x: float, y: float, scale: float = 1.0) -> str:
    grown = "" if scale == 1.0 else f" scale({num(scale)})"
    return group(body, transform=f"translate({num(x)} {num(y)}){grown}")


def told(label: str, *children: str) -> str:
    """A group that a screen reader reads as one picture and a mouse names."""
    return group(el("title", clean(label)), *children, role="img", aria_label=label)


def path(d: str, **attributes: Value) -> str:
    return el("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, r: float = 0, **rest: Value) -> str:
    return el("rect", x=x, y=y, width=width, height=height, rx=r, **rest)


def circle(x: float, y: float, r: float, **rest: Value) -> str:
    return el("circle", cx=x, cy=y, r=r, **rest)
