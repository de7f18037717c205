"""Every gesture by finger, by mouse and by keys alone."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.browser.person import Keys, Mouse, Person
from tests.sink.pieces import HALF_HEIGHT, HALF_WIDTH

FAR = 2 * HALF_WIDTH // 12  # one long step of a piece by keys
MOMENT = 400  # ms; longer than a touch
STEPS = 4
Spot = tuple[float, float]


def answer_of(question: str, answer: str) -> str:
    return f".strip [role=group][aria-label='{question}'] button:has-text('{answer}')"


class Drags(Person):
    """Finger or mouse: both press somewhere, move and let go."""

    def down(self, spot: Spot) -> None:
        raise NotImplementedError

    def move(self, spot: Spot) -> None:
        raise NotImplementedError

    def up(self) -> None:
        raise NotImplementedError

    def drag(self, start: Spot, end: Spot) -> None:
        self.down(start)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self.move(
                (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
            )
        self.up()

    # ------------------------------------------------------------ gestures

    def choose(self, question: str, answer: str) -> None:
        self.page.locator(answer_of(question, answer)).click()

    def say(self, number: int) -> None:
        self.page.locator("[data-says]").fill(str(number))
        self.press("Say")

    def shoot(self, stop: str, hour: int, pixels: int = 150) -> None:
        """A movement of the hand towards an hour of the clock."""
        x, y = self.point(stop)
        angle = hour * math.pi / 6 - math.pi / 2
        self.drag((x, y), (x + pixels * math.cos(angle), y + pixels * math.sin(angle)))

    def aim(self, stop: str, hour: int) -> None:
        """Pulled back, away from where it is to go."""
        self.press("Aim")
        self.shoot(stop, (hour + 6) % 12, 60)

    def put(self, field: str, x: int, y: int) -> None:
        box = self.page.locator(f"[data-zone='{field}']").bounding_box()
        assert box is not None
        right, down = (x + HALF_WIDTH) / 2 / HALF_WIDTH, (y + HALF_HEIGHT) / 2 / HALF_HEIGHT
        self.tap((box["x"] + right * box["width"], box["y"] + down * box["height"]))

    def tap(self, spot: Spot) -> None:
        self.down(spot)
        self.up()

    def sort(self, piece: str, beyond: str) -> None:
        """Dragged over its neighbours, as far as the last one."""
        end = self.page.locator(f"[data-stop='{beyond}']").bounding_box()
        assert end is not None
        _, y = self.point(piece)
        self.drag(self.point(piece), (end["x"] + end["width"] - 2, y))

    @contextmanager
    def peeking(self, name: str) -> Iterator[None]:
        box = self.page.get_by_role("button", name=name).bounding_box()
        assert box is not None
        self.down((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        self.page.wait_for_timeout(MOMENT)
        yield
        self.up()


class Finger(Drags):
    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.session = page.context.new_cdp_session(page)

    def _send(self, kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, spot: Spot) -> None:
        self._send("touchStart", spot)

    def move(self, spot: Spot) -> None:
        self._send("touchMove", spot)

    def up(self) -> None:
        self._send("touchEnd")


class Hand(Mouse, Drags):
    """A mouse that drags."""

    def down(self, spot: Spot) -> None:
        self.page.mouse.move(*spot)
        self.page.mouse.down()

    def move(self, spot: Spot) -> None:
        self.page.mouse.move(*spot)

    def up(self) -> None:
        self.page.mouse.up()


class Typist(Keys):
    def choose(self, question: str, answer: str) -> None:
        self.tab_to(answer_of(question, answer))
        self.page.keyboard.press("Enter")

    def say(self, number: int) -> None:
        self.page.keyboard.type(str(number))
        self.page.keyboard.press("Enter")

    def shoot(self, stop: str, hour: int) -> None:
        """Keys always aim; they begin by pointing up and turn by five degrees."""
        self.touch(stop)
        for _ in range(hour * 6):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    aim = shoot

    def put(self, field: str, x: int, y: int) -> None:
        """From any disc there one comes to the middle, then in long steps."""
        self.touch(next(stop for stop in self.look().stops if stop.startswith("piece disc")))
        for far, forth, back in ((x, "Right", "Left"), (y, "Down", "Up")):
            for _ in range(abs(far) // FAR):
                self.page.keyboard.press(f"Shift+Arrow{forth if far > 0 else back}")
        self.page.keyboard.press("Enter")

    def sort(self, piece: str, beyond: str) -> None:
        self.reach(piece)
        for _ in range(STEPS):
            self.page.keyboard.press("Alt+ArrowRight")

    @contextmanager
    def peeking(self, name: str) -> Iterator[None]:
        self.tab_to(f"button:has-text('{name}')")
        self.page.keyboard.down("Space")
        self.page.wait_for_timeout(MOMENT)
        yield
        self.page.keyboard.up("Space")


Anybody = Finger | Hand | Typist
WAYS: list[type[Anybody]] = [Finger, Hand, Typist]
