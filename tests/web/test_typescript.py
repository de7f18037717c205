from typing import get_args

import msgspec

from watatheque.core.scene import Zone
from watatheque.table.commands import AnyCommand
from watatheque.table.frames import AnyFrame
from watatheque.web import typescript


def test_every_frame_command_and_zone_is_there() -> None:
    told = typescript.text()
    for cls in (*get_args(AnyFrame), *Zone.__subclasses__()):
        assert f"export interface {cls.__name__} {{" in told
    for cls in get_args(AnyCommand):
        assert f'do: "{cls.__name__.lower()}";' in told


def test_no_name_stands_for_two_things() -> None:
    lines = [line for line in typescript.text().splitlines() if line.startswith("export ")]
    names = [line.split()[2].rstrip("=") for line in lines]
    assert len(names) == len(set(names))


def test_what_may_be_left_out_says_so() -> None:
    told = typescript.text()
    assert "  scene?: Patch;" in told  # of news
    assert "  scene: Scene | null;" in told  # of a snapshot
    assert "  seen?: number | null;" in told  # of an act


class Pair(msgspec.Struct):
    both: tuple[int, str]
    some: list[int | None]
    by: dict[str, bool]


def test_types_are_spelled_as_the_browser_says_them() -> None:
    told = typescript.interface(Pair)
    assert "both: [number, string];" in told
    assert "some: (number | null)[];" in told
    assert "by: Record<string, boolean>;" in told
