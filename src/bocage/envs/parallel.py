"""Batches in several processes, which share their arrays."""

from __future__ import annotations

import multiprocessing
import pickle
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import DTypeLike, NDArray

from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.envs.arguments import count_in, must_agree, processes_in, seed_in, taken_up
from bocage.envs.batched import Actions, BatchedEnv, BatchStep, numbers_of
from bocage.envs.identity import identity
from bocage.envs.observing import V0, Observer, new_game
from bocage.envs.rewards import MARGIN, check_kind
from bocage.processes import deaf_to_ctrl_c

STEP, GUESS, GAMES, SAVE, CLOSE = "step", "guess", "games", "save", "close"
PATIENCE = 5.0  # seconds that a process is given to end


class Arrays:
    """The arrays of a whole batch in memory that processes share.

    Args:
        name: of memory that another process has made; None makes it.
    """

    def __init__(
        self, count: int, features: int, kind: str, actions: int, seats: int, name: str | None = None
    ) -> None:
        shapes: dict[str, tuple[tuple[int, ...], DTypeLike]] = {
            "rewards": ((count, seats), np.float32),
            "observations": ((count, features), kind),
            "actions": ((count,), np.int16),
            "masks": ((count, actions), np.int8),
            "seats": ((count,), np.uint8),
            "ended": ((count,), np.bool_),
        }
        size = sum(int(np.prod(shape)) * np.dtype(type_).itemsize for shape, type_ in shapes.values())
        self.memory = SharedMemory(name=name, create=name is None, size=size)
        self.all: dict[str, NDArray[Any]] = {}
        start = 0
        # What is wide comes first: so every array is aligned.
        wide = sorted(shapes.items(), key=lambda item: -np.dtype(item[1][1]).itemsize)
        for what, (shape, type_) in wide:
            self.all[what] = np.ndarray(shape, type_, self.memory.buf, start)
            start += self.all[what].nbytes

    def write(self, rows: slice, step: BatchStep) -> None:
        """Put the result of some games in its place."""
        for what, values in step._asdict().items():
            self.all[what][rows] = values

    def close(self) -> None:
        """Let go of the memory."""
        self.all.clear()
        self.memory.close()


class ParallelBatch:
    """As `BatchedEnv`, its games shared among processes; results are the same for any number of them.

    The arrays of a step are overwritten by the next one: copy what you keep. Use it in a `with` block, or
    call `close`; after that it is of no more use.

    Args:
        game: the id of the game.
        count: how many games.
        processes: how many; the games are divided evenly.
        seed: of chance.
        words: the reward and the options of the game, as for `BatchedEnv`.
    """

    def __init__(self, game: str, count: int, processes: int, seed: int = 0, **words: Any) -> None:  # noqa: ANN401 - passed on
        count, seed = count_in(count), seed_in(seed)
        processes = processes_in(processes, count)
        options = {name: value for name, value in words.items() if name not in ("reward", "observation")}
        self._form = str(words.get("observation", V0))
        self.reward = check_kind(words.get("reward", MARGIN))
        self.fresh = new_game(game, options, None, BatchedEnv)
        rows = [slice(n * count // processes, (n + 1) * count // processes) for n in range(processes)]
        self._start(
            [
                partial(BatchedEnv, game, part.stop - part.start, seed, first=part.start, **words)
                for part in rows
            ],
            count,
        )

    def _start(self, parts: list[Callable[[], BatchedEnv]], count: int) -> None:
        """Start one process for each part of the games."""
        self.count = count
        self.observer = Observer(self.fresh, self._form)
        self.metadata = {"bocage": identity(self.fresh, self.observer)}
        self.seats = int(self.fresh.state.seats)
        high = self.observer.high
        sizes = (count, high.size, high.dtype.str, self.observer.actions.size, self.seats)
        self._arrays = Arrays(*sizes)
        self._pipes: list[Connection] = []
        self._workers: list[SpawnProcess] = []
        context = multiprocessing.get_context("spawn")
        for number, part in enumerate(parts):
            rows = slice(number * count // len(parts), (number + 1) * count // len(parts))
            ours, theirs = context.Pipe()
            task = (theirs, self._arrays.memory.name, sizes, rows, part)
            worker = context.Process(target=_work, args=task, daemon=True)
            with deaf_to_ctrl_c():
                worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        self._collect()

    def __getstate__(self) -> dict[str, Any]:
        """How it is pickled, between any two steps: the parts of all processes."""
        return {"fresh": self.fresh, "form": self._form, "count": self.count, "parts": self._told(SAVE)}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.fresh, self._form = saved["fresh"], saved["form"]
        self.reward = saved["parts"][0].reward
        self._start([partial(_again, part) for part in saved["parts"]], saved["count"])

    def save(self) -> bytes:
        """All games as they stand, with their dice; for `restore`."""
        return pickle.dumps(self.__getstate__())

    def restore(self, saved: bytes) -> None:
        """Go on from what `save` gave, here or in another process; whoever gave it must be trusted.

        Raises:
            BadOption: another environment gave it, or one with more or fewer processes.
        """
        found = taken_up(saved)
        parts = found.get("parts")
        if not isinstance(parts, list):
            raise BadOption("env-saved")
        must_agree(
            _facts(self.fresh, self._form, self.count, self.reward) | {"processes": len(self._pipes)},
            _facts(found["fresh"], found["form"], found["count"], parts[0].reward)
            | {"processes": len(parts)},
        )
        self._send(parts)
        self._collect()

    def games(self) -> list[Game]:
        """The games as they stand now, without their moves: copies, ours to play on."""
        return [game for part in self._told(GAMES) for game in part]

    def look(self) -> BatchStep:
        """What is on now, without a step."""
        self._open_pipes()
        arrays = self._arrays.all
        return BatchStep(*(arrays[name] for name in BatchStep._fields))

    def step(self, actions: Actions) -> BatchStep:
        """Carry out one action in each game.

        Raises:
            BadOption: as `BatchedEnv.step`. The games of other processes may have gone on.
        """
        self._open_pipes()
        self._arrays.all["actions"][:] = numbers_of(actions, self.count)
        self._ask(STEP)
        return self.look()

    def random_actions(self) -> NDArray[np.int16]:
        """An allowed action for each game, drawn at random."""
        self._ask(GUESS)
        return np.array(self._arrays.all["actions"])

    def _open_pipes(self) -> list[Connection]:
        """The pipes to the processes.

        Raises:
            BadOption: they have been ended.
        """
        if not self._pipes:
            raise BadOption("env-closed")
        return self._pipes

    def _ask(self, what: str) -> None:
        self._send([what] * len(self._open_pipes()))
        self._collect()

    def _told(self, what: str) -> list[Any]:
        """What each process says about its games."""
        self._send([what] * len(self._open_pipes()))
        return self._heard()

    def _send(self, words: Sequence[str | BatchedEnv]) -> None:
        """A word for each process.

        Raises:
            BadOption: one of them has died.
        """
        try:
            for pipe, word in zip(self._open_pipes(), words, strict=True):
                pipe.send(word)
        except OSError:
            raise BadOption("env-died") from None

    def _heard(self) -> list[Any]:
        """An answer of each process; raises as `_send`."""
        try:
            return [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError):
            raise BadOption("env-died") from None

    def _collect(self) -> None:
        for key, details in filter(None, self._heard()):
            raise BadOption(key, **details)

    def close(self) -> None:
        """End the processes and let go of the memory."""
        for pipe in self._pipes:
            with suppress(OSError):  # it has died, and the others are to end all the same
                pipe.send(CLOSE)
        for worker in self._workers:
            worker.join(PATIENCE)
        if self._pipes:
            self._arrays.close()
            self._arrays.memory.unlink()
        self._pipes, self._workers = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _facts(fresh: Game, form: str, count: int, reward: str) -> dict[str, object]:
    """What must be alike in two batches of which one goes on from the other."""
    options = dict(fresh.options)
    return {"game": fresh.id, "options": options, "observation": form, "count": count, "reward": reward}


def _again(part: BatchedEnv) -> BatchedEnv:
    return part


def _work(
    pipe: Connection,
    memory: str,
    sizes: tuple[int, int, str, int, int],
    rows: slice,
    made: Callable[[], BatchedEnv],
) -> None:
    """A process: it steps its share of the games whenever it is asked."""
    arrays = Arrays(*sizes, name=memory)
    try:
        env = made()
        arrays.write(rows, env.look())
        pipe.send(None)
        while (asked := pipe.recv()) != CLOSE:
            if isinstance(asked, BatchedEnv):  # its games as they were once
                env = asked
                arrays.write(rows, env.look())
                pipe.send(None)
                continue
            try:
                pipe.send(_answer(asked, env, arrays, rows))
            except BadOption as problem:
                pipe.send((problem.key, problem.details))
    except (EOFError, KeyboardInterrupt):
        pass  # the other side has gone
    finally:
        arrays.close()


def _answer(asked: str, env: BatchedEnv, arrays: Arrays, rows: slice) -> BatchedEnv | list[Game] | None:
    if asked == SAVE:
        return env
    if asked == GAMES:
        return env.games()
    if asked == STEP:
        arrays.write(rows, env.step(arrays.all["actions"][rows]))
    else:
        arrays.all["actions"][rows] = env.random_actions()
    return None
