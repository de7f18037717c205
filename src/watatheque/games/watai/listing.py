"""Every action a seat may take in a round, as objects made once."""

from random import Random
from typing import Any, Final

from watatheque.core.values import Ready
from watatheque.games.watai.pieces import EMPTY, KIND_MASK
from watatheque.games.watai.piles import goes_somewhere
from watatheque.games.watai.state import BIT, Race
from watatheque.games.watai.values import (
    MOST_ROW,
    TOP,
    Announce,
    Call,
    Choose,
    Fill,
    Gather,
    Lay,
    Point,
    Roll,
    Slap,
    Turn,
)

MOST_SEATS: Final = 8
MOST_PILES: Final = 64  # there are 32 Starts (WT-V9: Stops), or 12 with two players
CALL: Final = Call()
TURN: Final = Turn()
GATHER: Final = Gather()
READY: Final = Ready()
ROLL: Final = Roll()
OPENS: Final = [Lay(source, -1) for source in range(TOP + 1)]
LAYS: Final = [[Lay(source, pile) for pile in range(MOST_PILES)] for source in range(TOP + 1)]
FILLS: Final = [Fill(place) for place in range(MOST_ROW)]
SLAPS: Final = [Slap(pile) for pile in range(MOST_PILES)]
ANNOUNCES: Final = [Announce(number) for number in range(13)]
CHOICES: Final = [Choose(seat) for seat in range(MOST_SEATS)]
POINTS: Final = [[Point(seat, place) for place in range(TOP + 1)] for seat in range(MOST_SEATS)]


def own_actions(race: Race, seat: int) -> list[Any]:
    """All but pointing: what a seat does with its own hands."""
    if race.may_call(seat):
        return [CALL]  # WT-12
    found: list[Any] = []
    row = race.rows[seat]
    wanted = race.wanted
    holes = False
    for place in range(len(row)):
        card = row[place]
        if card == -1:
            holes = True
        elif wanted & BIT[card & KIND_MASK]:
            _list_lays(race, card & KIND_MASK, place, found)
    top = race.playable_top(seat)
    if top >= 0 and wanted & BIT[top & KIND_MASK]:
        _list_lays(race, top & KIND_MASK, TOP, found)
    if holes and race.talons[seat]:
        for place in range(len(row)):
            if row[place] == EMPTY:
                found.append(FILLS[place])
    if race.stocks[seat]:
        found.append(TURN)
    elif race.turned[seat]:
        found.append(GATHER)
    if race.variant >= 15:
        _list_sounds(race, seat, found)
    return found


def _list_lays(race: Race, kind: int, source: int, found: list[Any]) -> None:
    if kind == race.opener:
        found.append(OPENS[source])
        return
    bit = BIT[kind]
    masks = race.masks
    lays = LAYS[source]
    for pile in range(len(masks)):
        if masks[pile] & bit:
            found.append(lays[pile])


def _list_sounds(race: Race, seat: int, found: list[Any]) -> None:
    """WT-V15, WT-V16."""
    slaps, owed = race.slaps, race.owed
    for i in range(0, len(slaps), 3):
        if not slaps[i + 2] & BIT[seat]:
            found.append(SLAPS[slaps[i]])
    said: list[int] = []
    for i in range(0, len(owed), 3):
        if owed[i] == seat and owed[i + 1] not in said:
            said.append(owed[i + 1])
            found.append(ANNOUNCES[owed[i + 1]])


def list_points(race: Race, seat: int, found: list[Any]) -> None:
    """WT-14: playable cards of whoever has not been pointed at just now."""
    for other in range(race.seats):
        if other != seat and not race.fine_due[other] and not race.may_call(other):
            points = POINTS[other]
            for place in playable_places(race, other):
                found.append(points[place])


def playable_places(race: Race, seat: int) -> list[int]:
    row = race.rows[seat]
    places = [place for place in range(len(row)) if goes_somewhere(race, row[place])]
    if goes_somewhere(race, race.playable_top(seat)):
        places.append(TOP)
    return places


def slap_window(race: Race, pile: int) -> int:
    for i in range(0, len(race.slaps), 3):
        if race.slaps[i] == pile:
            return i
    return -1


def sample_own(race: Race, seat: int, rng: Random) -> Any:
    """Uniform among what a seat does with its own hands; it points only when they are idle.

    Pointing brings no round nearer to its end, and uniform pointers would fine each other for ever.
    """
    found = own_actions(race, seat)
    if not found:
        list_points(race, seat, found)
    if not found:
        return None  # all one could still do is shout, and that is punished (WT-13)
    return found[int(rng.random() * len(found))]
