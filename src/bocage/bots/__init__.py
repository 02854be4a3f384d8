"""Players that are programs. A bot is one method: `decide(game) -> action` (docs/bots.md)."""

from collections.abc import Mapping

from bocage.bots.base import Bot
from bocage.bots.budget import Budget
from bocage.bots.greedy import GreedyBot
from bocage.bots.instinct import InstinctBot
from bocage.bots.levels import LEVELS, Level, level_bot
from bocage.bots.mcts import ChampionBot, MctsBot
from bocage.bots.random import RandomBot
from bocage.bots.roster import Roster

__all__ = [
    "BOTS",
    "LEVELS",
    "SEARCHERS",
    "Bot",
    "Budget",
    "ChampionBot",
    "GreedyBot",
    "InstinctBot",
    "Level",
    "MctsBot",
    "RandomBot",
]

# Those that take a budget behind their name: `champion:0.1s`, `classic:500`; `mcts` is an older name.
SEARCHERS: dict[str, type[MctsBot]] = {"champion": ChampionBot, "classic": MctsBot, "mcts": MctsBot}

BOTS: Mapping[str, type[Bot]] = Roster(
    {
        "random": RandomBot,
        "greedy": GreedyBot,
        **{level.id: level_bot(level) for level in LEVELS},
        "instinct": InstinctBot,
        **SEARCHERS,
    }
)
