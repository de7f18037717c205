"""TB-20: chat and emotes, and how much of them one guest may send."""

import unicodedata
from collections import deque

from watatheque.core.values import Millis, Refusal
from watatheque.store.forgetting import SILENCE, SOMEBODY
from watatheque.table.frames import ChatLine
from watatheque.table.settings import Settings
from watatheque.table.tally import Tally

EMOTES = ("hello", "thanks", "well-played", "wow", "oops", "sorry", "hurry", "thinking", "bye")


class Talk:
    """The last lines of a table, and who may say more."""

    def __init__(self, settings: Settings, tally: Tally) -> None:
        self.settings = settings
        self.tally = tally
        self.by: deque[str] = deque(maxlen=settings.chat_kept)  # the guest behind each line
        self.lines: deque[ChatLine] = deque(maxlen=settings.chat_kept)
        self.count = 0  # lines ever said

    def judge_chat(self, guest: str, text: str, now: Millis) -> Refusal | None:
        if not text:
            return Refusal("TB-20", "there is nothing to read in that")
        if len(text) > self.settings.chat_length:
            return Refusal("TB-20", f"at most {self.settings.chat_length} characters a line")
        return self._pace("chat", guest, self.settings.chat_a_minute, now)

    def judge_emote(self, guest: str, name: str, now: Millis) -> Refusal | None:
        if name not in EMOTES:
            return Refusal("TB-20", f"no such emote; there are {', '.join(EMOTES)}")
        return self._pace("emote", guest, self.settings.emotes_a_minute, now)

    def _pace(self, what: str, guest: str, most: int, now: Millis) -> Refusal | None:
        allowed = self.tally.allows(what, guest, most, now)
        return None if allowed else Refusal("TB-20", f"at most {most} a minute")

    def add(self, line: ChatLine, guest: str) -> None:
        self.count = line["n"]
        self.lines.append(line)
        self.by.append(guest)

    def forget(self, guest: str) -> None:
        for i, by in enumerate(self.by):
            if by == guest:
                self.by[i] = ""
                self.lines[i] = {**self.lines[i], "name": SOMEBODY, "text": SILENCE}


def readable(text: str) -> str:
    """Without control, format-override and unassigned characters, and without blank ends."""
    kept = (c for c in text if c.isprintable() or unicodedata.category(c) == "Zs" or c in "\u200d")
    return "".join(kept).strip()
