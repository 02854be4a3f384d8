"""The bots that can sit at a table, by what they are called."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.messages import has, say
from bocage.table.store import Seat
from bocage.terminal.seats import bots_for

__all__ = ["bot_name", "bot_text", "bots_for", "seat_names"]


def bot_name(bot: str, lang: str) -> str:
    """What a bot is called."""
    key = f"bot-{bot}"
    return say(key, lang) if has(key, lang) else bot.replace("_", " ").capitalize()


def bot_text(bot: str, lang: str) -> str:
    """How a bot plays, in a sentence."""
    key = f"bot-{bot}-text"
    return say(key, lang) if has(key, lang) else ""


def seat_names(seats: Sequence[Seat], lang: str) -> list[str]:
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
