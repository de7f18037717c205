"""What has been shown stays known, by viewer and hand, and moves with the hand.

`known[holder * (seats + 1) + viewer]` lists the faces that the viewer is certain to find in that
hand; the viewer numbered `seats` is a spectator, who knows what everybody knows. Identical cards
cannot be told apart: whoever knows of one red 7 and sees a red 7 leave that hand knows of none
any more, whichever of two it was. The list is empty while nobody knows anything.
"""

from watatheque.games.uno_wizz.state import NO_FACES, NOTHING_KNOWN, Party


def _blank(party: Party) -> list[list[int]]:
    return [NO_FACES] * (party.seats * (party.seats + 1))


def known_by(party: Party, holder: int, viewer: int) -> list[int]:
    if not party.known:
        return NO_FACES
    return party.known[holder * (party.seats + 1) + viewer]


def without(faces: list[int], face: int) -> list[int]:
    left = faces[:]
    left.remove(face)
    return left


def leaves(party: Party, holder: int, face: int) -> None:
    """A card leaves a hand face up: one fewer of that face is certain to be there."""
    known = party.known
    if not known:
        return
    fresh: list[list[int]] = NOTHING_KNOWN
    before = after = NO_FACES
    first = holder * (party.seats + 1)
    for i in range(first, first + party.seats + 1):
        faces = known[i]
        if faces is not before:  # many share one list
            before = faces
            after = without(faces, face) if face in faces else faces
        if after is not faces:
            if not fresh:
                fresh = known[:]
            fresh[i] = after
    if fresh:
        _keep(party, fresh)


def _keep(party: Party, fresh: list[list[int]]) -> None:
    """A state that knows nothing is always written the same way."""
    for faces in fresh:
        if faces:
            party.known = fresh
            return
    party.known = NOTHING_KNOWN


def show_hand(party: Party, holder: int) -> None:
    """UW-14g: all of it to everybody."""
    fresh = party.known[:] if party.known else _blank(party)
    hand = party.hands[holder][:]
    for viewer in range(party.seats + 1):
        if viewer != holder:
            fresh[holder * (party.seats + 1) + viewer] = hand
    _keep(party, fresh)


def show_cards(party: Party, holder: int, faces: list[int]) -> None:
    """UW-14h: these cards, all of them at once, to everybody."""
    fresh = party.known[:] if party.known else _blank(party)
    before: list[int] = NO_FACES
    joined = sorted(faces)
    for viewer in range(party.seats + 1):
        if viewer != holder:
            i = holder * (party.seats + 1) + viewer
            if fresh[i] != before:  # most know the same
                before = fresh[i]
                joined = _joined(before, faces)
            fresh[i] = joined
    _keep(party, fresh)


def _joined(known: list[int], seen: list[int]) -> list[int]:
    """The fewest cards that both can be part of."""
    joined = known[:]
    for face in set(seen):
        joined += [face] * (seen.count(face) - known.count(face))
    return sorted(joined)


def pass_hands(party: Party, movers: list[int]) -> None:
    """UW-14f: every hand goes to the next mover, and who gave it knows it."""
    wide = party.seats + 1
    fresh = party.known[:] if party.known else _blank(party)
    old = fresh[:]
    for i in range(len(movers)):
        giver, taker = movers[i], movers[(i + 1) % len(movers)]
        for viewer in range(wide):
            fresh[taker * wide + viewer] = old[giver * wide + viewer]
        fresh[taker * wide + giver] = party.hands[giver][:]
        fresh[taker * wide + taker] = NO_FACES  # what one holds oneself needs no note
    _keep(party, fresh)
