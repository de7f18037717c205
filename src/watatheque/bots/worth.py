"""What a state is worth to a seat."""

from typing import Any

from watatheque.core.game import Game, Seat


def lead(standing: tuple[int, ...], seat: Seat) -> float:
    """How far a seat is ahead of the best of the others."""
    others = [score for other, score in enumerate(standing) if other != seat]
    return standing[seat] - max(others)


def result(game: Game[Any, Any, Any], state: Any, seat: Seat) -> float:
    """From 0, lost, to 1, won alone; a state that is not over by how the seats stand."""
    outcome = game.outcome(state)
    if outcome is not None and outcome.winners:
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    ahead = lead(game.standing(state), seat)
    return 0.5 + 0.5 * ahead / (1 + abs(ahead))
