"""The solo game: rounds, favoured actions, end (F-66 to F-69, F-71, F-73, F-74)."""

from random import Random

import pytest

from bocage.core.errors import BadOption
from bocage.core.events import Chronicle
from bocage.core.state import NATURE
from bocage.games.farmerama import Game
from tests.games.farmerama.scenario import FarmeramaTable, farmerama_table
from tests.rule_marks import rule

ALL_DONE = {"sow": 3, "harvest": 3, "water": 3}
NONE: dict[str, int] = {}


def solo(card: str, **farm: object) -> FarmeramaTable:
    """The first round; this card is turned up, and the player is about to choose an action."""
    table = farmerama_table(1).given(0, **farm).chance(f"reveal {card}")
    if table.asked[1] == "keep":
        table.act(0, "stop")
    return table


def at_end(**farm: object) -> FarmeramaTable:
    """After the 42nd round."""
    table = farmerama_table(1).given(0, **{"barn": {}, "fields": {}, **farm})
    return table.solo(pile=NONE, replenishing=NONE, discard=ALL_DONE).course(agenda=[])


@rule("F-66")
def test_one_player_plays_solo() -> None:
    assert Game(seats=1).options["mode"] == "solo"
    assert Game(mode="solo").options["seats"] == 1
    with pytest.raises(BadOption):
        Game(seats=2, mode="solo")
    with pytest.raises(BadOption):
        Game(seats=1, mode="basic")


@rule("F-66", "F-73")
@pytest.mark.parametrize("seed", range(12))
def test_a_solo_game_has_exactly_42_rounds_however_cards_are_put_back(seed: int) -> None:
    game = Game(mode="solo", seed=seed)
    rng = Random(seed)
    chronicle = Chronicle()
    game.listen(chronicle)
    while game.to_act is not None:
        legal = [game.codec.text(action) for action in game.legal_actions()]
        eager = "put_back" in legal and rng.random() < 0.8
        game.play("put_back" if eager else rng.choice(legal))
    assert sum(event.key == "round" for event in chronicle.events) == 42
    assert game.position()["round"] == 42
    assert any(event.key == "put_back" for event in chronicle.events)


@rule("F-67")
def test_the_solo_supply_holds_four_water_beside_the_barn_and_no_buildings() -> None:
    table = farmerama_table(1)
    assert table.supply("water") == 4
    assert table.farm(0).water == 2
    assert table.supply("hay") == 28
    view = table.game.view(0)
    assert "display" not in view
    assert "unseen" not in view


@rule("F-68")
def test_one_card_of_each_is_shuffled_and_two_of_each_wait() -> None:
    table = farmerama_table(1)
    piles = table.read("solo")
    assert isinstance(piles, dict)
    assert piles["pile"] == {"sow": 1, "harvest": 1, "water": 1}
    assert piles["replenishing"] == {"sow": 2, "harvest": 2, "water": 2}
    assert table.farm(0).special == 0
    assert table.asked == (NATURE, "reveal")
    assert table.offers() == ["reveal sow", "reveal harvest", "reveal water"]


@rule("F-69", "F-73")
def test_special_tiles_come_after_rounds_3_7_12_18_25_and_33() -> None:
    table = farmerama_table(1)
    came = []
    for number in range(1, 43):
        before = len(table.heard("replenished"))
        while table.asked[1] != "pick":
            table.game.play("stop" if table.asked[1] == "keep" else table.offers()[0])
        assert table.read("round") == number
        if len(table.heard("replenished")) > before:
            came.append(number - 1)
        table.act(0, "play feed").pass_on_work()
    assert came == [3, 7, 12, 18, 25, 33]
    assert table.asked == (None, "over")


@rule("F-69")
def test_a_fourth_special_tile_is_forfeited() -> None:
    table = farmerama_table(1).given(0, special=3)
    table.solo(pile=NONE, discard={"sow": 1, "harvest": 1, "water": 1})
    table.chance("replenish sow")
    assert table.farm(0).special == 3


@rule("F-69")
def test_a_replenishing_card_and_all_discarded_ones_make_the_new_pile() -> None:
    table = farmerama_table(1).solo(pile=NONE, discard={"sow": 1, "harvest": 1, "water": 1})
    assert table.asked == (NATURE, "replenish")
    table.chance("replenish harvest")
    piles = table.read("solo")
    assert isinstance(piles, dict)
    assert piles["pile"] == {"sow": 1, "harvest": 2, "water": 1}
    assert piles["discard"] == {"sow": 0, "harvest": 0, "water": 0}
    assert piles["replenishing_size"] == 5
    assert table.farm(0).special == 1


@rule("F-69")
def test_a_replenishing_card_must_be_among_those_left() -> None:
    left = {"sow": 0, "harvest": 2, "water": 2}
    table = farmerama_table(1).solo(
        pile=NONE, replenishing=left, discard={"sow": 3, "harvest": 1, "water": 1}
    )
    # Each copy is an answer of its own: whoever draws evenly among them shuffles fairly.
    copies = ["replenish harvest", "replenish harvest.2", "replenish water", "replenish water.2"]
    assert table.offers() == copies
    assert table.refused("replenish sow") == ("F-68", "not-in-pile")


@rule("F-68", "F-69")
def test_every_card_of_a_pile_is_equally_likely() -> None:
    """Chance chooses among cards, not among kinds."""
    table = farmerama_table(1).solo(
        pile={"sow": 2, "water": 1}, discard={"sow": 1, "harvest": 1}, replenishing={"harvest": 2, "water": 2}
    )
    assert table.offers() == ["reveal sow", "reveal sow.2", "reveal water"]
    table.chance("reveal sow.2").act(0, "play feed").pass_on_work()
    assert table.offers() == ["reveal sow", "reveal water"]


@rule("F-68", "F-69")
def test_over_many_games_the_cards_come_up_as_often_as_they_lie_in_the_pile() -> None:
    piles = {"pile": {"sow": 3, "water": 1}, "discard": {"harvest": 1}}
    piles["replenishing"] = {"harvest": 2, "water": 2}
    position = {"game": "farmerama", "options": {"seats": 1}, "solo": piles}
    seen = [Game.from_position(position, seed=seed).view(0)["solo"] for seed in range(800)]
    assert abs(sum(isinstance(solo, dict) and solo["favoured"] == "sow" for solo in seen) - 600) < 50


@rule("F-69")
@pytest.mark.parametrize(("card", "wheel"), [("sow", 0), ("harvest", 0), ("water", 1)])
def test_the_action_wheel_turns_for_a_water_card_alone(card: str, wheel: int) -> None:
    table = solo(card)
    assert table.read("wheel") == wheel
    table.act(0, "play feed")
    table.pass_on_work()
    assert table.read("wheel") == wheel
    assert table.read("round") == 2


@rule("F-69")
def test_a_turned_up_card_leaves_the_pile() -> None:
    table = solo("sow").act(0, "play feed")
    table.pass_on_work()
    assert table.offers() == ["reveal harvest", "reveal water"]
    assert table.refused("reveal sow") == ("F-69", "not-in-pile")


@rule("F-71")
@pytest.mark.parametrize("card", ["sow", "harvest", "water"])
def test_the_favoured_action_uses_the_higher_number_the_others_the_lower(card: str) -> None:
    for action in ("sow", "harvest", "water"):
        fields = dict.fromkeys(("e1", "e2", "e3", "f1", "f2"), "hay")
        table = solo(card, barn={"carrots": 5, "hay": 1, "corn": 3, "water": 2}, fields=fields)
        alone, shared = table.wheel_allows(action)
        table.act(0, f"play {action}")
        done = 0
        while table.offers(action if action != "water" else "fetch"):
            table.act(0, table.offers(action if action != "water" else "fetch")[0])
            done += 1
        assert done == (alone if action == card else shared)


@rule("F-71")
@pytest.mark.parametrize("card", ["sow", "harvest", "water"])
def test_any_of_the_five_actions_may_be_carried_out_whatever_the_card(card: str) -> None:
    table = solo(card)
    assert table.offers() == [f"play {name}" for name in ("sow", "harvest", "water", "feed", "seeds")]
    assert table.refused("play sow+feed") == ("F-71", "too-many-cards")


@rule("F-71", "F-30")
@pytest.mark.parametrize("card", ["sow", "harvest", "water"])
def test_feeding_and_seeds_depend_on_neither_card_nor_wheel(card: str) -> None:
    table = solo(card, barn={"hay": 5, "oats": 2, "corn": 2, "water": 1}).act(
        0, "play feed; feed sheep; feed cow"
    )
    assert len(table.farm(0).pastures) == 2
    seeds = solo(card, barn={"water": 1}, fields={}).act(0, "play seeds; gather; sow a1")
    assert seeds.offers("sow") == []


@rule("F-71", "F-35")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_if_water_runs_short_one_takes_what_is_there(left: int) -> None:
    table = solo("water", barn={"water": 6 - left}, fields={}).act(0, "play water")
    assert table.offers("fetch") == [f"fetch {count + 1}" for count in range(left)]


@rule("F-71")
def test_the_turned_up_card_is_on_the_discard_afterwards() -> None:
    table = solo("harvest").act(0, "play feed")
    table.pass_on_work()
    piles = table.read("solo")
    assert isinstance(piles, dict)
    assert piles["discard"] == {"sow": 0, "harvest": 1, "water": 0}
    assert piles["favoured"] is None


@rule("F-73", "F-66")
@pytest.mark.parametrize(("crops", "won"), [(20, True), (19, False), (30, True), (0, False)])
def test_150_stars_win(crops: int, won: bool) -> None:
    table = at_end(products={"pig": 13}, barn={"hay": crops})
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.scores == (130 + crops,)
    assert (outcome.winners, outcome.reason) == (((0,), "solo-won") if won else ((), "solo-lost"))


@rule("F-73")
def test_the_game_is_over_when_a_replenishing_card_would_be_due_and_none_is_left() -> None:
    table = at_end()
    assert table.asked == (None, "over")
    assert table.refused("play sow") == ("F-73", "game-over")


@rule("F-74", "F-48")
def test_the_player_wheel_turns_as_in_the_game_for_several() -> None:
    table = solo("sow", barn={"water": 2}, fields={}, pastures={"cow": "f"}).act(0, "play water; turn")
    assert table.farm(0).products == {"cow": 1}
    assert table.supply("water") == 5
    blocked = solo("sow", barn={"water": 2, "hay": 1}, fields={"g1": "hay"}).act(0, "play harvest")
    assert blocked.refused("turn") == ("F-44", "bar-blocked")


@rule("F-74")
def test_water_buys_no_more_actions_in_a_solo_game() -> None:
    table = solo("harvest", barn={"carrots": 4, "water": 4}, fields={}).act(0, "play sow; sow a1; sow a2")
    assert table.refused("sow a3") == ("F-29", "limit-reached")
