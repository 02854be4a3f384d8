"""Many games at once are many games."""

import numpy as np
import pytest

from bocage.core.errors import BadOption
from bocage.envs import BatchedEnv, ParallelBatch
from bocage.envs.observing import Observer, new_game
from bocage.envs.stepping.batch import Batch

KINDS = [
    ("creatures", {"mode": "expert"}),
    ("farmerama", {"seats": 3}),
    ("farmerama", {"seats": 1}),
    ("agricola", {"seats": 2}),
]
every_kind = pytest.mark.parametrize(("game", "options"), KINDS)


@every_kind
def test_each_game_of_a_batch_is_the_game_played_alone(game: str, options: dict[str, object]) -> None:
    """The states of the batch, looked at one by one, give the same observations, masks and rewards."""
    env = BatchedEnv(game, 5, seed=3, reward="win", **options)  # type: ignore[arg-type]
    alone = new_game(game, options, None)
    observer = Observer(alone)
    batch: Batch = env._batch
    ended = 0
    step = env.look()
    for _ in range(400):
        for number, seated in enumerate(batch.games):
            alone.state, alone._is_settled = seated.state.copy(), False
            seat = int(step.seats[number])
            assert alone.to_act == seat
            assert np.array_equal(step.observations[number], observer.observe(alone, seat))
            assert np.array_equal(step.masks[number], observer.mask(alone, seat))
        step = env.step(env.random_actions())
        ended += int(step.ended.sum())
        assert not step.rewards[~step.ended].any()
        assert (np.abs(step.rewards[step.ended]).sum(axis=1) > 0).all()
    assert ended > 3


def test_a_game_that_ends_is_judged_as_the_game_itself_judges_it() -> None:
    env = BatchedEnv("creatures", 1, seed=8)
    game = new_game("creatures", {"first_player": int(env.look().seats[0])}, None)
    while True:
        (number,) = env.random_actions().tolist()
        game.play(env.observer.action(number))
        step = env.step([number])
        if step.ended[0]:
            break
    outcome = game.outcome()
    assert outcome is not None
    assert step.rewards[0].tolist() == [
        outcome.scores[0] - outcome.scores[1],
        outcome.scores[1] - outcome.scores[0],
    ]
    assert step.observations[0, 0] == 1  # a new game: round 1


def test_games_do_not_depend_on_how_many_there_are() -> None:
    few, many = BatchedEnv("farmerama", 2, seed=5), BatchedEnv("farmerama", 6, seed=5)
    for _ in range(150):
        one, two = few.step(few.random_actions()), many.step(many.random_actions())
        assert np.array_equal(one.observations, two.observations[:2])
        assert np.array_equal(one.ended, two.ended[:2])


def test_games_that_step_together_are_those_that_step_alone() -> None:
    many = BatchedEnv("agricola", 40, seed=5, mode="beginner")
    alone = [BatchedEnv("agricola", 1, seed=5, first=number, mode="beginner") for number in range(40)]
    ended = 0
    for _ in range(120):
        step = many.step(many.random_actions())
        for number, one in enumerate(alone):
            own = one.step(one.random_actions())
            for name in step._fields:
                assert np.array_equal(getattr(step, name)[number], getattr(own, name)[0])
        ended += int(step.ended.sum())
    assert ended >= 40


def test_other_seeds_give_other_games() -> None:
    def actions(seed: int) -> list[list[int]]:
        env = BatchedEnv("creatures", 3, seed=seed)
        found = []
        for _ in range(30):
            found.append(env.random_actions().tolist())
            env.step(found[-1])
        return found

    assert actions(1) == actions(1) != actions(2)


@pytest.mark.parametrize("wrong", [-1, 3, 276, 10_000, 32_768 + 5])
def test_an_action_that_is_not_allowed_is_refused_and_no_game_changes(wrong: int) -> None:
    env = BatchedEnv("creatures", 3, seed=1)
    before = env.look()
    actions = env.random_actions().astype(np.int64)
    actions[1] = wrong
    assert wrong >= before.masks.shape[1] or wrong < 0 or not before.masks[1, wrong]
    with pytest.raises(BadOption, match=f"Action {wrong:,} is not allowed in game 1"):
        env.step(actions)
    after = env.look()
    assert np.array_equal(before.observations, after.observations)
    assert np.array_equal(before.masks, after.masks)


def test_the_wrong_number_of_actions_is_refused() -> None:
    with pytest.raises(BadOption, match="Each game needs one action: there are 2 for 3"):
        BatchedEnv("creatures", 3).step([1, 2])
    with pytest.raises(BadOption, match="At least one game"):
        BatchedEnv("creatures", 0)


def test_processes_share_the_work_and_change_nothing() -> None:
    one = BatchedEnv("creatures", 7, seed=2, reward="rank", mode="advanced")
    with ParallelBatch("creatures", 7, 2, seed=2, reward="rank", mode="advanced") as two:
        assert np.array_equal(one.look().masks, two.look().masks)
        ended = 0
        for _ in range(250):
            actions = one.random_actions()
            assert np.array_equal(actions, two.random_actions())
            mine, theirs = one.step(actions), two.step(actions)
            for name, values in mine._asdict().items():
                assert np.array_equal(values, getattr(theirs, name)), name
            ended += int(mine.ended.sum())
        assert ended > 5
        wrong = one.random_actions().copy()
        wrong[5] = 276
        with pytest.raises(BadOption, match="in game 5"):
            two.step(wrong)
        assert two.step(two.random_actions()).ended.shape == (7,)
    two.close()  # twice does no harm


def test_more_processes_than_games_are_refused() -> None:
    with pytest.raises(BadOption, match="cannot share"):
        ParallelBatch("creatures", 2, 3)


def test_the_arrays_of_a_step_belong_to_whoever_asked() -> None:
    """Rewards of a step without an end were one array for all such steps: what was added to it stayed."""
    env = BatchedEnv("creatures", 3, seed=1)
    other = BatchedEnv("creatures", 3, seed=1)
    for _ in range(5):
        step, untouched = env.step(env.random_actions()), other.step(other.random_actions())
        for name in step._fields:
            mine = getattr(step, name)
            assert np.array_equal(mine, getattr(untouched, name))
            assert mine.flags.writeable
        step.rewards[:] += 5
        for array in (step.seats, step.ended, step.masks, step.observations):
            array[:] = 1
    assert not env.look().rewards.any()
