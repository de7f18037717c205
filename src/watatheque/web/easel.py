"""Draws each picture once: what was drawn lately is kept."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from watatheque.core.game import Game
from watatheque.core.rulebook import LANGUAGES
from watatheque.core.scene import Chair, Face
from watatheque.core.texts import Speaker
from watatheque.pictures.single import draw_single, draw_token_back
from watatheque.pictures.still_life import draw_still_life

Attributes = tuple[tuple[str, int | str], ...]
KEPT = 2048


class Easel:
    def __init__(self, games: Mapping[str, Game[Any, Any, Any]]) -> None:
        folders = [game.messages for game in games.values()]
        self._games = games
        self._speakers = {language: Speaker(language, folders) for language in LANGUAGES}
        self.face = lru_cache(KEPT)(self._face)
        self.game = lru_cache(len(games) + 1)(self._game)

    def _face(self, kind: str, worn: Attributes, owner: str | None, language: str) -> str:
        chair = _chair(owner) if owner else None
        if kind == "token-back":
            return draw_token_back(chair)
        return draw_single(Face(kind, dict(worn)), chair, self._speakers[language])

    def _game(self, name: str) -> str:
        return draw_still_life(self._games[name].still_life, self._speakers["en"], name)


def _chair(owner: str) -> Chair:
    colour, _, shape = owner.partition(".")
    return Chair(0, colour, shape)
