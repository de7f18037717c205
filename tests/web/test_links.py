"""A link to another device works once and not for long."""

import pytest

from watatheque.web.links import Links
from watatheque.web.problems import Refused


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_link_works_once() -> None:
    links = Links(1000, 10)
    code = links.make("ann")
    assert links.take(code) == "ann"
    with pytest.raises(Refused, match="used already"):
        links.take(code)


def test_a_link_grows_old() -> None:
    clock = Clock()
    links = Links(1000, 10, clock)
    code = links.make("ann")
    clock.now += 1
    with pytest.raises(Refused, match="too old"):
        links.take(code)


def test_a_newer_link_of_the_same_guest_voids_the_older() -> None:
    links = Links(1000, 10)
    older, others = links.make("ann"), links.make("bob")
    links.make("ann")
    with pytest.raises(Refused):
        links.take(older)
    assert links.take(others) == "bob"


def test_tb_21_so_many_links_are_open_at_a_time() -> None:
    clock = Clock()
    links = Links(1000, 2, clock)
    links.make("ann")
    links.make("bob")
    with pytest.raises(Refused) as refused:
        links.make("cleo")
    assert refused.value.problem.article == "TB-21"
    clock.now += 1
    links.make("cleo")
