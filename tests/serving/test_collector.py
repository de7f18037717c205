"""When a server looks for garbage that has lasted."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from watatheque.serving import collector
from watatheque.serving.collector import LONGEST, Collector


class Counted:
    """Looks at the young as they are told, and full looks, counted."""

    def __init__(self) -> None:
        self.looks = 7
        self.full = 0
        self.collector = Collector(lambda: self.looks, self.collect)

    def collect(self) -> None:
        self.full += 1

    def after(self, more: int) -> int:
        """Full looks so far, when that many more looks at the young have been taken."""
        self.looks += more
        self.collector.look()
        return self.full


def test_it_waits_for_a_quiet_moment() -> None:
    counted = Counted()
    assert [counted.after(more) for more in (3, 1, 2)] == [0, 0, 0]
    assert counted.after(0) == 1


def test_where_nothing_happened_it_does_not_look_again() -> None:
    counted = Counted()
    assert counted.after(0) == 0
    assert [counted.after(more) for more in (1, 0, 0, 0)] == [0, 1, 1, 1]
    assert [counted.after(more) for more in (1, 0)] == [1, 2]


def test_a_server_that_is_never_quiet_is_looked_through_all_the_same() -> None:
    counted = Counted()
    assert counted.after(LONGEST - 1) == 0
    assert counted.after(1) == 1
    assert counted.after(1) == 1


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
    seen, looks = weakref.ref(ring), iter((0, 1, 1))
    del ring
    collecting = Collector(lambda: next(looks))
    collecting.look()
    assert seen() is not None
    collecting.look()
    assert seen() is None


def test_looks_at_the_young_are_counted() -> None:
    before = collector.looks()
    gc.collect(0)
    assert collector.looks() > before
