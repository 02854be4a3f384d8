"""What a seat may know: views and samples for several players (F-20)."""

import json
from collections import Counter
from copy import deepcopy
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bocage.core.state import NATURE
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.actions import CARDS
from tests.games.farmerama.rules.random_games import decisions, every_kind
from tests.games.farmerama.scenario import farmerama_table
from tests.rule_marks import rule

HANDS = {1: [[card] for card in CARDS], 2: [list(pair) for pair in combinations(CARDS, 2)]}


def other_worlds(game: Game, seat: int) -> list[Game]:
    """All games that differ from this one only in what the seat may not know, made from the position."""
    position: dict[str, Any] = game.position()
    if "solo" in position:
        return _with_another_added_card(position)
    worlds = []
    for other, farm in enumerate(position["farms"]):
        if other == seat or not farm["cards"] or position["cards_open"]:
            continue
        for hand in HANDS[len(farm["cards"])]:
            changed = deepcopy(position)
            changed["farms"][other]["cards"] = hand
            worlds.append(Game.from_position(changed))
    return worlds


def _with_another_added_card(position: dict[str, Any]) -> list[Game]:
    worlds = []
    added = position["solo"]["added"]
    for card in ("sow", "harvest", "water"):
        changed = deepcopy(position)
        piles = changed["solo"]
        if added in (None, card) or not piles["replenishing"][card] or not piles["pile"][added]:
            continue
        for pile, one, two in ((piles["pile"], added, card), (piles["replenishing"], card, added)):
            pile[one] -= 1
            pile[two] += 1
        piles["added"] = card
        worlds.append(Game.from_position(changed))
    return worlds


@rule("F-20", "F-69")
@every_kind
def test_games_that_differ_only_in_secrets_look_the_same(mode: str, seats: int) -> None:
    """Byte for byte, at every decision of a random game, to every seat."""
    worlds = 0
    for game in decisions(mode, seats, seed=3):
        for seat in range(seats):
            true = json.dumps(game.view(seat))
            for other in other_worlds(game, seat):
                worlds += 1
                assert json.dumps(other.view(seat)) == true
                if game.to_act == seat:
                    assert other.legal_actions() == game.legal_actions()
    assert worlds > 20


@rule("F-20", "F-69")
@every_kind
def test_every_sample_looks_the_same_and_some_differ_from_the_truth(mode: str, seats: int) -> None:
    changed = 0
    rng = Random(2)
    for game in decisions(mode, seats, seed=2):
        for seat in range(seats):
            other = game.sample(seat, rng)
            changed += other.key() != game.key()
            assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))
    assert changed


@rule("F-20")
@every_kind
def test_a_sample_keeps_the_decision_and_the_legal_actions(mode: str, seats: int) -> None:
    rng = Random(5)
    for game in decisions(mode, seats, seed=5):
        before = game.key()
        for seat in range(seats):
            sample = game.sample(seat, rng)
            assert sample.to_act == game.to_act
            assert sample.prompt == game.prompt
            if game.to_act == seat:
                assert sample.legal_actions() == game.legal_actions()
        assert game.key() == before


@rule("F-20")
@every_kind
def test_a_sample_is_a_possible_game_that_can_be_played_to_its_end(mode: str, seats: int) -> None:
    rng = Random(6)
    for number, game in enumerate(decisions(mode, seats, seed=6)):
        if number % 9:
            continue
        for seat in range(seats):
            sample = game.sample(seat, rng)
            assert Game.from_position(sample.position()).key() == sample.key()
            while sample.to_act is not None:
                sample.play(rng.choice(sample.legal_actions()))
            assert sample.outcome() is not None


@rule("F-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hidden_hand_is_sampled_over_all_hands_alike(seats: int) -> None:
    table = farmerama_table(seats)
    table.act(0, table.offers()[0])
    seen: Counter[tuple[str, ...]] = Counter()
    rng = Random(1)
    for _ in range(2000):
        farms = table.game.sample(1, rng).position()["farms"]
        assert isinstance(farms, list)
        seen[tuple(farms[0]["cards"])] += 1
    hands = 10 if seats == 2 else 5  # the chief has laid one card here
    assert len(seen) == hands
    assert max(seen.values()) - min(seen.values()) < 2000 / hands * 0.5


@rule("F-20")
def test_ones_own_choice_and_what_is_not_chosen_yet_stay() -> None:
    table = farmerama_table(3, first_chief=0).act(0, "play sow+feed").act(1, "play water")
    for number in range(20):
        farms = table.game.sample(1, Random(number)).position()["farms"]
        assert isinstance(farms, list)
        assert farms[1]["cards"] == ["water"]
        assert farms[2]["cards"] == []
        assert len(farms[0]["cards"]) == 2


@rule("F-20")
def test_open_cards_are_not_sampled() -> None:
    table = farmerama_table(4).play("sow", "feed", "water", "harvest")
    assert all(table.game.sample(seat, Random(1)).key() == table.game.key() for seat in range(4))


@rule("F-20")
def test_a_sample_tells_no_moves_and_foresees_no_chance() -> None:
    game = Game(seats=3, seed=4)
    while game.to_act != (game.board.first + 1) % 3:
        game.play(game.legal_actions()[0])
    seat = game.to_act
    assert seat is not None
    samples = [game.sample(seat, Random(number)) for number in range(12)]
    assert all(sample.moves() == [] for sample in samples)

    def draws(sample: Game) -> tuple[int, ...]:
        rng = Random(1)
        while sample.to_act is not None:
            sample.play(rng.choice(sample.legal_actions()))
        return tuple(action for seat, action in sample.moves() if seat == NATURE)

    assert len({draws(sample) for sample in samples if isinstance(sample, Game)}) > 6
