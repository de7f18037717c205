"""The one error for bad input: it names what was wrong and why."""


class BadInput(ValueError):
    """Options, a position, a pack, a record or a name that cannot be used."""

    def __init__(self, what: str, why: str, article: str = "") -> None:
        cited = f" ({article})" if article else ""
        super().__init__(f"{what}: {why}{cited}")
        self.what = what
        self.why = why
        self.article = article
