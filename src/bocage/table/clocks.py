"""The clock of a table: how much time everybody has, whose runs, and what happens when it is out.

Live: each person has a bank of minutes, and each of their turns brings some seconds. Slow: each decision may
take some days. Time runs for the person who must decide, once all seats are taken. When it is out a bot
decides in their place until they are back: no table is ever stuck.

Moments here are in the time that the servers count (`clockwork`), which stands still while none of them runs.
"""

from __future__ import annotations

from collections.abc import Iterable

from bocage.table import entries
from bocage.table.bots import bots_for
from bocage.table.entries import Entry
from bocage.table.refusals import CONFLICT, FORBIDDEN, UNPROCESSABLE, Refused
from bocage.table.sheets import STAND_IN, Hands, StoredSeat, StoredTable
from bocage.table.wire.tables import Clock, ClockFace

MINUTE, DAY = 60.0, 24 * 3600.0
GRACE = MINUTE  # what somebody has at least who takes their seat back
LITTLE = 0.25  # of the days, when it is time for a reminder
DECISIONS = frozenset({entries.PLAY, entries.REDO})


def checked(clock: Clock, game: str) -> Clock:
    """A clock whose bot can play a game: the usual one, or another where that cannot.

    Raises:
        Refused: the bot that was named cannot.
    """
    known = bots_for(game)
    if clock["bot"] in known:
        return clock
    if clock["bot"] != STAND_IN:
        raise Refused(UNPROCESSABLE, "no-bot", bot=clock["bot"], known=", ".join(known))
    return {**clock, "bot": known[0]}


def wind(sheet: StoredTable, moves: int, made: Iterable[Entry], now: float) -> None:
    """Bring the clock up to date after something happened at the table.

    Args:
        moves: how many moves stand now; made: what happened.
    """
    rule = sheet.settings["clock"]
    if rule["kind"] == "none":
        sheet.clock = sheet.due = None
        return
    hands = sheet.clock or _fresh(rule, len(sheet.seats), now)
    left, paid, before = list(hands["left"]), list(hands["paid"]), hands["seat"]
    after = _running(sheet)
    if before is not None:
        left[before] = max(0.0, left[before] - max(0.0, now - hands["since"]))
    done = list(made)
    has_decided = any(entry.kind in DECISIONS and entry.seat == before for entry in done)
    if before is not None and has_decided and sheet.to_act != before and moves > paid[before]:
        # Whoever takes a turn back and plays it again is not paid for it twice.
        left[before] += rule["increment"] if rule["kind"] == "live" else 0
        paid[before] = moves
    is_next = after != before or any(entry.kind in entries.MOVES for entry in done)
    if rule["kind"] == "slow" and after is not None and is_next:
        left[after] = rule["days"] * DAY
    sheet.clock = {"left": left, "seat": after, "since": now, "paid": paid}
    sheet.due = None if after is None else now + left[after]


def _fresh(rule: Clock, seats: int, now: float) -> Hands:
    full = rule["minutes"] * MINUTE if rule["kind"] == "live" else rule["days"] * DAY
    return {"left": [full] * seats, "seat": None, "since": now, "paid": [0] * seats}


def _running(sheet: StoredTable) -> int | None:
    """Whose time runs: a person's who must decide, where nobody is waited for."""
    seat = sheet.to_act
    if sheet.status != "playing" or seat is None or seat < 0 or sheet.seats[seat].kind != "person":
        return None
    return seat


def time_out(sheet: StoredTable, now: float) -> None:
    """Let a bot decide for the person whose time is out.

    Raises:
        Refused: nobody's is.
    """
    seat = None if sheet.clock is None else sheet.clock["seat"]
    if seat is None or sheet.due is None or sheet.due > now:
        raise Refused(CONFLICT, "time-left")
    place = sheet.seats[seat]
    sheet.seats[seat] = StoredSeat("bot", place.name, sheet.settings["clock"]["bot"], place.owner)


def give_back(sheet: StoredTable, seat: int, owner: str) -> None:
    """Let a person have their seat again in which a bot decides.

    Raises:
        Refused: it is not theirs.
    """
    place = sheet.seats[seat]
    if place.kind != "bot" or not owner or place.owner != owner:
        raise Refused(FORBIDDEN, "not-your-seat")
    sheet.seats[seat] = StoredSeat("person", place.name, owner=owner)
    if sheet.clock is not None:
        left = list(sheet.clock["left"])
        left[seat] = max(left[seat], GRACE)
        sheet.clock = {**sheet.clock, "left": left}


def face(sheet: StoredTable, now: float) -> ClockFace | None:
    """What people are told of the clock at a moment."""
    hands, kind = sheet.clock, sheet.settings["clock"]["kind"]
    if hands is None or kind == "none" or sheet.status not in ("waiting", "playing"):
        return None
    running = hands["seat"]
    left: list[float | None] = list(hands["left"])
    for seat, place in enumerate(sheet.seats):
        if place.kind == "bot" or (kind == "slow" and seat != running):
            left[seat] = None
    gone = max(0.0, now - hands["since"])
    rest = 0.0 if running is None else max(0.0, hands["left"][running] - gone)
    if running is not None:
        left[running] = round(rest, 1)
    little = MINUTE if kind == "live" else LITTLE * sheet.settings["clock"]["days"] * DAY
    return {"kind": kind, "left": left, "running": running, "urgent": running is not None and rest < little}
