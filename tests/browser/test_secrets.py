"""A spectator's page and network hold no hidden card, by what the record says afterwards."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from tests.browser import duel, wizz
from tests.browser.conftest import Visit
from tests.browser.person import Mouse, Person, next_to_act
from tests.browser.seated import seated, table_of
from tests.browser.wiretap import Wiretap, tapped
from tests.web.running import Running
from watatheque.games.triple_wata.pieces import find_pack
from watatheque.games.uno_wizz.wording import card_text

pytestmark = pytest.mark.live
NEVER = 1_000_000
OPTIONS = {"scoring": "none", "uno_grace": 0}
# The first one only has red cards to play, the other one can only draw.
DEALT: dict[str, Any] = {
    "hands": [["red-2", "red-7", "red-9"], ["green-6", "green-8"]],
    "discard": ["red-5"],
    "next": ["yellow-4", "yellow-6", "yellow-8"],
}


def entries(server: Running, table: str) -> list[dict[str, Any]]:
    lines = server.http.get(f"/api/tables/{table}/record").text.splitlines()
    return [told for line in lines if "action" in (told := json.loads(line))]


def laid(told: Sequence[dict[str, Any]]) -> dict[str, int]:
    """Each card that came to the light, and by which entry."""
    found: dict[str, int] = {}
    for entry in told:
        if card := entry["action"].get("card"):
            found.setdefault(card, entry["n"])
    return found


def said(text: str, word: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def leaks(tap: Wiretap, names: dict[str, list[str]], shown: dict[str, int]) -> list[str]:
    """Where a card was told, in whatever words, before the entry that showed it."""
    return [
        f"{card} is told by {n}: {text[:300]}"
        for n, text in tap.all()
        for card, words in names.items()
        if n < shown.get(card, NEVER) and any(said(text, word) for word in words)
    ]


def heard(tap: Wiretap, words: list[str]) -> bool:
    """Every word, somewhere: else the search for it would prove nothing."""
    everything = [text for _, text in tap.all()]
    return all(any(said(text, word) for text in everything) for word in words)


def watched(people: Sequence[Person], tap: Wiretap, move: Callable[..., object]) -> None:
    tap.look()
    while turn := next_to_act(people):
        move(*turn)
        tap.look()
    Person(tap.page).see(lambda sight: bool(sight.result))
    tap.look()


def test_triple_wata_tells_a_spectator_no_hand(server: Running, visit: Visit) -> None:
    people = seated(server, visit, [Mouse, Mouse])
    table = table_of(people[0].page)
    tap = tapped(server, visit("/api/games", lang="en"), table)
    watched(people, tap, duel.lay)
    shown = laid(entries(server, table))
    assert len(shown) == 9
    pack = {card.id: card for card in find_pack("dungeon").cards}
    names = {id: [id, pack[id].en, pack[id].fr] for id in shown}
    assert leaks(tap, names, shown) == []
    assert all(heard(tap, names[id][1:]) for id in shown)


def test_uno_wizz_tells_a_spectator_no_hand_and_no_pile(server: Running, visit: Visit) -> None:
    plan: dict[str, Any] = {"options": OPTIONS, "position": DEALT}
    people = seated(server, visit, [Mouse, Mouse], lang="en", game="uno-wizz", **plan)
    table = table_of(people[0].page)
    tap = tapped(server, visit("/api/games", lang="en"), table)
    watched(people, tap, wizz.decide)
    told = entries(server, table)
    shown = laid(told)
    assert list(shown) == DEALT["hands"][0]
    hidden = [*DEALT["hands"][0], *DEALT["hands"][1], *DEALT["next"]]
    names = {card: [card, spoken(card), worded(card)] for card in hidden}
    counted = dict.fromkeys(hidden[:-1], told[-1]["n"])  # UW-18: hands are laid open for the count
    assert leaks(tap, names, counted | shown) == []
    assert all(heard(tap, names[card]) for card in shown)


def spoken(card: str) -> str:
    return card.replace("-", " ")


def worded(card: str) -> str:
    """As it travels in a scene or a beat."""
    return msgspec.json.encode(card_text(card)).decode()
