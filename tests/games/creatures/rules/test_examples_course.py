"""The worked examples on the course of the game: set-up, refill, spaces, turns, breeding."""

from __future__ import annotations

from typing import Any

from bocage.games.creatures import Game
from tests.games.creatures.rules.worked_examples import Example, example
from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule

SEATS = {"A": 0, "B": 1}


@example("X-21")
@rule("C-2.4")
def test_each_mode_sets_up_its_pieces(case: Example) -> None:
    expected = case.expected
    for place, mode in enumerate(case.given["modes"]):
        game = Game(mode=mode, seed=place)
        position: dict[str, Any] = game.position()
        pieces = {
            "troughs": expected["troughs"],
            "tiles": expected["stall_tiles"],
            "expansions": expected["expansions"],
        }
        assert position["supply"] == {piece: counts[place] for piece, counts in pieces.items()}
        assert len(position["display"]) == expected["special_buildings"][place]
        assert [farm["borders"] for farm in position["farms"]] == [expected["borders_per_player"]] * 2
        # One of the borders beside the board has come to Expand; one comes in each of the 7 rounds left.
        assert position["spaces"]["expand"]["borders"] + 7 == expected["borders_beside_board"]
        turns = 0
        while game.position()["round"] == 1:
            turns += game.prompt[1] == "space"
            game.play(game.legal_actions()[0])
        assert turns == 2 * expected["workers_per_player"]


def _next_round(table: CreaturesTable, spare: str) -> None:
    """Quiet workers for the rest of this round, none of them on one space."""
    number = table.game.position()["round"]
    answers = [
        "three_wood",
        "one_stone",
        "two_stone",
        "building_resources",
        "start_player",
        "pig_and_sheep",
        "expand",
    ]
    while table.game.position()["round"] == number:
        offers = table.offers()
        wanted = ["stop", *(f"space {name}" for name in answers if name != spare)]
        table.game.play(next((text for text in wanted if text in offers), offers[0]))


@example("X-10", "X-11", "X-12")
@rule("C-9.1", "C-9.2", "C-10.9")
def test_a_space_fills_and_empties(case: Example) -> None:
    space = case.given["space"]
    table = creatures_table()
    farm: dict[str, int] = {}
    is_first, content = True, []
    for event in case.given["events"]:
        if event == "refill" and not is_first:
            _next_round(table, space)
        elif event != "refill":
            seat = int(table.game.to_act or 0)
            before = [table.farm(seat).wood, table.farm(seat).stone, table.farm(seat).reed]
            table.act(seat, f"space {space}")
            after = [table.farm(seat).wood, table.farm(seat).stone, table.farm(seat).reed]
            farm = dict(
                zip(
                    ("wood", "stone", "reed"),
                    [b - a for a, b in zip(before, after, strict=True)],
                    strict=True,
                )
            )
        is_first = False
        content.append({good: count for good, count in table.pile(space).items() if good != "worker"})
    assert content == case.expected["content_after"]
    assert farm == case.expected.get("gained_on_use", farm)


@example("X-13")
@rule("C-9.3")
def test_borders_count_the_rounds(case: Example) -> None:
    table = creatures_table()
    left = {}
    for number in range(1, 9):
        left[str(number)] = case.given["borders_beside_board_at_setup"] - table.pile("expand")["borders"]
        if number < 8:
            _next_round(table, "expand")
    assert left == case.expected["borders_left_after_refill_of_round"]


@example("X-24")
@rule("C-10.11")
def test_walls_may_place_the_free_borders_alone(case: Example) -> None:
    table = creatures_table().given(0, stone=4).act(0, "space walls; border a1n; border a1w; stop")
    assert len(table.farm(0).placed) == case.given["borders_placed"]
    assert 4 - table.farm(0).stone == case.given["stone_paid"]
    assert case.expected["legal"]


@example("X-26")
@rule("C-10.11", "C-10.2")
def test_walls_must_place_something(case: Example) -> None:
    table = creatures_table().given(0, stone=4).act(0, "space walls")
    assert len(table.farm(0).placed) == case.given["borders_placed"]
    assert ("stop" in table.offers()) == case.expected["legal"]
    assert (table.refusal("stop").rule, table.refusal("stop").key) == ("C-10.11", "one-border")


@example("X-27")
@rule("C-10.13")
def test_what_three_troughs_cost(case: Example) -> None:
    table = creatures_table().given(0, wood=12).act(0, "space feeding_troughs")
    for cell in ["a1", "a2", "b1"][: case.given["troughs_placed"]]:
        table.act(0, f"trough {cell}")
    table.act(0, "stop")
    assert 12 - table.farm(0).wood == case.expected["wood"]


@example("X-19")
@rule("C-5.5", "C-10.15")
def test_a_stable_is_not_paid_with_a_mixture(case: Example) -> None:
    table = creatures_table().given(0, buildings=["stall"] * case.given["stalls"], **case.given["payment"])
    assert ("space stables" in table.offers()) == case.expected["legal"]
    assert table.refusal("space stables").rule == "C-5.5"
    rich = creatures_table().given(0, buildings=["stall"], wood=9, stone=9).act(0, "space stables")
    assert rich.refusal("pay wood+stone").key == "not-mixed"


@example("X-20")
@rule("C-10.15")
def test_two_stables_may_be_paid_differently(case: Example) -> None:
    goods = {good: count for payment in case.given["payment_per_tile"] for good, count in payment.items()}
    table = creatures_table().given(0, buildings=["stall"] * case.given["stalls"], **goods)
    table.act(0, "space stables; upgrade a1; pay wood; upgrade a2")  # with the stone that is left
    assert case.expected["legal"]
    assert list(table.farm(0).buildings.values()).count("stable") == case.given["stalls"]
    assert (table.farm(0).wood, table.farm(0).stone) == (0, 0)


@example("X-29")
@rule("C-8.11")
def test_who_takes_the_marker_begins_from_the_next_round(case: Example) -> None:
    start = SEATS[case.given["start_player"]]
    table = creatures_table().round(case.given["round"], marker=start)
    first = {str(case.given["round"]): table.game.to_act}
    table.act(start, "space three_wood").act(1 - start, "space start_player")
    for number in (4, 5):
        _next_round(table, "start_player")
        first[str(number)] = table.game.to_act
    assert first == {number: SEATS[name] for number, name in case.expected["first_turns"].items()}


@example("X-30")
@rule("C-10.16")
def test_one_player_builds_two_special_buildings_in_a_round(case: Example) -> None:
    table = creatures_table().given(0, wood=9, stone=9, reed=9)
    first, second = case.given["spaces"]
    table.act(0, f"space {first}; build storage; at a1").act(1, "space three_wood")
    assert (f"space {second}" in table.offers()) == case.expected["legal"]
    table.act(0, f"space {second}; build half_timbered_house")
    assert set(table.farm(0).buildings.values()) == {"storage", "half_timbered_house"}


@example("X-09")
@rule("C-11.2")
def test_two_pairs_have_one_young(case: Example) -> None:
    tiles = [home["building"] for home in case.given["homes"]]
    table = creatures_table().given(0, buildings=tiles, **case.given["animals"]).after_work()
    assert table.game.position()["round"] == 2
    born = {kind: count - case.given["animals"][kind] for kind, count in table.farm(0).animals.items()}
    assert born == case.expected["newborns"]


@example("X-66")
@rule("R-13")
def test_the_breeding_station_gives_two_births_in_round_eight(case: Example) -> None:
    table = creatures_table().round(case.given["round"]).after_work()
    table.given(0, buildings=[*case.given["own"], "stable"], **case.given["animals"])
    table.given(1, buildings=["stall"], **case.given["animals"])
    assert table.game.to_act is None
    assert table.farm(0).animals["sheep"] == case.expected["sheep_after"]
    assert (table.farm(1).animals["sheep"] > 3) == case.expected["opponent_extra_phase"]


@example("X-67")
@rule("R-13")
def test_the_uses_of_the_two_windows_are_not_pooled(case: Example) -> None:
    table = creatures_table().round(case.given["round"]).after_work()
    table.given(0, buildings=case.given["own"], stone=6, reed=2, sheep=2).act(0, "use home_workshop; at b2")
    assert len(table.heard("born")) == 1  # the window has closed after one stall: breeding is over
    bought = 1
    assert (bought == case.given["stalls_bought_before_first_phase"]) == case.expected["legal"]
    table.act(0, "use home_workshop; at b3")  # the second window has its own
    assert list(table.farm(0).buildings.values()).count("stall") == 2


@example("X-61")
@rule("C-8.2")
def test_the_farm_well_looks_only_forward(case: Example) -> None:
    table = creatures_table().round(case.given["in_round"]).given(0, wood=1, stone=2).display("farm_well")
    table.act(0, "space special_building_1; at b1")
    troughs = {"6": len(table.farm(0).troughs)}
    for number in ("7", "8"):
        before = len(table.farm(0).troughs)
        table.enter("next_round")
        if table.game.prompt[1] == "trough":
            table.act(0, table.offers()[0])
        troughs[number] = len(table.farm(0).troughs) - before
    assert troughs == case.expected["troughs_at_start_of_rounds"]


@example("X-60")
@rule("R-33")
def test_the_country_house_does_not_stand_on_its_own_expansion(case: Example) -> None:
    table = creatures_table().given(0, wood=3, stone=3).display(case.given["build"])
    table.act(0, "space special_building_1")
    for cell in ("c1", "c2", "c3"):
        assert (f"at {cell}" in table.offers()) == case.expected["legal"]
        assert (table.refusal(f"at {cell}").rule, table.refusal(f"at {cell}").key) == ("C-3.3", "not-on-farm")
    table.act(0, "at b1; expand right")
    assert table.farm(0).buildings == {"a3": "cottage", "b1": "country_house"}
