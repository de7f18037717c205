"""What every drawing needs to know: the scene, who sits where, and how to say a text."""

from collections.abc import Sequence

from watatheque.core.scene import Chair, Gesture, Piece, Scene, seat_text
from watatheque.core.texts import Speaker
from watatheque.core.values import Millis, Seat
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.pen import Pen
from watatheque.pictures.shapes import shape


class Brush(Pen):
    def __init__(
        self, scene: Scene, speaker: Speaker, names: Sequence[str] = (), now: Millis = 0
    ) -> None:
        super().__init__(speaker)
        self.scene = scene
        self.names = names
        self.now = now
        self.drawn: dict[int, Block] = {}  # pieces, which every variant of the layout needs again
        self.chairs = {chair.seat: chair for chair in scene.chairs}

    def name(self, seat: Seat) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say(seat_text(seat))

    def owner(self, seat: Seat | None) -> Chair | None:
        return None if seat is None else self.chairs.get(seat)

    def pieces(self, zone: str) -> list[Piece]:
        """Those of one zone in the order of their places, the placeless last."""
        mine = [piece for piece in self.scene.pieces if piece.zone == zone]
        return sorted(mine, key=lambda piece: 1 << 30 if piece.place is None else piece.place)

    def by_place(self, zone: str) -> dict[int, Piece]:
        return {piece.place: piece for piece in self.pieces(zone) if piece.place is not None}

    def buttons(self, bar: str) -> list[Gesture]:
        return [gesture for gesture in self.scene.gestures if gesture.bar == bar]

    def flag(self, seat: Seat, x: float, y: float, r: float) -> str:
        """The colour and shape of a seat."""
        chair = self.chairs.get(seat)
        fill, word = (ink.colour(chair.colour), chair.shape) if chair else (ink.MUTED, "circle")
        return shape(word, x, y, r, fill=fill, stroke=ink.WHITE, stroke_width=max(1.0, r * 0.16))
