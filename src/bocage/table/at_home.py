"""The table for one household: a server that only this machine, or this house, can reach, and a browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from threading import Thread

from bocage.core.errors import BocageError
from bocage.learning import pictures, qr
from bocage.messages import say
from bocage.table.home_network import PORT, home_address, names
from bocage.table.server import listen, run, url_of
from bocage.table.settings import Limits, Settings

LOCAL = "127.0.0.1"
EVERYWHERE = "0.0.0.0"


def run_at_home(path: str, no_browser: bool, lan: bool = False) -> None:
    """Serve until Ctrl-C; open the path in a browser where there is one.

    Args:
        lan: whether other devices of the house may come too.

    Raises:
        BocageError: the server cannot start.
    """
    listening, settings = serve_house() if lan else serve_alone()
    url = url_of(listening) + path

    def ready() -> None:
        is_shown = not no_browser and has_display()
        _tell(say("play-browser-open" if is_shown else "play-browser-none", url=url))
        for address in settings.home:
            _tell(say("play-lan", url=address))
            _tell(pictures.blocks(qr.matrix(address)))
        if is_shown:
            # Some browsers keep whoever started them waiting.
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    run(settings, listening, ready, "error")


def serve_alone() -> tuple[socket.socket, Settings]:
    """A server that only this machine can reach."""
    # Only these names: a page elsewhere must not reach it by a name that it has turned to this machine.
    return listen(LOCAL, 0), Settings(hosts=(LOCAL, "localhost"), limits=Limits().loosened())


def serve_house() -> tuple[socket.socket, Settings]:
    """A server for all devices of the house, with the usual limits.

    Raises:
        BocageError: this machine is in no network.
    """
    address = home_address()
    try:
        listening = listen(EVERYWHERE, PORT)
    except BocageError:
        listening = listen(EVERYWHERE, 0)
    home = f"http://{address}:{listening.getsockname()[1]}"
    return listening, Settings(hosts=(LOCAL, "localhost", address, *names()), home=(home,))


def has_display() -> bool:
    """Whether a browser could show up on this machine."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _tell(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")
    sys.stderr.flush()
