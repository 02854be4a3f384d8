"""Goods that go back to the space they came from."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.native import i64
from bocage.core.state import Frame
from bocage.games.agricola.rules.goods import Goods
from bocage.games.agricola.rules.spaces import HEAP_OF
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.goods import Pay


class PutBack(Pay):
    """Put wood of the supply on the wood space just used, for whoever comes next; then something happens.

    The frame holds the space (a).
    """

    def __init__(self, wood: int, then: Effect[Board]) -> None:
        super().__init__(Goods(wood=wood), then)
        self.wood: Final[i64] = wood

    def bought(self, s: Board, f: Frame) -> None:
        s.add_to_pile(HEAP_OF[f.a], self.wood)
        s.tell("put_back", f.seat, f.a, self.wood)
        super().bought(s, f)
