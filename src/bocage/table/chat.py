"""What people say to each other at a table. It lies beside the table and is gone with it; no record has it.

Whoever has a seat may speak. Ready phrases are read by everybody in their own language. A text of one's own
is for people who know each other: at a table that strangers can find, the host must allow it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bocage.messages import say
from bocage.table.refusals import FORBIDDEN, UNPROCESSABLE, Refused
from bocage.table.sheets import StoredTable
from bocage.table.wire.play import ChatLine

LONGEST: Final = 200  # letters


@dataclass(frozen=True)
class Spoken:
    """A line of a chat.

    Attributes:
        owner: whose it is; phrase: empty for a text of their own.
    """

    n: int
    seat: int
    name: str
    owner: str
    phrase: str
    text: str
    at: float

    def told(self, owner: str, lang: str) -> ChatLine:
        """The line for somebody who reads it."""
        return {
            "n": self.n,
            "seat": self.seat,
            "name": self.name,
            "mine": self.owner == owner,
            "phrase": self.phrase or None,
            "text": say(f"web-phrase-{self.phrase}", lang) if self.phrase else self.text,
            "at": self.at,
        }


def allows_texts(sheet: StoredTable) -> bool:
    """Whether people may say at a table what they like."""
    wanted = sheet.settings["chat"]
    return wanted == "free" or (wanted == "auto" and not sheet.settings["open"])


def speaker(sheet: StoredTable, owner: str, seat: int | None) -> int:
    """The seat that somebody speaks for; a bot may be sitting there in their place.

    Raises:
        Refused: they have none.
    """
    mine = [number for number, place in enumerate(sheet.seats) if owner and place.owner == owner]
    if seat is not None and seat not in mine:
        raise Refused(FORBIDDEN, "not-your-seat")
    if not mine:
        raise Refused(FORBIDDEN, "chat-no-seat")
    return mine[0] if seat is None else seat


def check(sheet: StoredTable, phrase: str, text: str) -> None:
    """Refuse what may not be said at a table.

    Raises:
        Refused: so it is.
    """
    if sheet.status == "closed" or sheet.settings["chat"] == "off":
        raise Refused(FORBIDDEN, "chat-off")
    if phrase:
        return
    if not text:
        raise Refused(UNPROCESSABLE, "field", field="text")
    if not allows_texts(sheet):
        raise Refused(FORBIDDEN, "chat-phrases-only")
