"""What has changed round a table, in sentences; and who is there."""

from collections.abc import Iterator
from typing import Any

from watatheque.core.scene import Text
from watatheque.joining.seen import Frame, Seen


def changes(before: Frame, after: Frame) -> Iterator[Text]:
    if not before:
        return
    for i, (old, new) in enumerate(zip(before["chairs"], after["chairs"], strict=False)):
        yield from _chair(old, new, i + 1)
    if before["phase"] != after["phase"] == "running" or _again(before, after):
        yield Text("join-begins")
    elif before["paused"] != after["paused"] and after["phase"] == "running":
        yield Text("join-paused" if after["paused"] else "join-resumed")


def _again(before: Frame, after: Frame) -> bool:
    return bool(after["phase"] == "running" and before["match"] != after["match"])


def _chair(old: Frame, new: Frame, number: int) -> Iterator[Text]:
    who = {"who": new["name"]}
    if (old["name"], old["kind"]) != (new["name"], new["kind"]):
        sat = Text("join-sat", {**who, "number": number})
        yield Text("join-stood", {"number": number}) if new["kind"] == "empty" else sat
        return
    if old["present"] != new["present"] and new["kind"] == "person":
        yield Text("join-here" if new["present"] else "join-gone", who)
    if old["stand_in"] != new["stand_in"]:
        yield Text("join-bot-plays" if new["stand_in"] else "join-back", who)


def who(seen: Seen) -> Iterator[list[Text]]:
    """A line a chair."""
    left = (seen.clock or {}).get("left") or []
    for seat, chair in enumerate(seen.chairs):
        name: Any = chair["name"] or Text("join-empty")
        line = [Text("join-chair", {"number": seat + 1, "who": name})]
        line += [Text("join-you")] * (seat == seen.seat) + [Text("join-is-host")] * chair["host"]
        if chair["stand_in"]:
            line.append(Text("join-stand-in"))
        elif chair["kind"] == "person" and not chair["present"]:
            line.append(Text("join-absent"))
        if seat < len(left):
            line.append(Text("join-left", {"seconds": left[seat] // 1000}))
        yield line


def offer(seen: Seen, made: Frame) -> Text:
    told = {"to": made["to"]} if made["what"] == "takeback" else {}
    what = Text(f"join-offer-{made['what']}", dict(told))
    if seen.seat is None or seen.seat in made["agreed"]:
        return Text("join-offered", {"what": what})
    return Text("join-offer", {"who": seen.name(made["by"]), "what": what})
