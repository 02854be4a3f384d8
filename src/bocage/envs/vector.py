"""Gymnasium's vector environment: one seat in each of many games, opponents in the others."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from random import Random
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bocage.core.errors import BadOption
from bocage.core.state import NATURE
from bocage.envs.aec import Seen, seen_space
from bocage.envs.arguments import count_in, must_agree, seat_in, seed_in, steps_in, taken_up
from bocage.envs.batched import Actions, BatchedEnv, numbers_of
from bocage.envs.drawing import RENDER_MODES, check_render_mode, draw
from bocage.envs.observing import V0, new_game
from bocage.envs.opponents import Opponent, Opponents
from bocage.envs.rewards import check_kind, final_rewards, usual_reward
from bocage.envs.seat import ILLEGAL
from bocage.envs.stepping.batch import Batch
from bocage.messages import say

Flags = NDArray[np.bool_]
Infos = dict[str, Any]
DERIVED = ("observation_space", "action_space", "single_observation_space", "single_action_space")


class SeatVector(VectorEnv[Seen, Actions, NDArray[Any]]):
    """Many games seen from one seat each. Game for game it plays what `SeatEnv` plays with the same seeds.

    A game that ends begins anew in the same step: the observation is that of the new game, the last one of
    the old is in `info["final_obs"]`. The arrays of a step are yours to change; a tensor made
    by `torch.from_numpy` shares their memory. It can be pickled between any two steps.

    Args:
        game: the id of the game.
        num_envs: how many games.
        seat: yours; None draws one for each game.
        opponent: the name of a bot, or a function from a game to an action of it.
        reward: margin, win, rank, points or target:50; without it win, alone points.
        observation: the form of what is seen: v0, v1 or v1:compact (`Observer`).
        render_mode: ansi or svg: `render()` returns a text for each game; human prints them.
        max_episode_steps: truncate a game after so many decisions of yours, as Gymnasium's `TimeLimit`.
        options: those of the game: mode, seats, tiles …

    Raises:
        BadOption: an unknown option or an impossible value.
    """

    metadata = {  # noqa: RUF012 - Gymnasium declares it so
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: int | None = 0,
        opponent: str | Opponent = "random",
        reward: str | None = None,
        observation: str = V0,
        render_mode: str | None = None,
        max_episode_steps: int | None = None,
        **options: object,
    ) -> None:
        # What is no option of the game is refused, and means nothing to the batch.
        new_game(game, options, None, type(self))
        self._games = BatchedEnv(game, num_envs, observation=observation, **options)  # type: ignore[arg-type]  # options are passed on
        self.num_envs = num_envs = count_in(num_envs)
        self.render_mode = check_render_mode(render_mode)
        self._most = None if max_episode_steps is None else steps_in(max_episode_steps)
        self._taken = np.zeros(num_envs, np.int64)  # decisions of yours in each game
        seats = self._games.seats
        seat = seat_in(seat, seats)
        self.reward = check_kind(reward or usual_reward(seats))
        self._wanted = seat
        self._mine = [seat or 0] * num_envs
        self._opponents = [Opponents(opponent) for _ in range(num_envs)]
        self._rngs = [Random() for _ in range(num_envs)]
        self._is_on = False
        self._open()

    def _open(self) -> None:
        """What follows from the game and its options alone."""
        self.observer = self._games.observer
        space = cast("gymnasium.Space[Seen]", seen_space(self.observer))
        number = cast("gymnasium.Space[Any]", gymnasium.spaces.Discrete(self.observer.actions.size))
        self.single_observation_space, self.single_action_space = space, number
        self.observation_space = batch_space(space, self.num_envs)
        self.action_space = batch_space(number, self.num_envs)
        self.metadata = self._games.metadata | type(self).metadata

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in (*DERIVED, "observer")}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self._open()

    @property
    def _batch(self) -> Batch:
        return self._games._batch

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, Infos]:
        """Begin new games: all of them, or those that `options["reset_mask"]` says.

        Args:
            seed: of the first game, the others count on from it; or one for each game.
            options: `reset_mask`, an array with True for each game to begin anew.

        Raises:
            BadOption: other options, as many of something as there are no games, or a seed that is no number.
        """
        chosen, seeds = self._chosen(options or {}), self._seeds(seed)
        for place in np.flatnonzero(chosen).tolist():
            begun = seeds[place]
            if begun is not None:
                self._rngs[place] = Random(begun)
            self._begin(place)
        self._is_on = True
        seen = self._look()
        return seen, self._info(seen)

    def _chosen(self, options: dict[str, Any]) -> Flags:
        """Which games are to begin anew."""
        for name in options:
            if name != "reset_mask":
                raise BadOption("env-reset-option", option=name)
        wanted = options.get("reset_mask")
        chosen = np.ones(self.num_envs, np.bool_) if wanted is None else np.asarray(wanted, np.bool_)
        if chosen.shape != (self.num_envs,):
            raise BadOption("env-each", what="reset_mask", found=chosen.size, count=self.num_envs)
        return chosen

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """A seed for each game; None where chance goes on."""
        if seed is None:
            return [None] * self.num_envs
        if not np.iterable(seed):
            first = seed_in(seed)
            return [first + place for place in range(self.num_envs)]
        seeds = [None if one is None else seed_in(one) for one in seed]
        if len(seeds) != self.num_envs:
            raise BadOption("env-each", what="seed", found=len(seeds), count=self.num_envs)
        return seeds

    def _begin(self, place: int) -> None:
        """A new game, played on until it is for you to decide."""
        rng = self._rngs[place]
        self._taken[place] = 0
        seat = self._batch.begin_anew(place, rng.getrandbits(30))
        self._opponents[place].begin(rng.getrandbits(30))
        if self._wanted is None:
            self._mine[place] = rng.randrange(self._games.seats)
        self._let_others_play(place, seat)

    def _let_others_play(self, place: int, seat: int) -> int:
        """Go on from the decision of a seat until it is for you, or the game is over (NATURE)."""
        batch, mine = self._batch, self._mine[place]
        opponents, rng = self._opponents[place], self._rngs[place]
        while seat not in (mine, NATURE):
            seat = batch.advance(place, opponents.decide_in(batch.games[place], self._games.fresh, seat, rng))
        return seat

    def step(self, actions: Actions) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """Carry out one action in each game, then those of the others until it is for you again.

        Raises:
            BadOption: a wrong number of actions, or none that are whole numbers. No game has changed.
            ResetNeeded: no game is on.
        """
        if not self._is_on:
            raise gymnasium.error.ResetNeeded(say("error-env-reset"))
        numbers = numbers_of(actions, self.num_envs).tolist()
        rewards = np.zeros(self.num_envs, np.float32)
        ended = np.zeros(self.num_envs, np.bool_)
        told: list[dict[str, Any] | None] = [None] * self.num_envs
        table, games = self.observer.actions.actions, self._batch.games
        for place, number in enumerate(numbers):
            if not 0 <= number < len(table) or not games[place].menu.has(table[number]):
                rewards[place], told[place] = ILLEGAL.get(self.reward, -1.0), {"illegal": number}
            elif self._let_others_play(place, self._batch.advance(place, table[number])) == NATURE:
                rewards[place], told[place] = self._end(place)
            ended[place] = told[place] is not None
        self._taken += 1
        truncated = np.zeros(self.num_envs, np.bool_) if self._most is None else self._taken >= self._most
        seen = self._look()
        info: Infos = {}
        if self.render_mode == "human":
            self.render()
        if (ended | truncated).any():
            seen, info = self._begin_anew(seen, ended | truncated, told)
        return seen, rewards, ended, truncated, self._info(seen) | info

    def _end(self, place: int) -> tuple[float, dict[str, Any]]:
        encoder, state, mine = self.observer.encoder, self._batch.games[place].state, self._mine[place]
        scores, winners = encoder.scores(state), encoder.winners(state)
        told = {"scores": tuple(scores), "won": mine in winners, "seat": mine}
        return final_rewards(scores, winners, self.reward)[mine], told

    def _begin_anew(self, seen: Seen, ended: Flags, told: list[dict[str, Any] | None]) -> tuple[Seen, Infos]:
        """Keep what was seen last of the games that have ended, and begin them again."""
        last = np.full(self.num_envs, None, object)
        final = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(ended).tolist():
            last[place] = {name: array[place] for name, array in seen.items()}
            final[place] = told[place] or {"seat": self._mine[place]}  # one that was truncated has no scores
            self._begin(place)
        info = {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": final,
            "_final_info": ended.copy(),
        }
        return self._look(), info

    def _look(self) -> Seen:
        self._batch.look_from(bytes(self._mine))
        row = self._batch.row
        observations, masks = self.observer.open_batch(row.numbers.getvalue(), row.bits.getvalue())
        return {"observation": observations, "action_mask": masks}

    def _info(self, seen: Seen) -> Infos:
        everybody = np.ones(self.num_envs, np.bool_)
        seats = np.array(self._mine, np.int64)
        return {
            "action_mask": seen["action_mask"],
            "_action_mask": everybody,
            "seat": seats,
            "_seat": everybody,
        }

    def render(self) -> tuple[Any, ...] | None:
        """The tables as texts (ansi, svg), or printed (human); nothing without a mode."""
        if self.render_mode is None:
            return None
        return tuple(draw(game, self.render_mode) for game in self._games.games())

    def save(self) -> bytes:
        """All games as they stand, with chance and what the opponents have in mind; for `restore`."""
        return pickle.dumps(self.__getstate__())

    def restore(self, saved: bytes) -> None:
        """Go on from what `save` gave, here or in another process; whoever gave it must be trusted.

        Raises:
            BadOption: another environment gave it.
        """
        found = taken_up(saved)
        must_agree(_facts(self.__getstate__()), _facts(found))
        self.__setstate__(found | {"render_mode": self.render_mode})

    def action_masks(self) -> Flags:
        """Whether each action is allowed now, one row for each game."""
        return self._look()["action_mask"].view(np.bool_)


def _facts(saved: dict[str, Any]) -> dict[str, object]:
    """What must be alike in two of them of which one goes on from the other."""
    games = saved.get("_games")
    if not isinstance(games, BatchedEnv):
        raise BadOption("env-saved")
    return {
        "game": games.fresh.id,
        "options": dict(games.fresh.options),
        "observation": games.observer.form,
        "num_envs": saved["num_envs"],
        "reward": saved["reward"],
        "seat": saved["_wanted"],
        "max_episode_steps": saved["_most"],
        "opponent": saved["_opponents"][0].wanted,
    }
