"""Faults in what is told."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tests.contract.faults.hidden import News, top
from tests.sink.rules import Sink
from tests.sink.state import State
from tests.sink.values import Draw, Pass, Shed
from watatheque.core.game import Event, Millis, Seat, Tick
from watatheque.core.scene import Beat, Text


class DrawIsTold(Sink):
    """Everybody hears which card was drawn."""

    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        drawn = top(state)
        super().apply(state, seat, action, at, news)
        if news is not None and isinstance(action, Draw):
            news.append(Event("saw", {"seat": seat, "cards": [drawn]}))


class ShedIsTold(Sink):
    """Everybody hears which card was laid down face down."""

    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        super().apply(state, seat, action, at, news)
        if news is not None and isinstance(action, Shed):
            news.append(Event("turned", {"seat": seat, "cards": [action.card]}))


class Narrowing(Sink):
    """Whoever knew the hand still knows what is left of it, and so which card was shed."""

    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        known = list(state.known)
        super().apply(state, seat, action, at, news)
        if isinstance(action, Shed):
            for card in state.hands[seat]:
                state.known[card] = known[card]


class SilentChange(Sink):
    """What a seat sees depends on a hidden card, and nobody told it."""

    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        super().apply(state, seat, action, at, news)
        if isinstance(action, (Pass, Tick)):
            state.suit = top(state) % 3


class TouchyNews(Sink):
    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        super().apply(state, seat, action, at, news)
        if news is not None:
            state.chance.below(2, "for the story")


class UnknownEvent(Sink):
    events = tuple(kind for kind in Sink.events if kind != "drew")


class UncitedPenalty(Sink):
    def beats(self, event: Event) -> Sequence[Beat]:
        return [replace(beat, article="") for beat in super().beats(event)]


class UnspeakableBeat(Sink):
    def beats(self, event: Event) -> Sequence[Beat]:
        return [replace(beat, text=Text("never-written")) for beat in super().beats(event)]


class BeatOfAHiddenPiece(Sink):
    def beats(self, event: Event) -> Sequence[Beat]:
        beats = super().beats(event)
        return [replace(b, piece="card-99") if event.kind == "drew" else b for b in beats]
