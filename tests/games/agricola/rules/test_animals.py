"""Animals: homes, cooking, releasing (A-11), and breeding (A-17.9)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.farmland.housing import fits
from bocage.games.agricola.rules.goods import Goods
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

KINDS = ("sheep", "boar", "cattle")
# Pastures of one space and of two, along the right edge; each beside the next.
ONES = [["e1"], ["e2"], ["e3"]]
TWOS = [["e1", "e2"], ["d1", "d2"], ["c1", "c2"]]


def homes(*sizes: tuple[int, int], unfenced: int = 0, cards: tuple[str, ...] = ()) -> dict[str, Any]:
    """A farm with pastures of so many spaces with so many stables, and unfenced stables."""
    fences: set[str] = set()
    stables = ["b3", "b1", "c3"][:unfenced]
    free = ["e1", "e2", "e3", "d3", "d2", "d1"]
    for size, count in sizes:
        cells, free = free[:size], free[size:]
        fences |= set(pasture(*cells))
        stables += cells[:count]
    return {"fences": sorted(fences), "stables": stables, "cards": list(cards)}


def holds(farm: dict[str, Any], **animals: int) -> bool:
    table = agricola_table().given(0, **farm)
    return fits(table.game.board.farm(0).housing(), Goods(**animals).stock)


def most(farm: dict[str, Any], kind: str) -> int:
    count = 0
    while holds(farm, **{kind: count + 1}):
        count += 1
    return count


PET = 1  # the place in the house that every farm has


@example("AX-10")
@rule("A-11.2")
def test_a_pasture_holds_two_a_space_and_each_stable_doubles_that(case: Example) -> None:
    found = []
    for item in case.given["items"]:
        farm = homes((item["pasture_size"], item["stables"]))
        rooms = {most(farm, kind) - PET for kind in KINDS}
        assert len(rooms) == case.expected["types_max"]
        found.append(rooms.pop())
        # One kind: beside the pet, another animal takes the whole pasture.
        assert not holds(farm, sheep=found[-1], boar=2)
    assert found == case.expected["capacities"]


@example("AX-11", "AX-12")
@rule("A-11.1", "A-11.3")
def test_an_unfenced_stable_and_the_house_hold_one_animal_each(case: Example) -> None:
    stable = case.given["home"] == "unfenced_stable"
    farm = homes(unfenced=1) if stable else {}
    rest = PET if stable else 0
    assert {most(farm, kind) - rest for kind in KINDS} == {case.expected["capacity"]}
    if not stable:
        rooms = ["a1", "a2", "a3", "b1"]  # however many rooms there are
        assert len(rooms) > case.given["rooms"]
        assert most({"rooms": rooms}, "sheep") == case.expected["capacity"]


@rule("A-11.1")
def test_no_card_of_the_box_is_a_home_and_the_fields_are_none() -> None:
    assert most({"fields": {"c1": {}, "c2": {"grain": 3}}, "cards": ["well", "manger"]}, "sheep") == PET


@example("AX-90")
@rule("A-11.2", "A-11.3", "A-11.4")
def test_animals_fit_where_an_arrangement_exists(case: Example) -> None:
    (entry,) = case.given["pastures"]
    farm = homes((entry["pasture_size"], entry["stables"]), unfenced=case.given["single_slots"] - PET)
    assert [holds(farm, **animals) for animals in case.given["cases"]] == case.expected["legal"]


@example("AX-93")
@rule("A-7.39", "AR-28")
def test_a_market_may_be_used_without_room(case: Example) -> None:
    given, expected = case.given, case.expected
    table = agricola_table().course(round=4).spaces(sheep_market=given["on_space"])
    assert (f"space {given['space']}" in table.offers()) == expected["legal"]
    table.act(0, f"space {given['space']}")  # with one kind and no stove there is nothing to choose
    assert table.farm(0).goods == expected["kept_max"]
    assert len(table.heard("released")) == expected["returned_min"]
    assert table.on(given["space"]) == {"people": [0], **expected["space_after"]}


@rule("A-11.5", "A-6.10")
def test_old_animals_may_make_room_for_new_ones_and_new_ones_be_cooked_unhoused() -> None:
    farm = {"sheep": 1, "cards": ["fireplace_2"]}
    table = agricola_table().given(0, **farm).course(round=10).spaces(cattle_market={"cattle": 1})
    table.act(0, "space cattle_market")
    assert table.offers() == ["call basics.4", "call basics.6", "release sheep", "release cattle"]
    table.act(0, "call basics.4")
    assert table.farm(0).goods == {"cattle": 1, "food": 2}


@example("AX-27")
@rule("A-11.6")
def test_without_a_cooking_improvement_animals_are_no_food(case: Example) -> None:
    farm = {**case.given["animals"], **homes((2, 0), (1, 0), unfenced=1), "cards": case.given["improvements"]}
    table = agricola_table().given(0, **farm)
    assert table.offers("call") == []
    for call in ("call basics.4", "call basics.5", "call basics.6"):
        assert table.refused(call) == ("A-11.6", "no-stove")
    assert table.farm(0).food == case.expected["food_max"]


@rule("A-11.8", "A-10.7", "AR-43")
def test_animals_are_judged_anew_when_a_pasture_is_divided_or_a_stable_fenced() -> None:
    divided = {"sheep": 4, "boar": 1, "fences": pasture("e1", "e2"), "wood": 1}
    table = agricola_table().given(0, **divided).course(round=4).act(0, "space fencing; enclose e1")
    assert table.asked == (1, "space")  # two pastures of two, and the pet: all have a home
    fenced = {"sheep": 1, "boar": 1, "cattle": 1, "stables": ["e1", "e2"], "wood": 6}
    crowded = agricola_table().given(0, **fenced).course(round=4)
    crowded.act(0, "space fencing; enclose e1; enclose e2")
    assert crowded.asked == (0, "release")  # one pasture for one kind, the house for another
    crowded.act(0, "release boar")
    assert (crowded.farm(0).goods, crowded.asked) == ({"sheep": 1, "cattle": 1}, (1, "space"))


def breeding(table: AgricolaTable) -> AgricolaTable:
    """Run on to the end of the harvest, or to the first question of the breeding."""
    while table.asked[1] not in ("reveal", "release-young"):
        table.quietly()
    return table


def herd(table: AgricolaTable) -> dict[str, int]:
    return {kind: count for kind, count in table.farm(0).goods.items() if kind in KINDS}


@example("AX-24")
@rule("A-17.9")
def test_parents_may_live_apart(case: Example) -> None:
    farm = {**homes((1, 0), unfenced=1), **case.given["animals"], "food": 4}
    table = breeding(agricola_table().given(0, **farm).after_work(4))
    assert herd(table) == case.expected["animals_after"]


@example("AX-110")
@rule("A-17.9")
def test_every_kind_with_two_brings_one(case: Example) -> None:
    farm = {**homes((2, 1), (1, 1), unfenced=1), **case.given["animals"], "food": 4}
    assert herd(breeding(agricola_table().given(0, **farm).after_work(4))) == case.expected["animals_after"]


@example("AX-111")
@rule("A-17.9", "A-17.10", "AR-57")
def test_without_room_a_young_one_or_another_animal_goes(case: Example) -> None:
    found = []
    for choice in ("release sheep", "release boar"):
        home = homes((1, 0), cards=("fireplace_2",))
        farm = {**home, **case.given["animals"], case.given["pet"]: 1, "food": 4}
        table = breeding(agricola_table().given(0, **farm).after_work(4))
        assert table.asked == (0, "release-young")
        assert table.offers() == ["release sheep", "release boar"]  # no cooking now
        found.append(herd(table.act(0, choice)))
    assert found == case.expected["animals_after_choices"]


@rule("AR-57")
def test_all_kinds_are_counted_at_one_moment_and_any_set_that_fits_may_be_kept() -> None:
    farm = {**homes((1, 0), (1, 0)), "sheep": 2, "boar": 2, "food": 4}
    table = breeding(agricola_table().given(0, **farm).after_work(4))
    assert herd(table) == {"sheep": 3, "boar": 3}
    assert table.heard("bred")
    assert herd(table.act(0, "release sheep")) == {"sheep": 2, "boar": 3}
    refusing = breeding(agricola_table().given(0, **farm).after_work(4))
    assert herd(refusing.act(0, "release boar")) == {"sheep": 3, "boar": 2}


@example("AX-113")
@rule("A-17.9", "AR-58", "AR-59")
def test_who_is_cooked_before_the_breeding_has_no_young(case: Example) -> None:
    sizes = [(entry["pasture_size"], entry["stables"]) for entry in case.given["pastures"]]
    cards = tuple(case.given["improvements"])
    gained = case.expected["food_gained"]
    farm = {**homes(*sizes, cards=cards), **case.given["animals"], "food": 4 - gained}
    table = agricola_table().given(0, **farm).after_work(4)
    assert table.asked == (0, "feed")
    table.act(0, "call basics.5")  # enough: the meal follows
    assert herd(table) == case.expected["animals_after"]
    assert (table.farm(0).food, table.farm(0).begging) == (0, 0)  # just what was missing


@example("AX-114")
@rule("A-13.8", "A-17.10")
def test_nothing_is_cooked_while_animals_breed(case: Example) -> None:
    farm = {**homes((1, 0)), "sheep": 2, "boar": 1, "food": 4, "cards": ["fireplace_2"]}
    table = breeding(agricola_table().given(0, **farm).after_work(4))
    assert table.game.prompt == ("A-17.10", "release-young")
    assert ("call basics.4" in table.offers()) == case.expected["legal"]
    assert table.refused("call basics.4") == ("A-17.10", "not-while-breeding")


@rule("A-17.9")
@pytest.mark.parametrize(("animals", "young"), [({"sheep": 1}, 0), ({"sheep": 2}, 1), ({"sheep": 9}, 1)])
def test_a_kind_brings_exactly_one_however_many_there_are(animals: dict[str, int], young: int) -> None:
    farm = {**homes((2, 1), (2, 1)), **animals, "food": 4}
    table = breeding(agricola_table().given(0, **farm).after_work(4))
    assert table.farm(0).sheep == animals["sheep"] + young
