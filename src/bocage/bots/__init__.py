"""Players that are programs. A bot is one method: `decide(game) -> action` (docs/bots.md)."""

from collections.abc import Mapping

from bocage.bots.base import Bot
from bocage.bots.budget import Budget
from bocage.bots.greedy import GreedyBot
from bocage.bots.levels import LEVELS, Level, level_bot
from bocage.bots.mcts import MctsBot
from bocage.bots.random import RandomBot
from bocage.bots.roster import Roster

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "GreedyBot", "Level", "MctsBot", "RandomBot"]

BOTS: Mapping[str, type[Bot]] = Roster(
    {
        "random": RandomBot,
        "greedy": GreedyBot,
        **{level.id: level_bot(level) for level in LEVELS},
        "mcts": MctsBot,
    }
)
