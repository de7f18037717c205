"""What waits in the inbox of a desk, each with the time at which it came: however long a batch
waits for the disk, it costs nobody a deadline.
"""

from collections.abc import Callable

from watatheque.core.values import Millis
from watatheque.table.client import Client
from watatheque.table.commands import AnyCommand, OwnCommand
from watatheque.table.minds import Job


class Arrive:
    def __init__(self, client: Client, since: int | None, now: Millis) -> None:
        self.client = client
        self.since = since
        self.now = now


class Leave:
    def __init__(self, client: Client, now: Millis) -> None:
        self.client = client
        self.now = now


class Do:
    def __init__(
        self,
        client: Client,
        command: AnyCommand | OwnCommand,
        now: Millis,
        done: Callable[[], object],
    ) -> None:
        self.client = client
        self.command = command
        self.now = now
        self.done = done  # called when it has been answered


class Wake:
    def __init__(self, now: Millis) -> None:
        self.now = now


class Thought:
    def __init__(self, job: Job, answer: bytes, now: Millis) -> None:
        self.job = job
        self.answer = answer
        self.now = now


Work = Arrive | Leave | Do | Wake | Thought
