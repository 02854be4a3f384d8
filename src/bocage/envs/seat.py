"""Gymnasium: one seat decides, opponents play the others."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bocage.core.game import Game
from bocage.envs.aec import Seen, seen_space
from bocage.envs.arguments import seat_in, seed_in, whole
from bocage.envs.drawing import RENDER_MODES, check_render_mode, draw
from bocage.envs.identity import identity
from bocage.envs.observing import V0, Observer, new_game
from bocage.envs.opponents import Opponent, Opponents
from bocage.envs.rewards import IN_POINTS, check_kind, final_rewards, usual_reward
from bocage.envs.stepping.sight import OVER, REFUSED
from bocage.messages import say

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
        observation: the form of what is seen: v0, v1 or v1:compact (`Observer`).
        options: those of the game: mode, seats, tiles …

    Raises:
        BadOption: an unknown option or an impossible value.

    Examples:
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
        observation: str = V0,
        **options: object,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self._form = observation
        self._fresh = new_game(game, options, None, type(self))  # every game begins as a copy of this one
        self.game = self._fresh.seeded(0)
        self._look_at(self._fresh)
        seats = int(self.game.state.seats)
        self.reward = check_kind(reward or usual_reward(seats))
        seat = seat_in(seat, seats)
        self._wanted = seat
        self.seat = 0 if seat is None else seat
        self._opponents = Opponents(opponent)
        self._is_on = False
        self._rng = Random()

    def _look_at(self, game: Game) -> None:
        """What follows from the game and its options alone."""
        self.observer = Observer(game, self._form)
        self._sight = self.observer.sight
        self.observation_space = cast("gymnasium.Space[Seen]", seen_space(self.observer))
        self.action_space = gymnasium.spaces.Discrete(self.observer.actions.size)
        self.metadata = type(self).metadata | {"bocage": identity(game, self.observer)}

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
        begun = None if seed is None else seed_in(seed)
        super().reset(seed=begun)
        if begun is not None:
            self._rng = Random(begun)
        rng = self._rng
        self.game = self._fresh.seeded(rng.getrandbits(30))
        self._opponents.begin(rng.getrandbits(30))
        if self._wanted is None:
            self.seat = rng.randrange(int(self.game.state.seats))
        self._is_on = True
        to_act = self.game.to_act
        assert to_act is not None
        self._let_others_play(to_act)
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out your action, then those of the others until it is for you again.

        Raises:
            ResetNeeded: no game is on.
            BadOption: this is no whole number; the game goes on.
        """
        if not self._is_on:
            raise gymnasium.error.ResetNeeded(say("error-env-reset"))
        number = whole(action)
        seat = self._sight.play(self.game, number)
        if seat == REFUSED:
            self._is_on = False
            seen, info = self._seen()
            return seen, ILLEGAL.get(self.reward, -1.0), True, False, info | {"illegal": number}
        if seat != OVER and seat != self.seat:
            seat = self._let_others_play(seat)
        if self.render_mode == "human":
            self.render()
        seen, info = self._seen()
        if seat != OVER:
            return seen, 0.0, False, False, info
        self._is_on = False
        outcome = self.game.outcome()
        assert outcome is not None
        info["scores"] = outcome.scores
        info["won"] = self.seat in outcome.winners
        rewards = final_rewards(outcome.scores, outcome.winners, self.reward)
        return seen, rewards[self.seat], True, False, info

    def _let_others_play(self, seat: int) -> int:
        """Go on from the decision of a seat until it is for you, or OVER."""
        game, mine, decide = self.game, self.seat, self._opponents.decide
        while seat != mine:
            game.play(decide(game, seat, self._rng))
            found = game.to_act
            if found is None:
                return OVER
            seat = found
        return seat

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        """What you see, and the info."""
        game, seat = self.game, self.seat
        mask = self.observer.mask(game, seat)
        seen = {"observation": self.observer.observe(game, seat), "action_mask": mask}
        return seen, {"action_mask": mask, "seat": seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action is allowed now; the name and the type are those that sb3-contrib asks for."""
        return self.observer.mask(self.game, self.seat).view(np.bool_)

    def render(self) -> str | None:
        """The table as a text (ansi, svg), or printed (human)."""
        return draw(self.game, self.render_mode)
