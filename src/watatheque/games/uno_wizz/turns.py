"""A turn: playing a card, drawing one, keeping it. UW-5 to UW-13."""

from bisect import insort
from typing import Any, Final

from watatheque.core.game import Event, Millis
from watatheque.games.uno_wizz.calls import has_played, one_left
from watatheque.games.uno_wizz.draws import refill, take, tell_drawn
from watatheque.games.uno_wizz.flow import (
    begin_turn,
    count_open_turn,
    go_on,
    playable,
)
from watatheque.games.uno_wizz.knowledge import leaves
from watatheque.games.uno_wizz.pieces import (
    COLOURS,
    DRAW_FOUR,
    DRAW_TWO,
    EFFECT,
    FITS,
    JOKER,
    NAMES,
    NO_CARD,
    PLAIN,
    REVERSE,
    SKIP,
    SUPER,
    WIZZ,
)
from watatheque.games.uno_wizz.state import DREW, NOBODY, SPIN, Party

ARTICLES: Final = ["UW-5", "UW-13", "UW-8", "UW-9", "UW-10", "UW-11", "UW-12"]  # by effect


def play(
    party: Party, seat: int, face: int, colour: int, at: Millis, news: list[Event] | None
) -> None:
    if party.exposed:
        has_played(party)
    hand = party.hands[seat]
    hand.remove(face)
    if party.known:
        leaves(party, seat, face)
    party.drawn = NO_CARD
    party.discard.append(face)
    party.look = face if face < JOKER else JOKER + colour  # UW-11
    if news is not None:
        tell_played(seat, face, colour, news)
    left = len(hand)
    if left <= 1:
        if left == 1:
            one_left(party, seat, at)
        else:
            party.out = seat  # UW-16
            if news is not None:
                news.append(Event("out", {"seat": seat}, article="UW-16"))
    effect = EFFECT[face]
    if effect == PLAIN and party.out == NOBODY:
        begin_turn(party, (seat + party.direction) % party.seats, news)
    else:
        _set_off(party, seat, effect, at, news)


def tell_played(seat: int, face: int, colour: int, news: list[Event]) -> None:
    told: dict[str, Any] = {"seat": seat, "card": NAMES[face]}
    if face >= JOKER:
        told["colour"] = COLOURS[colour]
    news.append(Event("played", told, article=ARTICLES[EFFECT[face]]))


def _set_off(party: Party, seat: int, effect: int, at: Millis, news: list[Event] | None) -> None:
    following = party.next_to(seat)
    if effect == WIZZ:  # UW-13, and UW-16 where it was the last card
        begin_turn_at_wheel(party, following)
    elif effect == DRAW_TWO:
        _lose_turn(party, following, 2, "UW-8", at, news)
    elif effect == DRAW_FOUR:
        _lose_turn(party, following, 4, "UW-12", at, news)
    elif effect == SKIP:
        _lose_turn(party, following, 0, "UW-10", at, news)
    elif effect == REVERSE:
        _reverse(party, seat, at, news)
    else:
        go_on(party, seat, at, news)


def begin_turn_at_wheel(party: Party, seat: int) -> None:
    if party.open_turns:
        count_open_turn(party)
    party.turn = seat
    party.ahead = False
    party.phase = SPIN


def _lose_turn(
    party: Party, victim: int, cards: int, article: str, at: Millis, news: list[Event] | None
) -> None:
    """UW-8, UW-10, UW-12: the next player draws, cannot answer, and is passed over."""
    if cards:
        take(party, victim, cards, article, news)
    if news is not None:
        news.append(Event("passed", {"seat": victim}, article=article))
    go_on(party, victim, at, news)


def _reverse(party: Party, seat: int, at: Millis, news: list[Event] | None) -> None:
    party.direction = -party.direction
    if news is not None:
        news.append(Event("turned", {"direction": party.direction}, article="UW-9"))
    if party.seats == 2 and party.table.skips:
        go_on(party, party.next_to(seat), at, news)  # UW-9 [R]: the same player again
    else:
        go_on(party, seat, at, news)


def draw(party: Party, seat: int, news: list[Event] | None) -> None:
    """UW-6, UW-7: a card that fits may be played at once, any other ends the turn."""
    if party.exposed:
        has_played(party)
    if not party.pile:
        refill(party, news)
    face = party.pile.pop()
    hand = party.hands[seat]
    fits = FITS[party.look][face]
    if face == SUPER:
        fits = playable(hand, party.look, face)
    insort(hand, face)
    if news is not None:
        tell_drawn(seat, [face], "UW-6", news)
    if fits:
        party.drawn = face
        party.ahead = False
        party.phase = DREW
        return
    if news is not None:
        news.append(Event("kept", {"seat": seat}, article="UW-6"))
    begin_turn(party, (seat + party.direction) % party.seats, news)


def keep(party: Party, seat: int, news: list[Event] | None) -> None:
    if news is not None:
        news.append(Event("kept", {"seat": seat}, article="UW-7"))
    party.drawn = NO_CARD
    begin_turn(party, (seat + party.direction) % party.seats, news)
