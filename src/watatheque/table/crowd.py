"""The connections round one table."""

from watatheque.table.client import Client


class Crowd:
    """Several tabs and devices of one guest are one person with several connections."""

    def __init__(self) -> None:
        self.of: dict[str, list[Client]] = {}
        self.count = 0

    def __contains__(self, client: Client) -> bool:
        return any(client is other for other in self.of.get(client.guest, ()))

    def add(self, client: Client) -> None:
        self.of.setdefault(client.guest, []).append(client)
        self.count += 1

    def remove(self, client: Client) -> None:
        mine = self.of[client.guest]
        mine[:] = [other for other in mine if other is not client]
        self.count -= 1
        if not mine:
            del self.of[client.guest]

    def size(self, guest: str) -> int:
        """The connections of one guest, or of all who have no name."""
        return len(self.of.get(guest, ()))

    def everybody(self) -> list[Client]:
        return [client for mine in self.of.values() for client in mine]

    def those_of(self, guest: str) -> list[Client]:
        return list(self.of.get(guest, ()))
