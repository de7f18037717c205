"""A state to its JSON form and back."""

from typing import Literal, cast

from watatheque.core.chance import Chance
from watatheque.core.errors import BadInput
from watatheque.games.uno_wizz.pieces import (
    COLOUR_OF,
    COLOUR_OF_LOOK,
    COLOURS,
    DECK,
    FACE_OF,
    JOKER,
    NAMES,
    NO_CARD,
    NO_LOOK,
)
from watatheque.games.uno_wizz.sight import PHASES
from watatheque.games.uno_wizz.state import (
    ICONS,
    NO_FACES,
    NOBODY,
    NOTHING,
    NOTHING_KNOWN,
    SINGLE,
    Party,
    Table,
    members,
    set_of,
)
from watatheque.games.uno_wizz.values import ColourName, Known, Options, Position

Icon = Literal["a", "b", "c", "d", "e", "f", "g", "h", "i"]


def save(party: Party) -> Position:
    top_is_joker = party.discard[-1] >= JOKER and party.look != NO_LOOK
    colour = COLOURS[COLOUR_OF_LOOK[party.look]] if top_is_joker else None
    return Position(
        hands=[_names(hand) for hand in party.hands],
        discard=_names(party.discard),
        pile=_names(party.pile),
        colour=cast(ColourName | None, colour),
        phase=PHASES[party.phase],
        turn=party.turn,
        direction=1 if party.direction == 1 else -1,
        dealer=party.dealer,
        round=party.round,
        drawn=_card(party.drawn),
        exposed=members(party.exposed),
        grace=party.grace,
        ahead=party.ahead,
        out=_seat(party.out),
        icon=None if party.icon == NOTHING else cast(Icon, ICONS[party.icon]),
        spinner=max(party.spinner, 0),
        actor=max(party.actor, 0),
        named=party.named,
        shed=party.shed,
        owing=members(party.owing),
        fighters=members(party.fighters),
        tied=party.tied,
        chosen=[_card(face) for face in party.chosen],
        shown=[_names(faces) for faces in party.shown],
        open=_seat(party.open),
        open_turns=party.open_turns,
        known=_known(party),
        due=party.due,
        ready=members(party.ready),
        scores=party.scores[:],
        sheet=[row[:] for row in party.sheet],
        cut=[[_card(face) for face in row] for row in party.cut],
        chance=party.chance.position,
    )


def _names(faces: list[int]) -> list[str]:
    return [NAMES[face] for face in faces]


def _card(face: int) -> str | None:
    return None if face == NO_CARD else NAMES[face]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _known(party: Party) -> list[Known]:
    wide = party.seats + 1
    return [
        Known(i // wide, None if i % wide == party.seats else i % wide, _names(faces))
        for i, faces in enumerate(party.known)
        if faces
    ]


# ---------------------------------------------------------------- loading


def load(given: Position, options: Options, seats: int, chance: Chance) -> Party:
    chance.seek(given.chance)
    if len(given.hands) != seats:
        raise BadInput("position: hands", f"{seats} are needed, not {len(given.hands)}", "TB-14")
    hands = [sorted(_faces(hand, "hands")) for hand in given.hands]
    discard = _faces(given.discard, "discard")
    pile = _pile(given, hands, discard, chance)
    party = Party(Table(options), seats, chance, hands, pile, discard, [0] * seats)
    party.look = _look(given, discard)
    _load_turn(party, given)
    _load_wheel(party, given)
    _load_scores(party, given)
    party.known = _load_known(given, seats)
    return party


def _faces(cards: list[str], what: str) -> list[int]:
    return [_face(card, what) for card in cards]


def _face(card: str | None, what: str) -> int:
    if card is None:
        return NO_CARD
    if card not in FACE_OF:
        raise BadInput(f"position: {what}", f"there is no card {card!r:.40}", "UW-1")
    return FACE_OF[card]


def _pile(given: Position, hands: list[list[int]], discard: list[int], chance: Chance) -> list[int]:
    """As given, or all the cards that are nowhere else."""
    if given.pile is not None:
        return _faces(given.pile, "pile")
    above = _faces(given.next, "next")[::-1]
    rest = DECK[:]
    for face in (*above, *discard, *(face for hand in hands for face in hand)):
        if face not in rest:
            raise BadInput("position", f"there are too many of {NAMES[face]}", "UW-1")
        rest.remove(face)
    chance.shuffle(rest, "pile")
    return rest + above


def _look(given: Position, discard: list[int]) -> int:
    if not discard:
        raise BadInput("position: discard", "a card is needed", "UW-3")
    if discard[-1] < JOKER:
        return discard[-1]
    return NO_LOOK if given.colour is None else JOKER + COLOUR_OF[given.colour]


def _load_turn(party: Party, given: Position) -> None:
    party.phase = PHASES.index(given.phase)
    party.turn = given.turn
    party.direction = given.direction
    party.dealer = given.dealer
    party.round = given.round
    party.drawn = _face(given.drawn, "drawn")
    party.exposed = set_of(given.exposed)
    party.grace = given.grace
    party.ahead = given.ahead
    party.out = NOBODY if given.out is None else given.out
    party.due = given.due
    party.ready = set_of(given.ready)


def _load_wheel(party: Party, given: Position) -> None:
    party.icon = NOTHING if given.icon is None else ICONS.index(given.icon)
    party.spinner = NOBODY if given.icon is None else given.spinner
    acts = given.phase in ("opening", "number", "colour", "shed", "top")
    party.actor = given.actor if acts else NOBODY
    party.named = given.named
    party.shed = given.shed
    party.owing = set_of(given.owing)
    party.fighters = set_of(given.fighters)
    party.tied = given.tied
    party.chosen = [_face(card, "chosen") for card in given.chosen] or NO_FACES
    party.shown = [_faces(cards, "shown") for cards in given.shown] or NOTHING_KNOWN
    party.open = NOBODY if given.open is None else given.open
    party.open_turns = given.open_turns


def _load_scores(party: Party, given: Position) -> None:
    """Scores without the rounds they came from are one line of the sheet."""
    party.sheet = [row[:] for row in given.sheet]
    if given.scores:
        party.scores = given.scores[:]
        if not party.sheet and party.table.scoring != SINGLE and any(given.scores):
            party.sheet = [given.scores[:]]
    party.cut = [[_face(card, "cut") for card in row] for row in given.cut]


def _load_known(given: Position, seats: int) -> list[list[int]]:
    if not any(note.cards for note in given.known):
        return NOTHING_KNOWN
    known = [NO_FACES] * (seats * (seats + 1))
    for note in given.known:
        viewer = seats if note.by is None else note.by
        if note.holder >= seats or viewer > seats or note.by == seats or viewer == note.holder:
            raise BadInput("position: known", "there is no such seat", "TB-1")
        known[note.holder * (seats + 1) + viewer] = sorted(_faces(note.cards, "known"))
    return known
