"""Scythe Worker, Seasonal Worker, Lutenist, Childless, Greengrocer."""

from __future__ import annotations

import pytest

from bocage.core.errors import BadPosition
from tests.games.agricola.cards.playing import holding, owning
from tests.games.agricola.deck import CARD_NAMES
from tests.games.agricola.rules.worked_examples import Example, example
from tests.games.agricola.scenario import AgricolaTable, agricola_table
from tests.rule_marks import rule

# Scythe Worker.


@rule("A-A112", "A-14.2")
def test_scythe_worker_brings_one_grain_when_played() -> None:
    table = agricola_table().given(0, hand=["scythe_worker"]).act(0, "space lessons")
    assert table.farm(0).goods == {"grain": 1}


def reaping(*more: str, **fields: dict[str, int]) -> AgricolaTable:
    """The harvest of round 4 is about to begin for the owner; both have enough to eat."""
    table = owning("scythe_worker", *more, food=4, fields=dict(fields)).given(1, food=4)
    return table.after_work(4)


@example("AX-205")
@rule("A-A112", "AR-49", "A-17.3")
def test_scythe_worker_takes_one_more_grain_from_every_field_with_two(case: Example) -> None:
    assert case.given["own"] == ["scythe_worker"]
    cells = ["b1", "c1", "d1"]
    table = reaping(**dict(zip(cells, case.given["field_tiles"], strict=True))).until("reap", 0)
    assert table.offers() == ["stop", "reap b1"]
    table.act(0, "reap b1").until("reveal")
    assert table.farm(0).goods == case.expected["gained"]
    assert table.farm(0).fields == dict(zip(cells, case.expected["field_tiles_after"], strict=True))


@rule("A-A112", "AR-49", "A-16.2")
def test_scythe_worker_chooses_field_by_field_and_may_leave_all_alone() -> None:
    fields = {"b1": {"grain": 3}, "b2": {"grain": 2}, "c1": {"grain": 3}}
    table = reaping(**fields).until("reap", 0).act(0, "reap b2")
    assert table.offers() == ["stop", "reap b1", "reap c1"]  # one more a field
    table.act(0, "reap c1; stop").until("reveal")
    assert table.farm(0).grain == 3 + 2
    assert table.farm(0).fields == {"b1": {"grain": 2}, "b2": {}, "c1": {"grain": 1}}
    table = reaping(**fields).until("reap", 0).act(0, "stop").until("reveal")
    assert table.farm(0).grain == 3
    table = reaping(b1={"grain": 2}).until("reap", 0).act(0, "reap b1").until("reveal")
    assert table.farm(0).grain == 2


@rule("A-A112", "AR-49")
@pytest.mark.parametrize("field", [{"grain": 1}, {"vegetable": 2}, {}])
def test_scythe_worker_is_not_asked_without_a_grain_field_that_holds_two(field: dict[str, int]) -> None:
    with pytest.raises(AssertionError, match="never asked"):
        reaping(b1=field).until("reap")


@rule("A-A112", "A-16.1", "A-17.2")
def test_scythe_worker_leaves_the_fields_of_others_and_other_rounds_alone() -> None:
    table = reaping().given(1, fields={"b1": {"grain": 3}}).until("reveal")
    assert table.farm(1).grain == 1
    table = owning("scythe_worker", fields={"b1": {"grain": 3}}).after_work(5).until_round(6)
    assert table.farm(0).grain == 0


@rule("A-A112", "AR-48", "AR-49", "A-13.7")
def test_scythe_worker_reaps_what_the_clearing_spade_has_left_on_a_field() -> None:
    table = reaping("clearing_spade", b1={"grain": 3}, c1={}).until("pause-fields", 0)
    table.act(0, "call clearing_spade")
    assert table.farm(0).fields == {"b1": {"grain": 2}, "c1": {"grain": 1}}
    table.until("reap", 0).act(0, "reap b1").until("reveal")
    assert table.farm(0).grain == 3
    assert table.farm(0).fields == {"b1": {}, "c1": {}}


# Seasonal Worker.


@rule("A-A114", "A-16.4")
@pytest.mark.parametrize("round", [1, 5])
def test_seasonal_worker_gets_one_grain_at_day_laborer_without_being_asked(round: int) -> None:
    table = owning("seasonal_worker", round=round, grain=1).act(0, "space day_laborer")
    assert table.farm(0).goods == {"grain": 2, "food": 2}
    assert table.asked == (1, "space")


@rule("A-A114", "A-16.2")
@pytest.mark.parametrize("round", [6, 14])
@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_from_round_6_on_the_seasonal_worker_takes_a_vegetable_instead_at_will(round: int, crop: str) -> None:
    table = owning("seasonal_worker", round=round).act(0, "space day_laborer")
    assert table.offers() == ["take grain", "take vegetable"]  # one must be taken
    table.act(0, f"take {crop}")
    assert table.farm(0).goods == {crop: 1, "food": 2}


@rule("A-A114", "A-16.1")
def test_seasonal_worker_gets_nothing_elsewhere_or_when_another_works_by_the_day() -> None:
    for space in ("grain_seeds", "fishing", "forest"):
        with_card = owning("seasonal_worker", round=6).act(0, f"space {space}")
        without = owning(round=6).act(0, f"space {space}")
        assert with_card.farm(0).goods == without.farm(0).goods
    table = agricola_table().course(round=6).given(1, cards=["seasonal_worker"]).act(0, "space day_laborer")
    assert (table.farm(1).goods, table.asked) == ({}, (1, "space"))


@rule("A-A114", "A-B087", "AR-06", "A-4.3")
def test_seasonal_worker_takes_the_crop_before_the_cottager_builds() -> None:
    table = owning("seasonal_worker", "cottager", round=6, wood=5, reed=2).act(0, "space day_laborer")
    assert table.offers() == ["take grain", "take vegetable"]
    table.act(0, "take vegetable; use cottager; room a1")
    early = owning("seasonal_worker", "cottager", round=5, wood=5, reed=2).act(0, "space day_laborer")
    assert (early.farm(0).grain, early.farm(0).food, early.asked) == (1, 0, (0, "use"))
    assert (table.farm(0).vegetable, table.farm(0).rooms) == (1, ["a1", "a2", "a3"])


# Lutenist.


def listening(**farm: object) -> AgricolaTable:
    """Seat 2 of four is about to place a person; seat 0 has the Lutenist."""
    table = agricola_table(4).course(turn=2)
    return table.given(0, **{"cards": ["lutenist"], **farm})


@example("AX-202")
@rule("A-A160", "AR-09")
def test_lutenist_gains_food_and_wood_and_may_buy_one_vegetable(case: Example) -> None:
    gains = dict(case.expected["P1_gains"])
    bought = {"vegetable": gains.pop("vegetable")}
    table = listening(**case.given["P1_supply"]).act(2, "space traveling_players")
    assert table.farm(0).goods == {**gains, "food": gains["food"] + case.given["P1_supply"]["food"]}
    assert table.farm(2).food == 1  # the action of the other player is over
    assert [seat for seat, _ in table.heard("gained")] == [0, 2]  # but the gain came in slot 2
    table.act(0, "use lutenist")
    assert table.farm(0).goods == {"wood": gains["wood"], **bought}
    assert table.farm(0).food == case.expected["P1_food_after"]


@rule("A-A160", "AR-09", "A-16.2")
def test_lutenist_may_keep_the_food_and_buys_one_vegetable_at_most() -> None:
    table = listening(food=5).act(2, "space traveling_players")
    table.act(0, "stop")
    assert table.farm(0).goods == {"wood": 1, "food": 6}
    table = listening(food=5).act(2, "space traveling_players").act(0, "use lutenist")
    assert table.farm(0).goods == {"wood": 1, "vegetable": 1, "food": 4}
    assert table.offers("use") == []


@rule("A-A160", "AR-09", "A-15.6")
def test_lutenist_may_convert_goods_for_the_price_and_is_not_asked_when_too_poor() -> None:
    table = listening(grain=1).act(2, "space traveling_players").act(0, "use lutenist")
    assert table.farm(0).goods == {"wood": 1, "vegetable": 1}  # the grain was the missing food
    table = listening().act(2, "space traveling_players")
    assert table.farm(0).goods == {"wood": 1, "food": 1}
    assert table.asked == (3, "space")


@rule("A-A160", "A-16.1")
def test_lutenist_gets_nothing_for_an_own_use_or_another_space() -> None:
    table = listening(food=5).course(turn=0).act(0, "space traveling_players")
    assert table.farm(0).goods == {"food": 6}
    assert table.asked == (1, "space")
    table = listening(food=5).act(2, "space fishing")
    assert table.farm(0).goods == {"food": 5}
    assert table.asked == (3, "space")


@rule("A-A160", "A-A155", "A-16.6", "AR-19")
def test_lutenist_and_the_conjurer_of_the_active_player_both_gain_and_the_wood_counts_as_gained() -> None:
    table = listening(food=1).given(2, cards=["conjurer"]).act(2, "space traveling_players")
    assert table.farm(2).goods == {"wood": 1, "grain": 1, "food": 1}
    assert table.farm(0).goods == {"wood": 1, "food": 2}
    assert (table.farm(0).gained, table.farm(2).gained) == (1, 1)


# Childless.

THREE_ROOMS = ["a1", "a2", "a3"]


@example("AX-220")
@rule("A-B114", "A-B118", "A-B010", "A-5.3", "AR-44")
def test_childless_and_small_scale_farmer_look_at_rooms_and_people_as_a_round_starts(case: Example) -> None:
    for situation, gained in zip(case.given["cases"], case.expected["gained"], strict=True):
        rooms = THREE_ROOMS[3 - situation["rooms"] :]
        table = owning(*case.given["own"], rooms=rooms, people=situation["people"]).after_work(5)
        choice = gained.get("choice")
        if choice is not None:
            table.until("take", 0)
            assert table.farm(0).goods == {"food": gained["food"]}
            assert table.offers() == [f"take {crop}" for crop in choice]
            gained = {"food": gained["food"], choice[0]: 1}
        assert table.until_round(6).farm(0).goods == gained  # the Caravan is no room


@rule("A-B114", "A-16.2", "AR-44")
@pytest.mark.parametrize("rooms", [["a1", "a2", "a3"], ["a1", "a2", "a3", "b1"]])
def test_childless_may_take_a_vegetable_with_three_rooms_or_more(rooms: list[str]) -> None:
    table = owning("childless", rooms=rooms).after_work(5).until("take", 0).act(0, "take vegetable")
    assert table.until_round(6).farm(0).goods == {"food": 1, "vegetable": 1}


@rule("A-B114", "A-16.1", "A-9.4")
def test_childless_counts_a_child_of_the_round_before_and_no_other_farm() -> None:
    table = owning("childless", rooms=THREE_ROOMS, people=3, newborn=1).after_work(5).until_round(6)
    assert table.farm(0).goods == {}
    table = agricola_table().given(0, cards=["childless"]).given(1, rooms=THREE_ROOMS).after_work(5)
    assert table.until_round(6).farm(1).goods == {}
    assert table.farm(0).goods == {}


@rule("A-B114", "A-5.3", "AR-16")
def test_food_of_the_childless_pays_the_plow_driver_in_the_same_window() -> None:
    table = owning("childless", "plow_driver", house="stone", rooms=THREE_ROOMS).after_work(5)
    table.until("take", 0).act(0, "take grain; use plow_driver")
    table.act(0, "plow c1")
    assert table.farm(0).goods == {"grain": 1}
    assert table.farm(0).fields == {"c1": {}}


@rule("A-B114", "AR-17")
@pytest.mark.parametrize("same_round", [True, False])
def test_childless_played_by_the_scholar_acts_in_the_same_round_where_that_ruling_holds(
    same_round: bool,
) -> None:
    table = agricola_table(scholar_gain_cards_same_round=same_round)
    table.given(0, cards=["scholar"], house="stone", rooms=THREE_ROOMS, food=1, hand=["childless"])
    table.after_work(5).until("window", 0).act(0, "use scholar")
    if same_round:
        table.act(0, "take vegetable")
    assert table.until_round(6).farm(0).goods == ({"food": 1, "vegetable": 1} if same_round else {})


# Greengrocer.


@rule("A-B142", "A-16.1")
def test_greengrocer_gets_a_vegetable_for_an_own_use_of_grain_seeds_alone() -> None:
    assert owning("greengrocer", seats=3).act(0, "space grain_seeds").farm(0).goods == {
        "grain": 1,
        "vegetable": 1,
    }
    table = owning("greengrocer", seats=3, round=8).act(0, "space vegetable_seeds")
    assert table.farm(0).goods == {"vegetable": 1}
    table = agricola_table(3).given(1, cards=["greengrocer"]).act(0, "space grain_seeds")
    assert table.farm(1).goods == {}


# Cards for three and for four players, of all four categories.


@rule("A-2.4", "A-B142", "A-A143", "A-B145", "A-A147", "A-A160", "A-A165", "A-B163", "A-B164", "A-B166")
@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (3, ["greengrocer", "stonecutter", "brushwood_collector", "animal_dealer"]),
        (4, ["lutenist", "pastor", "pig_breeder", "sheep_whisperer", "cattle_feeder"]),
    ],
)
def test_some_occupations_are_left_out_with_fewer_players(players: int, cards: list[str]) -> None:
    assert holding(*cards, seats=players).farm(0).hand == sorted(cards, key=CARD_NAMES.index)
    for card in cards:
        with pytest.raises(BadPosition) as caught:
            _ = holding(card, seats=players - 1).game
        assert caught.value.key == "position-card-unused"
