"""Every pile that still takes cards can be reached by a key, and keeps it."""

from watatheque.games.watai.keys import hands, pile_keys


def test_open_piles_have_keys_of_their_own() -> None:
    keys = pile_keys([False] * 18, 0)
    assert len(set(keys)) == 18
    assert "" not in keys


def test_no_key_serves_two_things() -> None:
    for variant in range(17):
        mine = hands(variant)
        used = [
            *mine.row,
            mine.top,
            mine.stock,
            mine.fill,
            mine.call,
            *pile_keys([False] * 8, variant),
        ]
        assert len(set(used)) == len(used), variant


def test_a_closed_pile_gives_its_key_to_a_later_one() -> None:
    before = pile_keys([False] * 8, 16)
    after = pile_keys([False, True, *[False] * 6, False], 16)
    assert after[1] == ""
    assert after[8] == before[1]
    assert [after[i] for i in (0, 2, 3, 4, 5, 6, 7)] == [before[i] for i in (0, 2, 3, 4, 5, 6, 7)]


def test_digits_say_numbers_where_numbers_are_said() -> None:
    assert not any(key.isdigit() for key in pile_keys([False] * 20, 16))
    assert any(key.isdigit() for key in pile_keys([False] * 20, 0))
