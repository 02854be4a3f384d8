"""An observation holds what the seat may know, in the places that the table names."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from bocage.core.game import Game
from bocage.core.state import NATURE
from bocage.envs.features import features_of, observable
from bocage.envs.observing import Observer
from bocage.games import catalogue
from tests.contract.settings import SETTINGS, Setting
from tests.envs import retelling
from tests.games.farmerama.rules.random_games import decisions, every_kind
from tests.games.farmerama.rules.test_views import other_worlds

RETOLD: dict[str, Callable[[Game, int], dict[str, Any]]] = {
    "creatures": retelling.creatures,
    "agricola": retelling.agricola,
    "farmerama": retelling.farmerama,
}
OBSERVED = [setting for setting in SETTINGS if setting.game in observable()]
every_setting = pytest.mark.parametrize("setting", OBSERVED, ids=[setting.name for setting in OBSERVED])


def expected(observer: Observer, told: dict[str, Any]) -> list[int]:
    """The numbers of an observation in the order of its table."""
    found: list[int] = []
    assert set(told) == {block.name for block in observer.features.blocks}
    for block in observer.features.blocks:
        values = told[block.name]
        is_named = len(values) == 1 and isinstance(values[0], list)
        found += retelling.flags(block.labels, values[0]) if is_named else values
    return found


def test_every_game_of_the_catalogue_can_be_observed() -> None:
    assert {entry.id for entry in catalogue()} >= set(observable()) >= {"creatures", "agricola", "farmerama"}


@every_setting
def test_every_number_is_what_the_view_of_the_seat_says(setting: Setting) -> None:
    names: list[str] = []
    seen = 0
    for game in setting.decisions(seed=5, every=4):
        observer = Observer(game)
        names = names or observer.features.names()
        for seat in range(game.state.seats):
            told = expected(observer, RETOLD[setting.game](game, seat))
            got = observer.observe(game, seat).tolist()
            assert dict(zip(names, got, strict=True)) == dict(zip(names, told, strict=True))
            seen += 1
    assert seen > 10


@every_setting
def test_what_is_dealt_anew_in_a_sample_is_not_observed(setting: Setting) -> None:
    """A sample differs from the game in everything the seat does not know, and in nothing it observes."""
    rng = Random(2)
    differ = 0
    for game in setting.decisions(seed=6, every=5):
        observer = Observer(game)
        for seat in range(game.state.seats):
            world = game.sample(seat, rng)
            differ += world.key() != game.key()
            assert np.array_equal(observer.observe(game, seat), observer.observe(world, seat))
            if seat == game.to_act:
                assert np.array_equal(observer.mask(game, seat), observer.mask(world, seat))
    secret = features_of(setting.game).HAS_SECRETS and "beginner" not in setting.name
    assert (differ > 0) == (secret and setting.name != "agricola-solo")


@every_kind
def test_games_that_differ_only_in_secrets_give_equal_observations(mode: str, seats: int) -> None:
    worlds = 0
    for game in decisions(mode, seats, seed=4):
        if game.to_act in (None, NATURE):
            continue
        observer = Observer(game)
        for seat in range(seats):
            for world in other_worlds(game, seat):
                worlds += 1
                assert np.array_equal(observer.observe(game, seat), observer.observe(world, seat))
                assert np.array_equal(observer.mask(game, seat), observer.mask(world, seat))
    assert worlds > 10


def test_the_owner_of_laid_cards_sees_them_and_the_other_does_not() -> None:
    from bocage.games.farmerama import Game as Farmerama

    game = Farmerama(seats=2, seed=1)
    observer = Observer(game)
    owner = int(game.to_act or 0)
    game.play("play sow+water")
    own, other = observer.features.places["own.cards"], observer.features.places["next1.cards"]
    assert observer.observe(game, owner)[own].tolist() == [1, 0, 1, 0, 0]
    assert observer.observe(game, 1 - owner)[other].tolist() == [0, 0, 0, 0, 0]
    laid = observer.features.places["next1.tokens"]
    assert observer.observe(game, 1 - owner)[laid].tolist() == [0, 2]


def test_goods_on_round_spaces_used_cards_and_the_first_round_card_are_seen_by_everybody() -> None:
    from bocage.games.agricola import Game as Agricola

    position: dict[str, Any] = Agricola(seats=2, seed=3).position()
    position["majors"].remove("joinery")
    position["farms"][1]["cards"] = position["farms"][1]["crafted"] = ["joinery"]
    position["farms"][1]["later"] = {"2": {"sheep": 1}, "5": {"food": 1, "wood": 2}}
    game = Agricola.from_position(position)
    observer = Observer(game)
    names = np.array(observer.features.names())
    for seat, farm in ((0, "next1"), (1, "own")):
        seen = {str(name): int(observer.observe(game, seat)[names == name][0]) for name in names}
        lying = {name: number for name, number in seen.items() if f"{farm}.rounds" in name and number}
        rounds = {"2.sheep": 1, "5.wood": 2, "5.food": 1}
        assert lying == {f"{farm}.rounds.{name}": number for name, number in rounds.items()}
        assert seen[f"{farm}.next.sheep"] == seen[f"{farm}.later.sheep"] == 1
        assert [name for name in seen if ".crafted." in name and seen[name]] == [f"{farm}.crafted.joinery"]
        first = position["first_card"]
        assert [name for name in seen if "first_card" in name and seen[name]] == [f"first_card.{first}"]


@every_setting
def test_names_are_unique_and_as_many_as_there_are_numbers(setting: Setting) -> None:
    game = setting.start(seed=1)
    observer = Observer(game)
    names = observer.features.names()
    assert len(set(names)) == len(names) == observer.features.size
    assert observer.observe(game, 0).shape == (len(names),)
    assert all(block.meaning.endswith(".") for block in observer.features.blocks)


@pytest.mark.parametrize("game", observable())
def test_a_module_of_features_keeps_the_agreement(game: str) -> None:
    module = features_of(game)
    assert module.CHANCE
    assert callable(module.features)
    assert callable(module.encoder)
