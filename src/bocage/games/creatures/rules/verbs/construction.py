"""Building special buildings (C-5, C-10.16)."""

from __future__ import annotations

from typing import Final

from bocage.core.bitset import WORD
from bocage.core.effects import Effect
from bocage.core.lanes import bit, lowest
from bocage.core.menu import KINDS, STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.core.why import Why, refuse
from bocage.farmland.grid import CELLS
from bocage.games.creatures.rules.actions import AT, BUILD, PAY
from bocage.games.creatures.rules.book import BUILDINGS, NOTHING, STABLE, STALL
from bocage.games.creatures.rules.events import STALL_BUILT
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.prices import can_pay, explain_either, has_animals, materials, price
from bocage.games.creatures.rules.reasons import (
    NOT_DISPLAYED,
    NOT_MIXED,
    NOT_ON_FARM,
    NOT_SPECIAL,
    NOTHING_TO_BUILD,
)
from bocage.games.creatures.rules.sites import AskedCell, explain_no_site, sites
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.verbs.housing import have_room

HERE: Final = True  # build beside the building that was just placed
ASK_PAYMENT: Final = 2
ASK_SITE: Final = 3


def payments(farm: Farm, tile: i64) -> i64:
    """How a building can be paid now, as the arguments of PAY."""
    found: i64 = 0
    for goods in farm.book.costs[tile]:
        if can_pay(farm, price(farm, BUILDINGS, goods), "C-5.9", None):
            found |= bit(materials(goods))
    return found


def is_affordable(farm: Farm, tile: i64, why: Why | None) -> bool:
    """Whether one of its prices can be met, animals included (R-38)."""
    has_beasts = has_animals(farm, farm.book.animal_costs[tile], "R-38", why)
    if payments(farm, tile):
        return has_beasts
    if why is not None:
        explain_price(farm, tile, why)
    return False


def explain_price(farm: Farm, tile: i64, why: Why) -> None:
    """What is missing of the price; of two prices, both."""
    prices = farm.book.costs[tile]
    if len(prices) > 1:
        explain_either(farm, BUILDINGS, prices, "C-5.9", why)
    else:
        can_pay(farm, price(farm, BUILDINGS, prices[0]), "C-5.9", why)


def can_build(s: Board, seat: i64, tile: i64, anchor: i64, why: Why | None) -> bool:
    """Whether a displayed building can be built now, somewhere."""
    if not s.display.has(tile):
        if s.book.specials.has(tile):
            return refuse(why, "C-10.16", NOT_DISPLAYED, tile)
        return refuse(why, "C-10.16", NOT_SPECIAL, tile)
    farm = s.farm(seat)
    plan = s.book.blueprints[tile]
    if why is not None:
        return _explain_build(s, seat, tile, anchor, why)
    for condition in plan.requires:
        if not condition.holds(s, seat, None):
            return False
    return is_affordable(farm, tile, None) and sites(farm, tile, plan.over, plan.place, anchor) != 0


def _explain_build(s: Board, seat: i64, tile: i64, anchor: i64, why: Why) -> bool:
    """As `can_build`, but everything that is missing is told: conditions, price and place."""
    farm = s.farm(seat)
    plan = s.book.blueprints[tile]
    possible = True
    for condition in plan.requires:
        possible = condition.holds(s, seat, why) and possible
    possible = is_affordable(farm, tile, why) and possible
    if sites(farm, tile, plan.over, plan.place, anchor) == 0:
        explain_no_site(farm, tile, plan.over, plan.place, anchor, why)
        return False
    return possible


def buildable(s: Board, seat: i64, anchor: i64, word: i64, any_one: bool) -> i64:
    """The displayed buildings of one word that can be built now: all, or the first found."""
    found: i64 = 0
    rest = s.display.word(word)
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        if can_build(s, seat, word * WORD + place, anchor, None):
            found |= bit(place)
            if any_one:
                break
    return found


def can_build_any(s: Board, seat: i64, anchor: i64) -> bool:
    """Whether one of the displayed buildings can be built now."""
    word: i64 = 0
    while word < s.display.words():
        if buildable(s, seat, anchor, word, any_one=True):
            return True
        word += 1
    return False


def offer_buildable(s: Board, seat: i64, anchor: i64, m: Menu) -> None:
    """Offer every displayed building that can be built now."""
    word: i64 = 0
    while word < s.display.words():
        m.offer(BUILD + word * KINDS, buildable(s, seat, anchor, word, any_one=False))
        word += 1


def cover(s: Board, farm: Farm, cell: i64) -> None:
    """The building on a cell goes back to where it came from (C-1.8); the Cottage goes nowhere."""
    old = farm.tile(cell)
    if old == STALL or old == STABLE:
        s.tiles += 1
    elif old != NOTHING and s.book.stall_like.has(old):
        s.display = s.display.plus(old)


def erect(s: Board, seat: i64, tile: i64, cell: i64) -> None:
    """Place a paid building and set off what comes with it."""
    farm = s.farm(seat)
    cover(s, farm, cell)
    farm.put(tile, cell)
    s.display = s.display.minus(tile)
    s.tell("built", seat, tile, cell)
    if s.book.stall_like.has(tile):
        # the tile's own animal comes first, then a Barn may turn it into a stable.
        s.book.kernel.fire(s, STALL_BUILT, seat, cell)
    effect = s.book.blueprints[tile].on_play
    if effect != NOTHING:
        s.push(effect, seat, seat, RUN, cell)


class BuildSpecial(Effect[Board]):
    """Build one displayed special building: which, how paid, where.

    Args:
        near: HERE, to build beside the cell of the frame (a); else anywhere.
        optional: whether the owner may leave it.

    The frame holds the cell to touch (a) and the building chosen (b).
    """

    def __init__(self, near: bool = False, optional: bool = False) -> None:
        super().__init__()
        self.near: Final = near
        self.optional: Final = optional

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        rule = "R-20" if self.near else "C-10.16"
        if f.step == ASK_PAYMENT:
            return (rule, "build-pay")
        if f.step == ASK_SITE:
            return (rule, "build-at")
        return (rule, "build")

    def about(self, s: Board, f: Frame) -> i64:
        return f.b if f.step != ASK else NOTHING

    def binds(self, s: Board, f: Frame) -> bool:
        return f.step != ASK or not self.optional

    def _anchor(self, f: Frame) -> i64:
        if self.near:
            return f.a
        return NOTHING

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return can_build_any(s, f.seat, self._anchor(f)) or refuse(why, "C-10.16", NOTHING_TO_BUILD)

    def run(self, s: Board, f: Frame) -> None:
        if self.near and not have_room(s.farm(f.seat), emptied=False):
            # whom the first building has driven out is housed or let go before the next; whom an
            # at-any-time effect brings or drives out later is, too (`Board.before_effect`).
            s.push(self.node, f.seat, f.actor, RUN, f.a)
            s.push(s.book.house_node, f.seat, f.seat, ASK)
        else:
            s.push(self.node, f.seat, f.actor, ASK, self._anchor(f))

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        if f.step == ASK_PAYMENT:
            m.offer(PAY, payments(farm, f.b))
        elif f.step == ASK_SITE:
            plan = s.book.blueprints[f.b]
            m.offer(AT, sites(farm, f.b, plan.over, plan.place, f.a))
        else:
            offer_buildable(s, f.seat, f.a, m)
            if self.optional:
                m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == BUILD:
            s.push(self.node, f.seat, f.actor, ASK_PAYMENT, f.a, arg)
        elif kind == PAY:
            farm = s.farm(f.seat)
            for goods in s.book.costs[f.b]:
                if materials(goods) == arg:
                    farm.goods -= price(farm, BUILDINGS, goods)
            farm.animals -= s.book.animal_costs[f.b]
            s.push(self.node, f.seat, f.actor, ASK_SITE, f.a, f.b)
        elif kind == AT:
            erect(s, f.seat, f.b, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == BUILD and f.step == ASK:
            can_build(s, f.seat, arg, f.a, why)
        elif kind == PAY and f.step == ASK_PAYMENT:
            explain_payment(s.farm(f.seat), f.b, arg, why)
        elif kind == AT and f.step == ASK_SITE:
            farm = s.farm(f.seat)
            plan = s.book.blueprints[f.b]
            if arg >= CELLS or farm.cells() & bit(arg) == 0:
                why.note("C-3.3", NOT_ON_FARM)
            else:
                sites(farm, f.b, plan.over, plan.place, f.a, AskedCell(why, f.b, arg))


def explain_payment(farm: Farm, tile: i64, arg: i64, why: Why) -> None:
    """Why a building cannot be paid in this way."""
    for goods in farm.book.costs[tile]:
        if materials(goods) == arg:
            can_pay(farm, price(farm, BUILDINGS, goods), "C-5.9", why)
    why.note("C-5.9", NOT_MIXED)
