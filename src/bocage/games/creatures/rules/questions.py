"""Questions at which the rules let a standing tile interfere, and what a tile may answer.

The engine asks where the rules have such a moment; a question that none of a farm's tiles answers costs one
test of a set. A tile declares its answers (`Building.answers`), each with the rule or ruling that it cites.

| question | answer |
| --- | --- |
| How many animals of a type are enough for a newborn (C-11.2)? | `Parents` |
| May the owner add an expansion (C-10.12)? | `Expanding` |
| Where may a new building stand, or a moved one (C-5.2, R-23)? | `MayStand` |
| What more does a pasture hold (C-4.4)? | `MoreInPasture` |
| How many of each of two types may share a stable (R-28)? | `Sharing` |
"""

from __future__ import annotations

from typing import Final

from bocage.core.native import i64, mypyc_attr
from bocage.core.why import Reason
from bocage.games.creatures.rules.book import NOTHING, Book
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.reasons import MAY_NOT_EXPAND, NO_PLACE


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer:
    """A tile's word on a question, as long as it stands.

    Attributes:
        rule: the rule that is cited; tile: whose word it is.
    """

    def __init__(self, rule: str) -> None:
        self.rule: Final = rule
        self.tile: i64 = NOTHING

    def enter(self, book: Book, tile: int) -> None:
        """Write it into a book for a tile."""
        self.tile = tile


@mypyc_attr(allow_interpreted_subclasses=True)
class Parents(Answer):
    """So many animals of a type are enough for a newborn."""

    def __init__(self, enough: int, rule: str) -> None:
        super().__init__(rule)
        self.enough: Final[i64] = enough

    def enter(self, book: Book, tile: int) -> None:
        super().enter(book, tile)
        book.parents.append(self)
        book.parents_tiles = book.parents_tiles.plus(tile)


@mypyc_attr(allow_interpreted_subclasses=True)
class Expanding(Answer):
    """Whether the owner may add an expansion: never, unless it says otherwise."""

    def enter(self, book: Book, tile: int) -> None:
        super().enter(book, tile)
        book.expanding.append(self)
        book.expanding_tiles = book.expanding_tiles.plus(tile)

    def may_expand(self, farm: Farm) -> bool:
        """Whether this farm may be expanded."""
        return False

    def reason(self) -> Reason:
        """What to tell the owner."""
        return MAY_NOT_EXPAND


@mypyc_attr(allow_interpreted_subclasses=True)
class MayStand(Answer):
    """Where a new building may stand, or one that is moved."""

    def enter(self, book: Book, tile: int) -> None:
        super().enter(book, tile)
        book.standing.append(self)
        book.standing_tiles = book.standing_tiles.plus(tile)

    def cells(self, farm: Farm) -> i64:
        """The cells that it allows for a new building."""
        return farm.cells()

    def can_end(self, built: i64, free: i64, stalls: i64) -> bool:
        """Whether so many stalls in hand can be put on free cells in the end as it demands (R-23)."""
        return True

    def reason(self) -> Reason:
        """What to tell somebody who wants to build elsewhere."""
        return NO_PLACE


@mypyc_attr(allow_interpreted_subclasses=True)
class MoreInPasture(Answer):
    """Room in a pasture beyond that of its cells and troughs."""

    def enter(self, book: Book, tile: int) -> None:
        super().enter(book, tile)
        book.pasture_answers.append(self)
        book.pasture_tiles = book.pasture_tiles.plus(tile)

    def more(self, farm: Farm, cells: i64, troughs: i64) -> i64:
        """How many animals more the pasture on these cells holds, with so many troughs in it."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Sharing(Answer):
    """So many animals of each of two types may share a stable; a trough doubles it."""

    def __init__(self, each: int, rule: str) -> None:
        super().__init__(rule)
        self.each: Final[i64] = each

    def enter(self, book: Book, tile: int) -> None:
        super().enter(book, tile)
        book.sharing.append(self)
        book.sharing_tiles = book.sharing_tiles.plus(tile)
