"""TB-19: offers, undo, pause and rematch; TB-10 at a table."""

import gc
from random import Random
from typing import Any

import pytest

from tests.sink.rules import Sink
from tests.sink.values import Pass
from tests.table.hands import asked, match_of, one_act, play_out
from tests.table.rig import Browser, Rig, table_test
from watatheque.core import codec
from watatheque.core.chance import commitment
from watatheque.core.marks import Takeback
from watatheque.core.match import Match
from watatheque.core.values import Event
from watatheque.table import commands as c
from watatheque.table.plan import Thinking
from watatheque.table.reveal import revealed

SHOWN = {"three_on_table": True}  # some cards of each hand lie face up


async def place(rig: Rig, people: list[Browser], shown: bool) -> None:
    """Whoever's turn it is places a card that all have seen already, or one that nobody has."""
    browser = asked(rig, people)[0]
    match = match_of(rig)
    seat = browser.seat
    assert seat is not None
    cards = match.state.table.pack.cards
    faced = {cards[card].id for card in match.state.shown[seat]}
    legal = match.game.legal(match.state, seat)
    action = next(action for action in legal if (action.card in faced) == shown)
    assert await rig.act(browser, codec.write_action(action)) == ""


@table_test
async def test_tb_19_a_takeback_when_all_agree(rig: Rig) -> None:
    people = await rig.seated("ann", "bob", game="triple-wata", options=SHOWN)
    before = [browser.scene() for browser in people]
    await place(rig, people, shown=True)
    await place(rig, people, shown=True)
    ann, bob = people
    assert await rig.ask(ann, c.Offer, what="takeback", to=9) == "TB-10"
    await rig.done(ann, c.Offer, what="takeback", to=0)
    assert bob.seen["offers"] == [{"what": "takeback", "by": 0, "to": 0, "agreed": [0]}]
    assert match_of(rig).entries[-1].n == 2
    assert await rig.ask(bob, c.Offer, what="takeback", to=1) == "TB-19"
    await rig.done(bob, c.Offer, what="takeback", to=0)
    assert match_of(rig).entries[-1].action == Takeback(0)
    assert [browser.scene() for browser in people] == before
    assert bob.seen["offers"] == []
    for browser in people:
        rig.in_step(browser)
    await rig.restart()
    again = await rig.join("bob")
    assert again.scene() == before[1]


@table_test
async def test_tb_19_an_offer_is_declined_or_lapses(rig: Rig) -> None:
    people = await rig.seated("ann", "bob", game="triple-wata", options=SHOWN)
    ann, bob = people
    await place(rig, people, shown=True)
    await rig.done(ann, c.Offer, what="takeback", to=0)
    await rig.done(bob, c.Decline, what="takeback")
    assert ann.seen["offers"] == []
    assert await rig.ask(bob, c.Decline, what="takeback") == "TB-19"
    await rig.done(ann, c.Offer, what="takeback", to=0)
    await place(rig, people, shown=True)
    assert ann.seen["offers"] == []
    assert await rig.ask(ann, c.Offer, what="cheat") == "TB-19"
    cyd = await rig.join("cyd")
    assert await rig.ask(cyd, c.Offer, what="pause") == "TB-15"


@table_test
async def test_tb_10_never_across_a_reveal(rig: Rig) -> None:
    """A card from a hidden hand has been seen; nobody can agree that it was not."""
    people = await rig.seated("ann", "bob", game="triple-wata", options=SHOWN)
    await place(rig, people, shown=False)
    assert revealed(match_of(rig), 0)
    assert await rig.ask(people[0], c.Offer, what="takeback", to=0) == "TB-10"
    await place(rig, people, shown=True)
    assert not revealed(match_of(rig), 1)
    for browser in people:
        await rig.done(browser, c.Offer, what="takeback", to=1)
    assert match_of(rig).entries[-1].action == Takeback(1)


@table_test
async def test_tb_19_no_takeback_where_several_choose_at_once(rig: Rig) -> None:
    people = await rig.seated("ann", "bob", game="triple-wata", options={"hands": "choose"})
    await one_act(rig, people[:1], Random(1))
    assert not revealed(match_of(rig), 0)
    assert await rig.ask(people[0], c.Offer, what="takeback", to=0) == "TB-10"


@table_test
async def test_tb_23_a_takeback_gives_no_thinking_back(rig: Rig) -> None:
    clock = Thinking(base_ms=10_000)
    people = await rig.seated("ann", "bob", game="triple-wata", options=SHOWN, clock=clock)
    first = asked(rig, people)[0].seat
    await rig.wait(4_000)
    await place(rig, people, shown=True)
    for browser in people:
        await rig.done(browser, c.Offer, what="takeback", to=0)
    assert people[0].seen["clock"]["at"] == 0
    await rig.wait(1_000)
    await place(rig, people, shown=True)
    assert people[0].seen["clock"]["left"][first] == 5_000


class Whispering(Sink):
    """Passing tells the next seat something that no scene shows."""

    def apply(self, state: Any, seat: int, action: Any, at: int, news: Any = None) -> None:
        super().apply(state, seat, action, at, news)
        if news is not None and isinstance(action, Pass):
            news.append(Event("lost", {"seat": 1, "card": 3}, to=1))


@pytest.mark.parametrize(("game", "shown"), [(Sink(), False), (Whispering(), True)])
def test_tb_10_a_private_word_is_a_reveal(game: Sink, shown: bool) -> None:
    match = Match(game, {}, 2, bytes(32))
    assert match.submit(0, Pass(), 5) is None
    assert revealed(match, 0) == shown


@table_test
async def test_tb_10_never_across_a_draw_of_cards(rig: Rig) -> None:
    """Drawing from a shuffled deck draws no chance, but somebody has seen the card."""
    ann, bob = await rig.seated("ann", "bob")
    assert await rig.act(ann, {"do": "draw"}) == ""
    drawn = match_of(rig)
    assert drawn.drawn[0] == len(drawn.draws)
    assert await rig.ask(bob, c.Offer, what="takeback", to=0) == "TB-10"


@table_test
async def test_tb_19_undo_inside_ones_own_turn(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    match = match_of(rig)
    before = ann.scene()
    card = match.game.view(match.state, 0).hand[0]
    assert await rig.act(ann, {"do": "shed", "card": card}) == ""
    assert await rig.ask(bob, c.Undo) == "TB-19"
    await rig.done(ann, c.Undo)
    assert ann.scene() == before
    assert match.entries[-1].action == Takeback(0)
    assert await rig.act(ann, {"do": "pass"}) == ""
    assert await rig.ask(ann, c.Undo) == "TB-19", "the turn is over"
    rig.in_step(ann)
    rig.in_step(bob)


@table_test
async def test_tb_19_the_hundredth_undo_costs_what_the_second_did(rig: Rig) -> None:
    """Each undo lies before the next one: were each of them followed back, it would never end."""
    ann, _ = await rig.seated("ann", "bob")
    match = match_of(rig)
    card = match.game.view(match.state, 0).hand[0]
    for _ in range(100):
        assert await rig.act(ann, {"do": "shed", "card": card}) == ""
        await rig.done(ann, c.Undo)
        rig.now += 2_500  # no more of them than a minute allows
        assert match.now == 0, "a takeback turns the clock back"
    await rig.restart()
    rig.in_step(await rig.join("ann"))


@table_test
async def test_tb_21_takebacks_have_a_pace(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    most = rig.settings.takebacks_a_minute
    assert await rig.act(ann, {"do": "pass"}) == ""
    for _ in range(most):
        assert await rig.ask(bob, c.Undo) == "TB-19"
    assert await rig.ask(bob, c.Undo) == "TB-21"
    assert await rig.ask(bob, c.Offer, what="takeback", to=0) == "TB-21"
    await rig.done(ann, c.Offer, what="takeback", to=0)
    rig.now += 10  # a minute would end the turn
    assert await rig.ask(bob, c.Offer, what="pause") == ""


@table_test
async def test_tb_19_no_undo_of_what_showed_something(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    assert await rig.act(ann, {"do": "steal", "victim": 1}) == ""
    assert await rig.ask(ann, c.Undo) == "TB-10", "the hand was shuffled"
    rig.in_step(bob)


@table_test
async def test_tb_19_a_pause_by_consent(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    await rig.wait(5_000)
    await rig.done(ann, c.Offer, what="pause")
    assert not ann.table["paused"]
    await rig.done(bob, c.Offer, what="pause")
    assert ann.table["paused"]
    assert await rig.act(ann, {"do": "pass"}) == "TB-19"
    assert await rig.ask(ann, c.Offer, what="pause") == "TB-19"
    await rig.wait(1_000_000)
    assert match_of(rig).entries == []
    await rig.leave(bob)
    await rig.restart()
    ann = await rig.join("ann")
    assert ann.table["paused"], "a restart does not end a pause"
    await rig.done(ann, c.Offer, what="resume")  # Bob is not here to be asked
    assert not ann.table["paused"]
    await rig.wait(9_999)
    assert match_of(rig).entries == []
    await rig.wait(1)
    assert len(match_of(rig).entries) == 1, "the fifteen seconds went on where they stood"


@table_test
async def test_tb_19_a_rematch_has_a_new_secret_and_other_seats(rig: Rig) -> None:
    people = await rig.seated("ann", "bob", options={"rounds": 1})
    ann, bob = people
    first = rig.store.matches[rig.desk.room.match_id]
    assert await rig.ask(ann, c.Offer, what="rematch", nonce="ab" * 16) == "TB-19"
    await play_out(rig, people, Random(3))
    announced = ann.table["commitment"]
    assert announced != commitment(bytes.fromhex(first.secret))
    await rig.done(ann, c.Offer, what="rematch", nonce="ab" * 16)
    assert ann.table["phase"] == "over"
    await rig.done(bob, c.Offer, what="rematch", nonce="cd" * 16)
    second = rig.store.matches[rig.desk.room.match_id]
    assert second.id != first.id
    assert commitment(bytes.fromhex(second.secret)) == announced
    assert codec.loads(second.nonces, "nonces") == ["cd" * 16, "ab" * 16]
    assert (ann.seat, bob.seat) == (1, 0)
    assert [frame["type"] for frame in ann.frames[-3:]] == ["table", "offer", "snapshot"]
    assert [frame["type"] for frame in bob.frames[-4:]] == ["table", "offer", "snapshot", "ack"]
    await one_act(rig, people, Random(4))
    for browser in people:
        rig.in_step(browser)


def matches() -> int:
    return sum(type(thing) is Match for thing in gc.get_objects())


@table_test
async def test_a_match_that_is_over_is_not_kept_beside_its_rematch(rig: Rig) -> None:
    """Without looking for garbage, for which a busy server has no time."""
    people = await rig.seated("ann", "bob", options={"rounds": 1})
    gc.collect()
    gc.disable()
    try:
        before = matches()
        await play_out(rig, people, Random(3))
        for browser in people:
            await rig.done(browser, c.Offer, what="rematch", nonce="ab" * 16)
        assert rig.desk.room.ordinal == 2
        assert matches() == before
    finally:
        gc.enable()


@table_test
async def test_tb_19_whoever_has_left_the_table_is_not_asked_for_a_rematch(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    await rig.done(ann, c.Resign)
    await rig.done(bob, c.Offer, what="rematch")
    await rig.done(ann, c.Stand)
    assert bob.table["phase"] == "open", "there is a seat to fill first"
    assert bob.seen["scene"] is None
    await rig.done(ann, c.Bot, seat=1, level="easy")
    await rig.done(ann, c.Start)
    assert (ann.seat, bob.seat, bob.table["phase"]) == (None, 0, "running")
