"""The action spaces (A-7)."""

from __future__ import annotations

import pytest

from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.rules.spaces import HEAPS
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule

ALL_CARDS = 14


@rule("A-7.1", "A-10.1")
def test_farm_expansion_builds_rooms_and_stables() -> None:
    table = agricola_table().given(0, wood=9, reed=2)
    table.act(0, "space farm_expansion; option 1; room a1; option 2; stable c2; stop")
    assert (table.farm(0).rooms, table.farm(0).stables, table.farm(0).goods) == (
        ["a1", "a2", "a3"],
        ["c2"],
        {"wood": 2},
    )


@rule("A-7.2", "A-14.5")
def test_meeting_place_brings_the_token_and_then_perhaps_a_minor() -> None:
    table = agricola_table().given(1, hand=["manger"], wood=2).course(turn=1)
    table.act(1, "space meeting_place; minor manger")
    assert (table.read("marker"), table.farm(1).cards) == (1, ["manger"])
    declined = agricola_table().given(1, hand=["manger"], wood=2).course(turn=1)
    declined.act(1, "space meeting_place; stop")
    assert (declined.read("marker"), declined.farm(1).hand) == (1, ["manger"])
    kept = agricola_table().act(0, "space meeting_place")  # also for the holder, with nothing to play
    assert kept.read("marker") == 0


@rule("A-7.3", "A-7.6", "A-7.24")
@pytest.mark.parametrize(
    ("space", "goods"),
    [("grain_seeds", {"grain": 1}), ("day_laborer", {"food": 2}), ("vegetable_seeds", {"vegetable": 1})],
)
def test_some_spaces_give_the_same_every_time(space: str, goods: dict[str, int]) -> None:
    table = agricola_table().given(0, fields={"b1": {}}).course(round=8).act(0, f"space {space}")
    assert (table.farm(0).goods, table.farm(0).fields) == (goods, {"b1": {}})  # nothing is sown


@rule("A-7.4", "A-12.1")
def test_farmland_plows_one_field() -> None:
    table = agricola_table().act(0, "space farmland; plow c1")
    assert (table.farm(0).fields, table.asked) == ({"c1": {}}, (1, "space"))


@rule("A-7.5", "A-7.37", "A-14.4")
@pytest.mark.parametrize(("played", "cost"), [([], 0), (["tutor"], 1), (["tutor", "priest"], 1)])
def test_the_first_occupation_is_free_on_lessons_and_the_next_cost_one_food(
    played: list[str], cost: int
) -> None:
    table = agricola_table().given(0, cards=played, hand=["grocer", "wood_cutter"], food=2)
    table.act(0, "space lessons; occupation wood_cutter")
    assert table.farm(0).food == 2 - cost
    assert table.farm(0).hand == ["grocer"]  # exactly one


@rule("A-7.7", "A-7.8", "A-7.9", "A-7.10", "A-19.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_main_board_gets_its_goods(seats: int) -> None:
    table = agricola_table(seats)
    assert table.on("forest") == {"wood": 2 if seats == 1 else 3}
    assert (table.on("clay_pit"), table.on("reed_bank"), table.on("fishing")) == (
        {"clay": 1},
        {"reed": 1},
        {"food": 1},
    )


@rule("A-7.11", "A-7.12", "A-7.13", "A-7.16")
def test_the_extension_gets_its_goods() -> None:
    three, four = agricola_table(3), agricola_table(4)
    assert (three.on("grove"), three.on("hollow")) == ({"wood": 2}, {"clay": 1})
    assert (four.on("grove"), four.on("copse")) == ({"wood": 2}, {"wood": 1})
    assert (four.on("hollow"), four.on("traveling_players")) == ({"clay": 2}, {"food": 1})


@rule("A-7.14")
def test_the_resource_market_gives_a_choice_to_three_players_and_everything_to_four() -> None:
    three = agricola_table(3).act(0, "space resource_market")
    assert three.offers("take") == ["take reed", "take stone"]
    assert three.act(0, "take stone").farm(0).goods == {"stone": 1, "food": 1}
    four = agricola_table(4).act(0, "space resource_market")
    assert four.farm(0).goods == {"reed": 1, "stone": 1, "food": 1}


@rule("A-7.15", "A-7.37")
@pytest.mark.parametrize(
    ("seats", "played", "cost"),
    [(3, [], 2), (3, ["tutor", "priest"], 2), (4, [], 1), (4, ["tutor"], 1), (4, ["tutor", "priest"], 2)],
)
def test_the_second_lessons_cost_more(seats: int, played: list[str], cost: int) -> None:
    table = agricola_table(seats).given(0, cards=played, hand=["wood_cutter"], food=3)
    table.act(0, "space more_lessons")
    assert table.farm(0).food == 3 - cost


@rule("A-7.17", "A-14.5", "A-14.6")
def test_major_improvement_is_for_a_major_or_a_minor() -> None:
    table = agricola_table().given(0, hand=["manger"], wood=2, clay=2).act(0, "space major_improvement")
    assert table.offers() == ["major fireplace_2", "minor manger"]
    table.act(0, "minor manger")
    assert (table.farm(0).cards, table.farm(0).clay, table.asked) == (["manger"], 2, (1, "space"))


@rule("A-7.18", "A-10.3")
def test_fencing_builds_fences_for_a_wood_each() -> None:
    table = agricola_table().given(0, wood=5).course(round=2)
    table.act(0, "space fencing; enclose c1")
    assert (table.farm(0).pastures, table.farm(0).fences, table.farm(0).wood) == ([["c1"]], 4, 1)


@rule("A-7.19")
def test_grain_utilization_sows_and_bakes() -> None:
    farm = {"cards": ["fireplace_2"], "grain": 2, "fields": {"b1": {}}}
    table = agricola_table().given(0, **farm).course(round=3)
    table.act(0, "space grain_utilization; option 2; stop; option 1")
    assert (table.farm(0).food, table.farm(0).fields) == (2, {"b1": {"grain": 3}})


@rule("A-7.20", "A-7.23", "A-7.25", "A-7.26", "A-7.27")
@pytest.mark.parametrize(
    ("space", "goods"),
    [
        ("sheep_market", {"sheep": 1}),
        ("western_quarry", {"stone": 1}),
        ("pig_market", {"boar": 1}),
        ("cattle_market", {"cattle": 1}),
        ("eastern_quarry", {"stone": 1}),
    ],
)
def test_round_cards_that_accumulate(space: str, goods: dict[str, int]) -> None:
    table = agricola_table().course(round=11)
    assert table.on(space) == goods
    assert table.act(0, f"space {space}").farm(0).goods == goods


@rule("A-7.21", "A-9.1", "A-9.2")
def test_basic_wish_needs_room_and_then_allows_a_minor() -> None:
    table = agricola_table().given(0, rooms=["a1", "a2", "a3"], hand=["manger"], wood=2).course(round=7)
    table.act(0, "space basic_wish_for_children; minor manger")
    assert (table.farm(0).people, table.farm(0).cards) == (3, ["manger"])
    assert agricola_table().course(round=7).refused("space basic_wish_for_children") == (
        "A-9.2",
        "no-room-for-child",
    )


@rule("A-7.22")
def test_house_redevelopment_renovates_and_then_allows_an_improvement() -> None:
    table = agricola_table().given(0, clay=4, reed=1).course(round=6)
    table.act(0, "space house_redevelopment; major fireplace_2")
    assert (table.farm(0).house, table.farm(0).cards, table.farm(0).goods) == ("clay", ["fireplace_2"], {})


@rule("A-7.28", "A-9.3")
def test_urgent_wish_needs_no_room() -> None:
    table = agricola_table().course(round=13).act(0, "space urgent_wish_for_children")
    assert (table.farm(0).people, table.farm(0).newborn) == (3, 1)


@rule("A-7.29")
def test_cultivation_plows_and_sows_the_new_field() -> None:
    table = agricola_table().given(0, grain=1).course(round=13)
    table.act(0, "space cultivation; plow c1; option 2")
    assert table.farm(0).fields == {"c1": {"grain": 3}}


@rule("A-7.30", "A-10.10")
def test_farm_redevelopment_renovates_and_then_allows_fences() -> None:
    table = agricola_table().given(0, clay=2, reed=1, wood=4).course(round=14)
    table.act(0, "space farm_redevelopment; enclose e3")
    assert (table.farm(0).house, table.farm(0).pastures) == ("clay", [["e3"]])


@rule("A-7.31", "A-19.3")
def test_side_job_builds_one_stable_for_one_wood_and_bakes() -> None:
    farm = {"wood": 3, "grain": 1, "cards": ["fireplace_2"]}
    table = agricola_table(mode="beginner").given(0, **farm)
    table.act(0, "space side_job; option 1; stable d2; option 2")
    assert (table.farm(0).stables, table.farm(0).goods) == (["d2"], {"wood": 2, "food": 2})


@rule("A-7.32", "A-7.33", "A-19.4")
def test_the_tile_for_two_has_wood_and_resources() -> None:
    table = agricola_table(additional_actions=True)
    assert table.on("tile_copse") == {"wood": 1}
    assert table.act(0, "space tile_resource_market").farm(0).goods == {"stone": 1, "food": 1}
    assert "space tile_copse" not in agricola_table(3, additional_actions=True).offers()


@rule("A-7.34")
@pytest.mark.parametrize(
    ("option", "goods"),
    [("1", {"sheep": 1, "food": 2}), ("2", {"boar": 1, "food": 1}), ("3", {"cattle": 1})],
)
def test_the_animal_market_offers_three_animals(option: str, goods: dict[str, int]) -> None:
    table = agricola_table(3, additional_actions=True).given(0, food=1)
    assert table.act(0, f"space animal_market; option {option}").farm(0).goods == goods
    poor = agricola_table(3, additional_actions=True).act(0, "space animal_market")
    assert "option 3" not in poor.offers()


@rule("A-7.35")
def test_modest_wish_opens_in_round_five() -> None:
    farm = {"rooms": ["a1", "a2", "a3"]}
    early = agricola_table(additional_actions=True).given(0, **farm).course(round=4)
    assert early.refused("space modest_wish_for_children") == ("A-7.35", "not-before-round")
    late = agricola_table(additional_actions=True).given(0, **farm).course(round=5)
    assert late.act(0, "space modest_wish_for_children").farm(0).people == 3


@rule("A-7.36")
def test_the_groups_that_cards_name() -> None:
    goods = {SPACE_NAMES[heap.space]: heap.good for heap in HEAPS}
    assert [name for name, good in goods.items() if good == 0] == ["forest", "grove", "copse", "tile_copse"]
    assert [name for name, good in goods.items() if good == 3] == ["western_quarry", "eastern_quarry"]
    assert [name for name, good in goods.items() if good == 9] == [
        "fishing",
        "traveling_players",
        "meeting_place",
    ]
    table = agricola_table(additional_actions=True).given(0, cards=["wood_cutter"]).act(0, "space tile_copse")
    assert table.farm(0).wood == 2
    assert len(goods) == ALL_CARDS + 1


@rule("A-7.38")
def test_a_renovation_space_is_closed_to_who_cannot_renovate() -> None:
    table = agricola_table().given(0, house="stone", clay=9, stone=9, reed=9, hand=["manger"], wood=2)
    assert table.course(round=6).refused("space house_redevelopment") == ("A-8.5", "stone-already")
