"""The unseen card of a solo pile: what the player knows, and how it is sampled (F-69)."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from bocage.games.farmerama import Game
from tests.games.farmerama.rules.random_games import decisions
from tests.games.farmerama.scenario import farmerama_table
from tests.rule_marks import rule

START = ("sow", "harvest", "water")
WAITING = ("sow", "sow", "harvest", "harvest", "water", "water")


def truth(
    turned_up: tuple[str, ...], known: tuple[str, ...] = START, waiting: tuple[str, ...] = WAITING
) -> dict[str, Fraction]:
    """How likely each kind was added, given the cards turned up since: every order of every pile is tried."""
    ways: Counter[str] = Counter()
    for added in waiting:
        for order in permutations((*known, added)):
            if order[: len(turned_up)] == turned_up:
                ways[added] += 1
    return {kind: Fraction(count, ways.total()) for kind, count in ways.items()}


def second_pile(*turned_up: str, added: str) -> Game:
    """The second pile of the game, from which these cards have been turned up and played."""
    table = farmerama_table(1).solo(pile={}, discard={"sow": 1, "harvest": 1, "water": 1})
    table.chance(f"replenish {added}")
    for place, card in enumerate(turned_up):
        if place:
            table.act(0, "play feed").pass_on_work()
        table.chance(f"reveal {card}").act(0, "stop")
    return table.game


def sampled(game: Game, times: int = 3000) -> dict[str, float]:
    rng = Random(7)
    seen: Counter[str] = Counter()
    for _ in range(times):
        piles = game.sample(0, rng).position()["solo"]
        assert isinstance(piles, dict)
        seen[piles["added"]] += 1
    return {kind: count / times for kind, count in seen.items()}


@rule("F-69")
@pytest.mark.parametrize(
    ("turned_up", "added"),
    [
        (("sow",), "water"),
        (("sow",), "sow"),
        (("sow", "sow"), "sow"),
        (("sow", "harvest"), "harvest"),
        (("water", "harvest", "sow"), "sow"),
        (("water", "water", "harvest"), "water"),
    ],
)
def test_the_unseen_card_is_sampled_as_likely_as_it_is(turned_up: tuple[str, ...], added: str) -> None:
    expected = truth(turned_up)
    found = sampled(second_pile(*turned_up, added=added))
    assert set(found) == set(expected)
    for kind, share in expected.items():
        assert abs(found[kind] - float(share)) < 0.035, (kind, found, expected)


@rule("F-69", "F-70")
def test_cards_put_back_weigh_as_much_as_others_that_were_seen() -> None:
    table = farmerama_table(1).given(0, special=2)
    table.solo(pile={}, discard={"sow": 1, "harvest": 1, "water": 1}).chance("replenish sow")
    table.chance("reveal water").act(0, "put_back").chance("reveal harvest").act(0, "stop")
    expected, found = truth(("water", "harvest")), sampled(table.game)
    for kind, share in expected.items():
        assert abs(found[kind] - float(share)) < 0.035, (kind, found, expected)


@rule("F-69", "F-70")
def test_a_card_put_back_counts_as_seen() -> None:
    table = farmerama_table(1).given(0, special=2)
    table.solo(pile={}, discard={"sow": 1, "harvest": 1, "water": 1}).chance("replenish water")
    table.chance("reveal water").act(0, "put_back").chance("reveal harvest").act(0, "put_back").chance(
        "reveal water"
    )
    # Two Water cards have come up: the added card is known.
    assert truth(("water", "harvest", "water")) == {"water": 1}
    assert sampled(table.game, 200) == {"water": 1.0}


@rule("F-69")
def test_a_third_pile_weighs_what_is_left_of_the_replenishing_cards() -> None:
    table = farmerama_table(1)
    table.solo(
        pile={},
        discard={"sow": 2, "harvest": 1, "water": 1},
        replenishing={"sow": 1, "harvest": 2, "water": 2},
    )
    table.chance("replenish harvest").chance("reveal sow").act(0, "stop")
    expected = truth(
        ("sow",), ("sow", "sow", "harvest", "water"), ("sow", "harvest", "harvest", "water", "water")
    )
    found = sampled(table.game)
    for kind, share in expected.items():
        assert abs(found[kind] - float(share)) < 0.035, (kind, found, expected)


@rule("F-69")
def test_a_sample_only_swaps_the_added_card_with_the_replenishing_pile() -> None:
    for seed in range(6):
        for game in decisions("solo", 1, seed):
            sample = game.sample(0, Random(seed))
            one, two = game.position()["solo"], sample.position()["solo"]
            assert isinstance(one, dict)
            assert isinstance(two, dict)
            for field in ("favoured", "discard", "under", "pile_size", "replenishing_size", "unseen"):
                assert one[field] == two[field]
            assert (one["added"] is None) == (two["added"] is None)


@rule("F-69", "F-68")
def test_the_player_knows_which_cards_have_not_been_seen_but_not_which_was_added() -> None:
    view = second_pile("sow", added="water").view(0)["solo"]
    assert isinstance(view, dict)
    assert view["unseen"] == {"sow": 2, "harvest": 2, "water": 2}
    assert not {"pile", "replenishing", "added"} & set(view)


@rule("F-69")
def test_once_a_pile_is_used_up_its_cards_are_known() -> None:
    table = (
        farmerama_table(1).solo(pile={}, discard={"sow": 1, "harvest": 1, "water": 1}).chance("replenish sow")
    )
    for card in ("sow", "water", "sow", "harvest"):
        table.chance(f"reveal {card}").act(0, "stop; play feed").pass_on_work()
    view = table.game.view(0)["solo"]
    assert isinstance(view, dict)
    assert view["discard"] == {"sow": 2, "harvest": 1, "water": 1}
    assert view["unseen"] == {"sow": 1, "harvest": 2, "water": 2}
