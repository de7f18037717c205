"""TB-15 to TB-17: seats, the host, the start; TB-20, TB-22: talking, identity."""

from typing import Any

import pytest

from tests.sink import SINK
from tests.table.rig import NONCE, Rig, table_test
from watatheque.bots.house import levels
from watatheque.core import codec
from watatheque.core.chance import commitment, seed_of
from watatheque.core.errors import BadInput
from watatheque.core.match import Match
from watatheque.store.rows import GuestRow
from watatheque.table import commands as c
from watatheque.table.plan import Plan
from watatheque.table.talk import EMOTES


@table_test
async def test_tb_15_one_seat_each_and_none_that_is_taken(rig: Rig) -> None:
    await rig.create(seats=3)
    ann, bob = await rig.join("ann"), await rig.join("bob")
    await rig.done(ann, c.Sit, seat=0, nonce=NONCE)
    assert await rig.ask(bob, c.Sit, seat=0, nonce=NONCE) == "TB-15"
    assert await rig.ask(bob, c.Sit, seat=3, nonce=NONCE) == "TB-1"
    await rig.done(bob, c.Sit, seat=1, nonce=NONCE)
    await rig.done(bob, c.Sit, seat=2, nonce=NONCE)
    assert [chair["name"] for chair in ann.table["chairs"]] == ["Ann", "", "Bob"]
    assert (ann.seat, bob.seat) == (0, 2)
    await rig.done(bob, c.Stand)
    assert bob.seat is None
    assert await rig.ask(bob, c.Stand) == "TB-15"


@table_test
async def test_tb_15_nobody_sits_or_stands_during_a_match(rig: Rig) -> None:
    ann, _ = await rig.seated("ann", "bob")
    cyd = await rig.join("cyd")
    assert await rig.ask(cyd, c.Sit, seat=0, nonce=NONCE) == "TB-15"
    assert await rig.ask(ann, c.Stand) == "TB-15"
    assert await rig.act(cyd, {"do": "pass"}) == "TB-15"


HOSTED: list[tuple[type, dict[str, Any]]] = [
    (c.Start, {}), (c.Bot, {"seat": 1, "level": "easy"}), (c.Lock, {"on": True}),
    (c.Private, {"on": True}), (c.Kick, {"seat": 0}), (c.Swap, {"seat": 0, "other": 1}),
    (c.Hand, {"seat": 0}), (c.Close, {}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "body"), HOSTED, ids=lambda value: getattr(value, "__name__", ""))
@table_test
async def test_tb_16_only_the_host(rig: Rig, kind: type, body: dict[str, Any]) -> None:
    await rig.create()
    bob = await rig.join("bob")
    before = rig.fresh(bob)
    assert await rig.ask(bob, kind, **body) == "TB-16"
    assert rig.fresh(bob) == before


@table_test
async def test_tb_16_lock_kick_swap_and_hand_over(rig: Rig) -> None:
    await rig.create()
    ann, bob, cyd = [await rig.join(guest) for guest in ("ann", "bob", "cyd")]
    await rig.done(ann, c.Sit, seat=0, nonce=NONCE)
    await rig.done(bob, c.Sit, seat=1, nonce=NONCE)
    await rig.done(ann, c.Swap, seat=0, other=1)
    assert (ann.seat, bob.seat) == (1, 0)
    await rig.done(ann, c.Kick, seat=0)
    assert bob.dropped
    assert bob.frames[-1]["type"] == "bye"
    refusal = rig.desk.join(bob, None)
    assert refusal is not None
    assert refusal.article == "TB-16"
    await rig.done(ann, c.Lock, on=True)
    assert await rig.ask(cyd, c.Sit, seat=0, nonce=NONCE) == "TB-16"
    await rig.done(ann, c.Lock, on=False)
    await rig.done(cyd, c.Sit, seat=0, nonce=NONCE)
    await rig.done(ann, c.Hand, seat=0)
    assert (ann.seen["host"], cyd.seen["host"]) == (False, True)
    assert await rig.ask(ann, c.Lock, on=True) == "TB-16"
    assert await rig.ask(cyd, c.Kick, seat=0) == "TB-16"


@table_test
async def test_tb_16_a_private_table_is_not_listed(rig: Rig) -> None:
    await rig.create()
    ann = await rig.join("ann")
    assert [table["id"] for table in rig.hub.listed()] == [rig.table]
    await rig.done(ann, c.Private, on=True)
    assert rig.hub.listed() == []
    assert not rig.store.rows[rig.table].listed


@table_test
async def test_tb_16_closing_ends_the_match_unfinished(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    match = rig.desk.room.match_id
    await rig.done(ann, c.Close)
    assert bob.dropped
    assert bob.table["phase"] == "closed"
    assert rig.store.rows[rig.table].phase == "closed"
    assert codec.loads(rig.store.ends[match], "end")["article"] == "TB-9"
    assert rig.hub.desk(rig.table) is None


@table_test
async def test_tb_16_a_kick_from_a_match_of_three_leaves_a_bot(rig: Rig) -> None:
    ann, bob, _ = await rig.seated("ann", "bob", "cyd")
    await rig.done(ann, c.Kick, seat=1)
    assert bob.dropped
    assert ann.table["chairs"][1]["kind"] == "bot"
    action = codec.loads(rig.store.log[rig.desk.room.match_id][-1].action, "entry")
    assert action == {"do": "seat_taken", "taken": 1, "by": "bot: normal"}


@table_test
async def test_tb_16_two_do_not_kick_each_other(rig: Rig) -> None:
    ann, _ = await rig.seated("ann", "bob")
    assert await rig.ask(ann, c.Kick, seat=1) == "TB-16"
    assert await rig.ask(ann, c.Swap, seat=0, other=1) == "TB-16"
    assert await rig.ask(ann, c.Bot, seat=1, level="easy") == "TB-16"


@table_test
async def test_tb_17_every_seat_needs_somebody(rig: Rig) -> None:
    await rig.create()
    ann = await rig.join("ann")
    await rig.done(ann, c.Sit, seat=0, nonce=NONCE)
    assert await rig.ask(ann, c.Start) == "TB-17"
    assert await rig.act(ann, {"do": "pass"}) == "TB-17"
    assert await rig.ask(ann, c.Bot, seat=1, level="genius") == "TB-17"
    for level in levels(SINK):
        await rig.done(ann, c.Bot, seat=1, level=level)
    await rig.done(ann, c.Start)
    assert ann.table["phase"] == "running"
    assert await rig.ask(ann, c.Start) == "TB-17"


@table_test
async def test_tb_17_the_seed_is_of_the_announced_secret_and_all_nonces(rig: Rig) -> None:
    await rig.create()
    ann, bob = await rig.join("ann"), await rig.join("bob")
    announced = ann.table["commitment"]
    await rig.done(ann, c.Sit, seat=0, nonce="aa" * 16)
    await rig.done(bob, c.Sit, seat=1, nonce="bb" * 16)
    await rig.done(ann, c.Start)
    row = rig.store.matches[rig.desk.room.match_id]
    secret = bytes.fromhex(row.secret)
    assert commitment(secret) == announced == ann.table["commitment"]
    seed = seed_of(secret, [b"\xaa" * 16, b"\xbb" * 16])
    assert rig.desk.room.play is not None
    assert rig.desk.room.play.match.digest() == Match(SINK, {}, 2, seed).digest()


@pytest.mark.parametrize(
    ("plan", "article"),
    [
        ({"game": "chess"}, ""),
        ({"seats": 9}, "TB-1"),
        ({"options": {"rounds": 99}}, ""),
        ({"bots": {5: "easy"}}, "TB-1"),
        ({"bots": {1: "genius"}}, "TB-17"),
    ],
)
@table_test
async def test_tb_17_what_cannot_be_played_is_no_table(
    rig: Rig, plan: dict[str, Any], article: str
) -> None:
    with pytest.raises(BadInput) as error:
        await rig.hub.create(await rig.guest("ann"), Plan(**{"game": "sink", "seats": 2, **plan}))
    assert error.value.article == article
    assert not rig.store.rows


# ---------------------------------------------------------------- talking, limits, identity


@table_test
async def test_tb_20_chat_is_told_stored_and_kept_within_limits(rig: Rig) -> None:
    await rig.create()
    ann, bob = await rig.join("ann"), await rig.join("bob")
    await rig.done(bob, c.Chat, text=" salut\u202e \x07à tous ")
    line = {"n": 1, "seat": None, "name": "Bob", "text": "salut à tous"}
    assert ann.of("chat")[-1]["line"] == line
    assert rig.store.lines[rig.table][0].text == "salut à tous"
    for text in ("", " \n", "x" * 501):
        assert await rig.ask(ann, c.Chat, text=text) == "TB-20"
    spoken = [await rig.ask(bob, c.Chat, text=str(i)) for i in range(rig.settings.chat_a_minute)]
    assert spoken == [""] * (rig.settings.chat_a_minute - 1) + ["TB-20"]
    await rig.wait(60_000)
    await rig.done(bob, c.Chat, text="again")
    late = await rig.join("cyd")
    assert late.seen["chat"] == ann.seen["chat"]


@table_test
async def test_tb_20_emotes_are_a_short_list(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    for name in EMOTES:
        await rig.done(ann, c.Emote, name=name)
    told = [(frame["seat"], frame["name"]) for frame in bob.of("emote")]
    assert told == [(0, name) for name in EMOTES]
    assert await rig.ask(ann, c.Emote, name="<script>") == "TB-20"
    cyd = await rig.join("cyd")
    assert await rig.ask(cyd, c.Emote, name="hello") == "TB-15"
    answers = [await rig.ask(bob, c.Emote, name="wow") for _ in range(31)]
    assert answers[-2:] == ["", "TB-20"]


@table_test
async def test_tb_22_without_a_name_one_only_watches(rig: Rig) -> None:
    await rig.create()
    nobody = await rig.join("")
    for kind, body in [*HOSTED, (c.Chat, {"text": "x"}), (c.Sit, {"seat": 0, "nonce": NONCE})]:
        assert await rig.ask(nobody, kind, **body) == "TB-22"


@table_test
async def test_tb_22_the_banned_and_the_unknown_are_refused(rig: Rig) -> None:
    await rig.create()
    eve = await rig.join("eve")
    rig.store._keep(GuestRow("eve", "Eve", banned=True))
    assert await rig.ask(eve, c.Sit, seat=0, nonce=NONCE) == "TB-22"
    with pytest.raises(BadInput, match="TB-22"):
        await rig.hub.create(rig.store.guests["eve"], Plan(game="sink", seats=2))
    del rig.store.guests["eve"]
    assert await rig.ask(eve, c.Chat, text="x") == "TB-22"


@table_test
async def test_tb_22_an_action_comes_from_the_seat_of_its_sender(rig: Rig) -> None:
    ann, bob = await rig.seated("ann", "bob")
    tablet = await rig.join("bob")
    assert tablet.seat == 1
    assert await rig.act(tablet, {"do": "pass"}) == "KS-3"  # it is Ann's turn
    assert await rig.act(ann, {"do": "pass"}) == ""
    assert await rig.act(tablet, {"do": "pass"}) == ""
    assert tablet.scene() == bob.scene()
    for browser in (ann, bob, tablet):
        rig.in_step(browser)


@table_test
async def test_nobody_sends_what_belongs_to_the_clock_or_the_table(rig: Rig) -> None:
    ann, _ = await rig.seated("ann", "bob")
    assert await rig.act(ann, {"do": "tick"}) == "TB-3"
    for mark in ({"do": "abort", "why": "x"}, {"do": "takeback", "to": 0}, {"do": "flag"}):
        assert await rig.act(ann, mark) == "TB-2"
    assert await rig.act(ann, {"do": "pass", "x": 1}) == "TB-2"
    assert ann.seen["n"] == 0
