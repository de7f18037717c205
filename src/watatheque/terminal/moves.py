"""From what is typed to actions, and back: any game's gestures as words and numbers."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.scene import CHOICE, PIECE, Gesture, Scene, Text
from watatheque.core.texts import Speaker
from watatheque.terminal.handles import Handles
from watatheque.terminal.holes import HOLES, Unclear, fill, holes, spell

Plan = list[Any]  # actions to be played one after another


class Answer(NamedTuple):
    """A line of the menu."""

    label: str
    action: Any


class Moves:
    """What one seat can type at one moment."""

    def __init__(
        self, scene: Scene, speaker: Speaker, legal: Sequence[Any], actions: tuple[type, ...]
    ) -> None:
        self.scene = scene
        self.speaker = speaker
        self.actions = actions
        self.legal = legal
        self.handles = Handles(scene)
        # One word is one action: what a movement does in two is said in two.
        self.gestures = [one for one in scene.gestures if one.action and not one.first]
        self.menu = self._menu()

    def _menu(self) -> list[Answer]:
        """Gestures that need no piece; and what is legal but no gesture says."""
        menu = [answer for gesture in self.gestures for answer in self._answers(gesture)]
        listed = [answer.action for answer in menu]
        odd = [move for move in self.legal if self._words(move) is None and move not in listed]
        return menu + [Answer(_raw(move), move) for move in odd]

    def _answers(self, gesture: Gesture) -> list[Answer]:
        open_holes = [hole for _, hole in holes(gesture)]
        label = self.speaker.say(gesture.label)
        if not open_holes:
            return [Answer(label, self._action(gesture.action))]
        if open_holes != [CHOICE]:
            return []
        field = holes(gesture)[0][0]
        return [
            Answer(
                f"{label}: {self.speaker.say(choice.label)}",
                self._action({**gesture.action, field: choice.value}),
            )
            for choice in gesture.choices
        ]

    def _action(self, data: dict[str, Any]) -> Any:
        return codec.read_action(self.actions, data)

    # ------------------------------------------------------------ reading

    def read(self, said: str) -> list[Plan]:
        """Every way to understand what was typed; Unclear where there is none."""
        words = said.split()
        plans = self._from_menu(words)
        why: Unclear | None = None
        for gesture in self.gestures:
            try:
                plans += self._from_gesture(gesture, words)
            except Unclear as unclear:
                why = why or unclear
        if not plans:
            raise why or Unclear(Text("term-unclear", {"said": said}))
        return plans

    def _from_menu(self, words: list[str]) -> list[Plan]:
        if len(words) != 1:
            return []
        word = words[0].lower()
        plans = [
            [self._action(gesture.action)]
            for gesture in self.gestures
            if gesture.key and gesture.key.lower() == word and not holes(gesture)
        ]
        for number, answer in self.numbered():
            if word == str(number):
                plans.append([answer.action])
        return plans

    def numbered(self) -> list[tuple[int, Answer]]:
        """The menu counts on where the pieces stop."""
        return list(enumerate(self.menu, start=len(self.handles.pieces) + 1))

    def _from_gesture(self, gesture: Gesture, words: list[str]) -> list[Plan]:
        needed = holes(gesture)
        if [hole for _, hole in needed] == [PIECE] and 1 <= len(words) <= max(gesture.most, 1):
            return [[self._filled(gesture, [word]) for word in words]]
        if not needed or len(words) != len(needed):
            return []
        return [[self._filled(gesture, words)]]

    def _filled(self, gesture: Gesture, words: list[str]) -> Any:
        data = dict(gesture.action)
        for (field, hole), word in zip(holes(gesture), words, strict=True):
            data[field] = fill(gesture, self.handles, hole, word)
        try:
            return self._action(data)
        except BadInput:
            raise Unclear(Text("term-unclear", {"said": " ".join(words)})) from None

    # ------------------------------------------------------------ spelling

    def spell(self, action: Any) -> str:
        """How an action is typed."""
        words = self._words(action)
        if words:
            return words
        numbers = [number for number, answer in self.numbered() if answer.action == action]
        return str(numbers[0]) if numbers else _raw(action)

    def _words(self, action: Any) -> str | None:
        data = codec.write_action(action)
        for gesture in self.gestures:
            words = self._spelled(gesture, data)
            if words is not None:
                return words
        return None

    def _spelled(self, gesture: Gesture, data: dict[str, Any]) -> str | None:
        """The words that fill the gesture to this action; "" where the menu alone says it."""
        fixed = {field: value for field, value in gesture.action.items() if value not in HOLES}
        if gesture.action.keys() != data.keys() or fixed.items() - data.items():
            return None
        open_holes = holes(gesture)
        if [hole for _, hole in open_holes] == [CHOICE]:
            return ""
        words = [spell(gesture, self.handles, hole, data[field]) for field, hole in open_holes]
        return None if None in words else " ".join(word for word in words if word)

    def example(self) -> str:
        """A move that could be typed now."""
        return self.spell(self.legal[0]) if self.legal else ""


def _raw(action: Any) -> str:
    data = codec.write_action(action)
    return " ".join(str(value) for value in data.values())
