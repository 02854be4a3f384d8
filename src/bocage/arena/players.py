"""The bots by their names."""

from __future__ import annotations

from bocage.bots import BOTS, SEARCHERS, Bot, Budget


def bot_names() -> list[str]:
    """Every bot that can take part."""
    return list(BOTS)


def is_bot(name: str) -> bool:
    """Whether there is a bot of this name: one of the roster, or a search with a budget (`champion:500`).

    Raises:
        BotProblem: an installed package has one, but it cannot be loaded.
    """
    return _budget_in(name) is not None or (name in BOTS and BOTS[name] is not None)


def bot_named(name: str, seed: int) -> Bot:
    """A bot for one seat of one game."""
    budget = _budget_in(name)
    return SEARCHERS[name.partition(":")[0]](seed, budget) if budget else BOTS[name](seed)


def _budget_in(name: str) -> Budget | None:
    search, _, budget = name.partition(":")
    return Budget.parse(budget) if search in SEARCHERS else None
