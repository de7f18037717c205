"""WW-1 to WW-4: the material, the layout, the markers, who begins."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.willy_waschbaer.yard import GAME, PARKED, SEED, Yard, kinds
from watatheque.core.errors import BadInput
from watatheque.core.game import Event
from watatheque.core.scene import Field
from watatheque.games.willy_waschbaer.pieces import NAMES, NUMBERS, PIECES, RACCOONS
from watatheque.games.willy_waschbaer.presets import PRESETS
from watatheque.games.willy_waschbaer.spots import is_free, lies_within
from watatheque.games.willy_waschbaer.state import NOBODY, UNDEALT, Board
from watatheque.games.willy_waschbaer.values import Announce, Arrange, Done


def new(seats: int = 2, seed: int = 0, **options: Any) -> Board:
    state: Board = GAME.setup(options, seats, Random(seed).randbytes(32))
    return state


def test_ww_1_twelve_raccoons_in_four_colours_with_three_gazes_and_fourteen_food() -> None:
    scene = GAME.scene(GAME.view(new(), None))
    faces = [piece.face.attributes for piece in scene.pieces if piece.zone == "field"]
    looks = [(face["colour"], face["gaze"]) for face in faces if "gaze" in face]
    assert len(set(looks)) == len(looks) == 12
    assert Counter(gaze for _, gaze in looks) == {"left": 4, "right": 4, "straight": 4}
    assert len(faces) - len(looks) == 14


def test_ww_1_the_rope_is_as_far_from_every_side_and_the_board_within() -> None:
    field = next(z for z in GAME.scene(GAME.view(new(), None)).zones if isinstance(z, Field))
    rope, board = field.outlines
    assert (rope.kind, board.kind) == ("rope", "board")
    assert rope.width - board.width == rope.height - board.height == 2 * rope.corner == 200_000


def test_ww_1_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(BadInput, match="is for 2 to 4, not 5"):
        GAME.setup({}, 5, SEED)


@pytest.mark.parametrize("layout", ["random", *PRESETS, "custom"])
def test_ww_2_every_layout_has_all_pieces_on_the_board_and_none_touch(layout: str) -> None:
    for seed in range(20):
        board = new(seed=seed, layout=layout)
        for piece in range(PIECES):
            assert is_free(board, piece, board.x[piece], board.y[piece]), NAMES[piece]


def test_ww_2_the_random_layout_comes_from_the_seed() -> None:
    assert new(seed=1).x == new(seed=1).x != new(seed=2).x


@pytest.mark.parametrize("layout", list(PRESETS))
def test_ww_2_a_preset_draws_who_stands_where(layout: str) -> None:
    one, other = (new(seed=seed, layout=layout) for seed in (1, 2))
    spots = [sorted(zip(board.x, board.y, strict=True)) for board in (one, other)]
    assert spots[0] == spots[1]
    assert one.x[:RACCOONS] != other.x[:RACCOONS]


def test_ww_2_an_unknown_layout_is_refused_by_name() -> None:
    with pytest.raises(BadInput, match="spiral"):
        new(layout="spiral")


class TestCustom:
    """WW-2 `custom`: the first player drags the pieces into shape."""

    def setup_method(self) -> None:
        self.board = new(layout="custom", games=1)
        self.first = self.board.first
        self.spot = self.board.x[0], self.board.y[0]

    def refused(self, seat: int, action: Any) -> str:
        refusal = GAME.check(self.board, seat, action)
        assert refusal is not None
        return refusal.article

    def move(self, piece: int, x: int, y: int) -> list[Event]:
        assert GAME.check(self.board, self.first, Arrange(piece, x, y)) is None
        news: list[Event] = []
        GAME.apply(self.board, self.first, Arrange(piece, x, y), 0, news)
        return news

    def clear_corner(self) -> None:
        """Everybody to the lower half, where a grid has room for all."""
        rng = Random(3)
        for piece in range(PIECES):
            while self.board.y[piece] < 0:
                x, y = rng.randint(-147_000, 147_000), rng.randint(15_000, 147_000)
                if is_free(self.board, piece, x, y):
                    self.move(piece, x, y)

    def test_ww_2_it_is_settled_before_the_markers_are_dealt(self) -> None:
        assert set(self.board.holder) == {UNDEALT}
        assert self.refused(self.first, Announce(0)) == "WW-2"
        news: list[Event] = []
        GAME.apply(self.board, self.first, Done(), 0, news)
        assert kinds(news) == ["settled", "looked", "looked"]
        assert UNDEALT not in self.board.holder
        assert self.refused(self.first, Arrange(0, 0, 0)) == "WW-2"
        assert self.refused(self.first, Done()) == "WW-2"

    def test_ww_2_only_the_first_player_arranges(self) -> None:
        assert [prompt.seat for prompt in GAME.prompts(self.board)] == [self.first]
        assert self.refused(1 - self.first, Done()) == "WW-2"

    def test_ww_2_a_piece_goes_where_it_is_dragged(self) -> None:
        self.clear_corner()
        self.move(0, 30_000, -90_000)
        assert (self.board.x[0], self.board.y[0]) == (30_000, -90_000)

    def test_ww_2_pieces_may_touch_but_not_overlap(self) -> None:
        self.clear_corner()
        self.move(0, 0, -90_000)
        assert self.refused(self.first, Arrange(1, 24_999, -90_000)) == "WW-2"
        self.move(1, 25_000, -90_000)
        assert GAME.audit(self.board) is None

    def test_ww_2_pieces_lie_entirely_on_the_board(self) -> None:
        self.clear_corner()
        for x, y in ((147_501, -90_000), (0, -147_501), (10**30, 0)):
            assert self.refused(self.first, Arrange(0, x, y)) == "WW-2"
        self.move(0, 147_500, -147_500)
        self.move(PIECES - 1, -151_000, -151_000)

    def test_ww_1_there_are_26_pieces_to_arrange(self) -> None:
        for piece in (-1, 26, 2**70):
            assert self.refused(self.first, Arrange(piece, 0, 0)) == "WW-1"


def test_ww_2_a_layout_can_be_given_and_markers_are_dealt_on_it() -> None:
    spots = {name: [round(x * 1000), round(y * 1000)] for name, (x, y) in PARKED.items()}
    board = GAME.setup({}, 3, SEED, {"board": spots})
    assert [len(board.owned(seat)) for seat in range(3)] == [3, 3, 3]
    assert board.x[0] == -147_000


@pytest.mark.parametrize(
    ("name", "spot", "why"),
    [
        ("red-left", [150_000, 0], "entirely on the board"),
        ("food-3", [-147_000, -147_000], "overlap"),
        ("food-1", None, "food-1 is missing"),
    ],
)
def test_ww_2_a_given_layout_is_whole_and_valid(name: str, spot: Any, why: str) -> None:
    spots = {name: [round(x * 1000), round(y * 1000)] for name, (x, y) in PARKED.items()}
    spots = {**spots, name: spot} if spot else {n: at for n, at in spots.items() if n != name}
    position = {"board": spots, "phase": "arrange", "taken": [0 if spot else 1, 0]}
    with pytest.raises(BadInput, match=why):
        GAME.setup({"layout": "custom"}, 2, SEED, position)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ww_3_everybody_gets_three_markers_and_the_rest_are_nobodys(seats: int) -> None:
    board = new(seats)
    assert [len(board.owned(seat)) for seat in range(seats)] == [3] * seats
    assert len(board.owned(NOBODY)) == 12 - 3 * seats
    raccoons = [piece for piece in board.lying(0) if piece < RACCOONS]
    assert len(raccoons) == 12  # those of nobody stay on the board


def test_ww_3_players_own_raccoons_not_colours() -> None:
    mixed = [new(4, seed).owned(0) for seed in range(20)]
    assert any(len({raccoon // 3 for raccoon in mine}) > 1 for mine in mixed)


def test_ww_3_only_the_owner_sees_a_marker_and_may_look_any_time() -> None:
    board = new(3)
    for viewer in (None, 0, 1, 2):
        view = GAME.view(board, viewer)
        for seat, markers in enumerate(view.markers):
            assert markers.known == (tuple(board.owned(seat)) if seat == viewer else ())
            assert len(markers.known) + markers.hidden == 3
        assert view.box.known == ()
        assert view.box.hidden == 3
    gestures = GAME.scene(GAME.view(board, 1)).gestures
    assert [gesture.kind for gesture in gestures if gesture.source == ("markers-1",)] == ["peek"]


def test_ww_4_the_lot_names_the_first_player() -> None:
    firsts = Counter(new(4, seed).first for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}
    board = new(4, 7)
    assert board.turn == board.first


def test_ww_4_the_next_game_begins_one_seat_to_the_left() -> None:
    yard = Yard(
        {"blue-straight": (60, 60), "food-1": (125, 60)},
        eaten=(6, 7),
        seats=3,
        options={"games": 4},
        first=2,
        turn=1,
    )
    yard.flick("blue-straight", 1, 0, 400)
    news = yard.tick(20_000)
    assert (yard.state.game, yard.state.first, yard.state.turn) == (2, 0, 0)
    assert kinds(news)[0] == "began"


def test_every_number_is_a_piece_and_lies_somewhere_in_the_parking_lot() -> None:
    assert len(NUMBERS) == PIECES
    for name, (x, y) in PARKED.items():
        assert lies_within(NUMBERS[name], round(x * 1000), round(y * 1000))
