"""All that a seat or a spectator may know, built field by field."""

from watatheque.core.values import CLOCK, Seat
from watatheque.games.uno_wizz.asking import prompts
from watatheque.games.uno_wizz.count import winners
from watatheque.games.uno_wizz.knowledge import known_by
from watatheque.games.uno_wizz.pieces import COLOUR_OF_LOOK, COLOURS, NAMES, NO_CARD, NO_LOOK
from watatheque.games.uno_wizz.state import (
    BETWEEN,
    COLOUR_LESS,
    DREW,
    ICONS,
    NOBODY,
    NOTHING,
    OVER,
    SCORINGS,
    Party,
    members,
)
from watatheque.games.uno_wizz.values import Ask, Hand, Phase, Scoring, View

PHASES: tuple[Phase, ...] = (
    "turn", "drew", "spin", "opening", "wheel", "number", "colour", "shed", "top", "swap", "war",
    "ready_race", "race", "between", "over",
)  # fmt: skip
SCORING_NAMES: tuple[Scoring, ...] = ("classic", "against", "none")
assert list(SCORING_NAMES) == SCORINGS


def known(party: Party, viewer: Seat | None, holder: Seat) -> list[int]:
    """The cards of a hand that the viewer knows, in an order that tells nothing."""
    if viewer == holder or party.phase in (BETWEEN, OVER):  # UW-18: hands are laid open to count
        return party.hands[holder]
    return known_by(party, holder, party.seats if viewer is None else viewer)


def view_of(party: Party, viewer: Seat | None) -> View:
    asked = [prompt for prompt in prompts(party) if prompt.seat != CLOCK]
    deadlines = [prompt.deadline for prompt in prompts(party) if prompt.seat == CLOCK]
    drawn = party.drawn if party.phase == DREW and viewer == party.turn else NO_CARD
    chosen = party.chosen[viewer] if party.chosen and viewer is not None else NO_CARD
    return View(
        seat=viewer,
        phase=PHASES[party.phase],
        round=party.round,
        dealer=party.dealer,
        turn=party.turn,
        direction=party.direction,
        hands=tuple(_hand(party, viewer, holder) for holder in range(party.seats)),
        pile=len(party.pile),
        discard=_names(party.discard),
        colour=None if party.look == NO_LOOK else COLOURS[COLOUR_OF_LOOK[party.look]],
        drawn=_card(drawn),
        exposed=tuple(members(party.exposed)),
        grace=party.grace > 0,
        ahead=party.ahead,
        out=_seat(party.out),
        icon=None if party.icon == NOTHING else ICONS[party.icon],
        spinner=_seat(party.spinner),
        actor=_seat(party.actor),
        named=_named(party),
        shed=party.shed,
        owing=tuple(members(party.owing)),
        fighters=tuple(members(party.fighters)),
        tied=party.tied,
        chosen=_card(chosen),
        shown=tuple(_names(faces) for faces in party.shown),
        open=_seat(party.open),
        asks=tuple(Ask(prompt.seat, prompt.kind, prompt.optional) for prompt in asked),
        due=deadlines[0] if deadlines else None,
        scores=tuple(party.scores),
        sheet=tuple(tuple(row) for row in party.sheet),
        cut=tuple(tuple(_card(face) for face in row) for row in party.cut),
        winners=tuple(winners(party)) if party.phase == OVER else (),
        target=party.table.target,
        scoring=SCORING_NAMES[party.table.scoring],
    )


def _hand(party: Party, viewer: Seat | None, holder: Seat) -> Hand:
    faces = known(party, viewer, holder)
    return Hand(
        known=_names(faces),
        hidden=len(party.hands[holder]) - len(faces),
        seen=_names(known(party, None, holder)),
    )


def _names(faces: list[int]) -> tuple[str, ...]:
    return tuple([NAMES[face] for face in faces])


def _card(face: int) -> str | None:
    return None if face == NO_CARD else NAMES[face]


def _seat(seat: int) -> Seat | None:
    return None if seat == NOBODY else seat


def _named(party: Party) -> int | str | None:
    if party.named == NOTHING:
        return None
    return COLOURS[party.named] if party.icon == COLOUR_LESS else party.named
