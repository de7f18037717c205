"""One patch with 250 pieces on the table: below 8 ms of script and layout, no task over 50 ms."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.stage import build, served
from tests.browser.trace import longest_task, on_main_thread, tracing, worked

PIECES, WARMING, ROUNDS, PATCHES = 250, 5, 3, 15
MOST_MS, LONGEST_MS = 8.0, 50.0
CROWDED = (Path(__file__).parent / "crowded.js").read_text().split("\n", 1)[1]
# As a client patches a scene: what has not changed stays the same object.
PATCH = """(step, news) => {
  const { pieces } = window.scene;
  const moved = { ...pieces.p0, place: 125 + (step % 10) };
  const patched = { ...window.scene, ...news, pieces: { ...pieces, p0: moved } };
  performance.mark("patch");
  window.stage.show({ ...window.shown, scene: patched });
}"""
MOVED = "{}"
ASKED = "{ gestures: structuredClone(window.scene.gestures) }"  # as after every turn
START = f"""
window.scene = ({CROWDED})({PIECES});
window.shown = {{ scene: window.scene, beats: [], seat: 0, chairs: [], clock: null }};
window.stage.show(window.shown);
"""
BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>'


def blank(route: Route) -> None:
    route.fulfill(content_type="image/svg+xml", body=BLANK)


@pytest.fixture
def page(tmp_path: Path, chromium: Browser) -> Iterator[Page]:
    build(tmp_path / "stage")
    with served(tmp_path / "stage") as url:
        page = chromium.new_page(viewport={"width": 1280, "height": 800})
        page.route("**/api/faces/**", blank)
        page.goto(url)
        page.wait_for_function("window.stage")
        page.evaluate(START)
        page.wait_for_timeout(1000)
        yield page
        page.close()


def patch(page: Page, step: int, news: str = MOVED) -> None:
    page.evaluate(f"({PATCH})({step}, {news})")
    page.wait_for_timeout(150)


@pytest.mark.slow
@pytest.mark.parametrize("news", [MOVED, ASKED], ids=["moved", "moved and asked"])
def test_a_patch_of_a_crowded_table_costs_less_than_eight_milliseconds(
    page: Page, news: str
) -> None:
    assert page.locator(".piece").count() == PIECES
    for step in range(WARMING):
        patch(page, step, news)
    rounds = [measured(page, news) for _ in range(ROUNDS)]
    print(f"median ms a patch, longest task: {rounds}")
    assert min(cost for cost, _ in rounds) < MOST_MS
    assert min(longest for _, longest in rounds) < LONGEST_MS


def measured(page: Page, news: str) -> tuple[float, float]:
    """The median cost of a patch and the longest task; others on this machine only add to them."""
    with tracing(page) as events:
        for step in range(PATCHES):
            patch(page, step, news)
    marks = sorted(e["ts"] for e in events if e["name"] == "patch")
    assert len(marks) == PATCHES
    work = on_main_thread(events, "patch")
    costs = [worked(work, mark, mark + 120_000) for mark in marks]
    return round(median(costs), 2), round(longest_task(work, marks[0]), 2)


@pytest.mark.slow
def test_only_transform_and_opacity_are_animated(page: Page) -> None:
    patch(page, 1)
    moved = page.evaluate(
        "document.getAnimations().flatMap(a => a.effect.getKeyframes()"
        ".flatMap(k => Object.keys(k))).filter((k) => !/^(offset|computedOffset|easing|composite)$/"
        ".test(k))"
    )
    assert set(moved) <= {"transform", "opacity"}
