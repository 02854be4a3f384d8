"""A bookkeeper of the standard game: what one turn or one night may change, written down from C-9 to C-11.

It compares two positions as plain data and knows nothing of how the engine got from one to the other.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Position = dict[str, Any]

ALWAYS = {
    "start_player": ("wood", 1),
    "three_wood": ("wood", 3),
    "one_stone": ("stone", 1),
    "two_stone": ("stone", 2),
}
BY_TURNS = {
    "reed_and_sheep": ("reed", "sheep"),
    "pig_and_sheep": ("pig", "sheep"),
    "cow_and_pigs": ("cow", "pig"),
    "horse_and_sheep": ("horse", "sheep"),
}
PRICES: dict[str, list[dict[str, int]]] = {
    "half_timbered_house": [{"wood": 3, "stone": 2, "reed": 1}],
    "shelter": [{"wood": 2, "stone": 1}],
    "storage": [{"wood": 2, "reed": 1}],
    "open_stable": [{"wood": 3}, {"stone": 3}],
}
GIFTS = {"shelter": {"sheep", "pig", "cow", "horse"}, "open_stable": {"cow", "horse"}}
ANIMALS = ("sheep", "pig", "cow", "horse")


def pile(position: Position, space: str) -> dict[str, int]:
    """The goods on a space, without its worker."""
    return {good: n for good, n in position["spaces"].get(space, {}).items() if good != "worker"}


def goods(farm: Position) -> Counter[str]:
    """The personal supply, borders included."""
    return Counter({name: farm[name] for name in ("wood", "stone", "reed", "borders")})


def tiles(farm: Position) -> Counter[str]:
    """How many of each building stand on a farm."""
    return Counter(farm["buildings"].values())


def minus(after: Counter[str], before: Counter[str]) -> dict[str, int]:
    """What has changed, gains and losses."""
    changes = {name: after[name] - before[name] for name in after.keys() | before.keys()}
    return {name: change for name, change in changes.items() if change}


class Turn:
    """One turn: the positions before and after, who played, on which space."""

    def __init__(self, before: Position, after: Position, seat: int, space: str) -> None:
        self.before, self.after, self.seat, self.space = before, after, seat, space
        self.old, self.new = before["farms"][seat], after["farms"][seat]
        self.goods = minus(goods(self.new), goods(self.old))
        self.built = minus(tiles(self.new), tiles(self.old))
        self.borders = len(self.new["placed_borders"]) - len(self.old["placed_borders"])
        self.troughs = len(self.new["troughs"]) - len(self.old["troughs"])
        self.columns = self.new["columns"] - self.old["columns"]

    def audit(self) -> None:
        """Nothing but what the space allows has changed."""
        taken = pile(self.before, self.space)
        gained = Counter({kind: count for kind, count in taken.items() if kind in ANIMALS})
        expected = {good: count for good, count in taken.items() if good not in ANIMALS}
        extra: dict[str, int] = getattr(self, f"_{self.space.rstrip('_12')}", dict)()
        for good, change in extra.items():
            if good in ANIMALS:
                gained[good] += change
            else:
                expected[good] = expected.get(good, 0) + change
        assert self.goods == {good: change for good, change in expected.items() if change}
        for kind in ANIMALS:
            assert self.new["animals"][kind] <= self.old["animals"][kind] + gained[kind]
        self._nothing_else()

    def _nothing_else(self) -> None:
        """The other farm, the other spaces and all pieces that this space does not touch stay as they are."""
        assert self.after["farms"][1 - self.seat] == self.before["farms"][1 - self.seat]
        assert (self.troughs > 0) == (self.space == "feeding_troughs")
        assert (self.borders > 0) == (self.space in ("fences", "walls"))
        assert bool(self.columns) <= (self.space == "expand")
        assert bool(self.built) == (
            self.space in ("stall", "stables", "special_building_1", "special_building_2")
        )
        assert self.columns or set(self.old["placed_borders"]) <= set(self.new["placed_borders"])
        spaces = {**self.before["spaces"], self.space: {"worker": self.seat}}
        assert self.after["spaces"] == spaces
        marker = self.seat if self.space == "start_player" else self.before["marker"]
        assert self.after["marker"] == marker
        supply = {piece: self.after["supply"][piece] - n for piece, n in self.before["supply"].items()}
        tile_change = -self.built.get("stall", 0) - self.built.get("stable", 0)
        assert supply == {"troughs": -self.troughs, "tiles": tile_change, "expansions": -self.columns}

    def _building_resources(self) -> dict[str, int]:
        return {"wood": 1, "stone": 1, "reed": 1}

    def _fences(self) -> dict[str, int]:
        return {"borders": -self.borders, "wood": -self.borders}

    def _walls(self) -> dict[str, int]:
        return {"borders": -self.borders, "stone": -2 * max(0, self.borders - 2)}

    def _expand(self) -> dict[str, int]:
        assert self.columns == min(1, self.before["supply"]["expansions"])
        return {}

    def _feeding_troughs(self) -> dict[str, int]:
        return {"wood": -3 * (self.troughs - 1)}

    def _stall(self) -> dict[str, int]:
        assert self.built == {"stall": 1}
        return {"stone": -3, "reed": -1}

    def _stables(self) -> dict[str, int]:
        count = self.built["stable"]
        assert self.built == {"stall": -count, "stable": count}
        wood, stone = -self.goods.get("wood", 0), -self.goods.get("stone", 0)
        assert (wood % 5, stone % 5, wood + stone) == (0, 0, 5 * count)
        return {"wood": -wood, "stone": -stone}

    def _special_building(self) -> dict[str, int]:
        name = next(tile for tile, change in self.built.items() if change > 0)
        covered = {"half_timbered_house": "cottage", "open_stable": "stall"}.get(name)
        assert self.built == ({name: 1, covered: -1} if covered else {name: 1})
        assert set(self.before["display"]) - set(self.after["display"]) == {name}
        paid = next(price for price in PRICES[name] if {g: -n for g, n in price.items()} == self.goods)
        grown = [k for k in ANIMALS if self.new["animals"][k] > self.old["animals"][k]]
        assert set(grown) <= GIFTS.get(name, set())
        assert len(grown) <= 1
        return {**{good: -count for good, count in paid.items()}, **dict.fromkeys(grown, 1)}


def audit_night(before: Position, after: Position, released: list[Counter[str]]) -> None:
    """From the last turn of a round to the first of the next: workers home, births, refill, nothing else."""
    assert after["starter"] == before["marker"]
    assert not [space for space, content in after["spaces"].items() if "worker" in content]
    for space, (good, count) in {**ALWAYS, "expand": ("borders", 1)}.items():
        assert pile(after, space) == {good: pile(before, space).get(good, 0) + count}
    for space, (first, further) in BY_TURNS.items():
        old = Counter(pile(before, space))
        assert pile(after, space) == (old + Counter({further if old else first: 1}))
    for seat in (0, 1):
        old, new = before["farms"][seat], after["farms"][seat]
        for kind in ANIMALS:
            born = 1 if old["animals"][kind] >= 2 else 0
            assert new["animals"][kind] == old["animals"][kind] + born - released[seat][kind]
        assert {**old, "animals": None} == {**new, "animals": None}
