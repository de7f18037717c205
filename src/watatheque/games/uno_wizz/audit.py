"""What is wrong with a state, in words: it judges the positions that people send."""

from watatheque.games.uno_wizz import audit_wheel
from watatheque.games.uno_wizz.audit_wheel import contains
from watatheque.games.uno_wizz.count import match_over
from watatheque.games.uno_wizz.draws import can_draw
from watatheque.games.uno_wizz.flow import can_play, playable
from watatheque.games.uno_wizz.pieces import DECK, JOKER, NO_CARD, NO_LOOK
from watatheque.games.uno_wizz.state import (
    BETWEEN,
    DREW,
    NOBODY,
    OPENING,
    OVER,
    SINGLE,
    SPIN,
    SWAP,
    TOP,
    TURN,
    Party,
    members,
)


def audit(party: Party) -> str | None:
    return (
        _cards(party)
        or _seats(party)
        or _scores(party)
        or _hands(party)
        or _turn(party)
        or _calls(party)
        or audit_wheel.wheel(party)
        or audit_wheel.war(party)
        or _known(party)
    )


def _cards(party: Party) -> str | None:
    everything = [*party.pile, *party.discard, *(face for hand in party.hands for face in hand)]
    if sorted(everything) != DECK:
        return "the 108 cards are not all there once (UW-1)"
    if any(hand != sorted(hand) for hand in party.hands):
        return "a hand is not in order"
    return None


def _seats(party: Party) -> str | None:
    masks = (party.exposed, party.owing, party.fighters, party.ready)
    one = (party.turn, party.dealer, party.out, party.spinner, party.actor, party.open)
    if any(mask >> party.seats for mask in masks) or any(seat >= party.seats for seat in one):
        return f"there are only {party.seats} seats (TB-1)"
    if any(len(row) != party.seats for row in (party.scores, *party.sheet, *party.cut)):
        return "scores and draws need a value for each seat"
    for listed in (party.chosen, party.shown):
        if len(listed) not in (0, party.seats):
            return "what was chosen or shown needs a value for each seat (UW-14h)"
    return None


def _scores(party: Party) -> str | None:
    counted = party.phase in (BETWEEN, OVER)
    if any(score < 0 for row in party.sheet for score in row):
        return "points are never negative (UW-18)"
    sums = [sum(row[seat] for row in party.sheet) for seat in range(party.seats)]
    if sums != party.scores:
        return "the scores are not the sum of the rounds (UW-19)"
    if party.table.scoring == SINGLE:
        return "there is a single round (UW-19)" if party.phase == BETWEEN else None
    if match_over(party) != (party.phase == OVER):
        return "the match is over exactly when somebody has reached the target (UW-19)"
    if counted and not party.sheet:
        return "a round that is over stands on the sheet (UW-18)"
    return None


def _hands(party: Party) -> str | None:
    empty = [seat for seat in range(party.seats) if not party.hands[seat]]
    counted = party.phase in (BETWEEN, OVER)
    if party.out == NOBODY:
        return "an empty hand ends the round (UW-16)" if empty or counted else None
    if party.phase in (OPENING, TURN, DREW, TOP, SWAP):
        return "somebody is out, so nobody takes a turn (UW-16)"
    if party.out not in empty or (len(empty) > 1 and not counted):
        return "whoever is out has no cards, and the others have some (UW-16)"
    spins = party.turn if party.phase == SPIN else party.spinner
    if not counted and party.out in (spins, party.actor):
        return "whoever is out takes no part (UW-16)"
    return None


def _turn(party: Party) -> str | None:
    hand = party.hands[party.turn]
    if (party.look == NO_LOOK) != (party.phase == OPENING):
        return "a colour is to be named exactly when a Joker opens the round (UW-4)"
    if party.phase == OPENING:
        opens = party.discard == [JOKER] and party.actor == party.turn
        return None if opens else "only a Joker that opens the round has no colour (UW-4)"
    if (party.drawn != NO_CARD) != (party.phase == DREW):
        return "a card is drawn exactly while it may be played (UW-6)"
    if party.phase == DREW:
        fits = party.drawn in hand and playable(hand, party.look, party.drawn)
        return None if fits else "the card just drawn does not fit, or is not held (UW-6)"
    if party.phase == TURN and not can_draw(party) and not can_play(hand, party.look):
        return "who can neither draw nor play is passed over (UW-17)"
    return None


def _calls(party: Party) -> str | None:
    exposed = members(party.exposed)
    if exposed and (party.phase not in (TURN, SPIN) or party.out != NOBODY):
        return "a missing UNO matters only until the next player has played (UW-15)"
    if any(len(party.hands[seat]) != 1 for seat in (*exposed, *members(party.owing))):
        return "UNO is due from whoever has one card (UW-15)"
    if party.grace and not exposed:
        return "nobody is given time to call UNO (UW-15)"
    if party.ahead and (party.phase not in (TURN, DREW) or len(party.hands[party.turn]) != 2):
        return "UNO goes with the last card but one (UW-15)"
    if (party.phase == SWAP) != bool(party.owing):
        return "UNO is owed exactly after hands were swapped (UW-14f)"
    if party.ready and (party.phase != BETWEEN or party.ready == (1 << party.seats) - 1):
        return "one is ready between rounds, and when all are the next begins (TB-12)"
    return None


def _known(party: Party) -> str | None:
    wide = party.seats + 1
    for holder in range(party.seats if party.known else 0):
        lists = party.known[holder * wide : (holder + 1) * wide]
        public = lists[party.seats]
        if lists[holder]:
            return "what one holds oneself needs no note"
        different = [faces for faces in lists[:holder] + lists[holder + 1 :] if faces != public]
        if not all(contains(faces, public) for faces in different):
            return "what everybody knows each seat knows"
        if not all(contains(party.hands[holder], faces) for faces in (public, *different)):
            return "what is known of a hand must be in it"
    return None
