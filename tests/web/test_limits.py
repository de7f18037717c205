from pathlib import Path

import pytest

from watatheque.core.errors import BadInput
from watatheque.web.limits import Limits, read


def test_settings_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("spectators = 5\nbody_bytes = 1000\n")
    limits = read(file)
    assert (limits.spectators, limits.body_bytes) == (5, 1000)
    assert limits.message_bytes == Limits().message_bytes
    assert read(None) == Limits()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("spectaters = 5", "spectaters"),
        ('spectators = "many"', "spectators"),
        ("spectators = -1", "above 0"),
        ("spectators 5", "settings.toml"),
    ],
)
def test_tb_21_a_setting_that_makes_no_sense_is_named(
    tmp_path: Path, text: str, words: str
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(BadInput, match=words):
        read(file)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"nothing\.toml"):
        read(tmp_path / "nothing.toml")
