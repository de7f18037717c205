"""Wataï at the browser table: a round by keys alone, choices, the freeze, slaps, numbers said."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Keys, Mouse, Person, Sight
from tests.browser.seated import seated
from tests.browser.test_keyboard import Careful
from tests.browser.test_places import THEMES, violations, width_of
from tests.web.running import Running

pytestmark = pytest.mark.live
LATE = 10**9  # ms
STAYS = 7500  # ms after which a refusal has gone that nobody looks at
BOBS = {"row": ["or-y4", "or-y5", "or-y6", "or-y7", "or-y8"], "talon": ["or-g4", "or-g5", "or-g6"],
        "stock": ["or-r5", "or-r6", "or-r7", "or-r8"]}  # fmt: skip
ANNS = {"row": ["dg-start", "dg-b3", "dg-y5", "dg-y6", "dg-y7"], "talon": ["dg-y8", "dg-g5"],
        "stock": ["dg-r2", "dg-g6", "dg-g7"]}  # fmt: skip
BLUE_TWO = [["or-start", "or-b2"]]


def racing(
    server: Running, visit: Visit, *ways: type[Person], variant: int = 0, **position: Any
) -> list[Person]:
    more = {"arena": BLUE_TWO, "seats": [ANNS, BOBS], "variant": variant, **position}
    plan: dict[str, Any] = {"game": "watai", "options": {"rounds": 1}, "position": more}
    return seated(server, visit, ways, lang="en", **plan)


def keys(person: Person, pressed: str) -> None:
    for key in pressed:
        person.page.keyboard.press(key)


def tops(sight: Sight) -> list[str]:
    return [sight.stops[stop] for stop in sight.stops if stop.startswith("piece pile-")]


def on(sight: Sight, card: str) -> bool:
    return any(top.startswith(card) for top in tops(sight)) and not sight.underway


def talon(person: Person, seat: int) -> str:
    return person.look().stops[f"zone talon-{seat}"].rpartition(": ")[2]


def test_a_round_by_keys(server: Running, visit: Visit) -> None:
    ann, bob = racing(server, visit, Careful, Person)
    ann.page.keyboard.press("Tab")
    keys(ann, "ss")  # the Start opens a pile
    ann.see(lambda sight: on(sight, "Start"))
    keys(ann, "r")  # the Stock is turned
    ann.see(lambda sight: bool(sight.of("turned-0")))
    keys(ann, "du")  # the blue 3 on the blue 2
    ann.see(lambda sight: "call WATAÏ" in sight.question)
    keys(ann, "x")
    ann.see(lambda sight: sight.result == "You win!")
    bob.see(lambda sight: sight.result == "Ann wins")
    assert ann.look().focus not in ("BODY", "HTML", "")
    sheet = bob.page.locator(".table aside")
    expect(sheet).to_contain_text("Cards in the Arène")
    expect(sheet).to_contain_text("Left in the Talon")
    sheet.get_by_role("button", name="7").first.click()  # 2 cards and the call
    bob.page.locator("[data-article='WT-17']").first.wait_for()


def test_a_card_that_does_not_fit_comes_back_with_its_article(
    server: Running, visit: Visit
) -> None:
    ann, _ = racing(server, visit, Keys, Person)
    keys(ann, "fu")  # a yellow 5 on a blue 2
    assert ann.see(lambda sight: bool(sight.refusal)).refusal == "WT-5"
    ann.see(lambda sight: "piece row-0-2-dg-y5" in sight.stops and not sight.underway)
    read = ann.page.get_by_role("button", name="Read WT-5")
    read.press("Enter")
    expect(ann.page.locator("[data-article='WT-5']")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(read).to_be_focused()


def test_wt_13_the_call_is_quiet_until_it_is_asked_for(server: Running, visit: Visit) -> None:
    last = {**ANNS, "talon": ["dg-y8"]}
    ann, _ = racing(server, visit, Keys, Person, seats=[last, BOBS])
    call = ann.page.locator(".strip").get_by_role("button", name="WATAÏ")
    ground = "button => getComputedStyle(button).backgroundColor"
    early = call.evaluate(ground)
    keys(ann, "du")  # the hole takes the last card of the Talon
    ann.see(lambda sight: "call WATAÏ" in sight.question)
    assert call.evaluate(ground) != early


def test_ones_own_talon_and_stock_are_told_apart(server: Running, visit: Visit) -> None:
    last = {**ANNS, "talon": ["dg-y8"]}
    ann, bob = racing(server, visit, Mouse, Person, seats=[last, BOBS])
    expect(ann.page.locator(".board .called")).to_have_text(["Talon", "Stock"])
    expect(ann.page.locator(".board .count b")).to_have_text(["2", "1", "3", "3", "4"])
    x, y = ann.point("zone talon-0")
    name = ann.page.locator(".board .called", has_text="Talon").bounding_box()
    assert name
    assert name["x"] < x < name["x"] + name["width"]
    assert name["y"] < y < name["y"] + name["height"]
    expect(bob.page.locator(".board .called")).to_have_text(["Talon", "Stock"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_refusal_covers_nothing_of_ones_own(
    server: Running, visit: Visit, size: tuple[int, int]
) -> None:
    ann, _ = racing(server, visit, Keys, Person)
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    keys(ann, "fu")
    refusal = ann.page.locator(".refusal")
    expect(refusal).to_contain_text("WT-5 The piles Each Start begins another pile in the Arène.")
    expect(refusal).not_to_contain_text("…")
    box = refusal.bounding_box()
    assert box
    for zone in ("row", "talon", "stock", "turned"):
        own = ann.page.locator(f"[data-zone='{zone}-0']").bounding_box()
        assert own
        assert box["y"] + box["height"] <= own["y"], zone


def test_a_refusal_goes_by_itself(server: Running, visit: Visit) -> None:
    ann, _ = racing(server, visit, Keys, Person)
    keys(ann, "fu")
    ann.see(lambda sight: bool(sight.refusal))
    close = ann.page.locator(".refusal").get_by_role("button", name="Close")
    close.focus()
    ann.page.wait_for_timeout(STAYS)
    expect(close).to_be_focused()  # whoever is at it keeps it
    close.blur()
    ann.see(lambda sight: not sight.refusal)


@pytest.mark.parametrize("way", [Mouse, Person])
def test_wt_5_open_ground_takes_what_is_held(
    server: Running, visit: Visit, way: type[Person]
) -> None:
    ann, _ = racing(server, visit, way, Person, arena=[])
    start = "piece row-0-0-dg-start"
    ann.touch(start)
    ann.see(lambda sight: sight.held == [start])
    box = ann.page.locator("[data-zone='arena']").bounding_box()
    assert box
    spot = box["x"] + 0.8 * box["width"], box["y"] + 0.5 * box["height"]
    ann.page.mouse.click(*spot) if way is Mouse else ann.page.touchscreen.tap(*spot)
    ann.see(lambda sight: on(sight, "Start"))


@pytest.mark.parametrize(
    ("variant", "name", "anns", "bobs"),
    [(3, "Bob", "2 pieces", "6 pieces"), (4, "Ann", "empty", "3 pieces"),
     (10, "Bob", "empty", "5 pieces")],
)  # fmt: skip
def test_the_thrower_chooses(
    server: Running, visit: Visit, variant: int, name: str, anns: str, bobs: str
) -> None:
    before = {"phase": "choose", "arena": [], "due": LATE}
    ann, bob = racing(server, visit, Keys, Person, variant=variant, **before)
    assert "three cards" in ann.look().question
    assert bob.look().question == "Ann chooses a player"
    ann.press(name)
    for person in (ann, bob):
        person.see(lambda sight: "3, 2, 1" in sight.status)
        assert (talon(person, 0), talon(person, 1)) == (anns, bobs)


def test_the_others_are_frozen(server: Running, visit: Visit) -> None:
    frozen = {"variant": 13, "leader": 1, "frozen_until": LATE}
    ann, bob = racing(server, visit, Keys, Keys, **frozen)
    sight = ann.see(lambda sight: "Bob plays alone: wait" in sight.question)
    assert all("frozen" in sight.stops[stop] for stop in sight.of("row-0"))
    assert not [stop for stop in sight.able if "-0-" in stop]
    assert not any("frozen" in bob.look().stops[stop] for stop in sight.of("row-1"))
    expect(ann.page.locator(".plate", has_text="Frozen")).to_have_count(1)
    keys(ann, "ss")
    keys(bob, "r")
    ann.see(lambda sight: bool(sight.of("turned-1")))
    assert not any("Start (dark green" in top for top in tops(ann.look()))


def test_a_number_is_said_by_its_key(server: Running, visit: Visit) -> None:
    ann, bob = racing(server, visit, Keys, Person, variant=16)
    keys(ann, "du3")
    expect(bob.page.get_by_role("log").first).to_contain_text("Ann: “3!”")
    expect(ann.page.get_by_role("log").first).not_to_contain_text("forgot to say")


# A browser that hears, and keeps what it would speak: Debian's has nobody to send a sound to.
HEARING = """
window.SpeechRecognition = class {
  start() { window.ear = this; }
  stop() { window.ear = null; }
};
window.spoken = [];
speechSynthesis.speak = ({ text, lang }) => window.spoken.push([text, lang]);
"""
HEAR = "said => ear.onresult({ results: [[{ transcript: said }]] })"


def test_a_number_is_said_aloud_and_spoken_in_the_chosen_tongue(
    server: Running, visit: Visit
) -> None:
    ann, bob = racing(server, visit, Mouse, Person, variant=16)
    ann.page.add_init_script(HEARING)
    ann.page.reload()
    ann.page.get_by_label("Tongue or accent").select_option("de-DE")
    ann.press("Say it aloud")
    assert ann.page.evaluate("ear.lang") == "en-GB"  # the language of the page
    keys(ann, "du")
    ann.page.evaluate(HEAR, "er... three, I think")
    expect(bob.page.get_by_role("log").first).to_contain_text("Ann: “3!”")
    ann.see(lambda _: bool(ann.page.evaluate("spoken.length")))
    assert ann.page.evaluate("spoken") == [["3", "de-DE"]]
    ann.press("Say it aloud")
    assert ann.page.evaluate("ear") is None


def test_wt_v1_the_hands_change_sides(server: Running, visit: Visit) -> None:
    def left(person: Person) -> bool:
        """Whether the Talon lies left of the Stock."""
        return person.point("zone talon-0")[0] < person.point("zone stock-0")[0]

    usual, mirrored = (
        racing(server, visit, Keys, Person, variant=variant)[0] for variant in (0, 1)
    )
    assert left(usual) != left(mirrored)
    mirrored.page.get_by_role("button", name="Menu").click()
    mirrored.page.get_by_label("Show the keys").check()
    caps = "".join(mirrored.page.locator(".table kbd").all_inner_texts()).lower()
    assert set("lkjhg") <= set(caps)  # on the five cards
    keys(mirrored, "kt")  # the blue 3 on the blue 2; for the usual hands it is "du"
    mirrored.see(lambda sight: on(sight, "blue 3"))


@pytest.mark.parametrize("way", [Person, Keys])
def test_wt_14_a_card_held_back_is_pointed_at(
    server: Running, visit: Visit, way: type[Person]
) -> None:
    held = {**BOBS, "row": ["or-y4", "or-y5", "or-b3", "or-y7", "or-y8"]}
    ann, bob = racing(server, visit, way, Person, seats=[ANNS, held])
    [card] = [stop for stop in ann.look().of("row-1") if stop.endswith("b3")]
    ann.touch(card)
    log = bob.page.get_by_role("log").first
    expect(log).to_contain_text("Ann points at blue 3 (orange border) of Bob")
    expect(log).to_contain_text("Bob has held blue 3 (orange border) back: 5 points off")


def test_a_ten_is_slapped_by_the_key_of_its_pile(server: Running, visit: Visit) -> None:
    nine = [f"or-b{n}" for n in range(2, 10)]
    ann = {**ANNS, "row": ["dg-b10", "dg-start", "dg-y5", "dg-y6", "dg-y7"]}
    bob = {key: [card.replace("or-", "lg-") for card in cards] for key, cards in BOBS.items()}
    position = {"seats": [ann, bob, BOBS], "arena": [["or-start", *nine]]}
    people = racing(server, visit, Keys, Keys, Person, variant=15, **position)
    keys(people[0], "su")
    people[1].see(lambda sight: on(sight, "blue 10"))
    keys(people[1], "u")
    expect(people[2].page.get_by_role("log").first).to_contain_text("Bob slaps")


@pytest.mark.parametrize("variant", [0, 16], ids=["play", "numbers to say"])
def test_nothing_stands_in_the_way_and_nothing_sticks_out(
    server: Running, visit: Visit, variant: int
) -> None:
    ann, _ = racing(server, visit, Keys, Person, variant=variant)
    for size in (DESKTOP, PHONE):
        assert width_of(ann.page, size) <= size[0]
        for theme in THEMES:
            ann.page.emulate_media(color_scheme=theme)
            assert violations(ann.page) == [], (size, theme)
