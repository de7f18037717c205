"""TB-22: only this server makes tokens, and they end."""

from pathlib import Path

import pytest

from watatheque.core.errors import BadInput
from watatheque.web.problems import Refused
from watatheque.web.tokens import DAY, Tokens, key_in

KEY = bytes(range(32))
NOW = 1_800_000_000.0


def test_tb_22_a_token_says_whose_it_is() -> None:
    tokens = Tokens(KEY, 30)
    assert tokens.guest(tokens.make("ann", NOW), NOW) == "ann"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda token: token[:-1],
        lambda token: token[: len(token) // 2],
        lambda token: token.partition(".")[0],
        lambda token: "",
        lambda token: "...",
        lambda token: token + "A",
        lambda token: token + "=",
        lambda token: token + ".",
        lambda token: "bob" + token[3:],
        lambda token: token.replace(".18", ".19", 1),
        lambda token: token.replace(".", ".0", 1),
        lambda token: token[:-1] + chr(ord(token[-1]) ^ 1),
        lambda token: token[:-1] + "é",
        lambda token: token[:-1] + "\ud800",
        lambda token: token.swapcase(),
    ],
)
def test_tb_22_a_token_that_was_touched_is_refused(spoil: object) -> None:
    assert callable(spoil)
    tokens = Tokens(KEY, 30)
    spoiled = spoil(tokens.make("ann", NOW))
    with pytest.raises(Refused) as refused:
        tokens.guest(spoiled, NOW)
    assert (refused.value.status, refused.value.problem.article) == (401, "TB-22")


def test_tb_22_another_key_makes_other_tokens() -> None:
    with pytest.raises(Refused):
        Tokens(KEY, 30).guest(Tokens(bytes(32), 30).make("ann", NOW), NOW)


def test_tb_22_a_token_ends_on_its_day() -> None:
    tokens = Tokens(KEY, 2)
    token = tokens.make("ann", NOW)
    assert tokens.guest(token, NOW + 2 * DAY - 1) == "ann"
    with pytest.raises(Refused, match="expired"):
        tokens.guest(token, NOW + 2 * DAY)


def test_the_key_is_kept_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    key = key_in(tmp_path)
    file = tmp_path / "token.key"
    assert key_in(tmp_path) == key
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o644)
    with pytest.raises(BadInput, match="others can read"):
        key_in(tmp_path)


def test_a_damaged_key_is_not_replaced_in_silence(tmp_path: Path) -> None:
    key_in(tmp_path)
    (tmp_path / "token.key").write_bytes(b"short")
    with pytest.raises(BadInput, match="damaged"):
        key_in(tmp_path)
