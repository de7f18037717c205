"""How a place is named by whoever types."""

from watatheque.core.scene import Grid, Piles, Row, Zone


def name(zone: Zone, place: int) -> str:
    """A cell is a letter and a number; other places count from 1."""
    return zone.name(place) if isinstance(zone, Grid) else str(place + 1)


def size(zone: Zone) -> int:
    if isinstance(zone, Grid):
        return zone.rows * zone.columns
    if isinstance(zone, Row):
        return zone.places
    # A new pile may be opened behind the last one.
    return len(zone.piles) + 1 if isinstance(zone, Piles) else 1


def find(zone: Zone, said: str) -> int | None:
    names = {name(zone, place): place for place in range(size(zone))}
    return names.get(said.lower())
