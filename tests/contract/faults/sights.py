"""Faults in what is seen."""

import dataclasses
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tests.contract.faults.hidden import top
from tests.sink.rules import Sink
from tests.sink.state import State
from tests.sink.values import Shed, View
from watatheque.core.game import Event, Prompt, Seat
from watatheque.core.scene import Face, Piece, Scene, Text
from watatheque.core.touch import AS_BEFORE, WHOLE, Swap, Touch


class LeakInView(Sink):
    def view(self, state: State, seat: Seat | None) -> View:
        return dataclasses.replace(super().view(state, seat), last=(top(state),))


class LeakToSpectators(Sink):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return dataclasses.replace(view, last=tuple(state.hands[0])) if seat is None else view


class LeakInPieceId(Sink):
    """A back on the deck that bears the number of its card."""

    hidden = -1

    def view(self, state: State, seat: Seat | None) -> View:
        self.hidden = top(state)
        return super().view(state, seat)

    def scene(self, view: View) -> Scene:
        scene = super().scene(view)
        back = Piece(f"card-{self.hidden}", "deck", Face("back"), Text("score"))
        return replace(scene, pieces=(*scene.pieces, back))


class LeakToTheNext(Sink):
    """Built together, each seat gets what the one before it sees."""

    def scenes(self, state: State, viewers: Sequence[Seat | None]) -> list[Scene]:
        scenes = super().scenes(state, viewers)
        return [scenes[0], *scenes[1:2], *scenes[1:-1]]


class LeakInDefault(Sink):
    """The default of a seat's turn is to shed a card of its hand."""

    def prompts(self, state: State) -> list[Prompt]:
        return [
            prompt._replace(default=Shed(state.hands[prompt.seat][0]))
            if prompt.kind == "turn" and state.hands[prompt.seat] and not state.shed[prompt.seat]
            else prompt
            for prompt in super().prompts(state)
        ]


class LeakInKind(Sink):
    def prompts(self, state: State) -> list[Prompt]:
        prompts = super().prompts(state)
        lucky = top(state) % 2 == 0
        return [p._replace(optional=True) if lucky and p.kind == "turn" else p for p in prompts]


class LeakInOrder(Sink):
    """The same legal actions, in an order that tells the top of the deck."""

    def legal(self, state: State, seat: Seat) -> list[Any]:
        legal = super().legal(state, seat)
        return legal[::-1] if top(state) % 2 else legal


class LeakInBlunders(Sink):
    def blunders(self, state: State, seat: Seat) -> list[Any]:
        return super().blunders(state, seat) * (top(state) % 2)


class NoGesture(Sink):
    def scene(self, view: View) -> Scene:
        scene = super().scene(view)
        kept = [gesture for gesture in scene.gestures if gesture.action.get("do") != "draw"]
        return replace(scene, gestures=tuple(kept))


class PieceNowhere(Sink):
    def scene(self, view: View) -> Scene:
        scene = super().scene(view)
        lost = [replace(piece, zone="nowhere") for piece in scene.pieces]
        return replace(scene, pieces=tuple(lost))


class WrongChairs(Sink):
    def scene(self, view: View) -> Scene:
        scene = super().scene(view)
        return replace(scene, chairs=tuple(replace(chair, acts="must") for chair in scene.chairs))


class MissingMessage(Sink):
    def scene(self, view: View) -> Scene:
        return replace(super().scene(view), status=Text("never-written"))


class Untouched(Sink):
    """Says that nothing changes, whatever happens."""

    def touched(
        self, state: State, viewers: Sequence[Seat | None], news: Sequence[Event]
    ) -> list[Touch] | None:
        return [Touch([AS_BEFORE] * len(WHOLE), Swap([], []), Swap([], [])) for _ in viewers]
