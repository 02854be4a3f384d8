"""PettingZoo's own suite, each test with its own defaults.

Three of its tests draw actions without looking at the mask (`max_cycles_test`, `parallel_seed_test`,
`state_test`): what the rules forbid is refused here, so for these the space of actions draws from the mask.
`max_cycles_test` also wants as many decisions of each agent as the parallel form has steps: where one decides
at a time, that is only so with one agent, and PettingZoo's own board games are not held to it.
"""

from functools import cached_property, partial
from typing import Any, SupportsInt

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]

from bocage import envs
from bocage.envs import TurnEnv
from bocage.envs.features import observable
from tests.envs.pettingzoo_tests import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

KINDS = {
    "creatures": [{}, {"mode": "expert"}, {"mode": "free", "tiles": ["barn", "pen"], "first_player": 1}],
    "agricola": [{}, {"seats": 1}, {"seats": 3, "draft": "quick"}, {"mode": "beginner", "seats": 4}],
    "farmerama": [{}, {"mode": "solo"}, {"seats": 3, "mode": "advanced"}, {"seats": 4}],
}
every_kind = pytest.mark.parametrize(
    ("game", "options"), [(game, options) for game, kinds in KINDS.items() for options in kinds]
)
# PettingZoo knows its own environments with masks by name and warns of all others.
masked = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array"
)


class LegalSpace(spaces.Discrete):
    """All actions, but a draw without a mask is one of those that are allowed now."""

    def __init__(self, env: TurnEnv, agent: str) -> None:
        super().__init__(env.observer.actions.size, seed=1)
        self.env, self.agent = env, agent

    def sample(self, mask: Any = None, probability: Any = None) -> SupportsInt:  # type: ignore[override]  # noqa: ANN401
        allowed = self.env.infos[self.agent]["action_mask"] if mask is None else mask
        return super().sample(allowed)


class LegalTurns(TurnEnv):
    """The environment for those who draw without a mask."""

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.legal.setdefault(agent, LegalSpace(self, agent))

    @cached_property
    def legal(self) -> dict[str, LegalSpace]:
        return {}


class LegalModule:
    """The same as PettingZoo keeps it in a module."""

    def __init__(self, game: str, **options: object) -> None:
        self.make = partial(LegalTurns, game, **options)  # type: ignore[arg-type]  # options of the game

    def env(self, **words: Any) -> LegalTurns:  # noqa: ANN401 - passed on
        return self.make(**words)

    def parallel_env(self, **words: Any) -> Any:  # noqa: ANN401 - PettingZoo has no types
        return turn_based_aec_to_parallel(self.env(**words))


def make(game: str, **words: object) -> TurnEnv:
    return envs.EnvironmentModule(game).env(**words)


def test_every_game_has_its_kinds_here() -> None:
    assert set(KINDS) == set(observable())


@masked
@every_kind
def test_the_api_test_passes(game: str, options: dict[str, object]) -> None:
    api_test(make(game, **options))


@every_kind
def test_the_seed_test_passes(game: str, options: dict[str, object]) -> None:
    seed_test(partial(make, game, **options))


@every_kind
def test_the_render_test_passes(game: str, options: dict[str, object]) -> None:
    render_test(partial(make, game, **options))


@masked
@every_kind
def test_the_parallel_tests_pass(game: str, options: dict[str, object]) -> None:
    parallel_api_test(envs.EnvironmentModule(game).parallel_env(**options))
    parallel_seed_test(LegalModule(game, **options).parallel_env)


@every_kind
def test_the_state_test_passes(game: str, options: dict[str, object]) -> None:
    module = LegalModule(game, **options)
    state_test(module.env(), module.parallel_env())


@pytest.mark.parametrize(("game", "options"), [("agricola", {"seats": 1}), ("farmerama", {"mode": "solo"})])
def test_the_test_of_max_cycles_passes_where_it_can(game: str, options: dict[str, object]) -> None:
    max_cycles_test(LegalModule(game, **options))


def test_the_test_of_max_cycles_contradicts_itself_for_two_who_take_turns() -> None:
    """Four steps of the parallel form are four decisions; it then wants four of each agent."""
    with pytest.raises(AssertionError):
        max_cycles_test(LegalModule("creatures"))
    env = LegalModule("creatures").parallel_env(max_cycles=4)
    env.reset(seed=1)
    for _ in range(4):
        _, _, _, truncated, _ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    assert all(truncated.values())
    assert sum(1 for seat, _ in env.aec_env.unwrapped.game.moves() if seat >= 0) == 4


@every_kind
def test_the_state_is_what_all_agents_see(game: str, options: dict[str, object]) -> None:
    env = make(game, observation="v1", **options)
    env.reset(seed=3)
    for _ in range(5):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    rows = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(rows))
    assert env.state_space.contains(env.state())
