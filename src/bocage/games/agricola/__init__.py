"""Agricola (revised edition): one to four players, 106 cards, solo and beginner games."""

from bocage.games.agricola.game import Game

__all__ = ["Game"]
