"""The sink with one thing wrong: every game here breaks one promise."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from tests.sink.rules import Sink
from tests.sink.state import State
from tests.sink.values import Call, Draw, Pass, Put, Shed, View
from watatheque.core.game import CLOCK, Event, Millis, Outcome, Prompt, Refusal, Seat, Tick
from watatheque.core.scene import Beat, Face, Piece, Scene, Text

News = list[Event] | None


def top(state: State) -> int:
    """A card that nobody may know."""
    return state.deck[-1] if state.deck else -1


# ---------------------------------------------------------------- what is seen


class LeakInView(Sink):
    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), last=(top(state),))


class LeakToSpectators(Sink):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, last=tuple(state.hands[0])) if seat is None else view


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


# ---------------------------------------------------------------- what is told


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


# ---------------------------------------------------------------- other worlds


class LazyResample(Sink):
    """The true world, every time."""

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = self.copy(state)
        world.chance = super().resample(state, seat, rng).chance
        return world


class TracesOfTruth(Sink):
    """Dealt anew, but from the true order of the deck."""

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = super().resample(state, seat, rng)
        if top(state) % 2:
            world.deck.reverse()
        return world


class KeptSeed(Sink):
    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = super().resample(state, seat, rng)
        world.chance = state.chance.copy()
        return world


class BrokenWorlds(Sink):
    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = super().resample(state, seat, rng)
        if len(world.deck) > 1:
            world.deck[0] = world.deck[1]
        return world


class ResampleTouches(Sink):
    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        state.deck.sort()
        return super().resample(state, seat, rng)


# ---------------------------------------------------------------- what is legal


class PunishedMoveIsLegal(Sink):
    def legal(self, state: State, seat: Seat) -> list[Any]:
        return super().legal(state, seat) + super().blunders(state, seat)

    def blunders(self, state: State, seat: Seat) -> list[Any]:
        return []


class FreeBlunder(Sink):
    """A move that costs nothing is called a blunder."""

    def legal(self, state: State, seat: Seat) -> list[Any]:
        return [action for action in super().legal(state, seat) if action != Pass()]

    def blunders(self, state: State, seat: Seat) -> list[Any]:
        passing = [action for action in super().legal(state, seat) if action == Pass()]
        return super().blunders(state, seat) + passing


class ListedTwice(Sink):
    def blunders(self, state: State, seat: Seat) -> list[Any]:
        return super().blunders(state, seat) + super().legal(state, seat)[:1]


class ListedButRefused(Sink):
    def judge(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return Refusal("KS-3") if action == Pass() else super().judge(state, seat, action)


class AcceptedButNotListed(Sink):
    def legal(self, state: State, seat: Seat) -> list[Any]:
        return super().legal(state, seat)[1:]


class NeverAsked(Sink):
    """Accepts a call from whoever was not asked."""

    def judge(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return None if isinstance(action, Call) else super().judge(state, seat, action)


class MadeUpArticle(Sink):
    def judge(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        refusal = super().judge(state, seat, action)
        return None if refusal is None else Refusal("KS-99")


class CheckTouches(Sink):
    def judge(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        state.chance.below(2, "judge")
        return super().judge(state, seat, action)


class IllegalSample(Sink):
    def sample(self, state: State, seat: Seat, rng: Random) -> Any:
        return Put(0, 10_000)


# ---------------------------------------------------------------- the clock


class TickFromASeat(Sink):
    def check(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return None if isinstance(action, Tick) else super().check(state, seat, action)


class TwoClocks(Sink):
    def prompts(self, state: State) -> list[Prompt]:
        prompts = super().prompts(state)
        return [*prompts, *(prompt for prompt in prompts if prompt.seat == CLOCK)]


class StuckClock(Sink):
    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        if not isinstance(action, Tick):
            super().apply(state, seat, action, at, news)


class RefusedDefault(Sink):
    def prompts(self, state: State) -> list[Prompt]:
        prompts = super().prompts(state)
        return [p._replace(default=Put(0, 10_000)) if p.default else p for p in prompts]


# ---------------------------------------------------------------- the state


class PieceLost(Sink):
    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        super().apply(state, seat, action, at, news)
        if isinstance(action, Draw) and state.deck:
            state.deck.pop()


class PieceDoubled(Sink):
    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        super().apply(state, seat, action, at, news)
        if isinstance(action, Draw) and state.deck:
            state.deck.append(state.deck[0])


class SharedCopy(Sink):
    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.hands = state.hands
        return twin


class SharedDeepDown(Sink):
    """The outer list is new, the hands in it are not."""

    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.hands = list(state.hands)
        return twin


class SharedChance(Sink):
    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.chance = state.chance
        return twin


class ForgetfulPosition(Sink):
    def load(self, position: Any, options: Any, seats: int, chance: Any) -> State:
        state = super().load(position, options, seats, chance)
        state.called = 0
        return state


class TrustfulPosition(Sink):
    """Takes any position, and stumbles over it later."""

    def audit(self, state: State) -> str | None:
        return None


class OwnDice(Sink):
    """Draws from chance that is not in the record."""

    rng = Random(0)

    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        super().apply(state, seat, action, at, news)
        self.rng.shuffle(state.deck)


class EndlessEnd(Sink):
    """Over, and still asking."""

    def prompts(self, state: State) -> list[Prompt]:
        return super().prompts(state) or [Prompt(0, "ready", optional=True)]


class UncitedEnd(Sink):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else replace(outcome, article="KS-99")


# ---------------------------------------------------------------- the scene


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
