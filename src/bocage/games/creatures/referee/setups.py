"""Random set-ups: options with all their switches, and positions with plenty of goods."""

from __future__ import annotations

from random import Random

from bocage.games.creatures.decks import base_book
from bocage.games.creatures.referee.land import ROWS, SIDES, Cell, Edge, land_of
from bocage.games.creatures.referee.shelter import shelter_of
from bocage.games.creatures.rules.book import COTTAGE, FIRST_SPECIAL, NOTHING, STABLE, STALL
from bocage.games.creatures.rules.goods import ANIMALS, RESOURCES
from bocage.games.creatures.rules.options import DRAWN, FREE, PIECES
from bocage.games.creatures.rules.switches import SWITCHES

MODES = ("standard", "advanced", "expert", FREE)
MODE_WEIGHTS = (1, 2, 5, 4)
BUILDINGS = base_book().buildings
BASICS = [building.id for building in BUILDINGS if building.basic]
GREENS = [building.id for building in BUILDINGS[FIRST_SPECIAL:] if not building.basic]
HOMES = [building.id for building in BUILDINGS if building.over == COTTAGE]
# Those that may stand anywhere and need nothing to be there.
PLAIN = {
    building.id
    for building in BUILDINGS[FIRST_SPECIAL:]
    if building.over == NOTHING and building.place is None and not building.requires
}
BORDERS_EACH = 9
TROUGHS_IN_BOX = 10


def random_options(rng: Random, mode: str | None) -> dict[str, object]:
    """Options of any mode, or of one; half of the time with some rulings switched."""
    chosen = mode or rng.choices(MODES, MODE_WEIGHTS)[0]
    options: dict[str, object] = {"mode": chosen}
    if chosen == FREE:
        options["tiles"] = rng.sample(BASICS + GREENS, rng.randint(4, 24))
    if rng.random() < 0.5:
        options["first_player"] = rng.randrange(2)
    if rng.random() < 0.5:
        for switch in SWITCHES:
            if rng.random() < 0.3:
                options[switch.name] = not switch.default
    return options


def switches_of(options: dict[str, object]) -> int:
    """The rulings in force, as the farms keep them."""
    return sum(switch.bit for switch in SWITCHES if options.get(switch.name, switch.default))


def random_position(rng: Random, mode: str | None) -> dict[str, object]:
    """A position at the beginning of a round: farms with pastures, buildings, troughs, animals that fit."""
    options = random_options(rng, mode)
    pool = _pool(rng, options)
    box = PIECES[str(options["mode"])]
    number = rng.randint(1, 8)
    gained = rng.randint(0, number - 1)
    drafts = [
        FarmDraft(rng, switches_of(options), BORDERS_EACH + gained),
        FarmDraft(rng, switches_of(options), BORDERS_EACH + number - 1 - gained),
    ]
    for _ in range(rng.randint(0, box)):
        rng.choice(drafts).expand()
    for draft in drafts:
        draft.begin(pool)
    for _ in range(rng.randint(0, box)):
        rng.choice(drafts).build(rng.choice([STALL, STABLE]))
    for _ in range(rng.randint(0, TROUGHS_IN_BOX - 2)):
        rng.choice(drafts).place_trough()
    position: dict[str, object] = {
        "game": "creatures",
        "options": options,
        "round": number,
        "marker": rng.randrange(2),
        "first": rng.randrange(2),
        "farms": [draft.farm() for draft in drafts],
    }
    position["display"] = pool
    return position


def _pool(rng: Random, options: dict[str, object]) -> list[str]:
    """The special buildings of the game, in any order."""
    tiles = options.get("tiles")
    if isinstance(tiles, list):
        return list(tiles)
    return BASICS + rng.sample(GREENS, DRAWN[str(options["mode"])])


class FarmDraft:
    """A farm being drawn."""

    def __init__(self, rng: Random, switches: int, borders: int) -> None:
        self.rng = rng
        self.switches = switches
        self.total = borders
        self.columns = 2
        self.left = 0
        self.buildings: dict[Cell, str] = {}
        self.troughs: set[Cell] = set()
        self.borders: set[Edge] = set()

    def expand(self) -> None:
        """One column more, on either side."""
        self.columns += 1
        self.left += self.rng.randrange(2)

    def begin(self, pool: list[str]) -> None:
        """The Cottage or its successor, a few buildings of the pool, then pastures."""
        homes = [tile for tile in pool if tile in HOMES]
        home = self.rng.choice(homes) if homes and self.rng.random() < 0.2 else BUILDINGS[COTTAGE].id
        self.buildings[(self.left, ROWS - 1)] = home
        plain = [tile for tile in pool if tile in PLAIN]
        chosen = self.rng.sample(plain, min(len(plain), self.rng.choice([0, 0, 1, 2])))
        for tile in chosen:
            self._put(tile)
        for tile in (home, *chosen):
            if tile in pool:
                pool.remove(tile)
        for _ in range(self.rng.randint(0, 3)):
            self.enclose()

    def _free(self) -> list[Cell]:
        cells = ((column, row) for column in range(self.columns) for row in range(ROWS))
        return [cell for cell in cells if cell not in self.buildings]

    def _put(self, tile: str) -> None:
        self.buildings[self.rng.choice(self._free())] = tile

    def build(self, tile: int) -> None:
        """A stall or a stable, if a cell is left."""
        if len(self._free()) > 1:
            self._put(BUILDINGS[tile].id)

    def place_trough(self) -> None:
        """A trough anywhere."""
        column, row = self.rng.randrange(self.columns), self.rng.randrange(ROWS)
        self.troughs.add((column, row))

    def enclose(self) -> None:
        """A pasture of one to four cells, if there are borders enough."""
        free = self._free()
        if not free:
            return
        first = self.rng.choice(free)
        wide, high = self.rng.randint(1, 2), self.rng.randint(1, 2)
        region = {cell for cell in free if 0 <= cell[0] - first[0] < wide and 0 <= cell[1] - first[1] < high}
        outline = {
            frozenset([cell, (cell[0] + east, cell[1] + south)])
            for cell in region
            for east, south in SIDES.values()
            if (cell[0] + east, cell[1] + south) not in region
            and (cell[0] + east, cell[1] + south) not in self.buildings
        }
        if len(self.borders | outline) <= self.total:
            self.borders |= outline

    def farm(self) -> dict[str, object]:
        """The farm as a position writes it."""
        rng = self.rng
        farm: dict[str, object] = {good: rng.choice([0, 2, 5, 8, 12]) for good in RESOURCES}
        farm |= {
            "columns": self.columns,
            "left": self.left,
            "borders": self.total - len(self.borders),
            "buildings": {cell_name(cell): tile for cell, tile in self.buildings.items()},
            "troughs": [cell_name(cell) for cell in sorted(self.troughs)],
            "placed_borders": sorted(edge_name(edge, self.columns) for edge in self.borders),
        }
        shelter = shelter_of(land_of(base_book(), farm), self.switches)
        animals = [rng.randint(0, 7) for _ in ANIMALS]
        while not shelter.holds(tuple(animals)):
            kind = rng.choice([kind for kind, count in enumerate(animals) if count])
            animals[kind] -= 1
        farm["animals"] = dict(zip(ANIMALS, animals, strict=True))
        return farm


def cell_name(cell: Cell) -> str:
    """The name of a cell in positions and notation."""
    return f"{'abcdefg'[cell[0]]}{cell[1] + 1}"


def edge_name(edge: Edge, columns: int) -> str:
    """A name of an edge: a cell of the farm and a side."""
    for cell in sorted(edge):
        if 0 <= cell[0] < columns and 0 <= cell[1] < ROWS:
            for side, (east, south) in SIDES.items():
                if (cell[0] + east, cell[1] + south) in edge:
                    return cell_name(cell) + side
    raise ValueError(edge)
