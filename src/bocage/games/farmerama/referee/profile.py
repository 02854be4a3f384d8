"""The profile of the game: how set-ups are made, how it is played, who watches."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bocage import rules
from bocage.core.game import Game as CoreGame
from bocage.fuzzing.play import Profile, Watch
from bocage.fuzzing.report import Report
from bocage.games.farmerama import Game
from bocage.games.farmerama.referee.figures import read_figures
from bocage.games.farmerama.referee.setups import kinds_of, random_options, random_position
from bocage.games.farmerama.referee.taste import FuzzPolicy
from bocage.games.farmerama.referee.watch import FarmeramaWatch
from bocage.games.farmerama.rules.components import load_components

POSITIONS = 0.4  # how many games begin with a position
OWN_CHANCE = 0.5  # how many games let the campaign play chance
LIMIT = 8000  # the longest games have some hundred decisions


class FarmeramaProfile(Profile):
    """Campaigns in one mode or in all, with so many players or with all numbers."""

    def __init__(self, mode: str | None, players: int | None, components: Path | None) -> None:
        self.kinds = kinds_of(mode, players)
        load_components(components)  # refuses what cannot be right
        self.components = components
        self.words = {"components": components}
        self.figures = read_figures(components)
        self.rules = frozenset(rules.ids(Game.id)) if Game.id in rules.games() else frozenset()
        self.limit = LIMIT
        self.taste = FuzzPolicy(self.figures)
        self.rng = Random(0)

    def new_game(self, rng: Random) -> Game:
        self.taste.begin(rng)
        self.rng = Random(rng.getrandbits(64))
        kind = rng.choice(self.kinds)
        seed = None if rng.random() < OWN_CHANCE else rng.randrange(2**32)
        if rng.random() < POSITIONS:
            position = random_position(kind, self.figures, rng)
            return Game.from_position(position, seed, components=self.components)
        return Game.from_options(random_options(kind, rng), seed, components=self.components)

    def choose(self, game: CoreGame, rng: Random) -> int:
        return self.taste.choose(game, rng)

    def watch(self, game: CoreGame, report: Report) -> Watch:
        assert isinstance(game, Game)
        return FarmeramaWatch(game, report, self.figures, self.components, self.rng)
