"""The bots that can sit at a table, by what they are called."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.messages import say
from bocage.table.sheets import StoredSeat
from bocage.terminal.seats import bot_name, bot_text, bots_for

__all__ = ["bot_name", "bot_text", "bots_for", "seat_names"]


def seat_names(seats: Sequence[StoredSeat], lang: str) -> list[str]:
    """What everybody at a table is called; no two bots share a name."""
    found: list[str] = []
    for number, seat in enumerate(seats, start=1):
        if seat.kind != "bot":
            found.append(seat.name or say("seat", lang, number=number))
            continue
        same = sum(1 for other in seats[: number - 1] if other.kind == "bot" and other.bot == seat.bot)
        name = bot_name(seat.bot, lang)
        found.append(f"{name} {same + 1}" if same else name)
    return found
