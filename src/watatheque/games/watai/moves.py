"""WT-5 to WT-10: laying, filling, turning, gathering; and what a laid card sets off."""

from typing import Final

from watatheque.core.game import Event
from watatheque.games.watai import clocks
from watatheque.games.watai.pieces import EXTRA, KIND_MASK, LOW, NAMES, NUMBERS, START
from watatheque.games.watai.piles import hold, lay_article, put, release
from watatheque.games.watai.state import Race
from watatheque.games.watai.values import TOP

TEN: Final = 10 - LOW


def lay(race: Race, seat: int, source: int, pile: int, at: int, news: list[Event] | None) -> None:
    row = race.rows[seat]
    if race.fine_due[seat]:
        _play_pointed(race, seat, source)
    if source == TOP:
        card = race.turned[seat].pop()  # WT-6: uncovers the one under it
    else:
        card = row[source]
        row[source] = -1
    pile = put(race, card, pile)
    clocks.hear(race, at)
    if news is not None:
        told = {"seat": seat, "source": source, "pile": pile, "card": NAMES[card]}
        news.append(Event("laid", told, article=lay_article(race, pile)))
        if source == TOP and race.turned[seat]:
            under = {"seat": seat, "card": NAMES[race.turned[seat][-1]]}
            news.append(Event("uncovered", under, article="WT-8"))
    if race.variant >= 15:
        _sound(race, seat, card & KIND_MASK, pile, at, news)
    if source != TOP:
        if race.table.auto and race.talons[seat]:
            fill(race, seat, source, at, news)  # WT-7: at once
        elif race.variant == 7:
            finish(race, seat, at, news)  # WT-V7: perhaps this was the last of the Dévidoir


def _play_pointed(race: Race, seat: int, source: int) -> None:
    """WT-14: was it the card pointed at?"""
    if race.fine_place[seat] == source and (
        source != TOP or race.fine_depth[seat] == len(race.turned[seat]) - 1
    ):
        race.fine_live[seat] = 0


def _sound(race: Race, seat: int, kind: int, pile: int, at: int, news: list[Event] | None) -> None:
    """WT-V15: a 10 wants slaps. WT-V16: a number wants to be said."""
    if kind >= START:
        return
    number = kind % NUMBERS
    if race.variant == 16:
        until = race.base(at) + clocks.SAY_SPAN * race.table.pace
        race.owed += [seat, number + LOW, until]
        race.asked = None
    elif number == TEN:
        race.slaps += [pile, race.base(at) + clocks.SLAP_SPAN * race.table.pace, 0]
        race.asked = None
        if news is not None:
            news.append(Event("ten", {"pile": pile}, article="WT-V15"))


def fill(race: Race, seat: int, place: int, at: int, news: list[Event] | None) -> None:
    """WT-7, and what the last card of a Talon means (WT-12)."""
    if draw(race, seat, place, news):
        clocks.freeze(race, at, news)
    if not race.talons[seat]:
        finish(race, seat, at, news)


def draw(race: Race, seat: int, place: int, news: list[Event] | None) -> bool:
    """The top of the Talon into a hole; whether WT-V13's Extra Stop came up on the way."""
    came_up = False
    talon = race.talons[seat]
    while talon:
        card = talon.pop()
        if race.variant == 13 and card & KIND_MASK == EXTRA:
            came_up = True
            leave(race, seat, card, news)
            continue
        race.rows[seat][place] = card
        hold(race, card & KIND_MASK)
        if news is not None:
            told = {"seat": seat, "place": place, "card": NAMES[card]}
            news.append(Event("filled", told, article="WT-7"))
        break
    return came_up


def leave(race: Race, seat: int, card: int, news: list[Event] | None) -> None:
    """WT-V13: the Extra Stop is out of the round."""
    race.stamp -= stamp(card)
    if news is not None:
        told = {"seat": seat, "card": NAMES[card]}
        news.append(Event("extra", told, article="WT-V13"))


def stamp(card: int) -> int:
    """Summed over all cards in play this tells a lost or doubled card."""
    return (card + 1) * (card + 1)


def finish(race: Race, seat: int, at: int, news: list[Event] | None) -> None:
    """WT-12: the Talon is empty; is a call due?"""
    if race.variant == 11:
        _wait_for_second(race, seat, at, news)
    elif race.may_call(seat):
        owe(race, seat, at, news)


def _wait_for_second(race: Race, seat: int, at: int, news: list[Event] | None) -> None:
    """WT-V11: the first plays on until another Talon is empty; then both may call."""
    if seat in race.emptied:
        return
    race.emptied.append(seat)
    if len(race.emptied) == 1:
        if news is not None:
            news.append(Event("waits", {"seat": seat}, article="WT-V11"))
    elif len(race.emptied) == 2:
        owe(race, race.emptied[0], at, news)
        owe(race, race.emptied[1], at, news)


def owe(race: Race, seat: int, at: int, news: list[Event] | None) -> None:
    race.call_due[seat] = race.base(at) + clocks.CALL_SPAN * race.table.pace
    race.fine_due[seat] = 0  # WT-14: suspended until the call, and that ends the round
    race.asked = None
    if news is not None:
        article = f"WT-V{race.variant}" if race.variant in (7, 11) else "WT-12"
        news.append(Event("emptied", {"seat": seat}, article=article))


def turn(race: Race, seat: int, at: int, news: list[Event] | None) -> None:
    """WT-8: three together (WT-V14: two), the third on top."""
    stock, turned = race.stocks[seat], race.turned[seat]
    step = 2 if race.variant == 14 else 3
    whole = len(stock) + len(turned)
    count = min(step, len(stock))
    came_up = False
    for _ in range(count):
        card = stock.pop()
        if race.variant == 13 and card & KIND_MASK == EXTRA:
            came_up = True
            release(race, EXTRA)
            leave(race, seat, card, news)
        else:
            turned.append(card)
    # WT-9: the last one or two do not open play, unless they are the whole Stock.
    race.locked[seat] = count < step <= whole
    if news is not None:
        _tell_turned(race, seat, count, news)
    if came_up:
        clocks.freeze(race, at, news)


def _tell_turned(race: Race, seat: int, count: int, news: list[Event]) -> None:
    turned = race.turned[seat]
    told: dict[str, int | str] = {"seat": seat, "count": count}
    if turned:
        told["card"] = NAMES[turned[-1]]
    article = "WT-V14" if race.variant == 14 else "WT-8"
    if race.locked[seat]:
        article = "WT-9"
    news.append(Event("turned", told, article=article))


def gather(race: Race, seat: int, news: list[Event] | None) -> None:
    """WT-10: turned over as they lie, the first turned on top again, then that one goes under."""
    turned = race.turned[seat]
    race.stocks[seat] = [turned[0], *turned[:0:-1]]
    race.turned[seat] = []
    race.locked[seat] = False
    if race.fine_place[seat] == TOP:
        race.fine_live[seat] = 0  # WT-14: no longer in view
    if news is not None:
        told = {"seat": seat, "count": len(race.stocks[seat])}
        news.append(Event("gathered", told, article="WT-10"))
