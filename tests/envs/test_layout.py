"""Version 1 of the observations says what version 0 says, in numbers from 0 to 1."""

import pickle
from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bocage.envs
from bocage.bots import GreedyBot
from bocage.bots.counts import tally_of
from bocage.bots.counts.tally import Questions
from bocage.core.errors import BadOption
from bocage.core.game import Game
from bocage.envs import BatchedEnv, ParallelBatch, SeatEnv, SeatVector, TurnEnv
from bocage.envs.identity import identity, schema_hash
from bocage.envs.observing import COMPACT, V1, Observer, new_game
from tests.envs.pettingzoo_tests import api_test

SETTINGS = [
    ("creatures", {}),
    ("creatures", {"mode": "expert"}),
    *(("agricola", {"seats": seats}) for seats in (1, 2, 3, 4)),
    *(("farmerama", {"seats": seats}) for seats in (1, 2, 3, 4)),
]

# PettingZoo knows its own environments with masks by name and warns of all others.
masked = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array"
)


def positions(game: str, options: dict[str, object], seed: int = 3) -> list[Game]:
    """Some positions of a random game, in which a seat is to decide."""
    rng = Random(seed)
    found, now = [], new_game(game, options, seed)
    while now.to_act is not None:
        found.append(now.copy())
        now.play(rng.choice(now.legal_actions()))
    return found[::7]


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_every_number_is_that_of_version_0_by_its_scale(game: str, options: dict[str, object]) -> None:
    whole, one = Observer(new_game(game, options, None)), Observer(new_game(game, options, None), V1)
    assert one.layout is not None
    for position in positions(game, options):
        for seat in range(int(position.state.seats)):
            before = dict(zip(whole.names, whole.observe(position, seat).tolist(), strict=True))
            now = dict(zip(one.names, one.observe(position, seat).tolist(), strict=True))
            for entry in one.layout.entries:
                if entry.source < 0:
                    assert all(now[name] == entry.fixed for name in entry.names)
                elif entry.name == "question.node":
                    continue  # below
                elif entry.values:
                    flags = [now[name] for name in entry.names]
                    assert flags == [float(value == before[entry.name]) for value in range(len(flags))]
                else:
                    expected = min(before[entry.name] / entry.scale, 1.0)
                    assert now[entry.name] == pytest.approx(expected), entry.name


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_the_question_is_one_flag(game: str, options: dict[str, object]) -> None:
    one = Observer(new_game(game, options, None), V1)
    questions = Questions(new_game(game, options, None).kernel)
    for position in positions(game, options):
        seen = one.observe(position, int(position.to_act or 0))
        asked = [name for name, value in zip(one.names, seen, strict=True) if value and "node=" in name]
        top = position.state.top
        assert top is not None
        assert asked == [f"question.node={questions.names[questions.sorts[top.node]]}"]


@pytest.mark.parametrize("form", [V1, COMPACT])
@pytest.mark.parametrize("game", ["agricola", "farmerama"])
def test_one_size_and_one_hash_serve_any_number_of_players(game: str, form: str) -> None:
    observers = [Observer(new_game(game, {"seats": seats}, None), form) for seats in (1, 2, 3, 4)]
    assert len({schema_hash(observer) for observer in observers}) == 1
    assert len({tuple(observer.names) for observer in observers}) == 1
    assert len(set(observers[0].names)) == len(observers[0].names)


def test_who_is_not_there_is_nothing() -> None:
    game = new_game("agricola", {"seats": 2}, 1)
    observer = Observer(game, V1)
    seen = dict(zip(observer.names, observer.observe(game, 0).tolist(), strict=True))
    assert (seen["present.next1"], seen["present.next2"]) == (1.0, 0.0)
    assert any(value for name, value in seen.items() if name.startswith("next1."))
    assert not any(value for name, value in seen.items() if name.startswith(("next2.", "next3.")))


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_the_compact_form_is_what_the_networks_read(game: str, options: dict[str, object]) -> None:
    observer = Observer(new_game(game, options, None), COMPACT)
    assert observer.layout is not None
    for position in positions(game, options):
        tally, seat = tally_of(position), int(position.to_act or 0)
        counts = dict(
            zip((one.name for one in tally.inputs()), tally.counts(position.state, seat, seat), strict=True)
        )
        seen = observer.observe(position, seat)
        expected = [min(counts[entry.name] / entry.scale, 1.0) for entry in observer.layout.entries]
        assert np.allclose(seen, expected)


@pytest.mark.parametrize("form", [V1, COMPACT])
@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
def test_nothing_hidden_is_told(game: str, options: dict[str, object], form: str) -> None:
    observer, rng = Observer(new_game(game, options, None), form), Random(5)
    for position in positions(game, options):
        for seat in range(int(position.state.seats)):
            guess = position.sample(seat, rng)
            assert (observer.observe(position, seat) == observer.observe(guess, seat)).all()


@pytest.mark.parametrize("game", ["creatures", "agricola", "farmerama"])
def test_hardly_a_number_exceeds_its_scale(game: str) -> None:
    now, whole = new_game(game, {}, 2), Observer(new_game(game, {}, None))
    one = Observer(now, V1)
    assert one.layout is not None
    plain = [entry for entry in one.layout.entries if entry.source >= 0 and not entry.values]
    scales, places = np.array([entry.scale for entry in plain]), [entry.source for entry in plain]
    bot, above, seen = GreedyBot(1), 0, 0
    while now.to_act is not None:
        row = whole.observe(now, now.to_act)[places]
        above, seen = above + int((row > scales).sum()), seen + row.size
        now.play(bot.decide(now))
    assert above / seen < 0.0005


def test_planes_show_cells_and_both_sides_of_an_edge() -> None:
    game = new_game("creatures", {}, 1)
    observer = Observer(game)
    planes = observer.planes()
    assert planes.places.shape[1:] == (3, 7)
    seen = np.zeros(len(observer.names), np.uint8)
    seen[observer.names.index("own.troughs.c2")] = 1
    seen[observer.names.index("own.borders.a1e")] = 1
    shown = planes.of(np.stack([seen, seen]))[1]
    lit = {(planes.names[plane], row, column) for plane, row, column in zip(*np.nonzero(shown), strict=True)}
    assert lit == {("own.troughs", 1, 2), ("own.borders:e", 0, 0), ("own.borders:w", 0, 1)}


@masked
def test_environments_of_version_1_pass_the_tests_of_their_libraries() -> None:
    env = bocage.envs.creatures_v1.env()
    assert env.metadata["name"] == "bocage/creatures_v1"
    api_test(env, num_cycles=50)
    check_env(SeatEnv("farmerama", observation=COMPACT), skip_render_check=True)


@pytest.mark.parametrize("form", [V1, COMPACT])
def test_all_environments_show_the_same(form: str) -> None:
    turns, batch = TurnEnv("creatures", observation=form), BatchedEnv("creatures", 2, observation=form)
    turns.reset(seed=1)
    assert identity(turns.game, turns.observer) == batch.metadata["bocage"]
    assert batch.metadata["bocage"]["schema_version"] == 1
    step = batch.look()
    assert step.observations.dtype == np.float32
    for place, game in enumerate(batch.games()):
        assert (step.observations[place] == batch.observer.observe(game, int(step.seats[place]))).all()
    again: BatchedEnv = pickle.loads(pickle.dumps(batch))
    assert (again.look().observations == step.observations).all()
    with ParallelBatch("creatures", 2, 2, observation=form) as parallel:
        assert (parallel.look().observations == step.observations).all()
    vector = SeatVector("creatures", 2, observation=form)
    seen, _ = vector.reset(seed=1)
    assert vector.observation_space.contains(seen)


def test_other_forms_are_refused() -> None:
    with pytest.raises(BadOption, match="v1:compact"):
        TurnEnv("creatures", observation="v2")
