"""The Gymnasium environments keep Gymnasium's contract, and opponents play fair."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.envs import SeatEnv, ShapedRewards
from bocage.envs.features import observable
from bocage.envs.shaping import leads
from bocage.games.farmerama import Game as Farmerama


def first_legal(env: SeatEnv) -> np.int64:
    return np.int64(env.action_masks().argmax())


@pytest.mark.parametrize("game", observable())
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_gymnasium_finds_nothing_wrong(game: str, opponent: str) -> None:
    env = gymnasium.make(f"bocage/{game}-v0", opponent=opponent)
    check_env(env.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("words", [{"seat": 1}, {"seat": None}, {"reward": "margin", "mode": "expert"}])
def test_a_whole_game_ends_with_a_reward(words: dict[str, object]) -> None:
    env = SeatEnv("creatures", **words)  # type: ignore[arg-type]
    env.reset(seed=3)
    done, steps, reward = False, 0, 0.0
    while not done:
        assert reward == 0.0
        assert env.game.to_act == env.seat
        _, reward, done, _, info = env.step(first_legal(env))
        steps += 1
    assert steps > 20
    assert info["won"] == (reward > 0)
    assert not env.action_masks().any()


def test_a_drawn_seat_changes_from_game_to_game() -> None:
    env = SeatEnv("creatures", seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}


def test_the_same_seed_gives_the_same_game_against_a_bot() -> None:
    def scores(seed: int) -> object:
        env = SeatEnv("farmerama", seats=3)
        env.reset(seed=seed)
        done = False
        while not done:
            _, _, done, _, info = env.step(first_legal(env))
        return info["scores"]

    assert scores(1) == scores(1) != scores(2)


def test_an_opponent_can_be_a_function_and_never_gets_the_true_game() -> None:
    given: list[Game] = []

    def opponent(game: Game) -> int:
        given.append(game)
        return game.legal_actions()[0]

    env = SeatEnv("farmerama", seats=2, opponent=opponent)
    env.reset(seed=1)
    for _ in range(10):
        env.step(first_legal(env))
    assert len(given) > 5
    assert all(game is not env.game for game in given)
    assert all(isinstance(game, Farmerama) and not game.moves() for game in given)


def test_an_illegal_action_loses_at_once() -> None:
    env = SeatEnv("creatures", reward="win")
    env.reset(seed=1)
    before = env.game.key()
    number = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, truncated, info = env.step(number)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, number)
    assert env.game.key() == before


@pytest.mark.parametrize("words", [{"opponent": "gredy"}, {"seat": 2}, {"seat": -1}])
def test_wrong_arguments_are_refused(words: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="There is no") as caught:
        SeatEnv("creatures", **words)  # type: ignore[arg-type]
    assert caught.value.key.startswith("env-")


def test_shaping_adds_the_lead_and_takes_it_back_at_the_end() -> None:
    env = SeatEnv("creatures", seat=0, reward="win")
    shaped = ShapedRewards(env, scale=0.1)
    shaped.reset(seed=10)
    start, total, done, middle = leads(env)[0], 0.0, False, 0
    while not done:
        assert shaped.action_masks().tolist() == env.action_masks().tolist()
        _, reward, done, _, info = shaped.step(first_legal(env))
        total += float(reward)
        middle += reward != 0 and not done
    assert middle > 5
    assert total == pytest.approx(info["reward"] - 0.1 * start)
