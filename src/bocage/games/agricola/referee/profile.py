"""The profile of the game: how set-ups are made, how it is played, who watches."""

from __future__ import annotations

from random import Random

from bocage import rules
from bocage.core.game import Game as CoreGame
from bocage.fuzzing.play import Profile, Watch
from bocage.fuzzing.report import Report
from bocage.games.agricola import Game
from bocage.games.agricola.referee.oracle.crowds import crowded_position
from bocage.games.agricola.referee.setups import kinds_of, random_kind, random_options, random_position
from bocage.games.agricola.referee.taste import FuzzPolicy
from bocage.games.agricola.referee.watch import AgricolaWatch

POSITIONS = 0.6  # how many games begin with a position,
CROWDED = 0.4  # and how many of these with many cards in front of everybody
CROWDED_SINCE = 9  # a whole game with so many cards brings more food than a position may hold
OWN_CHANCE = 0.5  # how many games let the campaign play chance
LIMIT = 6000  # the longest games have about a thousand decisions


class AgricolaProfile(Profile):
    """Campaigns in one mode or in both, with so many players or with all numbers."""

    def __init__(self, mode: str | None, players: int | None) -> None:
        self.kinds = kinds_of(mode, players)
        self.rules = frozenset(rules.ids(Game.id)) if Game.id in rules.games() else frozenset()
        self.limit = LIMIT
        self.taste = FuzzPolicy()
        self.report = Report()
        self.rng = Random(0)

    def new_game(self, rng: Random) -> Game:
        self.taste.begin(rng)
        self.rng = Random(rng.getrandbits(64))
        kind = random_kind(self.kinds, rng)
        seed = None if rng.random() < OWN_CHANCE else rng.randrange(2**32)
        if rng.random() < POSITIONS:
            if rng.random() < CROWDED:
                return Game.from_position(crowded_position(kind, rng, CROWDED_SINCE), seed)
            uses = {id: component.used for id, component in self.report.components.items()}
            return Game.from_position(random_position(kind, rng, uses), seed)
        return Game.from_options(random_options(kind, rng), seed)

    def choose(self, game: CoreGame, rng: Random) -> int:
        return self.taste.choose(game, rng)

    def watch(self, game: CoreGame, report: Report) -> Watch:
        assert isinstance(game, Game)
        self.report = report
        return AgricolaWatch(game, report, self.rng)
