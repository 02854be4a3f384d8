"""The harvest: field phase, feeding, breeding (A-17)."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import EMPTY
from bocage.core.effects import Effect
from bocage.core.lanes import lowest, times
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.games.agricola.rules.events import FIELD_PHASE, FIELD_PHASE_STARTS, TAKING_CROPS
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.foresight import meal_could_change
from bocage.games.agricola.rules.goods import FOOD
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.animals import Breed
from bocage.games.agricola.rules.verbs.crops import take_crop
from bocage.games.agricola.rules.verbs.exchanges import Craft
from bocage.games.agricola.rules.verbs.pauses import BeforeBreeding, SilentPause

HARVESTS: Final = (1 << 4) | (1 << 7) | (1 << 9) | (1 << 11) | (1 << 13) | (1 << 14)
ADULT: Final = 2  # food for an adult
ADULT_ALONE: Final = 3  # in the game for one
NEWBORN: Final = 1


def has_harvest(round: i64) -> bool:
    """Whether a round ends with a harvest."""
    return (HARVESTS >> round) & 1 == 1


def food_needed(s: Board, farm: Farm) -> i64:
    """What a family eats (A-17.4)."""
    adult = ADULT_ALONE if s.is_solo() else ADULT
    return adult * (farm.people - farm.newborn) + NEWBORN * farm.newborn


class Fire(Effect[Board]):
    """Let the cards of one seat hear an event."""

    def __init__(self, event: int) -> None:
        super().__init__()
        self.event: Final[i64] = event

    def run(self, s: Board, f: Frame) -> None:
        s.book.kernel.fire_for(s, f.seat, self.event, f.seat)


class TakeCrops(Effect[Board]):
    """One crop from every planted field; none may be skipped (A-17.2)."""

    def run(self, s: Board, f: Frame) -> None:
        take_crops(s, f.seat)


def take_crops(s: Board, seat: i64) -> None:
    """One crop from every planted field."""
    rest = s.farm(seat).planted()
    while rest:
        take_crop(s, seat, lowest(rest))
        rest &= rest - 1


class FieldPhase(Effect[Board]):
    """The field phase of one player (W-15 to W-18)."""

    def __init__(self) -> None:
        super().__init__()
        self.start: Final = Fire(FIELD_PHASE_STARTS)
        self.pause: Final = SilentPause("A-13.7", "fields")
        self.taking: Final = Fire(TAKING_CROPS)
        self.take: Final = TakeCrops()
        self.end: Final = Fire(FIELD_PHASE)

    def parts(self) -> list[Effect[Board]]:
        return [self.start, self.pause, self.taking, self.take, self.end]

    def run(self, s: Board, f: Frame) -> None:
        s.farm(f.seat).crafted = EMPTY
        if self._is_silent(s, f.seat):
            take_crops(s, f.seat)
            return
        s.push(self.end.node, f.seat, f.seat, RUN)
        s.push(self.take.node, f.seat, f.seat, RUN)
        s.push(self.taking.node, f.seat, f.seat, RUN)
        s.push(self.pause.node, f.seat, f.seat, ASK)
        s.push(self.start.node, f.seat, f.seat, RUN)

    def _is_silent(self, s: Board, seat: i64) -> bool:
        """Whether nothing but the taking of crops can happen: nobody would be asked."""
        farm = s.farm(seat)
        heard = s.book.listening
        if (
            farm.has(heard[FIELD_PHASE_STARTS])
            or farm.has(heard[TAKING_CROPS])
            or farm.has(heard[FIELD_PHASE])
        ):
            return False
        return not s.could_use_anytime(seat)


class Eat(Effect[Board]):
    """The meal: all food up to the need, and a begging marker for each that is missing (A-17.6)."""

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        need = food_needed(s, farm)
        eaten = min(farm.food(), need)
        farm.stock -= times(eaten, FOOD)
        farm.begging += need - eaten
        s.tell("fed", f.seat, eaten, need - eaten)


class Feed(Effect[Board]):
    """Feed the family: exchange as one likes while that can matter, then eat (A-17.5, A-17.6)."""

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("A-17.6", "feed")

    def run(self, s: Board, f: Frame) -> None:
        s.push(EAT.node, f.seat, f.actor, RUN)
        s.push(self.node, f.seat, f.actor, ASK)

    def _matters(self, s: Board, f: Frame) -> bool:
        farm = s.farm(f.seat)
        return meal_could_change(farm, farm.food() - food_needed(s, farm)) or self._could_craft(farm)

    def _could_craft(self, farm: Farm) -> bool:
        """Whether a card that serves in this phase alone could be used, perhaps after exchanges (AR-56)."""
        if farm.has(farm.book.crafts):
            for entry in farm.book.anytime:
                effect = entry.effect
                if isinstance(effect, Craft) and farm.owns(entry.card) and effect.is_in_reach(farm):
                    return True
        return False

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        if self._matters(s, f):
            m.offer(STOP, 1)


FIELD_PHASE_OF_ONE: Final = FieldPhase()
FEED: Final = Feed()
EAT: Final = Eat()
BEFORE_BREEDING: Final = BeforeBreeding("A-13.7")
BREED: Final = Breed()
