"""The levels, named after the trees of a hedgerow: the same in every game, from a first game to expert.

A level plays with the network of the game. The lowest do not look ahead: they choose among all answers by
what the network takes for likely, the lower the more freely. The others look ahead, the higher the further.
How freely and how far is measured for each game, so that each level wins about 70 of 100 games against the
one before, and kept in the file `levels.json` beside the network (`python -m bocage.training.levels`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import ClassVar

from bocage.bots.advice import network_file
from bocage.bots.base import Bot
from bocage.bots.budget import Budget
from bocage.bots.instinct import InstinctBot
from bocage.bots.mcts import ChampionBot, MctsBot
from bocage.core.game import Game
from bocage.games import kit

LONGEST = 1.5  # seconds a move
FILE = "levels.json"


@dataclass(frozen=True)
class Level:
    """How strong a bot is.

    Attributes:
        id: its name; messages `bot-<id>` and `bot-<id>-text`.
        simulations: how far it looks in a game that has no network.
        temperature: how carelessly it chooses there, in points.
    """

    id: str
    simulations: int
    temperature: float


@dataclass(frozen=True)
class Rung:
    """How a level plays one game.

    Attributes:
        simulations: how far it looks ahead; 0 for not at all.
        whim: how freely it chooses where it does not (`InstinctBot`).
        points: what it usually scores.
    """

    simulations: int
    whim: float
    points: float


LEVELS = (
    Level("hazel", 12, 6.0),
    Level("dogwood", 24, 4.0),
    Level("hornbeam", 40, 2.5),
    Level("maple", 60, 1.5),
    Level("ash", 150, 0.8),
    Level("elm", 300, 0.4),
    Level("chestnut", 800, 0.2),
    Level("oak", 2000, 0.0),
    Level("beech", 5000, 0.0),
    Level("yew", 10_000, 0.0),
)


def rung_of(level: str, game: str) -> Rung | None:
    """How a level plays a game, by their ids; None where that was never measured."""
    found = kit(game)
    if found is None or found.networks is None:
        return None
    return _rungs(found.networks / FILE).get(level)


@cache
def _rungs(file: Path) -> dict[str, Rung]:
    if not file.is_file():
        return {}
    kept = json.loads(file.read_text(encoding="utf-8"))
    return {
        each["id"]: Rung(each["simulations"], each["whim"], each["points"]["value"])
        for each in kept["levels"]
    }


class LevelBot(Bot):
    """Plays as its level does in the game that it meets."""

    level: ClassVar[Level] = LEVELS[0]

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._seed = seed
        self._players: dict[str, Bot] = {}

    def decide(self, game: Game) -> int:
        return self.player(game).decide(game)

    def player(self, game: Game) -> Bot:
        """Who plays this game for it."""
        if game.id not in self._players:
            self._players[game.id] = self._made(game)
        return self._players[game.id]

    def _made(self, game: Game) -> Bot:
        level = self.level
        rung = rung_of(level.id, game.id)
        if rung is None or network_file(game) is None:
            return MctsBot(self._seed, Budget(level.simulations, LONGEST), level.temperature)
        if rung.simulations == 0:
            return InstinctBot(self._seed, rung.whim)
        return ChampionBot(self._seed, Budget(rung.simulations, LONGEST))


def level_bot(level: Level) -> type[LevelBot]:
    """The bot of a level."""
    return type(f"{level.id.capitalize()}Bot", (LevelBot,), {"level": level, "__doc__": LevelBot.__doc__})
