"""The table for one household: a server that only this machine can reach, and a browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from threading import Thread

from bocage.messages import say
from bocage.table.server import listen, run, url_of
from bocage.table.settings import Limits, Settings

LOCAL = "127.0.0.1"


def run_at_home(path: str, no_browser: bool) -> None:
    """Serve until Ctrl-C; open the path in a browser where there is one.

    Raises:
        BocageError: the server cannot start.
    """
    listening = listen(LOCAL, 0)
    url = url_of(listening) + path
    # Only these names: a page elsewhere must not reach it by a name that it has turned to this machine.
    settings = Settings(hosts=(LOCAL, "localhost"), limits=Limits().loosened())

    def ready() -> None:
        is_shown = not no_browser and has_display()
        _tell(say("play-browser-open" if is_shown else "play-browser-none", url=url))
        if is_shown:
            # Some browsers keep whoever started them waiting.
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    run(settings, listening, ready, "error")


def has_display() -> bool:
    """Whether a browser could show up on this machine."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _tell(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")
    sys.stderr.flush()
