"""The bots by their names."""

from __future__ import annotations

from bocage.bots import BOTS, Bot, Budget, MctsBot

SEARCH = "mcts:"  # followed by a budget


def bot_names() -> list[str]:
    """Every bot that can take part."""
    return list(BOTS)


def is_bot(name: str) -> bool:
    """Whether there is a bot of this name: one of the roster, or the search with a budget (`mcts:500`).

    Raises:
        BotProblem: an installed package has one, but it cannot be loaded.
    """
    return _budget_in(name) is not None or (name in BOTS and BOTS[name] is not None)


def bot_named(name: str, seed: int) -> Bot:
    """A bot for one seat of one game."""
    budget = _budget_in(name)
    return MctsBot(seed, budget) if budget else BOTS[name](seed)


def _budget_in(name: str) -> Budget | None:
    return Budget.parse(name.removeprefix(SEARCH)) if name.startswith(SEARCH) else None
