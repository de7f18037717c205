"""What a table may choose becomes a form by its JSON schema, lists too, and reaches the table."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_front import table_of
from tests.web.running import Running

pytestmark = pytest.mark.live


def opened(page: Page, server: Running) -> dict[str, Any]:
    page.get_by_role("button", name="Open the table").click()
    options: dict[str, Any] = table_of(page, server)["options"]
    return options


def test_the_weights_of_a_wheel(server: Running, visit: Visit) -> None:
    page = visit("/friends/uno-wizz", lang="en")
    page.get_by_label("War (La Guerre)").fill("7")
    page.get_by_label("War (La Guerre)").press("Tab")
    assert opened(page, server) == {"wheel": [1, 1, 1, 1, 1, 1, 1, 7, 1]}
    expect(page.get_by_text("War (La Guerre) 7")).to_be_visible()


def test_variants_round_by_round(server: Running, visit: Visit) -> None:
    page = visit("/friends/watai", lang="en", size=PHONE)
    variants = page.get_by_role("group", name="Variants")
    for nth, name in enumerate(["Backwards", "Slap!", "Two by two"], start=1):
        variants.get_by_role("button", name="Add").click()
        variants.get_by_role("combobox", name=f", {nth}").select_option(label=name)
    variants.get_by_role("button", name="Remove 1").click()
    counts = page.get_by_role("group", name="Faces of the counting die")
    counts.get_by_role("button", name="Add").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert opened(page, server) == {"variants": [15, 14], "counts": [1]}
    expect(page.get_by_text("Slap!, Two by two")).to_be_visible()
