"""What is wrong with a state, in words: it judges the positions that people send."""

from watatheque.games.uno_wizz.count import match_over
from watatheque.games.uno_wizz.draws import can_draw
from watatheque.games.uno_wizz.flow import can_play, playable
from watatheque.games.uno_wizz.pieces import DECK, FACES, HIGHEST, JOKER, NO_CARD, NO_LOOK
from watatheque.games.uno_wizz.shedding import KEPT, colours_in, may_shed, numbers_in
from watatheque.games.uno_wizz.state import (
    ALMOST,
    BETWEEN,
    COLOUR,
    COLOUR_LESS,
    DREW,
    HAND_SWAP,
    NOBODY,
    NOTHING,
    NUMBER,
    NUMBER_LESS,
    OPENING,
    OVER,
    RACE,
    READY_RACE,
    SHED,
    SINGLE,
    SPIN,
    SWAP,
    THE_WAR,
    TOP,
    TURN,
    UNO_WIZZ,
    WAR,
    WHEEL,
    Party,
    members,
)
from watatheque.games.uno_wizz.war import highest

ACTED: dict[int, tuple[int, ...]] = {  # the icons that lead to a phase
    NUMBER: (NUMBER_LESS,),
    COLOUR: (COLOUR_LESS,),
    SHED: (ALMOST, NUMBER_LESS, COLOUR_LESS, THE_WAR, UNO_WIZZ),
    TOP: (ALMOST, UNO_WIZZ),
    SWAP: (HAND_SWAP,),
    WAR: (THE_WAR,),
    READY_RACE: (UNO_WIZZ,),
    RACE: (UNO_WIZZ,),
    WHEEL: tuple(range(9)),
}


def audit(party: Party) -> str | None:
    return (
        _cards(party)
        or _seats(party)
        or _scores(party)
        or _hands(party)
        or _turn(party)
        or _calls(party)
        or _wheel(party)
        or _war(party)
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
    if party.ahead and (party.phase != TURN or len(party.hands[party.turn]) != 2):
        return "UNO goes with the last card but one (UW-15)"
    if (party.phase == SWAP) != bool(party.owing):
        return "UNO is owed exactly after hands were swapped (UW-14f)"
    if party.ready and (party.phase != BETWEEN or party.ready == (1 << party.seats) - 1):
        return "one is ready between rounds, and when all are the next begins (TB-12)"
    return None


def _wheel(party: Party) -> str | None:
    phase, icon = party.phase, party.icon
    if phase in ACTED and icon not in ACTED[phase]:
        return "the wheel does not stand on the icon that is carried out (UW-14)"
    if (party.icon == NOTHING) != (party.spinner == NOBODY):
        return "somebody has spun exactly when the wheel shows an icon (UW-13)"
    if bool(party.open_turns) != (party.open != NOBODY):
        return "a hand on view is on view for a turn (UW-14g)"
    if phase not in (SHED, TOP) and party.shed:
        return "nobody is throwing cards off (UW-14j)"
    if party.shed >= len(party.discard):
        return "more cards were thrown off than lie there (UW-14j)"
    if phase == WHEEL and party.turn != party.spinner:
        return "it is the turn of whoever spins (UW-13)"
    return _actor(party) or _named(party)


def _actor(party: Party) -> str | None:
    phase, icon, actor = party.phase, party.icon, party.actor
    if phase not in (NUMBER, COLOUR, SHED, TOP):
        return None
    hand = party.hands[actor]
    if icon in (ALMOST, NUMBER_LESS, COLOUR_LESS) and actor != party.spinner:
        return "whoever spun throws off (UW-14)"
    if phase == NUMBER and not numbers_in(hand):
        return "there is no number to name (UW-14b)"
    if phase == COLOUR and not colours_in(hand):
        return "there is no colour to name (UW-14c)"
    if phase == TOP and not (party.shed and party.discard[-1] >= JOKER):
        return "no Joker was thrown off last (UW-14j)"
    if phase == SHED and icon == ALMOST and len(hand) <= KEPT:
        return "two cards are kept (UW-14a)"
    if phase == SHED and icon == UNO_WIZZ and party.shed:
        return "only one card is thrown off (UW-14i)"
    return None


def _named(party: Party) -> str | None:
    shedding = party.phase == SHED
    most = NOTHING
    if shedding and party.icon == NUMBER_LESS:
        most = HIGHEST
    elif shedding and party.icon == COLOUR_LESS:
        most = 3
    if (party.named == NOTHING) != (most == NOTHING) or party.named > most:
        return "what is named is a number for UW-14b and a colour for UW-14c"
    if most == NOTHING or party.shed:
        return None
    held = any(may_shed(party, face) for face in party.hands[party.actor])
    return None if held else "what is named must be in the hand (UW-14b, UW-14c)"


def _war(party: Party) -> str | None:
    shedding = party.phase == SHED and party.icon == THE_WAR
    if party.phase != WAR and not shedding:
        idle = not (party.fighters or party.tied or party.chosen or party.shown)
        return None if idle else "there is no war (UW-14h)"
    if not party.shown:
        return "what was shown needs a value for each seat (UW-14h)"
    for seat in range(party.seats):
        shown, hand = party.shown[seat], party.hands[seat]
        if any(numbers_in([face]) == [] for face in shown) or not contains(hand, shown):
            return "only number cards of one's own are shown (UW-14h)"
    if shedding:
        idle = not party.fighters and not party.chosen and bool(party.shown[party.actor])
        return None if idle else "the winner throws off what was shown (UW-14h)"
    return _fighters(party)


def _fighters(party: Party) -> str | None:
    fighters = members(party.fighters)
    if not party.chosen or not fighters or party.out in fighters:
        return "nobody is at war (UW-14h)"
    if party.tied != any(party.shown):
        return "cards lie shown exactly after a tie (UW-14h)"
    for seat in range(party.seats):
        card = party.chosen[seat]
        if card != NO_CARD and (seat not in fighters or card not in highest(party, seat)):
            return "the next highest number card is chosen (UW-14h)"
        if seat in fighters and not highest(party, seat):
            return "who has no number card left is eliminated (UW-14h)"
    if all(party.chosen[seat] != NO_CARD for seat in fighters):
        return "when all have chosen the cards are shown (UW-14h)"
    return None


def _known(party: Party) -> str | None:
    wide = party.seats + 1
    for i, faces in enumerate(party.known):
        holder, viewer = divmod(i, wide)
        if (viewer == holder and faces) or not contains(party.hands[holder], faces):
            return "what is known of a hand must be in it"
        if viewer != holder and not contains(faces, party.known[holder * wide + party.seats]):
            return "what everybody knows each seat knows"
    return None


def contains(hand: list[int], faces: list[int]) -> bool:
    return all(hand.count(face) >= faces.count(face) for face in set(faces))


assert len(set(DECK)) == FACES
