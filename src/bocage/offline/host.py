"""What the worker of a page talks to: calls and sockets, as texts."""

from __future__ import annotations

import asyncio
import gc
import json
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol, cast
from urllib.parse import parse_qsl, urlsplit

from bocage import games, messages
from bocage.offline import calls, forms, learning
from bocage.offline.rooms import PageRooms
from bocage.offline.routes import OWNER, PageParts, answer
from bocage.offline.store import Cupboard, PageStore
from bocage.offline.thinking import Elsewhere, Prepare
from bocage.table import catalogue, lessons
from bocage.table.boxes import box_for
from bocage.table.desk import Desk
from bocage.table.encoding import dump
from bocage.table.refusals import NOT_FOUND, UNPROCESSABLE, Refused
from bocage.table.replays import ReplayCache
from bocage.table.viewers import CODES, LATER, Viewer

if TYPE_CHECKING:
    from bocage.table.api import models

PAUSE = 0.2  # seconds between two games, for whoever has opened a table meanwhile
ANSWERING = (calls, learning)  # they say what they answer when they are imported
NORMAL = 1000  # the code of a socket that was closed as it should be


class Page(Protocol):
    """What the worker does for its page."""

    def deliver(self, socket: int, text: str) -> None:
        """A message for a socket."""

    def closed(self, socket: int, code: int) -> None:
        """A socket was closed from this side."""


class PageHost:
    """A table inside a page.

    Args:
        cupboard: where tables are kept; elsewhere: has reviews made by another worker.
        prepare: fetches what thinking about a game needs.
    """

    def __init__(
        self,
        cupboard: Cupboard,
        page: Page,
        elsewhere: Elsewhere | None = None,
        prepare: Prepare | None = None,
    ) -> None:
        store = PageStore(cupboard)
        self._house = PageParts(store, PageRooms(store, elsewhere, prepare), ReplayCache())
        self._page = page
        self._lines: dict[int, PageSocket] = {}

    async def start(self, lang: str = "en") -> None:
        """Begin to keep house, and read the words of a language."""
        random.seed()  # an interpreter that goes on from a kept memory would draw as all others that do
        await self._house.rooms.start()
        read_words(lang)

    async def warm(self) -> None:
        """Read the games one after the other, so that nobody waits for them later."""
        for game in games.installed():
            await asyncio.sleep(PAUSE)
            box_for(game)

    async def close(self) -> None:
        """Stop the bots."""
        await self._house.rooms.close()

    async def call(self, method: str, path: str, body: str | None = None) -> str:
        """Answer a call: `[status, value]` as JSON."""
        try:
            value = None if not body else json.loads(body)
        except ValueError:
            value = None
        return dump(list(await answer(self._house, method, path, value)))

    def open(self, socket: int, path: str) -> None:
        """Open a socket to a table."""
        line = self._lines[socket] = PageSocket(self._house, self._page, socket, path)
        line.serving.add_done_callback(lambda _: self._lines.pop(socket, None))

    def send(self, socket: int, text: str) -> None:
        """A message of the page."""
        if socket in self._lines:
            self._lines[socket].texts.put_nowait(text)

    def hang_up(self, socket: int) -> None:
        """The page has closed a socket."""
        if socket in self._lines:
            self._lines[socket].serving.cancel()


def read_words(lang: str) -> None:
    """Read the words of a language."""
    messages.has("table-turn-of", lang)


def read_everything() -> None:
    """Read the words, the games and the lessons: for a memory that is kept for the next visit."""
    for lang in messages.LANGUAGES:
        read_words(lang)
        catalogue.catalogue(lang)
        lessons.lesson_list(lang)
    for kit in games.kits().values():
        for part in ("words", "adviser", "counts", "scene"):
            getattr(kit, part)  # each is imported when it is asked for
    gc.collect()


class PageSocket:
    """One socket: hears and tells, one message after the other."""

    def __init__(self, house: PageParts, page: Page, socket: int, path: str) -> None:
        self.texts: asyncio.Queue[str] = asyncio.Queue()
        self._house = house
        self._page = page
        self._socket = socket
        self._path = path
        self.serving = asyncio.ensure_future(self._serve())

    async def send_text(self, data: str) -> None:
        """Take a message to the page."""
        self._page.deliver(self._socket, data)

    async def _serve(self) -> None:
        try:
            await self._follow()
            self._page.closed(self._socket, NORMAL)
        except Refused as problem:
            self._page.closed(self._socket, CODES.get(problem.status, LATER))

    async def _follow(self) -> None:
        desk, since = await self._desk()
        rooms, viewer = self._house.rooms, Viewer(self, desk, since)
        rooms.enter(desk.room, viewer)
        tasks = [asyncio.ensure_future(work) for work in (self._hear_all(viewer), viewer.send_all())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            rooms.leave(desk.room, viewer)
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await task

    async def _desk(self) -> tuple[Desk, int]:
        split = urlsplit(self._path)
        query = dict(parse_qsl(split.query))
        parts = split.path.strip("/").split("/")
        if len(parts) != 4:
            raise Refused(NOT_FOUND, "no-call")
        room = await self._house.rooms.visit(parts[2])
        seat, since = query.get("seat", ""), query.get("since", "")
        look = int(seat) if seat.isdecimal() else None
        desk = Desk(self._house.rooms, room, OWNER, query.get("lang", "en"), look)
        return desk, int(since) if since.isdecimal() else 0

    async def _hear_all(self, viewer: Viewer) -> None:
        while True:
            text = await self.texts.get()
            try:
                message = forms.read(forms.Message, json.loads(text))
            except (Refused, ValueError, RecursionError):
                viewer.fail(Refused(UNPROCESSABLE, "message"), None)
                continue
            await viewer.carry_out(cast("models.Message", message))
