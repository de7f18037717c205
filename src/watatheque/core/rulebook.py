"""Article id -> text, from `rules/*.md`, in both languages."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from watatheque.core.errors import BadInput

LANGUAGES: Final = ("fr", "en")
_HEADING: Final = re.compile(r"^## ([A-Z]{2}-[RVP]?\d+[a-j]?) · (.+?) · (.+)$")
_TEXT: Final = re.compile(r"^- \*\*(fr|en)\*\* (.+)$")


@dataclass(frozen=True, slots=True)
class Article:
    id: str
    title: dict[str, str]  # by language
    text: dict[str, str]


def folder() -> Path:
    """In a wheel the rules lie inside the package, in a checkout beside `src`."""
    package = Path(__file__).parents[1]
    inside = package / "rules"
    return inside if inside.is_dir() else package.parents[1] / "rules"


def parse(text: str, source: str) -> dict[str, Article]:
    articles: dict[str, Article] = {}
    current: Article | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        if heading := _HEADING.match(line):
            current = Article(heading[1], {"fr": heading[2], "en": heading[3]}, {})
            if current.id in articles:
                raise BadInput(f"{source}, line {number}", f"{current.id} stands there twice")
            articles[current.id] = current
        elif current is not None and (told := _TEXT.match(line)):
            current.text[told[1]] = told[2]
    for article in articles.values():
        for language in LANGUAGES:
            if language not in article.text:
                raise BadInput(source, f"{article.id} has no text in {language!r}")
    return articles


@cache
def load(name: str) -> dict[str, Article]:
    """The articles of one game by its name, or of the table itself by "table"."""
    path = folder() / f"{name}.md"
    if not path.is_file():
        raise BadInput("rulebook", f"there is no {path.name}")
    return parse(path.read_text(encoding="utf-8"), path.name)


@cache
def everything() -> dict[str, Article]:
    return {
        article: text for path in sorted(folder().glob("*.md")) for article, text in
        load(path.stem).items()
    }  # fmt: skip


def article(id: str) -> Article:
    found = everything().get(id)
    if found is None:
        raise BadInput("rulebook", f"there is no article {id!r:.40}")
    return found
