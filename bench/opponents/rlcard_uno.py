"""RLCard's UNO under uniform play: its environment, and its rule code alone."""

import random

import rlcard
from rlcard.games.uno import Game

from bench.measure import measure, seconds_asked, timed

RNG = random.Random(1)
ENV = rlcard.make("uno", config={"seed": 1})


def through_the_environment() -> int:
    state, _ = ENV.reset()
    decisions = 0
    while not ENV.is_over():
        state, _ = ENV.step(RNG.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def rules_alone() -> int:
    """`step` and `init_game` list the legal actions in the state, so they are not asked again."""
    game = Game()
    state, _ = game.init_game()
    decisions = 0
    while not game.is_over():
        state, _ = game.step(RNG.choice(state["legal_actions"]))
        decisions += 1
    return decisions


if __name__ == "__main__":
    limit = seconds_asked()
    measure("RLCard uno, env.step", timed(through_the_environment), limit)
    measure("RLCard uno, rules alone", timed(rules_alone), limit)
