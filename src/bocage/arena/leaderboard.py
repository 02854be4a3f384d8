"""A leaderboard: a file that arenas extend, and that anybody can check.

It holds one entry for each series of games: who played, from which seed, who was before whom how often, and
the checksums of the first games. Ratings follow from the series alone, so a file whose ratings say anything
else was altered; and whoever has the bots can play the first games again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from itertools import permutations
from pathlib import Path
from typing import Any

import choix
import numpy as np

import bocage
from bocage.arena.behind import is_same_network, needs_network, network_behind
from bocage.arena.errors import ArenaProblem
from bocage.arena.limits import Limit, limit_of
from bocage.arena.match import play_game
from bocage.arena.means import Interval
from bocage.arena.plan import ArenaPlan
from bocage.arena.ratings import DRAWS, ELO, PRIOR
from bocage.arena.standings import Standings
from bocage.core.errors import BadOption
from bocage.games import game_class

SCHEMA = "leaderboard/1"
ALIKE = ("game", "rules", "options", "seats")
FIRST = 2  # games of a series whose checksums are kept
CLOSE = 0.05  # what the arithmetic of another machine may differ by
NEAR = 0.1  # of the width: what the ends of an interval, which are drawn, may differ by


@dataclass
class Series:
    """Games of one plan.

    Attributes:
        bots, seed, games: the plan; package_version: of the Bocage that played it.
        before: for each two bots, `a b`, how often a was before b and b before a; a shared place is half.
        scores: mean points of each bot.
        first: the checksums of the last positions of the first games; none where a bot plays by the clock.
        network: which one judged for the bots (`network_behind`); None for none, and in older files.
    """

    bots: list[str]
    seed: int
    games: int
    package_version: str
    before: dict[str, list[float]]
    scores: dict[str, float]
    first: list[str] = field(default_factory=list)
    network: str | None = None

    def is_sound(self) -> bool:
        """Whether it can be one: a file holds anything."""
        return (
            all(isinstance(bot, str) for bot in self.bots)
            and all(type(number) is int for number in (self.seed, self.games))
            and all(isinstance(checksum, str) for checksum in self.first)
            and len(self.first) in (0, min(FIRST, self.games))
            and type(self.network) in (str, type(None))
            and isinstance(self.scores, dict)
        )

    def adds_up(self, seats: int) -> bool:
        """Whether as many comparisons are told as so many games have; seats of one bot are not compared."""
        if seats < 2:
            return True  # games alone are compared by deals
        told, most = sum(map(sum, self.before.values())), self.games * seats * (seats - 1) / 2
        all_differ = len(set(self.bots)) == len(self.bots) >= seats
        return told == most if all_differ else told <= most


class Leaderboard:
    """All series of one game with one set of options, and the ratings that follow.

    Attributes:
        subject: what they have in common; words: the data file of another box, to play them again.
    """

    def __init__(self, subject: dict[str, Any], series: list[Series]) -> None:
        self.subject = subject
        self.series = series
        self.words: dict[str, object] = {}

    @classmethod
    def read(cls, file: Path) -> Leaderboard:
        """The leaderboard in a file.

        Raises:
            ArenaProblem: it is none, or its ratings do not follow from its games.
        """
        try:
            value = json.loads(file.read_text(encoding="utf-8"))
            board = cls({key: value[key] for key in ALIKE}, [Series(**one) for one in value["series"]])
            kinds = zip(ALIKE, (str, int, dict, int), strict=True)
            is_one = value["schema"] == SCHEMA and all(type(value[key]) is kind for key, kind in kinds)
            if not is_one or not all(one.is_sound() for one in board.series):
                raise ValueError
            follows = _are_alike(board.ratings(), value["ratings"])
            adds_up = all(one.adds_up(value["seats"]) for one in board.series)
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            raise ArenaProblem("board-damaged", file=str(file)) from None
        if not adds_up or not follows:
            raise ArenaProblem("board-altered", file=str(file))
        return board

    @classmethod
    def for_plan(cls, file: Path, plan: ArenaPlan) -> Leaderboard:
        """The leaderboard in a file, or an empty one where there is no file.

        Raises:
            ArenaProblem: it is one of another game, or of other rules or options; or as `read`.
        """
        subject = {key: value for key, value in plan.identity().items() if key in ALIKE}
        here = json.loads(json.dumps(subject))
        if not file.exists():
            return cls(here, [])
        board = cls.read(file)
        for key in ALIKE:
            if board.subject[key] != here[key]:
                raise ArenaProblem("board-other", file=str(file), what=key)
        board._must_be_of(network_behind(plan), plan, file)
        return board

    def _must_be_of(self, network: str | None, plan: ArenaPlan, file: Path) -> None:
        """One name is one player: what another network has played under it does not count for this one."""
        for one in self.series:
            both = [bot for bot in plan.entrants if bot in one.bots]
            known = one.network or network  # older files do not say
            if needs_network(both) and not is_same_network(known, network):
                raise ArenaProblem("board-network", file=str(file), there=str(known), here=str(network))

    def add(self, standings: Standings, first: list[str]) -> None:
        """Take in a series. Of two with the same bots and seed the longer stays: it has the other's games."""
        plan = standings.plan
        scores = {bot: round(one.scores.mean, 2) for bot, one in standings.bots.items()}
        timed = self.strictest(plan.bots) is Limit.CLOCK
        new = Series(
            bots=list(plan.bots),
            seed=plan.seed,
            games=standings.games,
            package_version=bocage.__version__,
            before=standings.compared(),
            scores=scores,
            first=[] if timed else first[:FIRST],
            network=network_behind(plan),
        )
        same = [one for one in self.series if (one.bots, one.seed) == (new.bots, new.seed)]
        if not any(one.games > new.games and one.first == new.first for one in same):
            self.series = [*(one for one in self.series if one not in same), new]

    def ratings(self) -> dict[str, Interval]:
        """Every bot's rating in points as of Elo, best first; the first bot of the file has 0."""
        bots = list(dict.fromkeys(bot for one in self.series for bot in one.bots))
        size = len(bots)
        if size < 2:
            return {bot: Interval(0.0) for bot in bots}
        wins = np.zeros((size, size))
        # Whole names: that of a network file may have a space in it.
        places = {f"{bots[a]} {bots[b]}": (a, b) for a, b in permutations(range(size), 2)}
        for one in self.series:
            for pair, (more, less) in one.before.items():
                first, second = places[pair]
                wins[first, second] += more
                wins[second, first] += less
        found = dict(zip(bots, _strengths(tuple(map(tuple, wins.tolist()))), strict=True))
        return dict(sorted(found.items(), key=lambda item: -item[1].value))

    def write(self, file: Path) -> None:
        """Write the file, ratings included; an older one is replaced when the new one is complete."""
        value = {
            "schema": SCHEMA,
            **self.subject,
            "ratings": {bot: rating.as_json() for bot, rating in self.ratings().items()},
            "series": [asdict(one) for one in self.series],
        }
        partial = file.with_name(file.name + ".part")
        partial.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        partial.replace(file)

    def strictest(self, bots: Iterable[str]) -> Limit:
        """What ends the thoughts of those whom a clock has the most power over."""
        kind = game_class(self.subject["game"])
        assert kind is not None
        game = kind.fresh(None, self._words())
        return max((limit_of(bot, game) for bot in bots), default=Limit.NONE)

    def _words(self) -> dict[str, object]:
        options = self.subject["options"].items()
        return {name: value for name, value in options if name != "components"} | self.words

    def plan_of(self, one: Series) -> ArenaPlan:
        """The plan of a series, with the figures of components that are installed here.

        Raises:
            ArenaProblem: it was played under other rules, or with other figures.
        """
        plan = ArenaPlan(self.subject["game"], tuple(one.bots), one.games, one.seed, self._words())
        if game_class(plan.game) is None:
            raise ArenaProblem("board-other-here", what="game")
        try:
            here = json.loads(json.dumps(plan.identity()))
        except BadOption as problem:  # such as a deck that is not here: it says so best itself
            raise ArenaProblem(problem.key, **problem.details) from None
        for key in ALIKE:
            if here[key] != self.subject[key]:
                raise ArenaProblem("board-other-here", what=key)
        return plan

    def repeats(self, one: Series) -> bool:
        """Play the first games of a series again: whether they are the same.

        Raises:
            ArenaProblem: a bot failed.
        """
        plan = self.plan_of(one)
        return all(
            checksum_of(play_game(plan, plan.fixture(number)).record) == kept
            for number, kept in enumerate(one.first)
        )


def checksum_of(record: list[object]) -> str:
    """The checksum of the last position, from the last line of a packed record."""
    last = record[-1]
    assert isinstance(last, dict)
    return str(last["checksum"])


def _are_alike(due: dict[str, Interval], told: dict[str, dict[str, float | None]]) -> bool:
    """Whether a file tells these ratings and intervals, and no others."""
    for bot, rating in due.items():
        width = 0.0 if rating.low is None or rating.high is None else rating.high - rating.low
        here = (rating.value, rating.low, rating.high)
        there = (told[bot][part] for part in ("value", "low", "high"))
        for one, other, far in zip(here, there, (CLOSE, *[CLOSE + NEAR * width] * 2), strict=True):
            if one != other and (one is None or other is None or abs(one - other) > far):
                return False
    return due.keys() == told.keys()


@lru_cache(maxsize=8)  # a board is written, shown and checked with the same wins
def _strengths(wins: tuple[tuple[float, ...], ...]) -> list[Interval]:
    """The rating of each of them, from how often each one was before each other."""
    counted = np.array(wins) + PRIOR * (1 - np.eye(len(wins)))
    rng = np.random.default_rng(0)
    values = choix.ilsr_pairwise_dense(counted)
    drawn = np.array([choix.ilsr_pairwise_dense(rng.gamma(counted)) for _ in range(DRAWS)])
    values = ELO * (values - values[0])
    lows, highs = np.percentile(ELO * (drawn - drawn[:, :1]), [2.5, 97.5], axis=0)
    return [
        Interval(float(one), float(low), float(high))
        for one, low, high in zip(values, lows, highs, strict=True)
    ]
