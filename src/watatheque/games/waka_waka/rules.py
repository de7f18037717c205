"""Waka Waka by the book: every line that decides something cites its article."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from watatheque.core.chance import Chance
from watatheque.core.game import Event, Game, Millis, Outcome, Prompt, Refusal, Seat
from watatheque.core.scene import Beat, Scene
from watatheque.core.still_life import StillLife
from watatheque.games.waka_waka import (
    elder,
    judge,
    listing,
    merchant,
    position,
    setup,
    shares,
    turns,
    uses,
    village,
    worlds,
)
from watatheque.games.waka_waka.actions import (
    ACTIONS,
    Buy,
    Decline,
    Deliver,
    Discard,
    Done,
    Gather,
    Look,
    Play,
    Put,
    Replenish,
    Sell,
    Share,
    Swap,
    Use,
    Veil,
    Visit,
)
from watatheque.games.waka_waka.beats import beats_of
from watatheque.games.waka_waka.moves import CARD, DECLINE, GOOD, VEILED_ONE
from watatheque.games.waka_waka.scene import scene_of
from watatheque.games.waka_waka.sight import view_of
from watatheque.games.waka_waka.state import (
    ASK_DRUM,
    ASK_RENEW,
    ASK_SEEN,
    ASK_SHARE,
    OVER,
    Trade,
)
from watatheque.games.waka_waka.still_life import STILL_LIFE
from watatheque.games.waka_waka.tables import table_of
from watatheque.games.waka_waka.values import PHASES, QUESTIONS, SEATS, Options, Position
from watatheque.games.waka_waka.views import View

# One prompt object a question and seat.
ASKED: Final = [[[Prompt(seat, kind)] for seat in range(SEATS)] for kind in QUESTIONS]
TURNS: Final = [[[Prompt(seat, kind)] for seat in range(SEATS)] for kind in PHASES]
NO_PROMPTS: Final[list[Prompt]] = []


class WakaWaka(Game[Trade, Any, View]):
    name: ClassVar[str] = "waka-waka"
    prefix: ClassVar[str] = "WK"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, SEATS + 1)
    options: ClassVar[type] = Options
    position: ClassVar[type] = Position
    actions: ClassVar[tuple[type, ...]] = ACTIONS
    events: ClassVar[tuple[str, ...]] = (
        "played", "choosing", "veiled", "repeated", "bought", "put", "sold", "delivered",
        "arrived", "climbed", "rained", "visited", "saw", "used", "unused", "kept", "discarded",
        "peeked", "found", "gathered", "swapped", "drummed", "shared", "declined", "drew", "got",
        "short", "fire", "shuffled", "restocked", "loaded", "took gold", "turn", "ended",
    )  # fmt: skip
    messages: ClassVar[Path] = Path(__file__).parent / "messages"
    still_life: ClassVar[StillLife] = STILL_LIFE
    mixes: ClassVar[tuple[dict[str, Any], ...]] = (
        {},
        {"orders": "1"},
        {"orders": "2", "chimpanzee_draws": False},
        {"orders": "3", "share_ms": 3000},
        {"orders": "4", "share_ms": 0},
        {"data": {
            "boats": [{"price": 1, "goods": 3, "eyes": 0}, {"price": 6, "goods": 6, "eyes": 2}],
            "orders": {"board": ["X", "XY tea", "XXX"]},
            "symbols": ["merchant", "sorcerer", "chimpanzee", "elder", "rainmaker", "drummer"],
        }},
    )  # fmt: skip

    def deal(self, options: Any, seats: int, chance: Chance) -> Trade:
        return setup.deal(table_of(options), seats, chance)

    def load(self, position_: Any, options: Any, seats: int, chance: Chance) -> Trade:
        return position.load(position_, table_of(options), seats, chance)

    def save(self, state: Trade) -> Position:
        return position.save(state)

    def prompts(self, state: Trade) -> Sequence[Prompt]:
        """One question at a time: the top of the stack, or else whose turn it is."""
        if not state.stack:
            return NO_PROMPTS if state.phase == OVER else TURNS[state.phase][state.turn]
        ask, seat, _, _ = state.stack[-1]
        if ask in (ASK_SHARE, ASK_RENEW) and state.table.share_ms > 0:
            return [Prompt(seat, QUESTIONS[ask], state.due, DECLINE)]
        return ASKED[ask][seat]

    def legal(self, state: Trade, seat: Seat) -> list[Any]:
        return listing.answers(state) if seat == listing.asked(state) else []

    def sample(self, state: Trade, seat: Seat, rng: Random) -> Any:
        answers = listing.answers(state)
        return answers[int(rng.random() * len(answers))]

    def judge(self, state: Trade, seat: Seat, action: Any) -> Refusal | None:
        return judge.judge(state, seat, action)

    def apply(
        self, state: Trade, seat: Seat, action: Any, at: Millis, news: list[Event] | None = None
    ) -> None:
        state.last_seat = seat
        state.last = action
        if isinstance(action, Replenish):
            turns.replenish(state, seat, action.unit == "card", news)
            return
        if isinstance(action, Play):
            shares.play(state, seat, CARD[action.card], news)
        elif isinstance(action, Discard):
            self._discard(state, seat, CARD[action.card], news)
        elif not self._trade(state, seat, action, news):
            self._answer(state, seat, action, news)
        shares.go_on(state, at, news)

    def _discard(self, state: Trade, seat: Seat, card: int, news: list[Event] | None) -> None:
        if not state.stack:
            turns.discard(state, seat, card, news)
        elif state.stack[-1][0] == ASK_DRUM:
            village.drum(state, seat, card, news)
        else:
            elder.renew(state, seat, card, news)

    def _trade(self, state: Trade, seat: Seat, action: Any, news: list[Event] | None) -> bool:
        """The Merchant's own actions; False where it is something else."""
        if isinstance(action, Put):
            merchant.put(state, seat, GOOD[action.good], news)
        elif isinstance(action, Veil):
            state.last = VEILED_ONE
            merchant.veil(state, seat, CARD[action.card], news)
        elif isinstance(action, Buy):
            state.stack.pop()
            merchant.buy(state, seat, action.boat, news)
        elif isinstance(action, Sell):
            state.stack.pop()
            merchant.sell(state, seat, GOOD[action.good], news)
        elif isinstance(action, Deliver):
            state.stack.pop()
            merchant.deliver(state, seat, action.goods, news)
        else:
            return False
        return True

    def _answer(self, state: Trade, seat: Seat, action: Any, news: list[Event] | None) -> None:
        """What the other cards asked."""
        if isinstance(action, Decline):
            self._decline(state, seat, news)
        elif isinstance(action, Look):
            village.look(state, seat, action.boat, action.first, action.second, news)
        elif isinstance(action, Gather):
            village.gather(state, seat, GOOD[action.good], news)
        elif isinstance(action, Swap):
            village.swap(state, seat, GOOD[action.give], GOOD[action.take], news)
        elif isinstance(action, Share):
            shares.share(state, seat, news)
        elif isinstance(action, Done):
            village.drummed(state, seat, news)
        elif isinstance(action, Use):
            slot = state.stack[-1][3]
            elder.use(state, seat, CARD[action.card], news)
            uses.carry_out(state, seat, CARD[action.card], slot, news)
        elif isinstance(action, Visit):
            elder.visit(state, seat, action.opponent, news)

    def _decline(self, state: Trade, seat: Seat, news: list[Event] | None) -> None:
        ask = state.stack[-1][0]
        if ask == ASK_SHARE:
            shares.decline(state, seat, news)
        elif ask == ASK_SEEN:
            elder.use_none(state, seat, news)
        else:
            elder.keep(state, seat, news)

    def view(self, state: Trade, seat: Seat | None) -> View:
        return view_of(state, seat)

    def scene(self, view: View) -> Scene:
        return scene_of(view)

    def beats(self, event: Event) -> Sequence[Beat]:
        return beats_of(event)

    def resample(self, state: Trade, seat: Seat | None, rng: Random) -> Trade:
        return worlds.resample(state, seat, rng)

    def outcome(self, state: Trade) -> Outcome | None:
        if state.phase != OVER:
            return None
        return Outcome(tuple(state.levels), (turns.winner(state),), "WK-33")

    def standing(self, state: Trade) -> tuple[int, ...]:
        """A level is worth its twelve gold (WK-22), a good some three, a card a unit (WK-10)."""
        return tuple(
            [
                12 * state.levels[seat]
                + state.gold[seat]
                + 3 * state.stored[seat]
                + state.held[seat]
                for seat in range(state.seats)
            ]
        )

    def copy(self, state: Trade) -> Trade:
        return state.copy()

    def audit(self, state: Trade) -> str | None:
        return position.audit(state)
