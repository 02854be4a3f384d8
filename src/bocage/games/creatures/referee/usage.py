"""What each building did after it was built, by the slots of its declaration.

A slot counts as used, once for each time the building was built, when

* `on_play`: its immediate effect brought something, or one of its questions was answered with a deed;
* `whenever`, `anytime`: the effect was used and changed the owner's farm, or one of its questions was
  answered with a deed;
* `holds`: at some moment of rest the animals would not have fitted without the room it makes;
* `discounts`: the owner paid a price that it lowered;
* `answers`: an animal without a second parent had young; the owner expanded without getting an expansion that
  was there, or could not build on a free cell;
* `counts_as`: it was treated as the stall, or the stable, it counts as;
* `scores`: its computed points were not 0 at the end.

`over` (it replaced a building) is counted as well, but is not enough for having been used.

Printed points, prices and prerequisites are no effects: having been built is all they can do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, cast

from bocage.core.events import Listener
from bocage.core.game import Game
from bocage.core.menu import ANYTIME, STOP, YES, action_of, argument_of, kind_of
from bocage.core.state import NATURE
from bocage.fuzzing.report import Report
from bocage.games.creatures.referee.land import FarmMap
from bocage.games.creatures.referee.recount import FinalFarm, computed_points
from bocage.games.creatures.referee.shelter import Counts, Shelters, unpack
from bocage.games.creatures.rules.actions import AT, LIFT, PAY, SPACE, TROUGH
from bocage.games.creatures.rules.book import BUILDINGS as SPECIAL_BUILDINGS
from bocage.games.creatures.rules.book import NOTHING, STABLE, STABLES, STALL, TROUGHS
from bocage.games.creatures.rules.building import (
    Building,
)
from bocage.games.creatures.rules.position import write_position
from bocage.games.creatures.rules.questions import (
    Answer,
    Expanding,
    MayStand,
    MoreInPasture,
    Parents,
    Sharing,
)
from bocage.games.creatures.rules.spaces import EXPAND_SPACE
from bocage.games.creatures.rules.state import Board

# Events that say that a building was built: which, unless the event names it.
BUILT = {"built": NOTHING, "stall": STALL, "stable": STABLE}
# Events that say that an effect brought something.
GAINS = {"gained", "took", "exchanged", "borders", "expanded", "trough", "border", "stall"}
PLACED = "over"  # shown beside the others, but having replaced something is not yet an effect


class Heard(NamedTuple):
    """An event."""

    key: str
    seat: int
    x: int
    y: int


class Birth(NamedTuple):
    """Young that were born: how many of each type, on what farm, and how many parents were enough."""

    born: Counts
    farm: Mapping[str, object]
    parents: int

    def has_lone_parent(self) -> bool:
        """Whether the only animal of a type had young."""
        herd = cast("Mapping[str, int]", self.farm["animals"]).values()
        return any(born and count - born == 1 for count, born in zip(herd, self.born, strict=True))


class Usage(Listener):
    """Hears what happens and notes what each building that was built did."""

    def __init__(self, board: Board, report: Report) -> None:
        self.board = board
        self.book = board.book
        self.report = report
        self.heard: list[Heard] = []
        self.births: list[Birth] = []
        #: What each building that was built in this game has done: by (seat, id) its used slots.
        self.built: dict[tuple[int, str], set[str]] = {}
        self.seat = NATURE
        self.action = 0
        self.address = ""
        self.keys: list[tuple[object, ...]] = []
        self.tiles: list[bytes] = []
        for building in self.book.buildings[1:]:
            report.component(building.id)

    def hear(self, key: str, seat: int, x: int, y: int, z: int) -> None:
        self.heard.append(Heard(key, seat, x, y))
        if key == "born":
            farms = cast("list[Mapping[str, object]]", write_position(self.board, {})["farms"])
            lonely = self._answering(seat, Parents)
            birth = Birth(unpack(x), farms[seat], self._parents(lonely))
            self.births.append(birth)
            for tile in lonely if birth.has_lone_parent() else ():
                self.mark(seat, tile, "answers")

    def _parents(self, tiles: list[str]) -> int:
        """How many parents are enough with these buildings (C-11.2)."""
        answers = [answer for tile in tiles for answer in self._building(tile).answers]
        return min((int(answer.enough) for answer in answers if isinstance(answer, Parents)), default=2)

    def mark(self, seat: int, tile: str, slot: str) -> None:
        """A slot of a building was used."""
        used = self.built.get((seat, tile))
        if used is None or slot in used:
            return
        component = self.report.component(tile)
        component.slots[slot] += 1
        component.used += slot != PLACED and not used - {PLACED}
        used.add(slot)

    def _tiles(self, seat: int) -> tuple[str, ...]:
        """The special buildings of a seat."""
        return tuple(self.book.names[number] for number in self.board.farm(seat).cards.numbers())

    def _building(self, tile: str) -> Building:
        return self.book.buildings[self.book.numbers[tile]]

    def _answering(self, seat: int, question: type[Answer]) -> list[str]:
        """The special buildings of a seat that answer a question."""
        return [tile for tile in self._tiles(seat) if _answers(self._building(tile), question)]

    # Around an action.

    def before(self, game: Game, action: int) -> None:
        """Note how things stand, and what the question is."""
        self.heard.clear()
        self.births.clear()
        top = game.state.top
        assert top is not None
        self.seat, self.action = top.seat, action
        self.address = self.book.addresses[top.node]
        self.keys = [self.board.farm0.key(), self.board.farm1.key()]
        self.tiles = [self.board.farm0.tiles, self.board.farm1.tiles]
        kind, argument = (kind_of(action), argument_of(action))
        if kind == SPACE and argument == EXPAND_SPACE and self.board.expansions:
            for tile in self._answering(self.seat, Expanding):
                self.mark(self.seat, tile, "answers")
        if kind == LIFT:
            self._treated_as_stall(self.seat, argument)
        if kind == AT:
            self._look_at_sites(game.menu().mask(AT))

    def _treated_as_stall(self, seat: int, cell: int) -> None:
        """The building that stood on a cell before the action was lifted, upgraded or built over."""
        tile = self.tiles[seat][cell] - 1
        if tile != NOTHING and self.book.buildings[tile].counts_as == STALL:
            self.mark(seat, self.book.names[tile], "counts_as")

    def _look_at_sites(self, offered: int) -> None:
        """Where a building may go: on fewer cells than are free?"""
        farm = self.board.farm(self.seat)
        free = farm.cells() & ~farm.built & ~offered
        for tile in self._answering(self.seat, MayStand):
            if offered & ~farm.built and free:
                self.mark(self.seat, tile, "answers")

    def after(self, game: Game) -> None:
        """Note what the action did."""
        self._note_built()
        slot = self._slot_asked()
        if slot and self.action not in (action_of(STOP, 0), action_of(YES, 0)):
            self.mark(self.seat, slot[0], slot[1])
        self._note_used()
        self._note_discounts()

    def _note_built(self) -> None:
        for place, event in enumerate(self.heard):
            if event.key not in BUILT:
                continue
            tile = self.book.names[event.x] if event.key == "built" else self.book.names[BUILT[event.key]]
            self._treated_as_stall(event.seat, event.y if event.key == "built" else event.x)
            self.report.component(tile).built += 1
            self.built[event.seat, tile] = set()
            if self._building(tile).over != NOTHING:
                self.mark(event.seat, tile, "over")
            brought = any(e.seat == event.seat and e.key in GAINS for e in self.heard[place:])
            if self._building(tile).on_play is not None and brought:
                self.mark(event.seat, tile, "on_play")

    def _slot_asked(self) -> tuple[str, str] | None:
        """The building and the slot whose question was answered."""
        parts = self.address.split(".")
        if len(parts) < 2 or parts[0] not in self.book.numbers:
            return None
        return parts[0], parts[1].rstrip("0123456789")

    def _note_used(self) -> None:
        slot = "anytime" if kind_of(self.action) == ANYTIME else "whenever"
        for event in self.heard:
            if event.key == "used" and self.board.farm(event.seat).key() != self.keys[event.seat]:
                self.mark(event.seat, self.book.names[event.x], slot)

    def _note_discounts(self) -> None:
        for tile in self._tiles(self.seat) if self.seat != NATURE else ():
            for discount in self._building(tile).discounts:
                prices = self._prices(tile)
                if any(discount.on & sort and overlap(discount.goods, goods) for sort, goods in prices):
                    self.mark(self.seat, tile, "discounts")

    def _prices(self, tile: str) -> list[tuple[int, int]]:
        """What was bought just now, by sort, and its full price; beside the tile itself."""
        found: list[tuple[int, int]] = []
        for event in self.heard:
            # Where there are several prices, it is not known which one was paid.
            if event.key == "built" and event.seat == self.seat and self.book.names[event.x] != tile:
                costs = self.book.buildings[event.x].costs
                found += [(SPECIAL_BUILDINGS, cost.goods) for cost in costs if len(costs) == 1]
        kind, argument = (kind_of(self.action), argument_of(self.action))
        if kind == PAY and any(event.key == "stable" for event in self.heard):
            costs = self.book.buildings[STABLE].costs
            found += [(STABLES, cost.goods) for cost in costs if _is_paid(cost.goods, argument)]
        lost = cast(int, self.keys[self.seat][0]) - self.board.farm(self.seat).goods
        if kind == TROUGH and lost > 0:
            found.append((TROUGHS, lost))
        return found

    # At rest, and at the end.

    def rest(self, seat: int, shelters: Shelters, animals: Counts) -> None:
        """Everybody is housed: who would not be, without each building?"""
        for tile in set(shelters.land.buildings.values()):
            used = self.built.get((seat, tile))
            if used is None:
                continue
            building = self._building(tile)
            makes_room = building.holds or _answers(building, MoreInPasture, Sharing)
            if "holds" not in used and makes_room and not shelters.without(tile).holds(animals):
                self.mark(seat, tile, "holds")
            if building.counts_as == STABLE and self._splits(shelters.land):
                self.mark(seat, tile, "counts_as")

    def _splits(self, land: FarmMap) -> bool:
        return any(_answers(self._building(tile), Sharing) for tile in land.buildings.values())

    def end(self, seat: int, sheet: FinalFarm) -> None:
        """The game is over: which buildings have computed points?"""
        for cell, tile in sheet.land.buildings.items():
            if self._building(tile).scores and computed_points(sheet, cell):
                self.mark(seat, tile, "scores")


def _answers(building: Building, *questions: type[Answer]) -> bool:
    return any(isinstance(answer, questions) for answer in building.answers)


def overlap(goods: int, others: int) -> bool:
    """Whether some good is in both of two packed prices."""
    return any(one and other for one, other in zip(unpack(goods), unpack(others), strict=True))


def _is_paid(goods: int, materials: int) -> bool:
    """Whether a price is the one that a PAY action names."""
    return all(bool(count) == bool(materials >> place & 1) for place, count in enumerate(unpack(goods)))
