"""Records: written, read, verified; and where and why a broken one diverges."""

import json
from random import Random
from typing import Any

import pytest

from tests.sink import SINK
from watatheque import game
from watatheque.bots.chairs import play, seated
from watatheque.core.chance import commitment, seed_of
from watatheque.core.errors import BadInput
from watatheque.core.marks import Abort, Flag, Resign, SeatTaken, Takeback
from watatheque.core.match import Match
from watatheque.core.record import Opened, read, read_header, write
from watatheque.core.replay import verify
from watatheque.games.triple_wata.pieces import find_pack
from watatheque.games.triple_wata.values import Place

GAME = game("triple-wata")


def played(seed: bytes = bytes(32), **options: Any) -> Match:
    match = Match(GAME, options, 2, seed)
    return play(match, seated(match, {0: "easy", 1: "easy"}, Random(5)))


def lines(match: Match) -> list[dict[str, Any]]:
    return [json.loads(line) for line in write(match.record()).splitlines()]


def broken(lines: list[dict[str, Any]]) -> BadInput:
    text = "\n".join(json.dumps(line) for line in lines) + "\n"
    with pytest.raises(BadInput) as refused:
        verify(GAME, read(text, GAME.actions))
    return refused.value


def test_a_record_is_a_header_entries_an_outcome_and_the_opened_seed() -> None:
    told = lines(played())
    assert told[0]["game"] == "triple-wata"
    assert [line["n"] for line in told[1:-2]] == list(range(1, 10))
    assert set(told[-2]) == {"outcome"}
    assert told[-1]["opened"]["draws"][-1][0] == "starter"


def test_a_record_written_and_read_verifies() -> None:
    match = played(sudden_death=True)
    again = verify(GAME, read(write(match.record()), GAME.actions))
    assert again.digest() == match.digest()
    assert again.outcome == match.outcome


def test_an_entry_that_was_not_legal_is_named_with_its_article() -> None:
    told = lines(played())
    told[3]["action"]["cell"] = told[1]["action"]["cell"]
    refused = broken(told)
    assert (refused.what, refused.article) == ("entry 3", "TW-6")


def test_a_changed_but_legal_entry_is_found_by_what_follows() -> None:
    told = lines(played())
    first, last = told[1]["action"], told[9]["action"]
    first["cell"], last["cell"] = last["cell"], first["cell"]
    assert broken(told).what in ("outcome", "digest")


def test_a_wrong_outcome_is_named() -> None:
    told = lines(played())
    told[-2]["outcome"]["scores"] = [10, 0]
    assert broken(told).what == "outcome"


def test_a_wrong_draw_is_named_with_its_number() -> None:
    told = lines(played())
    told[-1]["opened"]["draws"][4][2] += 1
    assert broken(told).what == "draw 5"
    told[-1]["opened"]["draws"].pop()
    told[-1]["opened"]["draws"][4][2] -= 1
    assert broken(told).what == "draws"


def test_another_seed_diverges() -> None:
    told = lines(played())
    told[-1]["opened"]["seed"] = "ff" * 32
    assert broken(told).what == "entry 1"


def test_a_closed_record_cannot_be_replayed() -> None:
    assert "not opened yet" in str(broken(lines(played())[:-1]))


def test_rules_of_another_version_are_refused_by_name() -> None:
    told = lines(played())
    told[0]["version"] = "0"
    assert "it needs the rules of triple-wata 0; these are triple-wata 1" in str(broken(told))


def test_another_format_is_refused() -> None:
    with pytest.raises(BadInput, match="format 2, this program reads 1"):
        read_header('{"record":2,"game":"x","version":"1","seats":2}')


def test_a_missing_tick_is_named() -> None:
    for i in range(100):
        match = played(Random(i).randbytes(32), sudden_death=True)
        rounds = [entry for entry in match.entries if entry.seat == -1]
        if not rounds and match.state.round > 1:
            told = lines(match)
            ready = [line for line in told if line.get("action") == {"do": "ready"}]
            for line in told[told.index(ready[0]) :]:
                if "at" in line:
                    line["at"] += 30_000
            refused = broken(told)
            assert refused.article == "TB-4"
            return
    raise AssertionError("no drawn round met")


def test_tb_6_the_secret_must_be_the_one_committed_to() -> None:
    secret, nonces = b"s" * 32, [b"a" * 16, b"b" * 16]
    match = played(seed_of(secret, nonces))
    record = match.record(["Ann", "Bob"], commitment(secret))
    opened = record.opened
    assert opened is not None

    def with_secret(told: bytes) -> None:
        record.opened = Opened(
            seed=opened.seed,
            secret=told.hex(),
            nonces=[nonce.hex() for nonce in nonces],
            draws=opened.draws,
            digest=opened.digest,
        )
        verify(GAME, read(write(record), GAME.actions))

    with_secret(secret)
    with pytest.raises(BadInput, match="does not follow from the secret"):
        with_secret(b"t" * 32)
    record.header = match.header(commitment=commitment(b"another"))
    with pytest.raises(BadInput, match="not the one that was committed to"):
        with_secret(secret)


def halfway() -> Match:
    match = Match(GAME, {}, 2, bytes(32))
    rng = Random(1)
    for at in range(4):
        seat = match.prompts()[0].seat
        assert match.submit(seat, GAME.sample(match.state, seat, rng), at) is None
    return match


def test_tb_7_tb_8_tb_9_resigning_flagging_and_aborting_end_a_match_on_record() -> None:
    for mark, article, winners in (
        (Resign(), "TB-7", (1,)),
        (Flag(), "TB-8", (1,)),
        (Abort("the cat sat on the table"), "TB-9", ()),
    ):
        match = halfway()
        assert match.mark(0, mark, 10) is None
        assert match.outcome is not None
        assert (match.outcome.article, match.outcome.winners) == (article, winners)
        assert match.prompts() == []
        refusal = match.submit(0, Place("orphan-sock", 0), 11)
        assert refusal is not None
        assert refusal.article == "TB-5"
        verify(GAME, read(write(match.record()), GAME.actions))


def test_tb_10_a_takeback_goes_on_from_an_earlier_state_and_erases_nothing() -> None:
    match = halfway()
    three = Match(GAME, {}, 2, bytes(32))
    for entry in match.entries[:3]:
        three.accept(entry)
    assert match.mark(0, Takeback(3), 20) is None
    assert len(match.entries) == 5
    assert match.digest() == three.digest()
    play(match, seated(match, {0: "easy", 1: "easy"}, Random(5)))
    verify(GAME, read(write(match.record()), GAME.actions))


@pytest.mark.parametrize("to", [-1, 4, 10**30])
def test_tb_10_one_can_only_go_back_to_an_entry_before(to: int) -> None:
    refusal = halfway().mark(0, Takeback(to), 20)
    assert refusal is not None
    assert refusal.article == "TB-10"


def test_tb_11_a_seat_that_changes_hands_changes_nothing_else() -> None:
    match = halfway()
    before = match.digest()
    assert match.mark(-1, SeatTaken(1, "bot: easy"), 20) is None
    assert match.digest() == before
    refusal = match.mark(-1, SeatTaken(7, "bot: easy"), 21)
    assert refusal is not None
    assert refusal.article == "TB-11"
    verify(GAME, read(write(match.record()), GAME.actions))


def test_what_the_seats_brought_is_told_only_when_all_is_opened() -> None:
    cards = [card.id for card in find_pack("dungeon").cards]
    match = Match(GAME, {"hands": "choose", "bring": [cards[:7], cards[3:9]]}, 2, bytes(32))
    assert "bring" not in match.header().options
    assert match.record().header.options["bring"] == [cards[:7], cards[3:9]]


def test_tb_7_tb_8_with_three_seats_a_bot_takes_over_instead() -> None:
    match = Match(SINK, {}, 3, bytes(32))
    for mark, article in ((Resign(), "TB-7"), (Flag(), "TB-8")):
        refusal = match.mark(0, mark, 1)
        assert refusal is not None
        assert refusal.article == article


def test_tb_10_nobody_goes_back_across_a_draw() -> None:
    match = Match(GAME, {"hands": "choose"}, 2, bytes(32))
    play(match, seated(match, {0: "easy", 1: "easy"}, Random(5)), 12)
    assert match.drawn[10] > match.drawn[9]  # the tenth pick brings the lot that names the starter
    refusal = match.mark(0, Takeback(9), match.now)
    assert refusal is not None
    assert refusal.detail == "chance has spoken since"
    assert match.mark(0, Takeback(10), match.now) is None
