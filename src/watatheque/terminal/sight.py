"""What somebody at a terminal sees: a scene, a language, the numbers of the pieces."""

from textwrap import wrap

from rich.text import Text as Line

from watatheque.core.scene import Chair, Piece, Scene, Text, seat_text
from watatheque.core.texts import Speaker
from watatheque.core.values import Seat
from watatheque.terminal import faces
from watatheque.terminal.handles import Handles, in_order

BOX = faces.INNER + 2


class Sight:
    def __init__(self, scene: Scene, speaker: Speaker, width: int) -> None:
        self.scene = scene
        self.speaker = speaker
        self.width = width
        self.handles = Handles(scene)
        self._chairs = {chair.seat: chair for chair in scene.chairs}

    def say(self, text: Text) -> str:
        return self.speaker.say(text)

    def seat(self, seat: Seat) -> str:
        return self.say(seat_text(seat))

    def chair(self, seat: Seat | None) -> Chair | None:
        return None if seat is None else self._chairs.get(seat)

    def pieces(self, zone: str) -> list[Piece]:
        return in_order(self.scene, zone)

    def number(self, piece: Piece) -> int | None:
        return self.handles.number(piece)

    def named(self, piece: Piece) -> str:
        """A piece in a line, with the number it is taken by."""
        number = self.number(piece)
        return f"[{number}] {self.say(piece.label)}" if number else self.say(piece.label)

    def box(self, piece: Piece) -> list[Line]:
        chair = self.chair(piece.owner)
        return faces.box(piece.face, chair, self.speaker, self.number(piece))

    def titled(self, piece: Piece) -> list[Line]:
        """A box with its title under it, as a card in hand is read."""
        rows = wrap(faces.title(piece.face, self.speaker), BOX, max_lines=3, placeholder="…")
        return self.box(piece) + [Line(row.center(BOX), style="italic") for row in rows]

    def beside(self, boxes: list[list[Line]]) -> list[Line]:
        """Boxes in lines that the terminal has room for."""
        room = max((self.width - 2) // (BOX + 1), 1)
        lines: list[Line] = []
        for start in range(0, len(boxes), room):
            lines += _side_by_side(boxes[start : start + room])
        return lines


def _side_by_side(boxes: list[list[Line]]) -> list[Line]:
    height = max(map(len, boxes))
    padded = [box + [Line(" " * BOX)] * (height - len(box)) for box in boxes]
    return [Line("  ").append_text(Line(" ").join(row)) for row in zip(*padded, strict=True)]
