"""What the bar asks of its reader."""

from watatheque.core.scene import Text
from watatheque.games.uno_wizz.shedding import KEPT
from watatheque.games.uno_wizz.values import View
from watatheque.games.uno_wizz.wording import named_text


def question_of(view: View, kind: str) -> Text:
    return _shedding(view) if kind == "shed" else Text(f"uw-ask-{kind}")


def _shedding(view: View) -> Text:
    """Which cards may go, or must, is for the icon to say (UW-14a to UW-14i)."""
    if view.icon == "a" and view.seat is not None:
        left = len(view.hands[view.seat].known) - KEPT
        return Text("uw-ask-shed-a", {"left": left})
    if view.icon == "h" and view.tied:
        return Text("uw-ask-shed-tied")
    named = {} if view.named is None else {"named": named_text(view.named)}
    return Text(f"uw-ask-shed-{view.icon}", named)
