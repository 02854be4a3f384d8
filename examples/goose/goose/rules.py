"""How a game of Goose Green goes, as effects on the agenda; sheets/rules.en.md has the rules."""

from __future__ import annotations

from typing import Final

from bocage.core.cards import Catalogue
from bocage.core.codec import Codec, Kind
from bocage.core.effects import Effect
from bocage.core.kernel import Kernel
from bocage.core.lanes import bit
from bocage.core.menu import FIRST_GAME_KIND, Menu
from bocage.core.state import ASK, NATURE, RUN, Frame
from bocage.core.why import Reason, Why
from goose.state import CARDS, DOG, HOUSING, LAYING, NO_CARD, ROUNDS, WEATHER, Green

LAY: Final = FIRST_GAME_KIND
POND: Final = FIRST_GAME_KIND + 1
LAND: Final = FIRST_GAME_KIND + 2  # chance
SKY: Final = FIRST_GAME_KIND + 3  # chance
FLOCKS: Final = (2, 3, 4)
SKIES: Final = ("sun", "rain", "storm")
SUN, RAIN, STORM = range(3)
MOST_GEESE: Final = max(FLOCKS) * ROUNDS

LAID_BEFORE: Final = Reason("laid-before", "card")
TOO_FEW: Final = Reason("too-few-geese", "have", "need")

CODEC: Final = Codec(
    [
        *(Kind(name, []) for name in ("stop", "answer", "use", "call", "option")),
        Kind("lay", CARDS, sort="card"),
        Kind("pond", [str(count) for count in range(MOST_GEESE + 1)], sort="number"),
        Kind("land", [str(count) for count in FLOCKS], sort="number"),
        Kind("sky", SKIES, sort="sky"),
    ]
)


class Chance(Effect[Green]):
    """A question that nobody but chance answers."""

    def __init__(self) -> None:
        super().__init__()
        self.hears_anytime = False

    def asks_itself(self) -> bool:
        return True

    def run(self, s: Green, f: Frame) -> None:
        s.push(self.node, NATURE, NATURE, ASK)


class Round(Effect[Green]):
    """A round: geese land, cards are laid and turned over, geese are housed, the weather changes (G-2)."""

    def run(self, s: Green, f: Frame) -> None:
        if s.round == ROUNDS:
            s.phase = 0
            return
        s.round += 1
        s.phase = LAYING
        s.tell("round", NATURE, s.round)
        s.push(self.node, NATURE, NATURE, RUN)
        s.push(WEATHER_CHANGES.node, NATURE, NATURE, RUN)
        s.push(TURN_OVER.node, NATURE, NATURE, RUN)
        for seat in reversed(range(int(s.seats))):
            s.push(LAY_CARD.node, seat, seat, RUN)
        s.push(GEESE_LAND.node, NATURE, NATURE, RUN)


class GeeseLand(Chance):
    """Geese land on the common, beside those that stayed there (G-2.1)."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("G-2.1", "land")

    def menu(self, s: Green, f: Frame, m: Menu) -> None:
        m.offer(LAND, bit(len(FLOCKS)) - 1)

    def answer(self, s: Green, f: Frame, kind: int, arg: int) -> None:
        s.common += FLOCKS[arg]
        s.tell("landed", NATURE, FLOCKS[arg], s.common)


class LayCard(Effect[Green]):
    """A card is laid face down (G-2.2). Nothing is told: nobody may know which."""

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("G-2.2", "lay")

    def run(self, s: Green, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Green, f: Frame, m: Menu) -> None:
        m.offer(LAY, s.hands[f.seat])

    def answer(self, s: Green, f: Frame, kind: int, arg: int) -> None:
        s.hands[f.seat] &= ~bit(arg)
        s.laid[f.seat] = int(arg)
        s.open[f.seat] = NO_CARD

    def explain(self, s: Green, f: Frame, kind: int, arg: int, why: Why) -> None:
        if kind == LAY:
            why.note("G-2.2", LAID_BEFORE, arg)


class TurnOver(Effect[Green]):
    """All cards are turned over; the best bait that stands alone lures the flock (G-2.3, G-2.4)."""

    def run(self, s: Green, f: Frame) -> None:
        seats = range(int(s.seats))
        s.open, s.laid = s.laid, [NO_CARD] * len(s.laid)
        for seat in seats:
            s.tell("shows", seat, s.open[seat])
        alone = [seat for seat in seats if s.open[seat] < DOG and s.open.count(s.open[seat]) == 1]
        if not alone:
            s.tell("stayed", NATURE, s.common)
            return
        best = max(alone, key=lambda seat: s.open[seat])
        flock, s.common = s.common, 0
        for seat in seats:
            if s.open[seat] == DOG and flock:
                flock -= 1
                s.coop[seat] += 1
                s.tell("drove", seat)
        s.tell("lured", best, flock)
        s.phase = HOUSING
        s.push(HOUSE.node, best, best, ASK, flock)


class House(Effect[Green]):
    """Who lured geese puts them on the pond or into the coop (G-2.5); `a` of the frame counts them."""

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("G-2.5", "house")

    def menu(self, s: Green, f: Frame, m: Menu) -> None:
        m.offer(POND, bit(f.a + 1) - 1)

    def answer(self, s: Green, f: Frame, kind: int, arg: int) -> None:
        s.pond[f.seat] += int(arg)
        s.coop[f.seat] += int(f.a - arg)
        s.tell("housed", f.seat, arg, f.a - arg)

    def explain(self, s: Green, f: Frame, kind: int, arg: int, why: Why) -> None:
        if kind == POND:
            why.note("G-2.5", TOO_FEW, f.a, arg)


class WeatherChanges(Chance):
    """Sun brings eggs, a storm drives half of the geese on every pond away (G-2.6)."""

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("G-2.6", "sky")

    def run(self, s: Green, f: Frame) -> None:
        s.phase = WEATHER
        super().run(s, f)

    def menu(self, s: Green, f: Frame, m: Menu) -> None:
        m.offer(SKY, bit(len(SKIES)) - 1)

    def answer(self, s: Green, f: Frame, kind: int, arg: int) -> None:
        s.tell("sky", NATURE, arg)
        for seat in range(int(s.seats)):
            if arg == SUN and s.pond[seat]:
                s.eggs[seat] += 1
                s.tell("egg", seat)
            elif arg == STORM and s.pond[seat]:
                gone = (s.pond[seat] + 1) // 2
                s.pond[seat] -= gone
                s.common += gone
                s.tell("blown", seat, gone)


ROUND: Final = Round()
GEESE_LAND: Final = GeeseLand()
LAY_CARD: Final = LayCard()
TURN_OVER: Final = TurnOver()
HOUSE: Final = House()
WEATHER_CHANGES: Final = WeatherChanges()
KERNEL: Final = Kernel(Catalogue([]))
for _place, _effect in {
    "round": ROUND,
    "land": GEESE_LAND,
    "lay": LAY_CARD,
    "turn_over": TURN_OVER,
    "house": HOUSE,
    "sky": WEATHER_CHANGES,
}.items():
    KERNEL.catalogue.add(_place, _effect)


def opening(seats: int) -> Green:
    """A game before its first round (G-1)."""
    state = Green(seats)
    state.push(ROUND.node, NATURE, NATURE, RUN)
    return state
