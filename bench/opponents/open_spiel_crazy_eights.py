"""OpenSpiel's crazy_eights under uniform play, driven from Python and by its own C++ loop.

Decisions are those of players; the time of chance nodes (deal and draw) is included.
"""

import random
from time import process_time

import pyspiel

from bench.measure import measure, seconds_asked, timed

PLAYERS = 2
GAME = pyspiel.load_game("crazy_eights", {"players": PLAYERS})
RNG = random.Random(1)
BOTS = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(PLAYERS)]


def from_python() -> int:
    state, decisions = GAME.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(RNG.choices(actions, weights)[0])
        else:
            state.apply_action(RNG.choice(state.legal_actions()))
            decisions += 1
    return decisions


def from_cpp() -> tuple[int, float]:
    start = process_time()
    state = GAME.new_initial_state()
    pyspiel.evaluate_bots(state, BOTS, RNG.getrandbits(31))
    seconds = process_time() - start
    # Counted outside the clock: the loop in C++ does not say how many there were.
    return sum(entry.player >= 0 for entry in state.full_history()), seconds


if __name__ == "__main__":
    limit = seconds_asked()
    measure("OpenSpiel crazy_eights, from Python", timed(from_python), limit)
    measure("OpenSpiel crazy_eights, C++ loop", from_cpp, limit)
