"""The kitchen sink at a browser table: positions that ask for one gesture, and who sits there."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from tests.browser.conftest import DESKTOP, Visit
from tests.browser.seated import sit
from tests.browser.ways import Anybody
from tests.sink import SINK, pieces
from tests.sink.state import State
from tests.web.player import Player
from tests.web.running import Running

LATE = 900_000  # ms of the match: nothing runs out while a test looks
SOAP_1, SOAP_6, SPONGE_2, SPONGE_6, PLATE_3 = 0, 5, 7, 11, 14


def position(**changes: Any) -> dict[str, Any]:
    """Two hands, some cards on the board, the rest in the deck; then what a test changes."""
    state: State = SINK.setup({}, 2, bytes(32))
    state.hands = [[SOAP_1, SPONGE_2, PLATE_3], [3, 9, 16]]
    state.cells = [SOAP_6, -1, SPONGE_6, -1, -1, -1]
    state.owners = [1, -1, 0, -1, -1, -1]
    state.piles = [[12, 13], [6, 8, 10]]
    state.asked = state.race_at = state.fine_at = LATE
    for name, value in changes.items():
        setattr(state, name, value)
    parts = [*state.hands, *state.shed, *state.piles, state.cells]
    used = {card for part in parts for card in part}
    state.deck = [card for card in range(pieces.CARDS) if card not in used]
    assert SINK.audit(state) is None, SINK.audit(state)
    saved: dict[str, Any] = msgspec.to_builtins(SINK.save(state))
    return saved


TURN = position()
NAME = position(stack=[("name", 0, 0)])
TAKE = position(stack=[("take", 0, 1)], laid=[9, 16, 3])
SHED = position(
    stack=[("shed", 0, 0)], hands=[[SPONGE_2, PLATE_3], [3, 9, 16]], shed=[[SOAP_1], []]
)
SAY = position(phase="race", die=2)
POINT = position(phase="race", die=5)
OWED = position(owes=0)
CAUGHT = position(owes=1)
FLICK = position(phase="flick", turns=[2, 2])
SECOND_ROUND: dict[str, Any] = {"sheet": [[1, 2]], "points": [1, 2], "turns": [2, 2], "turn": 1}
PUT = position(phase="flick", stack=[("put", 0, 1)], discs=[(-60, 0), None], **SECOND_ROUND)
KNOWN = position(known=[1 if card in (3, 16) else 0 for card in range(pieces.CARDS)])
READY = position(phase="ready", sheet=[[1, 1]], points=[1, 1], turns=[2, 2])
# Something in every zone there is.
FULL = position(
    stack=[("take", 0, 1)], laid=[9, 16, 3], shed=[[1], [15]], die=4, wheel=2, suit=1,
    plugs=[2, 0], drops=[1, 3], sheet=[[1, 2], [0, 2]], points=[1, 4],
    known=[1 if card == 16 else 0 for card in range(pieces.CARDS)],
)  # fmt: skip


class Table:
    """Ann before a page; Bob beside her does only what a test makes him do."""

    def __init__(self, server: Running, id: str, ann: Anybody, bob: Player) -> None:
        self.server, self.id, self.ann, self.bob = server, id, ann, bob

    def deeds(self) -> list[dict[str, Any]]:
        """What Ann has done, by the record, which is open once Bob has resigned."""
        assert self.bob.ask("resign")["type"] == "ack"
        lines = self.server.http.get(f"/api/tables/{self.id}/record").text.splitlines()
        entries = [told for line in lines if "action" in (told := msgspec.json.decode(line))]
        return [entry["action"] for entry in entries if entry["seat"] == 0]


@contextmanager
def washing_up(
    server: Running,
    visit: Visit,
    way: type[Anybody],
    position: dict[str, Any],
    size: tuple[int, int] = DESKTOP,
    **look: Any,
) -> Iterator[Table]:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    id = server.table(ann["token"], game="sink", position=position)
    person = way(visit(f"/table/{id}", lang="en", guest=ann, size=size, **look))
    sit(person.page, "en")
    with Player(server, id, bob["token"]) as other:
        other.sit(1)
        person.page.get_by_role("button", name="Start").click()
        person.see(lambda sight: bool(sight.stops))
        yield Table(server, id, person, other)
