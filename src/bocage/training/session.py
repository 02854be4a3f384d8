"""A training: workers that play, a learner beside them, checkpoints, contests, and a network at the end."""

from __future__ import annotations

import json
import queue
import shutil
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bocage.bots.network import read_network, write_network
from bocage.training.contests import Contests
from bocage.training.crew import Wanted, employ
from bocage.training.errors import TrainingProblem
from bocage.training.keeping import GameKeeper
from bocage.training.mark import PlayedGame
from bocage.training.plan import Progress, Totals, TrainingPlan, made_of, shape_of, totals_of
from bocage.training.tools import Tools, TorchTools
from bocage.training.worker import LOOK, SEARCH, STAGES, WARM, Lines, Orders, WorkerReport

VERSION_EVERY, CHECKPOINT_EVERY = 15.0, 60.0  # seconds
REUSE = 8.0  # how often each position is learned from, on average
HELD_OUT = 25  # one game of so many is not learned from, but measured with
HELD_GAMES = 120
FEWEST_POSITIONS = {"cuda": 20_000, "cpu": 2000}  # before anything is learned, so that few do not count alone
SETTLED = 300_000  # positions from which a network that knows something learns at full speed
KEPT_VERSIONS = 3
SILENCE = 300.0  # seconds after which nobody can be playing any more
# Seconds of silence after which, if a worker was lost, all are replaced: one that was killed while it handed
# in a game has locked out the others for good.
LOCKED_OUT = 45.0
FULL_PACE = 0.35  # share of the time that is learned at full speed; from there on ever more slowly
LEAGUE_EVERY, LEAGUE = 8, 12  # every so many versions one is kept to play against, so many in all
# Shares of the time until when the stages last: fresh, and where a network is given to begin with.
STAGE_ENDS = {True: {WARM: 0.08, LOOK: 0.35}, False: {WARM: 0.0, LOOK: 0.12}}


class Session:
    """One run of a training; the next goes on where it ended.

    Args:
        tools: whoever learns; PyTorch where nothing is said.
    """

    def __init__(
        self, plan: TrainingPlan, tell: Callable[[Progress], None], tools: Tools | None = None
    ) -> None:
        self.plan, self.tell = plan, tell
        plan.folder.mkdir(parents=True, exist_ok=True)
        self.versions = plan.folder / "versions"
        self.versions.mkdir(exist_ok=True)
        self.tools = tools or TorchTools()
        self.device = self.tools.device
        self.shape = shape_of(plan)
        self.learner = self.tools.learner(self.shape)
        self.memory = self.tools.memory(self.shape)
        self.keeper = GameKeeper(plan.folder, plan.is_light)
        self.totals = Totals()
        self.held: list[PlayedGame] = []
        self.began = time.time()
        self.heard = self.began  # when a worker last handed in anything
        self.is_fresh = self._begin()
        self.contests = Contests(plan.folder, plan.seed + self.totals.games)
        self._reset()
        self.owed = 0.0

    def _reset(self) -> None:
        """Begin to count anew for the next line of progress."""
        self.since, self.new_games, self.new_seconds = time.time(), 0, 0.0
        self.scores: list[float] = []

    def _begin(self) -> bool:
        """Take up what is there; returns whether the network knows nothing yet."""
        state = self.tools.load(self.plan.folder)
        if state is not None:
            self._restore(state["learner"])
            self.totals = Totals(**state["totals"])
            self.keeper.recall(self.memory)
            self._hand_over()
            return False
        if self.plan.start is None:
            return True
        network = read_network(self.plan.start)
        self.learner.begin_with(network)
        self.totals = totals_of(network.made)
        self.totals.version = 0
        self._hand_over()
        return False

    def _restore(self, state: dict[str, Any]) -> None:
        """Go on with the weights of the last session; by name, where the counts or moves have changed."""
        try:
            self.learner.restore(state)
        except RuntimeError:  # PyTorch's word for other sizes
            network = read_network(self.plan.folder / "newest.net")
            self.learner.begin_with(network)

    # The loop.

    def run(self) -> None:
        """Train until the time is over."""
        self._employ()
        try:
            self._loop()
        except KeyboardInterrupt:
            pass
        finally:
            self.lines.stop.value = 1
            self._end()
            self.crew.dismiss()

    def _employ(self) -> None:
        """Hire workers, with lines of their own to the one who teaches."""
        plan, totals = self.plan, self.totals
        seed = plan.seed + totals.games
        orders = Orders(plan.game, plan.options, self.versions, seed, plan.appetite)
        wanted = Wanted(plan.workers, totals.version, plan.simulations, plan.ray)
        self.lines, self.crew = employ(orders, wanted)
        self.contests.forget()

    def _loop(self) -> None:
        checked = self.heard = time.time()
        while self.share() < 1.0:
            self._set_stage(self.lines)
            self._take(self.lines)
            self._listen()
            self._learn()
            if self._is_due():
                self._new_version(self.lines)
            if time.time() - checked >= CHECKPOINT_EVERY:
                checked = time.time()
                self.crew.refill()
                self.checkpoint()
                if self.totals.version >= 0:
                    self.contests.call(self.lines.contests, self._newest(), self.plan.workers)

    def _listen(self) -> None:
        """See that somebody plays."""
        silence = time.time() - self.heard
        if silence > SILENCE:
            raise TrainingProblem("train-nobody-plays")
        if silence > LOCKED_OUT and self.crew.has_losses():
            self.crew.dismiss()
            self._employ()

    def share(self) -> float:
        """How much of the time is over."""
        return (time.time() - self.began) / (60.0 * self.plan.minutes)

    def _set_stage(self, lines: Lines) -> None:
        share, ends = self.share(), STAGE_ENDS[self.is_fresh]
        look_end = ends[LOOK] if self.plan.look < 0.0 else self.plan.look
        reached = WARM if share < ends[WARM] else LOOK if share < look_end else SEARCH
        first = self.plan.stage or self.totals.stage
        if STAGES.index(reached) < STAGES.index(first) and self.plan.look < 0.0:
            reached = first
        lines.stage.value = STAGES.index(reached)
        self.totals.stage = reached
        if share > 0.7:
            lines.simulations.value = self.plan.simulations * 4 // 3

    def _take(self, lines: Lines) -> None:
        """Take in what the workers have done."""
        games: list[PlayedGame] = []
        try:
            report = lines.reports.get(timeout=0.05)
            while True:
                self._enter(report, games)
                if len(games) >= 200:
                    break
                report = lines.reports.get_nowait()
        except queue.Empty:
            pass
        if games:
            if self.learner.mean is None and self.totals.games >= 20:
                self.learner.set_mean(games + self.held)
            self.owed += self.memory.add(games) * REUSE / self.learner.batch

    def _enter(self, report: WorkerReport, games: list[PlayedGame]) -> None:
        self.heard = time.time()
        if report.failure is not None:
            self.totals.failures += 1
            self.keeper.keep_failure(report.failure)
        if report.contest is not None:
            self.contests.enter(report)
        if report.played is None:
            return
        totals = self.totals
        totals.games += 1
        totals.core_seconds += report.seconds
        totals.by_stage[report.stage] = totals.by_stage.get(report.stage, 0) + 1
        self.new_games += 1
        self.new_seconds += report.seconds
        self.scores += report.played.scores
        self.keeper.add(report)
        if totals.games % HELD_OUT == 0:
            self.held = [*self.held, report.played][-HELD_GAMES:]
        else:
            games.append(report.played)

    def _learn(self) -> None:
        if self.memory.size < FEWEST_POSITIONS[self.device] or self.learner.mean is None:
            return
        share = self.share()
        pace = min(1.0, (1.0 - share) / (1.0 - FULL_PACE))
        if not self.is_fresh:  # a few new games must not wipe out what all the earlier ones have taught
            pace *= min(1.0, self.memory.size / SETTLED)
        began = time.time()
        while self.owed >= 1.0 and time.time() - began < 2.0:
            self.learner.learn(self.memory, pace)
            self.owed -= 1.0
        self.owed = min(self.owed, 2000.0)
        self.totals.device_seconds += time.time() - began

    # Versions.

    def _is_due(self) -> bool:
        if self.learner.steps < 60:
            return False
        if self.totals.version < 0:
            return self.totals.stage != WARM
        return time.time() - self.since >= VERSION_EVERY

    def _newest(self) -> Path:
        return self.versions / f"version-{self.totals.version}.net"

    def _hand_over(self) -> None:
        network = self.learner.network(self._made())
        network.appetite = self.plan.appetite
        write_network(network, self._newest())

    def _new_version(self, lines: Lines) -> None:
        self.totals.version += 1
        self._hand_over()
        lines.version.value = self.totals.version
        self._tidy()
        self._log()
        self._reset()

    def _log(self) -> None:
        """One line of progress, for the one who looks on and for the curve."""
        progress = self._progress()
        with (self.plan.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(progress.as_json()) + "\n")
        self.tell(progress)

    def _tidy(self) -> None:
        """Keep the last versions for those who are still reading, and a few older ones to play against."""
        version = self.totals.version
        if version % LEAGUE_EVERY == 0:
            shutil.copy(self._newest(), self.versions / f"older-{version}.net")
        old = self.versions / f"version-{version - KEPT_VERSIONS}.net"
        old.unlink(missing_ok=True)
        league = sorted(self.versions.glob("older-*.net"), key=lambda file: int(file.stem.split("-")[1]))
        for file in league[1 : len(league) - LEAGUE]:
            file.unlink(missing_ok=True)

    def _progress(self) -> Progress:
        now = time.time()
        return Progress(
            self.totals.version,
            self.totals.seconds + now - self.began,
            self.totals.stage,
            self.totals.games,
            self.new_games / max(0.001, now - self.since),
            self.new_games / max(0.001, self.new_seconds),
            self.memory.size,
            self.learner.steps,
            self.learner.measure(self.held[-60:]),
            sum(self.scores) / max(1, len(self.scores)),
            self.contests.summary(),
            self.totals.failures,
        )

    def _made(self) -> dict[str, object]:
        totals = self.totals
        seconds = totals.seconds + time.time() - self.began
        about = {"learned_on": self.device, "steps": self.learner.steps, "options": self.plan.options}
        return made_of(totals, seconds) | about

    # Keeping.

    def checkpoint(self) -> None:
        """Keep everything: after a kill the next session goes on from here."""
        now = time.time()
        totals = Totals(**asdict(self.totals))
        totals.seconds += now - self.began
        state: dict[str, object] = {
            "learner": self.learner.state(self.plan.is_light),
            "totals": asdict(totals),
        }
        self.tools.save(self.plan.folder, state)
        if self.totals.version >= 0:
            shutil.copy(self._newest(), self.plan.folder / "newest.net")
        self.keeper.flush()

    def _end(self) -> None:
        """The last network, and whether it is the best one."""
        self.totals.version += 1
        if self.learner.mean is None:
            return
        self._hand_over()
        self.checkpoint()
        self.contests.close(self._newest())
        self._log()
