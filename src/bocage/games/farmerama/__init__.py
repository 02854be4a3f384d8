"""Farmerama: one to four players, basic, advanced and solo."""

from bocage.games.farmerama.game import Game

__all__ = ["Game"]
