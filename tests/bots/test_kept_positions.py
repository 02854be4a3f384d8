"""Nodes that the search comes to often keep their positions: the same that playing there leads to."""

from __future__ import annotations

from random import Random

import pytest

from bocage.bots.advice import adviser_for
from bocage.bots.search.tree import Node
from bocage.bots.thinking import Thinking
from bocage.core.game import Game
from bocage.core.menu import Menu
from bocage.games import game_class

SIMULATIONS = 300


def begun(game: str, options: dict[str, object]) -> Game:
    kind = game_class(game)
    assert kind is not None
    made: Game = kind.fresh(5, options)
    return made


def searched(game: Game) -> Thinking:
    thinking = Thinking(game, Random(3), adviser_for(game.id))
    thinking.search.run(SIMULATIONS)
    return thinking


def differing(thinking: Thinking) -> list[Node]:
    """Nodes below others whose position is not the one that the answer to the other leads to."""
    search = thinking.search
    found, open_ones, seen = [], [search.root], 0
    while open_ones:
        node = open_ones.pop()
        if node.kept < 0:
            continue
        seen += 1
        for edge in node.edges:
            after = edge.next
            if after is None or after.kept < 0:
                continue
            state = search._kept[node.kept].copy()
            search._take(state, edge, node.seat)
            search.kernel.settle(state, Menu())
            if state.key() != search._kept[after.kept].key():
                found.append(after)
            open_ones.append(after)
    assert seen > 5
    return found


@pytest.mark.parametrize(
    ("game", "options"),
    [("creatures", {"mode": "expert"}), ("agricola", {"mode": "beginner", "seats": 2})],
)
def test_a_kept_position_is_the_one_that_the_answers_lead_to(game: str, options: dict[str, object]) -> None:
    assert not differing(searched(begun(game, options)))


def test_what_is_hidden_is_never_kept() -> None:
    game = begun("farmerama", {"mode": "basic", "seats": 2})
    assert searched(game).search.root.kept < 0
