from tests.web.running import Running
from watatheque import GAMES
from watatheque.core.rulebook import load


def test_every_game_is_offered_with_its_options(server: Running) -> None:
    offered = {game["name"]: game for game in server.http.get("/api/games").json()}
    assert set(offered) == set(GAMES)
    duel = offered["triple-wata"]
    assert (duel["least"], duel["most"]) == (2, 2)
    assert duel["articles"] == len(load("triple-wata"))
    assert "easy" in duel["levels"]
    assert duel["tutorial"] is True
    assert duel["options"]["$defs"]["Options"]["properties"]["plus"]["type"] == "boolean"


def test_rules_come_in_both_languages(server: Running) -> None:
    for lang in ("fr", "en"):
        told = server.http.get("/api/rules/triple-wata", params={"lang": lang}).json()
        article = {one["id"]: one for one in told}["TW-7"]
        assert article["title"] == load("triple-wata")["TW-7"].title[lang]
        assert article["text"] == load("triple-wata")["TW-7"].text[lang]
    assert "TB-1" in {one["id"] for one in server.http.get("/api/rules/table").json()}


def test_articles_of_the_help_at_a_glance_have_a_face(server: Running) -> None:
    told = {one["id"]: one["face"] for one in server.http.get("/api/rules/uno-wizz").json()}
    assert told["UW-14h"]["kind"] == "icon"
    assert told["UW-8"]["kind"] == "card"
    assert told["UW-15"] is None


def test_what_is_not_there_is_not_there(server: Running) -> None:
    assert server.http.get("/api/rules/chess").status_code == 404
    assert server.http.get("/api/rules/..%2F..%2Fetc%2Fpasswd").status_code == 404
    assert server.http.get("/api/rules/triple-wata?lang=de").status_code == 400
