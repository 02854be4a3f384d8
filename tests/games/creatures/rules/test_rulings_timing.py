"""The timing frame: rulings R-01 to R-09."""

from __future__ import annotations

import pytest

from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

# Each at-any-time effect, on a farm where it can be used whenever it is offered.
READY: dict[str, dict[str, object]] = {
    "assembly_hall": {},
    "building_firm": {"stone": 2, "troughs": ["b2"]},
    "carpenter": {"troughs": ["b2"]},
    "cattle_market": {"reed": 1},
}
SPACES = ["three_wood", "two_stone", "one_stone", "building_resources", "start_player", "expand"]
QUIET = ["stop", *(f"space {name}" for name in SPACES), "expand right"]


def with_effect(effect: str, **options: object) -> CreaturesTable:
    return creatures_table(**options).given(0, buildings={"b1": effect}, **READY[effect])


def moments(table: CreaturesTable, effect: str, end: str) -> list[str]:
    """The rules of the questions beside which the effect is offered, until this one comes."""
    found: list[str] = []
    while table.game.to_act is not None and table.game.prompt[0] != end:
        found += one_moment(table, effect)
    return found


def one_moment(table: CreaturesTable, effect: str) -> list[str]:
    """Answer one question quietly; its rule, if the effect was offered beside it."""
    offers, rule = table.offers(), table.game.prompt[0]
    is_open = f"call {effect}" in offers
    assert not is_open or table.game.to_act == 0
    table.game.play(next(text for text in [*QUIET, *offers] if text in offers))
    return [rule] if is_open else []


TURNS = ["C-10.1", "R-01"] * 3  # before the action and after it
# Beside which questions of a round an effect is offered to whoever began it, the other having no such tile.
ALONE = {
    "assembly_hall": TURNS,  # what changes hands can matter to the turn that follows
    "building_firm": TURNS,
    "carpenter": ["C-10.1"] * 3,  # a matter of the own farm: it can wait for the next turn
    "cattle_market": [*["C-10.1"] * 3, "C-8.6"],  # or for the breeding that counts the animals
}


@rule("R-01", "C-8.10")
@pytest.mark.parametrize("effect", list(READY))
def test_the_four_effects_are_open_where_a_moment_of_the_round_can_matter(effect: str) -> None:
    table = with_effect(effect).round(7)
    found: list[str] = []
    while table.game.position()["round"] == 7:
        found += one_moment(table, effect)
    assert found == ALONE[effect]
    assert f"call {effect}" in table.offers(0)  # the first worker of round 8


@rule("R-01", "R-03")
@pytest.mark.parametrize("effect", list(READY))
def test_the_four_effects_are_open_until_scoring_starts(effect: str) -> None:
    table = with_effect(effect).round(8)
    assert moments(table, effect, "") == [*ALONE[effect], "R-03"]
    assert table.game.outcome() is not None


@rule("R-01", "R-17")
@pytest.mark.parametrize("effect", ["assembly_hall", "building_firm"])
def test_what_changes_hands_is_open_whenever_the_other_player_may_act_next(effect: str) -> None:
    table = with_effect(effect).round(8).given(1, buildings={"b1": "joinery"}, wood=0)
    assert moments(table, effect, "") == [*TURNS, "C-8.4", "C-8.6", "C-8.9", "C-8.8", "R-03"]


@rule("R-01")
@pytest.mark.parametrize("effect", list(READY))
def test_the_four_effects_are_open_between_the_steps_of_an_action(effect: str) -> None:
    table = with_effect(effect).given(0, wood=3).act(0, "space fences")
    assert f"call {effect}" not in table.offers(0)  # one border at least is due first
    table.act(0, "border a1n")
    assert f"call {effect}" in table.offers(0)


@rule("R-01", "C-11.4")
@pytest.mark.parametrize("effect", list(READY))
@pytest.mark.parametrize("newborns", [True, False])
def test_the_four_effects_are_open_while_animals_wait_for_a_home(effect: str, newborns: bool) -> None:
    buildings = {"b1": effect, "a1": "stall", "a2": "stall"}
    table = with_effect(effect).given(0, buildings=buildings, troughs=["b2"])
    table.given(0, sheep=3, pig=3, cow=3 if effect == "cattle_market" else 1, horse=1)  # every place is taken
    if newborns:
        table.after_work().enter("release")
    else:
        table.act(0, "space pig_and_sheep")
    assert table.game.prompt == ("C-7.4", "release")
    assert f"call {effect}" in table.offers(0)


@rule("R-01")
def test_no_effect_interrupts_the_opponent_unless_switched() -> None:
    table = with_effect("building_firm").act(0, "space three_wood; stop")
    assert table.game.to_act == 1
    assert table.refusal("call building_firm").key == "not-owned"
    table.act(1, "space two_stone")
    assert table.game.prompt == ("C-10.1", "space")
    table = with_effect("building_firm", at_any_time_on_opponents_turn=True).given(1, wood=3)
    table.act(0, "space three_wood")
    assert (table.game.to_act, table.game.prompt) == (0, ("R-01", "window"))  # once, not twice in a row
    table.act(0, "call building_firm")
    assert table.farm(0).buildings["b2"] == "stall"
    assert table.game.to_act == 1


@rule("R-01", "R-05")
def test_the_animal_trader_is_open_from_the_first_worker_to_the_steward() -> None:
    table = creatures_table().given(0, buildings={"b1": "animal_trader"}, sheep=1, pig=1).round(8)
    assert moments(table, "animal_trader", "") == [*["C-10.1"] * 3, "C-8.4"]


@rule("R-02")
def test_a_chain_of_effects_is_judged_when_it_stops() -> None:
    buildings = {"b1": "cattle_market", "b2": "building_firm", "a1": "carpenter"}
    table = creatures_table().given(0, buildings=buildings, reed=1, stone=2, troughs=["b3"])
    table.given(0, cow=2, pig=1, horse=1)  # market, Cottage, trough: all full
    table.act(0, "call cattle_market; take cow")
    assert table.game.prompt[1] == "release"
    assert {"call building_firm", "call carpenter"} <= set(table.offers(0))
    table.act(0, "call building_firm")  # the trough makes way for a stall: three cows there
    assert table.farm(0).animals == {"pig": 1, "cow": 3, "horse": 1}
    table.act(0, "call carpenter; at a2")
    assert table.farm(0).buildings["a2"] == "stall"
    assert table.farm(0).animals == {"pig": 1, "cow": 3, "horse": 1}


@rule("R-02", "C-5.9")
def test_every_step_of_a_chain_must_be_payable() -> None:
    table = creatures_table().given(0, buildings={"b1": "cattle_market", "b2": "building_firm"}, reed=1)
    table.given(0, troughs=["b3"], stone=1).act(0, "call cattle_market; take cow")
    assert table.refusal("call building_firm").key == "short-of"
    assert table.refusal("call cattle_market").key == "short-of"


@rule("R-03", "C-12.1")
def test_in_the_last_instant_reed_becomes_animals_troughs_stalls_and_borders_pastures() -> None:
    buildings = {"b1": "cattle_market", "b2": "building_firm", "c1": "assembly_hall"}
    table = creatures_table().given(0, columns=3, buildings=buildings, reed=1, stone=2, troughs=["c2"])
    table.given(0, placed_borders=["c3e", "c3s"], borders=2).round(8).after_work()
    while table.game.prompt[0] != "R-03":
        table.act(0, "stop")
    before = table.score(0)
    table.act(0, "call cattle_market; take cow; call building_firm; call assembly_hall; border b3e")
    # 1 cow, 1 stall; the closed cell by the road fills the expansion.
    assert table.farm(0).pasture_cells == ["c3"]
    assert table.score(0) == before + 1 + 1 + 4
    assert table.game.to_act is None


@rule("R-04", "C-8.8")
def test_round_eight_has_an_end_of_round_for_the_stone_carver() -> None:
    table = creatures_table().given(0, wood=5, stone=20).display("stone_carver").round(2)
    table.act(0, "space special_building_1; at b1")
    while table.game.to_act is not None:
        offers = table.offers()
        quiet = ["use stone_carver", *QUIET, *offers]
        table.game.play(next(text for text in quiet if text in offers))
    assert table.points(0, "stone_carver") == 14  # seven stones, rounds 2 to 8


@rule("R-05")
def test_the_trader_takes_two_types_and_gives_a_third_even_of_animals_in_hand() -> None:
    table = creatures_table().given(0, buildings={"b1": "animal_trader"}, sheep=2, pig=1)
    table.space("cow_and_pigs", cow=1).act(0, "space cow_and_pigs")
    assert table.game.prompt[1] == "release"
    table.act(0, "call animal_trader; give pig; give cow")
    assert table.offers(0) == ["take sheep", "take horse"]
    table.act(0, "take horse")
    assert table.farm(0).animals == {"sheep": 2, "horse": 1}


@rule("R-06")
def test_giving_and_placing_go_together() -> None:
    table = with_effect("assembly_hall").given(0, borders=2).act(0, "call assembly_hall")
    assert "stop" not in table.offers(0)
    assert table.farm(1).borders == 10  # at once, and without being asked
    table.act(0, "border a1n")
    assert table.farm(0).borders == 0
    assert with_effect("assembly_hall").given(0, borders=1).refusal("call assembly_hall").rule == "R-06"


@rule("R-06")
def test_a_gift_needs_a_free_edge() -> None:
    sides = [f"{cell}{side}" for cell in ("a1", "a2", "a3", "b1", "b2", "b3") for side in "nesw"]
    table = with_effect("assembly_hall", border_on_wall_edge=True).round(8)
    table.space("expand", borders=0).given(0, placed_borders=sides, borders=2).given(1, borders=0)
    assert table.refusal("call assembly_hall").key == "no-free-edge"


@rule("R-06")
def test_where_switched_a_border_may_be_given_alone() -> None:
    table = with_effect("assembly_hall", assembly_hall_gift_without_placing=True).given(0, borders=2)
    table.act(0, "call assembly_hall; stop")
    assert (table.farm(0).borders, table.farm(0).placed) == (1, [])
    table.act(0, "call assembly_hall")
    assert (table.farm(0).borders, table.farm(1).borders) == (0, 11)
    assert table.refusal("call assembly_hall").key == "no-borders"


@rule("R-07", "C-10.12")
def test_the_woodshop_places_as_many_borders_as_came_after_the_expansion() -> None:
    table = creatures_table().given(0, buildings={"b1": "woodshop"}, borders=5).round(4)
    table.space("expand", borders=2).act(0, "space expand; expand right; use woodshop")
    table.act(0, "border c1e; border c1n")  # on the new column
    assert table.game.to_act == 1  # two came, two were placed
    assert table.farm(0).borders == 5


@rule("R-07")
def test_the_woodshop_may_place_fewer_or_none_and_never_the_starting_borders() -> None:
    table = creatures_table().given(0, buildings={"b1": "woodshop"}).round(4).space("expand", borders=2)
    table.act(0, "space expand; expand right; use woodshop; border c1e; stop")
    assert table.farm(0).borders == 10
    table = creatures_table().given(0, wood=2, stone=2).display("woodshop")
    table.act(0, "space special_building_1; at b1")
    assert table.game.to_act == 1
    assert table.farm(0).borders == 9


@rule("R-07", "R-06")
def test_a_gift_between_the_phases_reaches_the_woodshop_at_once() -> None:
    table = with_effect("assembly_hall").given(0, borders=4).given(1, buildings={"b1": "woodshop"})
    table.after_work().act(0, "stop")
    assert table.game.prompt[0] == "C-8.6"
    table.act(0, "call assembly_hall").act(1, "use woodshop; border a1n").act(0, "border a1n; stop")
    assert table.game.prompt[0] == "C-8.6"  # the owner's window goes on
    assert table.farm(0).placed == table.farm(1).placed == ["a1n"]


@rule("R-08")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_border_may_lie_on_a_wall_unless_switched(allowed: bool) -> None:
    table = creatures_table(border_on_wall_edge=allowed).given(0, wood=3, buildings={"b3": "stall"})
    table.act(0, "space fences")
    for edge in ("a3n", "b3e", "a3e"):  # a wall, an outer wall, between two buildings
        name = table.game.codec.text(table.game.codec.parse(f"border {edge}"))
        assert (name in table.offers(0)) == allowed
    if not allowed:
        assert (table.refusal("border a3n").rule, table.refusal("border a3n").key) == ("R-08", "wall-there")


@rule("R-08", "C-3.5")
def test_never_two_borders_on_one_edge() -> None:
    table = creatures_table().given(0, wood=3, placed_borders=pasture("b2")).act(0, "space fences")
    assert table.refusal("border b2e").key == "border-there"


@rule("R-09")
def test_the_expansion_must_be_taken_unless_switched() -> None:
    table = creatures_table().act(0, "space expand")
    assert table.offers(0) == ["expand left", "expand right"]
    refusal = table.refusal("stop")
    assert (refusal.rule, refusal.key) == ("R-09", "must-expand")
    table = creatures_table(expansion_mandatory_when_available=False).act(0, "space expand; stop")
    assert (table.farm(0).columns, table.farm(0).borders) == (2, 10)


@rule("R-09", "C-10.5")
def test_start_player_takes_marker_and_wood() -> None:
    table = creatures_table().act(0, "space three_wood").act(1, "space start_player")
    assert (table.farm(1).wood, int(table.game.board.marker)) == (1, 1)
