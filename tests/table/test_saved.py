"""A table as the store keeps it."""

import re

from tests.sink import SINK
from tests.sink.rules import Sink
from watatheque.core import codec
from watatheque.store.mentions import named
from watatheque.table import saved
from watatheque.table.plan import Plan
from watatheque.table.room import Room
from watatheque.table.settings import Settings


def room(calendar: int = 0) -> Room:
    plan = Plan(game=Sink.name, seats=2)
    return Room(
        "t", SINK, plan, "ann", settings=Settings(), entropy=bytes, calendar=lambda: calendar
    )


def again(doc: str) -> Room:
    fresh = room()
    saved.fill(fresh, saved.read(doc, "table"), "over")
    return fresh


def test_the_store_finds_everybody_whom_a_document_names() -> None:
    """What `store.mentions` reads is what is written here, wherever an id may stand."""
    kept = room()
    kept.seating.sit("guest-bob", "Bob", 0, "00")
    kept.seating.sit("guest-cyd", "Cyd", 1, "00")
    kept.seating.kick(1)
    kept.seating.host = "guest-ann"
    kept.carried.add("guest-dan", "1")
    doc = kept.row().doc
    people = {"guest-ann", "guest-bob", "guest-cyd", "guest-dan"}
    assert named(doc) == people == set(re.findall("guest-[a-z]+", doc))


def test_a_command_that_was_carried_out_is_known_again() -> None:
    kept = room()
    kept.carried.add("bob", "1")
    kept.carried.add("ann", "2")
    kept.carried.add("bob", "3")
    assert again(kept.row().doc).carried.of == {"ann": ["2"], "bob": ["1", "3"]}


def test_so_is_one_of_a_document_from_before_they_were_kept_by_guest() -> None:
    told = codec.plain(saved.save(room()))
    del told["carried"]
    told["done"] = [{"guest": "bob", "id": "1"}, {"guest": "ann", "id": "2"}]
    doc = codec.line(told)
    assert again(doc).carried.of == {"bob": ["1"], "ann": ["2"]}
    assert named(doc) == {"ann", "bob"}


def test_a_match_is_named_by_its_date_and_found_again_by_that_name() -> None:
    kept = room(calendar=0x1A2B3C4D5E6)
    kept.new_match()
    assert kept.match_id == "1a2b3c4d5e6.t.1"
    assert again(codec.line(saved.save(kept))).match_id == kept.match_id


def test_matches_that_begin_later_are_kept_behind_earlier_ones() -> None:
    early, late = room(calendar=0xFFFF), room(calendar=0x10000)
    early.new_match()
    late.new_match()
    assert early.match_id < late.match_id


def test_a_match_that_was_kept_before_names_had_dates_is_found() -> None:
    kept = room()
    kept.new_match()
    told = codec.plain(saved.save(kept))
    del told["match"]
    assert again(codec.line(told)).match_id == "t.1"
