"""Players that are programs. A bot is one method: `decide(game) -> action`."""

from bocage.bots.base import Bot
from bocage.bots.greedy import GreedyBot
from bocage.bots.random import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
