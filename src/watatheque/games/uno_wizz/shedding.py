"""Throwing cards off through the wheel, one at a time: UW-14a to UW-14c, UW-14h, UW-14i, UW-14j."""

from typing import Any, Final

from watatheque.core.game import Event, Millis
from watatheque.games.uno_wizz.actions import DONE, NAME_COLOUR, NAME_NUMBER
from watatheque.games.uno_wizz.actions import SHED as SHED_ACTION
from watatheque.games.uno_wizz.calls import one_left
from watatheque.games.uno_wizz.flow import begin_turn, go_on
from watatheque.games.uno_wizz.knowledge import leaves, without
from watatheque.games.uno_wizz.pieces import COLOUR as COLOUR_OF
from watatheque.games.uno_wizz.pieces import (
    COLOUR_OF_LOOK,
    COLOURS,
    HIGHEST,
    JOKER,
    NAMES,
    NO_COLOUR,
    NO_NUMBER,
)
from watatheque.games.uno_wizz.pieces import NUMBER as NUMBER_OF
from watatheque.games.uno_wizz.state import (
    ALMOST,
    COLOUR,
    COLOUR_LESS,
    ICONS,
    NO_FACES,
    NOBODY,
    NOTHING,
    NOTHING_KNOWN,
    NUMBER,
    NUMBER_LESS,
    OPENING,
    SHED,
    THE_WAR,
    TOP,
    UNO_WIZZ,
    Party,
)

KEPT: Final = 2  # cards, UW-14a


def begin(party: Party, at: Millis, news: list[Event] | None) -> None:
    """UW-14a to UW-14c; a hand to which the icon means nothing is left alone."""
    party.actor = party.spinner
    party.named = NOTHING
    party.shed = 0
    hand = party.hands[party.spinner]
    if party.icon == ALMOST and len(hand) > KEPT:
        party.phase = SHED
    elif party.icon == NUMBER_LESS and numbers_in(hand):
        party.phase = NUMBER
    elif party.icon == COLOUR_LESS and colours_in(hand):
        party.phase = COLOUR
    else:
        if news is not None:
            article = f"UW-14{ICONS[party.icon]}"
            news.append(Event("nothing", {"seat": party.spinner}, article=article))
        party.actor = NOBODY
        go_on(party, party.spinner, at, news)


def numbers_in(hand: list[int]) -> list[int]:
    held = [NUMBER_OF[face] for face in hand]
    return [number for number in range(HIGHEST + 1) if number in held]


def colours_in(hand: list[int]) -> list[int]:
    held = [COLOUR_OF[face] for face in hand]
    return [colour for colour in range(4) if colour in held]


def may_shed(party: Party, face: int) -> bool:
    """Whether the icon lets its actor throw this card off: it need not fit anything (UW-14j)."""
    if party.icon == NUMBER_LESS:
        return NUMBER_OF[face] == party.named != NO_NUMBER
    if party.icon == COLOUR_LESS:
        return COLOUR_OF[face] == party.named != NO_COLOUR
    if party.icon == THE_WAR:
        return face in party.shown[party.actor]
    return True


def may_stop(party: Party) -> bool:
    if party.icon == ALMOST:
        return False  # UW-14a: all but two must go
    return party.icon != THE_WAR or not party.tied  # UW-14h: after a tie all that was shown goes


def shed_actions(party: Party) -> list[Any]:
    found: list[Any] = []
    before = -1
    for face in party.hands[party.actor]:
        if face != before and may_shed(party, face):
            found.append(SHED_ACTION[face])
            before = face
    if may_stop(party):
        found.append(DONE)
    return found


def name_actions(party: Party) -> list[Any]:
    hand = party.hands[party.actor]
    if party.phase == NUMBER:
        return [NAME_NUMBER[number] for number in numbers_in(hand)]
    if party.phase == COLOUR:
        return [NAME_COLOUR[colour] for colour in colours_in(hand)]
    return NAME_COLOUR[:]


def name_number(party: Party, number: int, news: list[Event] | None) -> None:
    party.named = number
    party.phase = SHED
    if news is not None:
        told = {"seat": party.actor, "number": number}
        news.append(Event("numbered", told, article="UW-14b"))


def name_colour(party: Party, colour: int, at: Millis, news: list[Event] | None) -> None:
    articles = {OPENING: "UW-4", COLOUR: "UW-14c", TOP: "UW-14j"}
    if news is not None:
        told = {"seat": party.actor, "colour": COLOURS[colour]}
        news.append(Event("named", told, article=articles[party.phase]))
    if party.phase == COLOUR:
        party.named = colour
        party.phase = SHED
        return
    party.look = JOKER + colour
    if party.phase == OPENING:
        party.actor = NOBODY
        begin_turn(party, party.turn, news)  # UW-4: and plays the first card
    else:
        _finish(party, at, news)


def shed(party: Party, face: int, at: Millis, news: list[Event] | None) -> None:
    """UW-14j: it sets nothing off, but what lies on top must be followed."""
    hand = party.hands[party.actor]
    hand.remove(face)
    leaves(party, party.actor, face)
    if party.icon == THE_WAR:
        party.shown = [
            without(faces, face) if seat == party.actor else faces
            for seat, faces in enumerate(party.shown)
        ]
    party.discard.append(face)
    # Under a Joker the colour in force stays until another is named.
    party.look = face if face < JOKER else JOKER + COLOUR_OF_LOOK[party.look]
    party.shed += 1
    if news is not None:
        told = {"seat": party.actor, "card": NAMES[face]}
        news.append(Event("shed", told, article=f"UW-14{ICONS[party.icon]}"))
    if not hand and party.out == NOBODY:
        party.out = party.actor  # UW-16 [R]: on anybody's turn
        if news is not None:
            news.append(Event("out", {"seat": party.actor}, article="UW-16"))
    if not hand or _all_gone(party):
        done(party, at, news)


def _all_gone(party: Party) -> bool:
    if party.icon == ALMOST:
        return len(party.hands[party.actor]) == KEPT
    if party.icon == THE_WAR:
        return not party.shown[party.actor]
    return party.icon == UNO_WIZZ  # one card; UW-14b, UW-14c: the seat says when it is done


def stop(party: Party, at: Millis, news: list[Event] | None) -> None:
    if news is not None:
        told = {"seat": party.actor, "count": party.shed}
        news.append(Event("done", told, article=f"UW-14{ICONS[party.icon]}"))
    done(party, at, news)


def done(party: Party, at: Millis, news: list[Event] | None) -> None:
    if party.shed and party.discard[-1] >= JOKER and party.out == NOBODY:
        party.phase = TOP  # UW-14j: a Joker ends up on top
    else:
        _finish(party, at, news)


def _finish(party: Party, at: Millis, news: list[Event] | None) -> None:
    """UW-14j: on after who spun, who is the actor but for a war or race; there after its winner."""
    actor = party.actor
    if party.shed and len(party.hands[actor]) == 1:
        one_left(party, actor, at)  # UW-15 [R]: brought down to one card by the wheel
    party.shown = NOTHING_KNOWN
    party.chosen = NO_FACES
    party.fighters = 0
    party.tied = False
    party.named = NOTHING
    party.shed = 0
    party.actor = NOBODY
    go_on(party, actor, at, news)
