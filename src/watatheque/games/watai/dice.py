"""WT-18 and the variants: what the winner of a round throws for the next one."""

from typing import Final

from watatheque.core.game import Event
from watatheque.games.watai import layout
from watatheque.games.watai.state import ROLL_COUNT, ROLL_VARIANT, Race

ROLL_SPAN: Final = 10_000
AIE: Final = 10  # WT-18


def prepare(race: Race, at: int, news: list[Event] | None) -> None:
    """WT-18: the count of the next round is thrown, or the table has fixed it."""
    race.asked = None
    race.dice = []
    race.ready = [0] * race.seats
    counts = race.table.options.counts
    if counts:
        race.count = layout.fixed(counts, race.round, 1)
        prepare_variant(race, at, news)
    else:
        race.phase = ROLL_COUNT
        race.due = at + ROLL_SPAN * race.table.pace


def prepare_variant(race: Race, at: int, news: list[Event] | None) -> None:
    variants = race.table.options.variants
    if variants:
        race.variant = layout.fixed(variants, race.round, 0)
        layout.begin(race, at, news)
    else:
        race.phase = ROLL_VARIANT
        race.due = at + ROLL_SPAN * race.table.pace


def roll(race: Race, seat: int, at: int, news: list[Event] | None) -> None:
    race.asked = None
    if race.phase == ROLL_COUNT:
        _roll_count(race, seat, at, news)
    else:
        _roll_variant(race, seat, at, news)


def _roll_count(race: Race, seat: int, at: int, news: list[Event] | None) -> None:
    race.count = race.chance.below(8, "counting die") + 1  # WT-18: one, with both boxes too
    race.dice = [race.count]
    if news is not None:
        told = {"seat": seat, "face": race.count}
        news.append(Event("rolled-count", told, article="WT-18"))
    if race.count == 8:  # at once; the next round counts classic, which an 8 does
        race.totals[seat] -= AIE
        if news is not None:
            news.append(Event("aie", {"seat": seat, "points": AIE}, article="WT-18"))
    prepare_variant(race, at, news)


def _roll_variant(race: Race, seat: int, at: int, news: list[Event] | None) -> None:
    dice = [race.chance.below(8, "variant die") + 1 for _ in range(race.table.dice)]
    race.dice = dice
    race.variant = sum(dice)
    if news is not None:
        told = {"seat": seat, "dice": dice, "variant": race.variant}
        news.append(Event("rolled-variant", told, article=f"WT-V{race.variant}"))
    layout.begin(race, at, news)
