"""R-01: pauses are opened where the moment can matter, and can be passed for a phase or a round."""

from __future__ import annotations

import pytest

from bocage.core.waiving import PHASE, ROUND, Waiver
from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule

FIRM = {"stone": 2, "troughs": ["b2"]}
SPACES = ["three_wood", "two_stone", "one_stone", "building_resources", "start_player", "reed_and_sheep"]


def pauses(table: CreaturesTable, seat: int = 0) -> list[str]:
    """The rules of the pauses of a seat until the round is over, all of them passed."""
    found: list[str] = []
    while table.game.to_act is not None and table.game.position()["round"] == 1:
        offers = table.offers()
        if table.game.to_act == seat and table.game.is_pause:
            found.append(table.game.prompt[0])
        quiet = ["stop", *(f"space {name}" for name in SPACES), *offers]
        table.game.play(next(text for text in quiet if text in offers))
    return found


@rule("R-01")
@pytest.mark.parametrize(
    ("starter", "found"),
    [
        (0, ["R-01", "R-01", "R-01"]),  # the other's turn follows each of the own three
        (1, ["R-01", "R-01"]),  # nobody acts after the sixth worker
    ],
)
def test_after_a_turn_the_building_firm_is_asked_about_while_the_other_has_one_to_come(
    starter: int, found: list[str]
) -> None:
    table = creatures_table().round(1, starter=starter, marker=starter)
    assert pauses(table.given(0, buildings={"b1": "building_firm"}, **FIRM)) == found


@rule("R-01", "R-17")
def test_the_second_player_is_asked_before_the_first_turn_of_a_round() -> None:
    table = (
        creatures_table().round(2, marker=1, starter=1).given(0, buildings={"b1": "building_firm"}, **FIRM)
    )
    table.after_work()
    assert (table.game.prompt[0], table.game.position()["round"]) == ("C-8.2", 3)
    table.act(0, "stop")
    assert table.game.to_act == 1


@rule("R-01")
def test_the_last_stall_tile_can_be_had_before_the_other_takes_it() -> None:
    table = creatures_table().supply(tiles=1).given(0, buildings={"b1": "building_firm"}, troughs=["b2"])
    table.given(1, stone=3, reed=1).space("two_stone", stone=2)
    table.act(0, "space two_stone; call building_firm")
    assert table.farm(0).buildings["b2"] == "stall"
    assert table.refusal("space stall").key == "no-tiles-left"


@rule("R-01", "R-02")
def test_an_effect_that_another_makes_possible_is_asked_about() -> None:
    buildings = {"b1": "building_firm", "a1": "carpenter"}
    table = creatures_table().supply(tiles=1).given(0, buildings=buildings, troughs=["b1"], stone=2)
    table.act(0, "space three_wood")
    assert table.offers(0) == ["stop", "call carpenter"]  # the trough is on a building
    table.act(0, "call carpenter; trough b2")
    assert "call building_firm" in table.offers(0)


@rule("R-01", "R-07")
@pytest.mark.parametrize(("other", "asked"), [("assembly_hall", 3), ("joinery", 0)])
def test_whoever_may_have_to_answer_the_other_is_asked_in_every_pause(other: str, asked: int) -> None:
    table = creatures_table().given(0, buildings={"b1": "woodshop", "b2": "carpenter"}, troughs=["a1"])
    table.given(1, buildings={"b1": other}, borders=1)
    assert pauses(table).count("R-01") == asked


@rule("R-01", "C-8.3")
@pytest.mark.parametrize(("span", "asked"), [(PHASE, ["C-8.6"]), (ROUND, [])])
def test_whoever_passes_until_the_phase_or_the_round_is_over_is_not_asked_again(
    span: str, asked: list[str]
) -> None:
    table = creatures_table().given(
        0, buildings={"b1": "building_firm", "b3": "cattle_market"}, reed=1, **FIRM
    )
    table.act(0, "space three_wood")
    waiver = Waiver(0)
    waiver.waive(table.game, span)
    found: list[str] = []
    while table.game.position()["round"] == 1:
        move = waiver.answer(table.game)
        if move is not None:
            table.game.play_offered(move)
            continue
        if table.game.to_act == 0 and table.game.is_pause:
            found.append(table.game.prompt[0])
        offers = table.offers()
        quiet = ["stop", *(f"space {name}" for name in SPACES)]
        table.game.play(next(text for text in quiet if text in offers))
    assert found == asked


@rule("R-01")
def test_a_tile_that_was_built_since_is_asked_about() -> None:
    table = creatures_table(mode="free", tiles=["cattle_market", "assembly_hall"])
    table.given(0, buildings={"b1": "cattle_market"}, wood=9, stone=9, reed=9, borders=1)
    waiver = Waiver(0)
    waiver.waive(table.game, ROUND)
    table.act(0, "space special_building_1; at b2")
    while not table.game.is_pause:
        table.act(0, table.offers(0)[0])
    assert waiver.answer(table.game) is None
    assert not waiver.is_on


@rule("C-8.2", "C-8.4", "C-8.6")
def test_the_clock_knows_what_comes_before_in_and_after_the_work_phase() -> None:
    table = (
        creatures_table().round(6, starter=1, marker=1).given(0, buildings={"b1": "building_firm"}, **FIRM)
    )
    table.given(1, buildings={"b1": "joinery"}).after_work()
    clocks: dict[str, tuple[int, int]] = {}
    while len(clocks) < 4:
        clocks[table.game.prompt[0]] = table.game.state.clock()
        table.act(0, "stop")
    assert clocks == {"C-8.4": (6, 1), "C-8.6": (6, 2), "C-8.8": (6, 2), "C-8.2": (7, 0)}
