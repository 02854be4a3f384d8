"""One step ahead: why something that a worker could begin cannot be done on this turn."""

from __future__ import annotations

from bocage.core.native import i64
from bocage.core.state import RUN, Frame
from bocage.core.why import Why
from bocage.games.creatures.rules.actions import BORDER, BUILD, EXPAND, TROUGH, UPGRADE
from bocage.games.creatures.rules.book import NOTHING
from bocage.games.creatures.rules.reasons import BOTH_OCCUPIED, OCCUPIED, SPACE_FIRST
from bocage.games.creatures.rules.spaces import (
    ACTION_SPACES,
    EXPAND_SPACE,
    FEEDING_TROUGHS,
    FENCES,
    SPECIAL_BUILDING_1,
    SPECIAL_BUILDING_2,
    STABLES_SPACE,
    WALLS,
    can_use,
)
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.verbs.borders import explain_edge
from bocage.games.creatures.rules.verbs.construction import can_build
from bocage.games.creatures.rules.verbs.expansion import Expand
from bocage.games.creatures.rules.verbs.stalls import explain_upgrade
from bocage.games.creatures.rules.verbs.troughs import explain_trough


def explain_ahead(s: Board, seat: i64, kind: i64, arg: i64, why: Why) -> None:
    """Tell somebody who is to place a worker what stands between them and this action.

    First what is wrong with the thing itself, then the spaces that lead to it.
    """
    spaces = leading_spaces(kind)
    if not spaces:
        return
    _explain_thing(s, seat, kind, arg, why)
    free = [space for space in spaces if (s.occupied >> space) & 1 == 0]
    if not free:
        if kind == BUILD:
            why.add("C-10.1", BOTH_OCCUPIED)
        else:
            for space in spaces:
                why.add("C-10.1", OCCUPIED, space)
        return
    for space in free:
        if can_use(s, seat, space, None):
            why.note(ACTION_SPACES[space].rule, SPACE_FIRST, space)
            return
    if kind != BUILD:  # there the building asked about has said what it lacks
        can_use(s, seat, free[0], why)


def leading_spaces(kind: i64) -> list[i64]:
    """The action spaces on which a worker begins actions of this kind."""
    if kind == BUILD:
        return [SPECIAL_BUILDING_1, SPECIAL_BUILDING_2]
    if kind == BORDER:
        return [FENCES, WALLS]
    if kind == TROUGH:
        return [FEEDING_TROUGHS]
    if kind == UPGRADE:
        return [STABLES_SPACE]
    return [EXPAND_SPACE] if kind == EXPAND else []


def _explain_thing(s: Board, seat: i64, kind: i64, arg: i64, why: Why) -> None:
    farm = s.farm(seat)
    if kind == BUILD:
        can_build(s, seat, arg, NOTHING, why)
    elif kind == BORDER:
        explain_edge(farm, arg, why)
    elif kind == TROUGH:
        explain_trough(farm, arg, why)
    elif kind == UPGRADE:
        explain_upgrade(s, farm, arg, why)
    else:
        Expand().can(s, Frame(None, NOTHING, seat, seat, RUN, 0, 0, 0), why)
