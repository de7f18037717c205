"""The numba kernel gives the bits of the interpreter, and is imported only when asked for."""

import subprocess
import sys

import pytest

from tests.core.discs_boards import GROUND, clump
from tests.core.test_discs_parity import mismatches
from watatheque.core.discs import Flick, shoot

pytest.importorskip("numba")

from watatheque.core import discs_kernel


@pytest.mark.long
def test_the_kernel_meets_the_golden_shots_to_the_bit() -> None:
    assert mismatches(discs_kernel.advance) == []


@pytest.mark.long
@pytest.mark.parametrize("restitution", [0, 500, 1000])
def test_the_kernel_breaks_a_pile_like_the_interpreter(restitution: int) -> None:
    ground = GROUND._replace(restitution=restitution)
    for disc in range(0, 26, 5):
        flick = Flick(disc, 3 * disc - 40, 17, 700)
        assert discs_kernel.shoot(ground, clump(), flick) == shoot(ground, clump(), flick)


@pytest.mark.long
def test_the_machine_code_fuses_no_multiply_add() -> None:
    discs_kernel.shoot(GROUND, clump(), Flick(0, 1, 0, 500))
    code = "".join(
        text
        for function in discs_kernel.JITTED.values()
        for text in function.inspect_asm().values()
    )
    assert "mulsd" in code or "fmul" in code
    assert "fmadd" not in code
    assert "fmsub" not in code
    assert "fnmadd" not in code
    assert "fmla" not in code


def test_nobody_imports_numba_unasked() -> None:
    code = "import sys, watatheque.core.discs; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
