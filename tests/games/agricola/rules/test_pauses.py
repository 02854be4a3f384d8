"""Who is asked between the turns: whoever could do something that could not be done at the next question."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from bocage.core.lanes import lane, times
from bocage.farmland.housing import fits
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.foresight import births, breeding_could_change
from bocage.games.agricola.rules.goods import ANIMAL_KINDS
from bocage.games.agricola.rules.reach import rates_of
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

EVERY_KIND = 7


def closing(**farm: object) -> AgricolaTable:
    """Seat 0 at the end of the work phase of a round without harvest."""
    return agricola_table().given(0, **farm).after_work(5)


@rule("W-12", "A-13.7", "AR-12", "AR-19")
@pytest.mark.parametrize(
    ("farm", "asked"),
    [
        ({"cards": ["grocer"], "food": 5}, False),  # nothing depends on it
        ({"cards": ["sheep_walker"], "sheep": 1}, False),
        ({"cards": ["hard_porcelain"], "clay": 4}, False),
        ({"cards": ["grocer"], "grain": 3}, False),
        ({"cards": ["grocer", "claypipe"], "food": 1, "gained": 6}, True),
        ({"cards": ["grocer", "claypipe"], "food": 1, "gained": 7}, False),  # it pays anyway
        ({"cards": ["grocer", "claypipe"], "food": 9, "gained": 1}, False),  # five resources are in the pile
        ({"cards": ["grocer", "claypipe"], "food": 9, "gained": 2}, True),
        ({"cards": ["sheep_walker", "claypipe"], "sheep": 1, "gained": 6}, True),
        ({"cards": ["hard_porcelain", "claypipe"], "clay": 4, "gained": 4}, True),
        ({"cards": ["hard_porcelain", "claypipe"], "clay": 4, "gained": 1}, False),
        ({"cards": ["fireplace_2", "claypipe"], "sheep": 1, "gained": 6}, False),
    ],
)
def test_the_end_of_work_is_a_question_where_the_claypipe_depends_on_it(
    farm: dict[str, object], asked: bool
) -> None:
    assert (closing(**farm).asked == (0, "pause-work")) is asked


@rule("W-03", "A-13.7", "AR-61", "A-B104")
def test_a_sheep_may_be_exchanged_before_another_takes_its_place() -> None:
    def arriving(**farm: object) -> AgricolaTable:
        later = {"6": {"sheep": 1}}
        table = agricola_table().given(0, cards=["sheep_walker"], later=later, **farm)
        return table.after_work(5).chance("reveal house_redevelopment")

    table = arriving(sheep=1)
    assert table.asked == (0, "pause-arrival")
    assert table.act(0, "call sheep_walker.3").farm(0).goods == {"sheep": 1, "stone": 1}
    assert arriving(sheep=1, stables=["c1"]).asked == (0, "space")  # both have room: it can wait
    assert arriving().asked == (0, "space")


@rule("W-22", "A-18.1", "A-18.11", "A-18.12")
@pytest.mark.parametrize(
    ("farm", "asked"),
    [
        ({"cards": ["fireplace_2"], "sheep": 1, "grain": 2}, False),  # food counts for nothing
        ({"cards": ["hard_porcelain"], "clay": 4}, False),  # stone is worth no more than clay
        ({"cards": ["grocer"], "food": 1}, True),
        ({"cards": ["grocer"], "grain": 1}, True),
        ({"cards": ["grocer"]}, False),
        ({"cards": ["grocer"], "food": 1, "memory": {"grocer": 8}}, False),
        ({"cards": ["sheep_walker"], "sheep": 1}, True),
        ({"cards": ["sheep_walker"], "boar": 1}, False),
    ],
)
def test_before_the_count_exchanges_are_a_question_where_they_can_score(
    farm: dict[str, object], asked: bool
) -> None:
    food = farm.get("food", 0)
    assert isinstance(food, int)
    table = agricola_table().given(0, **{**farm, "food": food + 4}).given(1, food=4).after_work(14)
    while table.asked[0] == 0 and table.asked[1] != "pause-counting":
        table.act(0, "stop")
    assert (table.asked == (0, "pause-counting")) is asked


@rule("W-20", "A-13.7", "AR-58", "A-17.10")
@pytest.mark.parametrize(
    ("farm", "asked"),
    [
        ({"sheep": 1}, False),
        ({"sheep": 2}, False),  # who of two is cooked has no young; the two may be cooked later
        ({"sheep": 3}, True),  # one is cooked, the young one takes its place
        ({"sheep": 2, "boar": 1}, True),
        ({"sheep": 1, "boar": 1, "cattle": 0}, False),
        ({"sheep": 3, "stables": ["c1"]}, False),  # all have room
        ({"sheep": 3, "cards": []}, False),  # nothing to cook with
        ({"sheep": 2, "boar": 1, "cards": ["sheep_walker"]}, True),  # a boar becomes two
        ({"sheep": 1, "cards": ["sheep_walker"]}, False),
    ],
)
def test_the_last_meal_before_the_breeding_is_a_question_where_room_is_short(
    farm: dict[str, object], asked: bool
) -> None:
    given = {"cards": ["fireplace_2"], "fences": pasture("e1"), "food": 9, **farm}
    table = agricola_table().given(0, **given).given(1, food=4).after_work(4)
    assert (table.asked == (0, "pause-breeding")) is asked


def herds(most: int) -> list[int]:
    """Every herd with at most so many of each kind."""
    kinds = product(range(most + 1), repeat=ANIMAL_KINDS)
    return [sum(int(times(count, kind)) for kind, count in enumerate(counts)) for counts in kinds]


def below(herd: int) -> list[int]:
    """All that can be left of a herd."""
    return [
        sum(int(times(count, kind)) for kind, count in enumerate(counts))
        for counts in product(*(range(int(lane(herd, kind)) + 1) for kind in range(ANIMAL_KINDS)))
    ]


def gains_by_cooking_first(farm: Farm) -> bool:
    """Whether cooking before the breeding leads to animals and food that cooking after it cannot reach."""
    homes, herd, rates = farm.housing(), int(farm.herd()), rates_of(farm)

    def meal(cooked: int) -> int:
        return sum(int(lane(cooked, kind) * lane(rates, kind)) for kind in range(ANIMAL_KINDS))

    def kept(parents: int) -> list[int]:
        return [left for left in below(parents + int(births(parents, EVERY_KIND))) if fits(homes, left)]

    later: dict[int, int] = {}
    for whole in kept(herd):
        for left in below(whole):
            later[left] = max(later.get(left, 0), meal(whole - left))
    return any(
        meal(herd - parents) > later.get(left, -1) for parents in below(herd) for left in kept(parents)
    )


@rule("W-20", "A-17.9", "A-17.10", "AR-57", "AR-58")
@pytest.mark.parametrize(
    "yard",
    [
        {},
        {"fences": pasture("e1")},
        {"stables": ["b1", "c1"]},
        {"fences": sorted({*pasture("e1"), *pasture("e2")}), "stables": ["c3"]},
    ],
)
def test_those_are_asked_who_could_gain_by_cooking_before_the_breeding_and_nobody_else(
    yard: dict[str, object],
) -> None:
    table = agricola_table().given(0, cards=["cooking_hearth_4"], **yard)
    farm = table.game.board.farm(0)
    homes = farm.housing()
    housed = [herd for herd in herds(4) if fits(homes, herd)]
    seen = set()
    for herd in Random(5).sample(housed, min(len(housed), 40)):
        farm.stock = herd
        expected = gains_by_cooking_first(farm)
        assert breeding_could_change(farm, EVERY_KIND) == expected, herd
        seen.add(expected)
    assert True in seen or not yard


@rule("A-B097", "A-B024")
def test_a_single_possible_answer_is_no_question_whatever_could_be_eaten_beside_it() -> None:
    farm = {"house": "stone", "cards": ["scholar"], "hand": ["wood_cutter", "priest"], "grain": 1, "food": 1}
    table = agricola_table().given(0, **farm).after_work(1).chance("reveal fencing")
    assert table.act(0, "use scholar").asked == (0, "occupation")
    both = {**farm, "hand": ["wood_cutter", "priest", "rammed_clay"]}
    table = agricola_table().given(0, **both).after_work(1).chance("reveal fencing")
    assert table.act(0, "use scholar").asked == (0, "which")
    lasso = agricola_table().given(0, cards=["lasso"], grain=1).course(round=4)
    lasso.act(0, "space forest; use lasso")  # the Sheep Market is the only animal market yet
    assert (lasso.farm(0).sheep, lasso.asked) == (1, (1, "space"))
