"""Watathèque: five rulebooks, one table."""

from watatheque.games import GAMES, game

__all__ = ["GAMES", "game"]
