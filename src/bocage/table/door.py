"""Connections of plain HTTP: nobody may hold many of them, or hold one and say nothing.

The server's library waits for ever for a request that was begun, and for a reader who does not read.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import cast

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bocage.table.guard import HEADERS
from bocage.table.limits import group_of
from bocage.table.refusals import BAD_REQUEST, Refused
from bocage.table.settings import Limits
from bocage.wording import error_sentence

REASONS = {400: "Bad Request", 431: "Request Header Fields Too Large"}
TOO_MANY_HEADERS = 431


class Configuration(uvicorn.Config):
    """How the application is served, and how long it waits for people.

    Attributes:
        limits: what one address may ask for; trusted: addresses of proxies, which speak for many.
        held: how many connections each address holds.
    """

    def __init__(self, app: FastAPI, limits: Limits, proxies: str, **others: object) -> None:
        super().__init__(app, http=Door, **others)  # type: ignore[arg-type] # as the library names them
        self.limits = limits
        self.trusted = frozenset(filter(None, (word.strip() for word in proxies.split(","))))
        self.held: Counter[str] = Counter()


class Door(HttpToolsProtocol):
    """One connection."""

    _address = ""
    _is_counted = False
    _size = 0  # of what came of the request's head
    _is_in_head = False
    _deadline: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None

    @property
    def _configuration(self) -> Configuration:
        return cast("Configuration", self.config)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        configuration = self._configuration
        host = self.client[0] if self.client else ""
        if host in configuration.trusted or "*" in configuration.trusted:
            return  # proxies wait for slow people themselves
        self._address = group_of(host)
        self._is_counted = True
        configuration.held[self._address] += 1
        if configuration.held[self._address] > configuration.limits.held:
            transport.abort()
            return
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        """It is none of plain HTTP any more."""
        self._relax()
        self.resume_writing()
        if self._is_counted:
            self._is_counted = False
            held = self._configuration.held
            held[self._address] -= 1
            if not held[self._address]:
                del held[self._address]

    # A request must come to its end.

    def _expect(self) -> None:
        if self._deadline is None and self._is_counted:
            seconds = self._configuration.limits.request_seconds
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size = 0
        self._is_in_head = True
        self._expect()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._size += len(data)
        if self._is_in_head and self._size > self._configuration.limits.headers:
            self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is refused like everything else, with our headers."""
        is_long = self._is_in_head and self._size > self._configuration.limits.headers
        status = TOO_MANY_HEADERS if is_long else BAD_REQUEST
        problem = Refused(status, "bad-request")
        content = {"error": problem.key, "sentence": error_sentence(problem, "en")}
        body = json.dumps(content, ensure_ascii=False).encode()
        lines = [f"HTTP/1.1 {status} {REASONS[status]}", "content-type: application/json"]
        lines += [f"content-length: {len(body)}", "connection: close"]
        lines += [f"{name}: {value}" for name, value in HEADERS.items()]
        self.transport.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        self.transport.close()

    # An answer must be read.

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(
                self._configuration.limits.request_seconds, self.transport.abort
            )

    def resume_writing(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()
