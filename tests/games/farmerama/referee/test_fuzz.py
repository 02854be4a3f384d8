"""Campaigns of Farmerama: more than a hundred games without a violation, and what they report."""

import json
from random import Random
from typing import cast

import pytest

from bocage.cli.errors import MISUNDERSTOOD
from bocage.core.lanes import one
from bocage.fuzzing import Campaign, Report, fuzz, profile_of
from bocage.games.farmerama import Game
from bocage.games.farmerama.referee.figures import read_figures
from bocage.games.farmerama.referee.setups import KINDS, kinds_of, random_position
from bocage.games.farmerama.referee.usage import SPECIAL, WHEEL, Usage
from bocage.games.farmerama.rules.actions import ANIMALS, CARDS, WATER
from tests.commands import Command
from tests.games.farmerama.scenario import BOX, farmerama_table
from tests.rule_marks import rule

FIGURES = read_figures(None)
BOX_FIGURES = read_figures(BOX)  # those of the scenarios
OTHERS = {*CARDS, WHEEL, SPECIAL}


def campaign(games: int, seed: int, mode: str | None = None, players: int | None = None) -> Report:
    report = Report()
    for part in fuzz(Campaign("farmerama", games, seed, mode, players)):
        report.add(part)
    return report


# Campaigns.


@rule("F-75", "F-76", "F-77", "F-78", "F-29", "F-43", "F-48", "F-52", "F-53", "F-20", "F-73", "F-58")
def test_random_games_keep_every_invariant_and_use_everything() -> None:
    report = campaign(120, seed=1)
    assert [violation.as_json() for violation in report.violations] == []
    assert report.games == 120
    assert set(report.components) == {*FIGURES.tiles, *OTHERS}
    assert all(component.built and component.used for component in report.components.values())
    assert set(report.components["feed"].slots) == set(ANIMALS)
    assert set(report.components[SPECIAL].slots) == {"spent", "put_back"}


@rule("F-66", "F-73")
def test_a_campaign_can_keep_to_one_mode_and_number_of_players() -> None:
    alone = campaign(3, seed=2, mode="solo")
    assert alone.violations == []
    assert alone.components[SPECIAL].built
    assert not any(alone.components[tile].built for tile in FIGURES.tiles)
    three = campaign(6, seed=2, players=3)
    assert three.violations == []
    assert any(three.components[tile].built for tile in FIGURES.tiles)


def test_every_mode_and_number_of_players_is_played() -> None:
    profile = profile_of(Campaign("farmerama", None))
    games = [profile.new_game(Random(seed)) for seed in range(80)]
    assert {(game.options["mode"], game.options["seats"]) for game in games} == set(KINDS)
    assert {game.start is None for game in games} == {True, False}


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_generated_position_can_stand(kind: tuple[str, int]) -> None:
    for seed in range(60):
        game = Game.from_position(random_position(kind, FIGURES, Random(seed)))
        assert game.to_act is not None


def test_the_report_has_its_keys_with_every_building_and_card(bocage: Command) -> None:
    code, out, _ = bocage("fuzz", "farmerama", "--games", "3", "--players", "4", "--json")
    facts = json.loads(out)
    assert code == 0
    told = {"schema", "game", "mode", "options", "decks", "seats", "seed"}
    told |= {"rules_version", "package_version"}
    assert set(facts) == told | {"games", "decisions", "violations", "components"}
    assert set(facts["components"]) == {*FIGURES.tiles, *OTHERS}
    assert all({"built", "used"} <= set(entry) for entry in facts["components"].values())
    assert all({"played", "used"} <= set(facts["components"][card]) for card in CARDS)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "5"], "“5” is not one of 1, 2, 3, 4."),
        (["--mode", "sole"], "Did you mean “solo”?"),
        (["--mode", "solo", "--players", "2"], "solo"),
    ],
)
def test_a_campaign_that_cannot_be_gets_one_sentence(
    words: list[str], sentence: str, bocage: Command
) -> None:
    code, out, err = bocage("fuzz", "farmerama", *words)
    assert (code, out) == (MISUNDERSTOOD, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


@rule("F-66")
def test_solo_is_for_one_and_the_others_for_several() -> None:
    assert kinds_of("solo", None) == [("solo", 1)]
    assert kinds_of(None, 1) == [("solo", 1)]
    assert kinds_of("basic", 3) == [("basic", 3)]
    assert len(kinds_of(None, None)) == 7


# What counts as used.


@rule("F-10", "F-23")
def test_a_building_is_used_when_its_reward_is_given() -> None:
    report = Report()
    usage = Usage(farmerama_table(2).game.board, BOX_FIGURES, report)
    tiles = list(BOX_FIGURES.tiles)
    for key, seat, x, given in (
        ("awarded", 0, tiles.index("well"), one(WATER)),
        ("awarded", 1, tiles.index("haystack"), 0),
        ("awarded", 1, tiles.index("pavilion"), 0),
        ("took", 1, 2, 0),
        ("awarded", 0, tiles.index("sundial"), 0),
    ):
        usage.hear(key, seat, x, given, 0)
    assert (report.components["sundial"].built, report.components["sundial"].used) == (1, 0)
    usage.end()
    found = {tile: (report.components[tile].used, dict(report.components[tile].slots)) for tile in tiles}
    assert found["well"] == (1, {"goods": 1})
    assert found["haystack"] == (0, {})
    assert found["pavilion"] == (1, {"any_crop": 1, "star": 1})
    assert found["sundial"] == (1, {"star": 1})


@rule("F-29", "F-48")
def test_a_card_is_used_when_something_was_done_with_it() -> None:
    report = Report()
    table = farmerama_table(2).given(0, barn={"carrots": 1, "water": 1}, pastures={"cow": "f"})
    usage = Usage(table.game.board, BOX_FIGURES, report)
    table.game.listen(usage)
    table.play("sow+feed", "water+seeds").act(0, "do sow; sow a1; turn")
    counts = {card: (report.components[card].built, report.components[card].used) for card in CARDS}
    assert counts["sow"] == (1, 1)
    assert counts["feed"] == (1, 0)
    assert report.components[WHEEL].as_json() == cast(
        "dict[str, object]", {"built": 1, "turned": 1, "used": 1, "slots": {"cow": 1}}
    )
