"""The whole table: the board, the supplies and both farms; read from a position and told as one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bocage.games.creatures.referee.second.farm import Farm
from bocage.games.creatures.referee.second.tiles import BASIC, RESOURCES, TYPES

SEATS = (0, 1)
ROUNDS = 8
WORKERS = 3
# C-9.1: what is laid on a space each round, and, for the four in the middle, what only when it is empty.
ALWAYS = {
    "start_player": ("wood", 1),
    "three_wood": ("wood", 3),
    "one_stone": ("stone", 1),
    "two_stone": ("stone", 2),
    "expand": ("borders", 1),
}
FIRST_THEN = {
    "reed_and_sheep": ("reed", "sheep"),
    "pig_and_sheep": ("pig", "sheep"),
    "cow_and_pigs": ("cow", "pig"),
    "horse_and_sheep": ("horse", "sheep"),
}
WITHOUT_PILE = (
    "building_resources",
    "fences",
    "walls",
    "feeding_troughs",
    "stall",
    "stables",
    "special_building_1",
    "special_building_2",
)
SPACES = (*ALWAYS, *FIRST_THEN, *WITHOUT_PILE)
TOP_FOUR = ("start_player", "three_wood", "one_stone", "two_stone")  # C-10.4
DRAWN = {"standard": 0, "advanced": 4, "expert": 8, "free": 0}  # C-2.4

RULINGS = {
    "at_any_time_on_opponents_turn": False,
    "assembly_hall_gift_without_placing": False,
    "border_on_wall_edge": True,
    "expansion_mandatory_when_available": True,
    "ranch_requires_net_horse": True,
    "window_order_by_marker": False,
    "timber_shop_retroactive": False,
    "pen_animals_count_for_stall_thresholds": False,
    "rearing_station_trough_doubles": True,
    "estate_counts_cow_and_pig_stall": True,
    "forced_free_trough": True,
    "small_extension_holds_two": False,
}


@dataclass
class Table:
    """Everything that is true at a moment.

    Attributes:
        piles: goods on the spaces; workers: whose worker stands where.
        moment: whose at-any-time effects may be used (R-01), if anybody's.
        busy: an action is under way: whoever has no room is asked about at its end.
        rested: the Carpenter was used and nothing has changed since (R-02).
    """

    mode: str
    round: int
    marker: int
    starter: int
    first: int
    turn: int
    working: bool
    display: list[str]
    supply: dict[str, int]
    piles: dict[str, dict[str, int]]
    workers: dict[str, int]
    farms: list[Farm]
    moment: int | None = None
    busy: bool = False
    rested: bool = False
    drawn: list[str] = field(default_factory=list)

    def order(self) -> tuple[int, int]:
        """C-8.3: the one who began the round comes first."""
        return self.starter, 1 - self.starter

    def window_order(self) -> tuple[int, int]:
        """R-17: in windows too, or by another reading whoever has the marker."""
        marker = "window_order_by_marker" in self.farms[0].rulings
        return (self.marker, 1 - self.marker) if marker else self.order()

    def top_four_occupied(self) -> bool:
        """R-18."""
        return all(space in self.workers for space in TOP_FOUR)

    def refill(self) -> None:
        """C-9: what each space gets at the beginning of a round."""
        for space, (good, count) in ALWAYS.items():
            self.piles[space][good] = self.piles[space].get(good, 0) + count
        for space, (first, then) in FIRST_THEN.items():
            pile = self.piles[space]
            good = then if any(pile.values()) else first
            pile[good] = pile.get(good, 0) + 1

    def position(self) -> dict[str, Any]:
        """The same in the words of a position, without what only programs need."""
        spaces: dict[str, dict[str, int]] = {}
        for space in SPACES:
            entry = {good: count for good, count in self.piles[space].items() if count}
            if space in self.workers:
                entry["worker"] = self.workers[space]
            if entry:
                spaces[space] = entry
        return {
            "round": self.round,
            "marker": self.marker,
            "starter": self.starter,
            "first": self.first,
            "turn": self.turn,
            "working": self.working,
            "display": sorted(self.display),
            "supply": dict(self.supply),
            "spaces": spaces,
            "farms": [_farm_position(farm) for farm in self.farms],
        }


def _farm_position(farm: Farm) -> dict[str, Any]:
    memory = {"barn": int(farm.barn_spent), "stone_carver": farm.stones}
    return {
        **farm.goods,
        "borders": farm.borders,
        "animals": dict(farm.animals),
        "columns": farm.last - farm.first + 1,
        "left": -farm.first,
        "buildings": {farm.cell_name(cell): tile for cell, tile in farm.buildings.items()},
        "troughs": sorted(map(farm.cell_name, farm.troughs)),
        "placed_borders": sorted(map(farm.edge_name, farm.placed)),
        "memory": {tile: count for tile, count in memory.items() if count},
        "promised": farm.promised,
    }


def comparable(position: Mapping[str, Any]) -> dict[str, Any]:
    """A position of the engine in the form of `Table.position`."""
    told = {
        key: position[key] for key in ("round", "marker", "starter", "first", "turn", "working", "supply")
    }
    told["display"] = sorted(position["display"])
    told["spaces"] = position["spaces"]
    told["farms"] = [_comparable_farm(farm) for farm in position["farms"]]
    return told


def _comparable_farm(farm: Mapping[str, Any]) -> dict[str, Any]:
    keys = (*RESOURCES, "borders", "animals", "columns", "left", "buildings")
    told = {key: farm[key] for key in keys}
    told["troughs"] = sorted(farm["troughs"])
    told["placed_borders"] = sorted(farm["placed_borders"])
    told["memory"] = dict(farm.get("memory", {}))
    told["promised"] = farm.get("promised", {}).get("horse", 0)
    return told


def table_of(position: Mapping[str, Any]) -> Table:
    """The table of a position; the set-up of a new game is one too."""
    spaces = position["spaces"]
    on = rulings_of(position["options"])
    return Table(
        mode=position["options"]["mode"],
        round=position["round"],
        marker=position["marker"],
        starter=position["starter"],
        first=position["first"],
        turn=position["turn"],
        working=position["working"],
        display=list(position["display"]),
        supply=dict(position["supply"]),
        piles={
            space: {good: count for good, count in spaces.get(space, {}).items() if good != "worker"}
            for space in SPACES
        },
        workers={space: entry["worker"] for space, entry in spaces.items() if "worker" in entry},
        farms=[_farm_of(farm, on) for farm in position["farms"]],
        drawn=[tile for tile in position["display"] if tile not in BASIC],
    )


def rulings_of(options: Mapping[str, Any]) -> frozenset[str]:
    """The switches that are on, with the defaults of the sheet."""
    return frozenset(name for name, usual in RULINGS.items() if options.get(name, usual))


def _farm_of(told: Mapping[str, Any], rulings: frozenset[str]) -> Farm:
    farm = Farm(first=-told["left"], last=told["columns"] - told["left"] - 1, borders=told["borders"])
    farm.rulings = rulings
    farm.goods = {good: told[good] for good in RESOURCES}
    farm.animals = {kind: told["animals"].get(kind, 0) for kind in TYPES}
    farm.buildings = {farm.cell_named(name): tile for name, tile in told["buildings"].items()}
    farm.troughs = {farm.cell_named(name) for name in told["troughs"]}
    farm.placed = {farm.edge_named(name) for name in told["placed_borders"]}
    memory = told.get("memory", {})
    farm.barn_spent, farm.stones = bool(memory.get("barn")), memory.get("stone_carver", 0)
    return farm
