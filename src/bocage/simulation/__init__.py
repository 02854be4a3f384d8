"""Random complete games in numbers: scores, decisions, time, and a checksum that depends on every action."""

from bocage.simulation.plan import SimulationPlan, games_of, simulate
from bocage.simulation.tally import SeatScores, Tally

__all__ = ["SeatScores", "SimulationPlan", "Tally", "games_of", "simulate"]
