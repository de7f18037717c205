"""Draws each picture once: what was drawn lately is kept."""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from watatheque.core.game import Game
from watatheque.core.rulebook import LANGUAGES
from watatheque.core.scene import Chair, Face
from watatheque.core.texts import Speaker
from watatheque.pictures.logo import draw_icon, draw_logo
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
        self.game = lru_cache(2 * len(games))(self._game)
        self.logo = lru_cache(2)(lambda theme: _drawn(draw_logo(theme)))
        self.icon = lru_cache(1)(lambda: _drawn(draw_icon()))

    def _face(self, kind: str, worn: Attributes, owner: str | None, language: str) -> bytes:
        chair = _chair(owner) if owner else None
        if kind == "token-back":
            return _drawn(draw_token_back(chair))
        return _drawn(draw_single(Face(kind, dict(worn)), chair, self._speakers[language]))

    def _game(self, name: str, language: str) -> bytes:
        still = self._games[name].still_life
        return _drawn(draw_still_life(still, self._speakers[language], name))


def _drawn(svg: str) -> bytes:
    """Packed with gzip, as nearly everybody wants it, and a fifth of the size to keep."""
    return gzip.compress(svg.encode(), 6, mtime=0)


def _chair(owner: str) -> Chair:
    colour, _, shape = owner.partition(".")
    return Chair(0, colour, shape)
