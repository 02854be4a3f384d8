"""A building is a declaration: one slot for each kind of effect, empty slots left out.

SHELTER = Building(
    id="shelter",
    name=Text(en="Shelter", fr="Abri"),
    text=Text(en="…", fr="…"),
    cost=Goods(wood=2, stone=1),
    holds=Pen(any_type=1),
    on_play=GainOneOf("sheep", "pig", "cow", "horse"),
)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bocage.core.cards import OWN, Anytime, Card, CardError, On, Text
from bocage.core.effects import Condition, Effect
from bocage.core.lanes import times
from bocage.core.native import i64
from bocage.games.creatures.rules.book import (
    COTTAGE,
    FIRST_SPECIAL,
    MOST_TILES,
    NOTHING,
    STABLE,
    STALL,
    Blueprint,
    Book,
    Discount,
    UnusedRoom,
)
from bocage.games.creatures.rules.events import START_OF_ROUND
from bocage.games.creatures.rules.goods import ANIMAL_KINDS, Goods
from bocage.games.creatures.rules.memory import Counter
from bocage.games.creatures.rules.questions import Answer
from bocage.games.creatures.rules.scoring import Score
from bocage.games.creatures.rules.sites import PlaceRule
from bocage.games.creatures.rules.state import Board
from bocage.games.creatures.rules.verbs.construction import BuildSpecial


class AnimalRoom:
    """Something that makes room for animals: a line in the answer to "what can this farm hold?"."""

    def enter(self, book: Book, tile: int) -> None:
        """Write it into the book for a tile."""


class Pen(AnimalRoom):
    """Room on the tile itself, doubled by a trough.

    Args:
        any_type: so many animals of one type, whichever.
        of_each_type: so many of each of the four types, side by side.
        sheep: so many of this type only; likewise `pig`, `cow` and `horse`.
        closed_before_breeding: emptied as the first step of each breeding phase (C-8.7).
        unscored: animals in it do not count at the end (R-27).
        switch: a ruling that changes the room: with it, `any_type` is `switched`.
        doubles_with: a ruling without which a trough does not double the tile.
    """

    def __init__(
        self,
        any_type: int = 0,
        of_each_type: int = 0,
        sheep: int = 0,
        pig: int = 0,
        cow: int = 0,
        horse: int = 0,
        closed_before_breeding: bool = False,
        unscored: bool = False,
        switch: int = 0,
        switched: int = 0,
        doubles_with: int = 0,
    ) -> None:
        self.any_type: Final[i64] = any_type
        own = Goods(sheep=sheep, pig=pig, cow=cow, horse=horse).animals
        self.kinds: Final[i64] = own + sum(times(of_each_type, kind) for kind in range(ANIMAL_KINDS))
        self.closing: Final = closed_before_breeding
        self.unscored: Final = unscored
        self.switch: Final[i64] = switch
        self.switched: Final[i64] = switched
        self.doubles_with: Final[i64] = doubles_with

    def enter(self, book: Book, tile: int) -> None:
        book.any_room[tile] = self.any_type
        book.kind_room[tile] = self.kinds
        book.room_switch[tile] = self.switch
        book.switch_room[tile] = self.switched
        book.trough_switch[tile] = self.doubles_with
        if self.closing:
            book.closing = book.closing.plus(tile)
        if self.unscored:
            if self.kinds or self.any_type == 0:
                raise CardError("room that does not count is for one type, whichever (R-27)")
            book.unscored = book.unscored.plus(tile)


class OnUnused(AnimalRoom):
    """Room on each unused space (C-12.5) of these rows or, without rows, beside the tile (R-32)."""

    def __init__(self, rows: int = 0, sheep: int = 0, pig: int = 0, cow: int = 0, horse: int = 0) -> None:
        self.rows: Final[i64] = rows
        self.animals: Final[i64] = Goods(sheep=sheep, pig=pig, cow=cow, horse=horse).animals

    def enter(self, book: Book, tile: int) -> None:
        book.unused_cards = book.unused_cards.plus(tile)
        book.unused_rooms.append(UnusedRoom(tile, self.rows, self.animals))


class Cheaper:
    """A discount on each price of these sorts: BUILDINGS, STABLES, TROUGHS (R-36)."""

    def __init__(self, on: int, wood: int = 0, stone: int = 0, reed: int = 0) -> None:
        self.on: Final[i64] = on
        self.goods: Final[i64] = Goods(wood=wood, stone=stone, reed=reed).goods

    def enter(self, book: Book, tile: int) -> None:
        """Write it into the book for a tile."""
        book.discount_cards = book.discount_cards.plus(tile)
        book.discounts.append(Discount(tile, self.on, self.goods))


class Building(Card[Board]):
    """A stall, a stable or a special building.

    Args:
        cost: the price, or several to choose from; costs with animals have one price.
        points: printed points; scores: points computed at the end.
        holds: the room it makes.
        over: the sort of building it is built on (COTTAGE, STALL or STABLE), if any.
        place: where else than on any free space it must stand.
        requires: what must hold before it is paid (C-5.8).
        counts_as: STALL or STABLE where other rules treat it as one.
        discounts: what becomes cheaper; answers: its word on questions of the rules (`questions.py`).
        basic: one of the four of the standard game.
        remembers: a number that is kept with it.
    """

    def __init__(
        self,
        id: str,
        name: Text,
        text: Text,
        cost: Goods | Sequence[Goods] = (),
        points: int = 0,
        scores: Sequence[Score] = (),
        holds: AnimalRoom | Sequence[AnimalRoom] = (),
        over: int = NOTHING,
        place: PlaceRule | None = None,
        requires: Sequence[Condition[Board]] = (),
        counts_as: int = NOTHING,
        on_play: Effect[Board] | None = None,
        whenever: Sequence[On[Board]] = (),
        anytime: Sequence[Anytime[Board]] = (),
        discounts: Sequence[Cheaper] = (),
        answers: Sequence[Answer] = (),
        basic: bool = False,
        remembers: Counter | None = None,
    ) -> None:
        super().__init__(id, name, text, on_play, whenever, anytime)
        self.costs: Final = (cost,) if isinstance(cost, Goods) else tuple(cost)
        self.points: Final[i64] = points
        self.scores: Final = tuple(scores)
        self.holds: Final = (holds,) if isinstance(holds, AnimalRoom) else tuple(holds)
        self.over: Final[i64] = over
        self.place: Final = place
        self.requires: Final = tuple(requires)
        self.counts_as: Final[i64] = counts_as
        self.discounts: Final = tuple(discounts)
        self.answers: Final = tuple(answers)
        self.basic: Final = basic
        self.remembers: Final = remembers


def enter(book: Book, building: Building) -> None:
    """Take a building into a book, with all that it says."""
    book.add_card(building)
    tile = building.number
    if tile >= MOST_TILES:
        raise CardError(f"{building.id}: a book has room for {MOST_TILES} tiles")
    _enter_tables(book, building)
    for room in building.holds:
        room.enter(book, tile)
    for discount in building.discounts:
        discount.enter(book, tile)
    for answer in building.answers:
        answer.enter(book, tile)
    if tile >= FIRST_SPECIAL or tile == COTTAGE:
        book.specials = book.specials.plus(tile)
    if tile >= FIRST_SPECIAL and not building.basic:
        book.greens = book.greens.plus(tile)
    if building.basic:
        book.basics = book.basics.plus(tile)
    if tile == STALL or building.counts_as == STALL:
        book.stall_like = book.stall_like.plus(tile)
    if tile == STABLE or building.counts_as == STABLE:
        book.stable_like = book.stable_like.plus(tile)
    _enter_decisions(book, building)
    if isinstance(building.on_play, BuildSpecial):
        book.counting.append(building.on_play.node)


def _enter_tables(book: Book, building: Building) -> None:
    """Write down price, points and how it is built; a tile without room has none."""
    book.buildings.append(building)
    book.names.append(building.id)
    book.costs.append([goods.goods for goods in building.costs])
    book.animal_costs.append(building.costs[0].animals if building.costs else 0)
    node = building.on_play.node if building.on_play is not None else NOTHING
    book.blueprints.append(Blueprint(building.over, building.place, list(building.requires), node))
    book.points.append(building.points)
    book.scores.append(list(building.scores))
    for table in (book.any_room, book.kind_room, book.switch_room, book.room_switch, book.trough_switch):
        table.append(0)
    if building.remembers is not None:
        building.remembers.enter(book)


def _enter_decisions(book: Book, building: Building) -> None:
    """Write down whether the owner may have something to decide when it is not their turn."""
    tile = building.number
    if building.anytime:
        book.acting = book.acting.plus(tile)
    for trigger in building.whenever:
        if trigger.number < 0:
            continue
        if trigger.who != OWN:
            book.reacting = book.reacting.plus(tile)
            book.acting = book.acting.plus(tile)
        elif max(trigger.events) >= START_OF_ROUND:  # the events of the phases come last
            book.acting = book.acting.plus(tile)
