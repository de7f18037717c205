"""WW-5 to WW-12: the flick and what becomes of what it sends off."""

import pytest

from tests.games.willy_waschbaer.yard import GAME, Yard, first, kinds
from watatheque.games.willy_waschbaer.pieces import NUMBERS
from watatheque.games.willy_waschbaer.values import Announce, Choose, Flick, PutBack

BLUE = NUMBERS["blue-straight"]  # nobody's, with two seats
EAST = (1, 0)

# A raccoon, a piece of food on its way to the right edge: strength 400 takes it.
SHOT = {"blue-straight": (60, 60), "food-1": (125, 60)}
# The same with a raccoon that goes off, and with both.
RACCOON_SHOT = {"blue-straight": (60, 60), "yellow-left": (125, 60)}
BOTH_SHOT = {"blue-straight": (60, 60), "yellow-left": (140, 60), "food-1": (160, 72)}
BOTH = 600


def both(**more: object) -> Yard:
    yard = Yard(BOTH_SHOT, **more)  # type: ignore[arg-type]
    news = yard.flick("blue-straight", *EAST, BOTH)
    assert sorted(first(news, "flicked").data["off"]) == [3, 12]
    return yard


def test_ww_5_announce_then_flick_once() -> None:
    yard = Yard(SHOT)
    assert yard.refused(0, Flick(BLUE, *EAST, 400)) == "WW-5"
    yard.play(0, Announce(BLUE))
    assert GAME.view(yard.state, 1).announced == BLUE
    assert yard.refused(0, Announce(BLUE)) == "WW-5"
    yard.play(0, Flick(BLUE, *EAST, 400))
    assert yard.refused(0, Flick(BLUE, *EAST, 400)) == "WW-12"


def test_ww_5_only_the_announced_raccoon_is_flicked() -> None:
    yard = Yard(SHOT)
    yard.play(0, Announce(BLUE))
    assert yard.refused(0, Flick(0, *EAST, 400)) == "WW-5"


def test_ww_5_any_raccoon_on_the_board_ones_own_or_not() -> None:
    yard = Yard(SHOT, out=("green-left",))
    listed = {action.raccoon for action in GAME.legal(yard.state, 0)}
    assert listed == set(range(12)) - {NUMBERS["green-left"]}
    assert yard.refused(0, Announce(NUMBERS["green-left"])) == "WW-5"
    for other in (12, 25, -1, 26, 2**70):
        assert yard.refused(0, Announce(other)) == "WW-5"


def test_ww_5_there_is_no_passing_and_a_least_strength() -> None:
    yard = Yard(SHOT)
    assert [prompt.optional for prompt in GAME.prompts(yard.state)] == [False]
    yard.play(0, Announce(BLUE))
    for strength in (0, -5, -(2**70)):
        assert yard.refused(0, Flick(BLUE, *EAST, strength)) == "WW-5"
    yard.play(0, Flick(BLUE, *EAST, 1))
    assert (yard.at("blue-straight") or (0, 0))[0] > 70_000  # even the least moves it a centimetre


def test_ww_5_a_pushed_piece_pushes_others() -> None:
    yard = Yard({"blue-straight": (0, 60), "food-1": (60, 60), "food-2": (125, 60)})
    news = yard.flick("blue-straight", *EAST, 500)
    assert first(news, "took").data["food"] == [NUMBERS["food-2"]]


def test_ww_6_a_piece_that_sticks_out_but_touches_stays_in_play() -> None:
    yard = Yard(SHOT)
    news = yard.flick("blue-straight", *EAST, 250)
    x, _ = yard.at("food-1") or (0, 0)
    assert 151_000 < x < 169_000
    assert kinds(news) == ["announced", "flicked", "hangs", "next"]
    assert yard.state.taken == [0, 0]


def test_ww_6_off_means_that_nothing_touches_the_board() -> None:
    for x, touches in ((168_999, True), (169_000, False)):
        spot = {"food-1": (x / 1000, 60.0)}
        if touches:
            assert Yard(spot).at("food-1") == (x, 60_000)
        else:
            with pytest.raises(ValueError, match="does not touch the board"):
                Yard(spot)


def test_ww_7_food_alone_is_taken() -> None:
    yard = Yard(SHOT)
    news = yard.flick("blue-straight", *EAST, 400)
    assert first(news, "took").article == "WW-7"
    assert yard.state.taken == [1, 0]
    assert yard.is_gone("food-1")
    assert GAME.standing(yard.state) == (1, 0)


def test_ww_8_raccoons_alone_are_out_for_good() -> None:
    yard = Yard(RACCOON_SHOT)
    news = yard.flick("blue-straight", *EAST, 500)
    assert first(news, "out").article == "WW-8"
    assert yard.is_gone("yellow-left")
    assert yard.refused(1, Announce(NUMBERS["yellow-left"])) == "WW-5"


def test_ww_8_even_ones_own() -> None:
    yard = Yard({"blue-straight": (60, 60), "red-left": (125, 60)})
    news = yard.flick("blue-straight", *EAST, 500)
    assert yard.is_gone("red-left")
    assert first(news, "turned").data == {"seat": 0, "marker": NUMBERS["red-left"]}


def test_ww_9_the_owner_of_a_raccoon_that_is_out_turns_its_marker() -> None:
    yard = Yard(RACCOON_SHOT)
    assert GAME.view(yard.state, 0).markers[1].known == ()
    news = yard.flick("blue-straight", *EAST, 500)
    assert first(news, "turned").data == {"seat": 1, "marker": 3}
    for viewer in (None, 0, 1):
        assert GAME.view(yard.state, viewer).markers[1].up == (3,)
        assert 3 in GAME.view(yard.state, viewer).markers[1].known


def test_ww_9_an_unowned_raccoon_turns_nothing() -> None:
    yard = Yard({"blue-straight": (60, 60), "green-left": (125, 60)})
    news = yard.flick("blue-straight", *EAST, 500)
    assert kinds(news) == ["announced", "flicked", "out", "next"]
    for viewer in (None, 0, 1):  # and so everybody knows that it is nobody's
        assert GAME.view(yard.state, viewer).box.known == (NUMBERS["green-left"],)


def test_ww_9_a_raccoon_put_back_turns_nothing() -> None:
    yard = both()
    yard.play(0, Choose("food"))
    yard.play(0, PutBack(3, 0, 0))
    assert "turned" not in kinds(yard.told)
    assert GAME.view(yard.state, 0).markers[1].known == ()


def test_ww_10_food_and_raccoons_off_is_a_choice() -> None:
    yard = both()
    assert GAME.prompts(yard.state)[0].kind == "choose"
    assert yard.state.taken == [0, 0]
    assert yard.refused(0, Announce(0)) == "WW-10"
    assert yard.refused(0, Choose("everything")) == "WW-10"  # type: ignore[arg-type]
    assert yard.refused(1, Choose("food")) == "WW-12"


def test_ww_10_keep_the_food_and_the_raccoons_return_where_one_likes() -> None:
    yard = both()
    news = yard.play(0, Choose("food"))
    assert first(news, "took").article == "WW-10"
    assert yard.state.taken == [1, 0]
    assert [prompt.complete for prompt in GAME.prompts(yard.state)] == [False]
    news = yard.play(0, PutBack(3, 50_000, -90_000))
    assert yard.at("yellow-left") == (50_000, -90_000)
    assert kinds(news) == ["put", "next"]


def test_ww_10_or_put_the_raccoons_out_and_the_food_returns() -> None:
    yard = both()
    news = yard.play(0, Choose("raccoons"))
    assert kinds(news) == ["chose", "out", "turned"]
    assert yard.refused(0, PutBack(3, 50_000, -90_000)) == "WW-10"
    yard.play(0, PutBack(12, 50_000, -90_000))
    assert yard.at("food-1") == (50_000, -90_000)
    assert yard.state.taken == [0, 0]
    assert yard.state.turn == 1


def test_ww_10_what_returns_touches_nothing() -> None:
    yard = both()
    yard.play(0, Choose("food"))
    x, y = yard.at("red-left") or (0, 0)
    assert yard.refused(0, PutBack(3, x + 20_000, y + 15_000)) == "WW-10"  # exactly in contact
    yard = both()
    yard.play(0, Choose("food"))
    right = yard.at("red-straight") or (0, 0)
    assert yard.refused(0, PutBack(3, right[0], right[1])) == "WW-10"


def test_ww_10_contact_is_judged_to_the_micrometre() -> None:
    spots = {**BOTH_SHOT, "green-left": (0.0, -60.0)}
    for x, refused in ((25_000, True), (25_001, False)):
        yard = Yard(spots)
        yard.flick("blue-straight", *EAST, BOTH)
        yard.play(0, Choose("food"))
        put = PutBack(3, x, -60_000)
        assert (GAME.check(yard.state, 0, put) is not None) == refused


def test_ww_10_what_returns_lies_entirely_on_the_board() -> None:
    yard = both()
    yard.play(0, Choose("food"))
    for x in (147_501, -(10**40)):
        assert yard.refused(0, PutBack(3, x, 0)) == "WW-10"
    yard.play(0, PutBack(3, 147_500, 0))


def test_ww_10_pieces_return_one_at_a_time_in_any_order() -> None:
    fallen = {"food-1": [100_000, 0], "food-2": [120_000, 0]}
    yard = Yard({}, phase="put", fallen=fallen, announced="red-left", out=("yellow-left",))
    yard.play(0, PutBack(13, 0, 0))
    assert yard.state.turn == 0
    assert yard.refused(0, PutBack(13, 30_000, 0)) == "WW-10"
    assert yard.refused(0, PutBack(12, 10_000, 0)) == "WW-10"  # touches the other
    yard.play(0, PutBack(12, 30_000, 0))
    assert yard.state.turn == 1


def test_ww_11_a_foul_when_the_flicked_raccoon_leaves_the_board() -> None:
    yard = Yard(SHOT)
    news = yard.flick("blue-straight", *EAST, 1000)
    assert first(news, "fouled").data == {"seat": 0, "piece": BLUE, "why": "off"}
    assert yard.at("blue-straight") == (60_000, 60_000)  # where it was before the flick
    assert yard.at("food-1") == (125_000, 60_000)
    assert (yard.state.taken, yard.state.turn) == ([0, 0], 1)


def test_ww_11_a_foul_when_anything_passes_the_rope() -> None:
    yard = Yard(SHOT)
    news = yard.flick("blue-straight", *EAST, 600)
    assert first(news, "fouled").data == {"seat": 0, "piece": 12, "why": "rope"}
    assert not yard.is_gone("food-1")
    assert yard.at("blue-straight") != (60_000, 60_000)  # what is on the board stays as it lies
    assert yard.state.taken == [0, 0]


def test_ww_11_a_foul_turns_no_marker_and_puts_nobody_out() -> None:
    yard = Yard(RACCOON_SHOT)
    news = yard.flick("blue-straight", *EAST, 1000)
    assert "fouled" in kinds(news)
    assert not {"turned", "out", "took"} & set(kinds(news))
    assert not yard.is_gone("yellow-left")
    assert yard.state.idle == 1


def test_ww_11_a_taken_place_is_replaced_by_the_closest_free_one() -> None:
    """The flicked raccoon comes to rest over the place of the food that flew past the rope."""
    yard = Yard(SHOT)
    yard.flick("blue-straight", *EAST, 600)
    rest, back = yard.at("blue-straight"), yard.at("food-1")
    assert rest is not None
    assert back is not None
    assert abs(rest[0] - 125_000) < 21_500
    assert back != (125_000, 60_000)
    assert 21_500**2 < (rest[0] - back[0]) ** 2 + (rest[1] - back[1]) ** 2 < 21_502**2


def test_ww_11_a_piece_that_stood_in_contact_returns_exactly_there() -> None:
    """Its place is free: only a piece that must stand elsewhere has to touch nothing."""
    yard = Yard({**SHOT, "food-2": (38.5, 60)})
    news = yard.flick("blue-straight", *EAST, 1000)
    assert "fouled" in kinds(news)
    assert yard.at("food-2") == (38_500, 60_000)
    assert yard.at("blue-straight") == (60_000, 60_000)


def test_ww_11_it_is_told_as_a_penalty_with_its_article() -> None:
    yard = Yard(SHOT)
    news = yard.flick("blue-straight", *EAST, 1000)
    (beat,) = GAME.beats(first(news, "fouled"))
    assert (beat.kind, beat.seat, beat.article) == ("strike", 0, "WW-11")


def test_ww_12_then_it_is_the_left_neighbours_turn() -> None:
    yard = Yard({"blue-straight": (0, 0)}, seats=4)
    for seat in (0, 1, 2, 3, 0):
        assert yard.state.turn == seat
        assert yard.refused((seat + 1) % 4, Announce(0)) == "WW-12"
        yard.idle()


def test_the_slide_carries_the_flick() -> None:
    yard = Yard(SHOT)
    beat, rest = GAME.beats(first(yard.flick("blue-straight", *EAST, 400), "flicked"))
    assert beat.kind == "slide"
    assert "count" not in beat.text.args  # how it ends is told when it has
    assert rest.text.args["count"] == len(beat.data["off"])
    assert beat.piece == "piece-blue-straight"
    assert {key: beat.data[key] for key in ("dx", "dy", "strength")} == {
        "dx": 1,
        "dy": 0,
        "strength": 400,
    }
    assert beat.ms == beat.data["millis"] > 300
