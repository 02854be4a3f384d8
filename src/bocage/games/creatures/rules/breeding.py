"""The breeding phase of one farm (C-8.7, C-11)."""

from __future__ import annotations

from typing import Final

from bocage.core.effects import Effect
from bocage.core.lanes import lane, one
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame
from bocage.games.creatures.rules.book import Book
from bocage.games.creatures.rules.events import HORSE_BORN
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMAL_KINDS, HORSE
from bocage.games.creatures.rules.state import Board

PARENTS: Final = 2  # C-11.2


def parents_needed(farm: Farm) -> i64:
    """How many animals of a type are enough for a newborn."""
    enough: i64 = PARENTS
    if farm.cards.meets(farm.book.parents_tiles):
        for answer in farm.book.parents:
            if farm.cards.has(answer.tile) and answer.enough < enough:
                enough = answer.enough
    return enough


def newborns(farm: Farm) -> i64:
    """One for each type with parents enough, read for all types at once (C-11.3), packed."""
    enough = parents_needed(farm)
    born: i64 = 0
    kind: i64 = 0
    while kind < ANIMAL_KINDS:
        if lane(farm.animals, kind) >= enough:
            born += one(kind)
        kind += 1
    return born


class Breed(Effect[Board]):
    """Empty the homes that close, let the animals have young, house them."""

    def run(self, s: Board, f: Frame) -> None:
        s.push(BIRTHS.node, f.seat, f.seat, RUN)
        if s.farm(f.seat).cards.meets(s.book.closing):
            s.push(s.book.house_node, f.seat, f.seat, ASK, 1)


class Births(Effect[Board]):
    """The young are born; a window for those who wait for a foal; then everybody is housed (R-10 to R-12)."""

    def run(self, s: Board, f: Frame) -> None:
        farm = s.farm(f.seat)
        born = newborns(farm)
        if born == 0:
            return
        horses = lane(farm.animals, HORSE)
        farm.animals += born
        if s.listener is not None:
            s.tell("born", f.seat, born)
        s.push(SETTLED.node, f.seat, f.seat, RUN)
        s.push(s.book.house_node, f.seat, f.seat, ASK)
        if lane(born, HORSE):
            s.book.kernel.fire_for(s, f.seat, HORSE_BORN, f.seat, horses)


class Settled(Effect[Board]):
    """The young are housed: nothing is promised any more."""

    def run(self, s: Board, f: Frame) -> None:
        s.farm(f.seat).promised = 0


BREED: Final = Breed()
BIRTHS: Final = Births()
SETTLED: Final = Settled()


def enter_breeding(book: Book) -> None:
    """Give breeding its addresses."""
    book.add("breed", BREED)
    book.add("births", BIRTHS)
    book.add("settled", SETTLED)
    book.counting.append(BREED.node)
