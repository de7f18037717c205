"""The numbers by which a person names pieces: one count over all that can be taken now."""

from watatheque.core.scene import TARGET, Gesture, Piece, Scene


class Handles:
    def __init__(self, scene: Scene) -> None:
        self.zones = {zone.id: zone for zone in scene.zones}
        open_zones = {zone for gesture in scene.gestures for zone in _touched(gesture)}
        self.pieces = [
            piece
            for zone in scene.zones
            if zone.id in open_zones
            for piece in in_order(scene, zone.id)
            if piece.ref is not None
        ]
        self._numbers = {piece.id: i for i, piece in enumerate(self.pieces, start=1)}

    def number(self, piece: Piece) -> int | None:
        return self._numbers.get(piece.id)

    def piece(self, said: str, zones: tuple[str, ...]) -> Piece | None:
        if not said.isascii() or not said.isdigit() or not 0 < int(said) <= len(self.pieces):
            return None
        piece = self.pieces[int(said) - 1]
        return piece if piece.zone in zones else None

    def spell(self, ref: object, zones: tuple[str, ...]) -> str | None:
        for i, piece in enumerate(self.pieces, start=1):
            if piece.ref == ref and piece.zone in zones:
                return str(i)
        return None


def _touched(gesture: Gesture) -> tuple[str, ...]:
    if not gesture.action:
        return ()
    pointed = gesture.target if TARGET in gesture.action.values() else ()
    return gesture.source + pointed


def in_order(scene: Scene, zone: str) -> list[Piece]:
    mine = [piece for piece in scene.pieces if piece.zone == zone]
    return sorted(mine, key=lambda piece: 1 << 30 if piece.place is None else piece.place)
