"""Arenas that were played before, whose bots are in the same pool."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from bocage.arena.errors import ArenaProblem
from bocage.arena.folder import PLAN, finished_games, read_plan, read_plan_file
from bocage.arena.plan import ArenaPlan
from bocage.arena.pool import Pool
from bocage.arena.standings import Standings

ALIKE = ("game", "rules", "options", "seats")  # what pools have in common


def pool_of(folders: Iterable[Path], plan: ArenaPlan) -> Pool:
    """The pool after the games of these folders, one after the other.

    Raises:
        ArenaProblem: a folder holds no arena, or one of another game than this plan.
    """
    pool = Pool()
    here = json.loads(json.dumps(plan.identity()))
    for folder in folders:
        there = read_plan_file(folder / PLAN)
        for key in ALIKE:
            if there.get(key) != here[key]:
                raise ArenaProblem("arena-other-pool", folder=str(folder), what=key)
        earlier = read_plan(folder)
        standings = Standings(earlier, pool)
        for result in finished_games(folder, earlier):
            standings.note(result)
    return pool
