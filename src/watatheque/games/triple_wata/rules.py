"""Triple Wata by the book: every line that decides something cites its article."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from watatheque.core.chance import Chance
from watatheque.core.game import CLOCK, Event, Game, Millis, Outcome, Prompt, Refusal, Seat, Tick
from watatheque.core.scene import Beat, Scene
from watatheque.core.still_life import StillLife
from watatheque.core.touch import Touch
from watatheque.core.values import PAUSE, Ready
from watatheque.games.triple_wata import hands, position, worlds
from watatheque.games.triple_wata.beats import beats_of
from watatheque.games.triple_wata.captures import NEIGHBOURS, captures, taken_by
from watatheque.games.triple_wata.scene import scenes_of
from watatheque.games.triple_wata.sight import own_in, owns_of, shared_in, shared_of, view_of
from watatheque.games.triple_wata.state import (
    BETWEEN,
    LAST_ROUND,
    MEMBERS,
    NO_CARDS,
    NOBODY,
    NOT_READY,
    OVER,
    PICK,
    PLAY,
    WHOLE_HAND,
    Duel,
)
from watatheque.games.triple_wata.still_life import STILL_LIFE
from watatheque.games.triple_wata.touches import touches_of
from watatheque.games.triple_wata.values import CELLS, HAND, Options, Pick, Place, Position, View

Action = Place | Pick | Ready

REDEAL_ROUND: Final = 6  # TW-R2
READY: Final = Ready()
PLACE_PROMPTS: Final = [[Prompt(0, "place")], [Prompt(1, "place")]]
PICK_PROMPTS: Final = [Prompt(0, "pick"), Prompt(1, "pick")]
READY_PROMPTS: Final = [Prompt(seat, "ready", optional=True) for seat in range(2)]
NO_PROMPTS: Final[list[Prompt]] = []


def without(cards: list[int], card: int) -> list[int]:
    left = cards[:]
    left.remove(card)
    return left


class TripleWata(Game[Duel, Any, View]):
    name: ClassVar[str] = "triple-wata"
    prefix: ClassVar[str] = "TW"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 3)  # TW-1
    options: ClassVar[type] = Options
    position: ClassVar[type] = Position
    actions: ClassVar[tuple[type, ...]] = (Place, Pick, Ready)
    events: ClassVar[tuple[str, ...]] = (
        "picked",
        "began",
        "placed",
        "captured",
        "unplayed",
        "drawn",
        "lot",
        "ended",
    )
    messages: ClassVar[Path] = Path(__file__).parent / "messages"
    still_life: ClassVar[StillLife] = STILL_LIFE
    mixes: ClassVar[tuple[dict[str, Any], ...]] = (
        {},
        {"three_on_table": True},
        {"hands": "choose"},
        {"sudden_death": True, "three_on_table": True},
        {"hands": "choose", "sudden_death": True, "inversion": True},
        {"ace_killer": True, "identical": True, "plus": True},
    )

    def deal(self, options: Any, seats: int, chance: Chance) -> Duel:
        return hands.deal(options, chance)

    def load(self, position_: Any, options: Any, seats: int, chance: Chance) -> Duel:
        return position.load(position_, options, chance)

    def save(self, state: Duel) -> Position:
        return position.save(state)

    def prompts(self, state: Duel) -> Sequence[Prompt]:
        if state.phase == PLAY:
            return PLACE_PROMPTS[state.turn]
        if state.phase == PICK:
            return [prompt for prompt in PICK_PROMPTS if state.left(prompt.seat) < WHOLE_HAND]
        if state.phase == BETWEEN:
            waiting = [prompt for prompt in READY_PROMPTS if not state.ready[prompt.seat]]
            return [Prompt(CLOCK, "next round", state.due), *waiting]
        return NO_PROMPTS

    def legal(self, state: Duel, seat: Seat) -> list[Any]:
        if state.phase == PLAY:
            if seat != state.turn:
                return []
            places = state.table.places
            held = state.hand(seat)
            if state.table.sudden_death:
                held = sorted(set(held))  # the same card can have come from both collections
            cells = MEMBERS[state.free]
            return [places[card][cell] for card in held for cell in cells]
        if state.phase == PICK and state.left(seat) < WHOLE_HAND:
            cards = state.table.cards
            picked = state.hand(seat)
            return [Pick(cards[card].id) for card in state.collections[seat] if card not in picked]
        if state.phase == BETWEEN and not state.ready[seat]:
            return [READY]
        return []

    def sample(self, state: Duel, seat: Seat, rng: Random) -> Any:
        if state.phase != PLAY:
            return super().sample(state, seat, rng)
        held = MEMBERS[state.red_left if seat == 0 else state.blue_left]
        cells = MEMBERS[state.free]
        free: i64 = len(cells)
        i: i64 = int(rng.random() * (len(held) * len(cells)))
        card = state.dealt[seat][held[i // free]]
        return state.table.places[card][cells[i % free]]

    def judge(self, state: Duel, seat: Seat, action: Any) -> Refusal | None:
        if isinstance(action, Place):
            return self._judge_place(state, seat, action)
        if isinstance(action, Pick):
            return self._judge_pick(state, seat, action)
        if state.phase != BETWEEN:
            return Refusal("TB-12", "no round has just ended")
        if state.ready[seat]:
            return Refusal("TB-12", "you have said so already")
        return None

    def _judge_place(self, state: Duel, seat: Seat, action: Place) -> Refusal | None:
        if state.phase == PICK:
            return Refusal("TW-3", "the hands are not chosen yet")
        if state.phase == BETWEEN:
            return Refusal("TB-12", "the next round has not begun")
        if seat != state.turn:
            return Refusal("TW-6", "it is not your turn")
        card = state.table.index.get(action.card)
        if card is None or card not in state.hand(seat):
            return Refusal("TW-6", "that card is not in your hand")
        if not 0 <= action.cell < CELLS:
            return Refusal("TW-4", "the board has nine cells, 0 to 8")
        if not state.free >> action.cell & 1:
            return Refusal("TW-6", "that cell is taken")
        return None

    def _judge_pick(self, state: Duel, seat: Seat, action: Pick) -> Refusal | None:
        if state.phase != PICK:
            return Refusal("TW-3", "hands are not being chosen")
        if state.left(seat) == WHOLE_HAND:
            return Refusal("TW-3", "you have five cards")
        card = state.table.index.get(action.card)
        if card is None or card not in state.collections[seat]:
            return Refusal("TW-3", "that card is not in your collection")
        if card in state.hand(seat):
            return Refusal("TW-3", "five different cards are needed")
        return None

    def apply(
        self,
        state: Duel,
        seat: Seat,
        action: Any,
        at: Millis,
        news: list[Event] | None = None,
    ) -> None:
        if state.phase == PLAY:  # where `check` lets nothing but a Place through
            self._place(state, seat, state.table.index[action.card], action.cell, at, news)
        elif isinstance(action, Pick):
            self._pick(state, seat, state.table.index[action.card], news)
        elif isinstance(action, Tick):
            self._next_round(state, news)
        else:
            state.ready = [state.ready[other] or other == seat for other in range(2)]
            if state.ready[0] and state.ready[1]:
                self._next_round(state, news)

    def _place(
        self, state: Duel, seat: i64, card: int, cell: i64, at: Millis, news: list[Event] | None
    ) -> None:
        self._lay(state, seat, card, cell)
        turned = captures(state, seat, cell)
        if news is not None:
            self._tell_placing(state, seat, cell, turned, news)
        state.red ^= turned  # TW-8: none chains
        if state.free:
            state.turn = 1 - seat
        else:
            self._board_full(state, at, news)

    def _lay(self, state: Duel, seat: i64, card: int, cell: i64) -> None:
        dealt = state.dealt[seat]
        left = state.red_left if seat == 0 else state.blue_left
        place: i64 = 0
        while dealt[place] != card or not left >> place & 1:
            place += 1
        state.board[cell] = card
        state.free ^= 1 << cell
        if seat == 0:
            state.red_left ^= 1 << place
            state.red |= 1 << cell
            state.laid_by_red |= 1 << cell
        else:
            state.blue_left ^= 1 << place
        shown = state.shown[seat]
        if shown and card in shown:
            self._show(state, seat, without(shown, card))

    def _show(self, state: Duel, seat: i64, cards: list[int]) -> None:
        state.shown = [cards, state.shown[1]] if seat == 0 else [state.shown[0], cards]

    def _tell_placing(
        self, state: Duel, seat: i64, cell: i64, turned: i64, news: list[Event]
    ) -> None:
        told = {"seat": seat, "cell": cell, **state.table.told[state.board[cell]]}
        news.append(Event("placed", told, article="TW-6"))
        near = NEIGHBOURS[cell]
        for i in range(0, len(near), 3):
            if turned >> near[i] & 1:
                taken = state.table.told[state.board[near[i]]]
                data = {"seat": seat, "cell": near[i], "by": cell, **taken}
                news.append(Event("captured", data, article=taken_by(state, cell, i)))

    def _board_full(self, state: Duel, at: Millis, news: list[Event] | None) -> None:
        last = 1 - state.starter
        self._show(state, last, state.hand(last))  # TW-10: the unplayed card is shown
        red, blue = state.score(0), state.score(1)
        if news is not None:
            left = {"seat": last, **state.table.told[state.hand(last)[0]]}
            news.append(Event("unplayed", left, article="TW-10"))
        if red != blue or not state.table.sudden_death:
            state.phase = OVER
            if news is not None:
                news.append(Event("ended", {"scores": [red, blue]}, article="TW-10"))
        elif state.round == LAST_ROUND:
            state.phase = OVER
            state.lot = state.chance.below(2, "winner")  # TW-R2: after the twentieth 5–5
            if news is not None:
                news.append(Event("lot", {"seat": state.lot}, article="TW-R2"))
        else:
            state.phase = BETWEEN
            state.ready = NOT_READY
            state.due = at + PAUSE
            if news is not None:
                news.append(Event("drawn", {"round": state.round}, article="TW-R2"))

    def _next_round(self, state: Duel, news: list[Event] | None) -> None:
        """TW-R2: everybody takes back their colour, and the other one starts."""
        kept = [state.hand(0), state.hand(1)]
        for cell in range(CELLS):
            kept[state.colour(cell)].append(state.board[cell])
        state.clear()
        state.take_up(kept)
        state.round += 1
        state.starter = state.turn = 1 - state.starter
        state.phase = PLAY
        state.ready = NOT_READY
        state.due = 0
        if state.round >= REDEAL_ROUND:
            ten = sorted(kept[0] + kept[1])
            state.chance.shuffle(ten, "redeal")
            state.take_up([ten[:HAND], ten[HAND:]])
            state.shown = NO_CARDS
        else:
            state.shown = state.dealt  # all ten have been seen
        hands.show_three(state)
        self._tell_beginning(state, news)

    def _pick(self, state: Duel, seat: Seat, card: int, news: list[Event] | None) -> None:
        picked = [state.hand(0), state.hand(1)]
        picked[seat].append(card)
        state.take_up(picked)
        if news is not None:
            news.append(Event("picked", {"seat": seat}))
        if state.red_left == WHOLE_HAND and state.blue_left == WHOLE_HAND:
            hands.begin_play(state)
            self._tell_beginning(state, news)

    def _tell_beginning(self, state: Duel, news: list[Event] | None) -> None:
        if news is not None:
            data = {"round": state.round, "starter": state.starter}
            news.append(Event("began", data, article="TW-5" if state.round == 1 else "TW-R2"))

    def view(self, state: Duel, seat: Seat | None) -> View:
        return view_of(shared_of(state), owns_of(state, [seat])[0])

    def scene(self, view: View) -> Scene:
        return scenes_of(shared_in(view), [own_in(view)])[0]

    def scenes(self, state: Duel, viewers: Sequence[Seat | None]) -> list[Scene]:
        return scenes_of(shared_of(state), owns_of(state, viewers))

    def touched(
        self, state: Duel, viewers: Sequence[Seat | None], news: Sequence[Event]
    ) -> list[Touch] | None:
        return touches_of(state, viewers, news)

    def beats(self, event: Event) -> Sequence[Beat]:
        return beats_of(event)

    def resample(self, state: Duel, seat: Seat | None, rng: Random) -> Duel:
        return worlds.resample(state, seat, rng)

    def outcome(self, state: Duel) -> Outcome | None:
        if state.phase != OVER:
            return None
        scores = (state.score(0), state.score(1))
        if state.lot != NOBODY:
            return Outcome(scores, (state.lot,), "TW-R2")
        if scores[0] == scores[1]:
            return Outcome(scores, (), "TW-10")
        return Outcome(scores, (0 if scores[0] > scores[1] else 1,), "TW-10")

    def standing(self, state: Duel) -> tuple[int, ...]:
        return (state.score(0), state.score(1))

    def copy(self, state: Duel) -> Duel:
        return state.copy()

    def audit(self, state: Duel) -> str | None:
        return position.audit(state)
