"""Animal Trader, Assembly Hall, Cattle Farm, Cattle Market."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule


def trader(**farm: object) -> CreaturesTable:
    return creatures_table().given(0, **{"buildings": {"b1": "animal_trader", "b2": "stall"}, **farm})


@rule("R-05", "C-13")
def test_the_animal_trader_gives_one_of_a_third_type_for_two_of_two_types() -> None:
    table = trader(sheep=2, cow=1)
    assert "call animal_trader" in table.offers(0)
    table.act(0, "call animal_trader; give sheep")
    assert table.offers(0) == ["take pig", "take horse"]  # the second, a cow, went without question
    table.act(0, "take horse")
    assert table.farm(0).animals == {"sheep": 1, "horse": 1}
    assert table.game.to_act == 0  # the worker is still to come


@rule("R-05")
def test_the_animal_trader_never_takes_two_of_one_type_nor_gives_one_of_the_two_back() -> None:
    table = trader(sheep=1, pig=1, cow=1)
    table.act(0, "call animal_trader; give pig")
    assert table.offers(0) == ["give sheep", "give cow"]
    assert table.refusal("give pig").key == "same-type-twice"
    table.act(0, "give cow")
    assert table.offers(0) == ["take sheep", "take horse"]
    assert table.refusal("take cow").key == "same-type-twice"


@rule("R-05")
def test_the_animal_trader_needs_two_types_and_may_be_used_again() -> None:
    assert trader(sheep=4).refusal("call animal_trader").key == "too-few-types"
    table = trader(sheep=2, pig=2)
    table.act(0, "call animal_trader; give sheep; take cow")
    table.act(0, "call animal_trader; give pig; give cow; take horse")
    assert table.farm(0).animals == {"sheep": 1, "horse": 1}


@rule("R-05", "C-8.10")
def test_the_animal_trader_serves_in_the_work_phase_alone() -> None:
    buildings = {"b1": "animal_trader", "b2": "cattle_market", "b3": "stewards_office"}
    table = creatures_table().given(0, buildings=buildings, reed=1, sheep=1, pig=1).after_work()
    assert table.game.prompt == ("C-8.4", "window")  # the end of the work phase belongs to it
    assert "call animal_trader" in table.offers(0)
    table.act(0, "stop")
    assert table.game.prompt[0] == "C-8.6"
    assert table.offers(0) == ["stop", "call cattle_market"]
    assert table.refusal("call animal_trader").key == "wrong-moment"
    table.act(0, "stop")
    assert table.game.prompt[0] == "C-10.1"  # the first worker of the next round
    assert "call animal_trader" in table.offers(0)


@rule("R-05", "C-8.10")
def test_the_animal_trader_makes_no_room_for_newborns() -> None:
    table = trader(sheep=2, pig=3, cow=1).after_work().enter("release")
    assert table.farm(0).animals == {"sheep": 3, "pig": 4, "cow": 1}
    assert table.offers(0) == ["release sheep", "release pig", "release cow"]


@rule("R-05")
def test_the_animal_trader_takes_animals_that_are_not_yet_housed() -> None:
    table = creatures_table().given(0, buildings={"b1": "animal_trader"}, pig=2, sheep=1)
    table.space("horse_and_sheep", horse=1, sheep=1).act(0, "space horse_and_sheep")
    assert table.game.prompt[1] == "release"
    table.act(0, "call animal_trader; give sheep; give horse; take cow")
    assert table.farm(0).animals == {"sheep": 1, "pig": 2, "cow": 1}
    table.act(0, "release sheep")
    assert table.farm(0).animals == {"pig": 2, "cow": 1}


@rule("C-5.3")
def test_the_animal_trader_is_for_its_owner_alone() -> None:
    table = trader(sheep=1, pig=1).given(1, buildings={"b1": "stall"}, sheep=1, pig=1)
    table.act(0, "space three_wood")
    assert "call animal_trader" not in table.offers(1)
    assert table.refusal("call animal_trader").key == "not-owned"


def hall(other: dict[str, str] | None = None, **farm: object) -> CreaturesTable:
    table = creatures_table().given(0, **{"buildings": {"b1": "assembly_hall"}, "borders": 4, **farm})
    return table.given(1, buildings=other or {}, borders=2)


@rule("R-06", "C-13")
def test_the_assembly_hall_gives_one_border_and_places_another() -> None:
    table = hall().act(0, "call assembly_hall; border a1n")
    assert (table.farm(0).borders, table.farm(1).borders) == (2, 3)
    assert table.farm(0).placed == ["a1n"]
    table.act(0, "call assembly_hall; border a1w")
    assert (table.farm(0).borders, table.farm(1).borders) == (0, 4)
    assert table.refusal("call assembly_hall").rule == "R-06"


@rule("R-06")
def test_the_assembly_hall_gives_no_placed_border_and_needs_two_in_the_supply() -> None:
    refusal = hall(borders=1, placed_borders=pasture("a1")).refusal("call assembly_hall")
    assert (refusal.rule, refusal.key) == ("R-06", "no-borders")


@rule("R-07", "R-06")
def test_a_woodshop_of_the_other_seat_may_place_the_gift_at_once() -> None:
    table = hall({"b1": "woodshop"}).act(0, "call assembly_hall")
    assert table.game.to_act == 1
    assert table.offers(1) == ["stop", "use woodshop"]
    table.act(1, "use woodshop; border b1s")
    assert table.farm(1).placed == ["b1s"]
    assert (table.farm(1).borders, table.game.to_act) == (2, 0)
    table.act(0, "border a1n; stop; space three_wood")
    assert table.farm(0).placed == ["a1n"]


@rule("R-07")
def test_a_declined_gift_goes_to_the_supply_and_costs_the_usual_price_later() -> None:
    table = hall({"b1": "woodshop"}).act(0, "call assembly_hall").act(1, "stop")
    assert table.farm(1).borders == 3
    table.act(0, "border a1n; stop; space three_wood; stop")
    assert table.refusal("space fences").key == "short-of"


@rule("R-07", "R-01")
def test_the_gift_opens_no_other_effect_on_the_turn_of_the_giver() -> None:
    table = hall({"b1": "woodshop", "b2": "cattle_market"}).given(1, reed=2).act(0, "call assembly_hall")
    assert table.offers(1) == ["stop", "use woodshop"]
    table.act(1, "use woodshop")
    assert not [text for text in table.offers(1) if text.startswith("call")]
    assert table.refusal("call cattle_market").key == "not-yours-now"


@rule("R-07", "R-01", "C-7.5")
def test_animals_driven_out_by_the_gift_are_let_go_without_further_effects() -> None:
    # The new border cuts a pasture in two: the trough doubles one half only, 2 sheep stay without room.
    table = hall({"b1": "woodshop", "b2": "cattle_market", "b3": "stall"}).given(1, reed=1, columns=4)
    table.given(1, placed_borders=pasture("d1", "d2"), troughs=["d1"], borders=1)
    table.given(1, sheep=8, pig=3, cow=4, horse=1)
    table.act(0, "call assembly_hall").act(1, "use woodshop; border d1s")
    assert table.game.prompt[1] == "release"
    assert table.offers(1) == ["release sheep", "release pig", "release cow", "release horse"]


@rule("R-06", "R-01")
def test_the_assembly_hall_serves_outside_the_work_phase() -> None:
    table = hall({"b1": "joinery"}).after_work().round(1, marker=1)  # the other may act in each of them
    for rule_id in ("C-8.4", "C-8.6", "C-8.8", "C-8.2"):
        assert table.game.prompt[0] == rule_id
        assert table.offers(0) == ["stop", "call assembly_hall"]
        table.act(0, "stop")


@rule("R-39", "C-13")
@pytest.mark.parametrize("given", ["sheep", "pig", "horse"])
def test_the_cattle_farm_exchanges_an_animal_for_a_cow_with_each_expansion(given: str) -> None:
    animals = {"sheep": 1, "pig": 1, "horse": 1}
    table = creatures_table().given(0, buildings={"b1": "cattle_farm", "b2": "rearing_station"}, **animals)
    table.act(0, f"space expand; expand left; use cattle_farm; give {given}")
    assert table.farm(0).animals == {"cow": 1} | {kind: 1 for kind in animals if kind != given}
    assert table.farm(0).columns == 3


@rule("R-39")
def test_the_cattle_farm_may_be_declined_and_wants_no_cow() -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_farm"}, sheep=1)
    table.act(0, "space expand; expand left; stop")
    assert table.farm(0).animals == {"sheep": 1}
    table = creatures_table().given(0, buildings={"b1": "cattle_farm"}, cow=2)
    table.act(0, "space expand; expand left")
    assert table.game.to_act == 1


@rule("R-39", "R-22", "R-35")
@pytest.mark.parametrize("house", [True, False])
def test_the_cattle_farm_needs_an_expansion_that_is_really_added(house: bool) -> None:
    buildings = {"b2": "cattle_farm"} | ({"b1": "corner_house"} if house else {})
    table = creatures_table().given(0, buildings=buildings, sheep=1)
    table.supply(expansions=4 if house else 0).act(0, "space expand")
    assert table.game.to_act == 1
    assert (table.farm(0).columns, table.farm(0).animals) == (2, {"sheep": 1})


@rule("R-39", "C-8.3")
def test_the_cattle_farm_sleeps_while_the_other_seat_expands() -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_farm"}, sheep=1)
    table.act(0, "space three_wood").act(1, "space expand; expand right")
    assert table.game.prompt[1] == "space"
    assert table.farm(0).animals == {"sheep": 1}


@rule("R-33", "R-39")
def test_the_expansion_of_the_country_house_feeds_the_cattle_farm() -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_farm"}, wood=3, stone=3, pig=1)
    table.display("country_house").act(0, "space special_building_1; at b2; expand left; use cattle_farm")
    assert table.farm(0).animals == {"cow": 2}
    assert table.farm(0).buildings == {"b3": "cottage", "c1": "cattle_farm", "c2": "country_house"}


@rule("R-39", "R-07")
def test_the_cattle_farm_comes_before_the_borders_of_a_woodshop() -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_farm", "b2": "woodshop"}, sheep=1)
    table.act(0, "space expand; expand right")
    assert table.offers(0) == ["stop", "use cattle_farm"]
    table.act(0, "use cattle_farm")
    assert table.offers(0) == ["stop", "use woodshop"]


@rule("C-13", "C-7.4")
@pytest.mark.parametrize("animal", ["sheep", "pig", "cow", "horse"])
def test_the_cattle_market_sells_any_animal_for_a_reed(animal: str) -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_market"}, reed=2)
    table.act(0, f"call cattle_market; take {animal}; call cattle_market; take {animal}")
    assert (table.farm(0).animals, table.farm(0).reed) == ({animal: 2}, 0)
    assert table.refusal("call cattle_market").key == "short-of"
    assert table.farm(0).holds(**{animal: 3})
    assert not table.farm(0).holds(**{animal: 4})


@rule("C-7.4", "R-02")
def test_a_bought_animal_without_room_runs_away_or_drives_another_out() -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_market"}, reed=1, cow=2, pig=1)
    table.act(0, "call cattle_market; take horse")
    assert table.offers(0) == ["release pig", "release cow", "release horse"]
    table.act(0, "release pig")
    assert table.farm(0).animals == {"cow": 2, "horse": 1}


@rule("R-14", "R-01")
def test_a_cow_bought_before_breeding_is_a_parent() -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_market", "b2": "stall"}, reed=1, cow=1)
    table.after_work().act(0, "call cattle_market; take cow")
    assert table.farm(0).animals == {"cow": 3}


@rule("R-01", "R-12")
def test_a_cow_bought_while_newborns_are_housed_is_no_parent() -> None:
    buildings = {"b1": "cattle_market", "b2": "stall"}
    table = creatures_table().given(0, buildings=buildings, reed=1, cow=3, sheep=2, pig=1).after_work()
    table.act(0, "stop")  # before breeding; then 4 cows and 3 sheep want room
    assert table.game.prompt[1] == "release"
    table.act(0, "call cattle_market; take pig")
    assert table.farm(0).animals == {"cow": 4, "sheep": 3, "pig": 2}


@rule("C-8.10")
def test_the_cattle_market_of_one_seat_is_not_the_others() -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_market"}, reed=1).given(1, reed=3)
    table.act(0, "space three_wood")
    assert table.refusal("call cattle_market").key == "not-owned"
    assert "call cattle_market" not in table.offers(1)
