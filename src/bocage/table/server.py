"""Running the application."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from contextlib import closing

import uvicorn
from fastapi import FastAPI

from bocage.core.errors import BocageError
from bocage.table.app import make_app
from bocage.table.bus import check_bus
from bocage.table.database import open_database
from bocage.table.door import Configuration
from bocage.table.logs import set_up
from bocage.table.settings import Settings, own_database

GRACE = 3  # seconds that open requests get when the server ends
# When Python looks for rubbish that points at itself: new objects, looks at those, looks at the survivors.
# By its own figures (700, 10, 10) that took a sixth of a decision, and a look at all tables held everybody up
# for a tenth of a second and more.
RUBBISH = (20_000, 10, 10)


def listen(address: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes a free one.

    Raises:
        BocageError: the address is not ours, or the port is taken.
    """
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((address, port))
    except (OSError, OverflowError) as problem:
        found.close()
        raise BocageError(
            "address",
            address=address,
            port=str(port),
            problem=getattr(problem, "strerror", None) or str(problem),
        ) from None
    return found


def url_of(listening: socket.socket, scheme: str = "http") -> str:
    """The address of a server as a browser takes it."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"{scheme}://{host}:{port}"


def look_for_rubbish_seldom() -> None:
    """Texts, cards and modules stay for good and are not looked at again; the rest less often than usual.

    What nobody points at goes at once, as ever: that is nearly everything that a decision leaves behind.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RUBBISH)
    gc.enable()


class Server(uvicorn.Server):
    """A server that tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell."""
        await super().startup(sockets=sockets)
        if not self.should_exit:
            look_for_rubbish_seldom()
            self._ready()


def configuration(app: FastAPI, settings: Settings, proxies: str) -> Configuration:
    """How the application is served."""
    return Configuration(
        app,
        settings.limits,
        proxies,
        log_config=None,
        access_log=False,  # ours says more, and keeps private links to itself
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        server_header=False,
        ws_max_size=settings.limits.message * 4,
        ws_per_message_deflate=False,  # costs more memory and time than the network it saves
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )


def run(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    log_level: str = "warning",
    proxies: str = "",
    log_form: str = "text",
) -> None:
    """Serve until the process is told to end.

    Args:
        ready: called once people can come.
        proxies: addresses of proxies whose word about the client's address is taken.
        log_form: `text` or `json`.

    Raises:
        BocageError: the server could not start.
    """
    set_up(log_level, log_form)
    with closing(listening):
        check_bus(settings.redis)
        app = make_app(settings, open_database(settings.database or own_database()))
        Server(configuration(app, settings, proxies), ready).run(sockets=[listening])
