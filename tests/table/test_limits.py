"""TB-21: so many tables, spectators and connections, and no more."""

import asyncio

import pytest

from tests.table.rig import NONCE, Browser, Rig, table_test
from watatheque.core.errors import BadInput
from watatheque.table import commands as c
from watatheque.table.settings import Settings


@table_test
async def test_tb_21_a_guest_has_so_many_tables(rig: Rig) -> None:
    rig.hub.settings = Settings(tables_a_guest=2)
    await rig.create()
    await rig.create()
    with pytest.raises(BadInput, match="TB-21"):
        await rig.create()
    await rig.done(await rig.join("ann"), c.Close)
    await rig.create()


@table_test
async def test_tb_21_tables_that_are_being_opened_count_too(rig: Rig) -> None:
    rig.hub.settings = Settings(tables_a_guest=3)
    rig.store.failures = 1  # what could not be stored does not count for ever
    asked = [rig.create() for _ in range(20)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    refused = [str(answer) for answer in answers if answer is not None]
    assert len([answer for answer in refused if "TB-24" in answer]) == 1
    assert len([answer for answer in refused if "TB-21" in answer]) == 17
    assert len(rig.hub.desks) == 2
    await rig.create()
    with pytest.raises(BadInput, match="TB-21"):
        await rig.create()


def kept_out(rig: Rig, guest: str) -> bool:
    refusal = rig.desk.join(Browser(guest), None)
    assert refusal is None or refusal.article == "TB-21"
    return refusal is not None


@table_test
async def test_tb_21_so_many_spectators_fit_round_a_table(rig: Rig) -> None:
    rig.hub.settings = Settings(spectators=2)
    await rig.create()
    for guest in ("", "", "bob", "cyd"):
        await rig.join(guest)
    assert kept_out(rig, "")
    assert kept_out(rig, "dan")


@table_test
async def test_tb_21_the_nameless_keep_out_nobody_with_a_name(rig: Rig) -> None:
    rig.hub.settings = Settings(spectators=2)
    await rig.create()
    await rig.join("")
    await rig.join("")
    assert kept_out(rig, "")
    bob = await rig.join("bob")
    await rig.done(bob, c.Sit, seat=0, nonce=NONCE)


@table_test
async def test_tb_21_the_host_and_the_seated_always_find_room(rig: Rig) -> None:
    rig.hub.settings = Settings(spectators=2)
    await rig.create()
    bob = await rig.join("bob")
    await rig.done(bob, c.Sit, seat=0, nonce=NONCE)
    for guest in ("", "", "cyd"):
        await rig.join(guest)
    assert kept_out(rig, "dan")
    await rig.join("bob")
    await rig.join("ann")  # the host, who has not sat down


@table_test
async def test_tb_21_the_oldest_socket_of_a_guest_makes_way_for_the_newest(rig: Rig) -> None:
    rig.hub.settings = Settings(sockets_a_guest=3)
    await rig.create()
    ann = [await rig.join("ann") for _ in range(3)]
    bob = await rig.join("bob")
    assert not any(browser.dropped for browser in ann)
    ann += [await rig.join("ann") for _ in range(2)]
    assert [bool(browser.dropped) for browser in ann] == [True, True, False, False, False]
    assert ann[0].frames[-1]["type"] == "bye"
    assert not bob.dropped
    rig.in_step(ann[-1])


@table_test
async def test_tb_21_those_who_come_all_at_once_are_told_why_too(rig: Rig) -> None:
    rig.hub.settings = Settings(spectators=3)
    await rig.create()
    many = [Browser("") for _ in range(10)]
    assert not any(rig.desk.join(browser, None) for browser in many)  # nobody is there yet
    await rig.desk.settled()
    assert [bool(browser.dropped) for browser in many] == [False] * 3 + [True] * 7
    for browser in many[3:]:
        assert [frame["type"] for frame in browser.frames] == ["refused", "bye"]
        assert browser.frames[0]["article"] == "TB-21"
