"""The ten occupations: what each does, what it does not, and one meeting with another card."""

from __future__ import annotations

import pytest
from orchard_tables import Table, agricola

# Fruit Picker.


@pytest.mark.parametrize(("space", "seats"), [("forest", 2), ("grove", 3)])
def test_fruit_picker_takes_food_with_the_wood(space: str, seats: int) -> None:
    table = agricola({"cards": ["fruit_picker"]}, seats=seats).act(f"space {space}")
    assert table.has("food") == 1


def test_fruit_picker_does_not_hear_others_or_other_spaces() -> None:
    table = agricola({"cards": ["fruit_picker"]}).act("space clay_pit; space forest")
    assert table.has("food") == 0


def test_fruit_picker_meets_the_brook() -> None:
    """A-16.4: both hear the Forest."""
    table = agricola({"cards": ["fruit_picker", "brook"]}).act("space forest")
    assert table.has("food") == 2


# Pruner.


def test_pruner_puts_a_wood_back_for_grain() -> None:
    table = agricola({"cards": ["pruner"]}).act("space forest; use pruner")
    assert (table.has("wood"), table.has("grain")) == (2, 1)
    spaces = table.game.position()["spaces"]
    assert isinstance(spaces, dict)
    assert spaces["forest"]["wood"] == 1


def test_pruner_may_be_left_and_hears_wood_alone() -> None:
    table = agricola({"cards": ["pruner"]}).act("space forest; stop")
    assert (table.has("wood"), table.has("grain")) == (3, 0)
    assert agricola({"cards": ["pruner"]}).act("space clay_pit").game.to_act == 1


def test_pruner_and_basket_are_both_used_after_the_same_wood() -> None:
    table = agricola({"cards": ["pruner", "basket"]}).act("space forest; use pruner; use basket")
    assert [table.has(good) for good in ("wood", "grain", "food")] == [0, 1, 3]


# Grafter.


def renovated(**farm: object) -> Table:
    """The first player renovates the wooden house of two rooms."""
    table = agricola({"clay": 2, "reed": 1, **farm}, round=7).act("space house_redevelopment")
    while "use grafter" not in table.offers() and table.game.to_act == 0:
        table.quietly("renovate clay", "pay 0")
    return table


def test_grafter_chooses_between_a_field_and_a_vegetable() -> None:
    table = renovated(cards=["grafter"]).act("use grafter")
    assert table.said("option 1", "en") == "Plow a field"
    assert table.said("option 2", "fr") == "Prendre 1 légume"
    table.act("option 2")
    assert table.has("vegetable") == 1
    plowed = renovated(cards=["grafter"]).act("use grafter; option 1; plow b2")
    assert list(plowed.farm()["fields"]) == ["b2"]


def test_grafter_may_be_left_and_hears_renovations_alone() -> None:
    table = renovated(cards=["grafter"])
    assert "stop" in table.offers()
    assert (
        "use grafter"
        not in agricola({"cards": ["grafter"], "wood": 5, "reed": 2})
        .act("space farm_expansion; option 1; room a1")
        .offers()
    )


def test_grafter_waits_beside_the_mining_hammer() -> None:
    """AR-35: both follow the renovation, in the owner's order."""
    table = renovated(cards=["grafter", "mining_hammer"])
    assert {"use grafter", "use mining_hammer"} <= set(table.offers())


# Cider Maker.


def test_cider_maker_turns_a_vegetable_into_three_food() -> None:
    table = agricola({"cards": ["cider_maker"], "vegetable": 1})
    cook(table)
    assert (table.has("vegetable"), table.has("food")) == (0, 3)


def cook(table: Table) -> None:
    """Use what turns a vegetable into the most food."""
    best, most = "", 0
    for text in [text for text in table.offers() if text.startswith("call ")]:
        trial = table.game.copy()
        trial.play(text)
        farms = trial.position()["farms"]
        assert isinstance(farms, list)
        if farms[0]["food"] > most:
            best, most = text, farms[0]["food"]
    table.act(best)


def test_cider_maker_cooks_no_animals() -> None:
    """A-11.6: an animal without room cannot be eaten."""
    table = agricola({"cards": ["cider_maker"], "animals": {"sheep": 1}}, round=4).act("space sheep_market")
    assert table.has("food") == 0
    assert table.has("sheep") == 1, "the second sheep finds no room and runs away"


def test_cider_maker_is_best_for_vegetables_and_a_fireplace_cooks_the_rest() -> None:
    """A-13.2: the best rate of all stoves counts."""
    table = agricola({"cards": ["cider_maker", "fireplace_2"], "vegetable": 1, "animals": {"sheep": 1}})
    cook(table)
    assert table.has("food") == 3
    cook(table)
    assert table.has("food") == 5


# Hedge Layer.


def test_hedge_layer_joins_another_player_on_fencing() -> None:
    table = agricola(
        {"cards": ["hedge_layer"], "wood": 4}, {"home": 1}, round=4, spaces={"fencing": {"people": [1]}}
    )
    table.act("space fencing; enclose e1")
    assert len(table.farm()["fences"]) == 4


def test_hedge_layer_joins_nobody_elsewhere_nor_the_own_person_nor_two_others() -> None:
    """A-6.3."""
    there = {"forest": {"wood": 3, "people": [1]}}
    table = agricola({"cards": ["hedge_layer"], "wood": 4}, {"home": 1}, round=4, spaces=there)
    assert table.refused("space forest") == ("A-6.3", "occupied")
    own = agricola(
        {"cards": ["hedge_layer"], "wood": 4, "home": 1}, round=4, spaces={"fencing": {"people": [0]}}
    )
    assert own.refused("space fencing") == ("A-6.3", "occupied")
    plain = agricola({"wood": 4}, {"home": 1}, round=4, spaces={"fencing": {"people": [1]}})
    assert plain.refused("space fencing") == ("A-6.3", "occupied")


def test_hedge_layer_and_sleeping_corner_open_different_spaces() -> None:
    cards = ["hedge_layer", "sleeping_corner"]
    spaces = {"fencing": {"people": [1]}, "basic_wish_for_children": {"people": [1]}}
    farm = {"cards": cards, "wood": 4, "rooms": ["a1", "a2", "a3"]}
    table = agricola(farm, {"home": 0}, round=7, spaces=spaces)
    assert {"space fencing", "space basic_wish_for_children"} <= set(table.offers())


# Stable Warden.


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4)])
def test_stable_warden_scores_stables(count: int, points: int) -> None:
    stables = ["b1", "c1", "d1", "e1"][:count]
    assert agricola({"cards": ["stable_warden"], "stables": stables}).points("stable_warden") == points


def test_stable_warden_scores_for_the_owner_alone() -> None:
    table = agricola({"cards": ["stable_warden"]}, {"stables": ["b1", "c1", "d1"]})
    assert (table.points("stable_warden"), table.points("stable_warden", seat=1)) == (0, 0)


def test_stable_warden_and_stable_architect_count_the_same_stables() -> None:
    """AR-75: one counts those outside pastures, the other all of them."""
    farm = {"cards": ["stable_warden", "stable_architect"], "stables": ["c3", "e1"]}
    table = agricola({**farm, "fences": ["e1n", "e1e", "e1s", "e1w"]})
    assert (table.points("stable_warden"), table.points("stable_architect")) == (1, 1)


# Market Gardener.


@pytest.mark.parametrize("good", ["grain", "reed"])
def test_market_gardener_takes_one_of_two_goods(good: str) -> None:
    table = agricola({"cards": ["market_gardener"]}).act(f"space day_laborer; take {good}")
    assert (table.has(good), table.has("food")) == (1, 2)


def test_market_gardener_takes_nothing_else() -> None:
    table = agricola({"cards": ["market_gardener"]}).act("space day_laborer")
    assert table.refused("take stone") == ("A-16.2", "not-on-offer")
    assert agricola({"cards": ["market_gardener"]}).act("space fishing").game.to_act == 1


def test_market_gardener_s_grain_is_baked_by_a_card_of_the_deck_s_neighbour() -> None:
    """The grain that came at once is there for the Dovecote."""
    table = agricola({"cards": ["market_gardener", "dovecote"]}).act("space day_laborer; take grain")
    assert table.has("grain") == 1
    table.act("space forest")
    table.act("call dovecote")
    assert table.has("food") == 4


# Old Neighbour.


def learnt(**farm: object) -> Table:
    """The first player learns from the old neighbour."""
    return agricola({"hand": ["old_neighbour"], **farm}).act("space lessons")


def test_old_neighbour_draws_a_minor_that_may_be_played_at_once() -> None:
    table = learnt(wood=1).act("deal_minor pitchfork; yes")
    assert table.farm()["cards"] == ["pitchfork", "old_neighbour"]


def test_old_neighbour_does_not_force_or_pay() -> None:
    table = learnt(wood=1).act("deal_minor pitchfork; no")
    assert table.farm()["hand"] == ["pitchfork"]
    poor = learnt().act("deal_minor pitchfork")
    assert poor.game.to_act == 1, "who cannot play a card is not asked"


def test_old_neighbour_s_minor_may_be_cheaper_by_the_pruning_saw() -> None:
    """A-15.3."""
    table = learnt(cards=["pruning_saw"]).act("deal_minor pitchfork; yes")
    assert "pitchfork" in table.farm()["cards"]


# Basket Bearer.


def test_basket_bearer_takes_food_when_another_fishes() -> None:
    table = agricola({"cards": ["basket_bearer"]}).act("space forest; space fishing")
    assert (table.has("food"), table.has("food", seat=1)) == (1, 1)


def test_basket_bearer_takes_nothing_when_the_owner_fishes() -> None:
    table = agricola({"cards": ["basket_bearer"]}).act("space fishing")
    assert table.has("food") == 1


def test_basket_bearer_replaces_one_reed_of_a_room_with_wood_and_meets_the_carpenter_s_parlor() -> None:
    """AR-29: five wood and two reed, or six and one; in the parlor two and two, or three and one."""
    table = agricola({"cards": ["basket_bearer"], "wood": 6, "reed": 1}).act(
        "space farm_expansion; option 1; room a1"
    )
    assert (table.has("wood"), table.has("reed")) == (0, 0)
    without = agricola({"cards": ["basket_bearer"], "wood": 7}).act("space farm_expansion")
    assert "room a1" not in without.offers(), "one reed of each room must be reed"
    cards = ["basket_bearer", "carpenters_parlor"]
    cheap = agricola({"cards": cards, "wood": 3, "reed": 1}).act("space farm_expansion; option 1; room a1")
    assert len(cheap.farm()["rooms"]) == 3


# Apple Seller.


def test_apple_seller_turns_a_wood_into_two_food_once_a_round() -> None:
    table = agricola({"cards": ["apple_seller"], "wood": 2}).act("call apple_seller")
    assert (table.has("wood"), table.has("food"), table.farm()["memory"]) == (1, 2, {"apple_seller": 1})
    assert table.refused("call apple_seller") == ("A-16.3", "apples-sold")
    assert "The Apple Seller serves once each round." in table.said("call apple_seller", "en")
    assert "La Marchande de pommes sert une fois par tour." in table.said("call apple_seller", "fr")


def test_apple_seller_serves_again_in_the_next_round_and_not_on_the_turn_of_another() -> None:
    later = agricola({"cards": ["apple_seller"], "wood": 1, "memory": {"apple_seller": 2}}, round=3)
    assert "call apple_seller" in later.offers()
    table = agricola({"cards": ["apple_seller"], "wood": 1}).act("space day_laborer")
    assert table.refused("call apple_seller")[1] in ("not-owned", "not-yours-now")
    assert agricola({"cards": ["apple_seller"]}).refused("call apple_seller") == ("A-13.6", "nothing-of")


def test_apple_seller_sells_the_wood_of_the_barter_cart() -> None:
    table = agricola({"cards": ["apple_seller", "barter_cart"], "vegetable": 1})
    table.act("call barter_cart; call apple_seller")
    assert [table.has(good) for good in ("wood", "reed", "food")] == [0, 1, 2]
