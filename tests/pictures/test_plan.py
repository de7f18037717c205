"""Areas get rectangles that fill the table and do not overlap."""

from watatheque.pictures.plan import Room, rooms, spans

WHOLE = Room(10, 20, 1200, 600)


def test_an_area_spans_what_the_plan_gives_it() -> None:
    plan = spans(("left board right", "left board notes"))
    placed = rooms(plan, dict.fromkeys(plan, (100, 100)), WHOLE)
    assert placed["board"] == Room(410, 20, 400, 600)
    assert placed["right"].height == placed["notes"].height == 300


def test_an_area_the_plan_forgot_still_gets_a_room() -> None:
    plan = spans(("board",), also=["board", "extra", "more"])
    placed = rooms(plan, dict.fromkeys(plan, (100, 100)), WHOLE)
    assert placed["extra"].y == placed["more"].y == 320
    assert placed["extra"].x < placed["more"].x


def test_the_middle_of_a_plan_that_is_the_same_from_both_sides_stays_in_the_middle() -> None:
    plan = spans(("left board right",))
    placed = rooms(plan, {"left": (50, 10), "board": (300, 10), "right": (200, 10)}, WHOLE)
    assert placed["board"].x + placed["board"].width / 2 == WHOLE.x + WHOLE.width / 2


def test_an_area_without_zones_takes_no_room_to_speak_of() -> None:
    plan = spans(("board", "bar"))
    assert rooms(plan, {"board": (100, 100)}, WHOLE)["board"].height > 590
