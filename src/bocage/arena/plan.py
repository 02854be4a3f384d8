"""What is played: a game, its options, the bots, and which game of the series is which."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate

from bocage.arena.schedule import Seating, deals
from bocage.core.game import Game
from bocage.games import game_class


@dataclass(frozen=True)
class Fixture:
    """One game of a plan.

    Attributes:
        number: which one, from 0; deal: games of the same deal share chance.
        seed: of chance; seating: the bot on each seat.
    """

    number: int
    deal: int
    seed: int
    seating: Seating


@dataclass(frozen=True)
class ArenaPlan:
    """Games to play. Which game has a number does not depend on how many there are.

    Attributes:
        game: the id of the game; bots: who takes part; a name may come twice.
        games: how many; seed: what everything random is derived from.
        words: how the game is made: `seats`, `mode` and whatever else its class takes.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    words: Mapping[str, object] = field(default_factory=dict)

    def fresh(self, seed: int | None = None) -> Game:
        """A new game.

        Raises:
            BadOption: the game cannot be made with these words.
        """
        made = game_class(self.game)
        assert made is not None
        return made.fresh(seed, self.words)

    @cached_property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.fresh().state.seats)

    @cached_property
    def entrants(self) -> list[str]:
        """The bots, each once, in the order of the line."""
        return list(dict.fromkeys(self.bots))

    @cached_property
    def _cycle(self) -> list[list[Seating]]:
        return deals(self.bots, self.seats)

    @cached_property
    def _ends(self) -> list[int]:
        """The number of games up to the end of each deal of the cycle."""
        return list(accumulate(len(seatings) for seatings in self._cycle))

    @property
    def cycle(self) -> int:
        """After so many games every seating was played; no deal goes on beyond them."""
        return self._ends[-1]

    def fixture(self, number: int) -> Fixture:
        """The game with this number."""
        cycle, rest = divmod(number, self._ends[-1])
        place = bisect_right(self._ends, rest)
        before = self._ends[place - 1] if place else 0
        deal = cycle * len(self._cycle) + place
        return Fixture(number, deal, self.seed_of("deal", deal), self._cycle[place][rest - before])

    def fixtures(self, finished: Collection[int] = ()) -> Iterator[Fixture]:
        """The games that are still to be played, in order."""
        return (self.fixture(number) for number in range(self.games) if number not in finished)

    def games_of_deal(self, deal: int) -> int:
        """How many games a deal has in this plan."""
        cycle, place = divmod(deal, len(self._cycle))
        end = cycle * self._ends[-1] + self._ends[place]
        size = len(self._cycle[place])
        return min(end, self.games) - (end - size)

    @property
    def is_even(self) -> bool:
        """Whether the last deal is played from all seats too."""
        last = self.fixture(self.games - 1).deal
        return self.games_of_deal(last) == len(self._cycle[last % len(self._cycle)])

    def seed_of(self, *words: str | int) -> int:
        """A seed for one purpose, the same whoever asks."""
        text = " ".join(str(word) for word in ("arena", self.seed, *words))
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")

    def identity(self) -> dict[str, object]:
        """What makes two plans the same series of games, as plain data; the number of games does not."""
        game = self.fresh()
        return {
            "game": self.game,
            "rules": game.rules_version,
            "options": dict(game.options),
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
        }
