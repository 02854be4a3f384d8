"""The second engine of All Creatures: it plays in step, knows the whole sheet, and tells what differs."""

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bocage.fuzzing.report import Broken
from bocage.games.creatures import Game
from bocage.games.creatures.referee import second
from bocage.games.creatures.referee.profile import CreaturesProfile
from bocage.games.creatures.referee.second import Referee, can_follow
from bocage.games.creatures.referee.second.scoring import bonus
from bocage.games.creatures.referee.second.tiles import SPECIAL, TILES
from tests.commands import Command
from tests.rule_marks import rule

SHEET = json.loads((Path(__file__).parents[3] / "printed" / "creatures_buildings.json").read_text("utf-8"))
GAMES = 12


def play_in_step(game: Game, *texts: str) -> Referee:
    """Play these actions in both."""
    referee = Referee(game)
    for text in texts:
        action = game.codec.parse(text)
        game.play(action)
        referee.play(action)
    return referee


@rule("C-8.3", "C-10.2", "C-11.2", "C-12.6", "C-12.7")
@pytest.mark.parametrize("mode", ["standard", "advanced", "expert", "free"])
def test_both_engines_play_the_same_games(mode: str) -> None:
    rng = Random(mode)
    profile = CreaturesProfile(mode)
    followed = compared = 0
    for _ in range(GAMES):
        game = profile.new_game(rng)
        if not can_follow(game):
            continue
        referee = Referee(game)
        while game.to_act is not None:
            action = profile.choose(game, rng)
            game.play(action)
            referee.play(action)
        followed += 1
        compared += referee.compared
    assert followed > GAMES * 0.6
    assert compared > followed * 20


def sheet_entries() -> list[Mapping[str, Any]]:
    """The 58 special buildings of the sheet."""
    return [*SHEET["basic"], *SHEET["green"]]


@rule("C-1.6", "C-5.3")
def test_it_knows_every_building_of_the_sheet() -> None:
    assert {entry["id"] for entry in sheet_entries()} == set(SPECIAL)
    assert len(SPECIAL) == 58


@rule("C-5.3", "C-5.8")
@pytest.mark.parametrize("entry", sheet_entries(), ids=lambda entry: str(entry["id"]))
def test_its_figures_are_those_of_the_sheet(entry: Mapping[str, Any]) -> None:
    tile = TILES[entry["id"]]
    assert list(tile.prices) == entry["cost"]
    assert tile.points == (None if entry["points"] == "formula" else entry["points"])
    capacity = entry["capacity"]
    if capacity["mode"] == "single_type":
        assert tile.room == capacity["amount"]
        assert tile.kind == (None if capacity["animals"] == "any" else capacity["animals"][0])
    else:
        assert tile.room == 0  # nobody, or one of each type
    assert (tile.over is None) == (entry["placement"]["kind"] == "empty_space")


@rule("C-12.3")
@pytest.mark.parametrize(
    ("kind", "steps"),
    [
        ("sheep", {0: -3, 3: -3, 4: 0, 7: 0, 8: 1, 10: 1, 11: 2, 13: 3, 14: 4}),
        ("pig", {3: -3, 4: 0, 6: 0, 7: 1, 9: 2, 11: 3, 13: 5}),
        ("cow", {3: -3, 5: 0, 6: 1, 8: 2, 10: 3, 11: 4}),
        ("horse", {3: -3, 4: 0, 5: 1, 7: 2, 9: 3, 10: 4}),
    ],
)
def test_its_bonus_is_that_of_the_table(kind: str, steps: dict[int, int]) -> None:
    assert {count: bonus(kind, count) for count in steps} == steps


@rule("R-20", "R-38")
def test_both_house_a_bought_cow_before_the_second_building() -> None:
    game = Game.from_position(
        {
            "game": "creatures",
            "options": {"mode": "free", "tiles": ["conservatory", "inn", "cattle_market"]},
            "round": 3,
            "farms": [
                {
                    "stone": 3,
                    "reed": 1,
                    "buildings": {"a3": "cottage", "a1": "cattle_market"},
                    "animals": {"pig": 1, "horse": 2},
                }
            ],
        }
    )
    play_in_step(game, "space special_building_1", "at b1", "call cattle_market", "take cow")
    assert {game.codec.text(action) for action in game.legal_actions()} == {
        "release pig",
        "release cow",
        "release horse",
    }


def test_a_difference_is_told_with_both_answers() -> None:
    game = Game(seed=4, mode="expert")
    referee = play_in_step(game, "space three_wood")
    referee.table.supply["troughs"] = 0
    game.play("space one_stone")
    with pytest.raises(Broken) as found:
        referee.play(game.codec.parse("space one_stone"))
    assert found.value.invariant == "second-engine"
    assert "only engine {space feeding_troughs}, only second engine {}" in found.value.detail


def test_a_difference_in_the_position_is_told_by_its_place() -> None:
    game = Game(seed=4, mode="expert")
    referee = play_in_step(game)
    referee.table.farms[1].goods["wood"] = 7
    with pytest.raises(Broken, match=r"farms\[1\]\.wood: engine 0, second engine 7"):
        referee.check()


def test_a_campaign_keeps_the_record_of_a_difference(
    bocage: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second.table.Table, "refill", lambda table: None)
    code, out, _ = bocage("fuzz", "creatures", "--games", "2", "--seed", "5", "--out", str(tmp_path))
    assert code == 1
    assert "(--seed 5)" in out
    assert "second-engine" in out
    assert list(tmp_path.glob("creatures-5-*.jsonl"))


def test_a_tile_it_does_not_know_is_left_to_the_other_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.from_options({"mode": "free", "tiles": ["sawmill", "shelter"]}, seed=1)
    assert can_follow(game)
    monkeypatch.delitem(TILES, "sawmill")
    assert not can_follow(game)
    assert not can_follow(Game.from_options({"mode": "expert"}))
