"""One seat of a table: who holds it, and what they brought."""

from typing import Any

import msgspec


class Chair(msgspec.Struct):
    """A person, a bot, or nobody; `guest` stays when a bot plays for somebody absent (TB-18)."""

    guest: str = ""
    name: str = ""
    bot: str = ""  # the level of a bot that holds the seat for good
    stand_in: str = ""  # the level of a bot that plays until the person is back
    nonce: str = ""
    bring: Any = None  # what the person brought, for nobody else's eyes

    @property
    def taken(self) -> bool:
        return bool(self.guest or self.bot)
