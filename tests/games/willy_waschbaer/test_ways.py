"""WW-P4: the table says how one flicks; and the masses that a browser works out are the game's."""

import pytest

from tests.games.willy_waschbaer.yard import Yard
from watatheque.games.willy_waschbaer.pieces import MASSES, MM, RADII
from watatheque.games.willy_waschbaer.values import Aim, Announce, Flick
from watatheque.games.willy_waschbaer.zones import PHYSICS


@pytest.mark.parametrize(("flicks", "right", "wrong"), [("hand", Flick, Aim), ("aim", Aim, Flick)])
def test_ww_p4_only_the_flicks_that_the_table_allows(
    flicks: str, right: type[Flick], wrong: type[Flick]
) -> None:
    yard = Yard({"red-left": (0, 0)}, options={"flicks": flicks})
    yard.play(0, Announce(0))
    assert yard.refused(0, wrong(0, 1, 0, 1)) == "WW-P4"
    yard.play(0, right(0, 1, 0, 1))


def test_masses_go_with_the_area() -> None:
    assert [PHYSICS["mass"] * (radius / MM) ** 2 for radius in RADII] == MASSES
