"""The load generator of `bench/server` notices what it is there to notice."""

import shutil
import subprocess
from pathlib import Path

import pytest


@pytest.mark.skipif(shutil.which("node") is None, reason="the generator runs on Node")
def test_the_generator_notices() -> None:
    command = ["node", "--test", str(Path(__file__).with_name("generator.mjs"))]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stdout
