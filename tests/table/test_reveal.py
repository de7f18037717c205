"""TB-10, TB-19: what counts as shown, and what may be taken back across."""

from random import Random
from typing import Any

import pytest

from tests.table.hands import asked, match_of, one_act
from tests.table.rig import Rig, table_test
from watatheque.core.game import CLOCK
from watatheque.core.marks import Takeback
from watatheque.core.match import Match
from watatheque.games import game
from watatheque.table import commands as c
from watatheque.table.reveal import revealed


def played(name: str, options: dict[str, Any], luck: int, acts: int) -> Match:
    """A match in which whoever is asked first acts at random."""
    match, rng = Match(game(name), options, 2, bytes([luck]) * 32), Random(luck)
    while match.outcome is None and len(match.entries) < acts:
        prompt = match.prompts()[0]
        if prompt.seat == CLOCK:
            due = match.due()
            assert due is not None
            match.expire(due.at)
        else:
            action = match.game.sample(match.state, prompt.seat, rng)
            assert match.submit(prompt.seat, action, match.now + 10) is None
    return match


@pytest.mark.parametrize("luck", range(4))
def test_tb_19_a_card_from_a_hidden_hand_was_shown_and_one_on_the_table_not(luck: int) -> None:
    match = Match(game("triple-wata"), {"three_on_table": True}, 2, bytes([luck]) * 32)
    rng, judged = Random(luck), set()
    while match.outcome is None:
        (prompt,) = match.prompts()
        action: Any = match.game.sample(match.state, prompt.seat, rng)
        cards = match.state.table.pack.cards
        faced = {cards[card].id for card in match.state.shown[prompt.seat]}
        assert match.submit(prompt.seat, action, match.now + 1) is None
        shown = action.card not in faced
        if match.outcome is None:  # the end opens all hands
            assert revealed(match, len(match.entries) - 1) == shown
            judged.add(shown)
    assert judged == {True, False}


def test_tb_19_a_shot_over_an_open_yard_shows_nothing() -> None:
    match = played("willy-waschbaer", {}, 1, 6)
    assert {type(entry.action).__name__ for entry in match.entries} >= {"Flick"}
    assert not revealed(match, 0)


@table_test
async def test_tb_19_a_shot_is_taken_back_by_consent(rig: Rig) -> None:
    people = await rig.seated("ann", "bob", game="willy-waschbaer")
    rng = Random(5)
    while not _harmless_shot(match_of(rig)):
        assert await one_act(rig, asked(rig, people)[:1], rng)
    n = len(match_of(rig).entries)
    for browser in people:
        await rig.done(browser, c.Offer, what="takeback", to=n - 1)
    assert match_of(rig).entries[-1].action == Takeback(n - 1)
    for browser in people:
        rig.in_step(browser)


def _harmless_shot(match: Match) -> bool:
    n = len(match.entries)
    shot = n > 0 and type(match.entries[-1].action).__name__ == "Flick"
    return shot and not revealed(match, n - 1)
