"""The command line: `watatheque games`, `rules`, `play`, `match`, `replay`, `show`; and, in
`serving`, `serve` and `admin`, in `joining`, `join`.
"""

import os
import sys
from importlib.metadata import version
from pathlib import Path
from random import Random

from cyclopts import App, CycloptsError
from rich.console import Console
from rich.table import Table

from watatheque.bots import house
from watatheque.bots.chairs import play as play_out
from watatheque.bots.chairs import seated
from watatheque.core import match as core_match
from watatheque.core import record, rulebook
from watatheque.core.errors import BadInput
from watatheque.core.match import Match
from watatheque.core.replay import verify
from watatheque.core.rewind import rewind
from watatheque.core.scene import Text
from watatheque.core.sights import laid_open, seen
from watatheque.core.texts import Speaker
from watatheque.core.values import Outcome
from watatheque.games import GAMES, game
from watatheque.pictures import draw
from watatheque.terminal import articles, given
from watatheque.terminal.session import Session


def build() -> str:
    compiled = (core_match.__file__ or "").endswith(".so")
    return f"watatheque {version('watatheque')} ({'compiled' if compiled else 'interpreted'})"


app = App(
    name="watatheque",
    help="Five tabletop games, one table.",
    version=build,
    help_format="plaintext",
    result_action="return_value",
)
# Loaded when they are called: nobody waits for a server to print an article.
app.command("watatheque.serving.serve:serve", help="Serve tables to browsers and programs.")
app.command("watatheque.serving.admin:desk", name="admin", help="Look after a server.")
app.command("watatheque.joining.join:join", help="Play at a table of a server in the terminal.")


@app.command
def games() -> int:
    """List the games, how many play, and the options of a table."""
    table = Table("game", "seats", "rules", "articles", "bots", "options", box=None)
    for name, one in sorted(GAMES.items()):
        low, high = one.seats[0], one.seats[-1]
        seats = str(low) if low == high else f"{low}–{high}"
        count = str(len(rulebook.load(name)))
        bots, options = ", ".join(house.levels(one)), ", ".join(one.options.__annotations__)
        table.add_row(name, seats, one.version, count, bots, options)
    Console().print(table)
    return 0


@app.command
def rules(id: str, /, *, lang: str | None = None) -> int:
    """Print an article of the rules by its id (TW-7), or all of a game by its name."""
    language, console = given.language(lang), Console()
    whole = id in (*GAMES, "table")
    found = list(rulebook.load(id).values()) if whole else [articles.find(id)]
    for article in found:
        console.print(articles.show(article, language))
        if whole:
            console.print()
    return 0


@app.command
def replay(file: Path, /) -> int:
    """Play a recorded match again and check everything it claims."""
    played, read = given.recorded(file)
    try:
        match = verify(played, read)
    except BadInput as error:
        print(f"{file}: it diverges at {error}", file=sys.stderr)
        return 1
    told = _outcome(match.outcome)
    print(f"{file}: {len(match.entries)} entries, outcome {told}, every draw checked")
    return 0


def _outcome(outcome: Outcome | None) -> str:
    if outcome is None:
        return "none (unfinished)"
    scores = "–".join(map(str, outcome.scores))
    seats = " and ".join(f"seat {seat}" for seat in outcome.winners)
    return f"{scores}, {seats or 'nobody'} wins ({outcome.article})"


@app.command
def show(
    file: Path,
    /,
    *,
    at: int | None = None,
    seat: str | None = None,
    lang: str | None = None,
    out: Path | None = None,
) -> int:
    """Draw the table of a record as SVG, after entry --at (the last one).

    --seat: a seat from 0 on, or "open" for all hands face up; otherwise as a spectator sees it.
    """
    language = given.language(lang)
    played, read = given.recorded(file)
    match = rewind(played, read, at)
    if seat == "open":
        scene = laid_open(match)
    else:
        scene = seen(match, None if seat is None else given.seat(seat, match.seats))
    svg = draw(scene, Speaker(language, [played.messages]), read.header.names, match.now)
    if out is None:
        print(svg, end="")
    else:
        given.write(out, svg)
    return 0


@app.command
def play(
    name: str = "triple-wata",
    /,
    *,
    lang: str | None = None,
    level: str | None = None,
    seed: str | None = None,
    seat: int = 0,
    players: int | None = None,
    record: Path | None = None,
    option: tuple[str, ...] = (),
    position: Path | None = None,
) -> int:
    """Play in the terminal against bots. --option key=value (or key=@FILE), as often as needed."""
    language, played, secret = given.language(lang), game(name), given.seed(seed)
    seats = played.seats[0] if players is None else players
    given.writable(record)
    match = Match(played, given.options(option), seats, secret, given.position(position))
    mine = given.seat(seat, seats)
    levels = house.levels(played)
    chosen = level or levels[len(levels) // 2]
    others = {other: chosen for other in range(seats) if other != mine}
    chairs = seated(match, others, Random(secret))
    session = Session(match, mine, chairs, language, Console(highlight=False))
    session.run()
    _keep(match, record, [others.get(one, "you") for one in range(seats)])
    where = Text("term-recorded", {"file": str(record)})
    print(session.speaker.say(where if record else Text("term-seed", {"seed": secret.hex()})))
    return 0


@app.command
def match(
    name: str,
    /,
    *,
    bots: str,
    seed: str | None = None,
    record: Path | None = None,
    option: tuple[str, ...] = (),
) -> int:
    """Let bots play a match: --bots names the level of each seat, as in easy,strong."""
    levels = bots.split(",")
    given.writable(record)
    secret = given.seed(seed)
    played = Match(game(name), given.options(option), len(levels), secret)
    play_out(played, seated(played, dict(enumerate(levels)), Random(secret)))
    _keep(played, record, levels)
    print(f"{len(played.entries)} entries, outcome {_outcome(played.outcome)}")
    return 0


def _keep(match: Match, file: Path | None, names: list[str]) -> None:
    if file is not None:
        given.write(file, record.write(match.record(names)))


def main() -> None:
    """The entry point: bad input is one line on stderr and exit code 2, never a traceback."""
    try:
        code = app(exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (BadInput, CycloptsError) as error:
        print(f"watatheque: {' '.join(str(error).split())}", file=sys.stderr)
        code = 2
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        # Whoever read us has gone; keep Python from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)


if __name__ == "__main__":
    main()
