"""Tree search: what it finds, what it may know, and how long it may take."""

from __future__ import annotations

import time
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bocage.bots import Budget, ChampionBot, MctsBot, mcts
from bocage.bots.advice import adviser_for, champion_for, learned_adviser
from bocage.bots.network import write_network
from bocage.bots.search.adviser import Adviser
from bocage.bots.search.search import Search
from bocage.bots.thinking import Thinking
from bocage.core.game import Game
from bocage.games.creatures import Game as Creatures
from bocage.games.farmerama import Game as Farmerama
from tests.bots.networks import random_network
from tests.bots.positions import NAMES, finished, last_worker, rich_hand, started

QUICK = Budget(simulations=12)


@pytest.mark.parametrize("name", NAMES)
def test_search_plays_a_whole_game_by_the_rules(name: str) -> None:
    game = started(name, 4)
    bots = [MctsBot(seat, Budget(simulations=3)) for seat in range(int(game.state.seats))]
    assert finished(game, list(bots)).outcome() is not None


def test_search_takes_the_animals_that_score_at_the_end() -> None:
    game = last_worker()
    assert game.codec.text(MctsBot(1, Budget(simulations=200)).decide(game)) == "space cow_and_pigs"


def test_search_values_are_the_true_margins_where_the_game_ends() -> None:
    game = last_worker()
    thinking = Thinking(game, Random(1))
    thinking.run(Budget(simulations=60))
    best = thinking.opinions()[0]
    game.play(best.action)
    assert game.to_act is None
    scores = game.scores()
    assert best.points == pytest.approx(scores[1], abs=0.3)
    assert best.margin == pytest.approx(scores[1] - scores[0], abs=0.3)


def test_the_same_seed_and_budget_give_the_same_answer() -> None:
    for name in NAMES:
        game = started(name, 2)
        assert MctsBot(5, QUICK).decide(game) == MctsBot(5, QUICK).decide(game)


def test_search_leaves_the_game_as_it_is() -> None:
    for name in NAMES:
        game = started(name, 6)
        before = game.key()
        MctsBot(1, QUICK).decide(game)
        assert game.key() == before


def with_hidden_cards(cards: str) -> Game:
    game = Farmerama(seats=2, seed=9)
    game.play(f"play {cards}")
    return game


def test_a_bot_does_not_see_cards_that_lie_face_down() -> None:
    figures = []
    for cards in ("sow+water", "harvest+feed"):
        thinking = Thinking(with_hidden_cards(cards), Random(3))
        thinking.run(Budget(simulations=40))
        figures.append(thinking.opinions())
    assert figures[0] == figures[1]


def test_who_chooses_in_secret_does_not_know_the_choice_of_the_root() -> None:
    thinking = Thinking(Farmerama(seats=2, seed=9), Random(3))
    thinking.run(Budget(simulations=60), decisive=False)
    root = thinking.search.root
    assert root.sequel is not None
    assert int(root.sequel.visits) == 60
    assert all(edge.next is None for edge in root.edges)


def test_a_single_sensible_answer_is_given_without_search(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Creatures(seed=1, first_player=0)
    monkeypatch.setattr(type(game), "idle_actions", lambda game: game.legal_actions()[1:])
    assert MctsBot(1, Budget(simulations=10**9)).decide(game) == game.legal_actions()[0]


def test_a_plan_is_followed_without_thinking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = MctsBot(1, Budget(simulations=60))
    game = Creatures.from_position({"game": "creatures", "farms": [{"wood": 4}, {}]})
    game.play("space fences")
    game.play(bot.decide(game))
    assert game.to_act == 0
    monkeypatch.setattr(Thinking, "run", forbidden)
    while game.to_act == 0:
        game.play(bot.decide(game))


def forbidden(*_words: object, **_named: object) -> None:
    raise AssertionError("it thinks again")


class Clock:
    """Time that goes on by so much each time somebody looks."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_the_time_budget_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.02)
    monkeypatch.setattr(time, "perf_counter", clock)
    search = Thinking(started("creatures", 1), Random(1))
    search.run(Budget(seconds=0.1), decisive=False)
    assert 0 < int(search.search.simulations) < 1000
    assert clock.now == pytest.approx(0.12)


def test_the_simulation_budget_is_kept_exactly() -> None:
    search = Thinking(started("creatures", 1), Random(1))
    search.run(Budget(simulations=37), decisive=False)
    assert int(search.search.simulations) == 37


def test_a_search_can_be_interrupted_and_still_answers() -> None:
    asked = []

    def stop() -> bool:
        asked.append(1)
        return True

    game = started("creatures", 1)
    bot = MctsBot(1, Budget(simulations=10**9, stop=stop))
    assert bot.decide(game) in game.legal_actions()
    assert asked == [1]


def test_a_decided_search_ends_early() -> None:
    search = Thinking(last_worker(), Random(1))
    search.run(Budget(simulations=5000))
    assert int(search.search.simulations) < 5000


def test_temperature_makes_a_bot_choose_freely() -> None:
    game = started("creatures", 1)
    cold = {MctsBot(seed, QUICK, temperature=0.0).decide(game) for seed in range(6)}
    hot = {MctsBot(seed, QUICK, temperature=1000.0).decide(game) for seed in range(6)}
    assert len(cold) < len(hot)


def test_search_needs_no_adviser() -> None:
    search = Thinking(started("creatures", 1), Random(1), Adviser())
    search.run(Budget(simulations=30), decisive=False)
    assert sum(opinion.visits for opinion in search.opinions()) == 30


def test_a_plan_is_only_tried_where_the_cards_allow_it() -> None:
    thinking = Thinking(rich_hand(), Random(0))
    thinking.run(Budget(simulations=150), decisive=False)  # another guess at the hands, another menu
    assert sum(opinion.visits for opinion in thinking.opinions()) == 150


@pytest.mark.parametrize("name", NAMES)
def test_with_simulations_the_same_seed_thinks_the_same(name: str) -> None:
    game = started(name, 6)
    first, again = (Thinking(game, Random(4)) for _ in range(2))
    for thinking in (first, again):
        thinking.run(Budget(simulations=200))
    assert first.opinions() == again.opinions()


def test_of_two_with_priors_the_other_is_as_curious_as_the_one_who_searches() -> None:
    game = Creatures(seed=3, first_player=0)
    network = random_network(game)
    classic, learned = (
        Thinking(game, Random(1), adviser_for("creatures")),
        Thinking(game, Random(1), learned_adviser(game, network)),
    )
    assert classic.search.rivals < 0.1
    assert learned.search.rivals == 1.0


def test_an_appetite_for_points_does_not_change_what_is_said_of_margins() -> None:
    """At the end everything is known: points count in the choice, and the margin is told as it is."""
    told = {}
    for appetite in (0.0, 2.0):
        thinking = Thinking(last_worker(), Random(1), adviser_for("creatures"))
        thinking.search.appetite = appetite
        thinking.run(Budget(simulations=300), decisive=False)
        told[appetite] = {each.action: each for each in thinking.opinions() if each.visits > 3}
    common = told[0.0].keys() & told[2.0].keys()
    assert common
    for action in common:
        assert told[2.0][action].margin == pytest.approx(told[0.0][action].margin, abs=1.0)


def test_a_champion_plays_with_the_appetite_of_its_network_and_hints_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Creatures(seed=3, first_player=0)
    file = tmp_path / "hungry.net"
    write_network(replace(random_network(game), appetite=2.0), file)
    searches: list[Search] = []

    class Watched(Thinking):
        def steps(self, budget: Budget, decisive: bool = True) -> Generator[None, bool | None, None]:
            searches.append(self.search)
            return super().steps(budget, decisive)

    monkeypatch.setattr(mcts, "Thinking", Watched)
    ChampionBot(1, Budget(simulations=4), network=file).decide(game)
    MctsBot(1, Budget(simulations=4)).decide(game)
    assert [search.appetite for search in searches] == [2.0, 0.0]
    assert Thinking(game, Random(1), champion_for(game, file)).search.appetite == 0.0
