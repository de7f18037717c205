"""The board of Willy Waschbär: the choice, putting back, arranging, a shot under way, keys."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Keys, Mouse, Person
from tests.browser.raccoons import LAST_FOOD, ONE_GAME, TO_CHOOSE
from tests.browser.seated import begin, seated, sit
from tests.browser.test_keyboard import Careful
from tests.browser.test_places import THEMES, violations, width_of
from tests.browser.test_willy import lying, middle
from tests.web.running import Running

pytestmark = pytest.mark.live
RED, BLUE = "piece piece-red-left", "piece piece-blue-right"

# Every disc that slides is held fast half way; tells how many there are.
CATCH = """() => { window.caught = new Promise((done) => {
    const isSlide = ({ effect }) =>
        effect.target?.classList.contains("disc") && effect.getKeyframes().length > 3;
    const hold = (one) => {
        one.pause();
        one.currentTime = 0.5 * one.effect.getTiming().duration;
    };
    const look = () => {
        const sliding = document.getAnimations().filter(isSlide);
        sliding.forEach(hold);
        return sliding.length ? done(sliding.length) : requestAnimationFrame(look);
    };
    look();
}); }"""


def at_the_board(
    server: Running, visit: Visit, *ways: type[Person], position: Any = None, **options: Any
) -> list[Person]:
    plan = {"game": "willy-waschbaer", "options": ONE_GAME | options, "position": position}
    return seated(server, visit, ways, lang="en", **plan)


def spot(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where millimetres from the middle of the board are on the screen."""
    box = page.locator(".plane").bounding_box()
    width = float(page.locator(".plane").get_attribute("viewBox").split()[2])  # type: ignore[union-attr]
    assert box
    mm = 1000 * box["width"] / width
    return box["x"] + box["width"] / 2 + x * mm, box["y"] + box["height"] / 2 + y * mm


def show_ring(page: Page, x: float, y: float, free: bool) -> None:
    """Hold what is in hand over a spot: the ring says whether it may lie there, and so do words."""
    page.mouse.move(*spot(page, x, y))
    expect(page.locator(".aim circle.bad")).to_have_count(0 if free else 1)
    expect(page.locator(".aim circle")).to_have_count(1)
    said = "It can lie here" if free else "It would touch something"
    expect(page.locator(".heard", has_text=said)).to_have_count(1)


def test_raccoons_return_only_to_where_they_touch_nothing(server: Running, visit: Visit) -> None:
    ann, bob = at_the_board(server, visit, Mouse, Mouse, position=TO_CHOOSE)
    ann.see(lambda sight: "Food and raccoons left the board" in sight.question)
    ann.press("Keep the food")
    ann.see(lambda sight: sight.able == [BLUE])
    ann.touch(BLUE)
    show_ring(ann.page, 0, 20, free=False)  # upon the red one
    show_ring(ann.page, 155, -60, free=False)  # over the edge
    show_ring(ann.page, -60, -60, free=True)
    ann.page.mouse.click(*spot(ann.page, 0, 20))
    assert ann.see(lambda sight: bool(sight.refusal)).refusal == "WW-10"
    ann.see(lambda sight: sight.able == [BLUE])  # it came back
    ann.touch(BLUE)
    ann.page.mouse.click(*spot(ann.page, -60, -60))
    bob.see(lambda sight: "nearest food: 2 o'clock" in sight.stops[BLUE])
    for person in (ann, bob):
        person.see(lambda sight: "Bob chooses" in sight.status and not sight.underway)
    assert lying(ann.page) == lying(bob.page)


def test_the_food_returns_by_keys(server: Running, visit: Visit) -> None:
    people = at_the_board(server, visit, Careful, Careful, position=TO_CHOOSE)
    ann, bob = people
    assert isinstance(ann, Keys)
    ann.press("Put the raccoons out")
    ann.see(lambda sight: sight.able == ["piece piece-food-3"])
    ann.touch("piece piece-food-3")
    for _ in range(3):
        ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(".heard", has_text="It can lie here")).to_have_count(1)
    ann.page.keyboard.press("Enter")
    bob.see(lambda sight: "Bob chooses a raccoon" in sight.status)
    assert "edge: 9 o'clock" in bob.look().stops["piece piece-food-3"]


def test_what_sticks_out_says_so(server: Running, visit: Visit) -> None:
    people = at_the_board(server, visit, Mouse, Mouse, position=TO_CHOOSE)
    said = people[0].look().stops["piece piece-green-left"]
    assert "sticks out over the edge: 3 o'clock, by 8 mm" in said


def test_the_first_player_arranges_the_layout(server: Running, visit: Visit) -> None:
    people = at_the_board(server, visit, Mouse, Mouse, layout="custom")
    sights = [person.see(lambda sight: "arranges the layout" in sight.status) for person in people]
    first = next(i for i, sight in enumerate(sights) if sight.able)
    ann, bob = people[first], people[1 - first]
    for _ in range(2):  # there and back again
        before = ann.look().stops[RED]
        ann.page.mouse.move(*middle(ann.page.locator(f"[data-stop='{RED}']")))
        ann.page.mouse.down()
        corner = next(at for at in CORNERS if free_corner(ann.page, at))
        ann.page.mouse.move(*spot(ann.page, *corner))
        ann.page.mouse.up()
        ann.see(lambda sight, was=before: sight.stops[RED] != was)  # type: ignore[misc]
    ann.press("The layout is settled")
    for person in people:
        person.see(lambda sight: "chooses a raccoon" in sight.status)
    assert lying(ann.page) == lying(bob.page)


CORNERS = [(x, y) for x in (-140, 140, -110, 110) for y in (-140, 140, -110, 110)]


def free_corner(page: Page, at: tuple[int, int]) -> bool:
    page.mouse.move(*spot(page, *at), steps=3)
    page.wait_for_timeout(60)
    return page.locator(".aim circle:not(.bad)").count() == 1


def test_a_game_by_keys(server: Running, visit: Visit) -> None:
    people = at_the_board(server, visit, Careful, Careful, position=LAST_FOOD)
    ann, bob = people
    assert isinstance(ann, Keys)
    ann.see(lambda sight: RED in sight.able)
    ann.touch(RED)
    heard = ann.page.locator(".heard", has_text="towards 12 o'clock")
    expect(heard).to_contain_text("straight ahead: food piece 1")
    ann.page.keyboard.press("ArrowDown")
    expect(heard).to_contain_text("45 %")
    ann.page.keyboard.press("Enter")
    ann.see(lambda sight: sight.result == "You win!")
    bob.see(lambda sight: sight.result == "Ann wins")
    assert ann.look().focus not in ("BODY", "HTML", "")
    expect(bob.page.get_by_role("button", name="Why it is over: WW-")).to_be_visible()


def test_ww_14_the_sheet_says_why_somebody_with_food_scored_nothing(
    server: Running, visit: Visit
) -> None:
    tally = {"end": "markers", "taken": [4, 3], "points": [0, 3]}
    ann, _ = at_the_board(
        server, visit, Mouse, Person, position={**LAST_FOOD, "game": 2, "sheet": [tally]}, games=2
    )
    sheet = ann.page.locator(".table aside")
    expect(sheet).to_contain_text("0 (4)")
    expect(sheet).to_contain_text("Ann: 4 food taken, but no raccoon left on the board: no points")
    sheet.get_by_role("button", name="WW-14").first.click()
    expect(ann.page.locator("[data-article='WW-14']")).to_be_focused()


@pytest.mark.parametrize("position", [TO_CHOOSE, LAST_FOOD], ids=["a choice", "a flick"])
def test_nothing_stands_in_the_way_and_nothing_sticks_out(
    server: Running, visit: Visit, position: dict[str, Any]
) -> None:
    ann, _ = at_the_board(server, visit, Mouse, Mouse, position=position)
    for size in (DESKTOP, PHONE):
        assert width_of(ann.page, size) <= size[0]
        for theme in THEMES:
            ann.page.emulate_media(color_scheme=theme)
            assert violations(ann.page) == [], (size, theme)


def test_a_shot_under_way_looks_right(server: Running, visit: Visit) -> None:
    guests = [server.guest("Ann"), server.guest("Bob")]
    plan = {"game": "willy-waschbaer", "options": ONE_GAME | {"layout": "ring"}}
    table = server.table(guests[0]["token"], **plan)
    pages = [visit(f"/table/{table}", guest=guest, lang="en", motion=True) for guest in guests]
    for page in pages:
        sit(page, "en")
    begin(people := [Mouse(page) for page in pages], "en")
    expect(pages[0].locator(".piece.disc").first).to_be_visible()
    first = 0 if people[0].see(lambda sight: bool(sight.question or sight.status)).able else 1
    page, seen = pages[first], pages[1 - first]
    before = places(seen)
    seen.evaluate(CATCH)
    lowest = max(before, key=lambda id: before[id][1])
    shooter = Keys(page)
    shooter.touch(lowest)  # the arrow points upwards, into the larder
    for _ in range(10):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert seen.evaluate("caught") >= 3
    there = places(seen)
    moved = [id for id in before if far(before[id], there[id]) > 2]
    assert lowest in moved
    assert len(moved) >= 3
    discs = list(there.values())
    for i, (x, y, r) in enumerate(discs):
        assert all(far((x, y, r), other) > r + other[2] - 1.5 for other in discs[:i])


def places(page: Page) -> dict[str, tuple[float, float, float]]:
    """Middle and radius of every disc on the screen."""
    found = page.locator(".piece.disc").evaluate_all(
        """all => all.map((one) => { const { x, y, width } = one.getBoundingClientRect();
            return [one.dataset.stop, [x + width / 2, y + width / 2, width / 2]]; })"""
    )
    return {stop: tuple(at) for stop, at in found if stop.startswith("piece piece-")}


def far(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)
