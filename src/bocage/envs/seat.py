"""Gymnasium: one seat decides, opponents play the others."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bocage.bots import BOTS, Bot
from bocage.core.errors import BadOption, nearest
from bocage.core.game import Game
from bocage.core.outcome import Outcome
from bocage.envs.aec import Seen, seen_space
from bocage.envs.drawing import RENDER_MODES, draw
from bocage.envs.observing import Observer, new_game
from bocage.envs.rewards import MARGIN, WIN, check_kind, final_rewards

Opponent = Callable[[Game], int]
ILLEGAL = {MARGIN: -100.0}  # what an illegal action costs; -1 with the other rewards


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A game seen from one seat. Opponents are given what their seat may know, never the true game.

    An illegal action loses at once: `terminated`, with `illegal` in the info. `action_masks()` and
    `info["action_mask"]` say which are allowed.

    Args:
        game: the id of the game.
        seat: yours; None draws one for each game.
        opponent: the name of a bot, or a function from a game to an action of it.
        reward: margin, win or rank (`final_rewards`).
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
        reward: str = WIN,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.render_mode = render_mode
        self.reward = check_kind(reward)
        self._id = game
        self._options = options
        self.game = new_game(game, options, 0)
        self.observer = Observer(self.game)
        seats = int(self.game.state.seats)
        if seat is not None and not 0 <= seat < seats:
            raise BadOption("env-seat", seat=seat, last=seats - 1)
        self._wanted = seat
        self.seat = 0 if seat is None else seat
        self._opponent = opponent
        self._decide = _decider(opponent, 0)
        self._rng = Random()
        self.observation_space = cast("gymnasium.Space[Seen]", seen_space(self.observer))
        self.action_space = gymnasium.spaces.Discrete(self.observer.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game and go on until it is for you to decide."""
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        rng = self._rng
        self.game = new_game(self._id, self._options, rng.getrandbits(30))
        self._decide = _decider(self._opponent, rng.getrandbits(30))
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
        game = self.game
        while game.to_act is not None and game.to_act != self.seat:
            game.play(self._decide(game.sample(game.to_act, self._rng)))

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


def _decider(opponent: str | Opponent, seed: int) -> Opponent:
    if not isinstance(opponent, str):
        return opponent
    if opponent not in BOTS:
        close = nearest(opponent, list(BOTS)) or next(iter(BOTS))
        raise BadOption("env-opponent", opponent=opponent, suggestion=close)
    bot: Bot = BOTS[opponent](seed)
    return bot.decide
