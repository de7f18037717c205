"""Articles of the rulebook on the screen."""

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text as Line

from watatheque.core import rulebook
from watatheque.core.errors import BadInput
from watatheque.core.rulebook import Article


def show(article: Article, language: str) -> RenderableType:
    head = Line.assemble((article.id, "bold cyan"), "  ", (article.title[language], "bold"))
    return Group(head, Markdown(article.text[language]))


def listed(articles: dict[str, Article], language: str) -> RenderableType:
    titles = ((id, article.title[language]) for id, article in articles.items())
    return Group(*(Line.assemble((f"{id:<8}", "cyan"), title) for id, title in titles))


def find(id: str, prefix: str = "") -> Article:
    """By its id in any case; inside a game its number is enough."""
    wanted = id.upper()
    for name in (wanted, f"{prefix}-{wanted}"):
        for known, article in rulebook.everything().items():
            if known.upper() == name:
                return article
    raise BadInput("article", f"there is no {id!r:.40}")
