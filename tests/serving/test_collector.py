"""When a server looks for garbage that has lasted."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from watatheque.serving import collector
from watatheque.serving.collector import LONGEST, QUIET, Collector


class Counted:
    """Looks at the young and seconds of work as they are told, and full looks, counted."""

    def __init__(self) -> None:
        self.looks = 7
        self.worked = 3.0
        self.full = 0
        self.collector = Collector(lambda: self.looks, lambda: self.worked, self.collect)

    def collect(self) -> None:
        self.full += 1
        self.worked += 100 * QUIET  # it takes its time

    def after(self, looks: int, worked: float) -> int:
        """Full looks so far, when that many more looks at the young and that work were done."""
        self.looks += looks
        self.worked += worked
        self.collector.look()
        return self.full


def test_it_waits_for_a_quiet_moment() -> None:
    counted = Counted()
    assert [counted.after(looks, 2 * QUIET) for looks in (3, 0, 2)] == [0, 0, 0]
    assert counted.after(0, QUIET / 2) == 1


def test_where_nothing_happened_it_does_not_look_again() -> None:
    counted = Counted()
    assert counted.after(0, 0.0) == 0
    assert [counted.after(looks, 0.0) for looks in (1, 0, 0)] == [1, 1, 1]
    assert counted.after(1, 0.0) == 2


def test_a_server_that_is_never_quiet_is_looked_through_all_the_same() -> None:
    counted = Counted()
    assert counted.after(LONGEST - 1, 9.0) == 0
    assert counted.after(1, 9.0) == 1
    assert counted.after(1, 9.0) == 1


class Ring:
    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def _by_hand() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_by_hand")
def test_garbage_that_has_lasted_is_found() -> None:
    ring = Ring()
    gc.collect(0)  # it is one of the old ones now
    seen, looks, worked = weakref.ref(ring), iter((0, 1, 1)), iter((0.0, 9.0, 9.0, 9.0))
    del ring
    collecting = Collector(lambda: next(looks), lambda: next(worked))
    collecting.look()
    assert seen() is not None
    collecting.look()
    assert seen() is None


def test_looks_at_the_young_are_counted() -> None:
    before = collector.looks()
    gc.collect(0)
    assert collector.looks() > before
