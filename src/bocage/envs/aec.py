"""PettingZoo: every seat is an agent, one after the other decides."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it has no types

from bocage.core.errors import IllegalAction
from bocage.core.game import Game
from bocage.core.outcome import Outcome
from bocage.core.why import NOT_ASKED, Refusal
from bocage.envs.arguments import cycles_in, seed_in, whole
from bocage.envs.drawing import RENDER_MODES, check_render_mode, draw
from bocage.envs.identity import identity
from bocage.envs.observing import ALLOWED, V0, Observation, Observer, new_game
from bocage.envs.rewards import MARGIN, check_kind, final_rewards
from bocage.envs.stepping.sight import OVER, REFUSED
from bocage.messages import say

NO_END = -1
DERIVED = (
    "observer",
    "_sight",
    "_seen_space",
    "_action_space",
    "state_space",
)  # made again where an environment is taken up
Seen = dict[str, np.ndarray[Any, Any]]


def seen_space(observer: Observer) -> spaces.Dict:
    """The space of observations: `observation` and `action_mask`."""
    high = observer.high
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type),
            "action_mask": spaces.MultiBinary(observer.actions.size),
        }
    )


class TurnEnv(AECEnv):  # type: ignore[misc]  # as above
    """A game as a PettingZoo environment. Agents are `seat_0`, `seat_1` and so on.

    An agent's observation has `observation` and `action_mask`; the mask is also in its info. Rewards come at
    the end of the game. Chance decides by itself, the same way after the same `reset(seed=…)`. What all
    agents see together is `state()`.

    Args:
        game: the id of the game, such as `creatures`.
        reward: margin, win, rank, points or target:50 (`final_rewards`).
        max_cycles: truncate a game after so many decisions.
        render_mode: ansi or svg: `render()` returns a text; human prints it.
        observation: the form of what is seen: v0, v1 or v1:compact (`Observer`).
        options: those of the game: mode, seats, tiles …

    Raises:
        BadOption: an unknown option or an impossible value.
        ResetNeeded: from `step` and `observe`, before the first `reset`.

    Examples:
        >>> env = TurnEnv("creatures", reward="win")
        >>> env.reset(seed=7)
        >>> seen, reward, terminated, truncated, info = env.last()
        >>> env.step(int(seen["action_mask"].argmax()))
    """

    # Whether steps before the end bring rewards too.
    pays_on_the_way: ClassVar[bool] = False

    def __init__(
        self,
        game: str,
        reward: str = MARGIN,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        observation: str = V0,
        **options: object,
    ) -> None:
        self.metadata: dict[str, Any] = {
            "name": f"bocage/{game}_{str(observation)[:2]}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = check_render_mode(render_mode)
        self.reward = check_kind(reward)
        self.max_cycles = None if max_cycles is None else cycles_in(max_cycles)
        self._form = observation
        self._fresh = new_game(game, options, None, type(self))  # every game begins as a copy of this one
        self.game: Game = self._fresh.seeded(0)
        self._look_at(self._fresh)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.state.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()
        self._left = NO_END  # decisions before a game is truncated
        self._is_over = False
        self._is_begun = False
        self.agent_selection = self.possible_agents[0]
        self._seen: Observation | None = None  # what the agent whose turn it is sees, until it is asked for

    def _look_at(self, game: Game) -> None:
        """What follows from the game and its options alone."""
        self.observer = Observer(game, self._form)
        self._sight = self.observer.sight
        self._seen_space = seen_space(self.observer)
        self._action_space = spaces.Discrete(self.observer.actions.size)
        high = np.tile(self.observer.high, int(game.state.seats))
        self.state_space = spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type)
        self.metadata["bocage"] = identity(game, self.observer)

    def __getstate__(self) -> dict[str, Any]:
        """How the environment is pickled, in the middle of a game too: it goes on as it would have."""
        return {name: value for name, value in vars(self).items() if name not in DERIVED}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self._look_at(self._fresh)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self._seen_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for all agents; `action_mask` says which numbers are allowed."""
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; after a reset with a seed, it and all that follow are the same each time."""
        if seed is not None:
            self._seeds = Random(seed_in(seed))
        self.game = self._fresh.seeded(self._seeds.getrandbits(30))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._left = NO_END if self.max_cycles is None else self.max_cycles
        self._is_over = False
        self._is_begun = True
        nothing = self.observer.no_actions
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": nothing} for agent in self.agents}
        to_act = self.game.to_act
        assert to_act is not None
        self._turn_to(to_act)

    def _turn_to(self, seat: int) -> None:
        self.agent_selection = agent = self.possible_agents[seat]
        seen, allowed = self._sight.both(self.game, seat)
        self._seen = self.observer.opened(seen)
        self.infos[agent] = {"action_mask": np.frombuffer(allowed, ALLOWED)}

    def _must_be_begun(self) -> None:
        if not self._is_begun:
            raise ResetNeeded(say("error-env-reset"))

    def observe(self, agent: str) -> Seen:
        """What an agent sees now, also when another is to decide."""
        self._must_be_begun()
        seen = self._seen
        if seen is None or agent != self.agent_selection:
            seen = self.observer.observe(self.game, self._seats[agent])
        else:
            self._seen = None  # whoever has it may change it
        info = self.infos.get(agent)
        return {
            "observation": seen,
            "action_mask": self.observer.no_actions if info is None else info["action_mask"],
        }

    def state(self) -> Observation:
        """What all agents see, one behind the other: no agent may know it, a critic that trains them may."""
        rows = [self.observer.observe(self.game, seat) for seat in self._seats.values()]
        whole: Observation = np.concatenate(rows)
        return whole

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is; None once it is terminated.

        Raises:
            IllegalAction: the mask does not allow it. Nothing has changed.
            BadOption: it is no whole number; None is for agents that are terminated.
        """
        self._must_be_begun()
        if self._is_over:
            self._was_dead_step(action)
            return
        number = whole(action)
        seat = self._sight.play(self.game, number)
        if seat == REFUSED:
            raise self.refused(number)
        agent = self.agent_selection
        self.infos[agent] = {"action_mask": self.observer.no_actions}
        self._left -= 1
        if seat == OVER or self._left == 0 or self.pays_on_the_way:
            self._reward(agent)
        self._seen = None
        if seat != OVER:
            self._turn_to(seat)
        if self.render_mode == "human":
            self.render()

    def refused(self, number: int) -> IllegalAction:
        """The error for an action that the rules do not allow now."""
        is_number = 0 <= number < self.observer.actions.size
        text = self.observer.notation(number) if is_number else ""
        if not text:
            rule, asked = self.game.prompt
            refusal = Refusal(rule, NOT_ASKED.key, {})
            refusal.asked = asked
            return IllegalAction(str(number), refusal)
        found = self.game.why_not(self.observer.action(number))
        assert found is not None
        return IllegalAction(text, found)

    def _reward(self, agent: str) -> None:
        """Note what the step of an agent has brought, and whether it was the last one."""
        outcome = self.game.outcome()
        if outcome is not None:
            self._end(outcome)
        elif self._left == 0:
            self.truncations = dict.fromkeys(self.agents, True)
            self._is_over = True
        found = self._rewards(outcome)
        if found is not None:
            self._cumulative_rewards[agent] = 0.0  # what it has had so far was told by `last`
            self.rewards = dict(zip(self.possible_agents, found, strict=True))
            self._accumulate_rewards()

    def _rewards(self, outcome: Outcome | None) -> list[float] | None:
        """What a step brings to each seat; None for nothing at all."""
        return None if outcome is None else final_rewards(outcome.scores, outcome.winners, self.reward)

    def _end(self, outcome: Outcome) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._is_over = True
        for agent, info in self.infos.items():
            info["score"] = outcome.scores[self._seats[agent]]
            info["won"] = self._seats[agent] in outcome.winners

    def render(self) -> str | None:
        """The table as a text (ansi, svg), or printed (human)."""
        return draw(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
