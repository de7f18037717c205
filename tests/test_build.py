"""The build under test is the one that ./check says it is."""

import importlib
import os
from pathlib import Path

import pytest

import watatheque
from hatch_build import modules_to_compile

ROOT = Path(__file__).parents[1]
NPM = ("browser/package-lock.json", "bench/server_parts/node/package-lock.json")
PINS = [*ROOT.glob("requirements/*.txt"), *map(ROOT.joinpath, NPM)]


def test_the_listed_modules_run_compiled_exactly_in_the_compiled_build() -> None:
    compiled = os.environ.get("WATATHEQUE_BUILD", "interpreted") == "compiled"
    files = modules_to_compile(Path(watatheque.__file__).parents[1])
    assert files
    for file in files:
        module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
        assert (module.__file__ or "").endswith(".so") == compiled, file


@pytest.mark.parametrize("pins", PINS, ids=lambda path: str(path.relative_to(ROOT)))
def test_pins_name_no_address(pins: Path) -> None:
    """Where packages come from is the machine's business."""
    assert "://" not in pins.read_text(encoding="utf-8")
