"""The Assembly Hall's verb: giving a border away (R-06)."""

from bocage.core.effects import Effect
from bocage.core.lanes import one
from bocage.core.state import Frame
from bocage.core.why import Why, refuse
from bocage.games.creatures.rules.events import BORDERS_GAINED
from bocage.games.creatures.rules.goods import BORDERS
from bocage.games.creatures.rules.reasons import NO_BORDERS
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.switches import ASSEMBLY_HALL_GIFT_WITHOUT_PLACING
from bocage.games.creatures.rules.verbs.borders import can_place_border


class GiveBorder(Effect[Board]):
    """Give the opponent one unused border; another one must be left to place (R-06)."""

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        farm = s.farm(f.seat)
        if s.has_switch(ASSEMBLY_HALL_GIFT_WITHOUT_PLACING):
            return farm.good(BORDERS) >= 1 or refuse(why, "R-06", NO_BORDERS, 0, 1)
        if farm.good(BORDERS) < 2:
            return refuse(why, "R-06", NO_BORDERS, farm.good(BORDERS), 2)
        return can_place_border(farm, "R-06", why)

    def run(self, s: Board, f: Frame) -> None:
        other = 1 - f.seat
        s.farm(f.seat).goods -= one(BORDERS)
        s.gain_borders(other, 1)
        s.tell("gave_border", f.seat, other)
        s.book.kernel.fire_for(s, other, BORDERS_GAINED, f.seat, 1)
