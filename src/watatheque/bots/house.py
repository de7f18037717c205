"""The house players: which bot sits down at which level of which game."""

from collections.abc import Callable
from typing import Any

from watatheque.bots import uno_wizz
from watatheque.bots.bot import Bot, Worlds
from watatheque.bots.greedy import Greedy
from watatheque.bots.search import Search
from watatheque.bots.uniform import Uniform
from watatheque.bots.waka_waka import Trader
from watatheque.bots.watai import EASY, NORMAL, Player
from watatheque.bots.willy_waschbaer import easy as easy_flicker
from watatheque.bots.willy_waschbaer import normal as normal_flicker
from watatheque.core.errors import BadInput
from watatheque.core.game import Game

AnyGame = Game[Any, Any, Any]
Maker = Callable[[AnyGame, Worlds], Bot]


def uniform(game: AnyGame, worlds: Worlds) -> Bot:
    return Uniform()


# What any game whose prompts are complete can do without a player of its own.
ANY_GAME: dict[str, Maker] = {
    "uniform": uniform,
    "easy": lambda game, worlds: Greedy(game, worlds, slips=0.3),
    "normal": lambda game, worlds: Search(game, worlds, tries=120),
    "strong": lambda game, worlds: Search(game, worlds, tries=1500),
}

HOUSE: dict[str, dict[str, Maker]] = {
    "triple-wata": ANY_GAME,
    "uno-wizz": {
        "uniform": uniform,
        "easy": lambda game, worlds: uno_wizz.easy(),
        "normal": lambda game, worlds: uno_wizz.normal(),
    },
    "waka-waka": {
        "uniform": uniform,
        "easy": lambda game, worlds: Trader(misjudges=9.0, slips=0.15),
        "normal": lambda game, worlds: Trader(),
    },
    "watai": {
        "uniform": uniform,
        "easy": lambda game, worlds: Player(EASY),
        "normal": lambda game, worlds: Player(NORMAL),
    },
    "willy-waschbaer": {
        "uniform": uniform,
        "easy": lambda game, worlds: easy_flicker(),
        "normal": lambda game, worlds: normal_flicker(),
    },
}


def levels(game: AnyGame) -> tuple[str, ...]:
    return tuple(HOUSE.get(game.name, ANY_GAME))


def make(game: AnyGame, level: str, worlds: Worlds) -> Bot:
    maker = HOUSE.get(game.name, ANY_GAME).get(level)
    if maker is None:
        known = ", ".join(levels(game))
        raise BadInput("level", f"{game.name} has no {level!r:.40}; it has {known}")
    return maker(game, worlds)
