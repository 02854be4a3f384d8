"""All Creatures Big and Small a second time: an engine of its own, written from the rules sheets alone.

It shares nothing with the first: farms are drawings of cells and edges, homes are found by trying, and the
course of the game is told by generators that yield questions. `Referee` plays it in step with a game.
"""

from bocage.games.creatures.referee.second.referee import Referee, can_follow

__all__ = ["Referee", "can_follow"]
