"""UW-13 and UW-14: the wheel is spun, stops, and its icon is carried out."""

from typing import Final

from watatheque.core.game import Event, Millis
from watatheque.games.uno_wizz import race, shedding, war
from watatheque.games.uno_wizz.calls import SWAP_CALLS, has_played
from watatheque.games.uno_wizz.draws import take_until
from watatheque.games.uno_wizz.flow import go_on
from watatheque.games.uno_wizz.knowledge import pass_hands, show_hand
from watatheque.games.uno_wizz.pieces import BLUE, RED, names
from watatheque.games.uno_wizz.state import (
    BLUE_CARD,
    HAND_SWAP,
    ICONS,
    NOBODY,
    OPEN_HAND,
    RED_CARD,
    SWAP,
    THE_WAR,
    UNO_WIZZ,
    WHEEL,
    Party,
    set_of,
)

TURNING: Final = 3000  # ms from the spin to the icon
ARTICLES: Final = [f"UW-14{icon}" for icon in ICONS]


def spin(party: Party, seat: int, at: Millis, news: list[Event] | None) -> None:
    """UW-13: who spins has played as far as UW-15 goes."""
    has_played(party)
    party.spinner = seat
    lots = party.table.lots
    party.icon = lots[party.chance.below(len(lots), "wheel")]
    party.phase = WHEEL
    party.due = at + TURNING
    if news is not None:
        told = {"seat": seat, "icon": ICONS[party.icon]}
        news.append(Event("spun", told, article="UW-13"))


def stop(party: Party, at: Millis, news: list[Event] | None) -> None:
    """The wheel has come to rest, and everybody sees the icon."""
    icon, spinner = party.icon, party.spinner
    article = ARTICLES[icon]
    if news is not None:
        news.append(Event("icon", {"seat": spinner, "icon": ICONS[icon]}, article=article))
    if icon < RED_CARD:
        shedding.begin(party, at, news)
    elif icon in (RED_CARD, BLUE_CARD):
        take_until(party, spinner, RED if icon == RED_CARD else BLUE, article, news)
        go_on(party, spinner, at, news)
    elif icon == HAND_SWAP:
        _swap_hands(party, at, news)
    elif icon == OPEN_HAND:
        _open_hand(party, at, news)
    elif icon == THE_WAR:
        war.begin(party, at, news)
    else:
        assert icon == UNO_WIZZ
        race.get_ready(party, at)


def _swap_hands(party: Party, at: Millis, news: list[Event] | None) -> None:
    """UW-14f: to the left, that is clockwise; UW-16: past whoever is out."""
    movers = [seat for seat in range(party.seats) if seat != party.out]
    if len(movers) > 1:
        pass_hands(party, movers)
        given = [party.hands[seat] for seat in movers]
        for i in range(len(movers)):
            party.hands[movers[i]] = given[i - 1]
    if news is not None:
        news.append(Event("swapped", {}, article="UW-14f"))
        for seat in movers:
            told = {"seat": seat, "cards": names(party.hands[seat])}
            news.append(Event("received", told, seat, "UW-14f"))
    party.owing = set_of([seat for seat in movers if len(party.hands[seat]) == 1])
    if party.out != NOBODY or not party.owing:
        party.owing = 0  # UW-16: no more UNO calls are due
        go_on(party, party.spinner, at, news)
    else:
        party.phase = SWAP
        party.due = at + SWAP_CALLS


def _open_hand(party: Party, at: Millis, news: list[Event] | None) -> None:
    """UW-14g: on view until the next player's turn ends, and known as long as it is held."""
    show_hand(party, party.spinner)
    party.open = party.spinner
    party.open_turns = 2
    if news is not None:
        told = {"seat": party.spinner, "cards": names(party.hands[party.spinner])}
        news.append(Event("opened", told, article="UW-14g"))
    go_on(party, party.spinner, at, news)
