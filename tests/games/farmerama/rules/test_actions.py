"""Sowing, harvesting and fetching water, and what forbids them (F-29 to F-35, F-41)."""

from pathlib import Path

import pytest

from bocage.games.farmerama.rules.actions import SOW_CARD, WATER_CARD
from tests.games.farmerama.rules.test_awards_pairs import without
from tests.games.farmerama.scenario import FULL_BARN, at, farmerama_table
from tests.rule_marks import rule

# The limit.


@rule("F-29")
def test_alone_one_may_sow_three_times_and_shared_twice() -> None:
    alone = at("sow")
    alone.act(0, "sow a1; sow a2; sow a3")
    assert alone.offers("sow") == []
    assert alone.refused("sow b1") == ("F-29", "limit-reached")
    shared = farmerama_table(4).given(0, fields={}).play("sow", "sow", "water", "feed")
    shared.until(0).act(0, "sow a1; sow a2")
    assert shared.refusal("sow b1").numbers == {"card": SOW_CARD, "limit": 2}


@rule("F-29")
@pytest.mark.parametrize("sharers", [2, 3, 4])
def test_the_lower_number_holds_for_all_who_share_however_many(sharers: int) -> None:
    hands = ["water"] * sharers + ["sow", "feed"][: 4 - sharers]
    table = farmerama_table(4).play(*hands)
    for seat in range(sharers):
        assert table.asked == (seat, "fetch")
        assert table.offers("fetch") == ["fetch 1", "fetch 2"]
        table.act(seat, "stop")


@rule("F-29")
@pytest.mark.parametrize("wheel", range(6))
def test_the_numbers_are_those_of_the_wheel(wheel: int) -> None:
    for hands, place in ((["water", "sow", "feed", "seeds"], 0), (["water", "water", "feed", "seeds"], 1)):
        table = farmerama_table(4).course(wheel=wheel).play(*hands)
        table.until(0)
        assert len(table.offers("fetch")) == table.wheel_allows("water")[place]


@rule("F-29")
@pytest.mark.parametrize("card", ["sow", "harvest", "water", "feed"])
def test_doing_nothing_is_allowed(card: str) -> None:
    table = at(card, fields={"e1": "hay"})
    before = table.farm(0).barn
    table.act(0, "stop")
    assert table.farm(0).barn == before


@rule("F-29")
def test_only_the_played_card_is_carried_out() -> None:
    table = at("sow", fields={"e1": "hay"})
    for text in ("harvest e1", "fetch 1", "feed sheep", "gather"):
        assert table.refused(text) == ("F-29", "not-this-card")


@rule("F-30")
@pytest.mark.parametrize("wheel", range(6))
def test_feeding_and_seeds_depend_neither_on_the_wheel_nor_on_others(wheel: int) -> None:
    table = (
        farmerama_table(4)
        .course(wheel=wheel)
        .given(0, barn={**FULL_BARN, "carrots": 12, "oats": 12, "hay": 6})
    )
    table.play("feed", "feed", "feed", "feed").until(0)
    table.act(0, "feed sheep; feed pig; feed horse")
    seeds = farmerama_table(4).course(wheel=wheel).given(0, barn={"water": 1}, fields={})
    seeds.play(*["seeds"] * 4).until(0).act(0, "gather; sow b1")
    assert seeds.farm(0).barn == {"carrots": 1, "oats": 1, "corn": 1, "water": 1}


# Sow.


@rule("F-31")
def test_sowing_takes_one_tile_of_the_barn_and_one_of_the_supply() -> None:
    table = at("sow")
    supply = table.supply("carrots")
    table.act(0, "sow a1")
    assert table.farm(0).fields == {"a1": "carrots"}
    assert table.farm(0).barn["carrots"] == FULL_BARN["carrots"] - 1
    assert table.supply("carrots") == supply - 1


@rule("F-31", "F-32")
def test_each_sow_may_use_another_crop_in_the_area_that_faces_it() -> None:
    table = at("sow")
    assert table.offers("sow") == [f"sow {field}" for field in ("a1", "a2", "a3", "b1", "c1", "d1", "d2")]
    table.act(0, "sow a3; sow b1; sow d2")
    assert table.farm(0).fields == {"a3": "carrots", "b1": "hay", "d2": "corn"}


@rule("F-31", "F-47")
def test_what_can_be_sown_where_follows_the_wheel() -> None:
    table = at("sow", turned=2)
    # Areas f, g, a, b face carrots, hay, oats, corn.
    assert [text.split()[1][0] for text in table.offers("sow")] == list("aaabffggg")
    table.act(0, "sow f1; sow a1; sow b1")
    assert table.farm(0).fields == {"f1": "carrots", "a1": "oats", "b1": "corn"}


@rule("F-31")
def test_nothing_is_sown_without_a_tile_in_the_barn_or_outside_the_sow_sectors() -> None:
    table = at("sow", barn={"hay": 1})
    assert table.offers("sow") == ["sow b1"]
    refusal = table.refusal("sow a1")
    assert (refusal.rule, refusal.key) == ("F-31", "none-in-barn")
    assert refusal.numbers == {"good": 0, "have": 0, "need": 1}
    assert table.refused("sow e1") == ("F-31", "not-a-sow-sector")


@rule("F-32")
def test_a_sown_field_takes_no_second_pile() -> None:
    table = at("sow", fields={"a1": "hay"})
    refusal = table.refusal("sow a1")
    assert (refusal.rule, refusal.key) == ("F-32", "field-taken")
    table.act(0, "sow a2")
    assert table.refusal("sow a2").key == "field-taken"


@rule("F-33", "F-41")
def test_without_a_second_tile_in_the_supply_there_is_no_sowing() -> None:
    table = farmerama_table(4).given(0, barn={"hay": 14}, fields={}).given(1, barn={"hay": 10}, fields={})
    for seat in (2, 3):
        table.given(seat, barn={"hay": 4}, fields={})
    table.play("sow", "harvest", "feed", "seeds")
    assert table.supply("hay") == 0
    assert table.refused("sow b1") == ("F-33", "none-in-supply")


# Harvest.


@rule("F-34")
def test_harvesting_brings_both_tiles_into_the_barn_from_any_harvest_sector() -> None:
    table = at("harvest", barn={}, fields={"e1": "hay", "f1": "carrots", "g3": "corn", "a1": "oats"})
    assert table.offers("harvest") == ["harvest e1", "harvest f1", "harvest g3"]
    supply = table.supply("hay")
    table.act(0, "harvest e1; harvest g3; harvest f1")
    assert table.farm(0).barn == {"hay": 2, "corn": 2, "carrots": 2}
    assert table.farm(0).fields == {"a1": "oats"}
    assert table.supply("hay") == supply


@rule("F-34")
def test_a_field_in_a_sow_sector_or_an_empty_one_cannot_be_harvested() -> None:
    table = at("harvest", fields={"a1": "oats"})
    assert table.refused("harvest a1") == ("F-34", "not-a-harvest-sector")
    assert table.refused("harvest e1") == ("F-34", "field-empty")


@rule("F-34", "F-29")
def test_harvesting_ends_at_its_limit() -> None:
    table = at("harvest", fields={"e1": "hay", "e2": "hay", "e3": "hay", "f1": "hay"})
    table.act(0, "harvest e1; harvest e2; harvest e3")
    assert table.refused("harvest f1") == ("F-29", "limit-reached")


# Water.


@rule("F-35")
def test_water_comes_from_the_supply_up_to_the_limit() -> None:
    table = at("water", barn={}).act(0, "fetch 3")
    assert table.farm(0).barn == {"water": 3}
    refusal = table.refusal("fetch 1")
    assert (refusal.rule, refusal.key, refusal.numbers) == (
        "F-29",
        "limit-reached",
        {"card": WATER_CARD, "limit": 3},
    )


@rule("F-35", "F-29")
def test_less_water_may_be_taken() -> None:
    table = at("water", barn={}).act(0, "fetch 1; stop")
    assert table.farm(0).water == 1


@rule("F-35", "F-41")
def test_if_water_runs_short_one_takes_what_is_there_in_the_order_of_the_round() -> None:
    table = (
        farmerama_table(4)
        .given(0, barn={})
        .given(1, barn={})
        .given(2, barn={"water": 28})
        .given(3, barn={"water": 1})
    )
    table.course(round=1).play("water", "water", "sow", "harvest")
    table.until(1)
    assert table.offers("fetch") == ["fetch 1", "fetch 2"]
    table.act(1, "fetch 2; stop").until(0)
    assert table.offers("fetch") == ["fetch 1"]


@rule("F-35", "F-42")
def test_turning_may_come_between_two_tiles_of_water() -> None:
    # A single tile is left in the supply: it can be fetched, paid for a turn and fetched again.
    table = farmerama_table(4).given(0, barn={}, fields={}).given(1, barn={"water": 31})
    table.given(2, barn={}).given(3, barn={}).play("water", "sow", "feed", "harvest")
    table.act(0, "fetch 1; turn; fetch 1")
    assert (table.farm(0).water, table.farm(0).turned) == (1, 1)
    table.act(0, "turn; fetch 1")
    assert table.refused("fetch 1") == ("F-29", "limit-reached")


@rule("F-41")
def test_an_owner_can_play_with_an_unlimited_supply(tmp_path: Path) -> None:
    table = farmerama_table(4, without("supply_is_limited", tmp_path))
    table.given(0, barn={"hay": 40}, fields={}).play("sow", "water", "harvest", "feed")
    table.act(0, "sow b1")
    assert table.farm(0).fields == {"b1": "hay"}
