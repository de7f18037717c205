"""Playing a record again, and saying where and why it diverges."""

from typing import Any

from watatheque.core.errors import BadInput
from watatheque.core.game import Game, Refusal
from watatheque.core.marks import MARKS
from watatheque.core.match import Match
from watatheque.core.record import Entry, Record
from watatheque.core.values import Draw


def replay(game: Game[Any, Any, Any], record: Record) -> Match:
    """Play a record again; a BadInput names the first entry that does not follow, and why."""
    header = record.header
    if (header.game, header.version) != (game.name, game.version):
        needs, has = f"{header.game} {header.version}", f"{game.name} {game.version}"
        raise BadInput("record", f"it needs the rules of {needs}; these are {has}")
    match = Match(game, header.options, header.seats, record.seed(), header.position)
    for entry in record.entries:
        follow(match, entry)
    return match


def follow(match: Match, entry: Entry) -> None:
    """Add the next entry of a record to a match; anything but just that entry is a divergence."""
    due = match.due()
    if due is not None and due.at < entry.at:
        raise BadInput(f"entry {entry.n}", f"seat {due.seat} was due at {due.at}, not here", "TB-4")
    refusal = _enter(match, entry, due)
    if refusal is not None:
        raise BadInput(f"entry {entry.n}", f"refused: {refusal.detail}", refusal.article)


def _enter(match: Match, entry: Entry, due: Entry | None) -> Refusal | None:
    if isinstance(entry.action, MARKS):
        return match.mark(entry.seat, entry.action, entry.at)
    if due is None or due.at != entry.at:
        return match.submit(entry.seat, entry.action, entry.at)
    # Several entries can share the moment of a deadline: let exactly this one through.
    if due != entry:
        return Refusal("TB-4", f"seat {due.seat} was due with {due.action}")
    match.accept(entry)
    return None


def verify(game: Game[Any, Any, Any], record: Record) -> Match:
    """Replay and compare all that the record claims: outcome, draws, last state."""
    match = replay(game, record)
    opened = record.opened
    assert opened is not None  # replay needed its seed
    if record.outcome != match.outcome:
        raise BadInput("outcome", f"the record says {record.outcome}, the rules {match.outcome}")
    _compare_draws(match.draws, [Draw(*draw) for draw in opened.draws])
    if opened.digest and opened.digest != match.digest():
        raise BadInput("digest", "the last state is not the one the record names")
    return match


def _compare_draws(made: list[Draw], told: list[Draw]) -> None:
    for number, (here, there) in enumerate(zip(made, told, strict=False), start=1):
        if here != there:
            raise BadInput(f"draw {number}", f"the record says {there}, the seed gives {here}")
    if len(made) != len(told):
        raise BadInput("draws", f"the record lists {len(told)}, the seed gives {len(made)}")
