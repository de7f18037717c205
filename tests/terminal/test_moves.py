"""Whatever is legal can be typed, and is understood as itself."""

from functools import cache
from typing import Any

import pytest

from tests.pictures.tables import NAMES, TABLES, moments
from tests.sink import SINK
from watatheque.core.game import Game
from watatheque.core.match import Match
from watatheque.core.texts import Speaker
from watatheque.games import GAMES
from watatheque.terminal.holes import Unclear
from watatheque.terminal.moves import Moves
from watatheque.terminal.session import MESSAGES


@cache
def speaker_of(name: str) -> Speaker:
    messages = SINK.messages if name == SINK.name else GAMES[name].messages
    return Speaker("en", [messages, MESSAGES])


def moves_of(match: Match, seat: int) -> Moves:
    game: Game[Any, Any, Any] = match.game
    scene = game.scene(game.view(match.state, seat))
    return Moves(scene, speaker_of(game.name), game.legal(match.state, seat), game.actions)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_what_is_legal_can_be_typed(table: Any) -> None:
    game, options = table
    for luck in range(2):
        for match in moments(game, options, luck):
            for seat in range(match.seats):
                moves = moves_of(match, seat)
                for action in moves.legal:
                    assert [action] in moves.read(moves.spell(action)), moves.spell(action)


def first_turn() -> Moves:
    match = next(moments(GAMES["triple-wata"], {}, luck=1))
    return moves_of(match, match.prompts()[0].seat)


def test_a_card_and_a_cell_are_a_move() -> None:
    moves = first_turn()
    [[place]] = moves.read("3 b2")
    assert place.card == moves.handles.pieces[2].ref
    assert place.cell == 4
    assert moves.read("3 B2") == [[place]]
    assert moves.spell(place) == "3 b2"


@pytest.mark.parametrize(
    "said", ["", "foo", "9 b2", "0 b2", "3 d4", "3", "3 b2 b3", "² b2", "-1 a1"]
)
def test_what_is_no_move_is_unclear(said: str) -> None:
    with pytest.raises(Unclear):
        first_turn().read(said)


def test_several_cards_are_picked_at_once() -> None:
    match = next(moments(GAMES["triple-wata"], {"hands": "choose"}, luck=1))
    moves = moves_of(match, 0)
    [plan] = moves.read("1 4 2")
    refs = [moves.handles.pieces[i].ref for i in (0, 3, 1)]
    assert [action.card for action in plan] == refs
