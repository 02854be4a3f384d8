"""Buildings that change breeding."""

from bocage.core.cards import On, Text
from bocage.core.effects import Effect, May
from bocage.core.lanes import bit, lowest, times
from bocage.core.menu import Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import Why, refuse
from bocage.farmland.housing import fits
from bocage.games.creatures.rules.actions import BORDER
from bocage.games.creatures.rules.breeding import BREED, SETTLED
from bocage.games.creatures.rules.building import Building, Pen
from bocage.games.creatures.rules.events import AFTER_LAST_BREEDING, BEFORE_BREEDING, HORSE_BORN
from bocage.games.creatures.rules.goods import HORSE, Goods
from bocage.games.creatures.rules.questions import Parents
from bocage.games.creatures.rules.reasons import HORSE_HAS_NO_ROOM
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.switches import RANCH_REQUIRES_NET_HORSE
from bocage.games.creatures.rules.verbs.borders import (
    can_place_border,
    explain_edge,
    free_edges,
    place_border,
)


class BreedAgain(Effect[Board]):
    """The owner alone: the window before breeding, then a whole breeding phase (R-13)."""

    def run(self, s: Board, f: Frame) -> None:
        s.push(BREED.node, f.seat, f.seat, RUN)
        s.book.kernel.open_window(s, f.seat, BEFORE_BREEDING)


BREEDING_STATION = Building(
    id="breeding_station",
    name=Text(en="Breeding Station", fr="Reproducteurs"),
    text=Text(
        en="After the breeding phase of round 8 you have a second one, you alone. Holds 2 animals of one type.",
        fr="Après la reproduction du tour 8, vous seul en avez une seconde. Abrite 2 animaux d’une même espèce.",
    ),
    cost=Goods(wood=2, stone=3),
    holds=Pen(any_type=2),
    whenever=(On(AFTER_LAST_BREEDING, BreedAgain()),),  # it happens, no choice
)

FERTILITY_CENTER = Building(
    id="fertility_center",
    name=Text(en="Fertility Center", fr="Centre de fertilité"),
    text=Text(
        en="1 animal of a type is enough for a newborn of that type; still no more than 1 newborn for each.",
        fr="1 animal d’une espèce suffit pour un petit de cette espèce ; toujours 1 petit au plus par espèce.",
    ),
    cost=Goods(stone=2),
    answers=(Parents(1, rule="C-11.2"),),
)


class BorderForFoal(Effect[Board]):
    """One free border for a newborn horse that is kept; the border may be what makes room (R-15).

    The frame holds how many horses there were before the birth (a). One more than that is promised, or
    one horse where the ruling lets an older one go: so many must stay when all are housed.
    """

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("R-15", "border")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def _kept(self, s: Board, f: Frame) -> i64:
        """The horses that must stay: one more than there were, or the newborn in the place of an older one."""
        return times(f.a + 1 if s.has_switch(RANCH_REQUIRES_NET_HORSE) else 1, HORSE)

    def _edges(self, s: Board, f: Frame) -> i64:
        """Edges where a border leaves room for the newborn."""
        edges = free_edges(s.farm(f.seat))
        kept = self._kept(s, f)
        found = 0
        while edges:
            edge = lowest(edges)
            edges &= edges - 1
            trial = s.farm(f.seat).copy()
            trial.borders |= bit(edge)
            trial.changed()
            if fits(trial.housing(), kept):
                found |= bit(edge)
        return found

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        if not can_place_border(s.farm(f.seat), "C-11.5", why):
            return False
        return self._edges(s, f) != 0 or refuse(why, "R-15", HORSE_HAS_NO_ROOM)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK, f.a)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(BORDER, self._edges(s, f))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        place_border(s, f.seat, arg)
        s.farm(f.seat).promised = self._kept(s, f)
        # The foal is housed at once: no other tile may take the room away in between.
        s.push(SETTLED.node, f.seat, f.seat, RUN)
        s.push(s.book.house_node, f.seat, f.seat, ASK)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == BORDER:
            explain_edge(s.farm(f.seat), arg, why)
            why.note("R-15", HORSE_HAS_NO_ROOM)


RANCH = Building(
    id="ranch",
    name=Text(en="Ranch", fr="Ranch"),
    text=Text(
        en="When a horse is born and you keep it, you may place 1 border at no cost, even before housing it. Holds 2 horses.",
        fr="Quand un cheval naît et que vous le gardez, vous pouvez placer 1 barrière gratuitement, même avant de le loger. Abrite 2 chevaux.",
    ),
    cost=Goods(wood=2, stone=3),
    points=2,
    holds=Pen(horse=2),
    whenever=(On(HORSE_BORN, May(BorderForFoal())),),
)

BUILDINGS = (BREEDING_STATION, FERTILITY_CENTER, RANCH)
