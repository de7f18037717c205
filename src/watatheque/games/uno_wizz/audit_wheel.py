"""What is wrong while an icon is carried out, UW-14."""

from watatheque.games.uno_wizz.pieces import HIGHEST, JOKER, NO_CARD
from watatheque.games.uno_wizz.shedding import KEPT, colours_in, may_shed, numbers_in
from watatheque.games.uno_wizz.state import (
    ALMOST,
    COLOUR,
    COLOUR_LESS,
    HAND_SWAP,
    NOBODY,
    NOTHING,
    NUMBER,
    NUMBER_LESS,
    RACE,
    READY_RACE,
    SHED,
    SWAP,
    THE_WAR,
    TOP,
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


def wheel(party: Party) -> str | None:
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


def war(party: Party) -> str | None:
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


def contains(hand: list[int], faces: list[int]) -> bool:
    return not faces or all(hand.count(face) >= faces.count(face) for face in set(faces))
