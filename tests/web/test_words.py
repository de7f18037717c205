from fluent.runtime import FluentBundle, FluentResource

from tests.web.running import Running
from watatheque import GAMES
from watatheque.core.rulebook import LANGUAGES


def test_a_game_speaks_both_languages(server: Running) -> None:
    for lang in LANGUAGES:
        told = server.http.get(f"/api/words/{lang}", params={"game": "triple-wata"})
        bundle = FluentBundle([lang])
        bundle.add_resource(FluentResource(told.text))
        assert bundle.has_message("tw-board")  # its own
        assert bundle.has_message("seat-to-act")  # every table's
        assert told.headers["content-type"].startswith("text/plain")


def test_without_a_game_only_what_all_tables_say(server: Running) -> None:
    told = server.http.get("/api/words/fr").text
    assert "seat-to-act" in told
    assert "tw-board" not in told


def test_no_other_language_and_no_other_game(server: Running) -> None:
    assert server.http.get("/api/words/de").status_code == 404
    assert server.http.get("/api/words/fr?game=chess").status_code == 404


def test_every_game_has_a_title_and_a_line_of_its_own(server: Running) -> None:
    for game in server.http.get("/api/games").json():
        for lang in LANGUAGES:
            assert game["title"][lang] != game["name"]
            assert len(game["line"][lang]) > 20
    assert len(GAMES) == len({game["line"]["fr"] for game in server.http.get("/api/games").json()})
