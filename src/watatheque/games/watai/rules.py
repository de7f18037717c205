"""Wataï by the book: who may act, and what each action sets off."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from watatheque.core.chance import Chance
from watatheque.core.game import CLOCK, Event, Game, Millis, Outcome, Prompt, Refusal, Seat, Tick
from watatheque.core.scene import Beat, Scene
from watatheque.core.still_life import StillLife
from watatheque.core.values import Ready
from watatheque.games.watai import clocks, dice, layout, listing, moves, position, rounds, worlds
from watatheque.games.watai.audit import audit
from watatheque.games.watai.beats import EVENTS, beats_of
from watatheque.games.watai.judge import judge
from watatheque.games.watai.scene import common, scene_of, seen_by
from watatheque.games.watai.sight import view_of
from watatheque.games.watai.state import (
    BETWEEN,
    BIT,
    CHOOSE,
    COUNTDOWN,
    NO_PROMPTS,
    OVER,
    PLAY,
    ROLL_COUNT,
    ROLL_VARIANT,
    Race,
)
from watatheque.games.watai.still_life import STILL_LIFE
from watatheque.games.watai.values import (
    TOP,
    Announce,
    Call,
    Choose,
    Fill,
    Gather,
    Lay,
    Options,
    Point,
    Position,
    Roll,
    Slap,
    Turn,
    View,
)

SEATS: Final = range(listing.MOST_SEATS)
PLAY_PROMPTS: Final = [Prompt(seat, "play", optional=True) for seat in SEATS]
CALL_PROMPTS: Final = [Prompt(seat, "call", optional=True) for seat in SEATS]
READY_PROMPTS: Final = [Prompt(seat, "ready", optional=True) for seat in SEATS]


class Watai(Game[Race, Any, View]):
    name: ClassVar[str] = "watai"
    prefix: ClassVar[str] = "WT"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 9)
    options: ClassVar[type] = Options
    position: ClassVar[type] = Position
    actions: ClassVar[tuple[type, ...]] = (
        Lay, Fill, Turn, Gather, Call, Slap, Announce, Point, Roll, Choose, Ready,
    )  # fmt: skip
    events: ClassVar[tuple[str, ...]] = EVENTS
    messages: ClassVar[Path] = Path(__file__).parent / "messages"
    still_life: ClassVar[StillLife] = STILL_LIFE
    # Random players call falsely and point at one another: they would never see 150 points.
    mixes: ClassVar[tuple[dict[str, Any], ...]] = (
        {"rounds": 2},
        {"rounds": 1, "fill": "manual", "pace": "slow"},
        {"rounds": 3, "variants": [5, 6, 7], "counts": [6, 2, 4]},
        {"rounds": 3, "variants": [13, 10, 15], "boxes": "both"},
        {"rounds": 4, "variants": [11, 9, 16, 4], "fill": "manual"},
        {"rounds": 3, "variants": [3, 12, 8], "boxes": "blue"},
        {"rounds": 3, "variants": [14, 2, 1], "target": 20, "boxes": "both"},
    )

    def deal(self, options: Any, seats: int, chance: Chance) -> Race:
        return layout.deal(options, seats, chance)

    def load(self, position_: Any, options: Any, seats: int, chance: Chance) -> Race:
        return position.load(position_, options, seats, chance)

    def save(self, state: Race) -> Position:
        return position.save(state)

    # ------------------------------------------------------------ who may act

    def prompts(self, state: Race) -> Sequence[Prompt]:
        asked = state.asked
        if asked is None:
            asked = state.asked = _ask(state)
        return asked

    def legal(self, state: Race, seat: Seat) -> list[Any]:
        if state.phase == PLAY:
            if state.frozen(seat):
                return []
            found = listing.own_actions(state, seat)
            if not state.may_call(seat):
                listing.list_points(state, seat, found)
            return found
        if state.phase == BETWEEN:
            return [] if state.ready[seat] else [listing.READY]
        if seat != state.leader:
            return []
        if state.phase == CHOOSE:
            return [
                choice
                for choice in listing.CHOICES[: state.seats]
                if state.variant != 10 or choice.seat != seat
            ]
        if state.phase in (ROLL_COUNT, ROLL_VARIANT):
            return [listing.ROLL]
        return []

    def blunders(self, state: Race, seat: Seat) -> list[Any]:
        """WT-13: a WATAÏ that is not due."""
        if state.phase != PLAY or state.frozen(seat) or state.may_call(seat):
            return []
        return [listing.CALL] if judge(state, seat, listing.CALL) is None else []

    def sample(self, state: Race, seat: Seat, rng: Random) -> Any:
        if state.phase == PLAY:
            return listing.sample_own(state, seat, rng)
        return super().sample(state, seat, rng)

    def judge(self, state: Race, seat: Seat, action: Any) -> Refusal | None:
        return judge(state, seat, action)

    # ------------------------------------------------------------ what happens

    def apply(
        self, state: Race, seat: Seat, action: Any, at: Millis, news: list[Event] | None = None
    ) -> None:
        if isinstance(action, Lay):
            moves.lay(state, seat, action.source, action.pile, at, news)
            rounds.end_if_blocked(state, at, news)
        elif isinstance(action, Turn):
            moves.turn(state, seat, at, news)
        elif isinstance(action, Gather):
            moves.gather(state, seat, news)
        elif isinstance(action, Tick):
            _tick(state, at, news)
        elif isinstance(action, Fill):
            moves.fill(state, seat, action.place, at, news)
            rounds.end_if_blocked(state, at, news)
        elif isinstance(action, Point):
            _point(state, seat, action.seat, action.place, at, news)
        elif isinstance(action, Call):
            _call(state, seat, at, news)
        elif isinstance(action, Slap):
            _slap(state, seat, action.pile, news)
        elif isinstance(action, Announce):
            _announce(state, seat, action.number, news)
        else:
            _between(state, seat, action, at, news)

    def view(self, state: Race, seat: Seat | None) -> View:
        return view_of(state, seat, self.prompts(state))

    def scene(self, view: View) -> Scene:
        return scene_of(view)

    def scenes(self, state: Race, viewers: Sequence[Seat | None]) -> list[Scene]:
        view = self.view(state, None)
        shared = common(view)
        return [seen_by(viewer, view, shared) for viewer in viewers]

    def beats(self, event: Event) -> Sequence[Beat]:
        return beats_of(event)

    def resample(self, state: Race, seat: Seat | None, rng: Random) -> Race:
        return worlds.resample(state, rng)

    def outcome(self, state: Race) -> Outcome | None:
        if state.phase != OVER:
            return None
        best = tuple(rounds.winners(state))
        return Outcome(tuple(state.totals), best, rounds.end_article(state))

    def standing(self, state: Race) -> tuple[int, ...]:
        if state.phase != PLAY:
            return tuple(state.totals)
        return tuple(
            state.totals[seat] + sum(rounds.line(state, seat)) for seat in range(state.seats)
        )

    def copy(self, state: Race) -> Race:
        return state.copy()

    def audit(self, state: Race) -> str | None:
        return audit(state)


def _ask(race: Race) -> list[Prompt]:
    if race.phase == PLAY:
        return _ask_players(race)
    if race.phase == BETWEEN:
        waiting = [READY_PROMPTS[seat] for seat in range(race.seats) if not race.ready[seat]]
        return [Prompt(CLOCK, "next round", race.due), *waiting]
    if race.phase == COUNTDOWN:
        return [Prompt(CLOCK, "go", race.due)]
    if race.phase == CHOOSE:
        default = listing.CHOICES[layout.default_choice(race)]
        return [Prompt(race.leader, "choose", race.due, default)]
    if race.phase == OVER:
        return NO_PROMPTS
    return [Prompt(race.leader, "roll", race.due, listing.ROLL)]


def _ask_players(race: Race) -> list[Prompt]:
    due, kind = clocks.next_due(race)
    asked = [Prompt(CLOCK, kind, due)]
    for seat in range(race.seats):
        if not race.frozen(seat):
            asked.append(CALL_PROMPTS[seat] if race.may_call(seat) else PLAY_PROMPTS[seat])
    return asked


def _tick(race: Race, at: int, news: list[Event] | None) -> None:
    if race.phase == PLAY:
        rounds.tick(race, at, news)
    elif race.phase == COUNTDOWN:
        rounds.go(race, at, news)
    else:
        dice.prepare(race, at, news)


def _point(
    race: Race, seat: int, owner: int, place: int, at: int, news: list[Event] | None
) -> None:
    """WT-14: from now on five seconds."""
    race.fine_due[owner] = race.base(at) + clocks.FINE_SPAN * race.table.pace
    race.fine_place[owner] = place
    race.fine_depth[owner] = len(race.turned[owner]) - 1 if place == TOP else 0
    race.fine_live[owner] = 1
    race.asked = None
    if news is not None:
        card = clocks.pointed_at(race, owner)
        told = {"seat": seat, "owner": owner, "place": place, "card": card}
        news.append(Event("pointed", told, article="WT-14"))


def _call(race: Race, seat: int, at: int, news: list[Event] | None) -> None:
    if race.may_call(seat):
        rounds.end(race, seat, at, news)  # WT-12: the first call counts
        return
    race.minus[seat] += clocks.PENALTY  # WT-13, and the round goes on
    if news is not None:
        told = {"seat": seat, "points": clocks.PENALTY}
        news.append(Event("miscalled", told, article="WT-13"))


def _slap(race: Race, seat: int, pile: int, news: list[Event] | None) -> None:
    race.slaps[listing.slap_window(race, pile) + 2] |= BIT[seat]
    race.slapped[seat] += 1  # WT-V15
    if news is not None:
        news.append(Event("slapped", {"seat": seat, "pile": pile}, article="WT-V15"))


def _announce(race: Race, seat: int, number: int, news: list[Event] | None) -> None:
    owed = race.owed
    for i in range(0, len(owed), 3):
        if owed[i] == seat and owed[i + 1] == number:
            del owed[i : i + 3]
            break
    race.asked = None
    if news is not None:
        news.append(Event("said", {"seat": seat, "number": number}, article="WT-V16"))


def _between(race: Race, seat: int, action: Any, at: int, news: list[Event] | None) -> None:
    race.asked = None
    if isinstance(action, Choose):
        layout.choose(race, action.seat, at, news)
    elif isinstance(action, Roll):
        dice.roll(race, seat, at, news)
    else:
        race.ready[seat] = 1
        if news is not None:
            news.append(Event("ready", {"seat": seat}, article="TB-12"))
        if 0 not in race.ready:
            dice.prepare(race, at, news)
