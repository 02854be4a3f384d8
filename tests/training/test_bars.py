"""The bars: what is measured, how fast a search is, and what the cards of networks say of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bocage.bots.advice import every_network
from bocage.bots.named import is_bot
from bocage.bots.network import read_network, write_network
from bocage.games import game_class
from bocage.training import bars
from bocage.training.bars import POINTS, WON, note_in_cards, plays, speeds
from tests.bots.networks import random_network
from tests.bots.test_network import started

KEPT = Path(__file__).parents[2] / "docs" / "bars.json"


def test_every_bar_can_be_played_and_has_a_name_of_its_own() -> None:
    wanted = bars.bars()
    assert len({bar.match.name for bar in wanted}) == len(wanted)
    for bar in wanted:
        match = bar.match
        kind = game_class(match.game)
        assert kind is not None
        assert is_bot(match.ours)
        assert is_bot(match.others) or match.seats == 1
        assert bar.figure in (WON, POINTS)
        assert bar.at_least > 1.0 if bar.figure == POINTS else 0.5 < bar.at_least < 1.0


def test_what_was_measured_is_kept_for_every_bar() -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert {bar["name"] for bar in kept["bars"]} == {bar.match.name for bar in bars.bars()}
    for found in kept["bars"]:
        figure = found[found["figure"]]
        assert found["games"] > 0
        assert figure["low"] <= figure["value"] <= figure["high"]


def test_bars_that_are_measured_anew_replace_their_own_alone() -> None:
    kept = {"when": "then", "machine": "there", "speeds": [1], "bars": [{"name": "a"}, {"name": "b"}]}
    new = {"when": "now", "machine": "here", "speeds": [], "bars": [{"name": "b", "games": 3}]}
    found = bars.joined(kept, new)
    assert found["bars"] == [{"name": "a"}, {"name": "b", "games": 3, "when": "now", "machine": "here"}]
    assert (found["when"], found["speeds"]) == ("then", [1])
    timed = bars.joined(kept, {**new, "speeds": [{"ratio": 2}], "bars": []})
    assert timed["speeds"] == [{"ratio": 2, "when": "now", "machine": "here"}]
    assert timed["bars"] == kept["bars"]


def test_the_cards_of_the_package_say_what_was_measured_of_them() -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    for file in every_network():
        network = read_network(file)
        own = [bar for bar in kept["bars"] if plays(file, bar["game"], bar["options"])]
        assert own
        assert network.strength["matches"] == own
        assert network.strength["when"] == kept["when"]


def test_what_was_measured_is_written_into_the_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "creatures.net"
    write_network(random_network(started("creatures"), seed=1), file)
    monkeypatch.setattr(bars, "every_network", lambda: [file])
    monkeypatch.setattr(bars, "network_file", lambda game: file if game.id == "creatures" else None)
    found: dict[str, Any] = {
        "when": "2026-01-01",
        "machine": "one",
        "bars": [
            {"game": "creatures", "name": "a", "options": {}},
            {"game": "agricola", "name": "b", "options": {}},
        ],
        "speeds": [{"game": "creatures", "ratio": 0.5}],
    }
    before = read_network(file).blocks
    note_in_cards(found)
    network = read_network(file)
    assert network.strength["matches"] == found["bars"][:1]
    assert network.strength["speed"] == [{"game": "creatures", "ratio": 0.5}]
    assert network.blocks == before


def test_speeds_are_those_of_both_advisers_on_the_same_positions() -> None:
    found = speeds("creatures", 0.2)
    network, classic, ratio = (float(str(found[name])) for name in ("network", "classic", "ratio"))
    assert ratio == pytest.approx(network / classic, rel=0.02)
