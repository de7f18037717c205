"""The command line, run as people run it."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from importlib.metadata import version
from pathlib import Path

import pytest

from watatheque.core import match as core_match


def run(*args: str, lang: str = "C") -> subprocess.CompletedProcess[str]:
    env = {"LANG": lang, "PATH": "/usr/bin:/bin", "PYTHONPATH": ":".join(sys.path)}
    return subprocess.run(
        [sys.executable, "-m", "watatheque.cli", *args],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8", env=env,
        timeout=120, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("cli") / "match.jsonl"
    done = run("match", "triple-wata", "--bots", "easy,uniform", "--seed", "2a",
               "--record", str(file), "--option", "plus=true")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "9 entries" in done.stdout
    return file


def test_version_says_how_it_was_built() -> None:
    built = "compiled" if (core_match.__file__ or "").endswith(".so") else "interpreted"
    assert run("--version").stdout == f"watatheque {version('watatheque')} ({built})\n"


def test_games_are_listed_with_their_bots_and_options() -> None:
    shown = run("games").stdout
    for word in ("triple-wata", "easy", "ace_killer"):
        assert word in shown


@pytest.mark.parametrize(
    ("args", "lang", "title"),
    [
        (["TW-7"], "C", "La capture"),
        (["tw-7"], "en_GB.UTF-8", "Capturing"),
        (["TW-7", "--lang", "fr"], "en_GB.UTF-8", "La capture"),
        (["triple-wata", "--lang", "en"], "C", "Ace killer"),
        (["table", "--lang", "en"], "C", "TB-1"),
    ],
)
def test_rules_are_printed_in_the_language_asked_for(
    args: list[str], lang: str, title: str
) -> None:
    done = run("rules", *args, lang=lang)
    assert done.returncode == 0
    assert title in done.stdout


def test_the_same_seed_gives_the_same_record(record: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    run("match", "triple-wata", "--bots", "easy,uniform", "--seed", "2a",
        "--record", str(again), "--option", "plus=true")  # fmt: skip
    assert again.read_text() == record.read_text()


def test_a_sound_record_is_verified(record: Path) -> None:
    done = run("replay", str(record))
    assert done.returncode == 0
    assert "9 entries, outcome " in done.stdout
    assert "every draw checked" in done.stdout


def lines_of(record: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in record.read_text().splitlines()]


def test_a_record_that_diverges_is_told_where_and_why(record: Path, tmp_path: Path) -> None:
    lines = lines_of(record)
    lines[2]["action"] = lines[1]["action"]
    file = tmp_path / "forged.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)))
    done = run("replay", str(file))
    assert done.returncode == 1
    assert "entry 2" in done.stderr
    assert "TW-" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("seat", [[], ["--seat", "0"], ["--seat", "open"]])
def test_show_draws_the_table_after_an_entry(record: Path, tmp_path: Path, seat: list[str]) -> None:
    out = tmp_path / "table.svg"
    done = run("show", str(record), "--at", "4", "--lang", "en", "--out", str(out), *seat)
    assert (done.returncode, done.stderr) == (0, "")
    assert ET.parse(out).getroot().tag.endswith("svg")
    printed = run("show", str(record), "--at", "4", "--lang", "en", *seat)
    assert printed.stdout == out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["nonsense"], "nonsense"),
        (["rules", "TW-99"], "TW-99"),
        (["rules", "TW-7", "--lang", "de"], "lang: there is no 'de'"),
        (["play", "chess"], "game: there is no 'chess'"),
        (["play", "--option", "foo=1"], "foo"),
        (["play", "--option", "plus=3"], "plus"),
        (["play", "--option", "plus"], "key=value"),
        (["play", "--seed", "xyz"], "seed: hexadecimal"),
        (["play", "--seed", "a" * 70], "seed: at most 64"),
        (["play", "--level", "god"], "level"),
        (["play", "--seat", "7"], "seat: there is no 7"),
        (["play", "--players", "9"], "seats"),
        (["play", "--record", "/nowhere/x"], "/nowhere/x"),
        (["match", "triple-wata"], "--bots"),
        (["match", "triple-wata", "--bots", "easy"], "seats"),
        (["match", "triple-wata", "--bots", "easy,god"], "god"),
        (["replay", "/nowhere/x"], "/nowhere/x: No such file"),
        (["replay", "/"], "directory"),
        (["show", "/nowhere/x"], "/nowhere/x"),
    ],
)
def test_bad_input_is_one_clear_line(args: list[str], named: str) -> None:
    refused(run(*args), named)


def refused(done: subprocess.CompletedProcess[str], named: str) -> None:
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("watatheque: ")
    assert done.stderr.count("\n") == 1
    assert named in done.stderr


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "line 1"),
        ("{", "line 1"),
        ("[1, 2]", "line 1"),
        ('{"record": 1, "game": "chess", "version": "1", "seats": 2}', "chess"),
        ('{"record": 1, "game": "triple-wata", "version": "0", "seats": 2}', "triple-wata 0"),
        ('{"record": 9, "game": "triple-wata", "version": "1", "seats": 2}', "format 9"),
    ],
)
def test_a_broken_record_is_one_clear_line(tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(text)
    refused(run("replay", str(file)), named)
    refused(run("show", str(file)), named)


def test_a_closed_record_cannot_be_checked_yet(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "closed.jsonl"
    file.write_text("\n".join(map(json.dumps, lines_of(record)[:-1])))
    refused(run("replay", str(file)), "not opened")


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["--at", "99"], "at: entries run from 0 to 9"),
        (["--at", "-1"], "at: entries"),
        (["--seat", "5"], "seat: there is no '5'"),
        (["--seat", "x"], "seat: there is no 'x'"),
        (["--out", "/nowhere/x.svg"], "/nowhere/x.svg"),
        (["--lang", "de"], "lang"),
    ],
)
def test_what_cannot_be_shown_is_one_clear_line(record: Path, args: list[str], named: str) -> None:
    refused(run("show", str(record), *args), named)


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m watatheque.cli rules triple-wata | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stderr == ""
