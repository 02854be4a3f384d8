"""Which function answers which call of the page, as the server's interface does (docs/api.md)."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from urllib.parse import parse_qsl, unquote, urlsplit

from bocage.core.errors import BocageError
from bocage.messages import LANGUAGES
from bocage.offline.rooms import PageRooms
from bocage.offline.store import PageStore
from bocage.table.cards import card
from bocage.table.refusals import CONFLICT, NOT_FOUND, Refused, problem_json, status_of
from bocage.table.replays import Replay, ReplayCache
from bocage.table.room import Room
from bocage.table.sheets import StoredTable
from bocage.table.wire.tables import TableCard

OWNER = "here"  # everybody in front of this browser
LISTED = 12
Answer = tuple[int, object]


@dataclass
class PageParts:
    """The parts of a table inside a page."""

    store: PageStore
    rooms: PageRooms
    shelf: ReplayCache


@dataclass
class PageCall:
    """A call: where it came, what it says.

    Attributes:
        parts: the words of the path that are not fixed; query: what stands behind it; body: plain data.
    """

    house: PageParts
    parts: tuple[str, ...]
    query: Mapping[str, str]
    body: object
    lang: str

    async def room(self) -> Room:
        """The table that it is about.

        Raises:
            Refused: this browser does not keep it.
        """
        try:
            return await self.house.rooms.get(self.parts[0])
        except Refused as problem:
            if problem.key == "no-table":
                raise Refused(NOT_FOUND, "not-kept-here") from None
            raise

    def card(self, room: Room) -> TableCard:
        """The card of that table."""
        here = self.house.rooms.here(room.sheet.id)
        return card(room.sheet, room.course.seq, here, OWNER, self.lang)

    def cards(self, sheets: list[StoredTable]) -> list[TableCard]:
        """The cards of some tables, the latest first."""
        most = int(self.query.get("limit", LISTED))
        here = self.house.rooms.here
        return [card(sheet, None, here(sheet.id), OWNER, self.lang) for sheet in sheets[:most]]

    async def replay(self) -> Replay:
        """The game of that table, which must be over."""
        room = await self.room()
        if room.sheet.status != "over":
            raise Refused(CONFLICT, "not-over")
        return self.house.shelf.replay(room)


Handle = Callable[[PageCall], Awaitable[Answer]]
ROUTES: list[tuple[str, re.Pattern[str], Handle]] = []


def route(method: str, path: str) -> Callable[[Handle], Handle]:
    """This function answers such calls; `*` in the path is any word."""
    pattern = re.compile(re.escape("/api" + path).replace(r"\*", "([^/]+)"))

    def note(handle: Handle) -> Handle:
        ROUTES.append((method, pattern, handle))
        return handle

    return note


async def answer(house: PageParts, method: str, url: str, body: object = None) -> Answer:
    """The status of a call and what is said to it, as plain data."""
    split = urlsplit(url)
    query = dict(parse_qsl(split.query))
    lang = query.get("lang", "en")
    lang = lang if lang in LANGUAGES else "en"
    try:
        for wanted, pattern, handle in ROUTES:
            found = pattern.fullmatch(split.path)
            if found is not None and wanted == method:
                parts = tuple(unquote(part) for part in found.groups())
                return await handle(PageCall(house, parts, query, body, lang))
        raise Refused(NOT_FOUND, "no-call")
    except BocageError as problem:
        return status_of(problem), problem_json(problem, lang)
