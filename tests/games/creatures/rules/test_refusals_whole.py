"""A refusal says everything that is missing, one step ahead, and what would do."""

from __future__ import annotations

import pytest

from bocage.wording import refusal_sentence
from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule

RICH = {"wood": 9, "stone": 9, "reed": 9}
BOTTOM_FULL = {"b3": "stall"}


def told(table: CreaturesTable, text: str) -> tuple[str, str]:
    """What somebody who asks for this is told, in English and in French."""
    refusal = table.refusal(text)
    french = (
        refusal_sentence(table.game, refusal, "fr").replace("\u00a0", " ").replace("\u202f", " ")
    )  # hard or not: not our matter
    return refusal_sentence(table.game, refusal, "en"), french


@rule("C-8.10", "R-05")
def test_the_animal_trader_names_the_phase_in_which_it_works() -> None:
    buildings = {"b1": "animal_trader", "b2": "cattle_market"}
    table = creatures_table().given(0, buildings=buildings, sheep=1, pig=1, reed=1).after_work()
    table.act(0, "stop")
    assert told(table, "call animal_trader") == (
        "C-8.10: The Animal Trader works only in the work phase.",
        "C-8.10 : « Négociant animalier » ne s’utilise que pendant la Journée de travail.",
    )


@rule("C-8.6", "C-8.8", "C-10.9")
@pytest.mark.parametrize(
    ("building", "number", "moment"),
    [
        ("joinery", "C-8.6", "before breeding"),
        ("stone_carver", "C-8.8", "at the end of the round"),
        ("home_depot", "C-10.2", "when you use Building Resources"),
        ("stewards_office", "C-8.4", "at the end of the work phase"),
        ("ranch", "C-11.5", "when a horse is born"),
        ("workshop", "R-43", "with a Stall action"),
        ("woodshop", "R-07", "when you gain borders"),
        ("cattle_farm", "R-39", "when you add an expansion"),
        ("farm_well", "C-8.2", "at the start of the round"),
    ],
)
def test_a_building_names_the_moment_that_it_waits_for(building: str, number: str, moment: str) -> None:
    # Round 6: in the first ones the Farm Well lacks something else as well.
    table = creatures_table().round(6).given(0, buildings={"b1": building}, **RICH)
    english, _ = told(table, f"use {building}")
    assert english.startswith(f"{number}: The ")
    assert english.endswith(f" is used {moment}, and only then.")


@rule("C-10.1", "C-10.16")
def test_both_spaces_for_special_buildings_are_occupied() -> None:
    table = creatures_table().given(0, **RICH).space("special_building_1", worker=0)
    table.space("special_building_2", worker=1)
    assert told(table, "build shelter") == (
        "C-10.1: Both Special Building spaces are occupied.",
        "C-10.1 : Les deux cases Bâtiment spécial sont occupées.",
    )


@rule("C-5.8", "C-5.2")
def test_a_farm_shop_needs_a_free_space_by_the_road() -> None:
    table = creatures_table().given(0, buildings=BOTTOM_FULL, **RICH).display("farm_shop")
    assert told(table, "build farm_shop") == (
        "C-5.8: The Farm Shop must stand by the road, in the bottom row. No space there is free.",
        "C-5.8 : « Boutique » doit être au bord de la route, dans la rangée inférieure. "
        "Aucune case n’y est libre.",
    )


@rule("C-5.6")
@pytest.mark.parametrize(
    ("building", "sentence"),
    [
        ("open_stable", "C-5.6: The Open Stable is built on a stall. You have no stall."),
        ("materials_outlet", "C-5.6: The Materials Outlet is built on a stable. You have no stable."),
    ],
)
def test_an_upgrade_says_what_it_is_built_on(building: str, sentence: str) -> None:
    table = creatures_table().given(0, **RICH).display(building)
    assert told(table, f"build {building}")[0] == sentence


@rule("C-5.8", "C-5.2")
@pytest.mark.parametrize(
    ("building", "cell", "reason"),
    [
        ("corner_house", "b2", "in a corner of your farm"),
        ("farm_shop", "b1", "by the road, in the bottom row"),
    ],
)
def test_a_wrong_space_says_why(building: str, cell: str, reason: str) -> None:
    table = creatures_table().given(0, columns=3, **RICH).display(building)
    table.act(0, "space special_building_1")
    assert told(table, f"at {cell}")[0].endswith(f" must stand {reason}.")


@rule("R-24")
def test_the_building_firm_misses_a_trough_and_all_else() -> None:
    buildings = {"b1": "building_firm", "b2": "stall"}
    table = creatures_table().given(0, buildings=buildings, troughs=["b2"], stone=2)
    assert told(table, "call building_firm") == (
        "R-24: You have no trough on a space without a building.",
        "R-24 : Vous n’avez pas d’auge sur une case sans bâtiment.",
    )
    poor = creatures_table().given(0, buildings=buildings, stone=1).supply(tiles=0)
    assert [reason.key for reason in poor.refusal("call building_firm").all] == [
        "short-of",
        "no-tiles-left",
        "no-trough-in-the-open",
    ]


@rule("C-5.5", "C-10.15")
def test_a_stable_is_paid_in_wood_or_in_stone_and_never_mixed() -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, wood=3, stone=2)
    assert told(table, "space stables") == (
        "C-5.5: It takes 5 wood or 5 stone, never a mixture; you have 3 wood and 2 stone.",
        "C-5.5 : Il faut 5 bois ou 5 pierres, sans mélange ; en stock : 3 bois et 2 pierres.",
    )
    mill = creatures_table().given(0, buildings={"b1": "stall", "b2": "sawmill"}, wood=3)
    assert mill.refusal("space stables").numbers == {"wood": 4, "stone": 5, "have_wood": 3, "have_stone": 0}


@rule("R-37")
def test_the_trough_of_the_farm_well_must_be_placed() -> None:
    table = creatures_table().given(0, buildings={"b1": "farm_well"}).round(5).after_work()
    assert told(table, "stop") == (
        "R-37: You must place at least one trough.",
        "R-37 : Il faut placer au moins une auge.",
    )


@rule("C-5.8")
def test_goods_that_are_not_on_offer() -> None:
    table = creatures_table().given(0, **RICH).display("flooring_expert")
    table.act(0, "space special_building_1; at b1")
    assert told(table, "take horse") == (
        "C-5.8: There is no choosing horses here.",
        "C-5.8 : Pas de chevaux au choix ici.",
    )


@rule("C-10.10", "C-10.13", "C-10.15", "C-10.12", "C-10.16")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("border a1n", "C-10.10: First place a worker on Fences."),
        ("trough a1", "C-10.13: First place a worker on Feeding Troughs."),
        ("upgrade b1", "C-10.15: First place a worker on Stables."),
        ("expand left", "C-10.12: First place a worker on Expand."),
        ("build shelter", "C-10.16: First place a worker on Special Building."),
        ("border g1n", "C-3.5: That place is not on your farm."),
        ("upgrade a1", "C-5.5: There is no stall on a1."),
    ],
)
def test_on_ones_turn_what_a_worker_could_begin_is_explained_one_step_ahead(text: str, sentence: str) -> None:
    table = creatures_table().given(0, buildings={"b1": "stall"}, **RICH)
    assert told(table, text)[0] == sentence


@rule("C-10.1", "C-10.2", "C-10.21")
def test_one_step_ahead_what_the_space_lacks_is_told_too() -> None:
    poor = creatures_table().given(0, borders=0)
    assert [reason.key for reason in poor.refusal("border a1n").all] == ["no-borders", "short-of"]
    taken = creatures_table().space("fences", worker=0).space("walls", worker=1)
    assert told(taken, "border a1n")[0] == "C-10.1: Fences is occupied. Walls is occupied."
    corner = creatures_table().given(0, buildings={"b1": "corner_house"}).supply(expansions=1)
    assert corner.refusal("expand left").rule == "R-22"


@rule("C-5.9", "C-5.8", "R-38")
def test_everything_that_a_building_lacks_is_told() -> None:
    table = creatures_table().given(0, stone=1, pig=1).display("inn")
    assert told(table, "build inn") == (
        "R-38: You need 1 cow and have no cows. C-5.9: You need 2 stone and have 1 stone.",
        "R-38 : Il faut 1 vache ; à la ferme : aucune vache. "
        "C-5.9 : Il faut 2 pierres ; en stock : 1 pierre.",
    )
    stall = creatures_table().given(0, stone=1).supply(tiles=0)
    assert told(stall, "space stall") == (
        "C-1.4: No Stall/Stable tiles are left in the general supply. "
        "C-5.4: You need 3 stone and 1 reed; you have 1 stone and no reed.",
        "C-1.4 : Il ne reste pas de tuile Stalle/Étable dans la réserve générale. "
        "C-5.4 : Il faut 3 pierres et 1 roseau ; en stock : 1 pierre et aucun roseau.",
    )


@rule("R-44")
def test_the_trading_station_says_what_is_missing_of_a_pair() -> None:
    table = creatures_table().given(0, buildings={"b1": "trading_station"}, wood=2, stone=1, reed=1)
    table.after_work().act(0, "use trading_station")
    assert told(table, "pay wood")[0] == "R-44: Pay two resources of different kinds, one of each."
    table = creatures_table().given(0, buildings={"b1": "trading_station"}, wood=2, stone=1)
    assert table.after_work().offers(0) == ["stop", "use trading_station"]
