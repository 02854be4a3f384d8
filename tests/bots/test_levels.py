"""The levels, and bots of other packages."""

from __future__ import annotations

import json
import time
from importlib.metadata import EntryPoint
from itertools import pairwise

import pytest

from bocage.bots import (
    BOTS,
    LEVELS,
    Bot,
    ChampionBot,
    InstinctBot,
    MctsBot,
    RandomBot,
    advice,
    levels,
    roster,
)
from bocage.bots.errors import BotProblem
from bocage.bots.levels import FILE, LevelBot, Rung, rung_of
from bocage.bots.network import judge
from bocage.bots.roster import Roster
from bocage.core.game import Game
from bocage.games import game_class, kit
from bocage.messages import say
from bocage.terminal.seats import bot_text

GAMES: list[tuple[str, dict[str, object]]] = [
    ("creatures", {"mode": "expert"}),
    ("agricola", {"mode": "full", "seats": 2}),
    ("farmerama", {"mode": "basic", "seats": 2}),
]
SLOWEST = 2.0  # seconds
WISHED, SURE = (0.65, 0.75), 0.60


def begun(game: str, options: dict[str, object]) -> Game:
    kind = game_class(game)
    assert kind is not None
    made: Game = kind.fresh(3, options)
    return made


def test_every_level_is_a_bot() -> None:
    for level in LEVELS:
        bot = BOTS[level.id](3)
        assert isinstance(bot, LevelBot)
        assert bot.level == level


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_levels_play_with_the_network_and_see_further_from_one_to_the_next(
    game: str, options: dict[str, object]
) -> None:
    before: Rung | None = None
    for level in LEVELS:
        rung = rung_of(level.id, game)
        assert rung is not None
        player = LevelBot.player(BOTS[level.id](1), begun(game, options))  # type: ignore[arg-type]
        if rung.simulations:
            assert isinstance(player, ChampionBot)
            assert player.budget.simulations == rung.simulations
            assert player.temperature == 0.0  # nothing is thrown away
        else:
            assert isinstance(player, InstinctBot)
            assert player.temperature == rung.whim
        if before is not None:
            assert rung.simulations >= before.simulations
            assert rung.whim <= before.whim
            assert rung != before
        before = rung


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_each_level_was_measured_to_win_clearly_against_the_one_below(game: str) -> None:
    found = kit(game)
    assert found is not None
    assert found.networks is not None
    kept = json.loads((found.networks / FILE).read_text(encoding="utf-8"))["levels"]
    assert [each["id"] for each in kept] == [level.id for level in LEVELS]
    assert kept[0]["against"] == "random"
    assert kept[0]["won"]["low"] > 0.75
    for lower, higher in pairwise(kept):
        won = higher["won"]
        # What was measured may miss the wish by chance, but not by more than the interval.
        assert won["low"] <= WISHED[1]
        assert won["high"] >= WISHED[0]
        assert won["value"] >= SURE
        assert higher["points"]["value"] - lower["points"]["value"] < 20.0


def test_a_game_without_a_network_is_played_with_the_hand_written_adviser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(levels, "network_file", lambda game: None)
    for level in LEVELS:
        player = LevelBot.player(BOTS[level.id](1), begun(*GAMES[0]))  # type: ignore[arg-type]
        assert type(player) is MctsBot
        assert player.budget.simulations == level.simulations
        assert player.temperature == level.temperature
    for lower, higher in pairwise(LEVELS):
        assert lower.simulations < higher.simulations
        assert lower.temperature >= higher.temperature


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_low_levels_answer_at_once_with_the_network_in_plain_python(
    game: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judge, "WAYS", ("plain",))
    monkeypatch.setattr(advice, "_ADVISERS", {})
    played = begun(game, options)
    bot = BOTS["hazel"](1)
    for _ in range(30):
        assert played.to_act is not None
        start = time.process_time()
        action = bot.decide(played)
        assert time.process_time() - start < SLOWEST
        played.play(action)


def test_a_level_tells_the_points_it_usually_makes_in_a_game() -> None:
    rung = rung_of("oak", "creatures")
    assert rung is not None
    assert f"{round(rung.points)} points" in bot_text("oak", "en", "creatures")
    assert "points" not in bot_text("oak", "en")
    assert bot_text("champion", "en", "creatures") == bot_text("champion", "en")


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
