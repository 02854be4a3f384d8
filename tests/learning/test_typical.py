"""What the levels usually score, by lines of the score sheet."""

import json
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from bocage import games
from bocage.bots.instinct import InstinctBot
from bocage.learning import typical
from bocage.learning.typical import CHAMPION, measure, play, typical_of
from bocage.table.catalogue import components


@pytest.mark.parametrize("game", games.installed())
def test_what_ships_has_the_rows_of_the_pad_and_grows_with_the_levels(game: str) -> None:
    levels = typical_of(game)
    kit = games.kit(game)
    assert kit is not None
    assert kit.networks is not None
    head = json.loads((kit.networks / "typical.json").read_text(encoding="utf-8"))
    assert head["rules"] == kit.game.rules_version
    assert [one.level for one in levels] == list(typical.players())
    assert levels[-1].level == CHAMPION
    parts = components(game, "en")
    assert parts is not None
    rows = {category["id"] for category in parts["categories"]}
    for one in levels:
        assert one.games >= 8
        assert set(one.lines) <= rows
        assert sum(one.lines.values()) == pytest.approx(one.points, abs=0.1)
    assert levels[0].points + 5 < levels[4].points < levels[-1].points


def test_a_level_is_measured_by_games_of_its_own() -> None:
    found = play("creatures", "some", lambda seed: InstinctBot(seed, 0.5), 2, time.monotonic() + 60)
    assert found is not None
    assert found.games == 2
    assert sum(found.lines.values()) == pytest.approx(found.points)
    assert play("creatures", "some", InstinctBot, 2, time.monotonic()) is None


def test_what_more_games_have_measured_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = games.kit("creatures")
    assert kit is not None
    monkeypatch.setattr(typical, "kit", lambda _: SimpleNamespace(networks=tmp_path, game=kit.game))
    monkeypatch.setattr(typical, "players", lambda: {"some": lambda seed: InstinctBot(seed, 0.5)})
    typical_of.cache_clear()
    try:
        assert [one.games for one in measure("creatures", 2, 1)] == [2]
        typical_of.cache_clear()
        assert [one.games for one in measure("creatures", 1, 1)] == [2]
        kept = json.loads((tmp_path / "typical.json").read_text(encoding="utf-8"))
        assert (kept["game"], kept["levels"][0]["level"]) == ("creatures", "some")
        # What another network has scored says nothing about this one.
        (tmp_path / "creatures.net").write_bytes(b"another")
        typical_of.cache_clear()
        assert [one.games for one in measure("creatures", 1, 1)] == [1]
    finally:
        typical_of.cache_clear()


def test_a_game_that_nobody_knows_has_no_levels() -> None:
    assert typical_of("chess") == ()
