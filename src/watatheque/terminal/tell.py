"""What the terminal says: news, refusals, help, the end."""

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from watatheque.core import rulebook
from watatheque.core.game import Game
from watatheque.core.scene import PIECE, PLACE, Beat, Text, seat_text
from watatheque.core.texts import Speaker
from watatheque.core.values import Event, Outcome, Refusal, Seat
from watatheque.terminal import articles, holes
from watatheque.terminal.moves import Moves

AnyGame = Game[Any, Any, Any]
MOST = 45  # legal moves that are listed
COMMANDS = {
    "help": ("help", "aide", "?"),
    "rules": ("rules", "règles", "regles", "rule", "règle", "regle"),
    "legal": ("legal", "coups", "moves"),
    "table": ("table",),
    "language": ("fr", "en"),
    "quit": ("quit", "quitter", "q", "exit"),
}


def news(
    console: Console, speaker: Speaker, game: AnyGame, events: list[Event], seat: Seat
) -> None:
    """Every beat that this seat may hear of, as a sentence."""
    for event in events:
        if event.to not in (None, seat):
            continue
        for beat in game.beats(event):
            tell(console, speaker, beat)


def tell(console: Console, speaker: Speaker, beat: Beat) -> None:
    line = Line(f"  · {speaker.say(beat.text)}")
    console.print(line.append(f"  {beat.article}", style="cyan"))


def refusal(console: Console, speaker: Speaker, refused: Refusal) -> None:
    article = rulebook.article(refused.article)
    console.print(Line(speaker.say(Text("term-refused")), style="bold red"))
    console.print(articles.show(article, speaker.language))
    # Details are written by the rules, in English only; the article says it in both.
    if refused.detail and speaker.language == "en":
        console.print(Line(f"({refused.detail})", style="dim"))


def legal(console: Console, speaker: Speaker, moves: Moves, complete: bool) -> None:
    head = Text("term-legal", {"count": len(moves.legal)}) if complete else None
    console.print(speaker.say(head or Text("term-legal-sample")))
    spelled = [moves.spell(action) for action in moves.legal[:MOST]]
    console.print(Padding(Line("   ".join(spelled)), (0, 2)))
    if len(moves.legal) > MOST:
        console.print(speaker.say(Text("term-more", {"count": len(moves.legal) - MOST})))


def menu(console: Console, speaker: Speaker, moves: Moves) -> None:
    if moves.menu:
        console.print(speaker.say(Text("term-menu")))
    for number, answer in moves.numbered():
        console.print(Line(f"  {number:>3}  {answer.label}"))


def help_page(console: Console, speaker: Speaker, moves: Moves) -> None:
    say = speaker.say
    help_moves(console, speaker, moves)
    console.print(Line("  " + say(Text("term-clock"))))
    console.print(Line(say(Text("term-help-commands")), style="bold"))
    console.print(_commands(speaker))


def help_moves(console: Console, speaker: Speaker, moves: Moves) -> None:
    """How what can be done now is typed."""
    say = speaker.say
    console.print(Line(say(Text("term-help-moves")), style="bold"))
    console.print(Line("  " + say(Text("term-help-number"))))
    for gesture in moves.gestures:
        form = " ".join(f"<{_hole(speaker, hole)}>" for _, hole in holes.holes(gesture))
        if form:
            told = {"label": say(gesture.label), "form": form}
            console.print(Line("  " + say(Text("term-help-holes", told))))
    if moves.legal:
        console.print(Line("  " + say(Text("term-help-place", {"example": moves.example()}))))


def _hole(speaker: Speaker, hole: str) -> str:
    names = {PIECE: "piece", PLACE: "place", "$target": "target", "$choice": "choice"}
    if hole in names:
        return speaker.say(Text(f"term-hole-{names[hole]}"))
    return hole.removeprefix("$")


def _commands(speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    for name, words in COMMANDS.items():
        table.add_row("  " + ", ".join(words), speaker.say(Text(f"term-help-{name}")))
    return table


def rules(console: Console, speaker: Speaker, game: AnyGame, id: str) -> None:
    """One article, or without an id all their titles."""
    if id:
        console.print(articles.show(articles.find(id, game.prefix), speaker.language))
    else:
        console.print(articles.listed(rulebook.load(game.name), speaker.language))


def outcome(console: Console, speaker: Speaker, ended: Outcome, seat: Seat) -> None:
    console.print(Line(speaker.say(_result(ended, seat)), style="bold yellow"))
    scores = " – ".join(map(str, ended.scores))
    console.print(speaker.say(Text("term-scores", {"scores": scores})))
    article = rulebook.article(ended.article)
    console.print(Line(f"{article.id}  {article.title[speaker.language]}", style="cyan"))


def _result(ended: Outcome, seat: Seat) -> Text:
    if not ended.winners:
        return Text("term-drawn")
    if len(ended.winners) > 1:
        return Text("term-shared")
    winner = seat_text(ended.winners[0])
    return Text("term-won") if seat in ended.winners else Text("term-lost", {"seat": winner})
