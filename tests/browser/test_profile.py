"""Who one is: a name, another device, and being forgotten."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.web.running import Running, bearer

pytestmark = pytest.mark.live


def test_a_link_makes_another_device_the_same_guest(server: Running, visit: Visit) -> None:
    page = visit("/profile")
    name = page.get_by_role("textbox", name="Votre nom")
    name.fill("Ann")
    name.press("Enter")
    expect(page.get_by_text("C’est noté.")).to_be_visible()
    page.get_by_role("button", name="Faire un lien").click()
    link = page.get_by_role("textbox", name="Ce lien mène").input_value()
    other = visit(link.removeprefix(server.url))
    expect(other.get_by_role("link", name="Ann")).to_be_visible()
    assert "link=" not in other.url


def test_to_be_forgotten_takes_a_second_word(server: Running, visit: Visit) -> None:
    page = visit("/profile")
    expect(page.get_by_role("textbox", name="Votre nom")).not_to_have_value("")
    token = page.evaluate("JSON.parse(localStorage.getItem('watatheque.me')).token")
    page.get_by_role("button", name="Effacer mes données").click()
    assert server.http.get("/api/guests/me", headers=bearer(token)).status_code == 200
    page.get_by_role("button", name="Oui, tout effacer").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq jeux, une table.")
    assert server.http.get("/api/guests/me", headers=bearer(token)).status_code == 401
    assert page.evaluate("localStorage.getItem('watatheque.me')") is None
