"""The games, by name. A sixth one is a folder and a line here."""

from typing import Any

from watatheque.core.errors import BadInput
from watatheque.core.game import Game
from watatheque.games.triple_wata.rules import TripleWata
from watatheque.games.uno_wizz.rules import UnoWizz
from watatheque.games.waka_waka.rules import WakaWaka
from watatheque.games.watai.rules import Watai
from watatheque.games.willy_waschbaer.rules import WillyWaschbaer

GAMES: dict[str, Game[Any, Any, Any]] = {
    game.name: game for game in (TripleWata(), UnoWizz(), WakaWaka(), Watai(), WillyWaschbaer())
}


def game(name: str) -> Game[Any, Any, Any]:
    found = GAMES.get(name)
    if found is None:
        raise BadInput("game", f"there is no {name!r:.40}; there are {', '.join(sorted(GAMES))}")
    return found
