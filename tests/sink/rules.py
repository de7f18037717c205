"""The kitchen sink: a tiny game that uses everything once."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from tests.sink import asks, moves, play, worlds
from tests.sink import audit as audits
from tests.sink import beats as telling
from tests.sink import scene as drawing
from tests.sink import state as states
from tests.sink.state import State
from tests.sink.values import (
    ACTIONS,
    Action,
    Ask,
    Options,
    Position,
    Shed,
    Take,
    View,
)
from watatheque.core import codec, rulebook
from watatheque.core.chance import Chance
from watatheque.core.game import (
    CLOCK,
    Event,
    Game,
    Millis,
    Outcome,
    Prompt,
    Refusal,
    Seat,
    Tick,
)
from watatheque.core.rulebook import Article
from watatheque.core.scene import Beat, Scene

RULES = Path(__file__).parent / "rules.md"


class Sink(Game[State, Action, View]):
    name = "sink"
    prefix = "KS"
    version = "1"
    seats = range(2, 5)
    options = Options
    position = Position
    actions = ACTIONS
    events = tuple(telling.SHOWN)
    messages = Path(__file__).parent / "messages"
    mixes: ClassVar[tuple[dict[str, Any], ...]] = (
        {},
        {"rounds": 1},
        {"bring": [1, 4]},
        {"bring": [2, 2, 5], "rounds": 2},
        {"bring": [6, 1, 3, 6]},
    )

    def articles(self) -> dict[str, Article]:
        return rulebook.parse(RULES.read_text(encoding="utf-8"), RULES.name)

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        return states.start(options, seats, chance)

    def load(self, position: Position, options: Options, seats: int, chance: Chance) -> State:
        return states.load(position, options, seats, chance)

    def save(self, state: State) -> Position:
        return states.save(state)

    def standing(self, state: State) -> tuple[int, ...]:
        return _scores(state)

    def copy(self, state: State) -> State:
        return states.copy(state)

    def audit(self, state: State) -> str | None:
        return audits.audit(state)

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        return worlds.resample(state, seat, rng)

    def scene(self, view: View) -> Scene:
        return drawing.scene(view)

    def beats(self, event: Event) -> Sequence[Beat]:
        return telling.beats(event)

    # ------------------------------------------------------------ who may act

    def prompts(self, state: State) -> list[Prompt]:
        asked = asks.seat_prompts(state)
        if due := play.moments(state):
            when, kind = due[0]
            asked.append(Prompt(CLOCK, kind, when))
        return asked

    def legal(self, state: State, seat: Seat) -> list[Action]:
        return [
            action
            for action in moves.accepted(state, seat)
            if not moves.punished(state, seat, action)
        ]

    def blunders(self, state: State, seat: Seat) -> list[Action]:
        return [
            action for action in moves.accepted(state, seat) if moves.punished(state, seat, action)
        ]

    def sample(self, state: State, seat: Seat, rng: Random) -> Action | None:
        """Any flick and any free spot, where they cannot be listed."""
        kind = asks.kind_of(state, seat)
        if kind not in ("flick", "put"):
            return super().sample(state, seat, rng)
        action: Action | None = None
        while action is None or self.judge(state, seat, action) is not None:
            action = moves.any_flick(rng) if kind == "flick" else moves.any_spot(rng)
        return action

    def judge(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, moves.ANSWERS[asks.kind_of(state, seat)]):
            return Refusal(
                moves.ARTICLES[type(action)], f"{type(action).__name__} is not asked for now"
            )
        wrong = moves.wrong(state, seat, action)
        return Refusal(moves.ARTICLES[type(action)], wrong) if wrong else None

    def apply(
        self,
        state: State,
        seat: Seat,
        action: Action | Tick,
        at: Millis,
        news: list[Event] | None = None,
    ) -> None:
        play.PLAY[type(action)](state, seat, action, at, news)
        hidden = isinstance(action, (Shed, Take))
        body = [] if hidden else list(codec.write_action(action).values())[1:]
        state.last = [codec.tag(type(action)), seat, *body]

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        scores = _scores(state)
        best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, best, "KS-19")

    def view(self, state: State, seat: Seat | None) -> View:
        hand = [] if seat is None else state.hands[seat]
        open_lucky = state.phase == "over" or not any(state.lucky)
        return View(
            seat=seat,
            rounds=state.rounds,
            lucky=tuple(
                rank if open_lucky or who == seat else None for who, rank in enumerate(state.lucky)
            ),
            deck=len(state.deck),
            counts=tuple(map(len, state.hands)),
            hand=tuple(hand),
            seen=tuple(state.known[card] for card in hand),
            notes=tuple(
                (holder, card)
                for holder, cards in enumerate(state.hands)
                for card in cards
                if state.knows(seat, card)
            ),
            shed=tuple(
                tuple(card if state.sees_shed(seat, holder, card) else None for card in cards)
                for holder, cards in enumerate(state.shed)
            ),
            cells=tuple(state.cells),
            owners=tuple(state.owners),
            piles=tuple(map(tuple, state.piles)),
            suit=state.suit,
            wheel=state.wheel,
            die=state.die,
            discs=tuple(state.discs),
            scores=_scores(state),
            plugs=tuple(state.plugs),
            drops=tuple(state.drops),
            sheet=tuple(map(tuple, state.sheet)),
            phase=state.phase,
            turn=state.turn,
            turns=tuple(state.turns),
            laid=len(state.laid),
            owes=state.owes,
            ready=state.ready,
            last=tuple(state.last),
            asks=tuple(
                Ask(prompt.seat, prompt.kind, prompt.deadline, prompt.optional)
                for prompt in self.prompts(state)
            ),
            outcome=self.outcome(state),
        )


def _scores(state: State) -> tuple[int, ...]:
    return tuple(
        points + plugs - drops
        for points, plugs, drops in zip(state.points, state.plugs, state.drops, strict=True)
    )
