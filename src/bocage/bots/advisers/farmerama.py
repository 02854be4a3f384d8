"""What a position of Farmerama is worth: stars in hand, and what fodder, water and animals promise."""

from __future__ import annotations

from dataclasses import dataclass

from bocage.bots.advice import Adviser
from bocage.core.game import Game
from bocage.core.lanes import lane
from bocage.core.menu import ARGUMENTS, Menu
from bocage.core.state import RUN, State
from bocage.farmerama.actions import ANIMALS, AREAS, CROPS, PICK, WATER
from bocage.farmerama.farm import STABLE, Farm
from bocage.farmerama.parts import NOBODY, Parts
from bocage.farmerama.scoring import stars
from bocage.farmerama.state import Board
from bocage.farmerama.work import WORK

SOLO_ROUNDS = 42
ROUNDS_A_TILE = 1.3  # how long a building of the stack lasts, roughly


@dataclass(frozen=True)
class Weights:
    """How much the promises of a farm are worth, in stars. Found by trying, on solo games."""

    water: float = 0.32
    water_fades: float = 0.77
    fodder: float = 0.19
    field: float = 0.37
    field_waits: float = 0.89
    blocked: float = 0.89
    pasture: float = 0.52
    pasture_waits: float = 0.86
    out: float = 3.0
    fading: float = 26.0


class FarmeramaAdviser(Adviser):
    """Stars now, plus promises that fade towards the end of the game."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Board)
        farm, parts, weights = state.farm(seat), state.parts, self.weights
        promises = water_worth(farm, weights) + fodder_worth(parts, farm, weights)
        promises += field_worth(parts, farm, weights) + pasture_worth(parts, farm, weights)
        return float(stars(parts, farm)) + promises * min(1.0, rounds_left(state) / weights.fading)

    def foresee(self, game: Game, seat: int, action: int) -> float:
        """A secret choice is judged by the work it allows, half alone, half shared."""
        if action // ARGUMENTS != PICK:
            return super().foresee(game, seat, action)
        state = game.state
        assert isinstance(state, Board)
        hand = action % ARGUMENTS
        alone = self._work(game, state, seat, hand, 0)
        return alone if state.is_solo() else (alone + self._work(game, state, seat, hand, hand)) / 2

    def _work(self, game: Game, state: Board, seat: int, hand: int, others: int) -> float:
        trial = state.copy()
        trial.top = None
        for place in range(trial.seats):
            trial.farm(place).chosen = hand if place == seat else others
        trial.push(WORK.node, seat, seat, RUN)
        return self.follow(game, trial, seat)

    def is_new_move(self, menu: Menu) -> bool:
        return menu.mask(PICK) != 0


def rounds_left(board: Board) -> float:
    """How many rounds may be left."""
    if board.is_solo():
        return float(SOLO_ROUNDS - board.round)
    return ROUNDS_A_TILE * float(board.stack + 1)


def water_worth(farm: Farm, weights: Weights) -> float:
    """Water turns the wheel; the more there is, the less one more is worth."""
    worth, each = 0.0, weights.water
    for _ in range(int(lane(farm.barn, WATER))):
        worth += each
        each *= weights.water_fades
    return worth


def fodder_worth(parts: Parts, farm: Farm, weights: Weights) -> float:
    """How near the barn is to feeding each animal that waits in the stable."""
    worth = 0.0
    for animal in range(len(ANIMALS)):
        if farm.place_of(animal) == STABLE:
            needs = [int(lane(parts.feed[animal], crop)) for crop in range(len(CROPS))]
            have = sum(min(int(lane(farm.barn, crop)), need) for crop, need in enumerate(needs))
            worth += weights.fodder * float(parts.track_step[animal]) * (have / sum(needs)) ** 2
    return worth


def field_worth(parts: Parts, farm: Farm, weights: Weights) -> float:
    """Sown fields ripen: the nearer to the harvest sectors, the better; not so under the bar."""
    worth = 0.0
    first = (int(parts.bar) - 2) % AREAS
    for field in range(parts.fields):
        if farm.crop_on(field) != NOBODY:
            sector = int(farm.sector_of(parts.field_area[field]))
            ripe = parts.harvesting >> sector & 1
            worth += weights.field * weights.field_waits ** (0 if ripe else (first - sector) % AREAS)
            worth -= weights.blocked if sector == parts.bar else 0.0
    return worth


def pasture_worth(parts: Parts, farm: Farm, weights: Weights) -> float:
    """An animal outside brings its product after so many steps of the wheel."""
    worth = 0.0
    for animal in range(len(ANIMALS)):
        place = int(farm.place_of(animal))
        if place != STABLE:
            steps = (int(parts.pacifier) - int(farm.sector_of(place - 1))) % AREAS
            stars_left = float(parts.track_step[animal] - parts.pasture_stars[animal])
            worth += weights.out + weights.pasture * stars_left * weights.pasture_waits**steps
    return worth


ADVISER = FarmeramaAdviser()
