"""Matches and tournaments of bots: paired deals, ratings with intervals, a report.

    plan = ArenaPlan("creatures", ("greedy", "random"), games=100)
    standings = Standings(plan)  # of bocage.arena.standings, which needs the extra `arena`
    for result in play_all(plan, plan.fixtures(), jobs=2):
        standings.note(result)

The same plan gives the same games, whoever plays them and in whichever order.
"""

from bocage.arena.errors import ArenaProblem
from bocage.arena.folder import ArenaFolder
from bocage.arena.match import play_game
from bocage.arena.plan import ArenaPlan, Fixture
from bocage.arena.result import Result
from bocage.arena.workers import play_all

__all__ = ["ArenaFolder", "ArenaPlan", "ArenaProblem", "Fixture", "Result", "play_all", "play_game"]
