"""A whole scene in letters."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text as Line

from watatheque.core.scene import Scene, Zone
from watatheque.core.texts import Speaker
from watatheque.core.values import Seat
from watatheque.terminal import faces
from watatheque.terminal.sight import Sight
from watatheque.terminal.zones import draw_zone


def draw(scene: Scene, speaker: Speaker, seat: Seat | None, width: int) -> RenderableType:
    """Others above, the common things in the middle, one's own at the bottom."""
    sight = Sight(scene, speaker, width)
    drawn = [draw_zone(sight, zone) for zone in _in_order(scene, seat)]
    return Group(Rule(_status(sight), style="dim"), *_joined(drawn))


def _status(sight: Sight) -> Line:
    line = Line(sight.say(sight.scene.status), style="bold")
    for chair in sight.scene.chairs:
        badges = "".join(f" ({sight.say(badge)})" for badge in chair.badges)
        acts = {"must": "▶ ", "may": "▷ "}.get(chair.acts, "")
        who = f"   {acts}{faces.flag(chair)} {sight.seat(chair.seat)}{badges}"
        line.append(who, style=f"not bold {faces.style(chair)}")
    return line


def _in_order(scene: Scene, seat: Seat | None) -> list[Zone]:
    """By the narrow plan, but whoever looks sits at the bottom."""
    areas = [area for row in scene.layout.tall for area in row.split()]
    rank = {area: i for i, area in reversed(list(enumerate(areas)))}

    def key(zone: Zone) -> tuple[int, int]:
        side = 1 if zone.owner is None else 2 if zone.owner == seat else 0
        return side, rank.get(zone.area, len(areas))

    return sorted(scene.zones, key=key)


def _joined(drawn: list[RenderableType]) -> list[RenderableType]:
    """Single lines share a line."""
    joined: list[RenderableType] = []
    for block in drawn:
        if isinstance(block, Line) and joined and isinstance(joined[-1], Line):
            joined[-1] = joined[-1].copy().append("    ").append_text(block)
        else:
            joined.append(block)
    return joined
