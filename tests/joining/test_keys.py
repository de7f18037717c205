"""Addresses, the file of tokens, and the words of both languages."""

import stat
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from watatheque.core.errors import BadInput
from watatheque.joining import MESSAGES, address
from watatheque.joining.address import Address
from watatheque.joining.keys import Keys


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("localhost:8000", Address("http://localhost:8000")),
        ("http://localhost:8000/", Address("http://localhost:8000")),
        ("https://games.example.org/table/abc", Address("https://games.example.org", "abc")),
        ("https://example.org/wata/table/abc/", Address("https://example.org/wata", "abc")),
        ("ws://[::1]:9/api/tables/abc/socket", Address("http://[::1]:9", "abc")),
    ],
)
def test_addresses(url: str, expected: Address) -> None:
    assert address.read(url) == expected


def test_the_socket_of_a_table() -> None:
    assert address.read("https://a.b/table/x").socket() == "wss://a.b/api/tables/x/socket"
    assert address.read("a.b:1/table/x").socket() == "ws://a.b:1/api/tables/x/socket"


@pytest.mark.parametrize("url", ["", "ftp://a.b", "http://", "a.b:port", "http://me:pw@a.b"])
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(BadInput):
        address.read(url)


def test_tokens_are_kept_by_server_and_name_for_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "guests.json"
    keys = Keys(file)
    assert keys.find("s", None) is None
    keys.keep("s", "Ann", "1")
    keys.keep("s", "Bob", "2")
    keys.keep("t", "Ann", "3")
    assert Keys(file).find("s", None) == ("Bob", "2")
    assert Keys(file).find("s", "Ann") == ("Ann", "1")
    assert Keys(file).find("s", "Carol") is None
    keys.keep("s", "Ann", "4")
    assert Keys(file).find("s", None) == ("Ann", "4")
    assert Keys(file).find("t", None) == ("Ann", "3")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in file.parent.iterdir()] == [file.name]


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "guests.json"
    file.write_text("[]", encoding="utf-8")
    with pytest.raises(BadInput, match=r"guests\.json"):
        Keys(file).find("s", None)


def test_both_languages_have_the_same_words() -> None:
    found = []
    for language in ("fr", "en"):
        text = (MESSAGES / f"{language}.ftl").read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        found.append([entry.id.name for entry in body if isinstance(entry, ast.Message)])
    assert found[0] == found[1]
