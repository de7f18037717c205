"""Why an action is refused, always by an article. Touches nothing."""

from typing import Any, Final

from watatheque.core.game import Refusal
from watatheque.games.uno_wizz.asking import may_call_ahead
from watatheque.games.uno_wizz.draws import can_draw
from watatheque.games.uno_wizz.flow import playable
from watatheque.games.uno_wizz.pieces import COLOUR_OF, FACE_OF, FITS, JOKER
from watatheque.games.uno_wizz.shedding import colours_in, may_shed, may_stop, numbers_in
from watatheque.games.uno_wizz.state import (
    BETWEEN,
    COLOUR,
    DREW,
    ICONS,
    NUMBER,
    OPENING,
    RACE,
    SHED,
    SPIN,
    SWAP,
    TOP,
    TURN,
    WAR,
    Party,
)
from watatheque.games.uno_wizz.values import (
    Catch,
    Done,
    Draw,
    Keep,
    NameColour,
    NameNumber,
    Play,
    Shed,
    Shout,
    Show,
    Spin,
    Uno,
)
from watatheque.games.uno_wizz.war import highest, waits_for

NOT_YOURS: Final = "it is not your turn"


def judge(party: Party, seat: int, action: Any) -> Refusal | None:
    if isinstance(action, Play):
        return _play(party, seat, action)
    if isinstance(action, Draw):
        return _draw(party, seat)
    if isinstance(action, Keep):
        if party.phase != DREW or seat != party.turn:
            return Refusal("UW-6", "you have not just drawn a card that fits")
        return None
    if isinstance(action, Spin):
        return _spin(party, seat)
    if isinstance(action, NameColour):
        return _name_colour(party, seat, action)
    if isinstance(action, NameNumber):
        return _name_number(party, seat, action)
    if isinstance(action, (Shed, Done)):
        return _shed(party, seat, action)
    if isinstance(action, Show):
        return _show(party, seat, action)
    return _judge_call(party, seat, action)


def _judge_call(party: Party, seat: int, action: Any) -> Refusal | None:
    if isinstance(action, Shout):
        if party.phase != RACE:
            return Refusal("UW-14i", "there is no race, or it is not open yet")
        return Refusal("UW-16", "you are out") if seat == party.out else None
    if isinstance(action, Uno):
        return _uno(party, seat)
    if isinstance(action, Catch):
        return _catch(party, seat, action)
    if party.phase != BETWEEN:
        return Refusal("TB-12", "no round has just ended")
    return Refusal("TB-12", "you have said so already") if party.ready >> seat & 1 else None


def _turn(party: Party, seat: int, article: str) -> Refusal | None:
    """Whether this seat may take its turn now, whatever it does in it."""
    if party.phase == BETWEEN:
        return Refusal("TB-12", "the next round has not begun")
    if seat != party.turn:
        return Refusal(article, NOT_YOURS)
    if party.phase == OPENING:
        return Refusal("UW-4", "the colour of the first card is to be named")
    if party.phase == SPIN:
        return Refusal("UW-13", "you must spin the wheel, and play no card")
    if party.phase not in (TURN, DREW):
        return Refusal(f"UW-14{ICONS[party.icon]}", "the wheel comes first")
    if party.grace:
        return Refusal("UW-15", "there is still time to call UNO")
    return None


def _play(party: Party, seat: int, action: Play) -> Refusal | None:
    refusal = _turn(party, seat, "UW-5")
    if refusal is not None:
        return refusal
    face = FACE_OF.get(action.card, -1)
    hand = party.hands[seat]
    if face not in hand:
        return Refusal("UW-5", "that card is not in your hand")
    if party.phase == DREW and face != party.drawn:
        return Refusal("UW-7", "only the card just drawn may be played")
    if face < JOKER and action.colour:
        return Refusal("UW-5", "only a Joker comes with a colour")
    if face >= JOKER and action.colour not in COLOUR_OF:
        return Refusal("UW-11" if face == JOKER else "UW-12", "one of the four colours is needed")
    if not FITS[party.look][face]:
        return Refusal("UW-5", "it shares neither colour, number nor symbol")
    if not playable(hand, party.look, face):
        return Refusal("UW-12", "you hold a card of the colour in force")
    return None


def _draw(party: Party, seat: int) -> Refusal | None:
    refusal = _turn(party, seat, "UW-6")
    if refusal is not None:
        return refusal
    if party.phase == DREW:
        return Refusal("UW-7", "one card a turn is drawn")
    return None if can_draw(party) else Refusal("UW-17", "there is nothing to draw")


def _spin(party: Party, seat: int) -> Refusal | None:
    if party.phase != SPIN or seat != party.turn:
        return Refusal("UW-13", "the wheel is not yours to spin")
    return Refusal("UW-15", "there is still time to call UNO") if party.grace else None


def _name_colour(party: Party, seat: int, action: NameColour) -> Refusal | None:
    article = "UW-14c" if party.phase == COLOUR else "UW-14j"
    if party.phase == OPENING:
        article = "UW-4"
    if party.phase not in (OPENING, COLOUR, TOP) or seat != party.actor:
        return Refusal(article, "no colour is asked of you")
    colour = COLOUR_OF.get(action.colour)
    if colour is None:
        return Refusal(article, "one of the four colours is needed")
    if party.phase == COLOUR and colour not in colours_in(party.hands[seat]):
        return Refusal("UW-14c", "that colour is not in your hand")
    return None


def _name_number(party: Party, seat: int, action: NameNumber) -> Refusal | None:
    if party.phase != NUMBER or seat != party.actor:
        return Refusal("UW-14b", "no number is asked of you")
    if action.number not in numbers_in(party.hands[seat]):
        return Refusal("UW-14b", "that number is not in your hand")
    return None


def _shed(party: Party, seat: int, action: Any) -> Refusal | None:
    if party.phase != SHED or seat != party.actor:
        return Refusal("UW-14", "you have nothing to throw off")
    article = f"UW-14{ICONS[party.icon]}"
    if isinstance(action, Done):
        return None if may_stop(party) else Refusal(article, "there is more to throw off")
    face = FACE_OF.get(action.card, -1)
    if face not in party.hands[seat]:
        return Refusal(article, "that card is not in your hand")
    return None if may_shed(party, face) else Refusal(article, "that card is not meant")


def _show(party: Party, seat: int, action: Show) -> Refusal | None:
    if party.phase != WAR or not waits_for(party, seat):
        return Refusal("UW-14h", "no card of yours is asked for")
    if FACE_OF.get(action.card, -1) not in highest(party, seat):
        return Refusal("UW-14h", "that is not the highest number card you have left")
    return None


def _uno(party: Party, seat: int) -> Refusal | None:
    """UW-15: what is needless costs nothing, and does nothing."""
    if party.phase == SWAP:
        owes = bool(party.owing >> seat & 1)
        return None if owes else Refusal("UW-14f", "no call is due from you")
    if party.exposed >> seat & 1 or may_call_ahead(party, seat):
        return None
    return Refusal("UW-15", "no call is due from you")


def _catch(party: Party, seat: int, action: Catch) -> Refusal | None:
    target = action.seat
    if not 0 <= target < party.seats or target == seat:
        return Refusal("UW-15", "that is no opponent of yours")
    if not party.exposed >> target & 1:
        return Refusal("UW-15", "they have called, or somebody has played since")
    return Refusal("UW-15", "there is still time to call UNO") if party.grace else None
