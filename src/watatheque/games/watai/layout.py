"""WT-2, WT-3 and the variants that change the layout."""

from typing import Final

from watatheque.core.chance import Chance
from watatheque.core.game import Event
from watatheque.games.watai.clocks import COUNTDOWN_SPAN
from watatheque.games.watai.moves import stamp
from watatheque.games.watai.pieces import EXTRA, PACK_SHIFT, pack_cards
from watatheque.games.watai.piles import recount, set_rules
from watatheque.games.watai.state import CHOOSE, COUNTDOWN, NOBODY, Race, Table, empty_race
from watatheque.games.watai.values import ROW, Options

TALON: Final = 13
MOVED: Final = 3  # WT-V17
CHOICE_SPAN: Final = 15_000
CHOSEN: Final = (3, 4, 10)  # the variants in which the thrower names a player


def deal(options: Options, seats: int, chance: Chance) -> Race:
    race = empty_race(Table(options, seats), chance, seats)
    race.leader = chance.below(seats, "first go")  # WT-4
    race.count = fixed(options.counts, 0, 1)
    race.variant = fixed(options.variants, 0, 0)  # the first round has none
    begin(race, 0, None)
    return race


def fixed(chosen: list[int], round: int, otherwise: int) -> int:
    """What the options say of a round (from 0); their list starts over when it is through."""
    return chosen[round % len(chosen)] if chosen else otherwise


def begin(race: Race, at: int, news: list[Event] | None) -> None:
    """Lay a round out, up to its countdown or to what the thrower must choose first."""
    race.round += 1
    race.clear_round()
    race.piles = []
    race.stamp = 0
    for seat in range(race.seats):
        _lay_out(race, seat)
    if race.variant == 2:  # WT-V2: the sixth comes from the Stock
        race.rows[race.leader].append(race.stocks[race.leader].pop())
    if race.variant == 6:  # WT-V6: to the left neighbour, the next seat
        race.stocks = [race.stocks[race.seats - 1], *race.stocks[: race.seats - 1]]
    set_rules(race)
    recount(race)
    if news is not None:
        told = {"round": race.round, "seat": race.leader, "variant": race.variant}
        news.append(Event("began", told, article=variant_article(race.variant)))
    if race.variant in CHOSEN:
        race.phase = CHOOSE
        race.due = at + CHOICE_SPAN * race.table.pace
    else:
        count_down(race, at, news)


def variant_article(variant: int) -> str:
    return f"WT-V{variant}" if variant else "WT-4"


def _lay_out(race: Race, seat: int) -> None:
    cards = _cards(race, seat)
    for card in cards:
        race.stamp += stamp(card)
    race.chance.shuffle(cards, f"pack of seat {seat}")
    race.rows[seat] = cards[:ROW]
    race.talons[seat] = cards[ROW : ROW + TALON]
    race.stocks[seat] = cards[ROW + TALON :]
    race.turned[seat] = []
    race.locked[seat] = False


def _cards(race: Race, seat: int) -> list[int]:
    packs = race.table.packs[seat]
    cards: list[int] = []
    for pack in packs:
        cards += pack_cards(pack, race.table.high)
    if race.variant == 5 or (race.variant == 13 and seat == race.leader):
        cards.append((packs[0] << PACK_SHIFT) + EXTRA)  # WT-V5, WT-V13: one a player
    return cards


def count_down(race: Race, at: int, news: list[Event] | None) -> None:
    """WT-4: 3-2-1."""
    race.phase = COUNTDOWN
    race.due = at + COUNTDOWN_SPAN * race.table.pace
    if news is not None:
        news.append(Event("countdown", {"seat": race.leader}, article="WT-4"))


def choose(race: Race, seat: int, at: int, news: list[Event] | None) -> None:
    """WT-V17: unseen, before Go."""
    talon, stock = race.talons[seat], race.stocks[seat]
    if race.variant == 3:  # the Stock's top three go on the Talon
        talon += _take_three(stock)
    elif race.variant == 4:  # the Talon's top three go under the Stock
        race.stocks[seat] = _take_three(talon) + stock
    else:  # WT-V10: the thrower's Talon's top three go on the Talon of somebody else
        talon += _take_three(race.talons[race.leader])
    recount(race)
    if news is not None:
        told = {"seat": race.leader, "chosen": seat, "variant": race.variant}
        news.append(Event("chosen", told, article=variant_article(race.variant)))
    count_down(race, at, news)


def _take_three(cards: list[int]) -> list[int]:
    first = max(0, len(cards) - MOVED)
    three = cards[first:]
    del cards[first:]
    return three


def default_choice(race: Race) -> int:
    """Whom the variant meets if the thrower does not say: nobody is hurt by chance."""
    if race.variant == 4:
        return race.leader
    best, chosen = 0, NOBODY
    for step in range(1, race.seats):
        seat = (race.leader + step) % race.seats
        if chosen == NOBODY or race.totals[seat] > best:
            best, chosen = race.totals[seat], seat
    return chosen
