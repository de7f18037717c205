"""8. Whatever is thrown at a match, in whatever order, it stays sound and its record verifies."""

import os
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.contract.actions import garbage
from tests.contract.cases import ARTICLES, AnyGame, each_game, tables
from tests.contract.walk import Act, digest, seats_asked
from watatheque.core.game import CLOCK, TICK, Refusal
from watatheque.core.marks import SeatTaken, Takeback
from watatheque.core.match import Match
from watatheque.core.record import read, write
from watatheque.core.replay import verify

# Shrinking can take minutes: ask for it when there is something to look into.
PHASES = (Phase.generate, *([Phase.shrink] if os.environ.get("WATATHEQUE_SHRINK") else []))

numbers = st.integers(0, 2**16)
pauses = st.integers(0, 30_000)


def going_on(machine: "Table") -> bool:
    return machine.match.outcome is None


class Table(RuleBasedStateMachine):
    """A match at which everything is tried."""

    game: ClassVar[AnyGame]

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Act] = []  # all that was ever submitted
        self.held: list[Act] = []  # chosen, but still on the way

    @initialize(table=numbers, seed=st.binary(min_size=32, max_size=32))
    def sit_down(self, table: int, seed: bytes) -> None:
        some = list(tables(self.game))
        case = some[table % len(some)]
        self.match = Match(self.game, case.options, case.seats, seed)

    # ------------------------------------------------------------ what the rules list

    @precondition(going_on)
    @rule(number=numbers, pause=pauses)
    def act(self, number: int, pause: int) -> None:
        self._submit_listed(number, pause, [p.seat for p in self._asked()], punished=False)

    @precondition(going_on)
    @rule(number=numbers, pause=pauses)
    def blunder(self, number: int, pause: int) -> None:
        self._submit_listed(number, pause, [p.seat for p in self._asked()], punished=True)

    @precondition(going_on)
    @rule(number=numbers)
    def hold_back(self, number: int) -> None:
        listed = self._listed([p.seat for p in self._asked()], punished=False)
        if listed:
            self.held.append(listed[number % len(listed)])

    # ------------------------------------------------------------ what they do not

    @rule(data=st.data(), seat=st.integers(-2, 11))
    def guess(self, data: st.DataObject, seat: int) -> None:
        action = data.draw(garbage(self.game))
        self._submit(Act(seat, action, self.match.now))

    @rule(seat=st.integers(-3, 11))
    def tick(self, seat: int) -> None:
        if seat != CLOCK:
            refusal = self._submit(Act(seat, TICK, self.match.now))
            assert refusal is not None
            assert refusal.article in ("TB-3", "TB-5")

    @rule(seat=st.integers(-2, 11))
    def send_something_else(self, seat: int) -> None:
        refusal = self.match.submit(seat, Takeback(0), self.match.now)
        assert refusal is not None
        assert refusal.article in ("TB-1", "TB-2", "TB-5")

    # ------------------------------------------------------------ out of order

    @precondition(lambda self: self.sent)
    @rule(number=numbers)
    def send_twice(self, number: int) -> None:
        self._submit(self.sent[-1 - number % min(len(self.sent), 3)])

    @precondition(lambda self: self.held)
    @rule(number=numbers, pause=pauses)
    def let_go(self, number: int, pause: int) -> None:
        held = self.held.pop(number % len(self.held))
        self._submit(held._replace(at=self.match.now + pause))

    @precondition(going_on)
    @rule(number=numbers, pause=st.integers(0, 3))
    def come_late(self, number: int, pause: int) -> None:
        due = self.match.due()
        listed = self._listed([p.seat for p in self._asked()], punished=False)
        if due is not None and listed:
            act = listed[number % len(listed)]
            entries = len(self.match.entries)
            self._submit(act._replace(at=due.at + pause))
            assert self.match.entries[entries] == due, "a deadline was passed over"

    @precondition(going_on)
    @rule()
    def wait(self) -> None:
        due = self.match.due()
        if due is not None:
            self.match.expire(due.at)

    # ------------------------------------------------------------ the table's own entries

    @precondition(going_on)
    @rule(number=numbers)
    def change_hands(self, number: int) -> None:
        seat = number % self.match.seats
        before = self.match.digest()
        due = self.match.due()
        assert self.match.mark(seat, SeatTaken(seat, "bot"), self.match.now) is None
        if due is None or due.at > self.match.now:
            assert self.match.digest() == before, "the rules take notice of who plays (TB-11)"

    @precondition(lambda self: going_on(self) and self.match.entries)
    @rule(number=st.integers(0, 5))
    def take_back(self, number: int) -> None:
        to = max(0, len(self.match.entries) - 1 - number)
        refusal = self.match.mark(0, Takeback(to), self.match.now)
        assert refusal is None or refusal.article in ("TB-5", "TB-10")

    # ------------------------------------------------------------ what always holds

    @invariant()
    def sound(self) -> None:
        wrong = self.game.audit(self.match.state)
        assert wrong is None, wrong
        over = self.game.outcome(self.match.state) is not None
        assert (not self.game.prompts(self.match.state)) == over

    def teardown(self) -> None:
        if hasattr(self, "match"):
            record = read(write(self.match.record()), self.game.actions)
            verify(self.game, record)

    # ------------------------------------------------------------ hands

    def _asked(self) -> list[Any]:
        return seats_asked(self.game, self.match.state)

    def _listed(self, seats: list[int], punished: bool) -> list[Act]:
        find = self.game.blunders if punished else self.game.legal
        state, now = self.match.state, self.match.now
        return [Act(seat, action, now) for seat in seats for action in find(state, seat)]

    def _submit_listed(self, number: int, pause: int, seats: list[int], punished: bool) -> None:
        listed = self._listed(seats, punished)
        due = self.match.due()
        at = self.match.now + pause
        if listed and (due is None or at < due.at):
            act = listed[number % len(listed)]._replace(at=at)
            refusal = self._submit(act)
            assert refusal is None, f"{act} is listed, but {refusal}"

    def _submit(self, act: Act) -> Refusal | None:
        self.match.expire(max(act.at, self.match.now))
        before, entries = digest(self.game, self.match.state), len(self.match.entries)
        refusal = self.match.submit(act.seat, act.action, act.at)
        self.sent.append(act)
        if refusal is not None:
            assert refusal.article in ARTICLES, refusal
            assert len(self.match.entries) == entries
            assert digest(self.game, self.match.state) == before, "what is refused leaves a trace"
        return refusal


def promise_nothing_breaks_a_match(game: AnyGame, examples: int, steps: int = 40) -> None:
    class Here(Table):
        pass

    Here.game = game
    run_state_machine_as_test(
        Here,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            derandomize=True,
            print_blob=False,
            report_multiple_bugs=False,
            phases=PHASES,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.long
@each_game()
def test_nothing_breaks_a_match(game: AnyGame) -> None:
    promise_nothing_breaks_a_match(game, examples=25)


@pytest.mark.slow
@each_game()
def test_nothing_breaks_a_match_for_long(game: AnyGame) -> None:
    promise_nothing_breaks_a_match(game, examples=60, steps=80)
