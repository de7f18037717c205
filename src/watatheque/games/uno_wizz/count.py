"""The end of a round and of the match: UW-16, UW-18, UW-19."""

from watatheque.core.game import Event, Millis
from watatheque.core.values import PAUSE
from watatheque.games.uno_wizz.pieces import names, points_of
from watatheque.games.uno_wizz.state import AGAINST, BETWEEN, CLASSIC, OVER, SINGLE, Party


def count(party: Party, at: Millis, news: list[Event] | None) -> None:
    """Somebody is out and all that their last card set off is done (UW-16)."""
    row = points(party)
    if party.table.scoring != SINGLE:
        party.sheet = [*party.sheet, row]
        party.scores = [party.scores[seat] + row[seat] for seat in range(party.seats)]
    party.exposed = 0
    party.grace = 0
    if news is not None:
        hands = [names(hand) for hand in party.hands]
        told = {"seat": party.out, "hands": hands, "points": row, "scores": party.scores}
        news.append(Event("counted", told, article="UW-18"))
    if match_over(party):
        party.phase = OVER
        if news is not None:
            news.append(Event("ended", {"winners": winners(party)}, article="UW-19"))
    else:
        party.phase = BETWEEN
        party.ready = 0
        party.due = at + PAUSE


def points(party: Party) -> list[int]:
    """What the round brings each seat."""
    held = [points_of(hand) for hand in party.hands]
    if party.table.scoring == CLASSIC:  # UW-18: whoever went out collects all the others hold
        return [sum(held) if seat == party.out else 0 for seat in range(party.seats)]
    return held if party.table.scoring == AGAINST else [0] * party.seats


def match_over(party: Party) -> bool:
    """UW-19."""
    return party.table.scoring == SINGLE or max(party.scores) >= party.table.target


def winners(party: Party) -> list[int]:
    """UW-19: of a match that is over; only against oneself can a win be shared."""
    if party.table.scoring == SINGLE:
        return [party.out]
    best = max(party.scores) if party.table.scoring == CLASSIC else min(party.scores)
    return [seat for seat in range(party.seats) if party.scores[seat] == best]
