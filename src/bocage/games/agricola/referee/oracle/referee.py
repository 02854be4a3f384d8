"""The oracles at work: they follow a game and compare."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bocage.games.agricola import Game
from bocage.games.agricola.referee.oracle.comparisons import (
    check_gains,
    check_night,
    check_play,
    known_cards,
    known_spaces,
)
from bocage.games.agricola.referee.oracle.desk import Position
from bocage.games.agricola.referee.oracle.drills import drill
from bocage.games.agricola.referee.oracle.offers import check_offers
from bocage.games.agricola.referee.oracle.points import check_points
from bocage.games.agricola.referee.oracle.till import Till
from bocage.games.agricola.referee.oracle.walk import PLACING
from bocage.games.agricola.referee.prices_paid import SeatEvent

OFFERS_EVERY = 2  # turns, on average, between looks at the open spaces
GAINS_EVERY = 8  # turns, on average, between looks at all that a space can bring
NIGHTS_EVERY = 12  # turns, on average, between looks at what would pass if the round ended
PLAYS_EVERY = 2  # questions, on average, between looks at all that a card can bring


class Referee:
    """Follows one game; each check raises `Broken`."""

    def __init__(self, position: Position, rng: Random) -> None:
        self.rng = rng
        self.till = Till(position)
        self.before: Position = position
        self.drilled = False

    def after(self, game: Game, position: Position, heard: Sequence[SeatEvent], action: str) -> None:
        """An action was played: what was paid, what can be done now, what it is worth."""
        if not self.drilled:
            self.drilled = True
            drill(self.rng)
        self.till.check(heard, self.before, action)
        self.before = position
        if game.to_act is None or game.to_act < 0:
            return
        self.till.check_ways(game)
        if game.prompt != PLACING:
            check_offers(game)
            if self.rng.random() * PLAYS_EVERY < 1:
                check_play(game, self.rng.choice([*known_cards(game), None]))
            return
        self.till.begin(position)
        if self.rng.random() * OFFERS_EVERY < 1:
            check_offers(game)
            check_points(game)
        if self.rng.random() * NIGHTS_EVERY < 1:
            check_night(position, self.rng.randrange(len(position["farms"])))
        if self.rng.random() * GAINS_EVERY < 1:
            check_gains(game, self.rng.choice([*known_spaces(game), None]))
