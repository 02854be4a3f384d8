"""Food, cooking, baking, and what may be done at any time (A-13)."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.playing import Given
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

COOK_SHEEP = "call basics.4"
COOKING = {"vegetable": "basics.3", "sheep": COOK_SHEEP[5:], "boar": "basics.5", "cattle": "basics.6"}


def eat_all(table: AgricolaTable, calls: tuple[str, ...]) -> int:
    """Seat 0 makes as much food as these exchanges allow."""
    while found := [call for call in calls if call in table.offers()]:
        table.act(0, found[0])
    return table.farm(0).food


def baking(cards: list[str], **supply: Given) -> AgricolaTable:
    """Seat 0 bakes on Grain Utilization."""
    return agricola_table().given(0, cards=cards, **supply).course(round=3).act(0, "space grain_utilization")


def bake_in(table: AgricolaTable, *ovens: str) -> AgricolaTable:
    """Each oven in this order, while it takes grain."""
    for oven in ovens:
        while table.asked == (0, "bake") and f"bake {oven}" in table.offers():
            table.act(0, f"bake {oven}")
    return table


@example("AX-26")
@rule("A-13.1")
def test_a_raw_crop_is_one_food(case: Example) -> None:
    table = agricola_table().given(0, **case.given["supply"], cards=case.given["improvements"])
    calls = tuple(f"call basics{number}" for number in ("", ".2", ".3", ".4", ".5", ".6"))
    assert eat_all(table, calls) == case.expected["food_max"]
    assert table.farm(0).goods == {"food": case.expected["food_max"]}


@rule("A-13.2")
@pytest.mark.parametrize(
    ("card", "food"), [("fireplace_3", [2, 2, 2, 3]), ("cooking_hearth_4", [3, 2, 3, 4])]
)
def test_cooking_gives_food_by_the_improvement(card: str, food: list[int]) -> None:
    found = []
    for good, call in COOKING.items():
        table = agricola_table().given(0, cards=[card], **{good: 1}).act(0, f"call {call}")
        found.append(table.farm(0).food)
        assert table.farm(0).goods == {"food": found[-1]}
    assert found == food
    both = agricola_table().given(0, cards=["fireplace_2", "cooking_hearth_5"], cattle=1)
    assert both.act(0, "call basics.6").farm(0).food == 4  # the better one serves


@example("AX-37", "AX-150")
@rule("A-13.3")
def test_grain_is_split_among_the_ovens_each_within_its_limit(case: Example) -> None:
    table = baking(case.given["improvements"], **case.given["supply"])
    best = sorted(case.given["improvements"], key=["clay_oven", "stone_oven", "cooking_hearth_4"].index)
    bake_in(table, *best)
    assert case.given["supply"]["grain"] == case.given["bake_grain"]
    assert table.farm(0).goods == {"food": case.expected.get("food", case.expected.get("food_max"))}


@rule("A-13.3", "AR-52")
def test_baking_takes_an_oven_and_grain_and_at_least_one_is_baked() -> None:
    for farm, reason in (
        ({"grain": 1}, "no-oven"),
        ({"cards": ["clay_oven"], "fields": {"c1": {}}}, "no-seed"),
    ):
        table = agricola_table().given(0, **farm).course(round=3)
        assert table.refusal("space grain_utilization").key in (reason, "no-empty-field")
    bench = agricola_table(mode="beginner").given(0, cards=["clay_oven"], stables=["b1", "b2", "b3", "c1"])
    assert bench.refusal("space side_job").key == "no-stables-left"
    table = baking(["fireplace_2", "clay_oven"], grain=2)
    assert table.refused("stop") == ("AR-52", "at-least-one")
    table.act(0, "bake clay_oven")
    assert table.refused("bake clay_oven") == ("A-13.3", "oven-full")
    assert table.refused("bake stone_oven") == ("A-13.3", "not-an-oven")
    assert table.act(0, "stop").farm(0).goods == {"grain": 1, "food": 5}


@rule("A-13.4", "AR-38", "A-14.13")
@pytest.mark.parametrize("oven", ["clay_oven", "stone_oven"])
def test_a_new_oven_may_bake_at_once_with_all_the_others(oven: str) -> None:
    farm = {"cards": ["fireplace_2"], "clay": 3, "stone": 3, "grain": 4}
    table = agricola_table().given(0, **farm).act(0, f"space major_improvement; major {oven}")
    table.act(0, "yes")
    assert table.offers("bake") == ["bake fireplace_2", f"bake {oven}"]
    bake_in(table, oven, "fireplace_2")
    assert table.farm(0).food == {"clay_oven": 5 + 3 * 2, "stone_oven": 2 * 4 + 2 * 2}[oven]
    declined = agricola_table().given(0, **farm).act(0, f"space major_improvement; major {oven}; no")
    assert (declined.farm(0).grain, declined.asked) == (4, (1, "space"))


@example("AX-140", "AX-143")
@rule("A-13.2", "A-13.3", "A-14.12", "A-14.13")
def test_a_stove_cooks_and_bakes(case: Example) -> None:
    major, expected = case.given["major"], case.expected
    bought = agricola_table().given(0, clay=expected["cost"]["clay"]).act(0, "space major_improvement")
    if bought.asked[0] == 0:
        bought.act(0, f"major {major}")
    assert (bought.farm(0).cards, bought.farm(0).goods) == ([major], {})
    assert bought.points(0, major) == expected["points"]
    baked = bake_in(baking([major], grain=case.given["bake_grain"]), major)
    assert baked.farm(0).goods == {"food": expected["bake_food"]}
    for good, food in expected.get("cook_food", {}).items():
        cooked = agricola_table().given(0, cards=[major], **{good: case.given["cook"][good]})
        assert cooked.act(0, f"call {COOKING[good]}").farm(0).goods == {"food": food}


@example("AX-141")
@rule("A-13.2", "A-14.12")
def test_a_player_may_own_both_fireplaces(case: Example) -> None:
    table = agricola_table().given(0, cards=case.given["own_majors"], **case.expected["cost"])
    table.act(0, "space major_improvement")
    if table.asked[0] == 0:
        table.act(0, f"major {case.given['major']}")
        if table.asked[1] == "pay":
            table.act(0, "pay 0")
    assert case.given["major"] in table.farm(0).cards
    assert case.expected["legal"]
    cards = [*case.given["own_majors"], case.given["major"]]
    assert sum(table.points(0, card) for card in cards) == case.expected["points_sum"]


@example("AX-144")
@rule("A-14.13", "A-3.8")
def test_the_well_puts_food_on_five_rounds_as_far_as_there_are(case: Example) -> None:
    found = []
    for number in case.given["built_in_round"]:
        table = agricola_table().given(0, **case.expected["cost"]).course(round=number)
        table.act(0, "space major_improvement")
        assert (table.farm(0).goods, table.points(0, "well")) == ({}, case.expected["points"])
        assert set(map(str, table.farm(0).later.values())) <= {"{'food': 1}"}
        found.append(sorted(table.farm(0).later))
    assert found == case.expected["food_on_rounds"]


@example("AX-146")
@rule("A-13.3")
def test_the_stone_oven_bakes_two_grain(case: Example) -> None:
    baked, left = [], []
    for grain in case.given["grain"]:
        table = agricola_table().given(0, **case.expected["cost"], grain=grain)
        table.act(0, "space major_improvement; yes")
        bake_in(table, case.given["major"])
        baked.append(table.farm(0).food)
        left.append(table.farm(0).grain)
        assert table.points(0, case.given["major"]) == case.expected["points"]
    assert (baked, left) == (case.expected["bake_food"], case.expected["grain_left"])


@example("AX-147", "AX-149")
@rule("A-13.5", "A-18.10")
def test_a_craft_building_turns_one_good_into_food(case: Example) -> None:
    major, expected = case.given["major"], case.expected
    bought = agricola_table().given(0, **expected["cost"]).act(0, "space major_improvement")
    assert (bought.farm(0).cards, bought.farm(0).goods) == ([major], {})
    table = agricola_table().given(0, cards=[major], food=4, **case.given["supply"]).after_work(4)
    assert table.asked == (0, "feed")
    table.act(0, f"call {major}").until("reveal")
    assert case.given["harvest_uses"] == 1
    assert table.farm(0).food == expected["food"]
    if "wood_left" in expected:
        assert table.farm(0).wood == expected["wood_left"]
        assert table.points(0, major) == expected["points"]
    else:
        assert table.points(0, major) - expected["points"] == expected["bonus_with_4_reed_left"]


@rule("A-13.6", "A-13.7", "AR-13")
def test_exchanges_are_single_moves_at_every_own_decision_of_a_turn() -> None:
    farm = {"cards": ["cooking_hearth_4"], "grain": 1, "sheep": 1, "wood": 20, "reed": 9}
    table = agricola_table().given(0, **farm)
    exchanges = ["call basics", COOK_SHEEP]
    for line in ("space farm_expansion", "option 1", "room a1", "stop", "option 2", "stable e1"):
        assert table.offers("call") == exchanges
        table.act(0, line)
    table.act(0, "call basics; call basics.4; stop")
    assert table.farm(0).food == 3


@rule("A-13.9", "AR-13", "A-15.6")
def test_nobody_must_exchange_except_to_complete_what_was_begun() -> None:
    table = agricola_table().given(0, cards=["tutor"], hand=["priest"], grain=2)
    assert "space lessons" in table.offers()
    table.act(0, "space lessons; pay 0")  # the one food can only come from grain: that was no question
    assert (table.farm(0).grain, table.farm(0).food, table.farm(0).occupations) == (1, 0, 2)
    free = agricola_table().given(0, grain=2).act(0, "space forest")
    assert free.farm(0).grain == 2


def windows() -> dict[str, AgricolaTable]:
    """Seat 0 with a sheep and a Fireplace in each window of the sheet's case, about to decide if it may."""
    farm = {"cards": ["fireplace_2"], "sheep": 1}
    starting = {"house": "stone", "cards": ["fireplace_2", "plow_driver"], "sheep": 1, "food": 1}
    closing = {"cards": ["fireplace_2", "grocer", "claypipe"], "sheep": 1, "gained": 6}
    last = {"cards": ["fireplace_2", "grocer"], "sheep": 1, "food": 4}
    crowded = {"cards": ["fireplace_2"], "sheep": 2, "boar": 1, "food": 4, "fences": pasture("e1")}
    found = {
        "W-03 own effects": agricola_table().after_work(1).given(0, **starting).chance("reveal fencing"),
        "W-06 own turn": agricola_table().given(0, **farm),
        "turn of another player, no decision asked": agricola_table().given(0, **farm).course(turn=1),
        "W-12": agricola_table().given(0, **closing).after_work(1),
        "W-19": agricola_table().given(0, **farm).after_work(4),
        "W-20": agricola_table().given(0, **crowded).after_work(4),
        "W-21": agricola_table().given(0, **crowded).after_work(4),
        "W-22": agricola_table().given(0, **last).after_work(14),
    }
    found["W-21"].until("release-young")
    found["W-22"].act(0, "stop")  # W-19
    return found


@example("AX-232")
@rule("A-13.7", "A-13.8", "AR-12", "AR-58")
def test_cooking_is_offered_in_these_windows(case: Example) -> None:
    tables = windows()
    assert list(tables) == case.given["windows"]
    offered = [table.game.to_act == 0 and COOK_SHEEP in table.offers() for table in tables.values()]
    assert offered == case.expected["offered"]
    assert [table.game.board.moment for table in tables.values()][3:] != []
    assert tables["W-19"].asked == (0, "feed")
    assert tables["W-21"].game.prompt == ("A-17.10", "release-young")


@rule("A-13.7", "AR-12", "AR-19", "W-12")
def test_food_for_the_last_purchase_of_the_work_phase_may_be_made_then() -> None:
    farm = {"cards": ["claypipe", "grocer"], "grain": 1, "gained": 6}
    table = agricola_table().given(0, **farm).after_work(5)
    assert table.asked == (0, "pause-work")
    table.act(0, "call basics; call grocer")  # the seventh building resource
    assert table.farm(0).food == 2
    plain = agricola_table().given(0, cards=["claypipe", "fireplace_2"], grain=1, sheep=1).after_work(5)
    assert plain.asked == (-1, "reveal")  # nothing that counts for the work phase can come of a meal
