"""Entries of the table itself. They stand in the same numbered record as the actions."""

from dataclasses import dataclass

from watatheque.core.values import Seat


@dataclass(frozen=True, slots=True)
class Resign:
    """TB-7: the seat gives the match up."""


@dataclass(frozen=True, slots=True)
class Flag:
    """TB-8: the seat's time has run out."""


@dataclass(frozen=True, slots=True)
class Abort:
    """TB-9: the match is closed unfinished; `why` is for people."""

    why: str


@dataclass(frozen=True, slots=True)
class Takeback:
    """TB-10: the match goes on from the state after entry `to`; nothing is erased."""

    to: int


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """TB-11: from here on `by` plays for `taken`: a person's name, or a bot's."""

    taken: Seat
    by: str


MARKS: tuple[type, ...] = (Resign, Flag, Abort, Takeback, SeatTaken)
