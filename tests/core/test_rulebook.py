"""Articles by id, in both languages."""

import pytest

from watatheque import GAMES
from watatheque.core import rulebook
from watatheque.core.errors import BadInput

GOOD = "## XX-1 · Un titre · A title\n- **fr** Oui.\n- **en** Yes.\n"


def test_an_article_has_titles_and_texts_in_both_languages() -> None:
    article = rulebook.article("TW-8")
    assert article.title["fr"] != article.title["en"]
    assert article.text["fr"] != article.text["en"]


@pytest.mark.parametrize("name", ["table", *GAMES])
def test_every_game_has_its_rulebook(name: str) -> None:
    articles = rulebook.load(name)
    prefix = "TB" if name == "table" else GAMES[name].prefix
    assert articles
    assert all(id.startswith(prefix + "-") for id in articles)


def test_what_is_missing_or_doubled_is_named() -> None:
    with pytest.raises(BadInput, match="there is no article 'TW-99'"):
        rulebook.article("TW-99")
    with pytest.raises(BadInput, match=r"there is no chess\.md"):
        rulebook.load("chess")
    with pytest.raises(BadInput, match="line 4: XX-1 stands there twice"):
        rulebook.parse(GOOD + GOOD, "x.md")
    with pytest.raises(BadInput, match="XX-1 has no text in 'en'"):
        rulebook.parse(GOOD.replace("- **en** Yes.\n", ""), "x.md")
