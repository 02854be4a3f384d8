"""The door of the server: which names, sites and amounts it accepts, and what it tells browsers to refuse.

Starlette's TrustedHostMiddleware is not enough for the names: it refuses with a bare line of English, where
every refusal here has a key and a sentence in the caller's language.
"""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bocage.table.api.common import preferred
from bocage.table.encoding import dump
from bocage.table.limits import RateLimiter, group_of
from bocage.table.logs import shown
from bocage.table.refusals import BAD_REQUEST, FAILED, FORBIDDEN, TOO_LONG, Refused, problem_json
from bocage.table.settings import Settings

log = logging.getLogger("bocage.table")
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a table lets people in
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ONLY_HTTPS = "max-age=31536000"
# Records and positions may come here.
BIG = ("/api/tables", "/api/replays", "/api/learn/links", "/api/learn/desk", "/api/learn/desk/record")


class Guard:
    """Lets requests through, or refuses them before anything else sees them."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._settings = settings
        self._calls = RateLimiter(settings.limits.calls)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            self._check(scope, headers)
        except Refused as problem:
            await _refuse(problem, scope, headers, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        counted = _Counted(receive, self._longest(scope))
        dressed = _Dressed(self._sending(send), scope["path"])
        try:
            await self.app(scope, counted.receive, dressed.send)
        except Refused as problem:
            await _refuse(problem, scope, headers, send)
        except Exception:
            log.exception("%s %s", scope["method"], shown(scope["path"]))
            if dressed.has_begun:
                raise
            await _refuse(Refused(FAILED, "failed"), scope, headers, send)

    def _sending(self, send: Send) -> Send:
        """Where https is promised, browsers are told to use nothing else from now on."""
        if not self._settings.secure:
            return send

        async def promised(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["strict-transport-security"] = ONLY_HTTPS
            await send(message)

        return promised

    def _check(self, scope: Scope, headers: Headers) -> None:
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refused(BAD_REQUEST, "bad-request")
        host = headers.get("host", "")
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            raise Refused(BAD_REQUEST, "host", host=host[:80]) from None
        if self._settings.hosts and name not in self._settings.hosts:
            raise Refused(BAD_REQUEST, "host", host=host[:80])
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes:
            self._check_origin(headers.get("origin"), host)
        if scope["path"].startswith("/api/"):
            client = scope.get("client")
            self._calls.take(group_of(client[0] if client else ""))
        length = headers.get("content-length", "")
        if scope["type"] == "http" and length.isdigit() and int(length) > self._longest(scope):
            raise Refused(TOO_LONG, "too-long", most=self._longest(scope))

    def _check_origin(self, origin: str | None, host: str) -> None:
        """Browsers say whose page it is; programs say nothing, and have no cookies to be abused."""
        if origin is None or origin in self._settings.origins:
            return
        try:
            is_own = urlsplit(origin).netloc == host
        except ValueError:
            is_own = False
        if not is_own:
            raise Refused(FORBIDDEN, "origin")

    def _longest(self, scope: Scope) -> int:
        limits = self._settings.limits
        return limits.record if scope["path"] in BIG else limits.request


class _Counted:
    """A request's body, which may not be longer than it was allowed to be."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._seen = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._seen += len(message.get("body", b""))
        if self._seen > self._most:
            raise Refused(TOO_LONG, "too-long", most=self._most)
        return message


class _Dressed:
    """An answer with the headers that tell browsers what a page may not do.

    Attributes:
        has_begun: whether something of it was sent.
    """

    def __init__(self, send: Send, path: str) -> None:
        self._send = send
        self._path = path
        self.has_begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._path.startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await self._send(message)


async def _refuse(problem: Refused, scope: Scope, headers: Headers, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
        return
    lang = preferred(headers.get("accept-language", ""))
    body = dump(problem_json(problem, lang)).encode()
    found = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in problem.details:
        found.append((b"retry-after", str(problem.details["seconds"]).encode()))
    dressed = _Dressed(send, scope["path"])
    await dressed.send({"type": "http.response.start", "status": problem.status, "headers": found})
    await dressed.send({"type": "http.response.body", "body": body})
