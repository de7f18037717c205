"""Nothing that a seat or a spectator may not know goes to it: frames, errors, sizes, numbers."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tests.contract.sight import heard
from tests.sink import SINK
from tests.table.rig import ALL, NONCE, Rig, table_test
from watatheque.core import codec
from watatheque.core.game import Event, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.table import commands as c
from watatheque.table import shown
from watatheque.table.outbox import Outbox
from watatheque.table.plan import Plan, Thinking
from watatheque.table.room import Room
from watatheque.table.settings import Settings
from watatheque.table.sight import Sight
from watatheque.table.talk import EMOTES

GUESTS = ("ann", "bob", "cyd", "dan")
Move = tuple[Seat, Any, int]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("sink", 3, {"rounds": 1, "bring": [2, 2, 5]}),
    ("sink", 2, {}),
    ("triple-wata", 2, {"hands": "choose"}),
    ("triple-wata", 2, {"three_on_table": True, "sudden_death": True}),
]


def opened(game: str, seats: int, options: dict[str, Any]) -> Room:
    """The same table each time: its luck is fixed."""
    plan = Plan(game=game, seats=seats, options=options, clock=Thinking(base_ms=10**7))
    luck = Random(99)
    room = Room("t", ALL[game], plan, "ann", settings=Settings(), entropy=luck.randbytes)
    for seat in range(seats):
        room.arrive(GUESTS[seat], 0)
        room.handle(GUESTS[seat], GUESTS[seat], c.Sit(id="s", seat=seat, nonce=NONCE), 0)
    assert room.handle("ann", "", c.Start(id="go"), 0).refusal is None
    return room


def match_of(room: Room) -> Match:
    assert room.play is not None
    return room.play.match


def send(room: Room, move: Move) -> Outbox:
    seat, action, now = move
    command = c.Act(id="a", action=codec.write_action(action))
    return room.handle(GUESTS[seat], "", command, now)


def moments(
    game: str, seats: int, options: dict[str, Any], luck: int
) -> Iterator[tuple[list[Move], list[Move]]]:
    """Ways into a match, each with what could come next."""
    rng, moves = Random(luck), list[Move]()
    room = opened(game, seats, options)
    for _ in range(40):
        now = room.now + rng.randrange(1, 400)
        room.wake(now)
        match = match_of(room)
        asked = [prompt.seat for prompt in match.prompts() if prompt.seat >= 0]
        nexts = [(seat, a, now) for seat in asked for a in match.game.legal(match.state, seat)]
        if room.phase != "running":
            return
        yield moves[:], rng.sample(nexts, min(6, len(nexts)))
        if nexts:
            moves.append(rng.choice(nexts))
            send(room, moves[-1])


def replayed(game: str, seats: int, options: dict[str, Any], moves: list[Move], now: int) -> Room:
    room = opened(game, seats, options)
    for move in moves:
        room.wake(move[2])
        assert send(room, move).refusal is None
    room.wake(now)
    return room


def swap(room: Room, viewer: Seat | None) -> None:
    """Another world, in which all is otherwise that the viewer cannot know."""
    match = match_of(room)
    match.state = match.game.resample(match.state, viewer, Random(5))
    look_anew(room, viewer)


def look_anew(room: Room, viewer: Seat | None) -> None:
    """As after a restart. What was seen come about keeps the order in which it did: in another
    world nobody has seen it come."""
    assert room.sight is not None
    known = [
        (entry, [e for e in news if e.to in (None, viewer)]) for entry, news in room.sight.lately
    ]
    room.sight = Sight(match_of(room), room.seating.people(), known)
    looked(room, viewer)


def sent(room: Room, out: Outbox, viewer: Seat | None) -> list[bytes]:
    """Every byte that goes to the viewer."""
    told = [frame for frame, to, _ in out.tells if to is None or to == viewer]
    return [msgspec.json.encode(frame) for frame in (*told, out.refusal)]


def looked(room: Room, viewer: Seat | None) -> bytes:
    return msgspec.json.encode(shown.snapshot(room, "" if viewer is None else GUESTS[viewer]))


def listened(room: Room) -> list[Event]:
    """The news of all that follows."""
    news: list[Event] = []
    match = match_of(room)
    before = match.listener
    assert before is not None

    def hear(entry: Entry, told: list[Event]) -> None:
        news.extend(told)
        before(entry, told)

    match.listener = hear
    return news


TRIES: list[Any] = [
    c.Act(id="1", action={"do": "tick"}), c.Act(id="2", action={"do": "place", "card": "x"}),
    c.Act(id="3", action={"do": "ready"}), c.Act(id="4", action={}), c.Undo(id="5"),
    c.Offer(id="6", what="takeback", to=0), c.Offer(id="7", what="pause"), c.Stand(id="8"),
    c.Emote(id="9", name=EMOTES[0]), c.Offer(id="10", what="rematch"),
    *(c.Act(id=f"p{card}", action={"do": "play", "card": card, "cell": 0}) for card in range(18)),
]  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_viewer_cannot_know_changes_no_byte_sent_to_it(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    compared = 0
    for moves, nexts in moments(game, seats, options, luck=1):
        now = nexts[0][2] if nexts else (moves[-1][2] if moves else 0)
        for viewer in (None, *range(seats)):
            here, there = (replayed(game, seats, options, moves, now) for _ in range(2))
            come_about = looked(here, viewer)
            look_anew(here, viewer)
            swap(there, viewer)
            assert looked(here, viewer) == looked(there, viewer)
            assert len(come_about) == len(looked(there, viewer))
            assert msgspec.json.decode(come_about) == msgspec.json.decode(looked(there, viewer))
            for move in nexts[:3]:
                compared += _compare(game, seats, options, moves, move, viewer)
    assert compared > 20


def _compare(
    game: str, seats: int, options: dict[str, Any], moves: list[Move], move: Move, viewer: Any
) -> int:
    here, there = (replayed(game, seats, options, moves, move[2]) for _ in range(2))
    match = match_of(there)
    looked(here, viewer)
    swap(there, viewer)
    if match.check(move[0], move[1]) is not None:
        return 0  # somebody else's card is elsewhere in that world
    news = listened(here), listened(there)
    outs = send(here, move), send(there, move)
    if heard(news[0], viewer) != heard(news[1], viewer):
        return 0  # the rules have shown the viewer something
    assert sent(here, outs[0], viewer) == sent(there, outs[1], viewer)
    return 1


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_refusals_tell_nothing_either(game: str, seats: int, options: dict[str, Any]) -> None:
    for n, (moves, nexts) in enumerate(moments(game, seats, options, luck=2)):
        if n % 4:
            continue
        now = nexts[0][2] if nexts else (moves[-1][2] if moves else 0)
        for viewer in range(seats):
            here, there = (replayed(game, seats, options, moves, now) for _ in range(2))
            looked(here, viewer)
            swap(there, viewer)
            for command in TRIES:
                if isinstance(command, c.Act) and _accepted(here, viewer, command):
                    continue
                outs = [r.handle(GUESTS[viewer], "", command, now) for r in (here, there)]
                assert sent(here, outs[0], viewer) == sent(there, outs[1], viewer)


def _accepted(room: Room, seat: Seat, command: c.Act) -> bool:
    try:
        action = codec.read_action(room.game.actions, command.action)
    except ValueError:
        return False
    return match_of(room).check(seat, action) is None


def test_a_hidden_choice_looks_the_same_to_all_others() -> None:
    """Two cards, one of them shed face down: to everybody else the same bytes."""
    options: dict[str, Any] = {"rounds": 1}
    hand = SINK.view(match_of(opened("sink", 3, options)).state, 0).hand
    frames: list[list[list[bytes]]] = []
    for card in hand[:2]:
        room = opened("sink", 3, options)
        for seat in range(3):
            looked(room, seat)
        command = c.Act(id="a", action={"do": "shed", "card": card})
        out = room.handle("ann", "", command, 100)
        assert out.refusal is None
        frames.append([sent(room, out, viewer) for viewer in (None, 1, 2, 0)])
    assert frames[0][:3] == frames[1][:3]
    assert frames[0][3] != frames[1][3], "but not to the one who chose"


def test_no_frame_names_a_guest_a_nonce_or_the_secret() -> None:
    room = opened("sink", 2, {"bring": [3, 4]})
    row = room.row()
    private = [room.secret.hex(), NONCE, "bring"]
    assert all(word in row.doc for word in private), "the store keeps them"
    for viewer in (None, 0, 1):
        told = looked(room, viewer).decode()
        assert not any(word in told for word in private)


@pytest.mark.parametrize("seat", range(3))
@table_test
async def test_what_a_seat_was_told_goes_to_nobody_else_when_it_is_given_up(
    rig: Rig, seat: Seat
) -> None:
    people = await rig.seated("ann", "bob", "cyd")
    watcher = await rig.join("")
    while rig.desk.room.phase == "running" and not people[seat].of("mine"):
        await rig.wait(16_000)
    before = len(people[seat].of("mine"))
    rig.now += 200_000  # deadlines have passed, but nobody has looked yet
    await rig.ask(people[seat], c.Resign)
    assert len(people[seat].of("mine")) > before, "it was told something"
    assert watcher.of("mine") == []
