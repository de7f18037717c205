"""Pieces in letters: small boxes, or a few words."""

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text as Line

from watatheque.core.scene import Chair, Face
from watatheque.core.scene import Text as Message
from watatheque.core.texts import Speaker

INNER, HEIGHT = 9, 5
SHAPES: Final = {
    "circle": "●", "square": "■", "triangle": "▲", "diamond": "◆", "star": "★", "cross": "✚",
    "heart": "♥", "moon": "☾", "hexagon": "⬢", "pentagon": "⬟", "octagon": "⬣", "drop": "♦",
}  # fmt: skip
STYLES: Final = {
    "red": "bright_red", "blue": "bright_blue", "green": "green", "yellow": "yellow",
    "purple": "magenta", "orange": "dark_orange", "teal": "cyan", "pink": "hot_pink",
    "brown": "orange4", "grey": "grey62", "black": "grey42", "white": "white",
}  # fmt: skip


def flag(chair: Chair | None) -> str:
    return SHAPES.get(chair.shape, "●") if chair else " "


def style(chair: Chair | None, face: Face | None = None) -> str:
    word = chair.colour if chair else str(face.attributes.get("colour", "")) if face else ""
    return STYLES.get(word, "default")


def title(face: Face, speaker: Speaker) -> str:
    worn = face.attributes
    text = str(worn.get(f"title_{speaker.language}", worn.get("title", "")))
    return speaker.say(Message(text)) if speaker.knows(text) else text


def words(face: Face, speaker: Speaker) -> str:
    """A face in a line: its title, or the attributes that say what it is."""
    worn = face.attributes
    named = title(face, speaker)
    told = [str(worn[key]) for key in ("value", "rank", "glyph", "suit", "colour") if key in worn]
    other = worn.get("direction", worn.get("emblem", face.kind))
    return " ".join([*([named] if named else []), *told]) or str(other)


def box(face: Face, chair: Chair | None, speaker: Speaker, number: int | None) -> list[Line]:
    inside = _sides(face, chair) if "n" in face.attributes else _plain(face, chair, speaker)
    return frame(inside, style(chair, face), str(number) if number else "")


def _sides(face: Face, chair: Chair | None) -> list[str]:
    n, e, s, w = (str(face.attributes.get(side, " ")) for side in "nesw")
    return [n, f"{w}  {flag(chair)}  {e}", s]


def _plain(face: Face, chair: Chair | None, speaker: Speaker) -> list[str]:
    parts = words(face, speaker).split()[:3]
    return [flag(chair), *parts][:3] if len(parts) < 3 else parts


def back(chair: Chair | None) -> list[Line]:
    return frame(["▒" * (INNER - 2)] * 3, style(chair))


def hole(name: str) -> list[Line]:
    return frame(["", name, ""], "dim", dotted=True)


def frame(inside: list[str], look: str, head: str = "", dotted: bool = False) -> list[Line]:
    dash, side = ("╌", "╎") if dotted else ("─", "│")
    top = f" {head} ".center(INNER, dash) if head else dash * INNER
    rows = [_centred(row) for row in [*inside, "", "", ""][: HEIGHT - 2]]
    drawn = [f"╭{top}╮", *(f"{side}{row}{side}" for row in rows), f"╰{dash * INNER}╯"]
    return [Line(row, style=look) for row in drawn]


def _centred(text: str) -> str:
    short = set_cell_size(text, INNER) if cell_len(text) > INNER else text
    spare = INNER - cell_len(short)
    return " " * (spare // 2) + short + " " * (spare - spare // 2)
