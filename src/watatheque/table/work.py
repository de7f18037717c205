"""What waits in the inbox of a desk."""

from collections.abc import Callable

from watatheque.core.values import Millis
from watatheque.table.client import Client
from watatheque.table.commands import AnyCommand, Forget
from watatheque.table.minds import Job


class Arrive:
    def __init__(self, client: Client, since: int | None) -> None:
        self.client = client
        self.since = since


class Leave:
    def __init__(self, client: Client) -> None:
        self.client = client


class Do:
    def __init__(
        self,
        client: Client,
        command: AnyCommand | Forget,
        now: Millis,
        done: Callable[[], object],
    ) -> None:
        self.client = client
        self.command = command
        self.now = now  # when it came: waiting in the inbox costs nobody a deadline
        self.done = done  # called when it has been answered


class Wake:
    pass


class Thought:
    def __init__(self, job: Job, answer: bytes) -> None:
        self.job = job
        self.answer = answer


Work = Arrive | Leave | Do | Wake | Thought
