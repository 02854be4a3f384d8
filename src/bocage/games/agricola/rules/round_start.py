"""The start of a round: goods on the round space, and what cards do with it (A-5.2, A-5.3)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.games.agricola.rules.events import OPEN, START_OF_ROUND
from bocage.games.agricola.rules.foresight import arrival_could_change
from bocage.games.agricola.rules.goods import HERD
from bocage.games.agricola.rules.placing import HOUSE
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.animals import have_room
from bocage.games.agricola.rules.verbs.pauses import SilentPause
from bocage.games.agricola.rules.windows import Phase


class Starting(Phase):
    """The start of the round; where nothing comes and nobody is asked, nothing is put on the agenda."""

    def __init__(self) -> None:
        super().__init__(StartOfOne(), RUN, OPEN)

    def run(self, s: Board, f: Frame) -> None:
        seat: i64 = 0
        while seat < s.seats:
            if not starts_silently(s, seat):
                super().run(s, f)
                return
            seat += 1
        s.moment = self.moment
        s.starting = False


def starts_silently(s: Board, seat: i64) -> bool:
    """Whether the start of the round brings nothing to a player, who is not asked either."""
    farm = s.farm(seat)
    if farm.later_goods and (farm.later_goods[s.round] or farm.later_stock[s.round]):
        return False
    return not farm.has(s.book.listening[START_OF_ROUND]) and have_room(farm)


class StartOfOne(Effect[Board]):
    """Goods on the round space, then effects at the start of the round; then animals are housed (A-5.2)."""

    def run(self, s: Board, f: Frame) -> None:
        if starts_silently(s, f.seat):
            s.starting = False
            return
        s.starting = True
        s.push(STARTED.node, f.seat, f.seat, RUN)
        s.push(HOUSE.node, f.seat, f.seat, ASK)
        s.push(COLLECT.node, f.seat, f.seat, RUN)
        if s.farm(f.seat).later_stock:
            s.push(ARRIVAL.node, f.seat, f.seat, ASK)


class Arrival(SilentPause):
    """Before animals come from the round space: only who has homes for all may exchange sheep (AR-61)."""

    def matters(self, s: Board, f: Frame) -> bool:
        farm = s.farm(f.seat)
        return arrival_could_change(farm, farm.later_stock[s.round] & HERD)


class Collect(Effect[Board]):
    """Goods on the round space are taken, then the start of the round is heard (A-5.2, A-5.3)."""

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        if farm.later_goods:
            goods = farm.later_goods[s.round]
            stock = farm.later_stock[s.round]
            if goods or stock:
                farm.collect(s.round)
                s.gain(f.seat, goods, stock)
        s.book.kernel.fire_for(s, f.seat, START_OF_ROUND, f.seat)


class Started(Effect[Board]):
    """The start of the round is over for one player."""

    def run(self, s: Board, f: Frame) -> None:
        s.starting = False


START: Final = Starting()
STARTED: Final = Started()
COLLECT: Final = Collect()
ARRIVAL: Final = Arrival("A-13.7", "arrival")
