"""Everything else a player may ask for in vain on the base rules, and the reason given."""

from __future__ import annotations

import pytest

from bocage.core.errors import BadNotation
from bocage.core.state import NATURE
from bocage.games.creatures import Game
from tests.games.creatures.rules.refusing import assert_refused
from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule

# Cattle Market and a reed keep a question open that would otherwise answer itself.
OPEN = {"b1": "cattle_market"}


def _stables(**fields: object) -> CreaturesTable:
    table = creatures_table().given(0, buildings={"a1": "stall", "b1": "stall"}, **fields)
    return table.act(0, "space stables")


@rule("C-10.10", "C-10.11", "C-10.13", "C-10.2")
@pytest.mark.parametrize(
    ("space", "number", "key"),
    [
        ("fences", "C-10.10", "one-border"),
        ("walls", "C-10.11", "one-border"),
        ("feeding_troughs", "C-10.13", "one-trough"),
    ],
)
def test_at_least_one_must_be_placed(space: str, number: str, key: str) -> None:
    table = creatures_table().given(0, wood=3).act(0, f"space {space}")
    assert_refused(table, "stop", number, key)


@rule("C-10.15", "C-10.2")
def test_at_least_one_stall_must_be_upgraded() -> None:
    assert_refused(_stables(wood=5), "stop", "C-10.15", "one-upgrade")


@rule("C-3.5", "C-10.21")
def test_an_edge_takes_one_border() -> None:
    table = creatures_table().given(0, placed_borders=["a1e"], wood=3).act(0, "space fences")
    assert_refused(table, "border a1e", "C-3.5", "border-there", edge="a1e")
    assert_refused(table, "border b1w", "C-3.5", "border-there", edge="a1e")


@rule("C-3.5", "C-3.3")
def test_an_edge_beyond_the_farm_takes_none() -> None:
    table = creatures_table().given(0, wood=3).act(0, "space fences")
    assert_refused(table, "border c1n", "C-3.5", "not-on-farm")
    assert_refused(table, "border g3e", "C-3.5", "not-on-farm")


@rule("R-08")
def test_where_the_ruling_is_switched_off_a_wall_takes_no_border() -> None:
    table = creatures_table(border_on_wall_edge=False).given(0, wood=3).act(0, "space fences")
    assert_refused(table, "border a3e", "R-08", "wall-there", edge="a3e")


@rule("C-10.10")
def test_a_further_fence_needs_wood() -> None:
    table = creatures_table().given(0, buildings=OPEN, wood=1, reed=1).act(0, "space fences; border a1n")
    assert_refused(table, "border a1w", "C-10.10", "short-of", good="wood", have=0, need=1)


@rule("C-10.11")
@pytest.mark.parametrize("stone", [0, 1])
def test_a_third_wall_needs_two_stone(stone: int) -> None:
    table = creatures_table().given(0, buildings=OPEN, stone=stone, wood=9, reed=1)
    table.act(0, "space walls; border a1n; border a1w")
    assert_refused(table, "border a1s", "C-10.11", "short-of", good="stone", have=stone, need=2)


@rule("C-10.21")
def test_no_more_borders_than_the_supply_holds() -> None:
    table = creatures_table().given(0, buildings=OPEN, borders=1, wood=9, reed=1)
    table.act(0, "space fences; border a1n")
    assert_refused(table, "border a1w", "C-10.21", "no-borders", have=0, need=1)


@rule("C-6.1", "C-3.3")
def test_a_space_takes_one_trough_and_must_be_on_the_farm() -> None:
    table = creatures_table().given(0, troughs=["a3"]).act(0, "space feeding_troughs")
    assert_refused(table, "trough a3", "C-6.1", "trough-there", cell="a3")
    assert_refused(table, "trough c1", "C-3.3", "not-on-farm")


@rule("C-10.13")
@pytest.mark.parametrize("wood", [0, 2])
def test_a_second_trough_needs_three_wood(wood: int) -> None:
    table = creatures_table().given(0, buildings=OPEN, wood=wood, reed=1)
    table.act(0, "space feeding_troughs; trough a1")
    assert_refused(table, "trough a2", "C-10.13", "short-of", good="wood", have=wood, need=3)


@rule("C-1.3")
def test_a_second_trough_needs_to_be_in_the_supply() -> None:
    table = creatures_table().given(0, buildings=OPEN, wood=9, reed=1).supply(troughs=1)
    table.act(0, "space feeding_troughs; trough a1")
    assert_refused(table, "trough a2", "C-1.3", "no-troughs-left")


@rule("C-5.2", "C-3.3")
def test_a_stall_needs_a_space_without_building_on_the_farm() -> None:
    table = creatures_table().given(0, buildings={"b1": "storage"}, stone=3, reed=1).act(0, "space stall")
    assert_refused(table, "at a3", "C-5.2", "building-there", building="stall", cell="a3")
    assert_refused(table, "at b1", "C-5.2", "building-there", building="stall", cell="b1")
    assert_refused(table, "at c2", "C-3.3", "not-on-farm")


@rule("C-10.14")
def test_a_stall_that_was_paid_must_be_placed() -> None:
    table = creatures_table().given(0, stone=3, reed=1).act(0, "space stall")
    assert_refused(table, "stop", "C-10.14", "not-asked")


@rule("C-5.5", "C-3.3")
def test_only_a_stall_becomes_a_stable() -> None:
    table = _stables(wood=5)
    assert_refused(table, "upgrade a3", "C-5.5", "no-stall-there", cell="a3")
    assert_refused(table, "upgrade b2", "C-5.5", "no-stall-there", cell="b2")
    assert_refused(table, "upgrade c1", "C-3.3", "not-on-farm")


@rule("C-5.5", "C-10.15")
def test_a_stable_is_not_paid_with_a_mixture() -> None:
    table = _stables(wood=5, stone=5, reed=5).act(0, "upgrade a1")
    assert table.offers() == ["pay wood", "pay stone"]
    for payment in ("wood+stone", "reed", "nothing", "wood+reed"):
        assert_refused(table, f"pay {payment}", "C-5.5", "not-mixed")


@rule("C-5.5")
@pytest.mark.parametrize(("wood", "stone", "left"), [(9, 3, 4), (5, 4, 0)])
def test_a_second_stable_must_be_paid_as_well(wood: int, stone: int, left: int) -> None:
    table = creatures_table().given(
        0, buildings={"a1": "stall", "a2": "stall", **OPEN}, wood=wood, stone=stone, reed=1
    )
    table.act(0, "space stables; upgrade a1")
    numbers = {"wood": 5, "stone": 5, "have_wood": left, "have_stone": stone}
    assert_refused(table, "upgrade a2", "C-5.5", "short-of-either", **numbers)


@rule("C-10.16", "C-1.6")
def test_only_displayed_tiles_can_be_built() -> None:
    table = creatures_table().given(0, wood=9, stone=9, reed=9)
    assert_refused(table, "build sawmill", "C-10.16", "not-displayed", building="sawmill")
    table.act(0, "space special_building_1")
    assert_refused(table, "build sawmill", "C-10.16", "not-displayed", building="sawmill")


@rule("C-10.16")
@pytest.mark.parametrize("building", ["stall", "stable", "cottage"])
def test_stalls_and_stables_are_no_special_buildings(building: str) -> None:
    with pytest.raises(BadNotation):
        creatures_table().refusal(f"build {building}")


@rule("C-10.16", "C-5.9")
@pytest.mark.parametrize(
    ("building", "goods", "good", "have", "need"),
    [
        ("half_timbered_house", {"wood": 2, "stone": 2, "reed": 1}, "wood", 2, 3),
        ("half_timbered_house", {"wood": 3, "stone": 1, "reed": 1}, "stone", 1, 2),
        ("half_timbered_house", {"wood": 3, "stone": 2}, "reed", 0, 1),
        ("shelter", {"wood": 1, "stone": 1}, "wood", 1, 2),
        ("shelter", {"wood": 2}, "stone", 0, 1),
        ("storage", {"wood": 2}, "reed", 0, 1),
        ("storage", {"wood": 1, "reed": 1}, "wood", 1, 2),
    ],
)
def test_a_special_building_that_is_too_dear_says_what_is_missing(
    building: str, goods: dict[str, int], good: str, have: int, need: int
) -> None:
    table = creatures_table().given(0, **goods)
    assert_refused(table, f"build {building}", "C-5.9", "short-of", good=good, have=have, need=need)


@rule("C-5.6", "C-10.16")
def test_an_upgrade_needs_the_building_it_replaces() -> None:
    table = creatures_table().given(0, buildings={"a3": "log_house", "b1": "stable"}, wood=9, stone=9, reed=9)
    for building, key in (("half_timbered_house", "on-cottage"), ("open_stable", "on-stall")):
        assert_refused(table, f"build {building}", "C-5.6", key, building=building)


@rule("C-5.2", "C-10.16")
def test_a_new_building_needs_a_space_without_building() -> None:
    full = ["workshop", "sawmill", "hay_rack", "stall", "stall"]
    table = creatures_table().given(0, buildings=full, wood=9, stone=9, reed=9)
    assert_refused(table, "build storage", "C-5.2", "no-place", building="storage")


@rule("C-5.2", "C-5.6", "C-3.3")
def test_a_special_building_goes_where_it_may() -> None:
    table = creatures_table().given(0, buildings={"a1": "stall", "b1": "stall"}, wood=9, reed=9)
    table.act(0, "space special_building_1; build storage")
    assert_refused(table, "at a1", "C-5.2", "building-there", building="storage", cell="a1")
    assert_refused(table, "at d1", "C-3.3", "not-on-farm")
    upgrade = creatures_table().given(0, buildings={"a1": "stall", "b1": "stall"}, wood=3)
    upgrade.display("open_stable").act(0, "space special_building_1")
    assert_refused(upgrade, "at a2", "C-5.6", "on-stall", building="open_stable")
    assert_refused(upgrade, "at a3", "C-5.6", "on-stall", building="open_stable")


@rule("C-5.9")
def test_open_stable_is_not_paid_with_a_mixture() -> None:
    table = creatures_table().given(0, buildings=["stall"], wood=3, stone=3, reed=3).display("open_stable")
    table.act(0, "space special_building_1")
    for payment in ("wood+stone", "reed", "nothing"):
        assert_refused(table, f"pay {payment}", "C-5.9", "not-mixed")


@rule("C-5.8")
def test_shelter_gives_an_animal_and_no_resource() -> None:
    table = creatures_table().given(0, wood=2, stone=1).act(0, "space special_building_1; at b1")
    assert_refused(table, "take wood", "C-5.8", "not-on-offer", goods="wood")
    assert_refused(table, "stop", "C-5.8", "not-asked")


@rule("C-10.12", "R-09")
def test_an_expansion_that_is_there_must_be_added() -> None:
    table = creatures_table().act(0, "space expand")
    assert_refused(table, "stop", "R-09", "must-expand")


@rule("C-7.3")
@pytest.mark.parametrize("animal", ["sheep", "pig", "cow", "horse"])
def test_an_animal_that_is_not_there_cannot_go(animal: str) -> None:
    assert_refused(creatures_table(), f"release {animal}", "C-7.3", "no-such-animal", animal=animal)
    housing = creatures_table().given(0, cow=1).space("horse_and_sheep", horse=1)
    housing.act(0, "space horse_and_sheep")
    assert housing.game.prompt == ("C-7.4", "release")
    if animal in ("sheep", "pig"):
        assert_refused(housing, f"release {animal}", "C-7.3", "no-such-animal", animal=animal)


@rule("C-7.4")
def test_the_surplus_must_go_before_anything_else() -> None:
    table = creatures_table().given(0, cow=1).space("horse_and_sheep", horse=1)
    table.act(0, "space horse_and_sheep")
    assert_refused(table, "stop", "C-7.4", "not-asked")
    assert_refused(table, "space three_wood", "C-7.4", "not-asked")


@rule("C-10.1")
@pytest.mark.parametrize("text", ["stop", "yes", "at a1", "pay wood", "give cow"])
def test_before_the_worker_stands_nothing_else_is_asked(text: str) -> None:
    assert_refused(creatures_table(), text, "C-10.1", "not-asked")


@rule("C-10.10")
def test_a_second_space_is_no_answer_within_an_action() -> None:
    table = creatures_table().given(0, wood=3).act(0, "space fences")
    assert_refused(table, "space three_wood", "C-10.10", "not-asked")


@rule("C-8.10", "C-4.6")
def test_a_building_one_does_not_own_cannot_be_used() -> None:
    table = creatures_table().given(1, buildings={"b1": "carpenter", "b2": "stall"})
    assert_refused(table, "call carpenter", "C-8.10", "not-owned", card="carpenter")


@rule("C-2.4", "C-2.5")
def test_chance_draws_only_what_is_in_the_deck() -> None:
    game = Game(mode="advanced")
    assert game.to_act == NATURE
    refusal = game.why_not(game.codec.parse("draw storage"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("C-2.4", "not-in-deck")
    early = game.why_not(game.codec.parse("starter 1"))
    assert early is not None
    assert (early.rule, early.key) == ("C-2.4", "not-asked")


@rule("C-12.1")
@pytest.mark.parametrize("text", ["space three_wood", "stop", "release sheep", "call carpenter"])
def test_after_the_end_nothing_is_allowed(text: str) -> None:
    table = creatures_table().round(8).after_work()
    assert table.game.to_act is None
    assert_refused(table, text, "C-12.1", "game-over")
