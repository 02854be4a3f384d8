"""The profile of the game: how set-ups are made, how it is played, who watches."""

from __future__ import annotations

from random import Random

from bocage import rules
from bocage.core.game import Game as CoreGame
from bocage.core.state import NATURE
from bocage.fuzzing.play import Profile, Watch
from bocage.fuzzing.report import Report
from bocage.games.creatures import Game
from bocage.games.creatures.referee.setups import random_options, random_position
from bocage.games.creatures.referee.taste import FuzzPolicy
from bocage.games.creatures.referee.watch import CreaturesWatch

POSITIONS = 0.4  # how many games begin with a position
OWN_CHANCE = 0.2  # how many of the others let the campaign play chance
LIMIT = 4000  # the longest games have some hundred decisions


class CreaturesProfile(Profile):
    """Campaigns in one mode, or in all modes."""

    def __init__(self, mode: str | None) -> None:
        self.mode = mode
        self.rules = frozenset(rules.ids(Game.id)) if Game.id in rules.games() else frozenset()
        self.limit = LIMIT
        self.taste = FuzzPolicy()

    def new_game(self, rng: Random) -> Game:
        self.taste.begin(rng)
        if rng.random() < POSITIONS:
            return Game.from_position(random_position(rng, self.mode))
        seed = None if rng.random() < OWN_CHANCE else rng.randrange(2**32)
        return Game.from_options(random_options(rng, self.mode), seed)

    def choose(self, game: CoreGame, rng: Random) -> int:
        if game.to_act == NATURE:
            return rng.choice(game.legal_actions())
        return self.taste.choose(game, rng)

    def watch(self, game: CoreGame, report: Report) -> Watch:
        assert isinstance(game, Game)
        return CreaturesWatch(game, report)
