"""A blend of two networks says what lies between what they say, and refuses those that are not alike."""

from __future__ import annotations

from array import array
from dataclasses import replace
from random import Random

import pytest

from bocage.bots.network import Network
from bocage.games.creatures import Game
from bocage.training.blend import blended
from bocage.training.errors import TrainingProblem
from tests.bots.networks import random_network


@pytest.fixture
def pair() -> tuple[Network, Network]:
    """A network, and one whose numbers have all strayed."""
    one = random_network(Game(seed=1, first_player=0))
    rng = Random(3)
    blocks = {
        name: array("f", (number + rng.uniform(-0.5, 0.5) for number in array("f", block))).tobytes()
        for name, block in one.blocks.items()
        if name not in ("rows", "scale")
    }
    rows = array("b", (rng.randint(-127, 127) for _ in one.blocks["rows"])).tobytes()
    scale = array("f", (abs(number) * 2.0 for number in array("f", one.blocks["scale"]))).tobytes()
    return one, replace(one, blocks={**blocks, "rows": rows, "scale": scale}, made={"games": 7})


def weights(network: Network) -> list[float]:
    """The first table in points."""
    scale = array("f", network.blocks["scale"])
    return [
        number * scale[place // network.first]
        for place, number in enumerate(array("b", network.blocks["rows"]))
    ]


@pytest.mark.parametrize("share", [0.0, 0.25, 1.0])
def test_every_number_lies_so_far_on_the_way(pair: tuple[Network, Network], share: float) -> None:
    one, other = pair
    found = blended(one, other, share)
    for name in ("bias1", "weight2", "head", "move_bias"):
        blocks = [array("f", network.blocks[name]) for network in (one, other, found)]
        for first, second, between in zip(*blocks, strict=True):
            assert between == pytest.approx((1 - share) * first + share * second, abs=1e-5)
    largest = max(abs(number) for network in pair for number in weights(network))
    for first, second, between in zip(weights(one), weights(other), weights(found), strict=True):
        assert between == pytest.approx((1 - share) * first + share * second, abs=largest / 127)
    assert found.made == {"games": 7}


def test_networks_of_different_shape_are_refused(pair: tuple[Network, Network]) -> None:
    one, other = pair
    with pytest.raises(TrainingProblem, match="other inputs, lines, moves or layers"):
        blended(one, replace(other, lines=other.lines[:-1]), 0.5)
