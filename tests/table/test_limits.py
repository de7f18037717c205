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


@table_test
async def test_tb_21_so_many_spectators_fit_round_a_table(rig: Rig) -> None:
    rig.hub.settings = rig.settings = Settings(spectators=2)
    await rig.create()
    ann = await rig.join("ann")
    await rig.done(ann, c.Sit, seat=0, nonce=NONCE)
    await rig.join("")
    refusal = rig.desk.join(Browser(""), None)
    assert refusal is not None
    assert refusal.article == "TB-21"
    await rig.join("ann")  # whoever is seated always gets in
