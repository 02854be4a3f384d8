"""All Creatures Big and Small: two players, 58 special buildings."""

from bocage.games.creatures.game import Game

__all__ = ["Game"]
