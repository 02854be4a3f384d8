"""The card of a table: what everybody may know of it without looking at its game."""

from __future__ import annotations

from bocage.table.clocks import face
from bocage.table.pieces import seats_json, shuffle_json
from bocage.table.refusals import CONFLICT, FORBIDDEN, Refused
from bocage.table.sheets import StoredTable, mode_of
from bocage.table.wire.tables import TableCard


def card(
    sheet: StoredTable, seq: int | None, here: frozenset[str], owner: str, lang: str, now: float = 0.0
) -> TableCard:
    """The card, as somebody sees it.

    Args:
        here: who is connected to the table; now: the moment, as its clock counts.
    """
    return {
        "id": sheet.id,
        "game": sheet.game,
        "options": sheet.options,
        "mode": mode_of(sheet),
        "status": sheet.status,
        "seq": seq,
        "created": sheet.created,
        "touched": sheet.touched,
        "to_act": sheet.to_act,
        "round": sheet.round,
        "host": bool(owner) and sheet.host == owner,
        "seats": seats_json(sheet.seats, owner, here, lang),
        "settings": sheet.settings,
        "clock": face(sheet, now),
        "shuffle": shuffle_json(sheet),
        "winners": sheet.winners,
        "scores": sheet.scores,
    }


def check_host(sheet: StoredTable, owner: str) -> None:
    """Refuse everybody but whoever opened the table.

    Raises:
        Refused: it is somebody else.
    """
    if not owner or sheet.host != owner:
        raise Refused(FORBIDDEN, "not-the-host")


def check_may_close(sheet: StoredTable, owner: str) -> None:
    """Refuse to close a table that is somebody else's, or over.

    Raises:
        Refused: so it is.
    """
    check_host(sheet, owner)
    if sheet.status not in ("waiting", "playing"):
        raise Refused(CONFLICT, "table-closed")
