"""Whose turn comes next."""

from watatheque.core.game import Event, Millis
from watatheque.games.uno_wizz.count import count
from watatheque.games.uno_wizz.draws import can_draw
from watatheque.games.uno_wizz.pieces import COLOUR, COLOUR_OF_LOOK, FITS, SUPER
from watatheque.games.uno_wizz.state import NOBODY, TURN, Party


def playable(hand: list[int], look: int, face: int) -> bool:
    """UW-5 and, for a Super Joker, UW-12."""
    return FITS[look][face] and (face != SUPER or not holds_colour(hand, COLOUR_OF_LOOK[look]))


def holds_colour(hand: list[int], colour: int) -> bool:
    for face in hand:  # noqa: SIM110 - compiled, a loop is far faster than a generator
        if COLOUR[face] == colour:
            return True
    return False


def can_play(hand: list[int], look: int) -> bool:
    for face in hand:  # noqa: SIM110 - as above
        if playable(hand, look, face):
            return True
    return False


def go_on(party: Party, after: int, at: Millis, news: list[Event] | None) -> None:
    """The turn passes on from a seat, unless somebody is out (UW-16)."""
    if party.out != NOBODY:
        count(party, at, news)
    else:
        begin_turn(party, (after + party.direction) % party.seats, news)


def begin_turn(party: Party, seat: int, news: list[Event] | None) -> None:
    if party.open_turns:
        count_open_turn(party)
    party.turn = seat
    party.phase = TURN
    party.ahead = False
    if not party.pile and not can_draw(party):
        pass_over_stuck(party, news)


def count_open_turn(party: Party) -> None:
    """UW-14g: the hand is on view until the turn of the next player ends."""
    party.open_turns -= 1
    if not party.open_turns:
        party.open = NOBODY


def pass_over_stuck(party: Party, news: list[Event] | None) -> None:
    """UW-17: with nothing to draw, who cannot play loses the turn.

    All cards but the top one are then in hands, so that somebody can follow its colour.
    """
    while not can_draw(party) and not can_play(party.hands[party.turn], party.look):
        if news is not None:
            news.append(Event("passed", {"seat": party.turn}, article="UW-17"))
        party.turn = party.next_to(party.turn)
        if party.open_turns:
            count_open_turn(party)
