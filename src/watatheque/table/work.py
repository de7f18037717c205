"""What waits in the inbox of a desk."""

from collections.abc import Callable
from typing import NamedTuple

from watatheque.core.values import Millis
from watatheque.table.client import Client
from watatheque.table.commands import AnyCommand, Forget
from watatheque.table.minds import Job


class Arrive(NamedTuple):
    client: Client
    since: int | None


class Leave(NamedTuple):
    client: Client


class Do(NamedTuple):
    client: Client
    command: AnyCommand | Forget
    now: Millis  # when it came: waiting in the inbox costs nobody a deadline
    done: Callable[[], object]  # called when it has been answered


class Wake(NamedTuple):
    pass


class Thought(NamedTuple):
    job: Job
    answer: bytes


Work = Arrive | Leave | Do | Wake | Thought
