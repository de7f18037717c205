"""Fluent messages: what a Text says in a language."""

import re
from collections.abc import Sequence
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from watatheque.core.errors import BadInput
from watatheque.core.scene import Text

_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # before a number, and not in an article's "WT-5"
COMMON = Path(__file__).parent / "messages"  # what every table says


def true_minus(text: str) -> str:
    """Negative numbers as one writes them: Fluent and `str` put a hyphen there."""
    return _HYPHEN.sub("−", text)


class Speaker:
    """Says the texts of one game, and the common ones, in one language."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        # Isolation marks are for mixed directions; they would show up in terminals and SVG.
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (COMMON, *folders):
            path = folder / f"{language}.ftl"
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def knows(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, text: Text) -> str:
        pattern = self.bundle.get_message(text.id).value if self.knows(text.id) else None
        if pattern is None:
            raise BadInput("text", f"{text.id!r} is not in the {self.language!r} messages")
        args = {name: self._argument(value) for name, value in text.args.items()}
        said, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise BadInput("text", f"{text.id!r}: {errors[0]}")
        return true_minus(str(said))

    def _argument(self, value: int | str | Text) -> int | str:
        return self.say(value) if isinstance(value, Text) else value
