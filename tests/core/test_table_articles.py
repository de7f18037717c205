"""The articles of the table (rules/table.md), as far as a match alone can keep them."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import structs

from tests.contract.cases import AnyGame, each_game
from tests.contract.walk import digest, next_act, stroll
from tests.sink import SINK
from tests.sink.values import Draw, Flick, Pass
from watatheque.core import codec
from watatheque.core.chance import commitment, seed_of
from watatheque.core.errors import BadInput
from watatheque.core.game import CLOCK, TICK, Outcome, Tick
from watatheque.core.marks import Abort, Flag, Resign, SeatTaken, Takeback
from watatheque.core.match import Match
from watatheque.core.record import Entry, Opened, Record, read, write
from watatheque.core.replay import verify
from watatheque.core.values import Ready

SEED = bytes(range(32))


def match_of(seats: int = 2, seed: bytes = SEED, **options: Any) -> Match:
    return Match(SINK, options, seats, seed)


def until(kind: str, seats: int = 2) -> Match:
    """Some match, played at random until a question of that kind is open."""
    for seed in range(50):
        match = match_of(seats)
        for _ in stroll(match, Random(seed), 0):
            if any(prompt.kind == kind for prompt in match.prompts()):
                return match
    raise AssertionError(f"no match comes to {kind!r}")


def finished(seats: int = 2) -> Match:
    match = match_of(seats, rounds=1)
    for _ in stroll(match, Random("finished"), 0):
        pass
    assert match.outcome is not None
    return match


def refused(match: Match, seat: int, action: Any, article: str = "") -> None:
    before, entries = match.digest(), len(match.entries)
    refusal = match.submit(seat, action, match.now)
    assert refusal is not None
    assert article in ("", refusal.article)
    assert (match.digest(), len(match.entries)) == (before, entries)


@each_game()
def test_tb_1_seats_within_the_limits_of_the_game(game: AnyGame) -> None:
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 1000):
        with pytest.raises(BadInput) as error:
            game.setup({}, seats, SEED)
        assert (error.value.what, error.value.article) == ("seats", "TB-1")


@pytest.mark.parametrize("seat", [-2, CLOCK, 2, 99])
def test_tb_1_an_action_comes_from_a_seat(seat: int) -> None:
    refused(match_of(2), seat, Pass(), "TB-1")


def test_tb_2_only_with_an_action_the_game_knows() -> None:
    for foreign in (Resign(), SeatTaken(0, "bot"), "pass", None, {"do": "pass"}):
        refused(match_of(), 0, foreign, "TB-2")


def test_tb_2_only_while_a_question_is_open() -> None:
    match = match_of(3)
    assert match.prompts()[0][:2] == (0, "turn")
    refused(match, 1, Pass())
    refused(match, 0, Flick(0, 100, 0, 50))
    refused(match, 0, Ready())
    assert match.submit(0, Pass(), 0) is None
    refused(match, 0, Pass())


def test_tb_3_no_seat_plays_for_the_clock() -> None:
    match = until("countdown")
    for seat in (-2, 0, 1, 2):
        refused(match, seat, TICK, "TB-3")


def test_tb_3_the_clock_plays_when_it_is_due_and_not_before() -> None:
    match = until("countdown")
    deadline = next(p.deadline for p in match.prompts() if p.seat == CLOCK)
    assert deadline is not None
    entries = len(match.entries)
    match.expire(deadline - 1)
    assert len(match.entries) == entries
    match.expire(deadline)
    assert match.entries[entries] == Entry(entries + 1, deadline, CLOCK, TICK)


def test_tb_3_nothing_is_due_where_the_clock_is_not_asked() -> None:
    match = match_of()
    assert all(prompt.seat != CLOCK for prompt in match.prompts())
    refused(match, CLOCK, TICK, "TB-3")


def test_tb_4_a_passed_deadline_plays_the_default_at_its_moment() -> None:
    match = match_of(3)
    match.expire(14_999)
    assert match.entries == []
    match.expire(15_000)
    assert match.entries == [Entry(1, 15_000, 0, Pass())]


@pytest.mark.parametrize("late", [0, 1, 14_999])
def test_tb_4_whatever_arrives_at_the_deadline_or_later_is_late(late: int) -> None:
    match = match_of(3)
    refusal = match.submit(0, Draw(), 15_000 + late)
    assert refusal is not None
    assert match.entries == [Entry(1, 15_000, 0, Pass())]


def test_tb_4_a_call_just_in_time_counts() -> None:
    match = match_of(3)
    assert match.submit(0, Draw(), 14_999) is None
    assert match.entries == [Entry(1, 14_999, 0, Draw())]


def test_tb_4_the_oldest_deadline_comes_first() -> None:
    match = match_of(3)
    assert match.submit(2, Draw(), 45_000) is not None  # long after three turns went by
    assert [(e.at, e.seat) for e in match.entries] == [(15_000, 0), (30_000, 1), (45_000, 2)]


def test_tb_4_a_record_that_passes_a_deadline_over_is_refused() -> None:
    match = match_of(3)
    assert match.submit(0, Draw(), 10_000) is None
    record = match.record()
    record.entries = [structs.replace(record.entries[0], at=20_000)]
    with pytest.raises(BadInput) as error:
        verify(SINK, record)
    assert error.value.article == "TB-4"


def test_tb_5_a_finished_match_takes_no_action_and_no_mark() -> None:
    match = finished()
    for seat in range(2):
        for action in (Pass(), Draw(), Ready(), Flick(0, 1, 1, 1)):
            refused(match, seat, action, "TB-5")
    for mark in (Resign(), Flag(), Abort("late"), Takeback(0), SeatTaken(0, "bot")):
        refusal = match.mark(0, mark, match.now)
        assert refusal is not None
        assert refusal.article == "TB-5"


def test_tb_5_a_finished_match_asks_nothing_and_nothing_falls_due() -> None:
    match = finished()
    entries = len(match.entries)
    match.expire(match.now + 10**9)
    assert (match.prompts(), match.due(), len(match.entries)) == ([], None, entries)


NONCES = [b"from seat 0", b"from seat 1"]
SECRET = b"of the table"


def opened() -> Record:
    """The record of a match whose seed came about as the article says."""
    match = match_of(2, seed_of(SECRET, NONCES), rounds=1)
    for _ in stroll(match, Random("opened"), 0):
        pass
    record = match.record()
    header = match.header(commitment=commitment(SECRET))
    assert record.opened is not None
    told = {"secret": SECRET.hex(), "nonces": [nonce.hex() for nonce in NONCES]}
    return replace(record, header=header, opened=change(record.opened, **told))


def change(opened: Opened | None, **fields: Any) -> Opened:
    return Opened(**{**codec.plain(opened), **fields})


def test_tb_6_anybody_can_redo_an_opened_match_from_its_text() -> None:
    verify(SINK, read(write(opened()), SINK.actions))


def test_tb_6_every_draw_is_listed_and_compared() -> None:
    record = opened()
    assert record.opened is not None
    for number, (label, of, gave) in enumerate(record.opened.draws):
        other = [gave[1], gave[0], *gave[2:]] if isinstance(gave, list) else (gave + 1) % of
        draws = list(record.opened.draws)
        draws[number] = (label, of, other)
        with pytest.raises(BadInput, match=f"draw {number + 1}"):
            verify(SINK, replace(record, opened=change(record.opened, draws=draws)))


@pytest.mark.parametrize(
    "told",
    [
        {"secret": b"another".hex()},
        {"nonces": [b"another".hex(), NONCES[1].hex()]},
        {"nonces": [NONCES[1].hex(), NONCES[0].hex()]},
        {"nonces": [NONCES[0].hex()]},
        {"seed": bytes(32).hex()},
    ],
)
def test_tb_6_the_seed_comes_from_the_secret_and_every_seat(told: dict[str, Any]) -> None:
    record = opened()
    with pytest.raises(BadInput) as error:
        verify(SINK, replace(record, opened=change(record.opened, **told)))
    assert error.value.article == "TB-6"


def test_tb_6_the_table_is_bound_to_the_secret_it_committed_to() -> None:
    record = opened()
    seed = seed_of(b"another", NONCES).hex()
    told = change(record.opened, secret=b"another".hex(), seed=seed)
    with pytest.raises(BadInput, match="committed") as error:
        replace(record, opened=told).seed()
    assert error.value.article == "TB-6"


@pytest.mark.parametrize("seat", [0, 1])
def test_tb_7_of_two_whoever_resigns_has_lost(seat: int) -> None:
    match = match_of(2)
    assert match.mark(seat, Resign(), 100) is None
    assert match.outcome == Outcome((0, 0), (1 - seat,), "TB-7")
    assert match.prompts() == []
    verify(SINK, match.record())


def test_tb_8_of_two_whoever_runs_out_of_time_has_lost() -> None:
    match = match_of(2)
    assert match.mark(1, Flag(), 100) is None
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.article) == ((0,), "TB-8")
    verify(SINK, match.record())


def test_tb_9_a_match_closed_unfinished_has_no_winner_and_says_why() -> None:
    match = match_of(2)
    assert match.mark(CLOCK, Abort("the lights went out"), 100) is None
    assert match.outcome == Outcome((0, 0), (), "TB-9")
    assert "the lights went out" in write(match.record())
    verify(SINK, match.record())


def test_tb_10_the_match_goes_on_from_an_earlier_state_and_nothing_is_erased() -> None:
    match, digests = match_of(3), []
    for at, seat in enumerate((0, 1, 2)):
        digests.append(match.digest())
        assert match.submit(seat, Pass(), at) is None
    assert match.mark(0, Takeback(1), 5) is None
    assert match.digest() == digests[1]
    assert [entry.action for entry in match.entries] == [Pass(), Pass(), Pass(), Takeback(1)]
    assert match.submit(1, Draw(), 6) is None
    verify(SINK, match.record())


def test_tb_10_a_takeback_can_itself_be_taken_back() -> None:
    match = match_of(3)
    assert match.submit(0, Pass(), 1) is None
    assert match.submit(1, Draw(), 2) is None
    before = match.digest()
    assert match.mark(0, Takeback(1), 3) is None
    assert match.mark(0, Takeback(2), 4) is None
    assert match.digest() == before
    assert match.submit(2, Pass(), 5) is None
    assert match.mark(0, Takeback(4), 6) is None
    assert match.digest() == before
    verify(SINK, match.record())


@pytest.mark.parametrize("to", [-1, 1, 2, 10**9])
def test_tb_10_only_to_an_entry_that_stands_before(to: int) -> None:
    match = match_of(3)
    assert match.submit(0, Pass(), 1) is None
    refusal = match.mark(0, Takeback(to), 2)
    assert refusal is not None
    assert refusal.article == "TB-10"


def test_tb_11_a_change_of_hands_is_recorded_and_the_rules_take_no_notice() -> None:
    match = match_of(3)
    before, asked = match.digest(), match.prompts()
    assert match.mark(1, SeatTaken(1, "bot"), 100) is None
    assert (match.digest(), match.prompts()) == (before, asked)
    assert match.entries == [Entry(1, 100, 1, SeatTaken(1, "bot"))]
    refusal = match.mark(1, SeatTaken(3, "bot"), 200)
    assert refusal is not None
    assert refusal.article == "TB-11"


def test_tb_12_play_goes_on_when_everybody_is_ready() -> None:
    match = until("ready", 3)
    for seat in range(3):
        assert any(prompt.kind == "ready" for prompt in match.prompts())
        assert match.submit(seat, Ready(), match.now) is None
    assert not any(prompt.kind == "ready" for prompt in match.prompts())


def test_tb_12_play_goes_on_after_twenty_seconds_at_the_latest() -> None:
    match = until("ready", 3)
    ended = match.now
    assert match.submit(1, Ready(), ended + 100) is None
    refused(match, 1, Ready(), "TB-12")
    match.expire(ended + 19_999)
    assert match.entries[-1].action == Ready()
    match.expire(ended + 20_000)
    assert isinstance(match.entries[-1].action, Tick)
    assert not any(prompt.kind == "ready" for prompt in match.prompts())


@each_game()
def test_tb_13_an_unknown_option_is_refused_by_name(game: AnyGame) -> None:
    with pytest.raises(BadInput, match="no_such_option"):
        game.setup({"no_such_option": 1}, game.seats[0], SEED)


@each_game()
def test_tb_13_an_impossible_value_is_refused_by_name(game: AnyGame) -> None:
    for name in game.options.__struct_fields__:  # type: ignore[attr-defined]
        for value in ({"no": "sense"}, 1.5, [None]):
            with pytest.raises(BadInput, match=name):
                game.setup({name: value}, game.seats[0], SEED)


def test_tb_13_a_value_outside_its_limits_is_refused_by_name() -> None:
    for rounds in (0, 4):
        with pytest.raises(BadInput, match="rounds"):
            SINK.setup({"rounds": rounds}, 2, SEED)


def midway() -> dict[str, Any]:
    """A position from the middle of a match."""
    state, at, rng = SINK.setup({}, 3, SEED), 0, Random("midway")
    for _ in range(6):
        act = next_act(SINK, state, at, rng)
        assert act is not None
        SINK.apply(state, *act)
        at = act.at
    position: dict[str, Any] = codec.loads(codec.dumps(SINK.save(state)), "position")
    return position


def test_tb_14_a_match_starts_from_a_position_and_its_record_says_which() -> None:
    position = midway()
    match = Match(SINK, {}, 3, SEED, position)
    assert match.digest() == digest(SINK, SINK.setup({}, 3, SEED, position))
    for _ in stroll(match, Random("from a position"), 0):
        pass
    assert match.outcome is not None
    verify(SINK, read(write(match.record()), SINK.actions))


def doubled(position: dict[str, Any]) -> None:
    position["deck"].append(position["deck"][0])


def lost(position: dict[str, Any]) -> None:
    position["deck"].pop()


def unheard_of(position: dict[str, Any]) -> None:
    position["deck"][0] = 99


def implausible(position: dict[str, Any]) -> None:
    position["turns"][0] = 7


@pytest.mark.parametrize("spoil", [doubled, lost, unheard_of, implausible])
def test_tb_14_every_piece_is_in_one_place_and_counters_make_sense(spoil: Any) -> None:
    position = midway()
    spoil(position)
    with pytest.raises(BadInput) as error:
        SINK.setup({}, 3, SEED, position)
    assert (error.value.what, error.value.article) == ("position", "TB-14")
    assert error.value.why


NO_POSITIONS: tuple[Any, ...] = ({"no": "sense"}, [], "x", 1)


@each_game()
def test_tb_14_what_is_no_position_is_refused(game: AnyGame) -> None:
    for position in NO_POSITIONS:
        with pytest.raises(BadInput, match="position"):
            game.setup({}, game.seats[0], SEED, position)
