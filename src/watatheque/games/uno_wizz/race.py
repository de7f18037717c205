"""UW-14i: the race to shout UNO WIZZ. Ticks open and close it, so that no animation decides."""

from typing import Final

from watatheque.core.game import Event, Millis
from watatheque.games.uno_wizz.flow import go_on
from watatheque.games.uno_wizz.state import NOTHING, RACE, READY_RACE, SHED, Party

SEEN: Final = 1500  # ms in which the icon is seen before the race opens
OPEN: Final = 10_000


def get_ready(party: Party, at: Millis) -> None:
    party.phase = READY_RACE
    party.due = at + SEEN


def begin(party: Party, at: Millis, news: list[Event] | None) -> None:
    party.phase = RACE
    party.due = at + OPEN
    if news is not None:
        news.append(Event("race", {}, article="UW-14i"))


def shout(party: Party, seat: int, news: list[Event] | None) -> None:
    """The quickest may throw off one card, whichever they like."""
    party.actor = seat
    party.shed = 0
    party.named = NOTHING
    party.phase = SHED
    if news is not None:
        news.append(Event("shouted", {"seat": seat}, article="UW-14i"))


def close(party: Party, at: Millis, news: list[Event] | None) -> None:
    """Nobody has shouted in ten seconds."""
    if news is not None:
        news.append(Event("unshouted", {"seat": party.spinner}, article="UW-14i"))
    go_on(party, party.spinner, at, news)
