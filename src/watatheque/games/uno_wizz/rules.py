"""UNO Wizz by the book: every line that decides something cites its article."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from watatheque.core.chance import Chance
from watatheque.core.game import Event, Game, Millis, Outcome, Prompt, Refusal, Seat
from watatheque.core.scene import Beat, Face, Scene
from watatheque.core.still_life import StillLife
from watatheque.core.values import Ready
from watatheque.games.uno_wizz import (
    answers,
    asking,
    choices,
    count,
    deal,
    position,
    turns,
    wheel,
    worlds,
)
from watatheque.games.uno_wizz.actions import IS_DRAW, IS_KEEP, IS_PLAY, IS_SPIN, IS_TICK, KIND
from watatheque.games.uno_wizz.actions import SPIN as SPIN_ACTION
from watatheque.games.uno_wizz.asking import ALONE
from watatheque.games.uno_wizz.audit import audit
from watatheque.games.uno_wizz.beats import beats_of
from watatheque.games.uno_wizz.judging import judge
from watatheque.games.uno_wizz.pieces import COLOUR_OF, FACE_OF, JOKER, NO_COLOUR, points_of
from watatheque.games.uno_wizz.reference import REFERENCE
from watatheque.games.uno_wizz.scene import scene_of
from watatheque.games.uno_wizz.sight import view_of
from watatheque.games.uno_wizz.state import (
    AGAINST,
    DREW,
    OVER,
    SINGLE,
    SPIN,
    TURN,
    Party,
)
from watatheque.games.uno_wizz.still_life import STILL_LIFE
from watatheque.games.uno_wizz.values import (
    Catch,
    Done,
    Draw,
    Keep,
    NameColour,
    NameNumber,
    Options,
    Play,
    Position,
    Shed,
    Shout,
    Show,
    Spin,
    Uno,
    View,
)


class UnoWizz(Game[Party, Any, View]):
    name: ClassVar[str] = "uno-wizz"
    prefix: ClassVar[str] = "UW"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 11)
    options: ClassVar[type] = Options
    position: ClassVar[type] = Position
    actions: ClassVar[tuple[type, ...]] = (
        Play, Draw, Keep, Spin, NameColour, NameNumber, Shed, Done, Show, Shout, Uno, Catch, Ready,
    )  # fmt: skip
    events: ClassVar[tuple[str, ...]] = (
        "began", "dealt", "played", "drew", "took", "kept", "passed", "turned", "reshuffled",
        "spun", "icon", "nothing", "numbered", "named", "shed", "done", "swapped", "received",
        "opened", "war", "chose", "shown", "tied", "won", "drawn", "race", "shouted", "unshouted",
        "uno", "caught", "silent", "out", "counted", "ended", "ready",
    )  # fmt: skip
    messages: ClassVar[Path] = Path(__file__).parent / "messages"
    still_life: ClassVar[StillLife] = STILL_LIFE
    reference: ClassVar[Mapping[str, Face]] = REFERENCE
    mixes: ClassVar[tuple[dict[str, Any], ...]] = (
        {},
        {"scoring": "none", "uno_grace": 0},
        {"scoring": "against", "target": 150, "two_player_reverse": "skips"},
        {"scoring": "none", "wheel": [1, 1, 1, 1, 1, 9, 9, 9, 9]},
        {"target": 60, "wheel": [9, 9, 9, 1, 1, 1, 1, 9, 1]},
        {"target": 100, "two_player_reverse": "skips", "uno_grace": 500},
    )

    def deal(self, options: Any, seats: int, chance: Chance) -> Party:
        return deal.first_round(options, seats, chance)

    def load(self, position_: Any, options: Any, seats: int, chance: Chance) -> Party:
        return position.load(position_, options, seats, chance)

    def save(self, state: Party) -> Position:
        return position.save(state)

    def prompts(self, state: Party) -> Sequence[Prompt]:
        if state.phase <= SPIN and not state.exposed:
            return ALONE[state.phase][state.turn]
        return asking.prompts(state)

    def legal(self, state: Party, seat: Seat) -> list[Any]:
        return asking.legal(state, seat)

    def sample(self, state: Party, seat: Seat, rng: Random) -> Any:
        if not state.exposed:
            pair = len(state.hands[seat]) == 2  # with which UNO may be called, UW-15
            if state.phase == TURN and not pair:
                return choices.sample_turn(state, seat, rng)
            if state.phase == DREW and not pair:
                options = choices.PLAY_OR_KEEP[state.drawn]
                return options[int(rng.random() * len(options))]
            if state.phase == SPIN:
                return SPIN_ACTION
        return asking.sample(state, seat, rng)

    def judge(self, state: Party, seat: Seat, action: Any) -> Refusal | None:
        return judge(state, seat, action)

    def apply(
        self,
        state: Party,
        seat: Seat,
        action: Any,
        at: Millis,
        news: list[Event] | None = None,
    ) -> None:
        kind = KIND[type(action)]
        if kind == IS_PLAY:
            face = FACE_OF[action.card]
            colour = COLOUR_OF[action.colour] if face >= JOKER else NO_COLOUR
            turns.play(state, seat, face, colour, at, news)
        elif kind == IS_DRAW:
            turns.draw(state, seat, news)
        elif kind == IS_KEEP:
            turns.keep(state, seat, news)
        elif kind == IS_TICK:
            answers.tick(state, at, news)
        elif kind == IS_SPIN:
            wheel.spin(state, seat, at, news)
        else:
            answers.answer(state, seat, kind, action, at, news)

    def view(self, state: Party, seat: Seat | None) -> View:
        return view_of(state, seat)

    def scene(self, view: View) -> Scene:
        return scene_of(view)

    def beats(self, event: Event) -> Sequence[Beat]:
        return beats_of(event)

    def resample(self, state: Party, seat: Seat | None, rng: Random) -> Party:
        return worlds.resample(state, seat, rng)

    def outcome(self, state: Party) -> Outcome | None:
        if state.phase != OVER:
            return None
        won = tuple(count.winners(state))
        scores = tuple(state.scores)
        if state.table.scoring == SINGLE:
            scores = tuple([1 if seat in won else 0 for seat in range(state.seats)])
        return Outcome(scores, won, "UW-19")

    def standing(self, state: Party) -> tuple[int, ...]:
        """Points so far, less what is still held: UW-18."""
        sign = -1 if state.table.scoring == AGAINST else 1
        seats = range(state.seats)
        return tuple([sign * state.scores[seat] - points_of(state.hands[seat]) for seat in seats])

    def copy(self, state: Party) -> Party:
        return state.copy()

    def audit(self, state: Party) -> str | None:
        return audit(state)
