"""The levels, named after the trees of a hedgerow: the same in every game, from a first game to expert."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bocage.bots.budget import Budget
from bocage.bots.mcts import MctsBot


@dataclass(frozen=True)
class Level:
    """How strong a bot is.

    Attributes:
        id: its name; messages `bot-<id>` and `bot-<id>-text`.
        simulations: how far it thinks; seconds: the longest that may take.
        temperature: how carelessly it chooses, in points.
    """

    id: str
    simulations: int
    seconds: float
    temperature: float


# docs/bots.md says how far apart they are.
LEVELS = (
    Level("hazel", simulations=24, seconds=0.5, temperature=4.0),
    Level("hornbeam", simulations=60, seconds=0.5, temperature=1.5),
    Level("ash", simulations=300, seconds=1.0, temperature=0.4),
    Level("oak", simulations=2000, seconds=1.5, temperature=0.0),
    Level("yew", simulations=0, seconds=2.0, temperature=0.0),
)


class LevelBot(MctsBot):
    """Tree search with the budget and the care of a level."""

    level: ClassVar[Level] = LEVELS[0]

    def __init__(self, seed: int = 0) -> None:
        level = self.level
        super().__init__(seed, Budget(level.simulations, level.seconds), level.temperature)


def level_bot(level: Level) -> type[LevelBot]:
    """The bot of a level."""
    return type(f"{level.id.capitalize()}Bot", (LevelBot,), {"level": level, "__doc__": LevelBot.__doc__})
