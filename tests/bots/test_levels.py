"""The levels, and bots of other packages."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from itertools import pairwise

import pytest

from bocage.bots import BOTS, LEVELS, Bot, RandomBot, roster
from bocage.bots.errors import BotProblem
from bocage.bots.levels import LevelBot
from bocage.bots.roster import Roster
from bocage.messages import say


def test_every_level_is_a_bot_with_its_budget_and_temperature() -> None:
    for level in LEVELS:
        bot = BOTS[level.id](3)
        assert isinstance(bot, LevelBot)
        assert (bot.budget.simulations, bot.budget.seconds) == (level.simulations, level.seconds)
        assert bot.temperature == level.temperature


def test_levels_think_longer_and_choose_better_from_one_to_the_next() -> None:
    for lower, higher in pairwise(LEVELS):
        assert lower.seconds <= higher.seconds
        assert lower.temperature >= higher.temperature
        assert lower.simulations < (higher.simulations or 10**9)


def test_every_bot_has_a_name_and_a_sentence_in_both_languages() -> None:
    for name in BOTS:
        assert say(f"bot-{name}", "en") != say(f"bot-{name}-text", "en")
        assert say(f"bot-{name}-text", "en") != say(f"bot-{name}-text", "fr")


def with_guests(monkeypatch: pytest.MonkeyPatch, **guests: str) -> Roster:
    points = [EntryPoint(name, value, roster.GROUP) for name, value in guests.items()]
    monkeypatch.setattr(roster, "entry_points", lambda group: points)
    return Roster({"random": RandomBot})


def test_an_installed_package_can_provide_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    found = with_guests(monkeypatch, simple="bocage.bots.base:Bot")
    assert list(found) == ["random", "simple"]
    assert "simple" in found
    assert found["simple"] is Bot


def test_our_own_names_cannot_be_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    assert with_guests(monkeypatch, random="bocage.bots.base:Bot")["random"] is RandomBot


@pytest.mark.parametrize("value", ["no.such.package:Bot", "bocage.bots:LEVELS"])
def test_a_broken_guest_is_left_out_and_says_why_when_asked_for(
    value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = with_guests(monkeypatch, odd=value)
    assert list(found) == ["random"]
    with pytest.raises(BotProblem, match="odd"):
        found["odd"]


def test_an_unknown_bot_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "nobody" not in with_guests(monkeypatch)
