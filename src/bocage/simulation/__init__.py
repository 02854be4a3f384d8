"""Random complete games in numbers: scores, decisions, time, and a checksum that depends on every action."""

from bocage.simulation.plan import Plan, games_of, simulate
from bocage.simulation.tally import Seat, Tally

__all__ = ["Plan", "Seat", "Tally", "games_of", "simulate"]
