"""What a bot does depends on what it may know, and better bots win more."""

from random import Random

import pytest

from watatheque import GAMES, game
from watatheque.bots.bot import Intent
from watatheque.bots.chairs import Chairs, play, seated, worlds
from watatheque.bots.house import levels, make
from watatheque.bots.search import Search
from watatheque.core.errors import BadInput
from watatheque.core.match import Match
from watatheque.core.values import Prompt

TRIPLE = game("triple-wata")
EVERY_BOT = [
    (name, level) for name, each in GAMES.items() for level in levels(each) if level != "strong"
]


def intents(match: Match, level: str, seed: int) -> list[Intent | None]:
    """What a bot on each seat would do, in the real world and in ones that look the same."""
    found: list[Intent | None] = []
    for seat in range(match.seats):
        real = match.state
        told = []
        for world in (real, *(match.game.resample(real, seat, Random(i)) for i in range(3))):
            match.state = world
            chairs = seated(match, {seat: level}, Random(seed))
            move = chairs.next_move()
            told.append(None if move is None else move[1])
        match.state = real
        assert told == [told[0]] * 4, f"seat {seat} knows too much: {told}"
        found.append(told[0])
    return found


@pytest.mark.long
@pytest.mark.parametrize(("name", "level"), EVERY_BOT)
def test_no_bots_choice_depends_on_what_it_cannot_know(name: str, level: str) -> None:
    rules = GAMES[name]
    moved = 0
    for seed in range(2):
        mix = rules.mixes[seed % len(rules.mixes)]
        match = Match(rules, mix, rules.seats[0], Random(seed).randbytes(32))
        chairs = seated(match, dict.fromkeys(range(match.seats), "uniform"), Random(seed))
        for step in range(12):
            moved += sum(intent is not None for intent in intents(match, level, step))
            play(match, chairs, len(match.entries) + 1)
    assert moved


def won(strong: str, weak: str, matches: int) -> float:
    points = 0.0
    for i in range(matches):
        rng = Random(i)
        match = Match(TRIPLE, {}, 2, rng.randbytes(32))
        mine = i % 2
        play(match, seated(match, {mine: strong, 1 - mine: weak}, rng))
        assert match.outcome is not None
        points += 1 if mine in match.outcome.winners else 0 if match.outcome.winners else 0.5
    return points / matches


def test_easy_beats_uniform() -> None:
    assert won("easy", "uniform", 60) > 0.65


def test_normal_beats_easy() -> None:
    assert won("normal", "easy", 40) > 0.65


@pytest.mark.slow
def test_strong_beats_normal() -> None:
    assert won("strong", "normal", 30) > 0.55


def test_search_needs_prompts_whose_actions_can_be_listed() -> None:
    match = Match(TRIPLE, {}, 2, bytes(32))
    search = Search(TRIPLE, worlds(match, 0), 10)
    with pytest.raises(BadInput, match="can be listed"):
        search.intend(None, [Prompt(0, "flick", complete=False)], [], 0, Random(0))


def test_an_unknown_level_is_refused_by_name() -> None:
    match = Match(TRIPLE, {}, 2, bytes(32))
    with pytest.raises(BadInput, match="triple-wata has no 'godlike'; it has uniform, easy"):
        make(TRIPLE, "godlike", worlds(match, 0))


def test_the_earliest_hand_moves_first() -> None:
    match = Match(TRIPLE, {"hands": "choose"}, 2, bytes(32))

    class At:
        def __init__(self, at: int) -> None:
            self.at = at

        def intend(self, view: object, prompts: object, legal: list[object], *_: object) -> Intent:
            return Intent(legal[0], self.at)

    chairs = Chairs(match, {0: At(900), 1: At(400)}, Random(0))
    move = chairs.next_move()
    assert move is not None
    assert (move[0], move[1].at) == (1, 400)
