"""Shows the first page to whoever sits before this machine."""

import os
import sys
import webbrowser
from threading import Thread


def show(url: str) -> None:
    """Nobody waits for a browser to start."""
    if attended():
        Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def attended() -> bool:
    """A terminal that somebody reads, on a machine with a screen."""
    screen = sys.platform == "darwin" or os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}
    return bool(screen) and sys.stdout.isatty()
