"""What ends the thoughts of a bot: only what no clock ends can be played again."""

from __future__ import annotations

from enum import IntEnum

from bocage.bots import Budget
from bocage.bots.levels import LevelBot
from bocage.bots.named import bot_named
from bocage.core.game import Game


class Limit(IntEnum):
    """From what repeats to what does not."""

    NONE = 0  # simulations, or nothing
    PERHAPS = 1  # simulations, but on a busy machine the clock, as with the levels
    CLOCK = 2


def limit_of(name: str, game: Game) -> Limit:
    """What ends the thoughts of a bot in this game."""
    bot = bot_named(name, 0)
    player = bot.player(game) if isinstance(bot, LevelBot) else bot
    budget: Budget | None = getattr(player, "budget", None)
    if budget is None or budget.seconds <= 0:
        return Limit.NONE
    return Limit.PERHAPS if budget.simulations else Limit.CLOCK
