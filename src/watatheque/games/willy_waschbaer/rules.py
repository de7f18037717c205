"""Willy Waschbär by the book: every line that decides something cites its article."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from watatheque.core.chance import Chance
from watatheque.core.discs import Advance
from watatheque.core.discs_motion import advance
from watatheque.core.game import CLOCK, Event, Game, Millis, Outcome, Prompt, Refusal, Seat, Tick
from watatheque.core.scene import Beat, Scene
from watatheque.core.still_life import StillLife
from watatheque.core.values import Ready
from watatheque.games.willy_waschbaer import (
    games,
    judge,
    offers,
    position,
    setting_up,
    turns,
    worlds,
)
from watatheque.games.willy_waschbaer.beats import beats_of
from watatheque.games.willy_waschbaer.markers import gifts_left
from watatheque.games.willy_waschbaer.scene import scene_of
from watatheque.games.willy_waschbaer.sight import view_of
from watatheque.games.willy_waschbaer.state import (
    ANNOUNCE,
    ARRANGE,
    BETWEEN,
    CHOOSE,
    FLICK,
    GIVE,
    OVER,
    Board,
    Table,
    new_board,
)
from watatheque.games.willy_waschbaer.still_life import STILL_LIFE
from watatheque.games.willy_waschbaer.values import (
    Aim,
    Announce,
    Arrange,
    Choose,
    Done,
    Flick,
    Give,
    Options,
    Position,
    PutBack,
    View,
)

SEATS: Final = range(2, 5)
ARRANGE_PROMPTS: Final = [[Prompt(seat, "arrange", complete=False)] for seat in range(4)]
GIVE_PROMPTS: Final = [Prompt(seat, "give") for seat in range(4)]
ANNOUNCE_PROMPTS: Final = [[Prompt(seat, "announce")] for seat in range(4)]
FLICK_PROMPTS: Final = [[Prompt(seat, "flick", complete=False)] for seat in range(4)]
CHOOSE_PROMPTS: Final = [[Prompt(seat, "choose")] for seat in range(4)]
PUT_PROMPTS: Final = [[Prompt(seat, "put back", complete=False)] for seat in range(4)]
READY_PROMPTS: Final = [Prompt(seat, "ready", optional=True) for seat in range(4)]
NO_PROMPTS: Final[list[Prompt]] = []


class WillyWaschbaer(Game[Board, Any, View]):
    name: ClassVar[str] = "willy-waschbaer"
    prefix: ClassVar[str] = "WW"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = SEATS
    options: ClassVar[type] = Options
    position: ClassVar[type] = Position
    actions: ClassVar[tuple[type, ...]] = (
        Arrange, Done, Give, Announce, Flick, Aim, Choose, PutBack, Ready,
    )  # fmt: skip
    events: ClassVar[tuple[str, ...]] = (
        "began", "arranged", "settled", "looked", "gave", "given", "traded", "received",
        "announced", "flicked", "hangs", "crossed", "fouled", "returned", "took", "out", "turned",
        "chose", "put", "next", "ended", "revealed", "counted", "won", "ready",
    )  # fmt: skip
    messages: ClassVar[Path] = Path(__file__).parent / "messages"
    still_life: ClassVar[StillLife] = STILL_LIFE
    mixes: ClassVar[tuple[dict[str, Any], ...]] = (
        {},
        {"old": True, "games": 1},
        {"layout": "custom", "games": 1},
        {"young": True, "layout": "ring", "games": 2},
        {"layout": "field", "games": 1},
        {"old": True, "young": True, "layout": "bins", "games": 2},
        {"layout": "feast", "games": 1, "flicks": "aim"},
    )

    def __init__(self, run: Advance = advance) -> None:
        self.run = run  # the runtime of the motion: all give the same bits (WW-P5)

    def deal(self, options: Any, seats: int, chance: Chance) -> Board:
        board = new_board(seats, chance, Table(options))
        games.begin_match(board)
        return board

    def load(self, position_: Any, options: Any, seats: int, chance: Chance) -> Board:
        return position.load(position_, options, seats, chance)

    def save(self, state: Board) -> Position:
        return position.save(state)

    def prompts(self, state: Board) -> Sequence[Prompt]:
        phase = state.phase
        if phase == ANNOUNCE:
            return ANNOUNCE_PROMPTS[state.turn]
        if phase == FLICK:
            return FLICK_PROMPTS[state.turn]
        if phase == CHOOSE:
            return CHOOSE_PROMPTS[state.turn]
        if phase == ARRANGE:
            return ARRANGE_PROMPTS[state.first]
        if phase == GIVE:
            return [GIVE_PROMPTS[seat] for seat in range(state.seats) if gifts_left(state, seat)]
        if phase == BETWEEN:
            waiting = [READY_PROMPTS[seat] for seat in range(state.seats) if not state.ready[seat]]
            return [Prompt(CLOCK, "next game", state.due), *waiting]
        return NO_PROMPTS if phase == OVER else PUT_PROMPTS[state.turn]

    def legal(self, state: Board, seat: Seat) -> list[Any]:
        return offers.legal(state, seat)

    def sample(self, state: Board, seat: Seat, rng: Random) -> Any:
        return offers.sample(state, seat, rng)

    def judge(self, state: Board, seat: Seat, action: Any) -> Refusal | None:
        return judge.judge(state, seat, action)

    def apply(
        self,
        state: Board,
        seat: Seat,
        action: Any,
        at: Millis,
        news: list[Event] | None = None,
    ) -> None:
        if isinstance(action, Announce):
            turns.announce(state, seat, action, news)
        elif isinstance(action, Flick):
            turns.flick(state, action, self.run, at, news)
        elif isinstance(action, Choose):
            turns.choose(state, seat, action, news)
        elif isinstance(action, PutBack):
            turns.put_back(state, seat, action, at, news)
        elif isinstance(action, Give):
            setting_up.give(state, seat, action, news)
        elif isinstance(action, Arrange):
            setting_up.arrange(state, seat, action, news)
        elif isinstance(action, Done):
            setting_up.settle_layout(state, seat, news)
        elif isinstance(action, Tick):
            games.next_game(state, news)  # TB-12
        else:
            self._ready(state, seat, news)

    def _ready(self, state: Board, seat: Seat, news: list[Event] | None) -> None:
        state.ready[seat] = True
        games.tell(news, "ready", {"seat": seat}, "TB-12")
        if all(state.ready):
            games.next_game(state, news)

    def view(self, state: Board, seat: Seat | None) -> View:
        return view_of(state, seat)

    def scene(self, view: View) -> Scene:
        return scene_of(view)

    def beats(self, event: Event) -> Sequence[Beat]:
        return beats_of(event)

    def resample(self, state: Board, seat: Seat | None, rng: Random) -> Board:
        return worlds.resample(state, seat, rng)

    def outcome(self, state: Board) -> Outcome | None:
        if state.phase != OVER:
            return None
        return Outcome(tuple(games.totals(state)), tuple(games.winners(state)), "WW-15")

    def standing(self, state: Board) -> tuple[int, ...]:
        now = state.phase not in (BETWEEN, OVER)  # then the game is on the sheet already
        return tuple(
            state.total(seat) + (state.points(seat) if now else 0) for seat in range(state.seats)
        )

    def copy(self, state: Board) -> Board:
        return state.copy()

    def audit(self, state: Board) -> str | None:
        return position.audit(state)
