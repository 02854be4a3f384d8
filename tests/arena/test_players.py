"""The bots of an arena by their names."""

from pathlib import Path

import pytest

from bocage.arena import ArenaPlan, play_game
from bocage.arena.players import bot_named, is_bot
from bocage.bots import Budget, ChampionBot, GreedyBot, InstinctBot, MctsBot
from bocage.cli.errors import MISUNDERSTOOD
from tests.arena.conftest import Command


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("mcts:500", Budget(simulations=500)),
        ("mcts:0.5s", Budget(seconds=0.5)),
        ("mcts:2s", Budget(seconds=2)),
    ],
)
def test_the_search_can_have_another_budget(name: str, budget: Budget) -> None:
    bot = bot_named(name, 1)
    assert is_bot(name)
    assert isinstance(bot, MctsBot)
    assert bot.budget == budget


@pytest.mark.parametrize(
    "name",
    [
        "mcts:",
        "mcts:0",
        "mcts:-3",
        "mcts:1.5",
        "mcts:s",
        "mcts:nans",
        "greedy:500",
        "gredy",
        "mcts:5@a.net",
        "champion:5@",
    ],
)
def test_anything_else_is_no_bot(name: str) -> None:
    assert not is_bot(name)


def test_a_champion_can_have_a_network_of_its_own() -> None:
    bot = bot_named("champion:20~1.5@folder/mine.net", 1)
    assert isinstance(bot, ChampionBot)
    assert (bot.budget, bot.temperature, bot.network) == (Budget(20), 1.5, Path("folder/mine.net"))


@pytest.mark.parametrize("word", ["mcts:0", "mcts:abc", "greedy:5"])
def test_a_budget_that_is_none_is_told_how_to_be_written(word: str, arena: Command) -> None:
    code, _, err = arena("creatures", word, "--games", "1")
    assert code == MISUNDERSTOOD
    assert f"{word.partition(':')[0]}:500" in err


def test_other_bots_are_those_of_the_roster() -> None:
    assert is_bot("greedy")
    assert isinstance(bot_named("greedy", 1), GreedyBot)


def test_a_search_with_a_budget_plays_a_game() -> None:
    plan = ArenaPlan("creatures", ("mcts:2", "random"), 1)
    assert {seat.bot for seat in play_game(plan, plan.fixture(0)).seats} == set(plan.bots)


@pytest.mark.parametrize(
    ("name", "temperature"), [("instinct~0.7", 0.7), ("champion:50~2", 2.0), ("classic~1", 1.0)]
)
def test_a_temperature_stands_behind_a_tilde(name: str, temperature: float) -> None:
    bot = bot_named(name, 1)
    assert is_bot(name)
    assert isinstance(bot, InstinctBot | MctsBot)
    assert bot.temperature == temperature


@pytest.mark.parametrize("name", ["greedy~1", "instinct:5~1", "champion:50~", "champion~warm", "champion~-1"])
def test_no_other_temperatures(name: str) -> None:
    assert not is_bot(name)
