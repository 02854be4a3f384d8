"""A leaderboard: a file that arenas extend, and that anybody can check.

It holds one entry for each series of games: who played, from which seed, who was before whom how often, and
the checksums of the first games. Ratings follow from the series alone, so a file whose ratings say anything
else was altered; and whoever has the bots can play the first games again.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import choix
import numpy as np

import bocage
from bocage.arena.errors import ArenaProblem
from bocage.arena.match import play_game
from bocage.arena.means import Interval
from bocage.arena.plan import ArenaPlan
from bocage.arena.ratings import DRAWS, ELO, PRIOR
from bocage.arena.standings import Standings

SCHEMA = "leaderboard/1"
ALIKE = ("game", "rules", "options", "seats")
FIRST = 2  # games of a series whose checksums are kept
CLOSE = 0.05  # what the arithmetic of another machine may differ by


@dataclass
class Series:
    """Games of one plan.

    Attributes:
        bots, seed, games: the plan; package_version: of the Bocage that played it.
        before: for each two bots, `a b`, how often a was before b and b before a; a shared place is half.
        scores: mean points of each bot.
        first: the checksums of the last positions of the first games; none where a bot plays by the clock.
    """

    bots: list[str]
    seed: int
    games: int
    package_version: str
    before: dict[str, list[float]]
    scores: dict[str, float]
    first: list[str] = field(default_factory=list)

    def adds_up(self, seats: int) -> bool:
        """Whether as many comparisons are told as so many games have; seats of one bot are not compared."""
        if seats < 2:
            return True  # games alone are compared by deals
        told, most = sum(map(sum, self.before.values())), self.games * seats * (seats - 1) / 2
        all_differ = len(set(self.bots)) == len(self.bots) >= seats
        return told == most if all_differ else told <= most


class Leaderboard:
    """All series of one game with one set of options, and the ratings that follow."""

    def __init__(self, subject: dict[str, Any], series: list[Series]) -> None:
        self.subject = subject
        self.series = series

    @classmethod
    def read(cls, file: Path) -> Leaderboard:
        """The leaderboard in a file.

        Raises:
            ArenaProblem: it is none, or its ratings do not follow from its games.
        """
        try:
            value = json.loads(file.read_text(encoding="utf-8"))
            board = cls({key: value[key] for key in ALIKE}, [Series(**one) for one in value["series"]])
            told = {bot: rating["value"] for bot, rating in value["ratings"].items()}
            if value["schema"] != SCHEMA:
                raise ValueError
            due = {bot: rating.value for bot, rating in board.ratings().items()}
            adds_up = all(one.adds_up(value["seats"]) for one in board.series)
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            raise ArenaProblem("board-damaged", file=str(file)) from None
        if not adds_up or due.keys() != told.keys() or any(abs(due[bot] - told[bot]) > CLOSE for bot in due):
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
        return board

    def add(self, standings: Standings, first: list[str]) -> None:
        """Take in a series; one with the same bots and seed is replaced: its games are among these."""
        plan = standings.plan
        kept = [one for one in self.series if (one.bots, one.seed) != (list(plan.bots), plan.seed)]
        scores = {bot: round(one.scores.mean, 2) for bot, one in standings.bots.items()}
        timed = any(bot.rpartition(":")[2].partition("~")[0].endswith("s") for bot in plan.bots if ":" in bot)
        new = Series(
            bots=list(plan.bots),
            seed=plan.seed,
            games=standings.games,
            package_version=bocage.__version__,
            before=standings.compared(),
            scores=scores,
            first=[] if timed else first[:FIRST],
        )
        self.series = [*kept, new]

    def ratings(self) -> dict[str, Interval]:
        """Every bot's rating in points as of Elo, best first; the first bot of the file has 0."""
        bots = list(dict.fromkeys(bot for one in self.series for bot in one.bots))
        size = len(bots)
        if size < 2:
            return {bot: Interval(0.0) for bot in bots}
        wins = np.zeros((size, size))
        for one in self.series:
            for pair, (more, less) in one.before.items():
                first, second = (bots.index(bot) for bot in pair.split(" "))
                wins[first, second] += more
                wins[second, first] += less
        between = 1 - np.eye(size)
        rng = np.random.default_rng(0)
        values = choix.ilsr_pairwise_dense(wins + PRIOR * between)
        drawn = np.array([choix.ilsr_pairwise_dense(rng.gamma(wins + PRIOR * between)) for _ in range(DRAWS)])
        values = ELO * (values - values[0])
        lows, highs = np.percentile(ELO * (drawn - drawn[:, :1]), [2.5, 97.5], axis=0)
        found = {
            bot: Interval(float(values[place]), float(lows[place]), float(highs[place]))
            for place, bot in enumerate(bots)
        }
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

    def plan_of(self, one: Series) -> ArenaPlan:
        """The plan of a series, with the figures of components that are installed here.

        Raises:
            ArenaProblem: it was played under other rules, or with other figures.
        """
        words = {name: value for name, value in self.subject["options"].items() if name != "components"}
        plan = ArenaPlan(self.subject["game"], tuple(one.bots), one.games, one.seed, words)
        here = json.loads(json.dumps(plan.identity()))
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
