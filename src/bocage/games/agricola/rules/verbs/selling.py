"""Selling goods for food."""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import covers, one
from bocage.core.native import i64, mypyc_attr
from bocage.core.state import Frame
from bocage.core.why import Why, refuse
from bocage.games.agricola.rules.goods import RESOURCES
from bocage.games.agricola.rules.reasons import NOTHING_OF
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.goods import GainCounted


@mypyc_attr(allow_interpreted_subclasses=True)
class Sell(GainCounted):
    """Give 1 of a resource from the supply and take as much food as a count says.

    What must be bought for it is bought first: exchanges stand beside the same question.
    """

    def __init__(self, resource: str, rule: str) -> None:
        super().__init__("food")
        self.resource: Final[i64] = RESOURCES.index(resource)
        self.goods: Final[i64] = one(self.resource)
        self.rule: Final = rule

    def can(self, s: Board, f: Frame, why: Why | None) -> bool:
        held = covers(s.farm(f.seat).goods, self.goods)
        return held or refuse(why, self.rule, NOTHING_OF, self.resource)

    def run(self, s: Board, f: Frame) -> None:
        s.farm(f.seat).goods -= self.goods
        s.tell("paid", f.seat, self.goods, 0)
        super().run(s, f)
