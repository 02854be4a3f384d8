"""The rulings R-38 to R-48: payments, exchanges, room, scores and the choice of spaces."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule


@rule("R-38")
def test_payments_that_come_back_must_be_there_first() -> None:
    table = creatures_table().display("reed_hut", "inn", "fodder_beet_field")
    table.given(0, buildings={"b1": "manor"}, wood=1, reed=2, stone=2, cow=2, pig=1)
    for tile in ("reed_hut", "fodder_beet_field"):
        assert table.refusal(f"build {tile}").key in ("short-of", "short-of-animals")
    table.act(0, "space special_building_1; at b2")  # the Inn alone can be paid
    assert table.farm(0).animals == {"cow": 1, "horse": 1}


@rule("R-38")
@pytest.mark.parametrize(
    ("missing", "herd"),
    [
        ("sheep", {"sheep": 1, "pig": 2, "cow": 2, "horse": 2}),
        ("pig", {"sheep": 2, "pig": 1, "cow": 2, "horse": 2}),
        ("cow", {"sheep": 2, "pig": 2, "cow": 1, "horse": 2}),
        ("horse", {"sheep": 2, "pig": 2, "cow": 2, "horse": 1}),
    ],
)
def test_fodder_beet_field_tests_before_it_gives(missing: str, herd: dict[str, int]) -> None:
    homes = {"b1": "rearing_station", "b2": "stable", "b3": "stable", "a1": "stall"}
    table = creatures_table().display("fodder_beet_field")
    table.given(0, buildings=homes, troughs=["b1"], **herd)
    assert table.refusal("build fodder_beet_field").key == "short-of-animals"
    table = creatures_table().display("fodder_beet_field")
    table.given(0, buildings=homes, troughs=["b1"], **{**herd, missing: 2})
    table.act(0, "space special_building_1")
    assert table.farm(0).animals == {"sheep": 3, "pig": 3, "cow": 3, "horse": 3}


@rule("R-39")
@pytest.mark.parametrize("given", ["sheep", "pig", "horse"])
def test_cattle_farm_exchanges_one_animal_for_a_cow_after_each_expansion(given: str) -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_farm"}, **{given: 1})
    table.act(0, "space expand; expand left; use cattle_farm")
    assert table.farm(0).animals == {"cow": 1}
    assert table.farm(0).columns == 3


@rule("R-39")
def test_cattle_farm_may_be_declined_and_takes_no_cow() -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_farm"}, sheep=1)
    table.act(0, "space expand; expand left; stop")
    assert table.farm(0).animals == {"sheep": 1}
    table = creatures_table().given(0, buildings={"b1": "cattle_farm"}, cow=2)
    table.act(0, "space expand; expand left")
    assert table.game.to_act == 1


@rule("R-39", "R-22")
def test_cattle_farm_is_silent_where_no_expansion_is_added() -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_farm", "b3": "corner_house"}, sheep=1)
    table.act(0, "space expand")
    assert (table.game.to_act, table.farm(0).animals) == (1, {"sheep": 1})
    table = creatures_table().supply(expansions=0).given(0, buildings={"b1": "cattle_farm"}, sheep=1)
    table.act(0, "space expand")
    assert (table.game.to_act, table.farm(0).animals) == (1, {"sheep": 1})


@rule("R-39")
def test_cattle_farm_cow_takes_the_place_of_the_other_animal_where_that_home_allows_it() -> None:
    # The Cattle Farm is full: the cow stands in the Cottage, where the sheep was.
    table = creatures_table().given(0, buildings={"b1": "cattle_farm"}, sheep=1, cow=3)
    table.act(0, "space expand; expand left; use cattle_farm")
    assert table.farm(0).animals == {"cow": 4}
    # The horse stood in the Estate, which takes no cow: somebody must go.
    table = creatures_table().given(
        0, buildings={"b1": "cattle_farm", "b2": "estate"}, sheep=1, cow=3, horse=1
    )
    table.act(0, "space expand; expand left; use cattle_farm; give horse")
    assert table.offers(0) == ["release sheep", "release cow"]


@rule("R-40")
@pytest.mark.parametrize(("two", "room"), [(False, 1), (True, 2)])
def test_small_extension_holds_one_or_by_switch_two(two: bool, room: int) -> None:
    table = creatures_table(small_extension_holds_two=two)
    table.given(0, buildings=["small_extension"])
    assert table.farm(0).holds(sheep=room, cow=1)
    assert not table.farm(0).holds(sheep=room + 1, cow=1)
    table = creatures_table(small_extension_holds_two=two)
    table.given(0, buildings=["small_extension"], troughs=["a1"])
    assert table.farm(0).holds(sheep=2 * room, cow=1)
    assert not table.farm(0).holds(sheep=2 * room + 1, cow=1)


@rule("R-41", "C-7.5")
def test_building_on_a_pasture_sends_away_only_whoever_has_no_room_left() -> None:
    table = creatures_table().display("dog_house", "manor").given(0, wood=1, stone=3)
    table.given(0, placed_borders=pasture("b1"), sheep=2, pig=1)
    table.act(0, "space special_building_1; build dog_house; at b1")
    assert table.farm(0).animals == {"sheep": 2, "pig": 1}  # on unused spaces now
    table = creatures_table().display("storage").given(0, wood=2, reed=1)
    table.given(0, placed_borders=pasture("b1"), sheep=2, pig=1).act(0, "space special_building_1; at b1")
    assert table.offers(0) == ["release sheep", "release pig"]


@rule("R-41", "C-5.6")
def test_animals_of_a_covered_building_stay_as_far_as_the_new_one_takes_them() -> None:
    table = creatures_table().given(0, buildings={"b1": "cow_stall"}, cow=3, stone=5).act(0, "space stables")
    assert table.farm(0).animals == {"cow": 3}
    table = creatures_table().display("materials_outlet").given(0, buildings={"b1": "stable"}, reed=1)
    table.given(0, horse=2).act(0, "space special_building_1")
    assert table.farm(0).animals == {"horse": 2}  # one there, one in the Cottage


def last_moment(first: int = 0, **farm: object) -> CreaturesTable:
    """Round 8 just before its end; `first` began round 1. Nothing differs but what is given to seat 0."""
    table = creatures_table(first_player=first).round(8, first=first).after_work()
    return table.given(0, **farm).enter("end")


@rule("R-42", "C-12.7")
@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_goes_to_the_player_who_did_not_begin_round_one(first: int) -> None:
    outcome = last_moment(first).game.outcome()
    assert outcome is not None
    assert outcome.scores == (-12, -12)
    assert (outcome.winners, outcome.reason) == ((1 - first,), "tie-break")


@rule("R-42", "C-12.6")
def test_half_a_point_decides() -> None:
    outcome = last_moment(0, buildings=["storage"], wood=1).game.outcome()
    assert outcome is not None
    assert outcome.scores == (-11.5, -12)
    assert (outcome.winners, outcome.reason) == ((0,), "score")


@rule("R-43")
def test_home_workshop_stall_becomes_a_stable_and_brings_borders_before_breeding() -> None:
    table = creatures_table().after_work()
    table.given(0, buildings=["home_workshop", "workshop", "barn"], stone=3, reed=1, sheep=3)
    table.act(0, "use home_workshop; at b2; yes; use workshop; border b3s; border b3e")
    assert table.farm(0).buildings["b2"] == "stable"
    assert table.farm(0).borders == 7
    assert table.farm(0).animals == {"sheep": 4}  # the lamb finds room in the new stable
    assert table.game.board.round == 2


@rule("R-44")
def test_trading_station_sells_one_animal_for_two_kinds_of_resources_in_time_to_breed() -> None:
    table = creatures_table().after_work()
    table.given(0, buildings=["trading_station", "reed_hut"], wood=2, stone=2, pig=1)
    table.act(0, "use trading_station; take pig")
    assert (table.farm(0).wood, table.farm(0).stone) == (1, 1)  # once, though a pair is left
    assert table.farm(0).animals == {"pig": 3}
    same = creatures_table().after_work().given(0, buildings=["trading_station"], stone=9)
    assert same.game.prompt[1] == "space"


@rule("R-45")
def test_log_house_counts_only_wood_left_when_scoring_starts() -> None:
    table = creatures_table().round(8).after_work()
    table.given(0, buildings={"a3": "log_house", "a1": "joinery"}, wood=5)
    assert table.points(0, "log_house") == 4
    table.act(0, "use joinery; trough b1")
    assert table.game.to_act is None
    assert table.points(0, "log_house") == 0


@rule("R-45")
def test_log_house_wood_is_not_spent_and_counts_for_storage() -> None:
    table = last_moment(0, buildings={"a3": "log_house", "a1": "storage"}, wood=4)
    assert (table.points(0, "log_house"), table.points(0, "storage")) == (4, 2)
    assert table.farm(0).wood == 4


@rule("R-46", "C-6.1")
def test_every_building_may_take_a_trough_useful_or_not() -> None:
    table = creatures_table().given(0, buildings={"a1": "hay_rack", "b1": "stall"}, wood=9)
    table.act(0, "space feeding_troughs; trough a3; trough a1; trough b1; stop")
    assert table.farm(0).troughs == ["a1", "a3", "b1"]
    assert table.farm(0).holds(sheep=6, cow=2)
    assert not table.farm(0).holds(sheep=6, cow=3)


@rule("R-46", "C-12.5")
def test_a_trough_on_a_building_makes_no_difference_for_used_spaces() -> None:
    buildings = {"c1": "hay_rack", "c2": "stall", "c3": "manor"}
    bare = creatures_table().given(0, columns=3, buildings=buildings)
    served = creatures_table().given(0, columns=3, buildings=buildings, troughs=["c1"])
    assert bare.farm(0).unused == served.farm(0).unused
    assert bare.points(0, "expansions", "expansions") == served.points(0, "expansions", "expansions") == 4


@rule("R-47", "C-10.2")
@pytest.mark.parametrize(
    ("space", "farm", "key"),
    [
        ("walls", {"borders": 0}, "no-borders"),
        ("fences", {"wood": 0}, "short-of"),
        ("fences", {"wood": 1, "borders": 0}, "no-borders"),
        ("stables", {"wood": 9}, "no-stall"),
        ("stables", {"buildings": {"b1": "stall"}, "wood": 4, "stone": 4}, "short-of-either"),
        ("stall", {"stone": 3}, "short-of"),
        ("special_building_1", {}, "nothing-to-build"),
        ("feeding_troughs", {"troughs": ["a1", "a2", "a3", "b1", "b2", "b3"]}, "no-cell-for-trough"),
    ],
)
def test_a_space_cannot_be_taken_only_to_deny_it(space: str, farm: dict[str, object], key: str) -> None:
    table = creatures_table().given(0, **farm)
    assert f"space {space}" not in table.offers(0)
    assert table.refusal(f"space {space}").key == key


@rule("R-47")
def test_walls_need_a_free_edge() -> None:
    everywhere = [f"{cell}{side}" for cell in ("a1", "a2", "a3", "b1", "b2", "b3") for side in "nesw"]
    table = creatures_table().round(8).given(0, placed_borders=everywhere, borders=1).given(1, borders=0)
    assert table.refusal("space walls").key == "no-free-edge"


@rule("R-48", "C-3.3")
@pytest.mark.parametrize(("side", "cottage"), [("left", "b3"), ("right", "a3")])
def test_an_expansion_goes_left_or_right_as_its_owner_likes_each_time(side: str, cottage: str) -> None:
    table = creatures_table().given(0, placed_borders=["b1e"])
    table.act(0, f"space expand; expand {side}")
    assert table.farm(0).buildings == {cottage: "cottage"}
    assert table.farm(0).placed == (["c1e"] if side == "left" else ["b1e"])
    assert (table.farm(0).columns, table.farm(0).left) == (3, int(side == "left"))


@rule("R-48", "R-31")
def test_a_left_expansion_gives_the_cottage_a_left_neighbour() -> None:
    table = creatures_table().display("large_extension").given(0, wood=3)
    table.act(0, "space expand; expand left").act(1, "space two_stone")
    table.act(0, "space special_building_1; at a3")
    assert table.points(0, "large_extension") == 2  # the Cottage on b3


@rule("R-48", "C-3.3")
def test_a_second_expansion_may_go_to_the_other_end() -> None:
    table = creatures_table().given(0, columns=3, left=1, buildings={"a1": "stewards_office"}).after_work()
    table.act(0, "use stewards_office; space expand; expand right")
    assert (table.farm(0).columns, table.farm(0).left) == (4, 1)
    assert table.farm(0).buildings == {"b3": "cottage", "a1": "stewards_office"}
