"""What the bar asks, of whom, and what led to it."""

from watatheque.core.scene import Text
from watatheque.games.waka_waka.values import SLOTS
from watatheque.games.waka_waka.views import Step, View
from watatheque.games.waka_waka.wording import Args, card_text, does_text, of_card, seat_text


def question_of(view: View) -> Text:
    if view.asked is None:
        return Text("wk-status-won", {"who": seat_text(view.winners[0])})
    yours = "you" if view.asked == view.seat else "them"
    args: Args = {"who": seat_text(view.asked), "units": _units(view), "chosen": view.chosen}
    return Text(f"wk-ask-{view.question}", {**args, "turn": yours, **_asked_about(view)})


def trail_of(view: View) -> tuple[Text, ...]:
    """What led to the question, from the card that was played on."""
    steps = [_path(view, step) for step in view.stack[:-1]]
    if not view.stack or not view.slots or view.question == "veil":
        return tuple(steps)
    return (*_played(view), *steps)


def _played(view: View) -> list[Text]:
    """The last card, and which one it repeats (WK-24)."""
    card = view.slots[-1]
    path = [Text("wk-path-played", {"who": seat_text(view.turn), "card": card_text(card)})]
    repeated = [before for before in view.slots if before != "juggler"]
    if card == "juggler" and repeated:
        path.append(Text("wk-path-again", {"card": card_text(repeated[-1])}))
    return path


def _units(view: View) -> int:
    return view.units if view.question == "replenish" else SLOTS - len(view.slots)


def _asked_about(view: View) -> Args:
    if not view.stack:
        return {}
    step = view.stack[-1]
    about: Args = {"count": step.count}
    if step.ask == "share":
        about["of"] = of_card(step.card)
        about["does"] = does_text(step.card, view.chimpanzee_draws)
    if step.opponent is not None:
        about["opponent"] = seat_text(step.opponent)
    return about


def _path(view: View, step: Step) -> Text:
    who: Args = {"who": seat_text(step.seat)}
    if step.ask == "share":
        shared = step.seat != view.turn
        card: Args = {**who, "of": of_card(step.card)}
        return Text("wk-path-shared" if shared else "wk-path-first", card)
    return Text("wk-path-elder", who)
