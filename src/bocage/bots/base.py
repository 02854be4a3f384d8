"""What a bot is."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from bocage.core.game import Game

# Thinking with pauses: whoever asked may do something else in each, and end the thinking by sending True.
Pausing = Generator[None, bool | None, int]


class Bot:
    """Decides for the seat that is to act.

    A bot at a table is given `game.sample(seat, rng)`, never the true game, so it cannot see what its
    seat may not know.
    """

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def decide(self, game: Game) -> int:
        """One of the legal actions. Must leave the game as it is."""
        return game.legal_actions()[0]

    def deciding(self, game: Game) -> Pausing:
        """The same with pauses, where the bot makes any."""
        yield
        return self.decide(game)


def sensible_actions(game: Game) -> list[int]:
    """The legal actions without those that are never needed, unless there are no others."""
    legal = game.legal_actions()
    idle = set(game.idle_actions())
    return [action for action in legal if action not in idle] or legal
