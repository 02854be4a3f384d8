"""Networks for one sort of game alone: smaller, and of the same opinion."""

from __future__ import annotations

from random import Random

import pytest

from bocage.bots.counts import tally_of
from bocage.bots.network import judge_for
from bocage.games import game_class
from bocage.training.narrow import counted, narrowed
from tests.bots.networks import random_network

OPTIONS: dict[str, object] = {"mode": "beginner", "seats": 2}


def test_a_narrow_network_says_the_same_about_games_of_its_sort() -> None:
    kind = game_class("agricola")
    assert kind is not None
    game = kind.fresh(5, OPTIONS)
    wide = random_network(game, trunks=2)
    narrow = narrowed(wide, counted("agricola", OPTIONS, games=20), 2)
    assert len(narrow.inputs) < len(wide.inputs) / 2
    assert narrow.seats == 2
    assert all(
        len(narrow.blocks[name]) == size * (1 if name == "rows" else 4)
        for name, size in narrow.sizes().items()
    )
    tally = tally_of(game)
    before, after = (judge_for(network, tally, game.codec) for network in (wide, narrow))
    rng = Random(2)
    for _ in range(60):
        game.play(rng.choice(game.legal_actions()))
        seat = game.to_act
        assert seat is not None
        row = tally.counts(game.state, max(0, seat), 0)
        values = before.values(row)
        assert after.values(row) == pytest.approx((*values[:2], *values[4:6]), abs=1e-4)
        assert after.prior(row, game.legal_actions()) == pytest.approx(
            before.prior(row, game.legal_actions()), abs=1e-4
        )
    lines, many = before.outputs(row)[12:], len(wide.lines)
    assert after.outputs(row)[6:] == pytest.approx(lines[: 2 * many], abs=1e-4)
