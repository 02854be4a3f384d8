"""Bots by the words that people write: `greedy`, `mcts:500`, `champion:0.5s~2`, `champion:200@mine.net`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bocage.bots import BOTS, SEARCHERS, Bot, Budget, ChampionBot, InstinctBot

WARMEST = 100.0
INSTINCT, CHAMPION = "instinct", "champion"


@dataclass(frozen=True)
class _Wish:
    """What a name asks for beyond the bot itself.

    Attributes:
        budget: behind a colon; temperature: behind a tilde; network: a file, behind an at sign.
    """

    bot: str
    budget: Budget | None
    temperature: float
    network: Path | None


def is_bot(name: str) -> bool:
    """Whether there is a bot of this name: one of the roster, or a search with a budget (`champion:500`).

    With a temperature (`champion:50~2`, `instinct~0.7`) it chooses the less carefully the higher that is;
    with a file (`champion:50@mine.net`) it is that network that judges.

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
    if wish.network is not None:
        return ChampionBot(seed, wish.budget, wish.temperature, wish.network)
    return SEARCHERS[wish.bot](seed, wish.budget, wish.temperature)


def _wish(name: str) -> _Wish | None:
    """What a name with a budget, a temperature or a network asks for; None for any other."""
    before, at, file = name.partition("@")
    plain, tilde, warmth = before.partition("~")
    bot, colon, amount = plain.partition(":")
    if not (tilde or colon or at) or (at and (bot != CHAMPION or not file)):
        return None
    temperature = _number(warmth) if tilde else 0.0
    if temperature is None:
        return None
    if bot == INSTINCT:
        return None if colon else _Wish(bot, None, temperature, None)
    budget = Budget.parse(amount) if colon else Budget(seconds=1.0)
    if bot not in SEARCHERS or budget is None:
        return None
    return _Wish(bot, budget, temperature, Path(file) if at else None)


def _number(text: str) -> float | None:
    try:
        found = float(text)
    except ValueError:
        return None
    return found if 0.0 <= found <= WARMEST else None
