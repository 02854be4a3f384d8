"""Tables that the page keeps. Nothing is acknowledged before the browser has written it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any, Protocol

from bocage.table.entries import Entry
from bocage.table.refusals import CONFLICT, UNAVAILABLE, UNPROCESSABLE, Refused
from bocage.table.sheets import USUAL, Conflict, StoredSeat, StoredTable
from bocage.table.texts import can_be_kept

FORM = 1  # of what is kept; older ones are brought to it when they are read
SHEET = frozenset(each.name for each in fields(StoredTable))
Json = dict[str, Any]


class Cupboard(Protocol):
    """The browser's storage: a sheet for each table, and its entries one by one. All texts are JSON."""

    async def sheets(self) -> str:
        """All sheets."""

    async def load(self, id: str) -> str:
        """A table: `{"sheet": …, "entries": [[kind, seat, text], …]}`; empty when there is none."""

    async def keep(self, id: str, sheet: str, first: int, entries: str) -> str:
        """Write a sheet, and entries from number `first` + 1 on; once they are safe, says nothing.

        Otherwise one word, and nothing was written: `conflict`: one of them is there already; `full`: there
        is no room; `away`: the storage does not answer.
        """


class PageStore:
    """The tables of this browser."""

    def __init__(self, cupboard: Cupboard) -> None:
        self._cupboard = cupboard

    @property
    def waiting(self) -> int:
        """How many writes wait: the browser does not tell."""
        return 0

    async def create(self, sheet: StoredTable, entries: Sequence[Entry]) -> None:
        """Keep a new table."""
        await self.append(sheet, 0, entries)

    async def append(
        self, sheet: StoredTable, first: int, entries: Sequence[Entry], seats: bool = False
    ) -> None:
        """Add entries from number `first` on, with the sheet.

        Raises:
            Conflict: another page of this browser was faster.
            Refused: the browser does not keep it.
        """
        rows = [[entry.kind, entry.seat, entry.text] for entry in entries]
        said = await self._cupboard.keep(sheet.id, json.dumps(written(sheet)), first, json.dumps(rows))
        if said == "conflict":
            raise Conflict
        if said:
            raise Refused(UNAVAILABLE, "browser-full" if said == "full" else "browser-keeps-nothing")

    async def load(self, id: str) -> tuple[StoredTable, list[Entry]] | None:
        """A table with all its entries; None when there is none."""
        return await self.load_since(id, 0)

    async def load_since(self, id: str, seq: int) -> tuple[StoredTable, list[Entry]] | None:
        """A table with its entries after number `seq`."""
        text = await self._cupboard.load(id)
        if not text:
            return None
        found = json.loads(text)
        return sheet_of(found["sheet"]), entries_of(found["entries"])[seq:]

    async def touched(self, ids: Sequence[str]) -> dict[str, float]:
        """When each of these tables was last changed."""
        wanted = set(ids)
        return {sheet.id: sheet.touched for sheet in await self.all() if sheet.id in wanted}

    async def check(self) -> None:
        """The storage is asked when something is written."""

    async def all(self) -> list[StoredTable]:
        """Every table, the latest first."""
        found = [sheet_of(row) for row in json.loads(await self._cupboard.sheets()) if is_known(row)]
        return sorted(found, key=lambda sheet: -sheet.touched)

    async def packed(self) -> Json:
        """Everything that is kept, for a file."""
        tables = [json.loads(await self._cupboard.load(sheet.id)) for sheet in await self.all()]
        return {"bocage-tables": FORM, "tables": tables}

    async def unpack(self, packed: object) -> int:
        """Keep the tables of such a file that are not here yet; how many there were.

        Raises:
            Refused: it is no such file, or the browser does not keep them.
        """
        if not isinstance(packed, dict) or not isinstance(packed.get("tables"), list):
            raise Refused(UNPROCESSABLE, "no-tables-file")
        if packed.get("bocage-tables") not in range(1, FORM + 1) or not can_be_kept(packed):
            raise Refused(UNPROCESSABLE, "no-tables-file")
        count = 0
        for table in packed["tables"]:
            try:
                sheet, past = sheet_of(table["sheet"]), entries_of(table["entries"])
            except (KeyError, TypeError, ValueError):
                raise Refused(UNPROCESSABLE, "no-tables-file") from None
            try:
                await self.create(sheet, past)
                count += 1
            except Conflict:
                continue  # it is here already
        return count


def written(sheet: StoredTable) -> Json:
    """A sheet as it is kept."""
    return {"form": FORM, **asdict(sheet)}


def is_known(row: Json) -> bool:
    """Whether a sheet was kept by this version or an earlier one."""
    return isinstance(row.get("form"), int) and row["form"] <= FORM


def sheet_of(row: Json) -> StoredTable:
    """A sheet as it was kept. What later versions have added has its usual value.

    Raises:
        Refused: it was kept by a later version.
    """
    if not is_known(row):
        raise Refused(CONFLICT, "kept-by-newer")
    seats = [StoredSeat(**seat) for seat in row["seats"]]
    settings = {**USUAL, **row["settings"]}
    found = {name: value for name, value in row.items() if name in SHEET}
    return StoredTable(**found | {"seats": seats, "settings": settings})


def entries_of(rows: Sequence[Sequence[Any]]) -> list[Entry]:
    """Entries as they were kept."""
    return [Entry(kind, int(seat), str(text)) for kind, seat, text in rows]
