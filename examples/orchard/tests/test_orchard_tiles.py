"""The eight special buildings: what each does, what it does not, and one meeting with another tile."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from orchard_tables import Table, creatures

from bocage.core.state import NATURE
from bocage.games.creatures.game import Game as Creatures

CORNER = ["b1n", "b1e", "b1s", "b1w"]


def builds(tile: str, display: tuple[str, ...] = (), **farm: object) -> Table:
    """The first player is about to build a special building of the display."""
    table = creatures(farm, display=[tile, *display], round=2)
    space = "space special_building_1"
    return table.act(space) if space in table.offers() else table


# Ladder Shed.


def test_ladder_shed_takes_a_reed_off_special_buildings() -> None:
    table = builds("flooring_expert", buildings={"b1": "ladder_shed"}, stone=1).act("at a1")
    assert table.farm()["buildings"]["a1"] == "flooring_expert"


def test_ladder_shed_takes_off_no_second_reed_nor_wood() -> None:
    table = builds("animal_trader", ("beehives",), buildings={"b1": "ladder_shed"}, wood=2)
    table.act("at a1")
    assert table.farm()["buildings"]["a1"] == "beehives", "the only one that two wood pay for"
    assert table.has("wood") == 1


def test_ladder_shed_and_sawmill_add_up() -> None:
    """R-36: the Home Workshop for one wood."""
    table = builds("home_workshop", buildings={"b1": "ladder_shed", "b2": "sawmill"}, wood=1)
    assert table.act("at a1").farm()["buildings"]["a1"] == "home_workshop"


# Cider Press.


def test_cider_press_turns_a_pig_into_wood_and_stone() -> None:
    table = creatures({"buildings": {"b1": "cider_press"}, "animals": {"pig": 2}}).act("call cider_press")
    assert [table.has(good) for good in ("pig", "wood", "stone")] == [1, 1, 1]


def test_cider_press_wants_a_pig_and_the_work_phase() -> None:
    """C-8.10."""
    table = creatures({"buildings": {"b1": "cider_press"}, "animals": {"sheep": 1}})
    assert "call cider_press" not in table.offers()
    assert table.refused("call cider_press")[1] == "short-of-animals"
    buildings = {"b1": "grafting_bench", "b2": "cider_press"}
    late = evening(buildings=buildings, reed=1, animals={"pig": 1})
    assert late.refused("call cider_press") == ("C-8.10", "wrong-moment")


def test_cider_press_pays_for_a_beehive() -> None:
    """The wood of a pig is there at once for another tile."""
    table = creatures({"buildings": {"b1": "cider_press"}, "animals": {"pig": 1}}, display=["beehives"])
    assert table.refused("space special_building_1") == ("C-10.16", "nothing-to-build")
    table.act("call cider_press; space special_building_1; at a1")
    assert table.farm()["buildings"]["a1"] == "beehives"


# Tree Nursery.


def test_tree_nursery_lays_out_two_tiles_for_both() -> None:
    table = builds("tree_nursery", wood=1, reed=1)
    while table.game.to_act == 0:
        table.quietly("build tree_nursery", "at b1")
    assert table.game.to_act == NATURE
    table.act("draw ranch; draw beehives")
    assert table.game.position()["display"] == ["ranch", "beehives"], "in the order of the decks"


def test_tree_nursery_draws_no_tile_that_is_in_sight() -> None:
    table = builds("tree_nursery", ("ranch",), wood=1, reed=1)
    while table.game.to_act == 0:
        table.quietly("build tree_nursery", "at b1")
    assert table.refused("draw ranch") == ("C-2.4", "not-in-deck")
    assert "draw shelter" not in table.offers(), "basic buildings are never drawn"


def test_tree_nursery_is_taken_up_in_the_middle_of_the_draw() -> None:
    """A position with chance's question open goes through JSON; the second tile is still to come."""
    table = builds("tree_nursery", wood=1, reed=1)
    while table.game.to_act == 0:
        table.quietly("build tree_nursery", "at b1")
    table.act("draw conservatory")
    again = Table(table.game.position())
    assert again.game.key() == table.game.key()
    again.act("draw beehives")
    assert again.game.to_act != NATURE


# Harvest Home.


def test_harvest_home_brings_animals_or_borders() -> None:
    table = builds("harvest_home", wood=2, stone=1)
    while "option 1" not in table.offers():
        table.quietly("build harvest_home", "at b1")
    assert table.said("option 1", "en") == "Take 1 sheep and 1 pig"
    assert table.said("option 2", "fr") == "Placer jusqu’à 3 barrières gratuitement"
    table.act("option 1")
    while "release sheep" in table.offers() and table.game.prompt[1] == "release":
        table.act("release sheep")
    assert table.has("pig") == 1


def test_harvest_home_gives_no_borders_where_there_are_none() -> None:
    """C-10.21: without a border of one's own the second choice is closed."""
    table = builds("harvest_home", wood=2, stone=1, borders=0)
    while "at b1" in table.offers() or "build harvest_home" in table.offers():
        table.quietly("build harvest_home", "at b1")
    assert "option 2" not in table.offers()


def test_harvest_home_closes_a_pasture_beside_the_feeding_station() -> None:
    table = builds(
        "harvest_home", buildings={"b1": "feeding_station"}, wood=2, stone=1, placed_borders=["b3s"]
    )
    while "option 2" not in table.offers():
        table.quietly("build harvest_home", "at a1")
    table.act("option 2; border b3e; border b2s")
    assert len(table.farm()["placed_borders"]) == 3


# Windfall Yard.


def test_windfall_yard_holds_pigs_on_it_and_around_it() -> None:
    table = creatures({"buildings": {"b2": "windfall_yard"}, "animals": {"pig": 5}})
    assert table.has("pig") == 5, "one on the tile, three on unused spaces beside it, one in the Cottage"


def test_windfall_yard_holds_no_other_animals() -> None:
    with pytest.raises(Exception, match="room"):
        creatures({"buildings": {"b2": "windfall_yard"}, "animals": {"sheep": 2}})


def test_windfall_yard_and_wild_boar_pen_share_the_unused_spaces() -> None:
    """R-32: a space of the top row beside both holds one pig for each of them."""
    alone = {"buildings": {"b2": "windfall_yard"}}
    both = {"buildings": {"b2": "windfall_yard", "a2": "wild_boar_pen"}}
    assert most_pigs(both) > most_pigs(alone)


def most_pigs(farm: Mapping[str, object]) -> int:
    """How many pigs have room."""
    count = 0
    while True:
        try:
            creatures({**farm, "animals": {"pig": count + 1}})
        except Exception:
            return count
        count += 1


# Pear Espalier.


def room_of(cells: tuple[str, ...], *tiles: str) -> int:
    """How many animals the pasture on these cells holds."""
    names = ["a1", "a2"]
    farm = {"buildings": dict(zip(names, tiles, strict=False)), "placed_borders": list(cells)}
    game = creatures(farm).game
    assert isinstance(game, Creatures)
    found = game.board.farm(0)
    found.housing()
    return sum(int(room) for room in found.pasture_rooms or [])


COLUMN = ("b1n", "b1e", "b2e", "b3e", "b3s", "b1w", "b2w", "b3w")


def test_pear_espalier_makes_room_in_a_pasture_of_three() -> None:
    assert room_of(COLUMN, "pear_espalier") == room_of(COLUMN, "beehives") + 2


def test_pear_espalier_does_nothing_for_two() -> None:
    two = ("b1n", "b1e", "b2e", "b2s", "b1w", "b2w")
    assert room_of(two, "pear_espalier") == room_of(two, "beehives")


def test_pear_espalier_and_feeding_station_add_up() -> None:
    """R-29."""
    assert room_of(COLUMN, "pear_espalier", "feeding_station") == room_of(COLUMN, "beehives") + 3


# Beehives.


@pytest.mark.parametrize(
    ("buildings", "points"),
    [({"b2": "beehives"}, 3), ({"b2": "beehives", "b1": "stall"}, 2), ({"a1": "beehives"}, 2)],
)
def test_beehives_score_unused_spaces_beside_them(buildings: dict[str, str], points: int) -> None:
    assert creatures({"buildings": buildings}).points("beehives") == points


def test_beehives_do_not_score_used_spaces() -> None:
    """C-12.5: a pasture and a trough are used."""
    farm = {"buildings": {"b2": "beehives"}, "placed_borders": CORNER, "troughs": ["a2"]}
    assert creatures(farm).points("beehives") == 1


def test_beehives_lose_what_a_large_extension_wins() -> None:
    """R-31: a building beside both counts for one and not for the other."""
    farm = {"buildings": {"b2": "beehives", "b1": "large_extension", "b3": "stall"}}
    table = creatures(farm)
    assert (table.points("beehives"), table.points("large_extension")) == (1, 2)


# Grafting Bench.


def evening(**farm: object) -> Table:
    """The end of a round comes next."""
    table = creatures({"buildings": {"b1": "grafting_bench"}, **farm}, round=3, turn=6)
    while not any(text.startswith("use ") for text in table.offers()) and table.game.position()["round"] == 3:
        table.quietly()
    return table


def test_grafting_bench_takes_a_reed_each_round() -> None:
    table = evening(reed=1, memory={"grafting_bench": 1}).act("use grafting_bench")
    assert (table.has("reed"), table.farm()["memory"]) == (0, {"grafting_bench": 2})
    assert table.points("grafting_bench") == 3
    assert table.told("grafted", "en") == ["Ada has 2 grafts on the Grafting Bench."]
    assert table.told("grafted", "fr") == ["Ada a 2 greffes sur l’Établi de greffe."]


@pytest.mark.parametrize(("grafts", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_grafting_bench_scores_its_grafts(grafts: int, points: int) -> None:
    farm = {"buildings": {"b1": "grafting_bench"}, "memory": {"grafting_bench": grafts}}
    assert creatures(farm).points("grafting_bench") == points


def test_grafting_bench_has_room_for_four_and_asks_nobody_without_reed() -> None:
    assert "use grafting_bench" not in evening(reed=1, memory={"grafting_bench": 4}).offers()
    assert "use grafting_bench" not in evening().offers()
    buildings = {"b1": "grafting_bench", "b2": "stone_carver"}
    full = evening(buildings=buildings, reed=1, stone=1, memory={"grafting_bench": 4})
    while "use stone_carver" not in full.offers():
        full.quietly()
    assert full.refused("use grafting_bench") == ("C-8.8", "bench-full")
    assert "4 grafts fill the Grafting Bench." in full.said("use grafting_bench", "en")
    assert "4 greffes remplissent l’Établi de greffe." in full.said("use grafting_bench", "fr")


def test_grafting_bench_waits_beside_the_stone_carver() -> None:
    """C-8.8: both are used at the end of a round, in the owner's order."""
    buildings = {"b1": "grafting_bench", "b2": "stone_carver"}
    table = evening(buildings=buildings, reed=1, stone=1)
    table.act("use stone_carver; use grafting_bench")
    assert table.farm()["memory"] == {"stone_carver": 1, "grafting_bench": 1}
