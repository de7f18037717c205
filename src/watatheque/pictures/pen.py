"""What a face needs to know beyond itself: the language its words are said in."""

from watatheque.core.scene import Face, Text
from watatheque.core.texts import Speaker


class Pen:
    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def say(self, text: Text) -> str:
        return self.speaker.say(text)

    def title(self, face: Face) -> str:
        """The title of a face in this language: written out, or a message of that id."""
        worn = face.attributes
        text = str(worn.get(f"title_{self.speaker.language}", worn.get("title", "")))
        return self.say(Text(text)) if self.speaker.knows(text) else text
