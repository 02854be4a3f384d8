"""What callers give to environments: seeds, actions, options, what was saved."""

import pickle
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]  # it has no types
import pytest

from bocage.core.errors import BadNotation, BadOption, BocageError, IllegalAction
from bocage.envs import (
    BatchedEnv,
    EnvironmentModule,
    ParallelBatch,
    SeatEnv,
    SeatVector,
    ShapedRewards,
    ShapedTurns,
    TurnEnv,
    open_spiel,
)
from bocage.envs.features import observable


def begun() -> SeatEnv:
    env = SeatEnv("creatures")
    env.reset(seed=1)
    return env


def awaited() -> TurnEnv:
    env = TurnEnv("creatures")
    env.reset(seed=1)
    return env


WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: BatchedEnv("creatures", 2, seed="x"), "“x” is no seed"),  # type: ignore[arg-type]
    (lambda: BatchedEnv("creatures", 2.5), "not 2.5"),  # type: ignore[arg-type]
    (lambda: SeatVector("creatures", 2).reset(seed=[1, 2, 3]), "seed needs one value for each game"),
    (lambda: SeatVector("creatures", 2).reset(options={"reset_mask": [True]}), "reset_mask needs one value"),
    (lambda: SeatVector("creatures", 2).reset(options={"reset_masks": [True]}), "no option “reset_masks”"),
    (lambda: SeatVector("creatures", 2, seed=3), "There is no option “seed”"),
    (lambda: begun().step(0.5), "whole numbers; these are of type float"),  # type: ignore[arg-type]
    (lambda: SeatEnv("creatures", seat="me"), "There is no seat me"),  # type: ignore[arg-type]
    (lambda: SeatEnv("creatures", opponent=3), "this is neither: 3"),  # type: ignore[arg-type]
    (lambda: SeatEnv("creatures", opponent="mcts:0"), "a budget is written mcts:500"),
    (lambda: SeatEnv("creatures", render_mode="rgb_array"), "choose ansi, svg, human"),
    (lambda: TurnEnv("creatures", max_cycles=0), "and not “0”"),
    (lambda: ParallelBatch("creatures", 2, 1, reward="victory"), "There is no reward “victory”"),
    (lambda: ShapedRewards(gymnasium.make("CartPole-v1")), "not in a CartPoleEnv"),
    (lambda: BatchedEnv(5, 2), "no environment of “5”"),  # type: ignore[arg-type]
    (lambda: BatchedEnv("creatures", 2, first="x"), "“x” is no number of a game"),  # type: ignore[arg-type]
    (lambda: BatchedEnv("creatures", 2, reward=None), "There is no reward “None”"),  # type: ignore[arg-type]
    (lambda: TurnEnv("creatures", observation=None), "no observations “None”"),  # type: ignore[arg-type]
    (lambda: ParallelBatch("creatures", 4, "2x"), "So many processes, 2x"),  # type: ignore[arg-type]
    (lambda: ParallelBatch("creatures", 4, 1.5), "So many processes, 1.5"),  # type: ignore[arg-type]
    (lambda: BatchedEnv("creatures", 2).step([[1], [2, 3]]), "these are of type list"),  # type: ignore[list-item]
    (lambda: SeatVector("creatures", 2, max_episode_steps=0), "max_episode_steps is a whole number"),
    (lambda: SeatVector("creatures", 2, render_mode="rgb_array"), "choose ansi, svg, human"),
    (lambda: awaited().step(None), "these are of type NoneType"),
]


@pytest.mark.parametrize(("make", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_cannot_be_is_refused_with_a_sentence(make: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence.replace("(", r"\(")):
        make()


MAKERS: list[Callable[..., object]] = [
    TurnEnv,
    SeatEnv,
    ShapedTurns,
    EnvironmentModule("agricola").env,
    EnvironmentModule("agricola").parallel_env,
    partial(BatchedEnv, count=2),
    partial(SeatVector, num_envs=2),
    partial(ParallelBatch, count=2, processes=1),
]


def refused(make: Callable[..., object], words: dict[str, object]) -> BadOption:
    if not isinstance(getattr(make, "__self__", None), EnvironmentModule):
        words = {"game": "agricola"} | words
    with pytest.raises(BadOption) as caught:
        make(**words)
    return caught.value


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("word", ["players", "num_players"])
def test_the_number_of_players_is_called_seats(make: Callable[..., object], word: str) -> None:
    assert str(refused(make, {word: 3})) == f"There is no option “{word}”. Did you mean “seats”?"


@pytest.mark.parametrize("game", observable())
def test_openspiel_and_gymnasium_lead_to_seats_too(game: str) -> None:
    makers: list[Callable[[], object]] = [
        lambda: gymnasium.make(f"bocage/{game}-v0", players=3),
        lambda: gymnasium.make_vec(f"bocage/{game}-v0", 2, players=3),
        lambda: pyspiel.load_game(f"{open_spiel.PREFIX}{game}(options=players:3)"),
    ]
    for make in makers:
        with pytest.raises(BadOption, match=r"no option “players”\. Did you mean “seats”"):
            make()


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize(
    ("slip", "meant"), [("rewards", "reward"), ("observations", "observation"), ("drafts", "draft")]
)
def test_a_slip_in_a_word_of_the_environment_leads_to_that_word(
    make: Callable[..., object], slip: str, meant: str
) -> None:
    assert refused(make, {slip: "x"}).details == {"option": slip, "suggestion": meant}


def test_words_of_one_environment_are_not_offered_in_another() -> None:
    assert refused(SeatEnv, {"oponent": "x"}).details["suggestion"] == "opponent"
    assert refused(SeatEnv, {"max_cycle": 5}).key == "option-none"
    assert refused(TurnEnv, {"max_cycle": 5}).details["suggestion"] == "max_cycles"
    assert refused(TurnEnv, {"oponent": "x"}).key == "option-none"
    assert refused(ShapedTurns, {"scales": 1}).details["suggestion"] == "scale"


@pytest.mark.parametrize("seed", range(4))
def test_what_was_damaged_is_refused_in_a_sentence(seed: int) -> None:
    env, rng = BatchedEnv("creatures", 2), random.Random(seed)
    saved = env.save()
    for _ in range(60):
        damaged = bytearray(saved[: rng.randrange(1, len(saved))])
        for place in rng.choices(range(len(damaged)), k=3):
            damaged[place] = rng.randrange(256)
        for junk in (bytes(damaged), rng.randbytes(rng.randrange(30))):
            with pytest.raises(BocageError):
                env.restore(junk)


def test_a_wrong_type_of_action_changes_nothing() -> None:
    env = begun()
    before = env.game.key()
    with pytest.raises(BadOption):
        env.step(float(env.action_masks().argmax()))  # type: ignore[arg-type]
    assert env.game.key() == before
    env.step(env.action_masks().argmax())


def test_whole_numbers_of_numpy_are_seeds() -> None:
    one, other = (BatchedEnv("creatures", 2, seed=seed).save() for seed in (5, np.int64(5)))  # type: ignore[arg-type]
    assert one == other
    many = SeatVector("creatures", 2)
    by_number = many.reset(seed=4)[0]["observation"]
    assert (many.reset(seed=np.int64(4))[0]["observation"] == by_number).all()  # type: ignore[arg-type]
    assert (many.reset(seed=np.array([4, 5]))[0]["observation"] == by_number).all()  # type: ignore[arg-type]
    for env in (SeatEnv("creatures"), TurnEnv("creatures")):
        env.reset(seed=4)
        before = env.game.key()
        env.reset(seed=np.int64(4))  # type: ignore[arg-type]
        assert env.game.key() == before


def test_nothing_is_seen_before_the_first_game() -> None:
    env = TurnEnv("creatures")
    for early in (lambda: env.step(0), env.last, lambda: env.observe("seat_0")):
        with pytest.raises(gymnasium.error.ResetNeeded, match="call reset first"):
            early()


def test_leads_are_rewarded_in_what_gymnasium_makes() -> None:
    paid: list[list[float]] = []
    for inner in (gymnasium.make("bocage/creatures-v0"), SeatEnv("creatures")):
        env = ShapedRewards(inner, scale=0.1)
        env.reset(seed=3)
        paid.append([float(env.step(np.int64(env.action_masks().argmax()))[1]) for _ in range(15)])
    assert any(paid[0])
    assert paid[0] == paid[1]


@pytest.mark.parametrize(
    "other", [{"count": 3}, {"reward": "win"}, {"mode": "expert"}, {"observation": "v1"}]
)
def test_a_batch_takes_up_only_what_one_like_it_has_saved(other: dict[str, Any]) -> None:
    env = BatchedEnv("creatures", 2)
    before = env.look().observations.copy()
    words = {"count": 2} | other
    with pytest.raises(BadOption, match="saved by another environment") as caught:
        env.restore(BatchedEnv("creatures", **words).save())
    assert caught.value.details["what"] == {"mode": "options"}.get(*[*other] * 2)
    assert (env.look().observations == before).all()
    for junk in (b"junk", pickle.dumps(3), SeatVector("creatures", 2).save()):
        with pytest.raises(BadOption, match="not written by save"):
            env.restore(junk)


@pytest.mark.parametrize(
    "other",
    [
        {"opponent": "greedy"},
        {"seat": 1},
        {"game": "farmerama"},
        {"num_envs": 3},
        {"max_episode_steps": 9},
    ],
)
def test_a_vector_takes_up_only_what_one_like_it_has_saved(other: dict[str, Any]) -> None:
    words = {"game": "creatures", "num_envs": 2, "opponent": "random"}
    env = SeatVector(**words)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="saved by another environment"):
        env.restore(SeatVector(**words | other).save())  # type: ignore[arg-type]


def saved_with(reward: str) -> bytes:
    with ParallelBatch("creatures", 5, 2, reward=reward) as env:
        return env.save()


def test_processes_have_the_methods_of_a_batch() -> None:
    alone = BatchedEnv("creatures", 5, seed=2, reward="win")
    with ParallelBatch("creatures", 5, 2, seed=2, reward="win") as env:
        for name in ("count", "seats", "reward", "metadata"):
            assert getattr(env, name) == getattr(alone, name)
        env.step(env.random_actions())
        alone.step(alone.random_actions())
        assert [game.key() for game in env.games()] == [game.key() for game in alone.games()]
        saved = env.save()
        after = [env.step(env.random_actions()).observations.tobytes() for _ in range(20)]
        env.restore(saved)
        assert [env.step(env.random_actions()).observations.tobytes() for _ in range(20)] == after
        with pytest.raises(BadOption, match="saved by another environment"):
            env.restore(saved_with("rank"))
    with pytest.raises(BadOption, match="have been ended"):
        env.look()


@pytest.mark.parametrize("kind", [SeatEnv, SeatVector])
@pytest.mark.parametrize(
    ("answer", "error", "sentence"),
    [
        (None, BadOption, "names no action: “None”"),
        (1.5, BadOption, "names no action: “1.5”"),
        (99999, BadNotation, "no action number 99999"),
        ("build inn", IllegalAction, "The Inn is not on display"),
    ],
)
def test_what_a_function_answers_is_held_to_the_rules(
    kind: type[SeatEnv | SeatVector], answer: object, error: type[Exception], sentence: str
) -> None:
    env = kind("creatures", seat=1, opponent=lambda game: answer, first_player=0)  # type: ignore[arg-type, return-value]
    with pytest.raises(error, match=sentence):
        env.reset(seed=1)


@pytest.mark.parametrize("kind", [SeatEnv, SeatVector])
def test_a_function_may_answer_in_notation(kind: type[SeatEnv | SeatVector]) -> None:
    env = kind("creatures", seat=1, opponent=lambda game: "space three_wood", first_player=0)  # type: ignore[arg-type, return-value]
    assert env.reset(seed=1)[1]["seat"] == 1


def test_a_process_that_died_is_told_and_the_others_end() -> None:
    env = ParallelBatch("creatures", 4, 2)
    workers = list(env._workers)
    workers[0].kill()
    workers[0].join()
    for ask in (env.random_actions, env.games, lambda: env.step([0] * 4)):
        with pytest.raises(BadOption, match="has died"):
            ask()
    env.close()
    assert not any(worker.is_alive() for worker in workers)
