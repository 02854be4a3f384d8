"""OpenSpiel plays our games by its own tests, with nothing switched off."""

import pickle
from random import Random

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]  # it has no types
import pytest
from open_spiel.python.algorithms import generate_playthrough as made  # type: ignore[import-untyped]

from bocage.core.errors import BadOption
from bocage.envs import SeatEnv, open_spiel
from bocage.envs.history import History
from bocage.envs.observing import Observer
from bocage.envs.rewards import final_rewards

NAMES = [
    "bocage_creatures",
    "bocage_creatures(mode=expert)",
    "bocage_farmerama(players=3,reward=rank)",
    "bocage_agricola",
    "bocage_agricola(players=1,options=choose_round_order:true)",
]


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_simulates_whole_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_states_and_games_can_be_serialised_and_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    state, rng = game.new_initial_state(), Random(2)
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    seen = range(game.num_players()) if state.current_player() >= 0 else ()
    for told in (state, state.clone()):
        known = [told.information_state_string(player) for player in seen]
        both = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, told))
        for again in (pickle.loads(pickle.dumps(told)), game.deserialize_state(told.serialize()), both[1]):
            assert again.held.game.checksum() == told.held.game.checksum()
            assert (again.history(), again.legal_actions()) == (told.history(), told.legal_actions())
            assert [again.information_state_string(player) for player in seen] == known
    assert str(pickle.loads(pickle.dumps(game))) == str(both[0]) == str(game)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_writes_a_playthrough_and_plays_it_again(name: str) -> None:
    first = made.playthrough(name, None, seed=1)
    actions = [
        int(line.removeprefix("action: ")) for line in first.split("\n") if line.startswith("action: ")
    ]
    assert len(actions) > 40
    assert made.playthrough(name, actions) == first
    assert f"NumDistinctActions() = {pyspiel.load_game(name).num_distinct_actions()}" in first


@pytest.mark.parametrize(
    ("name", "total"),
    [
        ("bocage_creatures", 0.0),
        ("bocage_creatures(reward=margin)", 0.0),
        ("bocage_creatures(reward=points)", None),
        ("bocage_agricola(reward=target:50)", None),
        ("bocage_agricola(players=3)", -1.0),
        ("bocage_farmerama(players=4,reward=rank)", 0.0),
        ("bocage_farmerama(players=3,reward=margin)", None),
        ("bocage_farmerama(mode=solo)", None),
    ],
)
def test_the_sum_of_the_returns_is_what_openspiel_is_told(name: str, total: float | None) -> None:
    game = pyspiel.load_game(name)
    kinds = pyspiel.GameType.Utility
    expected = kinds.GENERAL_SUM if total is None else kinds.CONSTANT_SUM if total else kinds.ZERO_SUM
    assert (game.utility_sum(), game.get_type().utility) == (total, expected)
    state, rng = game.new_initial_state(), Random(1)
    draws = 0
    while not state.is_terminal():
        draws += state.current_player() < 0
        state.apply_action(rng.choice(state.legal_actions()))
    found = state.returns()
    assert all(game.min_utility() <= value <= game.max_utility() for value in found)
    assert total is None or sum(found) == pytest.approx(total)
    assert 2 * (state.move_number() - draws) < game.max_game_length()
    assert 2 * draws < game.max_chance_nodes_in_history()
    outcome = state.held.game.outcome()
    assert found == final_rewards(outcome.scores, outcome.winners, game.reward)


def test_every_option_can_be_given() -> None:
    words = "options=tiles:barn+pen;first_player:1;window_order_by_marker:true"
    game = pyspiel.load_game(f"bocage_creatures(mode=free,{words})").fresh
    expected = {"mode": "free", "tiles": ["barn", "pen"], "first_player": 1, "window_order_by_marker": True}
    assert game.options == expected
    assert pyspiel.load_game("bocage_agricola(options=banned:loom+)").fresh.options["banned"] == ["loom"]
    for wrong in ("bocage_creatures(options=tile:barn)", "bocage_creatures(reward=victory)"):
        with pytest.raises(BadOption):
            pyspiel.load_game(wrong)


@pytest.mark.parametrize("words", ["mode=full,options=mode:beginner", "players=2,options=seats:3"])
def test_an_option_said_twice_is_refused(words: str) -> None:
    with pytest.raises(BadOption, match="said twice"):
        pyspiel.load_game(f"bocage_agricola({words})")
    assert pyspiel.load_game("bocage_agricola(players=3,options=seats:3)").num_players() == 3


@pytest.mark.parametrize("form", ["v1", "v1:compact"])
def test_observations_of_version_1_can_be_asked_for(form: str) -> None:
    game = pyspiel.load_game(f"bocage_farmerama(players=3,observation={form})")
    alike = SeatEnv("farmerama", seats=3, observation=form)
    assert game.metadata == {"bocage": alike.metadata["bocage"]}
    state, rng = game.new_initial_state(), Random(2)
    while state.current_player() < 0:
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    seen = alike.observer.observe(state.held.game, player)
    assert np.array_equal(state.observation_tensor(player), seen)
    assert game.observation_tensor_shape() == [len(seen)]
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert np.array_equal(again.observation_tensor(player), seen)


@pytest.mark.parametrize("name", NAMES)
def test_actions_have_the_numbers_of_the_other_environments(name: str) -> None:
    game = pyspiel.load_game(name)
    state, rng = game.new_initial_state(), Random(4)
    observer = Observer(game.fresh)
    assert game.num_distinct_actions() == observer.actions.size
    for _ in range(60):
        player = state.current_player()
        if player >= 0:
            mask = observer.mask(state.held.game, player)
            assert state.legal_actions() == np.flatnonzero(mask).tolist()
            texts = [observer.notation(number) for number in state.legal_actions()]
            assert [state.action_to_string(player, number) for number in state.legal_actions()] == texts
        else:
            assert max(state.legal_actions()) < game.max_chance_outcomes()
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_legal_actions_returns_and_observations_are_those_of_the_game(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    observer = state.get_game().make_py_observer()
    mine = Observer(state.held.game)
    rng = Random(1)
    while not state.is_terminal():
        if state.current_player() >= 0:
            observer.set_from(state, 0)
            assert np.array_equal(observer.tensor, mine.observe(state.held.game, 0))
        assert len(state.legal_actions()) == len(state.held.game.legal_actions())
        state.apply_action(rng.choice(state.legal_actions()))
    outcome = state.held.game.outcome()
    assert list(outcome.winners) == [
        seat for seat, value in enumerate(state.returns()) if value == max(state.returns())
    ]


@pytest.mark.parametrize("name", NAMES)
def test_the_information_state_is_the_history_of_what_the_player_knew(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    start = state.held.game.copy()
    rng = Random(3)
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    while state.current_player() < 0:
        state.apply_action(rng.choice(state.legal_actions()))
    for player in range(state.get_game().num_players()):
        known = History(start).known_to(player, state.held.game)
        assert state.information_state_string(player) == known
        assert state.clone().information_state_string(player) == known


def test_what_happens_in_a_clone_is_in_its_own_information_state_alone() -> None:
    state = pyspiel.load_game("bocage_creatures").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    before = state.information_state_string(player)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.information_state_string(player).startswith(before + "\n> ")
    assert state.information_state_string(player) == before


def test_a_history_has_no_tensor_and_openspiel_is_told_so() -> None:
    game = pyspiel.load_game("bocage_agricola")
    assert game.get_type().provides_information_state_string
    assert not game.get_type().provides_information_state_tensor
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    assert game.make_py_observer(recall).tensor is None
    assert game.make_py_observer().tensor.size > 0


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("bocage_creatures").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.held.game.key() != state.held.game.key()


def test_what_a_player_may_not_know_is_in_no_observation() -> None:
    state = pyspiel.load_game("bocage_farmerama(players=2)").new_initial_state()
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    owner = state.current_player()
    one, two = state.clone(), state.clone()
    one.apply_action(one.legal_actions()[0])
    two.apply_action(two.legal_actions()[1])
    observer = open_spiel.SpielObserver(Observer(one.held.game))
    assert observer.string_from(one, 1 - owner) == observer.string_from(two, 1 - owner)
    assert observer.string_from(one, owner) != observer.string_from(two, owner)
