"""Records that people bring to look at: a table whose game is over."""

from __future__ import annotations

import time

from bocage.core.shuffles import hash_of
from bocage.table.course import Course, note
from bocage.table.entries import Entry
from bocage.table.identity import fresh_id
from bocage.table.opening import open_seat, past_of, plain_options, read
from bocage.table.sheets import USUAL, StoredSeat, StoredTable
from bocage.table.taking_up import begin
from bocage.table.texts import LONGEST_NAME, printable


def brought(text: str, owner: str) -> tuple[StoredTable, list[Entry]]:
    """A table for a record, and its entries.

    Raises:
        BocageError: it is no record, or one of other rules.
    """
    record = read(text)
    sheet = StoredTable(
        id=fresh_id(),
        game=record.game,
        rules=record.rules,
        options=plain_options(record.options),
        start=None if record.start is None else dict(record.start),
        settings=USUAL.copy(),
        status="over",
        host=owner,
        created=time.time(),
        touched=time.time(),
    )
    course = Course(begin(sheet))
    made = past_of(record, course.game)
    for entry in made:
        course.apply(entry)
    sheet.seats = [_seat(record.seats, number) for number in range(int(course.game.state.seats))]
    note(sheet, course)
    sheet.status = "over"
    shuffle = record.shuffle
    if shuffle is not None and shuffle.seed and hash_of(shuffle.seed) == shuffle.hash:
        sheet.seed, sheet.given = shuffle.seed, shuffle.given
    return sheet, made


def _seat(names: list[str], number: int) -> StoredSeat:
    """A seat that nobody owns: the game is for looking at."""
    seat = open_seat()
    seat.kind = "person"
    seat.name = printable(names[number])[:LONGEST_NAME] if number < len(names) else ""
    return seat
