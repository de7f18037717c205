"""What happens when no person acts: the earliest of what bots intend and what falls due."""

from watatheque.bots.chairs import Chairs
from watatheque.core.errors import BadInput
from watatheque.core.match import Match


def advance(match: Match, chairs: Chairs) -> None:
    """One step on, as far as the next entry."""
    due, move = match.due(), chairs.next_move()
    if due is not None and (move is None or due.at <= move[1].at):
        match.expire(due.at)
        return
    if move is None:
        raise BadInput("match", "nobody can act and nothing is due")
    seat, intent = move
    refusal = match.submit(seat, intent.action, intent.at)
    if refusal is not None:
        raise BadInput(f"bot of seat {seat}", f"refused: {refusal.detail}", refusal.article)
