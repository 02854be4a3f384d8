"""A browser for the host, without a browser: storage that can be full, and sockets that remember."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any, TypeVar

from bocage.offline.host import PageHost

T = TypeVar("T")
Json = dict[str, Any]


class Cupboard:
    """The storage of a browser.

    Attributes:
        refusal: what it says instead of keeping something: `full`, `away`; empty: it keeps.
    """

    def __init__(self) -> None:
        self.tables: dict[str, Json] = {}
        self.refusal = ""

    async def sheets(self) -> str:
        return json.dumps([table["sheet"] for table in self.tables.values()])

    async def load(self, id: str) -> str:
        return json.dumps(self.tables[id]) if id in self.tables else ""

    async def keep(self, id: str, sheet: str, first: int, entries: str) -> str:
        await asyncio.sleep(0)
        if self.refusal:
            return self.refusal
        table = self.tables.setdefault(id, {"sheet": None, "entries": []})
        if len(table["entries"]) != first or (first == 0 and table["sheet"]):
            return "conflict"
        table["sheet"] = json.loads(sheet)
        table["entries"] += json.loads(entries)
        return ""


class Page:
    """A page with a host behind it."""

    def __init__(self, cupboard: Cupboard | None = None) -> None:
        self.cupboard = cupboard or Cupboard()
        self.host = PageHost(self.cupboard, self)
        self.told: asyncio.Queue[Json] = asyncio.Queue()
        self.codes: dict[int, int] = {}
        self._last = 0

    def deliver(self, socket: int, text: str) -> None:
        self.told.put_nowait(json.loads(text))

    def closed(self, socket: int, code: int) -> None:
        self.codes[socket] = code

    async def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        text = await self.host.call(method, f"/api{path}", None if body is None else json.dumps(body))
        status, value = json.loads(text)
        return status, value

    async def open(self, game: str, *seats: str, **options: object) -> Json:
        """Open a table and look at it; the first state."""
        plans = [
            {"who": seat, "name": f"P{place}"} if seat in ("me", "here") else {"who": "bot", "bot": seat}
            for place, seat in enumerate(seats)
        ]
        status, card = await self.call("POST", "/tables", {"game": game, "seats": plans, "options": options})
        assert status == 201, card
        return await self.look(card["id"])

    async def look(self, table: str) -> Json:
        """Connect to a table; its first state."""
        self.host.open(1, f"/api/tables/{table}/ws?lang=en")
        return await self.hear("state")

    async def hear(self, kind: str) -> Json:
        """The next message of a kind."""
        async with asyncio.timeout(60):
            while True:
                message = await self.told.get()
                if message["type"] in (kind, "error"):
                    return message

    async def ask(self, do: str, **fields: object) -> Json:
        """Send a message and wait for its answer."""
        self._last += 1
        self.host.send(1, json.dumps({"do": do, "id": self._last, **fields}))
        async with asyncio.timeout(60):
            while True:
                message = await self.told.get()
                if message.get("id") == self._last:
                    return message


def run(work: Coroutine[object, object, T]) -> T:
    """Carry out what a page does."""
    return asyncio.run(work)
