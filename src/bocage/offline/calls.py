"""The calls of the page, each answered as the server's interface does (docs/api.md)."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast
from urllib.parse import parse_qsl, unquote, urlsplit

import bocage
from bocage.core.errors import BocageError
from bocage.core.record import record_of
from bocage.learning.lessons import lesson
from bocage.messages import LANGUAGES
from bocage.offline import forms
from bocage.offline.rooms import PageRooms
from bocage.offline.store import PageStore
from bocage.table import catalogue, entries, lessons, rulebook, seating
from bocage.table.bots import seat_names
from bocage.table.bringing import brought
from bocage.table.cards import card, check_host, check_may_close
from bocage.table.desk import Desk
from bocage.table.hints import review_of
from bocage.table.opening import changed, checked_bot, set_up
from bocage.table.refusals import CONFLICT, NOT_FOUND, Refused, problem_json, status_of
from bocage.table.replays import Replay, ReplayCache
from bocage.table.room import Room
from bocage.table.sheets import StoredTable
from bocage.table.wire.tables import TableCard

if TYPE_CHECKING:
    from bocage.table.api import models

OWNER = "here"  # everybody in front of this browser
LISTED = 12
CREATED, ACCEPTED, NOTHING = 201, 202, 204
PATIENCE = 10.0  # seconds before it is told how far a review has come
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
        """The table that it is about."""
        return await self.house.rooms.get(self.parts[0])

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
_ROUTES: list[tuple[str, re.Pattern[str], Handle]] = []


def _route(method: str, path: str) -> Callable[[Handle], Handle]:
    """This function answers such calls; `*` in the path is any word."""
    pattern = re.compile(re.escape("/api" + path).replace(r"\*", "([^/]+)"))

    def note(handle: Handle) -> Handle:
        _ROUTES.append((method, pattern, handle))
        return handle

    return note


async def answer(house: PageParts, method: str, url: str, body: object = None) -> Answer:
    """The status of a call and what is said to it, as plain data."""
    split = urlsplit(url)
    query = dict(parse_qsl(split.query))
    lang = query.get("lang", "en")
    lang = lang if lang in LANGUAGES else "en"
    try:
        for wanted, pattern, handle in _ROUTES:
            found = pattern.fullmatch(split.path)
            if found is not None and wanted == method:
                parts = tuple(unquote(part) for part in found.groups())
                return await handle(PageCall(house, parts, query, body, lang))
        raise Refused(NOT_FOUND, "no-call")
    except BocageError as problem:
        return status_of(problem), problem_json(problem, lang)


# Games.


@_route("GET", "/catalogue")
async def _catalogue(asked: PageCall) -> Answer:
    return 200, catalogue.catalogue(asked.lang)


@_route("GET", "/games/*/components")
async def _components(asked: PageCall) -> Answer:
    found = catalogue.components(asked.parts[0], asked.lang)
    if found is None:
        raise Refused(NOT_FOUND, "no-game", game=asked.parts[0][:40])
    return 200, found


@_route("GET", "/games/*/rules")
async def _rules(asked: PageCall) -> Answer:
    return 200, rulebook.whole(asked.parts[0], asked.lang)


@_route("GET", "/games/*/rules/*")
async def _rule(asked: PageCall) -> Answer:
    return 200, rulebook.one(asked.parts[0], asked.parts[1], asked.lang)


# Tables.


@_route("GET", "/tables")
async def _tables(asked: PageCall) -> Answer:
    wanted = {"mine": ("waiting", "playing"), "over": ("over",)}.get(asked.query.get("list", "mine"), ())
    found = [sheet for sheet in await asked.house.store.all() if sheet.status in wanted]
    return 200, {"tables": asked.cards(found)}


@_route("POST", "/tables")
async def _open(asked: PageCall) -> Answer:
    wish = forms.new_table(asked.body)
    sheet, made = set_up(cast("models.NewTable", wish), OWNER)
    await asked.house.store.create(sheet, made)
    return CREATED, asked.card(await asked.house.rooms.get(sheet.id))


@_route("GET", "/tables/*")
async def _table(asked: PageCall) -> Answer:
    return 200, asked.card(await asked.room())


@_route("PATCH", "/tables/*")
async def _change(asked: PageCall) -> Answer:
    room = await asked.room()
    value = asked.body.get("settings") if isinstance(asked.body, dict) else None
    wish = cast("models.SettingsWish", forms.read(forms.SettingsWish, value))

    def edit(sheet: StoredTable) -> None:
        check_host(sheet, OWNER)
        sheet.settings = changed(sheet.settings, wish)

    await room.change(edit)
    return 200, asked.card(room)


@_route("DELETE", "/tables/*")
async def _close(asked: PageCall) -> Answer:
    room = await asked.room()
    await room.change(lambda sheet: check_may_close(sheet, OWNER), entries.CLOSE)
    return NOTHING, None


@_route("GET", "/tables/*/state")
async def _state(asked: PageCall) -> Answer:
    seat = asked.query.get("seat", "")
    look = int(seat) if seat.isdecimal() else None
    desk = Desk(asked.house.rooms, await asked.room(), OWNER, asked.lang, look)
    return 200, await desk.state()


@_route("GET", "/tables/*/record")
async def _record_so_far(asked: PageCall) -> Answer:
    """The record of a game that goes on: it can be taken to another table."""
    room = await asked.room()
    names = seat_names(room.sheet.seats, asked.lang)
    return 200, _file(room.sheet, "\n".join(record_of(room.game, names).lines()) + "\n")


@_route("POST", "/tables/*/hurry")
async def _hurry(asked: PageCall) -> Answer:
    """Let a bot that thinks answer with what it has."""
    asked.house.rooms.minds.hurry(asked.parts[0])
    return NOTHING, None


@_route("POST", "/tables/*/seats/*/sit")
async def _sit(asked: PageCall) -> Answer:
    room = await asked.room()
    name = forms.read(forms.Naming, asked.body).name.strip()
    await seating.sit(room, _seat(asked), name, OWNER)
    return 200, asked.card(room)


@_route("POST", "/tables/*/seats/*/name")
async def _rename(asked: PageCall) -> Answer:
    room = await asked.room()
    name = forms.read(forms.Naming, asked.body).name.strip()
    await seating.rename(room, _seat(asked), name, OWNER)
    return 200, asked.card(room)


@_route("POST", "/tables/*/seats/*/hand")
async def _hand(asked: PageCall) -> Answer:
    room = await asked.room()
    handing = forms.read(forms.Handing, asked.body)
    bot = checked_bot(handing.bot, room.sheet.game) if handing.to == "bot" else ""
    await seating.hand(room, _seat(asked), bot, OWNER)
    return 200, asked.card(await asked.room())  # it may be the bot's turn


def _seat(asked: PageCall) -> int:
    word = asked.parts[1]
    if not word.isdecimal():
        raise Refused(NOT_FOUND, "no-seat")
    return int(word)


# Replays.


@_route("GET", "/replays")
async def _replays(asked: PageCall) -> Answer:
    is_mine = asked.query.get("list", "mine") == "mine"
    found = [sheet for sheet in await asked.house.store.all() if is_mine and sheet.status == "over"]
    return 200, {"replays": asked.cards(found)}


@_route("POST", "/replays")
async def _keep(asked: PageCall) -> Answer:
    sheet, made = brought(forms.read(forms.RecordText, asked.body).record, OWNER)
    await asked.house.store.create(sheet, made)
    return CREATED, {"id": sheet.id}


@_route("GET", "/replays/*")
async def _replay(asked: PageCall) -> Answer:
    return 200, (await asked.replay()).story(asked.lang)


@_route("GET", "/replays/*/at/*")
async def _position(asked: PageCall) -> Answer:
    replay = await asked.replay()
    number, viewer = asked.parts[1], asked.query.get("viewer", "open")
    seat = int(viewer) if viewer.isdecimal() else None
    if not number.isdecimal() or int(number) > len(replay.moves):
        raise Refused(NOT_FOUND, "no-move")
    if seat is not None and seat >= len(replay.sheet.seats):
        raise Refused(NOT_FOUND, "no-move")
    return 200, replay.at(int(number), seat, asked.lang)


@_route("GET", "/replays/*/review")
async def _review(asked: PageCall) -> Answer:
    replay = await asked.replay()
    found = await review_of(asked.house.rooms, await asked.room(), replay, asked.lang, OWNER, PATIENCE)
    return (200 if "losses" in found else ACCEPTED), found


@_route("GET", "/replays/*/record")
async def _record(asked: PageCall) -> Answer:
    replay = await asked.replay()
    return 200, _file(replay.sheet, replay.record(asked.lang))


def _file(sheet: StoredTable, text: str) -> dict[str, str]:
    """A record for the page to save."""
    return {"name": f"{sheet.game}-{sheet.id}.bocage", "text": text}


# Lessons and puzzles.


@_route("GET", "/learn/lessons")
async def _lessons(asked: PageCall) -> Answer:
    return 200, lessons.lesson_list(asked.lang)


@_route("POST", "/learn/lessons/*")
async def _lesson(asked: PageCall) -> Answer:
    answers = forms.read(forms.LessonAnswers, asked.body)
    return 200, lessons.lesson_moment(lesson(asked.parts[0]), answers, asked.lang)


@_route("GET", "/learn/puzzles/*")
async def _puzzles(asked: PageCall) -> Answer:
    return 200, lessons.puzzle_list(asked.parts[0], asked.query.get("day", ""))


@_route("GET", "/learn/puzzles/*/*")
async def _puzzle(asked: PageCall) -> Answer:
    return 200, lessons.puzzle_moment(asked.parts[0], asked.parts[1], asked.lang)


@_route("POST", "/learn/puzzles/*/*")
async def _solve(asked: PageCall) -> Answer:
    move = forms.read(forms.PuzzleAnswer, asked.body).move
    return 200, lessons.puzzle_verdict(asked.parts[0], asked.parts[1], move, asked.lang)


# What is kept here, as a whole.


@_route("GET", "/kept")
async def _packed(asked: PageCall) -> Answer:
    return 200, await asked.house.store.packed()


@_route("POST", "/kept")
async def _unpack(asked: PageCall) -> Answer:
    return 200, {"count": await asked.house.store.unpack(asked.body)}


@_route("GET", "/health")
async def _health(asked: PageCall) -> Answer:
    return 200, {"status": "ok", "version": bocage.__version__}
