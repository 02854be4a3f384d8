"""Calls about seats: take, name, hand over, move to another device."""

from __future__ import annotations

import time

from fastapi import APIRouter, Response

from bocage.table import identity
from bocage.table.api.common import Answer, Guest, HouseHere, Person, Tongue
from bocage.table.api.models import Handing, Naming, Place, SeatLink, SeatNumber
from bocage.table.api.tables import card_of, check_host
from bocage.table.opening import checked_bot
from bocage.table.refusals import CONFLICT, FORBIDDEN, NOT_FOUND, Refused
from bocage.table.room import Room
from bocage.table.store import Seat, Sheet

router = APIRouter(prefix="/api")
LINK_SECONDS = 24 * 3600


@router.post("/tables/{id}/seats/{seat}/sit", response_class=Answer)
async def sit(
    id: str,
    seat: SeatNumber,
    naming: Naming,
    house: HouseHere,
    owner: Person,
    lang: Tongue,
    response: Response,
) -> Response:
    """Take a free seat."""
    room = await house.rooms.get(id)

    def edit(sheet: Sheet) -> None:
        if _place(sheet, seat).kind != "free":
            raise Refused(CONFLICT, "seat-taken")
        sheet.seats[seat] = Seat("person", naming.name, owner=owner)

    await room.change(edit)
    answer = Answer(card_of(room, house, owner, lang))
    answer.raw_headers += [pair for pair in response.raw_headers if pair[0] == b"set-cookie"]
    return answer


@router.post("/tables/{id}/seats/{seat}/name", response_class=Answer)
async def rename(
    id: str, seat: SeatNumber, naming: Naming, house: HouseHere, owner: Guest, lang: Tongue
) -> Response:
    """Change the name of a seat of one's own."""
    room = await house.rooms.get(id)

    def edit(sheet: Sheet) -> None:
        _check_owner(sheet, seat, owner)
        sheet.seats[seat].name = naming.name

    await room.change(edit)
    return Answer(card_of(room, house, owner, lang))


@router.post("/tables/{id}/seats/{seat}/hand", response_class=Answer)
async def hand(
    id: str, seat: SeatNumber, handing: Handing, house: HouseHere, owner: Guest, lang: Tongue
) -> Response:
    """Hand a seat over to a bot, or free it."""
    room = await house.rooms.get(id)
    bot = checked_bot(handing.bot, room.sheet.game) if handing.to == "bot" else ""

    def edit(sheet: Sheet) -> None:
        place = _place(sheet, seat)
        if place.kind == "person":
            _check_owner(sheet, seat, owner)
        elif not (place.owner and place.owner == owner):
            check_host(sheet, owner)
            if place.kind == "bot" and not bot and _hides_something(room):
                raise Refused(FORBIDDEN, "bot-has-secrets")
        sheet.seats[seat] = Seat("bot", bot=bot, owner=place.owner) if bot else Seat("free")

    await room.change(edit)
    await house.rooms.get(id)  # it may be the bot's turn
    return Answer(card_of(room, house, owner, lang))


@router.post("/tables/{id}/seats/{seat}/link", status_code=201)
async def make_link(id: str, seat: SeatNumber, house: HouseHere, owner: Guest) -> SeatLink:
    """A private link, good once, that moves a seat of one's own to another device."""
    room = await house.rooms.get(id)
    _check_owner(room.sheet, seat, owner)
    code = identity.fresh_token()
    expires = time.time() + LINK_SECONDS
    await house.store.add_link(identity.owner_of(code), id, seat, owner, expires)
    return SeatLink(path=f"/seat/{code}", expires=expires)


@router.post("/seats/{code}")
async def use_link(code: str, house: HouseHere, owner: Person) -> Place:
    """Take the seat of a private link."""
    found = await house.store.take_link(identity.owner_of(code))
    if found is None:
        raise Refused(NOT_FOUND, "no-link")
    table, seat, maker = found
    room = await house.rooms.get(table)

    def edit(sheet: Sheet) -> None:
        if not sheet.seats[seat].is_of(maker):
            raise Refused(CONFLICT, "no-link")
        sheet.seats[seat].owner = owner
        if sheet.host == maker:
            sheet.host = owner

    await room.change(edit)
    return Place(table=table, seat=seat)


def _hides_something(room: Room) -> bool:
    """Whether a player knows what others do not: whoever took a bot's seat would see its hand."""
    mode = str(room.sheet.options.get("mode", ""))
    return room.course.moves > 0 and room.game.to_act is not None and room.course.box.has_secrets(mode)


def _place(sheet: Sheet, seat: int) -> Seat:
    if seat >= len(sheet.seats):
        raise Refused(NOT_FOUND, "no-seat")
    return sheet.seats[seat]


def _check_owner(sheet: Sheet, seat: int, owner: str) -> None:
    if not _place(sheet, seat).is_of(owner):
        raise Refused(FORBIDDEN, "not-your-seat")
