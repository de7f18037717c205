"""What Chromium writes down about its own work, summed up."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

Event = dict[str, Any]
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing"
WORK = {
    "EvaluateScript", "FunctionCall", "TimerFire", "RunMicrotasks", "FireAnimationFrame",
    "EventDispatch", "Layout", "UpdateLayoutTree", "ParseHTML",
}  # fmt: skip


@contextmanager
def tracing(page: Page) -> Iterator[list[Event]]:
    """The events of the block, once it is left."""
    session = page.context.new_cdp_session(page)
    events: list[Event] = []
    ends: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: ends.append(True))
    session.send("Tracing.start", {"categories": CATEGORIES})
    yield events
    session.send("Tracing.end")
    while not ends:
        page.wait_for_timeout(20)


def on_main_thread(events: list[Event], mark: str) -> list[Event]:
    """Whole events of the thread on which the marks were set, in order."""
    marked = next(e for e in events if e["name"].startswith(mark))
    thread = (marked["pid"], marked["tid"])
    whole = [e for e in events if (e["pid"], e["tid"]) == thread and e.get("ph") == "X"]
    return sorted(whole, key=lambda e: (e["ts"], -e["dur"]))


def worked(events: list[Event], start: float, end: float) -> float:
    """Milliseconds the thread spent on script, style and layout, nothing counted twice."""
    total, until = 0.0, start
    for event in events:
        if event["name"] in WORK and until <= event["ts"] < end:
            total += spent(event)
            until = event["ts"] + event["dur"]
    return total / 1000


def spent(event: Event) -> float:
    """Of the thread's own time where Chromium tells it: others use this machine too."""
    return float(event["tdur"] if "tdur" in event else event["dur"])


def longest_task(events: list[Event], start: float) -> float:
    tasks = [spent(e) for e in events if e["name"] == "RunTask" and e["ts"] >= start]
    assert tasks, "the trace tells of no tasks"
    return max(tasks) / 1000
