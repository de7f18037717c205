"""Draws each picture once: what was drawn lately is kept."""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from watatheque.core.game import Game
from watatheque.core.rulebook import LANGUAGES
from watatheque.core.scene import Chair, Face
from watatheque.core.texts import Speaker
from watatheque.pictures.logo import draw_icon, draw_logo
from watatheque.pictures.single import draw_single, draw_token_back
from watatheque.pictures.still_life import draw_still_life

Attributes = tuple[tuple[str, int | str], ...]
KEPT = 2048


class Drawn(NamedTuple):
    plain: bytes
    packed: bytes  # with gzip


class Easel:
    def __init__(self, games: Mapping[str, Game[Any, Any, Any]]) -> None:
        folders = [game.messages for game in games.values()]
        self._games = games
        self._speakers = {language: Speaker(language, folders) for language in LANGUAGES}
        self.face = lru_cache(KEPT)(self._face)
        self.game = lru_cache(2 * len(games))(self._game)
        self.logo = lru_cache(2)(lambda theme: _drawn(draw_logo(theme)))
        self.icon = lru_cache(1)(lambda: _drawn(draw_icon()))

    def _face(self, kind: str, worn: Attributes, owner: str | None, language: str) -> Drawn:
        chair = _chair(owner) if owner else None
        if kind == "token-back":
            return _drawn(draw_token_back(chair))
        return _drawn(draw_single(Face(kind, dict(worn)), chair, self._speakers[language]))

    def _game(self, name: str, language: str) -> Drawn:
        still = self._games[name].still_life
        return _drawn(draw_still_life(still, self._speakers[language], name))


def _drawn(svg: str) -> Drawn:
    plain = svg.encode()
    return Drawn(plain, gzip.compress(plain, 6, mtime=0))


def _chair(owner: str) -> Chair:
    colour, _, shape = owner.partition(".")
    return Chair(0, colour, shape)
