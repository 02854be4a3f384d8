"""OpenSpiel plays our games by its own tests."""

from random import Random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
from bocage.envs import open_spiel  # noqa: E402 - only where OpenSpiel is
from bocage.envs.history import History  # noqa: E402
from bocage.envs.observing import Observer  # noqa: E402

NAMES = [
    "bocage_creatures",
    "bocage_creatures(mode=expert)",
    "bocage_farmerama(players=3)",
    "bocage_agricola",
]


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_simulates_whole_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


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
        assert state.legal_actions() == state.held.game.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))
    outcome = state.held.game.outcome()
    assert [seat for seat, value in enumerate(state.returns()) if value > -1] == list(outcome.winners)


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
    observer = open_spiel.SpielObserver(one.held.game)
    assert observer.string_from(one, 1 - owner) == observer.string_from(two, 1 - owner)
    assert observer.string_from(one, owner) != observer.string_from(two, owner)
