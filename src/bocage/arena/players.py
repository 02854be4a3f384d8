"""The bots by their names."""

from __future__ import annotations

from bocage.bots import BOTS
from bocage.bots.named import bot_named, is_bot

__all__ = ["bot_named", "bot_names", "is_bot"]


def bot_names() -> list[str]:
    """Every bot that can take part."""
    return list(BOTS)
