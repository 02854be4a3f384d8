"""Who sits where: taking, naming and handing over the seats of a table."""

from __future__ import annotations

from bocage.table.cards import check_host
from bocage.table.clocks import give_back
from bocage.table.refusals import CONFLICT, FORBIDDEN, NOT_FOUND, Refused
from bocage.table.room import Room
from bocage.table.sheets import StoredSeat, StoredTable, mode_of


def place_of(sheet: StoredTable, seat: int) -> StoredSeat:
    """A seat of a table.

    Raises:
        Refused: it has no such seat.
    """
    if seat >= len(sheet.seats):
        raise Refused(NOT_FOUND, "no-seat")
    return sheet.seats[seat]


def check_owner(sheet: StoredTable, seat: int, owner: str) -> None:
    """Refuse somebody else's seat.

    Raises:
        Refused: it is.
    """
    if not place_of(sheet, seat).is_of(owner):
        raise Refused(FORBIDDEN, "not-your-seat")


async def sit(room: Room, seat: int, name: str, owner: str) -> None:
    """Take a free seat."""

    def edit(sheet: StoredTable) -> None:
        if place_of(sheet, seat).kind != "free":
            raise Refused(CONFLICT, "seat-taken")
        sheet.seats[seat] = StoredSeat("person", name, owner=owner)

    await room.change(edit)


async def rename(room: Room, seat: int, name: str, owner: str) -> None:
    """Change the name of a seat of one's own."""

    def edit(sheet: StoredTable) -> None:
        check_owner(sheet, seat, owner)
        sheet.seats[seat].name = name

    await room.change(edit)


async def hand(room: Room, seat: int, bot: str, owner: str) -> None:
    """Hand a seat over to a bot; empty: free it."""

    def edit(sheet: StoredTable) -> None:
        place = place_of(sheet, seat)
        if place.kind == "person":
            check_owner(sheet, seat, owner)
        elif not (place.owner and place.owner == owner):
            check_host(sheet, owner)
            if place.kind == "bot" and not bot and _hides_something(room):
                raise Refused(FORBIDDEN, "bot-has-secrets")
        # Of a seat that is somebody's it is remembered whose: they may take it back.
        name = place.name if place.owner else ""
        sheet.seats[seat] = StoredSeat("bot", name, bot, place.owner) if bot else StoredSeat("free")

    await room.change(edit)


async def come_back(room: Room, seat: int, owner: str) -> None:
    """Take a seat back in which a bot has decided meanwhile."""

    def edit(sheet: StoredTable) -> None:
        place_of(sheet, seat)
        give_back(sheet, seat, owner)

    await room.change(edit)


def _hides_something(room: Room) -> bool:
    """Whether a player knows what others do not: whoever took a bot's seat would see its hand."""
    mode = mode_of(room.sheet) or ""
    return room.course.moves > 0 and room.game.to_act is not None and room.course.box.has_secrets(mode)
