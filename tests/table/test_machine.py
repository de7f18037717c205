"""Several guests do anything in any order: what each client has patched together from its frames
is at every moment what a fresh snapshot would tell it."""

import asyncio
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.table.hands import match_of, running
from tests.table.rig import NONCE, Browser, Rig
from watatheque.core import codec
from watatheque.core.marks import MARKS
from watatheque.core.record import Opened, Record
from watatheque.core.replay import replay
from watatheque.table import commands as c
from watatheque.table.plan import Thinking

PEOPLE = st.sampled_from(["ann", "bob", "cyd"])
SEATS = st.integers(0, 3)
WHAT = st.sampled_from(["takeback", "pause", "resume", "rematch", "cheat"])


class Tables(RuleBasedStateMachine):
    @initialize(
        table=st.sampled_from(
            [("sink", 2, {"rounds": 1}), ("sink", 3, {"rounds": 2}), ("triple-wata", 2, {})]
        ),
        clocked=st.booleans(),
        lobby=st.integers(0, 3),
    )
    def open(self, table: tuple[str, int, dict[str, Any]], clocked: bool, lobby: int) -> None:
        self.loop = asyncio.new_event_loop()
        game, seats, options = table
        clock = {"clock": {"base_ms": 60_000, "increment_ms": 500}} if clocked else {}
        self.crowd: list[Browser] = []
        self.away: list[Browser] = []
        self.run(self._open(game, seats, {"options": options, **clock}))
        if lobby:
            self.start()

    async def _open(self, game: str, seats: int, plan: dict[str, Any]) -> None:
        self.rig = Rig(absent_ms=20_000, ring=24)
        if "clock" in plan:
            plan["clock"] = Thinking(**plan["clock"])
        await self.rig.create(game, seats, **plan)
        for seat, guest in enumerate(("ann", "bob", "cyd")[:seats]):
            self.crowd.append(await self.rig.join(guest))
            await self.rig.done(self.crowd[-1], c.Sit, seat=seat, nonce=NONCE)
        self.crowd.append(await self.rig.join(""))

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        if hasattr(self, "loop"):
            self.run(self.rig.hub.close())
            self.loop.close()

    def of(self, guest: str) -> Browser | None:
        return next((browser for browser in self.crowd if browser.guest == guest), None)

    def ask(self, guest: str, kind: type, **body: Any) -> None:
        browser = self.of(guest)
        if browser is not None and self.alive():
            self.run(self.rig.ask(browser, kind, **body))

    def alive(self) -> bool:
        return self.rig.table in self.rig.hub.desks

    # ------------------------------------------------------------ what guests do

    @rule(guest=PEOPLE, seat=SEATS)
    def sit(self, guest: str, seat: int) -> None:
        self.ask(guest, c.Sit, seat=seat, nonce=NONCE)

    @rule(guest=PEOPLE)
    def stand(self, guest: str) -> None:
        self.ask(guest, c.Stand)

    @rule()
    def start(self) -> None:
        self.ask("ann", c.Start)

    @rule(guest=PEOPLE, seat=SEATS, level=st.sampled_from(["", "easy", "uniform", "genius"]))
    def bot(self, guest: str, seat: int, level: str) -> None:
        self.ask(guest, c.Bot, seat=seat, level=level)

    @rule(guest=PEOPLE, lucks=st.lists(st.integers(0, 9), min_size=1, max_size=6))
    def act(self, guest: str, lucks: list[int]) -> None:
        for luck in lucks:
            if self.alive() and running(self.rig):
                self.act_once(guest, luck)

    def act_once(self, guest: str, luck: int) -> None:
        self.rig.now += 97 * luck
        match, rng = match_of(self.rig), Random(luck)
        seats = [p.seat for p in match.prompts() if p.seat >= 0]
        guests = [chair.guest for chair in self.rig.desk.room.seating.chairs]
        seat = next((s for s in seats if guests[s] and luck < 8), None)
        if seat is None:
            self.ask(guest, c.Act, action={"do": "pass"})
        elif match.game.legal(match.state, seat):
            action = codec.write_action(match.game.sample(match.state, seat, rng))
            self.ask(guests[seat], c.Act, action=action)

    @rule(guest=PEOPLE, text=st.text(max_size=20))
    def chat(self, guest: str, text: str) -> None:
        self.ask(guest, c.Chat, text=text)

    @rule(guest=PEOPLE, what=WHAT, back=st.integers(0, 3))
    def offer(self, guest: str, what: str, back: int) -> None:
        play = self.rig.desk.room.play if self.alive() else None
        to = len(play.match.entries) - back if play is not None else 0
        self.ask(guest, c.Offer, what=what, to=to)

    @rule(what=st.sampled_from(["takeback", "pause", "resume", "rematch"]))
    def all_agree(self, what: str) -> None:
        for guest in ("ann", "bob", "cyd"):
            self.offer(guest, what, 1)

    @rule(guest=PEOPLE, what=WHAT)
    def decline(self, guest: str, what: str) -> None:
        self.ask(guest, c.Decline, what=what)

    @rule(guest=PEOPLE, kind=st.sampled_from([c.Undo, c.Resign]))
    def go_back_or_give_up(self, guest: str, kind: type) -> None:
        self.ask(guest, kind)

    @rule(guest=PEOPLE, seat=SEATS, other=SEATS)
    def swap(self, guest: str, seat: int, other: int) -> None:
        self.ask(guest, c.Swap, seat=seat, other=other)

    @rule(guest=PEOPLE, on=st.booleans(), kind=st.sampled_from([c.Lock, c.Private]))
    def lock(self, guest: str, on: bool, kind: type) -> None:
        self.ask(guest, kind, on=on)

    # ------------------------------------------------------------ who comes and goes

    @rule(guest=st.sampled_from(["ann", "bob", "cyd", ""]))
    @precondition(lambda self: self.alive() and len(self.crowd) < 7)
    def come(self, guest: str) -> None:
        self.crowd.append(self.run(self.rig.join(guest)))

    @rule(index=st.integers(0, 6))
    def go(self, index: int) -> None:
        if index < len(self.crowd) and self.alive():
            browser = self.crowd.pop(index)
            self.run(self.rig.leave(browser))
            self.away.append(browser)

    @rule()
    def come_back(self) -> None:
        if self.away and self.alive():
            browser = self.away.pop()
            self.run(self.rig.rejoin(browser, browser.rev))
            self.crowd.append(browser)

    @rule(ms=st.sampled_from([10, 1_000, 4_000, 25_000]))
    def wait(self, ms: int) -> None:
        if self.alive():
            self.run(self.rig.wait(ms))

    @rule(guest=PEOPLE, luck=st.integers(0, 9), ms=st.sampled_from([0, 3_000, 16_000]))
    def write_fails(self, guest: str, luck: int, ms: int) -> None:
        self.rig.store.failures = 1
        self.rig.now += ms
        self.act(guest, [luck])
        self.chat(guest, "lost")
        self.rig.store.failures = 0

    @rule(graceful=st.booleans())
    def restart(self, graceful: bool) -> None:
        if not self.alive():
            return
        self.run(self.rig.restart(graceful))
        crowd, self.crowd = self.crowd, []
        for browser in crowd:
            self.run(self.rig.rejoin(browser, browser.rev))
            self.crowd.append(browser)

    # ------------------------------------------------------------ what always holds

    @invariant()
    def every_client_is_in_step(self) -> None:
        if hasattr(self, "rig") and self.alive():
            self.run(self.rig.desk.settled())
            for browser in self.crowd:
                self.rig.in_step(browser)

    @invariant()
    def what_is_stored_is_what_is_played(self) -> None:
        play = self.rig.desk.room.play if hasattr(self, "rig") and self.alive() else None
        if play is None:
            return
        stored = self.rig.store.log[self.rig.desk.room.match_id]
        match = play.match
        assert [(e.n, e.at, e.seat) for e in stored] == [(e.n, e.at, e.seat) for e in match.entries]
        record = Record(match.header(), list(match.entries), None, Opened(seed=match.seed.hex()))
        assert replay(match.game, record).digest() == match.digest()
        assert all(isinstance(e.action, (*MARKS, *match.game.actions)) or e.seat < 0
                   for e in match.entries)  # fmt: skip


Tables.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestTables = Tables.TestCase
