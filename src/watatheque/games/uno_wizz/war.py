"""UW-14h: La Guerre."""

from typing import Any

from watatheque.core.game import Event, Millis
from watatheque.games.uno_wizz.actions import SHOW
from watatheque.games.uno_wizz.flow import go_on
from watatheque.games.uno_wizz.knowledge import show_cards
from watatheque.games.uno_wizz.pieces import NAMES, NO_CARD, NO_NUMBER
from watatheque.games.uno_wizz.pieces import NUMBER as NUMBER_OF
from watatheque.games.uno_wizz.state import (
    NO_FACES,
    NOTHING,
    NOTHING_KNOWN,
    SHED,
    WAR,
    Party,
    members,
    set_of,
)


def begin(party: Party, at: Millis, news: list[Event] | None) -> None:
    """Everybody who has a number card and is not out (UW-16) takes part."""
    party.shown = [NO_FACES] * party.seats
    party.tied = False
    able = [seat for seat in range(party.seats) if seat != party.out and highest(party, seat)]
    if news is not None:
        news.append(Event("war", {"seats": able}, article="UW-14h"))
    if able:
        _next_showing(party, able)
    else:
        _nobody_wins(party, at, news)


def highest(party: Party, seat: int) -> list[int]:
    """The faces among which a seat chooses: its next number card downwards, an equal one too."""
    left = party.hands[seat]
    if party.shown[seat]:
        left = left[:]
        for face in party.shown[seat]:
            left.remove(face)
    top = NO_NUMBER
    found: list[int] = []
    for face in left:
        number = NUMBER_OF[face]
        if number > top:
            top = number
            found = [face]
        elif number == top != NO_NUMBER and found[-1] != face:
            found.append(face)
    return found


def _next_showing(party: Party, able: list[int]) -> None:
    party.fighters = set_of(able)
    party.chosen = [NO_CARD] * party.seats
    party.phase = WAR


def show_actions(party: Party, seat: int) -> list[Any]:
    if not waits_for(party, seat):
        return []
    return [SHOW[face] for face in highest(party, seat)]


def waits_for(party: Party, seat: int) -> bool:
    return bool(party.fighters >> seat & 1) and party.chosen[seat] == NO_CARD


def choose(party: Party, seat: int, face: int, at: Millis, news: list[Event] | None) -> None:
    """Among equal cards the owner chooses; they are turned over together, when all have chosen."""
    chosen = party.chosen[:]
    chosen[seat] = face
    party.chosen = chosen
    if news is not None:
        news.append(Event("chose", {"seat": seat}, article="UW-14h"))
    fighters = members(party.fighters)
    if all(chosen[fighter] != NO_CARD for fighter in fighters):
        _reveal(party, fighters, news)
        _decide(party, fighters, at, news)


def _reveal(party: Party, fighters: list[int], news: list[Event] | None) -> None:
    shown = party.shown[:]
    for seat in fighters:
        copy = shown[seat].count(party.chosen[seat])
        shown[seat] = [*shown[seat], party.chosen[seat]]
        show_cards(party, seat, shown[seat])  # what was shown remains known
        if news is not None:
            told = {"seat": seat, "card": NAMES[party.chosen[seat]], "copy": copy}
            news.append(Event("shown", told, article="UW-14h"))
    party.shown = shown


def _decide(party: Party, fighters: list[int], at: Millis, news: list[Event] | None) -> None:
    best = max([NUMBER_OF[party.chosen[seat]] for seat in fighters])
    tied = [seat for seat in fighters if NUMBER_OF[party.chosen[seat]] == best]
    if len(tied) > 1:
        party.tied = True  # only those who tie go on, as far as they have something to show
        tied = [seat for seat in tied if highest(party, seat)]
        if news is not None:
            news.append(Event("tied", {"seats": tied}, article="UW-14h"))
    if len(tied) > 1:
        _next_showing(party, tied)
    elif tied:
        _win(party, tied[0], news)
    else:
        _nobody_wins(party, at, news)


def _win(party: Party, seat: int, news: list[Event] | None) -> None:
    party.actor = seat
    party.shed = 0
    party.named = NOTHING
    party.fighters = 0
    party.chosen = NO_FACES
    party.phase = SHED
    if news is not None:
        news.append(Event("won", {"seat": seat}, article="UW-14h"))


def _nobody_wins(party: Party, at: Millis, news: list[Event] | None) -> None:
    """All run out together: nobody throws off, and play resumes after whoever spun."""
    party.shown = NOTHING_KNOWN
    party.chosen = NO_FACES
    party.fighters = 0
    party.tied = False
    if news is not None:
        news.append(Event("drawn", {"seat": party.spinner}, article="UW-14h"))
    go_on(party, party.spinner, at, news)
