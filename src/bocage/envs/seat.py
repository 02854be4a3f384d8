"""Gymnasium: one seat decides, opponents play the others."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.core.outcome import Outcome
from bocage.envs.aec import Seen, seen_space
from bocage.envs.drawing import RENDER_MODES, draw
from bocage.envs.observing import Observer, new_game
from bocage.envs.opponents import Opponent, Opponents
from bocage.envs.rewards import IN_POINTS, check_kind, final_rewards, usual_reward

DERIVED = ("observer", "_sight", "observation_space", "action_space")  # made again when it is taken up
ILLEGAL = dict.fromkeys(IN_POINTS, -100.0)  # what an illegal action costs; -1 with the other rewards


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A game seen from one seat. Opponents are given what their seat may know, never the true game.

    An illegal action loses at once: `terminated`, with `illegal` in the info. `action_masks()` and
    `info["action_mask"]` say which are allowed.

    Args:
        game: the id of the game.
        seat: yours; None draws one for each game.
        opponent: the name of a bot, or a function from a game to an action of it.
        reward: margin, win, rank, points or target:50 (`final_rewards`); without it win, alone points.
        render_mode: ansi or svg: `render()` returns a text; human prints it.
        options: those of the game: mode, seats, tiles …

    Raises:
        BadOption: an unknown option or an impossible value.

    >>> env = SeatEnv("creatures", opponent="greedy")
    >>> seen, info = env.reset(seed=7)
    >>> seen, reward, terminated, truncated, info = env.step(env.action_masks().argmax())
    """

    metadata = {  # noqa: RUF012 - Gymnasium declares it without ClassVar
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seat: int | None = 0,
        opponent: str | Opponent = "random",
        reward: str | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.render_mode = render_mode
        self._fresh = new_game(game, options, None)  # every game begins as a copy of this one
        self.game = self._fresh.seeded(0)
        self._look_at(self._fresh)
        seats = int(self.game.state.seats)
        self.reward = check_kind(reward or usual_reward(seats))
        if seat is not None and not 0 <= seat < seats:
            raise BadOption("env-seat", seat=seat, last=seats - 1)
        self._wanted = seat
        self.seat = 0 if seat is None else seat
        self._opponents = Opponents(opponent)
        self._rng = Random()

    def _look_at(self, game: Game) -> None:
        """What follows from the game and its options alone."""
        self.observer = Observer(game)
        self._sight = self.observer.sight
        self.observation_space = cast("gymnasium.Space[Seen]", seen_space(self.observer))
        self.action_space = gymnasium.spaces.Discrete(self.observer.actions.size)

    def __getstate__(self) -> dict[str, Any]:
        """How the environment is pickled, in the middle of a game too: it goes on as it would have."""
        return {name: value for name, value in vars(self).items() if name not in DERIVED}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self._look_at(self._fresh)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game and go on until it is for you to decide."""
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        rng = self._rng
        self.game = self._fresh.seeded(rng.getrandbits(30))
        self._opponents.begin(rng.getrandbits(30))
        if self._wanted is None:
            self.seat = rng.randrange(int(self.game.state.seats))
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out your action, then those of the others until it is for you again."""
        number = int(action)
        if not self.action_masks()[number]:
            seen, info = self._seen(), self._info()
            return seen, ILLEGAL.get(self.reward, -1.0), True, False, info | {"illegal": number}
        self.game.play(self.observer.action(number))
        self._let_others_play()
        outcome = self.game.outcome()
        if self.render_mode == "human":
            self.render()
        if outcome is None:
            return self._seen(), 0.0, False, False, self._info()
        rewards = final_rewards(outcome.scores, outcome.winners, self.reward)
        return self._seen(), rewards[self.seat], True, False, self._info(outcome)

    def _let_others_play(self) -> None:
        game, seat = self.game, self.game.to_act
        while seat is not None and seat != self.seat:
            game.play(self._opponents.decide(game, seat, self._rng))
            seat = game.to_act

    def _seen(self) -> Seen:
        observation = self.observer.observe(self.game, self.seat)
        return {"observation": observation, "action_mask": self.observer.mask(self.game, self.seat)}

    def _info(self, outcome: Outcome | None = None) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.observer.mask(self.game, self.seat), "seat": self.seat}
        if outcome is not None:
            info["scores"] = outcome.scores
            info["won"] = self.seat in outcome.winners
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action is allowed now; the name and the type are those that sb3-contrib asks for."""
        return self.observer.mask(self.game, self.seat).view(np.bool_)

    def render(self) -> str | None:
        """The table as a text (ansi, svg), or printed (human)."""
        return draw(self.game, self.render_mode)
