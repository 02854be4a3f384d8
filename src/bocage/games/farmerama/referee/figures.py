"""The figures of the box, read from the data file a second time, without the engine."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from bocage.games.farmerama.rules.components import OWN_FILE

CROPS = ("carrots", "hay", "oats", "corn")
GOODS = (*CROPS, "water")
CARDS = ("sow", "harvest", "water", "feed", "seeds")
ANIMALS = ("sheep", "pig", "cow", "horse")
AREAS = "abcdefg"
PLAYERS = {2: "two", 3: "three", 4: "four"}


def value(entry: Any) -> Any:  # noqa: ANN401 - TOML holds anything
    """A figure without its source."""
    return entry["value"] if isinstance(entry, dict) and "value" in entry else entry


class SheetFigures:
    """What the rules sheet calls a figure.

    Attributes:
        goods: tiles of each kind; barn: those that each player begins with.
        fields: the names of all fields, in order; room: animals on a pasture.
        sectors: of the player wheel; heads, pacifier: theirs; bar: the sector before it.
        tiles: the buildings by id, in order.
        wheel: the positions of the action wheel, with pairs (alone, shared) by card.
        limited, seeds_for_water: readings.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.goods: dict[str, int] = value(data["goods_tiles"])
        self.barn: dict[str, int] = value(data["setup"]["barn"])
        counts: list[int] = value(data["farm_board"]["fields"])
        self.fields = [f"{AREAS[area]}{n + 1}" for area, count in enumerate(counts) for n in range(count)]
        self.room: int = value(data["farm_board"]["pasture_room"])
        self.sectors: list[dict[str, Any]] = value(data["player_wheel"]["sectors"])
        self.heads = {row["head"]: place for place, row in enumerate(self.sectors) if "head" in row}
        self.pacifier = next(place for place, row in enumerate(self.sectors) if row.get("pacifier"))
        self.bar: int = value(data["player_wheel"]["bar_after"])
        buildings = data["buildings"]
        self.tiles: dict[str, dict[str, Any]] = {row["id"]: row for row in value(buildings["tiles"])}
        self.removed: dict[str, int] = value(buildings["removed"])
        self.star_value: int = value(buildings["star_value"])
        self.wheel: list[dict[str, list[int]]] = value(data["action_wheel"]["positions"])
        self.animals = {name: {key: value(v) for key, v in data["animals"][name].items()} for name in ANIMALS}
        self.per_crop: int = value(data["scoring"]["per_crop_tile"])
        self.per_water: int = value(data["scoring"]["per_water"])
        self.solo: dict[str, Any] = {key: value(entry) for key, entry in data["solo"].items()}
        self.limited: bool = value(data["readings"]["supply_is_limited"])
        self.seeds_for_water: bool = value(data["readings"]["extra_water_for_seeds"])

    def tiles_of(self, mode: str) -> list[str]:
        """The buildings of a mode (F-13, F-61)."""
        return [id for id, row in self.tiles.items() if mode == "advanced" or not row.get("dark")]

    def removed_with(self, seats: int) -> int:
        """How many of them are removed (F-13)."""
        return self.removed[PLAYERS[seats]]

    def tiles_in_box(self, mode: str) -> dict[str, int]:
        """Goods of each kind in a game; alone there is little water (F-2, F-67)."""
        found = {good: self.goods[good] for good in GOODS}
        if mode == "solo":
            found["water"] = self.solo["supply_water"] + self.barn.get("water", 0)
        return found

    def solo_rounds(self) -> int:
        """Rounds of the solo game: each pile is one card larger than the last (F-73)."""
        first = sum(self.solo["action_pile"].values())
        return sum(first + more for more in range(sum(self.solo["replenishing_pile"].values()) + 1))


def read_figures(file: Path | None) -> SheetFigures:
    """The figures of a data file, or of our own."""
    return SheetFigures(tomllib.loads((file or OWN_FILE).read_text(encoding="utf-8")))
