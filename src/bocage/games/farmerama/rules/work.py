"""Phase 3: carrying out the cards (F-29 to F-49, F-63)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import bit, lane, lowest, one, times
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, Frame
from bocage.core.why import Why, refuse
from bocage.games.farmerama.rules.actions import (
    ANIMALS,
    CARDS,
    DO,
    FEED,
    FEED_CARD,
    FETCH,
    GATHER,
    HARVEST,
    HARVEST_CARD,
    SEEDS_CARD,
    SOW,
    SOW_CARD,
    SPEND,
    TURN,
    WATER,
    WATER_CARD,
)
from bocage.games.farmerama.rules.chores import (
    can_feed,
    can_harvest,
    can_sow,
    can_turn,
    explain_spend,
    gather,
    harvestable,
    hungry,
    limit_of,
    pay,
    receive,
    sowable,
    spend,
    spendable,
    turn_wheel,
)
from bocage.games.farmerama.rules.elsewhere import explain_elsewhere
from bocage.games.farmerama.rules.engine import CATALOGUE
from bocage.games.farmerama.rules.farm import Farm
from bocage.games.farmerama.rules.parts import NOBODY
from bocage.games.farmerama.rules.reasons import (
    BEGIN_CARD_FIRST,
    CARD_DONE,
    CARD_NOT_PLAYED,
    CARD_TO_COME,
    CARRYING_OUT,
    CHOOSE_CARD_FIRST,
    GATHER_FIRST,
    GATHERED_ALREADY,
    LIMIT_REACHED,
    NONE_IN_SUPPLY,
    NOT_THIS_CARD,
    ONCE_MORE_FOR_WATER,
    SOWN_ALREADY,
    TOO_MUCH_WATER,
)
from bocage.games.farmerama.rules.state import Board


class CarryOut(Effect[Board]):
    """A player carries out the cards played, one after the other, turning the wheel at will.

    The frame holds the cards still to be carried out (a), the card being carried out, + 1 (b), and how
    often that was done (c); for Seeds, 1 means gathered, 2 gathered and sown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hears_anytime = False

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        if f.b == 0:
            return ("F-59", "which-card")
        if f.b - 1 == SEEDS_CARD and f.c > 0:
            return ("F-39", "seeds-sow")
        return (_RULES[f.b - 1], _PROMPTS[f.b - 1])

    def run(self, s: Board, f: Frame) -> None:
        self._go_on(s, f.seat, s.farm(f.seat).chosen)

    def _go_on(self, s: Board, seat: i64, left: i64) -> None:
        if left == 0:
            return
        if left & (left - 1):
            s.push(self.node, seat, seat, ASK, left)
        else:
            self._begin(s, seat, lowest(left), 0)

    def _begin(self, s: Board, seat: i64, card: i64, left: i64) -> None:
        s.push(self.node, seat, seat, ASK, left, card + 1, 0)
        s.tell("begins", seat, card)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        if f.b == 0:
            m.offer(DO, f.a)
        else:
            self._offer_card(s, farm, f, m)
            if can_turn(s, farm, None):
                m.offer(TURN, 1)
            if f.b - 1 != SEEDS_CARD or f.c > 0:
                m.offer(STOP, 1)
        if farm.special:
            m.offer(SPEND, spendable(s, farm))

    def _offer_card(self, s: Board, farm: Farm, f: Frame, m: Menu) -> None:
        card = f.b - 1
        if card == SOW_CARD and may_go_on(s, farm, f, None):
            m.offer(SOW, sowable(s, farm))
        elif card == HARVEST_CARD and may_go_on(s, farm, f, None):
            m.offer(HARVEST, harvestable(s, farm))
        elif card == WATER_CARD:
            m.offer(FETCH, bit(water_left(s, f) + 1) - 2)
        elif card == FEED_CARD:
            m.offer(FEED, hungry(s, farm))
        elif card == SEEDS_CARD and f.c == 0:
            m.offer(GATHER, 1)
        elif card == SEEDS_CARD and may_sow_seeds(s, farm, f, None):
            m.offer(SOW, sowable(s, farm))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == DO:
            self._begin(s, f.seat, arg, f.a & ~bit(arg))
        elif kind == STOP:
            self._go_on(s, f.seat, f.a)
        elif kind == SPEND or kind == TURN:
            s.push(self.node, f.seat, f.actor, ASK, f.a, f.b, f.c)
            if kind == SPEND:
                spend(s, f.seat, arg)
            else:
                turn_wheel(s, f.seat)
        else:
            done = act(s, f, kind, arg)
            s.push(self.node, f.seat, f.actor, ASK, f.a, f.b, f.c + done)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        farm = s.farm(f.seat)
        if kind == SPEND:
            explain_spend(s, farm, arg, why)
        elif f.b == 0:
            explain_unchosen(f, kind, arg, why)
        elif kind == TURN:
            can_turn(s, farm, why)
        elif kind == STOP:
            why.note("F-39", GATHER_FIRST)
        else:
            explain_act(s, farm, f, kind, arg, why)
        explain_elsewhere(s, kind, why)


_RULES: Final = ("F-31", "F-34", "F-35", "F-36", "F-39")
_PROMPTS: Final = ("sow", "harvest", "fetch", "feed", "seeds")


def may_go_on(s: Board, farm: Farm, f: Frame, why: Why | None) -> bool:
    """Whether one more Sow or Harvest is allowed: within the limit, or for water (F-63)."""
    limit = limit_of(s, f.seat, f.b - 1)
    if f.c < limit:
        return True
    if not s.advanced:
        return refuse(why, "F-29", LIMIT_REACHED, f.b - 1, limit)
    return lane(farm.barn, WATER) > 0 or refuse(why, "F-63", ONCE_MORE_FOR_WATER, f.b - 1, limit)


def may_sow_seeds(s: Board, farm: Farm, f: Frame, why: Why | None) -> bool:
    """The one Sow of the Seeds card, after gathering (F-39); more for water only as a reading (F-64)."""
    if f.c == 0:
        return refuse(why, "F-39", GATHER_FIRST)
    if f.c == 1:
        return True
    if s.advanced and s.parts.extra_for_seeds:
        return lane(farm.barn, WATER) > 0 or refuse(why, "F-64", ONCE_MORE_FOR_WATER, SEEDS_CARD, 1)
    return refuse(why, "F-39", SOWN_ALREADY)


def water_left(s: Board, f: Frame) -> i64:
    """How much water may still be fetched; each tile is one Water, so turns may come between (F-42)."""
    return min(limit_of(s, f.seat, WATER_CARD) - f.c, lane(s.supply, WATER))


def act(s: Board, f: Frame, kind: i64, arg: i64) -> i64:
    """Carry out one step of a card; returns how much it counts."""
    farm = s.farm(f.seat)
    card = f.b - 1
    if kind == SOW or kind == HARVEST:
        allowed = 2 if card == SEEDS_CARD else limit_of(s, f.seat, card)
        if f.c >= allowed:
            pay(s, farm, one(WATER))  # F-63
    if kind == SOW:
        crop = s.parts.sector_crop[farm.sector_of(s.parts.field_area[arg])]
        farm.barn -= one(crop)
        if s.is_limited():
            s.supply -= one(crop)
        farm.plant(arg, crop)
        s.tell("sowed", f.seat, arg, crop)
    elif kind == HARVEST:
        crop = farm.crop_on(arg)
        farm.clear(arg)
        farm.barn += times(2, crop)
        s.tell("harvested", f.seat, arg, crop)
    elif kind == FETCH:
        receive(s, farm, times(arg, WATER))
        s.tell("fetched", f.seat, arg)
        return arg
    elif kind == FEED:
        pay(s, farm, s.parts.feed[arg])
        area = farm.area_at(s.parts.head_sector[arg])
        farm.put_animal(arg, area + 1)
        s.tell("fed", f.seat, arg, area)
    else:
        gather(s, f.seat)
    return 1


def explain_unchosen(f: Frame, kind: i64, arg: i64, why: Why) -> None:
    """Why this is not possible while a player has still to say which card comes first (F-59)."""
    wanted = arg if kind == DO else _CARD_OF.get(kind, NOBODY)
    if kind == STOP or kind == TURN:
        why.note("F-59", CHOOSE_CARD_FIRST)
    elif wanted == NOBODY or wanted >= len(CARDS):
        return
    elif (f.a >> wanted) & 1:
        why.note("F-59", BEGIN_CARD_FIRST, wanted)
    else:
        why.note("F-59", CARD_NOT_PLAYED, wanted, f.a)


def explain_other_card(farm: Farm, f: Frame, wanted: i64, why: Why) -> None:
    """Why what belongs to another card than the one being carried out is not possible now."""
    if (f.a >> wanted) & 1:
        why.note("F-29", CARD_TO_COME, wanted, f.b - 1)
    elif (farm.chosen >> wanted) & 1:
        why.note("F-29", CARD_DONE, wanted)
    else:
        why.note("F-29", NOT_THIS_CARD, wanted, f.b - 1)


def explain_act(s: Board, farm: Farm, f: Frame, kind: i64, arg: i64, why: Why) -> None:
    """Why this step is not possible."""
    card = f.b - 1
    wanted = arg if kind == DO else _CARD_OF.get(kind, NOBODY)
    if kind == SOW and card == SEEDS_CARD:
        if may_sow_seeds(s, farm, f, why):
            can_sow(s, farm, arg, why)
    elif wanted == NOBODY or wanted >= len(CARDS):
        return
    elif card != wanted:
        explain_other_card(farm, f, wanted, why)
    elif kind == DO:
        why.note("F-29", CARRYING_OUT, card)
    elif kind == SOW and may_go_on(s, farm, f, why):
        can_sow(s, farm, arg, why)
    elif kind == HARVEST and may_go_on(s, farm, f, why):
        can_harvest(s, farm, arg, why)
    elif kind == FETCH and f.c >= limit_of(s, f.seat, WATER_CARD):
        why.note("F-29", LIMIT_REACHED, WATER_CARD, limit_of(s, f.seat, WATER_CARD))
    elif kind == FETCH and lane(s.supply, WATER) == 0:
        why.note("F-35", NONE_IN_SUPPLY, WATER)
    elif kind == FETCH:
        why.note("F-35", TOO_MUCH_WATER, water_left(s, f))
    elif kind == FEED and arg < len(ANIMALS):
        can_feed(s, farm, arg, why)
    elif kind == GATHER:
        why.note("F-39", GATHERED_ALREADY)


_CARD_OF: Final = {
    SOW: SOW_CARD,
    HARVEST: HARVEST_CARD,
    FETCH: WATER_CARD,
    FEED: FEED_CARD,
    GATHER: SEEDS_CARD,
}

WORK: Final = CarryOut()
CATALOGUE.add("work", WORK)


def at_work(s: Board) -> Frame | None:
    """The frame of whoever is carrying out cards, while that is what is asked."""
    top = s.top
    return top if top is not None and top.node == WORK.node else None


def cards_left(s: Board) -> i64:
    """The cards that whoever is at work has still to carry out, as a bitset, without the one begun."""
    frame = at_work(s)
    return frame.a if frame is not None else 0


def card_begun(s: Board) -> i64:
    """The card that is being carried out; -1: none."""
    frame = at_work(s)
    return frame.b - 1 if frame is not None else -1


def times_done(s: Board) -> i64:
    """How often the card that is being carried out was used."""
    frame = at_work(s)
    return frame.c if frame is not None else 0
