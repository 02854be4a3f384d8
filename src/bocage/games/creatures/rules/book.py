"""What the declarations of the buildings say, as tables the engine can look up.

A book belongs to a set of decks and is written once (`decks.py`). The engine reads tile numbers in it and
never knows a tile by name, but for the three pieces of the basic rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocage.core.bitset import EMPTY, BitSet
from bocage.core.cards import Catalogue
from bocage.core.codec import Codec
from bocage.core.kernel import Kernel
from bocage.core.native import i64
from bocage.games.creatures.rules.events import EVENT_RULES

if TYPE_CHECKING:
    from bocage.core.effects import Condition
    from bocage.games.creatures.rules.building import Building
    from bocage.games.creatures.rules.questions import Expanding, MayStand, MoreInPasture, Parents, Sharing
    from bocage.games.creatures.rules.scoring import Score
    from bocage.games.creatures.rules.sites import PlaceRule
    from bocage.games.creatures.rules.state import Board

# Tile numbers of the pieces that are no special buildings, or printed on the board.
COTTAGE: Final = 0
STALL: Final = 1
STABLE: Final = 2
FIRST_SPECIAL: Final = 3
NOTHING: Final = -1
MOST_TILES: Final = 254  # a cell of a farm remembers its tile in one byte, and 0 is none

# What a discount can apply to.
BUILDINGS: Final = 1
STABLES: Final = 2
TROUGHS: Final = 4


class UnusedRoom:
    """A tile that lets animals stand on unused spaces.

    Attributes:
        tile: the number of the tile.
        rows: the cells it speaks of, or 0: the spaces beside the tile.
        animals: what each such space can hold, packed.
    """

    def __init__(self, tile: i64, rows: i64, animals: i64) -> None:
        self.tile: Final[i64] = tile
        self.rows: Final[i64] = rows
        self.animals: Final[i64] = animals


class Discount:
    """A tile that makes something cheaper: so much off each price of these sorts."""

    def __init__(self, tile: i64, on: i64, goods: i64) -> None:
        self.tile: Final[i64] = tile
        self.on: Final[i64] = on
        self.goods: Final[i64] = goods


class Blueprint:
    """What must be known of a special building to build it.

    Attributes:
        over: the sort of building it replaces, or NOTHING; place: its own word on where it stands.
        requires: its prerequisites (C-5.8).
        on_play: the node of its immediate effect, or NOTHING.
    """

    def __init__(
        self, over: i64, place: PlaceRule | None, requires: list[Condition[Board]], on_play: i64
    ) -> None:
        self.over: Final[i64] = over
        self.place: Final = place
        self.requires: Final = requires
        self.on_play: Final[i64] = on_play


class Book(Catalogue):
    """Tables by tile number, and sets of tiles.

    Attributes:
        decks: the ids of the decks, the base deck first.
        kernel, codec: what plays with these tiles, and how actions are written.
        buildings, names: the declarations and their ids.
        any_room: animals of one type, any type, that a tile holds without trough.
        kind_room: packed animals of given types that it holds as well.
        switch_room: animals of any type that it holds when the switch `room_switch` is on.
        room_switch: the switch that changes `any_room`; 0 for none.
        trough_switch: the switch without which a trough does not double the tile; 0 for none.
        closing: tiles closed at the start of breeding.
        unscored: tiles whose animals do not count at the end.
        stall_like, stable_like: tiles that count as stall, as stable.
        specials: all special buildings; basics: the four of the standard game; greens: all others.
        costs: alternative prices in packed resources; animal_costs: packed animals of the price.
        blueprints: how it is built; points: those printed on it; scores: those computed at the end.
        counters: the names of what tiles remember, by place in a farm's memory.
        parents, expanding, standing, pasture_answers, sharing: what tiles answer to the questions of
            `questions.py`; for each of them the set of these tiles.
        house_node: the address of the question about animals without room.
        window_node, pause_node, work_node: the addresses of windows, of the pause after a turn, of work.
        acting: tiles with which their owner may have something to decide outside the own turn.
        reacting: tiles that let their owner answer the other player.
        counting: the addresses of what counts animals or takes them as payment: breeding and building.
    """

    def __init__(self) -> None:
        super().__init__(EVENT_RULES)
        self.decks: tuple[str, ...] = ()
        self.kernel: Kernel = Kernel(self)
        self.codec: Codec = Codec([])
        self.buildings: list[Building] = []
        self.names: list[str] = []
        self.any_room: list[i64] = []
        self.kind_room: list[i64] = []
        self.switch_room: list[i64] = []
        self.room_switch: list[i64] = []
        self.trough_switch: list[i64] = []
        self.closing: BitSet = EMPTY
        self.unscored: BitSet = EMPTY
        self.stall_like: BitSet = EMPTY
        self.stable_like: BitSet = EMPTY
        self.specials: BitSet = EMPTY
        self.basics: BitSet = EMPTY
        self.greens: BitSet = EMPTY
        self.costs: list[list[i64]] = []
        self.animal_costs: list[i64] = []
        self.blueprints: list[Blueprint] = []
        self.points: list[i64] = []
        self.scores: list[list[Score]] = []
        self.counters: list[str] = []
        self.pasture_answers: list[MoreInPasture] = []
        self.pasture_tiles: BitSet = EMPTY
        self.sharing: list[Sharing] = []
        self.sharing_tiles: BitSet = EMPTY
        self.unused_cards: BitSet = EMPTY
        self.unused_rooms: list[UnusedRoom] = []
        self.discount_cards: BitSet = EMPTY
        self.discounts: list[Discount] = []
        self.parents: list[Parents] = []
        self.parents_tiles: BitSet = EMPTY
        self.expanding: list[Expanding] = []
        self.expanding_tiles: BitSet = EMPTY
        self.standing: list[MayStand] = []
        self.standing_tiles: BitSet = EMPTY
        self.house_node: i64 = NOTHING
        self.window_node: i64 = self.kernel.window.node
        self.pause_node: i64 = NOTHING
        self.work_node: i64 = NOTHING
        self.acting: BitSet = EMPTY
        self.reacting: BitSet = EMPTY
        self.counting: list[i64] = []
