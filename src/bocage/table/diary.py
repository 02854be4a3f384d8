"""Notes every call: how long it took, what became of it, under which number."""

from __future__ import annotations

import logging
import re
import secrets
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bocage.table.logs import NOW, About, shown, table_in
from bocage.table.metrics import Metrics

log = logging.getLogger("bocage.table.calls")
GIVEN = re.compile(r"[A-Za-z0-9_-]{8,64}")  # a number that a proxy may have given
METHODS = frozenset({"GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"})


class Diary:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get("x-request-id", "")
        number = given if GIVEN.fullmatch(given) else secrets.token_hex(8)
        NOW.set(About(number, table_in(scope["path"])))
        begun = time.perf_counter()
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = number
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        is_socket = scope["type"] == "websocket"
        method = "WS" if is_socket else scope["method"] if scope["method"] in METHODS else "other"
        path = shown(scope["path"])
        self._metrics.requests.labels(method, str(status)).inc()
        if not is_socket:
            kind = "api" if path.startswith("/api/") else "page"
            self._metrics.request_seconds.labels(kind).observe(seconds)
        what = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("%s %s %s in %.1f ms", method, path, status, seconds * 1000, extra=what)
