"""UW-15 and UW-14f: calling UNO, and being caught not to."""

from typing import Final

from watatheque.core.game import Event, Millis
from watatheque.games.uno_wizz.draws import take
from watatheque.games.uno_wizz.flow import go_on, pass_over_stuck
from watatheque.games.uno_wizz.state import NOBODY, SWAP, TURN, Party, members

PENALTY: Final = 2  # cards, UW-15 and UW-14f
SWAP_CALLS: Final = 5000  # UW-14f


def one_left(party: Party, seat: int, at: Millis) -> None:
    """UW-15: one card is left; a call is due, unless it came with the card or all is over."""
    if (party.ahead and party.turn == seat) or party.out != NOBODY:
        return
    party.exposed |= 1 << seat
    if party.table.grace:
        party.grace = at + party.table.grace


def has_played(party: Party) -> None:
    """UW-15: the next player has played, and nobody can point anything out any more."""
    party.exposed = 0
    party.grace = 0


def call(party: Party, seat: int, at: Millis, news: list[Event] | None) -> None:
    article = "UW-14f" if party.phase == SWAP else "UW-15"
    if news is not None:
        news.append(Event("uno", {"seat": seat}, article=article))
    if party.phase == SWAP:
        party.owing &= ~(1 << seat)
        if not party.owing:
            go_on(party, party.spinner, at, news)  # UW-14f: all have called
    elif party.exposed >> seat & 1:
        party.exposed &= ~(1 << seat)
        if not party.exposed:
            party.grace = 0
    else:
        party.ahead = True  # UW-15: along with the card that follows


def catch(party: Party, seat: int, target: int, news: list[Event] | None) -> None:
    party.exposed &= ~(1 << target)
    if news is not None:
        news.append(Event("caught", {"seat": target, "by": seat}, article="UW-15"))
    take(party, target, PENALTY, "UW-15", news)
    if party.phase == TURN:
        pass_over_stuck(party, news)  # UW-17: these may have been the last cards


def swap_calls_over(party: Party, at: Millis, news: list[Event] | None) -> None:
    """UW-14f: whoever has not called in time draws, and nobody need point it out."""
    late = members(party.owing)
    party.owing = 0
    for seat in late:
        if news is not None:
            news.append(Event("silent", {"seat": seat}, article="UW-14f"))
        take(party, seat, PENALTY, "UW-14f", news)
    go_on(party, party.spinner, at, news)
