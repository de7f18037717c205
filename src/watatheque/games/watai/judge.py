"""Why an action is refused: always by the article that forbids it."""

from typing import Any, Final

from watatheque.core.game import Refusal
from watatheque.core.values import Ready
from watatheque.games.watai.listing import playable_places, slap_window
from watatheque.games.watai.pieces import EMPTY, KIND_MASK
from watatheque.games.watai.piles import goes, mask_of
from watatheque.games.watai.state import (
    BETWEEN,
    BIT,
    CHOOSE,
    COUNTDOWN,
    PLAY,
    ROLL_COUNT,
    ROLL_VARIANT,
    Race,
)
from watatheque.games.watai.values import (
    NEW,
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

TABLE_ACTIONS: Final = (Ready, Roll, Choose)


def judge(race: Race, seat: int, action: Any) -> Refusal | None:
    if isinstance(action, TABLE_ACTIONS):
        return _judge_between(race, seat, action)
    if race.phase == COUNTDOWN or race.phase == CHOOSE:
        return Refusal("WT-4", "nobody plays before Go")
    if race.phase != PLAY:
        return Refusal("WT-12", "the round is over")
    if race.frozen(seat):
        return Refusal("WT-V13", "you are frozen")
    if isinstance(action, Call):
        return _judge_call(race, seat)
    if race.may_call(seat):
        return Refusal("WT-12", "you can only call")
    if isinstance(action, Lay):
        return _judge_lay(race, seat, action.source, action.pile)
    if isinstance(action, Turn):
        return None if race.stocks[seat] else Refusal("WT-10", "your Stock is used up")
    if isinstance(action, Gather):
        return _judge_gather(race, seat)
    if isinstance(action, Fill):
        return _judge_fill(race, seat, action.place)
    if isinstance(action, Point):
        return _judge_point(race, seat, action.seat, action.place)
    if isinstance(action, Slap):
        return _judge_slap(race, seat, action.pile)
    return _judge_announce(race, seat, action)


def _judge_between(race: Race, seat: int, action: Any) -> Refusal | None:
    if isinstance(action, Ready):
        if race.phase != BETWEEN:
            return Refusal("TB-12", "no round has just ended")
        return Refusal("TB-12", "you have said so already") if race.ready[seat] else None
    if isinstance(action, Roll):
        if race.phase != ROLL_COUNT and race.phase != ROLL_VARIANT:
            return Refusal("WT-18", "there is nothing to roll for")
        return None if seat == race.leader else Refusal("WT-18", "the winner of the round rolls")
    if race.phase != CHOOSE:
        return Refusal("WT-V17", "there is nobody to choose")
    if seat != race.leader:
        return Refusal("WT-V17", "the thrower chooses")
    if not 0 <= action.seat < race.seats:
        return Refusal("TB-1", "there is no such seat")
    if race.variant == 10 and action.seat == seat:
        return Refusal("WT-V17", "the cards go to another player")
    return None


def _judge_call(race: Race, seat: int) -> Refusal | None:
    # A false call is accepted, and punished (WT-13); but a Talon that is empty is no false claim.
    if race.variant == 11 and len(race.emptied) > 2 and seat in race.emptied[2:]:
        return Refusal("WT-V11", "only the first two may call")
    return None


def _judge_lay(race: Race, seat: int, source: int, pile: int) -> Refusal | None:
    if source == TOP:
        if not race.turned[seat]:
            return Refusal("WT-6", "nothing is turned up")
        if race.locked[seat]:
            return Refusal("WT-9", "the last cards of a Stock do not open play")
        card = race.turned[seat][-1]
    elif 0 <= source < len(race.rows[seat]):
        card = race.rows[seat][source]
    else:
        return Refusal("WT-6", "there is no such place")
    if card == EMPTY:
        return Refusal("WT-6", "there is no card")
    if not NEW <= pile < len(race.piles):
        return Refusal("WT-5", "there is no such pile")
    return None if goes(race, card, pile) else _misfit(race, card, pile)


def _misfit(race: Race, card: int, pile: int) -> Refusal:
    if pile == NEW:
        return Refusal("WT-5" if race.variant != 9 else "WT-V9", "it does not open a pile")
    below = race.piles[pile][:-1]
    if below and mask_of(race, below) & BIT[card & KIND_MASK]:
        return Refusal("WT-11", "another card was down first")
    return Refusal("WT-5", "it does not go on that pile")


def _judge_gather(race: Race, seat: int) -> Refusal | None:
    if race.stocks[seat]:
        return Refusal("WT-10", "your Stock is not used up")
    return None if race.turned[seat] else Refusal("WT-10", "there is nothing to gather")


def _judge_fill(race: Race, seat: int, place: int) -> Refusal | None:
    row = race.rows[seat]
    if not 0 <= place < len(row) or row[place] != EMPTY:
        return Refusal("WT-7", "there is no hole")
    return None if race.talons[seat] else Refusal("WT-7", "your Talon is empty")


def _judge_point(race: Race, seat: int, owner: int, place: int) -> Refusal | None:
    if not 0 <= owner < race.seats:
        return Refusal("TB-1", "there is no such seat")
    if owner == seat:
        return Refusal("WT-14", "that is your own")
    if race.fine_due[owner]:
        return Refusal("WT-14", "they have been pointed at just now")
    if race.may_call(owner):
        return Refusal("WT-14", "they can only call")
    if place in playable_places(race, owner):
        return None
    return Refusal("WT-14", "there is no card that can be laid")


def _judge_slap(race: Race, seat: int, pile: int) -> Refusal | None:
    if race.variant != 15:
        return Refusal("WT-V15", "nobody slaps in this round")
    window = slap_window(race, pile)
    if window < 0:
        return Refusal("WT-V15", "no 10 was laid there just now")
    if race.slaps[window + 2] & BIT[seat]:
        return Refusal("WT-V15", "you have slapped already")
    return None


def _judge_announce(race: Race, seat: int, action: Announce) -> Refusal | None:
    if race.variant != 16:
        return Refusal("WT-V16", "nobody announces in this round")
    for i in range(0, len(race.owed), 3):
        if race.owed[i] == seat and race.owed[i + 1] == action.number:
            return None
    return Refusal("WT-V16", "you have laid no such number just now")
