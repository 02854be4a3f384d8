"""How a campaign plays: at random, with a taste for building and for using what was built."""

from __future__ import annotations

from collections import Counter
from random import Random

from bocage.core.game import Game
from bocage.core.menu import ANYTIME, STOP, TRIGGER, YES, action_of
from bocage.games.creatures.referee.land import SIDES, cell_of, edge_of
from bocage.games.creatures.rules.actions import AT, BORDER, BUILD, DRAW, SPACE, TAKE, TROUGH, UPGRADE
from bocage.games.creatures.rules.notation import EDGE_NAMES, SPACE_NAMES
from bocage.games.creatures.rules.state import Board

IDLE = 0.01  # how often something is done that is never needed
DRIFT = 0.2  # how many players have no taste at all
# How much a kind of action is liked; all others count 1.
KINDS = {STOP: 1.0, TRIGGER: 6.0, ANYTIME: 1.5, BORDER: 6.0, TROUGH: 4.0, UPGRADE: 4.0, TAKE: 4.0}
SAY_YES = 4.0
SPACES = {
    "special_building_1": 9.0,
    "special_building_2": 9.0,
    "stall": 4.0,
    "stables": 6.0,
    "fences": 3.0,
    "walls": 3.0,
    "three_wood": 3.0,
    "two_stone": 3.0,
    "building_resources": 3.0,
    "expand": 2.0,
    "feeding_troughs": 2.0,
}
SPACE_TASTE = [SPACES.get(name, 1.5) for name in SPACE_NAMES]


def _around(edge: str) -> list[int]:
    """The other edges of the two cells beside an edge."""
    column, row = cell_of(edge)
    east, south = SIDES[edge[2]]
    cells = [(column, row), (column + east, row + south)]
    near = {frozenset([cell, (cell[0] + x, cell[1] + y)]) for cell in cells for x, y in SIDES.values()}
    return [place for place, name in enumerate(EDGE_NAMES) if edge_of(name) in near and name != edge]


AROUND = [_around(name) for name in EDGE_NAMES]


def arguments(mask: int) -> list[int]:
    """The arguments in a mask."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


class FuzzPolicy:
    """Chooses actions; remembers which special buildings were built often."""

    def __init__(self) -> None:
        self.built: Counter[int] = Counter()
        self.drifting = False

    def begin(self, rng: Random) -> None:
        """A new game."""
        self.drifting = rng.random() < DRIFT

    def choose(self, game: Game, rng: Random) -> int:
        """One of the legal actions."""
        menu = game.menu()
        if menu.main < menu.count and rng.random() < IDLE:
            return rng.choice(menu.idle_actions())
        offers = [
            (int(menu.kind_at(place)), int(menu.mask_at(place))) for place in range(menu.main or menu.count)
        ]
        if self.drifting:
            kind, mask = rng.choices(offers, [mask.bit_count() for _, mask in offers])[0]
            return action_of(kind, rng.choice(arguments(mask)))
        weights = [self._liking(kind, mask) for kind, mask in offers]
        kind, mask = rng.choices(offers, weights)[0]
        return action_of(kind, self._argument(game, kind, mask, rng))

    def _liking(self, kind: int, mask: int) -> float:
        if kind == SPACE:
            return sum(SPACE_TASTE[space] for space in arguments(mask))
        return KINDS.get(kind, 1.0)

    def _argument(self, game: Game, kind: int, mask: int, rng: Random) -> int:
        found = arguments(mask)
        if len(found) == 1:
            return found[0]
        if kind == SPACE:
            return rng.choices(found, [SPACE_TASTE[space] for space in found])[0]
        if kind == YES:
            return rng.choices(found, [SAY_YES if yes else 1.0 for yes in found])[0]
        if kind in (BUILD, DRAW):
            tile = rng.choices(found, [1 / (1 + self.built[tile]) ** 2 for tile in found])[0]
            self.built[tile] += kind == BUILD
            return tile
        if kind == BORDER and rng.random() < 0.7:
            return self._closing_edge(game, found, rng)
        if kind == AT and rng.random() < 0.3:
            return found[0]
        return rng.choice(found)

    def _closing_edge(self, game: Game, edges: list[int], rng: Random) -> int:
        """An edge beside many borders: pastures come to be that way."""
        board, top = game.state, game.state.top
        assert isinstance(board, Board)
        assert top is not None
        borders = board.farm(top.seat).borders
        rng.shuffle(edges)
        return max(edges, key=lambda edge: sum(borders >> other & 1 for other in AROUND[edge]))
