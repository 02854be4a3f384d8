"""How far a player may go back: alone, with bots and at one screen freely; between people on request.

Never beyond the last moment at which something hidden was revealed: `Course.steps` begins there.
"""

from __future__ import annotations

from dataclasses import dataclass

from bocage.table.course import Course
from bocage.table.sheets import StoredTable
from bocage.table.wire.play import BackRequest


@dataclass(frozen=True)
class Way:
    """A way back.

    Attributes:
        count: how many decisions it takes back, those of others included; 0: there is none.
        asks: the seats of other people that must agree to it.
    """

    count: int
    asks: frozenset[int] = frozenset()


NONE = Way(0)


def way_back(sheet: StoredTable, course: Course, seat: int | None, turn: bool = False) -> Way:
    """The way back to the last decision at the screen of this seat, or to the beginning of its own turn."""
    if seat is None or not sheet.settings.get("undo"):
        return NONE
    own = course.can_undo(seat)
    if own:
        return Way(own if turn else 1)
    owner = sheet.seats[seat].owner
    mine = {number for number, place in enumerate(sheet.seats) if place.is_of(owner)} | {seat}
    since: set[int] = set()
    for count, step in enumerate(reversed(course.steps), start=1):
        if step.seat in mine:
            return Way(count, frozenset(one for one in since if sheet.seats[one].kind == "person"))
        since.add(step.seat)
    return NONE


def request_json(
    sheet: StoredTable, course: Course, viewer: int | None, names: list[str]
) -> BackRequest | None:
    """The open request of a player to take back, as a viewer sees it."""
    if course.asking is None:
        return None
    seat, count = course.asking
    waits = asked(sheet, course)
    return {
        "seat": seat,
        "name": names[seat],
        "count": count,
        "mine": seat == viewer,
        "to_answer": viewer is not None and viewer in waits,
    }


def asked(sheet: StoredTable, course: Course) -> frozenset[int]:
    """The seats whose people have not yet answered the open request."""
    if course.asking is None:
        return frozenset()
    owner = sheet.seats[course.asking[0]].owner
    people = {
        number
        for number, place in enumerate(sheet.seats)
        if place.kind == "person" and not place.is_of(owner)
    }
    return frozenset(people - course.agreed)
