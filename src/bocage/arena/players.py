"""The bots by their names."""

from __future__ import annotations

from dataclasses import dataclass

from bocage.bots import BOTS, SEARCHERS, Bot, Budget, InstinctBot

WARMEST = 100.0
INSTINCT = "instinct"


@dataclass(frozen=True)
class _Wish:
    """What a name asks for beyond the bot itself: a budget behind a colon, a temperature behind a tilde."""

    bot: str
    budget: Budget | None
    temperature: float


def bot_names() -> list[str]:
    """Every bot that can take part."""
    return list(BOTS)


def is_bot(name: str) -> bool:
    """Whether there is a bot of this name: one of the roster, or a search with a budget (`champion:500`).

    With a temperature (`champion:50~2`, `instinct~0.7`) it chooses the less carefully the higher that is.

    Raises:
        BotProblem: an installed package has one, but it cannot be loaded.
    """
    return _wish(name) is not None or (name in BOTS and BOTS[name] is not None)


def bot_named(name: str, seed: int) -> Bot:
    """A bot for one seat of one game."""
    wish = _wish(name)
    if wish is None:
        return BOTS[name](seed)
    if wish.bot == INSTINCT:
        return InstinctBot(seed, wish.temperature)
    return SEARCHERS[wish.bot](seed, wish.budget, wish.temperature)


def _wish(name: str) -> _Wish | None:
    """What a name with a budget or a temperature asks for; None for any other."""
    plain, tilde, warmth = name.partition("~")
    bot, colon, amount = plain.partition(":")
    if not tilde and not colon:
        return None
    temperature = _number(warmth) if tilde else 0.0
    if temperature is None:
        return None
    if bot == INSTINCT:
        return None if colon else _Wish(bot, None, temperature)
    budget = Budget.parse(amount) if colon else Budget(seconds=1.0)
    return _Wish(bot, budget, temperature) if bot in SEARCHERS and budget is not None else None


def _number(text: str) -> float | None:
    try:
        found = float(text)
    except ValueError:
        return None
    return found if 0.0 <= found <= WARMEST else None
