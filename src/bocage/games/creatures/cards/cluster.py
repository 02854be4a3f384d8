"""The Cottage Extension's demand: all buildings stand side by side (R-21)."""

from bocage.core.native import i64
from bocage.core.why import Reason
from bocage.farmland.grid import is_connected, neighbours
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.questions import MayStand
from bocage.games.creatures.rules.reasons import MUST_TOUCH


class BuildingsTouch(MayStand):
    """Each new building touches another; what is moved leaves one cluster in the end (R-21)."""

    def cells(self, farm: Farm) -> i64:
        return neighbours(farm.built)

    def can_end(self, built: i64, free: i64, stalls: i64) -> bool:
        return can_join(built, free, stalls)

    def reason(self) -> Reason:
        return MUST_TOUCH


def can_join(built: i64, free: i64, stalls: i64) -> bool:
    """Whether so many stalls on free cells can make one cluster of all buildings."""
    if is_connected(built) or built == 0:
        return True
    if stalls == 0:
        return False
    cluster = built & -built
    while True:
        grown = (cluster | neighbours(cluster)) & built
        if grown == cluster:
            break
        cluster = grown
    edge = neighbours(cluster) & free
    while edge:
        cell = edge & -edge
        edge &= ~cell
        free &= ~cell  # what was tried here need not be tried again
        if can_join(built | cell, free, stalls - 1):
            return True
    return False
