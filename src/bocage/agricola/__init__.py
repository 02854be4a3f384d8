"""Agricola (revised edition): one to four players, 106 cards, solo and beginner games."""
