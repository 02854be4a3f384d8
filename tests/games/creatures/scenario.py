"""The scenario language of the rule tests: set up a position, act in notation, read the farms.

table = creatures_table().given(0, buildings={"b2": "sawmill"}, wood=4)
table.act(0, "space feeding_troughs; trough a1; trough b1; stop")
assert table.farm(0).wood == 2
"""

from __future__ import annotations

from typing import Self

from bocage.core.events import Chronicle
from bocage.core.why import Refusal
from bocage.farmland.housing import fits
from bocage.games.creatures import Game
from bocage.games.creatures.rules.farm import Farm
from bocage.games.creatures.rules.goods import ANIMALS, BORDERS, RESOURCES, Goods
from bocage.games.creatures.rules.notation import CELL_NAMES, EDGE_NAMES, edge_of
from bocage.games.creatures.rules.scoring import score_sheet

# Answers that change as little as possible, for running on to a later phase.
QUIET = (
    "stop",
    "no",
    "space building_resources",
    "space three_wood",
    "space two_stone",
    "space one_stone",
    "space start_player",
    "space expand",
    "expand right",
)


class FarmReader:
    """A farm as a test reads it."""

    def __init__(self, farm: Farm) -> None:
        self._farm = farm

    @property
    def wood(self) -> int:
        return int(self._farm.good(RESOURCES.index("wood")))

    @property
    def stone(self) -> int:
        return int(self._farm.good(RESOURCES.index("stone")))

    @property
    def reed(self) -> int:
        return int(self._farm.good(RESOURCES.index("reed")))

    @property
    def borders(self) -> int:
        """Unused borders."""
        return int(self._farm.good(BORDERS))

    @property
    def animals(self) -> dict[str, int]:
        """Types that are there, with their numbers."""
        counts = {name: int(self._farm.animal(kind)) for kind, name in enumerate(ANIMALS)}
        return {name: count for name, count in counts.items() if count}

    @property
    def buildings(self) -> dict[str, str]:
        """Building ids by cell."""
        cells = (cell for cell in range(len(CELL_NAMES)) if self._farm.built >> cell & 1)
        return {CELL_NAMES[cell]: self._farm.book.names[self._farm.tile(cell)] for cell in cells}

    @property
    def troughs(self) -> list[str]:
        return [name for cell, name in enumerate(CELL_NAMES) if self._farm.troughs >> cell & 1]

    @property
    def placed(self) -> list[str]:
        """Edges with a border, in their canonical names."""
        return [name for edge, name in enumerate(EDGE_NAMES) if self._farm.borders >> edge & 1]

    @property
    def columns(self) -> int:
        return int(self._farm.columns)

    @property
    def left(self) -> int:
        return int(self._farm.left)

    @property
    def unused(self) -> list[str]:
        return [name for cell, name in enumerate(CELL_NAMES) if self._farm.unused() >> cell & 1]

    @property
    def pasture_rooms(self) -> list[int]:
        """How many animals each pasture holds, ascending."""
        self._farm.housing()
        return sorted(int(room) for room in self._farm.pasture_rooms or [])

    @property
    def pasture_cells(self) -> list[str]:
        """All cells that lie in pastures."""
        closed = self._farm.closed_cells()
        return [name for cell, name in enumerate(CELL_NAMES) if closed >> cell & 1]

    @property
    def raw(self) -> Farm:
        """The farm itself, for tests of the engine's own functions."""
        return self._farm

    def holds(self, **animals: int) -> bool:
        """Whether exactly these animals, by type, would all have room on the farm together."""
        return fits(self._farm.housing(), Goods(**animals).animals)


class CreaturesTable:
    """A game of creatures being set up, then played. The first action ends the setting up."""

    def __init__(self, **options: object) -> None:
        self._position: dict[str, object] = {"game": "creatures", "options": {"first_player": 0, **options}}
        self._farms: list[dict[str, object]] = [{}, {}]
        self._spaces: dict[str, dict[str, int]] | None = None
        self._game: Game | None = None
        self.chronicle = Chronicle()

    # Setting up.

    def given(self, seat: int, **fields: object) -> Self:
        """Fields of a farm as in docs/position.md; animals by name; `buildings` also as a list of ids,
        which then go on free cells beginning at a1. The Cottage stands in its place unless replaced."""
        farm = self._farms[seat]
        animals = {name: fields.pop(name) for name in ANIMALS if name in fields}
        if animals:
            farm["animals"] = animals
        if "buildings" in fields:
            columns = fields.get("columns", farm.get("columns", 2))
            left = fields.get("left", farm.get("left", 0))
            assert isinstance(columns, int)
            assert isinstance(left, int)
            farm["buildings"] = _with_cottage(fields.pop("buildings"), columns, left)
        farm.update(fields)
        return self

    def round(self, number: int, **course: object) -> Self:
        """The round, and `marker`, `starter`, `first`, if they are not seat 0."""
        self._position["round"] = number
        self._position.update(course)
        return self

    def display(self, *tiles: str) -> Self:
        """Exactly these special buildings can be built."""
        self._position["display"] = list(tiles)
        return self

    def supply(self, **left: int) -> Self:
        """What is left of `troughs`, `tiles`, `expansions`; the rest counts as out of the game."""
        self._position["supply"] = left
        return self

    def space(self, name: str, **content: int) -> Self:
        """Goods on a space, or `worker=seat`. Spaces that are never named lie empty then."""
        self._spaces = self._spaces or {}
        self._spaces[name] = content
        return self

    def after_work(self) -> Self:
        """All workers have been placed: next is the end of the work phase."""
        self._position["turn"] = 6
        return self

    @property
    def game(self) -> Game:
        """The game; from now on it is played, not set up."""
        if self._game is None:
            self._position["farms"] = self._farms
            if self._spaces is not None:
                self._position["spaces"] = self._spaces
            self._game = Game.from_position(self._position)
            self._game.listen(self.chronicle)
        return self._game

    # Playing.

    def act(self, seat: int, line: str) -> Self:
        """Play actions in notation, separated by semicolons; this seat must be the one to decide."""
        for text in line.split(";"):
            assert self.game.to_act == seat, (
                f"seat {self.game.to_act} decides before {text!r}: {self.offers()}"
            )
            assert text.strip() in self.offers(), f"{text.strip()!r} is not among {self.offers()}"
            self.game.play(text)
        return self

    def offers(self, seat: int | None = None) -> list[str]:
        """The legal actions in notation; none if another seat decides."""
        if seat is not None and self.game.to_act != seat:
            return []
        return [self.game.codec.text(action) for action in self.game.legal_actions()]

    def refusal(self, text: str) -> Refusal:
        """Why an action is not allowed now; fails if it is."""
        refusal = self.game.why_not(self.game.codec.parse(text))
        assert refusal is not None, f"{text!r} is allowed"
        return refusal

    def enter(self, phase: str) -> Self:
        """Answer as quietly as possible until `next_round`, `breeding` (animals about to breed),
        `end` (game over) or the question named (`release`, `space`, `border` …)."""
        started = int(self.game.board.round)
        while self.game.to_act is not None and not self._is_at(phase, started):
            offers = self.offers()
            quiet = next((text for text in QUIET if text in offers), offers[0])
            self.game.play(quiet)
        return self

    def _is_at(self, phase: str, started: int) -> bool:
        if phase == "next_round":
            return int(self.game.board.round) > started
        if phase == "end":
            return False
        return self.game.prompt[1] == phase

    # Reading.

    def farm(self, seat: int) -> FarmReader:
        return FarmReader(self.game.board.farm(seat))

    def pile(self, space: str) -> dict[str, int]:
        """What lies on a space now."""
        spaces = self.game.position()["spaces"]
        assert isinstance(spaces, dict)
        return dict(spaces.get(space, {}))

    def score(self, seat: int) -> float:
        """What the farm would score if the game ended now."""
        return self.game.scores()[seat]

    def heard(self, key: str) -> list[tuple[int, tuple[int, int, int]]]:
        """The events of this kind so far: (seat, numbers)."""
        return [(event.seat, event.numbers) for event in self.chronicle.events if event.key == key]

    def points(self, seat: int, key: str, category: str = "buildings") -> float:
        """The lines of the score sheet with this key (a building id, an animal) if the game ended now."""
        lines = score_sheet(self.game.board.farm(seat)).lines
        return sum(line.points for line in lines if line.key == key and line.category == category)


def creatures_table(**options: object) -> CreaturesTable:
    """A game in round 1, seat 0 to place the first worker; options as `creatures.Game` takes them."""
    return CreaturesTable(**options)


def _with_cottage(buildings: object, columns: int, left: int) -> dict[str, str]:
    home = CELL_NAMES[3 * left + 2]
    if isinstance(buildings, dict):
        return {home: "cottage", **buildings}
    assert isinstance(buildings, list | tuple)
    free = [cell for cell in CELL_NAMES[: columns * 3] if cell != home]
    assert len(buildings) <= len(free), "more buildings than cells: give columns="
    return {home: "cottage", **dict(zip(free, buildings, strict=False))}


def pasture(*cells: str) -> list[str]:
    """The edges that enclose these cells: borders for `placed_borders`."""
    sides: dict[str, int] = {}
    for cell in cells:
        for side in "nesw":
            name = EDGE_NAMES[edge_of(CELL_NAMES.index(cell), side)]
            sides[name] = sides.get(name, 0) + 1
    return [name for name, count in sides.items() if count == 1]
