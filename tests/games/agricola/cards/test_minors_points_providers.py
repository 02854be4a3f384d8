"""Manger, Big Country, Wool Blankets, Mantlepiece, Bottles, Loom."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.playing import BYSTANDERS, FULL_FARM, holding, owning, playing, refused_minor
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table, pasture
from tests.rule_marks import rule

LAND = [column + row for column in "edcb" for row in "123"]  # twelve spaces, the first n of them connected


def fenced(spaces: int) -> list[str]:
    return pasture(*LAND[:spaces])


# Manger.


@example("AX-08")
@rule("A-A032", "A-16.10")
def test_the_manger_with_eight_spaces(case: Example) -> None:
    table = owning(*case.given["own"], fences=fenced(case.given["pasture_spaces"]))
    assert table.points(0, "manger") == case.expected["points"]


@rule("A-A032", "A-16.10")
@pytest.mark.parametrize(("spaces", "points"), [(5, 0), (6, 1), (7, 2), (8, 3), (9, 3), (10, 4), (12, 4)])
def test_the_manger_scores_by_the_spaces_in_pastures(spaces: int, points: int) -> None:
    assert owning("manger", fences=fenced(spaces)).points(0, "manger") == points


@rule("A-A032")
def test_the_manger_counts_spaces_of_all_pastures_and_nothing_outside_them() -> None:
    fences = sorted({*pasture("e1", "e2", "e3"), *pasture("d1", "d2", "d3")})
    table = owning("manger", fences=fences, stables=["c1", "c2"], fields={"b1": {}, "b2": {}})
    assert table.points(0, "manger") == 1
    assert table.points(1, "manger") == 0


@rule("A-A032", "A-B002")
def test_the_mini_pasture_adds_a_space_for_the_manger() -> None:
    table = owning("manger", hand=["mini_pasture"], food=2, fences=fenced(5))
    table.act(0, "space meeting_place; minor mini_pasture; enclose d3")
    assert table.points(0, "manger") == 1


@rule("A-A032")
def test_the_manger_costs_two_wood() -> None:
    assert playing("manger", wood=2).farm(0).goods == {}
    assert refused_minor("manger", wood=1) == ("A-14.5", "short-of")


# Big Country.


@rule("A-A033", "A-3.8", "A-14.10")
@pytest.mark.parametrize(("round", "left"), [(1, 13), (9, 5), (13, 1), (14, 0)])
def test_the_big_country_gives_points_and_food_for_the_rounds_to_come(round: int, left: int) -> None:
    farm = playing("big_country", round=round, **FULL_FARM).farm(0)
    assert (farm.bonus, farm.food) == (left, 2 * left)


@rule("A-A033", "A-14.3", "A-3.2")
def test_the_big_country_needs_every_space_used() -> None:
    one_free = {**FULL_FARM, "rooms": ["a2", "a3"]}
    assert refused_minor("big_country", **one_free) == ("A-14.3", "too-many-unused")
    table = playing("big_country", round=13, **{**one_free, "stables": ["a1"]})  # a stable uses its space
    assert table.farm(0).bonus == 1


@rule("A-A033", "A-A055")
def test_the_big_country_is_an_improvement_for_the_junk_room() -> None:
    table = owning("junk_room", hand=["big_country"], round=14, **FULL_FARM)
    assert table.act(0, "space meeting_place; minor big_country").farm(0).goods == {"food": 1}


@rule("A-A033", "A-14.10")
def test_the_points_of_the_big_country_count_at_the_end() -> None:
    before = holding("big_country", round=9, **FULL_FARM).score(0)
    assert playing("big_country", round=9, **FULL_FARM).score(0) == before + 5


# Wool Blankets.


@example("AX-216")
@rule("A-A038", "AR-74")
def test_the_wool_blankets_score_by_the_house(case: Example) -> None:
    found = [
        owning(*case.given["own"], house=house, sheep=case.given["sheep_at_scoring"]).points(
            0, "wool_blankets"
        )
        for house in case.given["house"]
    ]
    assert found == case.expected["points"]


@rule("A-A038", "A-14.3")
def test_the_wool_blankets_need_five_sheep_and_leave_them() -> None:
    assert refused_minor("wool_blankets", sheep=4, fences=fenced(2)) == ("A-14.3", "short-of")
    table = playing("wool_blankets", sheep=5, fences=fenced(2))
    assert table.farm(0).goods == {"sheep": 5}


@rule("A-A038")
def test_the_wool_blankets_of_another_score_nothing_here() -> None:
    assert agricola_table().given(1, cards=["wool_blankets"]).points(0, "wool_blankets") == 0


@rule("A-A038", "A-A087")
def test_the_conservators_jump_to_stone_takes_the_points_of_the_blankets() -> None:
    table = owning("wool_blankets", "conservator", round=6, clay=2, stone=2, reed=1)
    assert table.points(0, "wool_blankets") == 3
    table.act(0, "space house_redevelopment; renovate stone")
    assert table.points(0, "wool_blankets") == 0


# Mantlepiece.


@example("AX-193")
@rule("A-B033", "AR-36", "A-3.8", "A-14.10")
def test_the_mantlepiece_by_house_and_round(case: Example) -> None:
    cases = zip(case.given["house"], case.given["round"], case.expected["playable"], strict=True)
    noted: list[int | None] = []
    for house, round, playable in cases:
        if not playable:
            assert refused_minor("mantlepiece", round=round, house=house, stone=1) == (
                "A-14.3",
                "wrong-house",
            )
            noted.append(None)
            continue
        table = playing("mantlepiece", round=round, house=house, stone=1)
        noted.append(table.farm(0).bonus)
        assert table.points(0, "mantlepiece") == case.expected["printed"]
    assert noted == case.expected["bonus_noted"]


@rule("A-B033", "AR-36", "A-7.38")
def test_after_the_mantlepiece_neither_renovation_space_is_open() -> None:
    table = owning("mantlepiece", round=14, house="clay", stone=9, reed=9, wood=9)
    for space in ("space house_redevelopment", "space farm_redevelopment"):
        assert table.refused(space) == ("AR-36", "may-not-renovate")
    other = agricola_table().given(0, house="clay", stone=2, reed=1).given(1, cards=["mantlepiece"])
    assert "space house_redevelopment" in other.course(round=6).offers()


@rule("A-B033", "AR-36")
def test_the_mantlepiece_may_be_the_second_part_of_house_redevelopment() -> None:
    table = holding("mantlepiece", round=6, clay=2, reed=1, stone=1)
    table.act(0, "space house_redevelopment; minor mantlepiece")
    assert table.farm(0).bonus == 8


@rule("A-B033", "A-B087", "AR-36")
def test_with_the_mantlepiece_the_cottager_offers_only_a_room() -> None:
    table = owning("mantlepiece", "cottager", house="clay", clay=5, stone=9, reed=3)
    table.act(0, "space day_laborer; use cottager")
    assert table.offers() == table.offers("room")


# Bottles.


@example("AX-130")
@rule("A-B036", "A-15.7")
def test_bottles_cost_a_clay_and_a_food_for_each_person(case: Example) -> None:
    for people, cost in zip(case.given["people"], case.expected["cost"], strict=True):
        table = playing("bottles", people=people, home=2, **cost)
        assert table.farm(0).goods == {}
        short = {**cost, "clay": cost["clay"] - 1}
        assert refused_minor("bottles", people=people, home=2, **short) == ("A-14.5", "short-of")
        assert table.points(0, "bottles") == 4


@rule("A-B036", "A-15.7", "A-9.4")
def test_a_newborn_is_a_person_for_bottles() -> None:
    assert refused_minor("bottles", people=3, newborn=1, clay=2, food=3) == ("A-14.5", "short-of")
    assert playing("bottles", people=3, newborn=1, clay=3, food=3).farm(0).goods == {}


@rule("A-B036", "A-A075", "AR-30")
def test_the_lumber_mill_takes_nothing_off_a_price_without_wood() -> None:
    table = owning("lumber_mill", hand=["bottles"], clay=2, food=2, wood=1)
    assert table.act(0, "space meeting_place; minor bottles").farm(0).goods == {"wood": 1}


# Loom.


def with_sheep(sheep: int) -> AgricolaTable:
    """Seat 0 has the Loom, these sheep and food for one harvest."""
    return owning("loom", sheep=sheep, fences=fenced(12), food=4)


@example("AX-28")
@rule("A-B039", "A-17.3", "AR-62")
def test_the_loom_feeds_and_scores_by_its_sheep(case: Example) -> None:
    tables = [with_sheep(sheep) for sheep in case.given["sheep"]]
    points = [table.points(0, "loom") - 1 for table in tables]  # one is printed
    fed = [with_sheep(sheep).after_work(4).until("space").farm(0).food for sheep in case.given["sheep"]]
    assert fed == case.expected["field_phase_food"]
    assert points == case.expected["bonus_points"]


@rule("A-B039")
def test_without_sheep_the_loom_stands_still() -> None:
    assert with_sheep(0).after_work(4).until("space").heard("used") == []
    assert len(with_sheep(1).after_work(4).until("space").heard("used")) == 1


@rule("A-B039", "A-17.1")
def test_the_loom_waits_for_a_harvest() -> None:
    table = with_sheep(7).after_work(5).until_round(6)
    assert table.farm(0).food == 4


@rule("A-B039", "A-14.3")
def test_the_loom_needs_two_occupations() -> None:
    assert refused_minor("loom", wood=2, cards=BYSTANDERS[:1]) == ("A-14.3", "too-few-occupations")
    assert playing("loom", wood=2, cards=BYSTANDERS[:2]).farm(0).goods == {}


@rule("A-B039", "A-B050", "AR-62")
def test_loom_and_butter_churn_both_feed_by_the_same_sheep() -> None:
    table = owning("loom", "butter_churn", sheep=6, fences=fenced(4)).after_work(4).until("space")
    assert table.farm(0).begging == 0  # 2 and 2 feed two people
    assert table.farm(0).goods == {"sheep": 7}


@example("AX-36")
@rule("A-B039", "A-18.2", "A-18.7", "A-18.8", "A-18.9", "A-18.10", "A-18.12", "AR-71")
def test_the_sample_farm_of_the_rulebook(case: Example) -> None:
    given, expected = case.given, case.expected
    fields: dict[str, dict[str, int]] = {"b1": {}, "b2": {}, "c1": {}, "c2": {}}
    assert (len(fields), given["unused_spaces"]) == (given["field_tiles"], 2)  # c3 and d3
    table = (
        agricola_table(4)
        .course(round=14)
        .given(
            0,
            cards=[*given["majors"], *given["own"]],
            rooms=["a1", "a2", "a3", "b3"],
            house=given["house"],
            people=given["people"],
            fields=fields,
            fences=sorted({*pasture("d1", "d2"), *pasture("e1", "e2", "e3")}),
            stables=["d1"],
            grain=given["grain"],
            vegetable=given["vegetables"],
            sheep=given["sheep"],
            boar=given["boar"],
            **given["supply"],
        )
    )
    rows = {
        "fields" if name == "field_tiles" else name: points for name, points in expected["points"].items()
    }
    assert {name: table.points(0, name) for name in rows} == rows
    assert sum(rows.values()) == expected["farm_sum"]
    cards = {name: table.points(0, name) for name in ("loom", "joinery", "braggart")}
    assert sum(cards.values()) == expected["card_points"] + sum(expected["bonus"].values())
    assert table.score(0) == expected["total"]
