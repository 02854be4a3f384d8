"""What to simulate, and doing it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bocage.core.chance import Dice
from bocage.core.game import Game
from bocage.core.playout import play_out
from bocage.games import game_class
from bocage.simulation.jobs import run_blocks
from bocage.simulation.tally import SeatScores, Tally

BLOCK = 50  # games that one process plays before it reports


@dataclass(frozen=True)
class SimulationPlan:
    """Games to play.

    Attributes:
        game: the id of the game; games: how many.
        seed: what the seeds of the single games are derived from.
        words: how the game is made: `seats`, `mode` and whatever else its class takes.
    """

    game: str
    games: int
    seed: int = 0
    words: Mapping[str, object] = field(default_factory=dict)

    def fresh(self) -> Game:
        """A new game, in which chance has not spoken yet.

        Raises:
            BadOption: the game cannot be made with these words.
        """
        made = game_class(self.game)
        assert made is not None
        return made.fresh(None, self.words)

    def blocks(self) -> Iterator[tuple[SimulationPlan, range]]:
        """The games in blocks."""
        for first in range(0, self.games, BLOCK):
            yield self, range(first, min(first + BLOCK, self.games))


def seed_of(seed: int, index: int) -> int:
    """The seed of one game among many: the same whoever plays it."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {index}".encode(), digest_size=6).digest(), "big")


def simulate(plan: SimulationPlan, jobs: int = 1) -> Iterator[Tally]:
    """Play the games; a tally for each block as it is done."""
    for _, tally in run_blocks(games_of, plan.blocks(), jobs):
        yield tally


def games_of(block: tuple[SimulationPlan, range]) -> Tally:
    """Play the games of one block."""
    plan, indices = block
    fresh = plan.fresh()
    tally = Tally([SeatScores() for _ in range(fresh.state.seats)])
    for index in indices:
        game = fresh.copy()
        dice = Dice(seed_of(plan.seed, index))
        start = time.perf_counter()
        played = play_out(game.kernel, game.state, dice)
        tally.seconds += time.perf_counter() - start
        outcome = game.outcome()
        assert outcome is not None
        tally.note(index, played.checksum, played.decisions, outcome.scores)
        for number, seat in enumerate(tally.seats):
            won = number in outcome.winners
            # Alone one can also lose: then nobody has won.
            seat.note(outcome.scores[number], won / max(1, len(outcome.winners)))
    return tally
