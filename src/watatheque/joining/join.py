"""`watatheque join`."""

import asyncio

from rich.console import Console

from watatheque.core.errors import BadInput
from watatheque.games import game
from watatheque.joining import address
from watatheque.joining.address import Address
from watatheque.joining.asking import Server
from watatheque.joining.keyboard import Keyboard
from watatheque.joining.keys import Keys
from watatheque.joining.lobby import Left, Lobby
from watatheque.joining.screen import AnyGame, Screen
from watatheque.joining.seating import Wish
from watatheque.joining.session import Session
from watatheque.joining.view import View
from watatheque.terminal import given


def join(
    url: str,
    /,
    *,
    name: str | None = None,
    seat: int | None = None,
    watch: bool = False,
    lang: str | None = None,
    bots: str = "",
) -> int:
    """Play in the terminal at a table of a server.

    Parameters
    ----------
    url
        Of a table, or of a server to pick a table there or open one.
    name
        What others see; the server knows you again by it.
    seat
        From 0 on; otherwise the first that is free.
    watch
        Sit nowhere; without --name also unnamed.
    lang
        fr or en.
    bots
        The level of bots for the other empty seats of one's own table.
    """
    if watch and (seat is not None or bots):
        raise BadInput("watch", "whoever watches neither sits down nor seats bots")
    screen = Screen(Console(highlight=False, soft_wrap=False), given.language(lang))
    try:
        asyncio.run(_join(address.read(url), screen, name, Wish(seat, watch, bots)))
    except (Left, KeyboardInterrupt):
        screen.say("join-bye")
    return 0


async def _join(at: Address, screen: Screen, name: str | None, wish: Wish) -> None:
    server, keyboard = Server(at.server), Keyboard()
    lobby = Lobby(server, screen, keyboard)
    if not wish.watch or name is not None:
        await _enter(server, lobby, name)
    if not at.table:
        at = at._replace(table=await lobby.pick(wish.watch))
        screen.say("join-address", url=at.page())
    about = await server.get(f"/api/tables/{at.table}")
    played = await _played(server, about["game"])
    screen.play(played)
    wish = await _with_bots(lobby, wish)
    if wish.seat is not None:
        given.seat(wish.seat, about["seats"])
    await Session(View(played, screen), keyboard, at.socket(), server.token, wish).run()


async def _enter(server: Server, lobby: Lobby, name: str | None) -> None:
    keys = Keys()
    if name is None and keys.find(server.url, None) is None:
        while not name:
            name = await lobby.ask("join-name")
    await server.enter(keys, name)


async def _played(server: Server, name: str) -> AnyGame:
    """The same rules here as there: the words for them are ours, the verdicts the server's."""
    played = game(name)
    offered = {one["name"]: one["version"] for one in await server.get("/api/games")}
    if offered.get(name) != played.version:
        raise BadInput("game", f"the server plays {name} {offered.get(name)}, not {played.version}")
    return played


async def _with_bots(lobby: Lobby, wish: Wish) -> Wish:
    """Asked of whoever has just opened a table."""
    if wish.watch or wish.bots or not lobby.opened:
        return wish
    return wish._replace(bots=await lobby.bots(lobby.opened))
