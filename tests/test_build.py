"""The build under test is the one that ./check says it is."""

import importlib
import os
from pathlib import Path

import watatheque
from hatch_build import modules_to_compile


def test_the_listed_modules_run_compiled_exactly_in_the_compiled_build() -> None:
    compiled = os.environ.get("WATATHEQUE_BUILD", "interpreted") == "compiled"
    files = modules_to_compile(Path(watatheque.__file__).parents[1])
    assert files
    for file in files:
        module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
        assert (module.__file__ or "").endswith(".so") == compiled, file
