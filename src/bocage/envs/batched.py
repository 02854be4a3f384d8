"""Many games stepped in one call, over numpy arrays."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.envs.arguments import count_in, first_in, must_agree, seed_in, taken_up
from bocage.envs.identity import identity
from bocage.envs.observing import V0, Mask, Observation, Observer, new_game
from bocage.envs.rewards import MARGIN, check_kind, final_rewards
from bocage.envs.stepping.batch import Batch

_NUMBER = np.dtype("<i2")  # how actions are handed to the compiled part
Actions = NDArray[np.integer] | Sequence[int]


class BatchStep(NamedTuple):
    """What a step led to, one row for each game. The arrays are yours to change.

    Attributes:
        observations: of the seat that is to decide now.
        masks: what it may do.
        seats: which seat that is.
        rewards: of every seat; nothing but 0 until a game ends.
        ended: games that have ended with this step. They have begun anew: observation, mask and seat are
            those of the new game.
    """

    observations: Observation
    masks: Mask
    seats: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]


def numbers_of(actions: Actions, count: int) -> NDArray[np.integer]:
    """The actions of a step as an array of whole numbers, one for each game.

    Raises:
        BadOption: there are not as many as games, not in one row, or they are no whole numbers.
    """
    try:
        words = np.asarray(actions)
    except ValueError:  # rows of different lengths
        raise BadOption("env-dtype", dtype=type(actions).__name__) from None
    if words.ndim != 1:
        raise BadOption("env-shape", shape=str(words.shape), count=count)
    if words.shape != (count,):
        raise BadOption("env-actions", found=words.size, count=count)
    if words.dtype.kind not in "iu":
        raise BadOption("env-dtype", dtype=str(words.dtype))
    if words.dtype.itemsize == 1 or words.dtype == _NUMBER:
        return words
    low = 0 if words.dtype.kind == "u" else -1  # what is too small or too large stays so in 16 bits
    kept: NDArray[np.integer] = np.clip(words, low, np.iinfo(_NUMBER).max)
    return kept


class BatchedEnv:
    """Many games of one kind that step together. A game that ends begins anew.

    Args:
        game: the id of the game.
        count: how many games.
        seed: of chance; game number n is the same whatever `count` is.
        first: the number of the first game.
        reward: margin, win, rank, points or target:50 (`final_rewards`).
        observation: the form of what is seen: v0, v1 or v1:compact (`Observer`).
        options: those of the game: mode, seats, tiles …

    Attributes:
        fresh: the game before its first move, as all of them begin.
        metadata: what it belongs to, under `bocage` (`identity`).

    Raises:
        BadOption: an unknown option or an impossible value.

    Examples:
        >>> env = BatchedEnv("creatures", 4, seed=1)
        >>> env.look().masks.shape
        (4, 276)
        >>> step = env.step(env.random_actions())
        >>> step.observations.shape, step.rewards.shape
        ((4, 488), (4, 2))
    """

    def __init__(
        self,
        game: str,
        count: int,
        seed: int = 0,
        reward: str = MARGIN,
        first: int = 0,
        observation: str = V0,
        **options: object,
    ) -> None:
        count, seed, first = count_in(count), seed_in(seed), first_in(first)
        self._open(new_game(game, options, None, type(self)), count, check_kind(reward), first, observation)
        seeds = [(seed * 1_000_003 + number) * 2 for number in range(first, first + count)]
        self._batch = self._batch_of(seeds)

    def _open(self, fresh: Game, count: int, reward: str, first: int, form: str) -> None:
        self.fresh = fresh
        self.reward = reward
        self.observer = Observer(fresh, form)
        self.count = count
        self.seats = int(fresh.state.seats)
        self._first = first
        self.metadata = {"bocage": identity(fresh, self.observer)}

    def _batch_of(self, seeds: list[int]) -> Batch:
        fresh, observer = self.fresh, self.observer
        return Batch(fresh.kernel, observer.encoder, observer.actions, fresh.state, seeds)

    def games(self) -> list[Game]:
        """The games as they stand now, without their moves: copies, ours to play on."""
        return [self.fresh.with_state(seated.state.copy()) for seated in self._batch.games]

    def __getstate__(self) -> dict[str, Any]:
        """How a batch is pickled, between any two steps: its games, with the dice of each."""
        dice = [(seated.dice.word, seated.guesses.word) for seated in self._batch.games]
        return {"words": self._words(), "games": self.games(), "dice": dice}

    def _words(self) -> dict[str, Any]:
        """What it was made with."""
        words = {"fresh": self.fresh, "count": self.count, "reward": self.reward, "first": self._first}
        return words | {"form": self.observer.form}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self._open(**saved["words"])
        self._batch = self._batch_of([0] * self.count)
        self._batch.take_up([game.state for game in saved["games"]], saved["dice"])

    def save(self) -> bytes:
        """All games as they stand, with their dice; for `restore`."""
        return pickle.dumps(self.__getstate__())

    def restore(self, saved: bytes) -> None:
        """Go on from what `save` gave, here or in another process; whoever gave it must be trusted.

        Raises:
            BadOption: another environment gave it.
        """
        found = taken_up(saved)
        must_agree(_facts(self._words()), _facts(found.get("words")))
        self.__setstate__(found)

    def look(self) -> BatchStep:
        """What is on now, without a step."""
        nothing = np.zeros((self.count, self.seats), np.float32)
        return self._result(nothing, np.zeros(self.count, np.bool_))

    def step(self, actions: Actions) -> BatchStep:
        """Carry out one action in each game.

        Raises:
            BadOption: a wrong number of actions, none that are whole numbers, or one that its mask does not
                allow. No game has changed.
        """
        words = numbers_of(actions, self.count)
        packed = words.astype(_NUMBER).tobytes()
        wrong = self._batch.first_illegal(packed)
        if wrong >= 0:
            found = int(np.asarray(actions)[wrong])
            raise BadOption("env-illegal", game=self._first + wrong, action=found)
        self._batch.step(packed)
        rewards = np.zeros((self.count, self.seats), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for end in self._batch.ends:  # one or two a step as a rule: a list of places would take longer
            rewards[end.game] = final_rewards(end.scores, end.winners, self.reward)
            ended[end.game] = True
        return self._result(rewards, ended)

    def _result(self, rewards: NDArray[np.float32], ended: NDArray[np.bool_]) -> BatchStep:
        row = self._batch.row
        observations, masks = self.observer.open_batch(row.numbers.getvalue(), row.bits.getvalue())
        seats = np.frombuffer(bytearray(self._batch.seats.getvalue()), np.uint8)
        return BatchStep(observations, masks, seats, rewards, ended)

    def random_actions(self) -> NDArray[np.int16]:
        """An allowed action for each game, drawn at random; pointless ones are left out."""
        return np.frombuffer(self._batch.random_actions(), _NUMBER)


def _facts(words: object) -> dict[str, object]:
    """What must be alike in two batches of which one goes on from the other."""
    if not isinstance(words, dict):
        raise BadOption("env-saved")
    fresh = words["fresh"]
    told = {name: words[name] for name in ("count", "reward", "first")}
    return {"game": fresh.id, "options": dict(fresh.options), "observation": words["form"], **told}
