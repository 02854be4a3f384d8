"""Calls about games, tables and replays, each answered as the server's interface does (docs/api.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import bocage
from bocage.core.record import record_of
from bocage.offline import forms
from bocage.offline.routes import OWNER, Answer, PageCall, route
from bocage.table import catalogue, entries, rulebook, seating
from bocage.table.bots import seat_names
from bocage.table.bringing import brought
from bocage.table.cards import check_host, check_may_close
from bocage.table.desk import Desk
from bocage.table.hints import review_of
from bocage.table.opening import changed, checked_bot, set_up
from bocage.table.refusals import NOT_FOUND, Refused
from bocage.table.sheets import StoredTable

if TYPE_CHECKING:
    from bocage.table.api import models

CREATED, ACCEPTED, NOTHING = 201, 202, 204
PATIENCE = 10.0  # seconds before it is told how far a review has come


# Games.


@route("GET", "/catalogue")
async def _catalogue(asked: PageCall) -> Answer:
    return 200, catalogue.catalogue(asked.lang)


@route("GET", "/games/*/components")
async def _components(asked: PageCall) -> Answer:
    found = catalogue.components(asked.parts[0], asked.lang)
    if found is None:
        raise Refused(NOT_FOUND, "no-game", game=asked.parts[0][:40])
    return 200, found


@route("GET", "/games/*/rules")
async def _rules(asked: PageCall) -> Answer:
    return 200, rulebook.whole(asked.parts[0], asked.lang)


@route("GET", "/games/*/rules/*")
async def _rule(asked: PageCall) -> Answer:
    return 200, rulebook.one(asked.parts[0], asked.parts[1], asked.lang)


# Tables.


@route("GET", "/tables")
async def _tables(asked: PageCall) -> Answer:
    wanted = {"mine": ("waiting", "playing"), "over": ("over",)}.get(asked.query.get("list", "mine"), ())
    found = [sheet for sheet in await asked.house.store.all() if sheet.status in wanted]
    return 200, {"tables": asked.cards(found)}


@route("POST", "/tables")
async def _open(asked: PageCall) -> Answer:
    wish = forms.new_table(asked.body)
    sheet, made = set_up(cast("models.NewTable", wish), OWNER)
    await asked.house.store.create(sheet, made)
    return CREATED, asked.card(await asked.house.rooms.get(sheet.id))


@route("GET", "/tables/*")
async def _table(asked: PageCall) -> Answer:
    return 200, asked.card(await asked.room())


@route("PATCH", "/tables/*")
async def _change(asked: PageCall) -> Answer:
    room = await asked.room()
    value = asked.body.get("settings") if isinstance(asked.body, dict) else None
    wish = cast("models.SettingsWish", forms.read(forms.SettingsWish, value))

    def edit(sheet: StoredTable) -> None:
        check_host(sheet, OWNER)
        sheet.settings = changed(sheet.settings, wish)

    await room.change(edit)
    return 200, asked.card(room)


@route("DELETE", "/tables/*")
async def _close(asked: PageCall) -> Answer:
    room = await asked.room()
    await room.change(lambda sheet: check_may_close(sheet, OWNER), entries.CLOSE)
    return NOTHING, None


@route("GET", "/tables/*/state")
async def _state(asked: PageCall) -> Answer:
    seat = asked.query.get("seat", "")
    look = int(seat) if seat.isdecimal() else None
    desk = Desk(asked.house.rooms, await asked.room(), OWNER, asked.lang, look)
    return 200, await desk.state()


@route("GET", "/tables/*/record")
async def _record_so_far(asked: PageCall) -> Answer:
    """The record of a game that goes on: it can be taken to another table."""
    room = await asked.room()
    names = seat_names(room.sheet.seats, asked.lang)
    return 200, _file(room.sheet, "\n".join(record_of(room.game, names).lines()) + "\n")


@route("POST", "/tables/*/hurry")
async def _hurry(asked: PageCall) -> Answer:
    """Let a bot that thinks answer with what it has."""
    asked.house.rooms.minds.hurry(asked.parts[0])
    return NOTHING, None


@route("POST", "/tables/*/seats/*/sit")
async def _sit(asked: PageCall) -> Answer:
    room = await asked.room()
    name = forms.read(forms.Naming, asked.body).name.strip()
    await seating.sit(room, _seat(asked), name, OWNER)
    return 200, asked.card(room)


@route("POST", "/tables/*/seats/*/name")
async def _rename(asked: PageCall) -> Answer:
    room = await asked.room()
    name = forms.read(forms.Naming, asked.body).name.strip()
    await seating.rename(room, _seat(asked), name, OWNER)
    return 200, asked.card(room)


@route("POST", "/tables/*/seats/*/hand")
async def _hand(asked: PageCall) -> Answer:
    room = await asked.room()
    handing = forms.read(forms.Handing, asked.body)
    bot = checked_bot(handing.bot, room.sheet.game) if handing.to == "bot" else ""
    await seating.hand(room, _seat(asked), bot, OWNER)
    return 200, asked.card(await asked.room())  # it may be the bot's turn


@route("POST", "/tables/*/seats/*/return")
async def _come_back(asked: PageCall) -> Answer:
    room = await asked.room()
    await seating.come_back(room, _seat(asked), OWNER)
    return 200, asked.card(room)


def _seat(asked: PageCall) -> int:
    word = asked.parts[1]
    if not word.isdecimal():
        raise Refused(NOT_FOUND, "no-seat")
    return int(word)


# Replays.


@route("GET", "/replays")
async def _replays(asked: PageCall) -> Answer:
    is_mine = asked.query.get("list", "mine") == "mine"
    found = [sheet for sheet in await asked.house.store.all() if is_mine and sheet.status == "over"]
    return 200, {"replays": asked.cards(found)}


@route("POST", "/replays")
async def _keep(asked: PageCall) -> Answer:
    sheet, made = brought(forms.read(forms.RecordText, asked.body).record, OWNER)
    await asked.house.store.create(sheet, made)
    return CREATED, {"id": sheet.id}


@route("GET", "/replays/*")
async def _replay(asked: PageCall) -> Answer:
    return 200, (await asked.replay()).story(asked.lang)


@route("GET", "/replays/*/at/*")
async def _position(asked: PageCall) -> Answer:
    replay = await asked.replay()
    number, viewer = asked.parts[1], asked.query.get("viewer", "open")
    seat = int(viewer) if viewer.isdecimal() else None
    if not number.isdecimal() or int(number) > len(replay.moves):
        raise Refused(NOT_FOUND, "no-move")
    if seat is not None and seat >= len(replay.sheet.seats):
        raise Refused(NOT_FOUND, "no-move")
    return 200, replay.at(int(number), seat, asked.lang)


@route("GET", "/replays/*/review")
async def _review(asked: PageCall) -> Answer:
    replay = await asked.replay()
    found = await review_of(asked.house.rooms, await asked.room(), replay, asked.lang, OWNER, PATIENCE)
    return (200 if "losses" in found else ACCEPTED), found


@route("GET", "/replays/*/record")
async def _record(asked: PageCall) -> Answer:
    replay = await asked.replay()
    return 200, _file(replay.sheet, replay.record(asked.lang))


def _file(sheet: StoredTable, text: str) -> dict[str, str]:
    """A record for the page to save."""
    return {"name": f"{sheet.game}-{sheet.id}.bocage", "text": text}


# What is kept here, as a whole.


@route("GET", "/kept")
async def _packed(asked: PageCall) -> Answer:
    return 200, await asked.house.store.packed()


@route("POST", "/kept")
async def _unpack(asked: PageCall) -> Answer:
    return 200, {"count": await asked.house.store.unpack(asked.body)}


@route("GET", "/health")
async def _health(asked: PageCall) -> Answer:
    return 200, {"status": "ok", "version": bocage.__version__}
