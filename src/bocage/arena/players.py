"""The bots by their names."""

from __future__ import annotations

from bocage.bots import BOTS, Bot


def bot_names() -> list[str]:
    """Every bot that can take part."""
    return list(BOTS)


def is_bot(name: str) -> bool:
    """Whether there is a bot of this name.

    Raises:
        BotProblem: an installed package has one, but it cannot be loaded.
    """
    return name in BOTS and BOTS[name] is not None


def bot_named(name: str, seed: int) -> Bot:
    """A bot for one seat of one game."""
    return BOTS[name](seed)
