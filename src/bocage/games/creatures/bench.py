"""Housing queries, one by one: on farms met in play, and on hard ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from bocage.benchmark.clock import once, percentile
from bocage.benchmark.figures import NANOSECONDS, Figure
from bocage.core.chance import Dice
from bocage.core.lanes import times
from bocage.core.playout import play_out
from bocage.farmland.housing import Homes, fits
from bocage.farmland.keeping import keepable
from bocage.games.creatures import Game
from bocage.games.creatures.rules.goods import ANIMAL_KINDS
from bocage.games.creatures.rules.state import SEATS

GAMES = 40
STEP = 12  # decisions between two looks at the farms
HARD = 300
HOMES = (15, 21)
CAPACITIES = (2, 2, 2, 3, 3, 4, 4, 5, 6, 8, 8, 10, 12, 16, 24)
HALLS = (5 | 3 << 9, 10 | 6 << 9)
QUERIES: dict[str, Callable[[Homes, int], object]] = {"fits": fits, "keepable": keepable}


def measure() -> Iterator[Figure]:
    """The figures of both sorts of farms."""
    for sort, farms in (("housing_met", farms_met()), ("housing_hard", hard_farms())):
        for name, query in QUERIES.items():
            taken = [once(partial(query, homes, animals)) for homes, animals in farms]
            for figure, value in (
                ("median", percentile(taken, 0.5)),
                ("p99", percentile(taken, 0.99)),
                ("max", max(taken)),
            ):
                yield Figure(Game.id, "", f"{sort}.{name}.{figure}", NANOSECONDS, value)


def farms_met() -> list[tuple[Homes, int]]:
    """Homes and animals in random games; one animal of each type more, so that the question is open."""
    found = []
    every = sum(times(1, kind) for kind in range(ANIMAL_KINDS))
    for seed in range(GAMES):
        game = Game(mode="expert")
        dice = Dice(seed)
        while play_out(game.kernel, game.state, dice, STEP).decisions:
            for seat in range(SEATS):
                farm = game.board.farm(seat)
                found.append((farm.housing(), farm.animals + every))
    return found


def hard_farms() -> list[tuple[Homes, int]]:
    """Farms with many homes of many sizes, nearly full: where a search has most to try."""
    rng = Random(15)
    found = []
    for _ in range(HARD):
        halls = [rng.choice(HALLS) for _ in range(rng.choice([0, 0, 1, 3, 5]))]
        rooms = [rng.choice(CAPACITIES) for _ in range(rng.randint(*HOMES) - len(halls))]
        homes = Homes(0, rooms, rng.randint(0, 3), halls)
        found.append((homes, nearly_full(homes, rng)))
    return found


def nearly_full(homes: Homes, rng: Random) -> int:
    """Animals of four types for nine tenths of the room, or a little more than there is."""
    count = int(int(homes.room) * rng.uniform(0.9, 1.05))
    cuts = sorted(rng.randint(0, count) for _ in range(ANIMAL_KINDS - 1))
    counts = [high - low for low, high in zip([0, *cuts], [*cuts, count], strict=True)]
    return sum(times(min(number, 255), kind) for kind, number in enumerate(counts))
