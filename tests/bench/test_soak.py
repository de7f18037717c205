"""A short soak of every game: it ends, stays sound and is counted the same in every split."""

from typing import Any

import pytest

from bench.soak import RECIPES
from bench.soak.soak import DECISIONS, Recipe, Tally, Unsound, main, never_struck, play, report
from bench.soak.triple_wata import MIXES, TripleWata
from bench.soak.willy_waschbaer import Willy
from watatheque import GAMES
from watatheque.core.game import Game
from watatheque.games.willy_waschbaer.rules import WillyWaschbaer

SEED = 1


class Plain(Willy):
    """Without the kernel, which takes longer to jit than a few games to play."""

    def engine(self) -> Game[Any, Any, Any]:
        return WillyWaschbaer()


SHORT: tuple[tuple[type[Recipe], int], ...] = (
    *((recipe, 9) for recipe in RECIPES if recipe is not Willy),
    (Plain, 1),
)


def test_every_game_has_a_recipe() -> None:
    assert {recipe.name for recipe in RECIPES} == set(GAMES)


@pytest.mark.parametrize(("recipe", "matches"), SHORT)
def test_a_short_soak_ends_and_is_reported(recipe: type[Recipe], matches: int) -> None:
    tally = play(recipe, SEED, range(matches))
    assert tally.cut == 0
    assert tally.matches.total() == tally.endings.total() == matches
    assert tally.struck.total() > tally.rounds.total() >= matches
    lines = report(recipe(), tally, 1.0)
    assert lines[0].startswith(f"{recipe.name}: {matches} matches, ")
    assert lines[-1].startswith("never struck: ")


@pytest.mark.parametrize("recipe", RECIPES)
def test_what_needs_no_event_is_an_article(recipe: type[Recipe]) -> None:
    assert {*recipe.shown_by, *recipe.elsewhere} <= set(GAMES[recipe.name].articles())


@pytest.mark.parametrize("recipe", [recipe for recipe, _ in SHORT])
def test_its_tables_meet_every_seat_count(recipe: type[Recipe]) -> None:
    tables = [recipe().table(number) for number in range(60)]
    assert {seats for _, seats in tables} == set(GAMES[recipe.name].seats)


def test_triple_wata_meets_every_mix_of_regional_rules_with_either_hands() -> None:
    recipe = TripleWata()
    tables = {tuple(recipe.table(number)[0].values()) for number in range(6 * MIXES)}
    assert len({table[:7] for table in tables}) == 2 * MIXES


def test_all_of_triple_wata_strikes_before_long() -> None:
    assert never_struck(TripleWata(), play(TripleWata, SEED, range(6 * MIXES))) == []


def test_nothing_played_is_nothing_struck() -> None:
    articles = [id for id in GAMES["triple-wata"].articles() if id not in TripleWata.elsewhere]
    assert never_struck(TripleWata(), Tally()) == articles


def test_shares_add_up_to_the_whole() -> None:
    shares = Tally()
    for first in range(3):
        shares.add(play(TripleWata, SEED, range(first, 20, 3)))
    assert shares == play(TripleWata, SEED, range(20))


def test_jobs_print_what_one_process_prints(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["triple-wata", "--matches", "8", "--seed", "3"]
    main(RECIPES, words)
    alone = capsys.readouterr().out.splitlines()
    main(RECIPES, [*words, "--jobs", "2"])
    shared = capsys.readouterr().out.splitlines()
    assert alone[1:] == shared[1:]  # the first line has the seconds


def test_a_match_that_does_not_end_is_cut_at_the_cap_and_reported() -> None:
    class Hasty(TripleWata):
        cap = 4

    tally = play(Hasty, SEED, range(5))
    assert (tally.cut, tally.longest[DECISIONS], tally.endings.total()) == (5, 4, 0)
    assert "cut at 4 decisions: 5 (100.00%)" in report(Hasty(), tally, 1.0)


def test_what_breaks_names_its_match() -> None:
    class Broken(TripleWata):
        def dealt(self, state: Any, tally: Tally) -> None:
            raise Unsound("a card is gone")

    with pytest.raises(Unsound) as caught:
        play(Broken, SEED, range(7, 8))
    assert "triple-wata --seed 1 --first 7 --matches 1" in caught.value.__notes__[0]
