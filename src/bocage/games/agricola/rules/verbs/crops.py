"""Crops on the fields: taking more than one, and moving one (AR-48, AR-49)."""

from __future__ import annotations

from bocage.core.effects import Effect
from bocage.core.lanes import bit, lowest, one
from bocage.core.menu import STOP, Menu
from bocage.core.native import i64
from bocage.core.state import ASK, Frame
from bocage.core.why import Why, refuse
from bocage.games.agricola.rules.actions import LAY, LIFT, REAP
from bocage.games.agricola.rules.farm import FIELD_CARD, FIELDS, SOWN_GRAIN, Farm, one_crop
from bocage.games.agricola.rules.goods import GRAIN, VEGETABLE
from bocage.games.agricola.rules.reasons import (
    FIELD_TAKEN,
    FIELD_TOO_POOR,
    NO_CROP_TO_MOVE,
    NO_FIELD_THERE,
    ONLY_VEGETABLES,
)
from bocage.games.agricola.rules.state import Board


def take_crop(s: Board, seat: i64, field: i64) -> None:
    """One crop goes from a field to the supply."""
    farm = s.farm(seat)
    crop = farm.crop_at(field)
    kind = GRAIN if crop <= SOWN_GRAIN else VEGETABLE
    farm.set_crop(field, 0 if crop == SOWN_GRAIN + 1 else crop - 1)
    farm.goods += one(kind)
    s.tell("harvested", seat, field, kind)


def rich_fields(farm: Farm) -> i64:
    """Fields that hold two crops or more."""
    found: i64 = 0
    rest = farm.every_field()
    while rest:
        field = lowest(rest)
        rest &= rest - 1
        crop = farm.crop_at(field)
        if crop > 1 and crop != SOWN_GRAIN + 1:
            found |= bit(field)
    return found


class ReapMore(Effect[Board]):
    """Take one more grain from each of some grain fields that hold at least two, before the taking (AR-49).

    The frame says which fields are left to choose from (a).
    """

    def __init__(self) -> None:
        super().__init__()
        self.skips_forced = True

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("AR-49", "reap")

    def _fields(self, farm: Farm) -> i64:
        return rich_fields(farm) & farm.crops_of(GRAIN)

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return self._fields(s.farm(f.seat)) != 0 or refuse(why, "AR-49", FIELD_TOO_POOR, 0)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK, self._fields(s.farm(f.seat)))

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        m.offer(REAP, f.a & self._fields(s.farm(f.seat)))
        m.offer(STOP, 1)

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == REAP:
            take_crop(s, f.seat, arg)
            s.push(self.node, f.seat, f.actor, ASK, f.a & ~bit(arg))

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if kind == REAP and arg < FIELDS:
            why.note("AR-49", FIELD_TOO_POOR, arg)


class MoveCrop(Effect[Board]):
    """Move one crop from a field with two or more to an empty field (AR-48).

    The frame holds the field it was taken from, counted from 1 (a).
    """

    def __init__(self) -> None:
        super().__init__()
        self.skips_forced = True

    def asks_itself(self) -> bool:
        return True

    def prompt(self, f: Frame) -> tuple[str, str]:
        return ("AR-48", "lift" if f.a == 0 else "lay")

    def binds(self, s: Board, f: Frame) -> bool:
        return True

    def _sources(self, farm: Farm) -> i64:
        rich = rich_fields(farm)
        empty = farm.empty_fields()
        if empty == 0:
            return 0
        if empty == bit(FIELD_CARD):  # only vegetables grow there
            return rich & farm.crops_of(VEGETABLE)
        return rich

    def _targets(self, farm: Farm, source: i64) -> i64:
        empty = farm.empty_fields()
        if farm.crops_of(GRAIN) & bit(source):
            return empty & ~bit(FIELD_CARD)
        return empty

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        return self._sources(s.farm(f.seat)) != 0 or refuse(why, "AR-48", NO_CROP_TO_MOVE)

    def run(self, s: Board, f: Frame) -> None:
        s.push(self.node, f.seat, f.actor, ASK)

    def menu(self, s: Board, f: Frame, m: Menu) -> None:
        farm = s.farm(f.seat)
        if f.a == 0:
            m.offer(LIFT, self._sources(farm))
        else:
            m.offer(LAY, self._targets(farm, f.a - 1))

    def answer(self, s: Board, f: Frame, kind: i64, arg: i64) -> None:
        if kind == LIFT:
            s.push(self.node, f.seat, f.actor, ASK, arg + 1)
            return
        farm = s.farm(f.seat)
        source = f.a - 1
        crop = farm.crop_at(source)
        farm.set_crop(source, crop - 1)
        farm.set_crop(arg, one_crop(GRAIN if crop <= SOWN_GRAIN else VEGETABLE))
        s.tell("moved_crop", f.seat, source, arg)

    def explain(self, s: Board, f: Frame, kind: i64, arg: i64, why: Why) -> None:
        if (kind != LIFT and kind != LAY) or arg >= FIELDS:
            return
        farm = s.farm(f.seat)
        if farm.every_field() & bit(arg) == 0:
            why.note("A-12.3", NO_FIELD_THERE, arg)
        elif kind == LAY and farm.crop_at(arg):
            why.note("AR-48", FIELD_TAKEN, arg)
        elif arg == FIELD_CARD:
            why.note("A-12.3", ONLY_VEGETABLES, arg)
        else:
            why.note("AR-48", FIELD_TOO_POOR, arg)
