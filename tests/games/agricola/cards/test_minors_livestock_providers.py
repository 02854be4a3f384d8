"""Young Animal Market, Shepherd's Crook, Acorns Basket."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.playing import BYSTANDERS, Given, owning, playing, refused_minor
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

# Young Animal Market.


@rule("A-A009", "A-14.7", "A-15.1")
def test_the_young_animal_market_turns_a_sheep_into_a_cattle_and_travels() -> None:
    table = playing("young_animal_market", sheep=1)
    assert table.farm(0).goods == {"cattle": 1}  # in the place of the sheep
    assert table.farm(1).hand == ["young_animal_market"]


@rule("A-A009", "AR-65", "A-11.5")
def test_without_room_the_cattle_of_the_young_animal_market_is_judged() -> None:
    table = playing("young_animal_market", sheep=3, fences=pasture("e1"))
    assert table.farm(0).goods == {"sheep": 2, "cattle": 1}  # pasture and house
    table = playing("young_animal_market", sheep=2, boar=1, fences=pasture("e1"))
    assert table.asked == (0, "release")
    table.act(0, "release cattle")
    assert table.farm(0).goods == {"sheep": 1, "boar": 1}


@rule("A-A009", "A-14.5")
def test_the_young_animal_market_needs_a_sheep() -> None:
    assert refused_minor("young_animal_market", cattle=1) == ("A-14.5", "short-of")


@rule("A-A009", "A-13.2", "AR-65")
def test_the_cattle_of_the_young_animal_market_may_be_cooked_on_a_fireplace() -> None:
    table = owning("fireplace_2", hand=["young_animal_market"], sheep=2, boar=1, fences=pasture("e1"))
    table.act(0, "space meeting_place; minor young_animal_market")
    cooking = table.offers("call")
    assert len(cooking) == 3  # a sheep, the boar or the cattle
    table.act(0, cooking[-1])
    assert table.farm(0).goods == {"sheep": 1, "boar": 1, "food": 3}


# Shepherd's Crook.

SQUARE = "enclose d1; enclose d2; enclose e1; enclose e2"


def shepherding(*cards: str, round: int = 2, wood: int = 15, **farm: Given) -> AgricolaTable:
    return owning("shepherds_crook", *cards, round=round, wood=wood, **farm)


@rule("A-A083", "AR-39")
@pytest.mark.parametrize(
    ("line", "sheep"),
    [("enclose d1; enclose e1; enclose e2", 0), (SQUARE, 2), (f"{SQUARE}; enclose d3; enclose e3", 2)],
)
def test_the_shepherds_crook_gives_two_sheep_for_a_new_pasture_of_four(line: str, sheep: int) -> None:
    table = shepherding().act(0, f"space fencing; {line}; stop; stop")
    assert table.farm(0).sheep == sheep
    assert table.asked == (1, "space")


@rule("A-A083", "AR-39")
def test_two_large_pastures_in_one_action_give_four_sheep() -> None:
    second = "enclose b1; enclose b2; enclose c1; enclose c2"
    table = shepherding().act(0, f"space fencing; {SQUARE}; stop; {second}")
    while table.game.to_act == 0:
        table.act(0, "stop")
    assert (table.farm(0).fences, table.farm(0).sheep) == (14, 4)


@rule("A-A083", "AR-39")
def test_the_part_of_an_old_pasture_is_not_new_for_the_shepherds_crook() -> None:
    old = pasture(*(column + row for column in "de" for row in "123"))
    table = shepherding(fences=old).act(0, f"space fencing; {SQUARE}; stop; stop")
    assert len(table.farm(0).pastures) == 2
    assert table.farm(0).sheep == 0


@rule("A-A083", "AR-39")
def test_the_final_layout_counts_for_the_shepherds_crook() -> None:
    six = f"{SQUARE}; enclose d3; enclose e3; stop"
    table = shepherding().act(0, f"space fencing; {six}; enclose d1; enclose e1; stop; stop")
    assert table.farm(0).sheep == 2  # four spaces of new land are left together
    table = shepherding().act(0, f"space fencing; {six}; enclose d1; enclose d2; enclose d3; stop; stop")
    assert table.farm(0).sheep == 0  # three and three


@rule("A-A083", "AR-39")
def test_the_shepherds_crook_of_another_gives_nothing() -> None:
    large = pasture("d1", "d2", "e1", "e2")
    table = (
        agricola_table().given(0, wood=8).given(1, cards=["shepherds_crook"], fences=large).course(round=2)
    )
    table.act(0, f"space fencing; {SQUARE}")
    assert (table.farm(0).sheep, table.farm(1).sheep) == (0, 0)


@rule("A-A083", "A-7.30", "A-6.10")
def test_the_shepherds_crook_reacts_to_farm_redevelopment_too() -> None:
    table = shepherding(round=14, clay=2, reed=1).act(0, f"space farm_redevelopment; {SQUARE}; stop; stop")
    assert table.farm(0).sheep == 2


@rule("A-A083", "A-A016", "A-15.5")
def test_fences_of_rammed_clay_bring_the_sheep_of_the_shepherds_crook() -> None:
    table = shepherding("rammed_clay", wood=0, clay=8).act(0, f"space fencing; {SQUARE}")
    assert table.farm(0).goods == {"sheep": 2}


@rule("A-A083")
def test_the_shepherds_crook_costs_one_wood() -> None:
    assert playing("shepherds_crook", wood=1).farm(0).goods == {}
    assert refused_minor("shepherds_crook") == ("A-14.5", "short-of")


# Acorns Basket.


@rule("A-B084", "A-3.8", "AR-65")
@pytest.mark.parametrize(("round", "comes"), [(1, [2, 3]), (12, [13, 14]), (13, [14]), (14, [])])
def test_the_acorns_basket_puts_boar_on_the_next_two_rounds(round: int, comes: list[int]) -> None:
    table = playing("acorns_basket", round=round, reed=1, cards=BYSTANDERS[:3])
    assert table.farm(0).later == {number: {"boar": 1} for number in comes}
    assert table.farm(0).goods == {}


@rule("A-B084", "A-5.4", "AR-60")
def test_boar_of_the_acorns_basket_must_find_room_when_they_come() -> None:
    table = owning("acorns_basket", later={"2": {"boar": 1}}).after_work(1).until_round(2)
    assert table.farm(0).boar == 1
    table = owning("acorns_basket", later={"2": {"boar": 1}}, sheep=1).after_work(1).until("release", 0)
    assert table.act(0, "release boar").farm(0).goods == {"sheep": 1}


@rule("A-B084", "A-14.3")
def test_the_acorns_basket_needs_three_occupations() -> None:
    assert refused_minor("acorns_basket", reed=1, cards=BYSTANDERS[:2]) == ("A-14.3", "too-few-occupations")
    assert refused_minor("acorns_basket", cards=BYSTANDERS[:3]) == ("A-14.5", "short-of")


@rule("A-B084", "A-A165", "AR-18")
def test_boar_of_the_acorns_basket_breed_with_the_pig_breeder_in_round_twelve() -> None:
    table = owning(
        "acorns_basket", "pig_breeder", seats=4, boar=1, later={"12": {"boar": 1}}, fences=pasture("e1")
    )
    table.after_work(11).until_round(13)
    assert table.farm(0).boar == 3


@rule("A-B084", "A-14.11", "AR-51")
def test_boar_that_still_wait_do_not_score() -> None:
    assert owning("acorns_basket", later={"2": {"boar": 1}}).points(0, "boar") == -1
