"""Farmerama: one to four players, basic, advanced and solo."""

from bocage.farmerama.game import Game

__all__ = ["Game"]
