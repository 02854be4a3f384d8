"""Stable Architect, Braggart, Organic Farmer, Tutor, House Steward."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

# Stable Architect.


@example("AX-217")
@rule("A-A098", "AR-75")
def test_stable_architect_counts_the_stables_outside_pastures(case: Example) -> None:
    stables = dict(zip(("c1", "d3", "e1"), case.given["stables"], strict=True))
    fenced = [cell for cell, stable in stables.items() if stable["fenced"]]
    table = agricola_table().given(0, cards=case.given["own"], stables=list(stables), fences=pasture(*fenced))
    assert table.points(0, "stable_architect") == case.expected["card_points"]
    assert table.points(0, "fenced_stables") == case.expected["fenced_stable_points"]


@rule("A-A098", "A-18.7")
def test_without_stable_architect_an_unfenced_stable_is_worth_nothing() -> None:
    table = agricola_table().given(0, stables=["c1", "d1"]).given(1, cards=["stable_architect"])
    assert table.points(0, "stable_architect") == 0
    assert table.points(0, "fenced_stables") == 0
    assert table.points(1, "stable_architect") == 0  # only the owner's own stables


@rule("A-A098", "A-B002", "AR-43")
def test_mini_pasture_around_a_stable_takes_the_architects_point_for_its_own() -> None:
    table = agricola_table().given(0, cards=["stable_architect"], stables=["e1"])
    table.given(0, hand=["mini_pasture"], food=2)
    assert table.points(0, "stable_architect") == 1
    table.act(0, "space meeting_place; minor mini_pasture; enclose e1")
    assert table.points(0, "stable_architect") == 0
    assert table.points(0, "fenced_stables") == 1


# Braggart.

MAJORS = ("fireplace_2", "fireplace_3", "cooking_hearth_4", "well", "clay_oven", "joinery")
MINORS = ("canoe", "manger", "basket", "lasso", "loom", "brook")


@example("AX-214")
@rule("A-A133", "AR-71", "A-16.10")
def test_braggart_gives_the_points_of_the_best_step(case: Example) -> None:
    mixed = [card for pair in zip(MAJORS, MINORS, strict=True) for card in pair]
    for count, points in zip(case.given["improvements_in_front"], case.expected["points"], strict=True):
        table = agricola_table(3).given(0, cards=["braggart", *mixed[:count]])
        assert table.points(0, "braggart") == points


@rule("A-A133", "AR-71")
def test_braggart_counts_neither_occupations_nor_the_improvements_of_others() -> None:
    table = agricola_table(3).given(0, cards=["braggart", "tutor", "groom", *MINORS[:4]])
    table.given(1, cards=list(MAJORS))
    assert table.points(0, "braggart") == 0
    assert table.points(1, "braggart") == 0


@rule("A-A133", "A-B008", "AR-67", "A-14.7")
def test_a_market_stall_passed_on_does_not_count_for_the_braggart() -> None:
    table = agricola_table(3).given(0, cards=["braggart", *MINORS[:4]], hand=["market_stall"], grain=1)
    table.act(0, "space meeting_place; minor market_stall")
    assert table.farm(0).goods == {"vegetable": 1}
    assert table.farm(1).hand == ["market_stall"]
    assert table.points(0, "braggart") == 0


@rule("A-A133", "A-14.12", "AR-37")
def test_a_fireplace_given_back_no_longer_counts_for_the_braggart() -> None:
    table = agricola_table(3).given(0, cards=["braggart", "fireplace_2", *MINORS[:4]])
    assert table.points(0, "braggart") == 2
    table.act(0, "space major_improvement; major cooking_hearth_4")
    assert "fireplace_2" not in table.farm(0).cards
    assert table.points(0, "braggart") == 2  # five as before, not six


# Organic Farmer.

KINDS = ("sheep", "boar", "cattle")
WITH_TROUGH = ["organic_farmer", "drinking_trough"]
TWO_TWO_ONE = (("b1", "c1"), ("b2", "c2"), ("d1",))


def organic(*pastures: tuple[str, ...], **farm: object) -> AgricolaTable:
    """A table whose first player owns the Organic Farmer and these pastures."""
    fences = sorted({edge for cells in pastures for edge in pasture(*cells)})
    return agricola_table().given(0, **{"cards": ["organic_farmer"], "fences": fences, **farm})


@example("AX-213")
@rule("A-B098", "AR-72")
def test_organic_farmer_counts_pastures_with_an_animal_and_room_for_three_more(case: Example) -> None:
    assert [entry["pasture_size"] for entry in case.given["pastures"]] == [
        len(cells) for cells in TWO_TWO_ONE
    ]
    table = organic(*TWO_TWO_ONE, **case.given["animals"])
    assert table.points(0, "organic_farmer") == case.expected["points"]


@rule("A-B098", "AR-72")
def test_organic_farmer_counts_neither_empty_nor_crowded_nor_small_pastures() -> None:
    assert organic(*TWO_TWO_ONE).points(0, "organic_farmer") == 0
    assert organic(("b1", "c1"), sheep=2).points(0, "organic_farmer") == 1  # one lives in the house
    assert organic(("b1", "c1"), sheep=3).points(0, "organic_farmer") == 0
    assert organic(("d1",), sheep=1).points(0, "organic_farmer") == 0


@rule("A-B098", "A-A012", "AR-64")
def test_organic_farmer_counts_the_room_of_stables_and_of_the_drinking_trough() -> None:
    assert organic(("d1",), stables=["d1"], sheep=1).points(0, "organic_farmer") == 1
    assert organic(("d1",), cards=WITH_TROUGH, sheep=1).points(0, "organic_farmer") == 1
    assert organic(("b1", "c1"), cards=WITH_TROUGH, sheep=4).points(0, "organic_farmer") == 1


@rule("A-B098", "A-16.1")
def test_organic_farmer_is_of_no_use_to_the_others() -> None:
    table = organic().given(1, fences=pasture("b1", "c1"), sheep=1)
    assert table.points(1, "organic_farmer") == 0


def best_by_trying(rooms: list[int], singles: int, herd: dict[str, int]) -> int:
    """Fill the pastures in every way; what is left must fit the single places."""
    fillings = [
        [("", 0), *((kind, count) for kind in KINDS for count in range(1, room + 1))] for room in rooms
    ]
    best = 0
    for filling in product(*fillings):
        left = dict(herd)
        for kind, count in filling:
            if kind:
                left[kind] -= count
        if min(left.values()) >= 0 and sum(left.values()) <= singles:
            counted = [1 <= count <= room - 3 for room, (_, count) in zip(rooms, filling, strict=True)]
            best = max(best, sum(counted))
    return best


@rule("A-B098", "AR-72", "A-11.4")
@pytest.mark.parametrize("seed", range(20))
def test_organic_farmer_takes_the_best_of_all_arrangements(seed: int) -> None:
    chance = Random(seed)
    stables = chance.sample(["b1", "c1", "b2", "d1", "e3"], 3)
    rooms = [2 * len(cells) << len(set(cells) & set(stables)) for cells in TWO_TWO_ONE]
    singles = 1 + stables.count("e3")  # the house, and the stable that stands apart
    herd = dict.fromkeys(KINDS, 0)
    for _ in range(chance.randrange(4, sum(rooms) + 1)):
        kind = chance.choice(KINDS)
        if _can_hold(rooms, singles, {**herd, kind: herd[kind] + 1}):
            herd[kind] += 1
    table = organic(*TWO_TWO_ONE, stables=stables, **herd)
    assert table.points(0, "organic_farmer") == best_by_trying(rooms, singles, herd)


def _can_hold(rooms: list[int], singles: int, herd: dict[str, int]) -> bool:
    for kinds in product(KINDS, repeat=len(rooms)):
        over = 0
        for kind in KINDS:
            room = sum(room for room, given in zip(rooms, kinds, strict=True) if given == kind)
            over += max(0, herd[kind] - room)
        if over <= singles:
            return True
    return False


@rule("A-B098", "AR-72", "A-18.1")
def test_organic_farmers_owner_may_release_animals_before_the_count() -> None:
    table = organic(("b1", "c1"), sheep=3, food=4).given(1, food=4).after_work(14)
    table.until("last-releases", 0)
    assert (table.farm(0).sheep, table.points(0, "organic_farmer")) == (4, 0)  # they had a lamb
    table.act(0, "release sheep; release sheep; stop")
    assert (table.farm(0).sheep, table.points(0, "organic_farmer")) == (2, 1)
    assert table.game.outcome() is not None


@rule("A-B098", "AR-72")
@pytest.mark.parametrize(
    "table",
    [
        organic(("b1", "c1"), food=4),
        organic(("d1",), food=4, sheep=1),
        organic(food=4).given(1, fences=pasture("b1", "c1"), sheep=1),
    ],
    ids=["no animals", "no large pasture", "another's animals"],
)
def test_nobody_is_asked_for_releases_that_could_not_help(table: AgricolaTable) -> None:
    assert table.given(1, food=4).after_work(14).game.to_act is None


# Tutor.


@rule("A-B099", "AR-73")
def test_tutor_counts_the_occupations_played_after_it() -> None:
    table = agricola_table().given(0, cards=["groom"], hand=["tutor", "scholar", "cottager"], food=9)
    table.act(0, "space lessons; occupation tutor")
    assert table.points(0, "tutor") == 0  # neither itself nor the Groom before it
    table.until_round(2).act(0, "space lessons; occupation scholar")
    assert table.points(0, "tutor") == 1
    table.until_round(3).act(0, "space lessons")  # only the Cottager is left
    assert table.points(0, "tutor") == 2


@rule("A-B099", "A-16.1")
def test_tutor_counts_neither_improvements_nor_the_occupations_of_others() -> None:
    table = agricola_table().given(0, hand=["tutor", "canoe"], wood=2).given(1, hand=["groom"])
    table.act(0, "space lessons").act(1, "space forest").act(0, "space meeting_place; minor canoe")
    table.act(1, "space fishing").until_round(2).act(0, "space fishing").act(1, "space lessons")
    assert table.farm(1).cards == ["groom"]
    assert table.points(0, "tutor") == 0
    assert table.points(1, "tutor") == 0


@rule("A-B099", "A-B097", "AR-73")
def test_tutor_counts_an_occupation_that_the_scholar_played() -> None:
    table = agricola_table().given(0, cards=["scholar", "tutor"], memory={"tutor": 2}, hand=["groom"])
    table.given(0, house="stone", food=1).after_work(5).chance("reveal western_quarry")
    assert table.points(0, "tutor") == 0
    assert table.act(0, "use scholar").points(0, "tutor") == 1


# House Steward.


@example("AX-226")
@rule("A-B136", "A-3.8")
def test_house_steward_brings_wood_for_the_rounds_still_to_come(case: Example) -> None:
    for round, wood in zip(case.given["played_in_round"], case.expected["wood"], strict=True):
        table = agricola_table(3).given(0, hand=[case.given["card"]]).course(round=round)
        assert table.act(0, "space lessons").farm(0).wood == wood


def with_rooms(*counts: int, owner: int = 0, **farm: object) -> AgricolaTable:
    """Three players with so many rooms; one of them owns the House Steward."""
    cells = ["a3", "a2", "a1", "b3", "b2", "b1"]
    table = agricola_table(3)
    for seat, count in enumerate(counts):
        table.given(seat, rooms=cells[:count])
    return table.given(owner, **{"cards": ["house_steward"], **farm})


@example("AX-41")
@rule("A-B136", "AR-70")
def test_house_steward_gives_three_points_to_all_with_the_most_rooms(case: Example) -> None:
    table = with_rooms(*case.given["rooms"].values())
    points = [table.points(seat, "house_steward") for seat in range(3)]
    assert points == list(case.expected["points"].values())


@rule("A-B136", "AR-70")
def test_house_steward_pays_its_owner_alone_for_the_largest_house() -> None:
    table = with_rooms(4, 3, 2)
    assert [table.points(seat, "house_steward") for seat in range(3)] == [3, 0, 0]


@rule("A-B136", "AR-70")
def test_without_house_steward_the_largest_house_earns_no_bonus() -> None:
    table = with_rooms(4, 3, 2, cards=[], hand=["house_steward"])
    assert [table.points(seat, "house_steward") for seat in range(3)] == [0, 0, 0]


@rule("A-B136", "A-B010", "AR-44")
def test_the_caravan_is_no_room_for_the_house_steward() -> None:
    table = with_rooms(2, 3, 2, cards=["house_steward", "caravan"])
    assert [table.points(seat, "house_steward") for seat in range(3)] == [0, 3, 0]


@rule("A-B136", "AR-70")
def test_house_steward_adds_to_the_final_score_of_everybody_it_concerns() -> None:
    table = with_rooms(4, 5, 5)
    bare = with_rooms(4, 5, 5, cards=[])
    assert [table.score(seat) - bare.score(seat) for seat in range(3)] == [0, 3, 3]
