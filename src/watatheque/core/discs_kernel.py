"""The same motion through numba, for those who simulate: no arithmetic of its own.

numba is an extra; nothing imports this module unless asked. It jits the very sources of
`discs_motion`, read from disk, as what mypyc has compiled has no bytecode to jit.
"""

from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

import numpy
from numba import njit

from watatheque.core import discs
from watatheque.core.discs_bodies import Bodies, Laws

SOURCES: Final = ("discs_bodies", "discs_lines", "discs_rest", "discs_motion")  # by dependence


def jitted() -> dict[str, Any]:
    """Every function of the sources by its name, jitted, and calling only its jitted like."""
    functions: dict[str, Any] = {}
    for name in SOURCES:
        scope = vars(read(name))
        own = {key: value for key, value in scope.items() if isinstance(value, FunctionType)}
        scope.update((key, functions[key]) for key in scope.keys() & functions.keys())
        for key in own.keys() - functions.keys():
            # No fastmath and no fused multiply-add: the bits must be those of the interpreter.
            functions[key] = scope[key] = njit(own[key], fastmath=False, error_model="numpy")
    return functions


def read(name: str) -> ModuleType:
    path = Path(__file__).with_name(f"{name}.py")
    spec = spec_from_file_location(f"{__name__}.{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


JITTED: Final = jitted()


def advance(bodies: Bodies, laws: Laws, span: float, steps: int) -> int:
    """Just like `discs_motion.advance`, to the bit; the lists travel as arrays and come back."""
    columns: Any = bodies
    arrays: Any = Bodies._make(map(numpy.array, columns))
    done = int(JITTED["advance"](arrays, laws, span, steps))
    for column, array in zip(columns, arrays, strict=True):
        column[:] = array.tolist()
    return done


shoot = partial(discs.shoot, run=advance)
