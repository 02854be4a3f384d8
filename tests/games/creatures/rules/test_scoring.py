"""The end of the game, the four scores and the winner (C-12)."""

from __future__ import annotations

import pytest

from bocage.core.outcome import Outcome
from tests.games.creatures.scenario import CreaturesTable, creatures_table, pasture
from tests.rule_marks import rule

ANIMALS = ("sheep", "pig", "cow", "horse")
NO_ANIMALS = -12
# One pasture of 5 spaces with troughs, for any herd of one type.
WIDE = {"placed_borders": pasture("a1", "a2", "b1", "b2"), "troughs": ["a1", "a2"]}


def _outcome(table: CreaturesTable) -> Outcome:
    outcome = table.game.outcome()
    assert outcome is not None
    return outcome


def _ended() -> CreaturesTable:
    """A game whose last worker of round 8 has been placed."""
    return creatures_table().round(8).after_work()


@rule("C-12.1", "C-8.8")
def test_the_game_ends_after_the_breeding_phase_of_round_eight() -> None:
    table = _ended().given(0, buildings=["stall"], sheep=2)
    assert table.game.to_act is None
    assert table.farm(0).animals == {"sheep": 3}
    assert table.game.legal_actions() == []
    assert _outcome(table).scores == (3 - 12 + 1, NO_ANIMALS)


@rule("C-12.1")
def test_there_is_no_outcome_before_the_end() -> None:
    assert creatures_table().round(8).game.outcome() is None
    assert creatures_table().round(7).after_work().game.outcome() is None


@rule("C-12.1", "R-03")
def test_before_counting_at_any_time_effects_may_still_be_used() -> None:
    table = _ended().given(0, buildings=["cattle_market"], reed=1)
    while table.game.prompt[0] != "R-03":
        table.act(0, "stop")
    table.act(0, "call cattle_market; take cow")
    assert table.game.to_act is None
    assert table.farm(0).animals == {"cow": 1}
    assert _outcome(table).scores[0] == 2 + 1 - 12


@rule("C-12.2")
@pytest.mark.parametrize("animal", ANIMALS)
def test_each_animal_is_one_point_whatever_its_type(animal: str) -> None:
    table = creatures_table().given(0, buildings=["stall"], **{animal: 3})
    assert table.points(0, animal, "animals") == 3
    assert table.score(0) == 1 + 3 + NO_ANIMALS


@rule("C-12.2", "R-27")
def test_animals_in_the_pen_are_ignored_everywhere() -> None:
    table = creatures_table().given(0, buildings=["pen"], pig=5)
    assert table.points(0, "pig", "animals") == 1  # in the Cottage
    assert table.points(0, "pig", "bonus") == -3
    without = creatures_table().given(0, buildings=["stable"], pig=5)
    assert without.points(0, "pig", "animals") == 5
    assert without.points(0, "pig", "bonus") == 0


@rule("C-7.3", "C-12.1", "R-27")
def test_before_counting_animals_may_go_so_that_others_leave_the_pen() -> None:
    # A pig outside the Pen takes the place of a sheep; without pigs four sheep stand in stall and Cottage.
    table = _ended().given(0, buildings=["pen", "stall"], sheep=5, pig=3)
    while table.game.to_act == 0 and table.game.prompt[1] != "last-releases":
        table.game.play("release pig" if table.game.prompt[1] == "release" else "stop")
    while "release pig" in table.offers(0):
        table.act(0, "release pig")
    assert table.points(0, "sheep", "animals") == 4
    assert table.points(0, "sheep", "bonus") == 0


@rule("C-12.3")
@pytest.mark.parametrize(
    ("animal", "bonuses"),
    [
        ("sheep", [-3] * 4 + [0] * 4 + [1] * 3 + [2] * 2 + [3, 4, 5, 6]),
        ("pig", [-3] * 4 + [0] * 3 + [1] * 2 + [2] * 2 + [3, 4, 5, 6]),
        ("cow", [-3] * 4 + [0] * 2 + [1] * 2 + [2] * 2 + [3, 4, 5, 6]),
        ("horse", [-3] * 4 + [0] * 1 + [1] * 2 + [2] * 2 + [3, 4, 5, 6]),
    ],
)
def test_the_bonus_follows_the_table(animal: str, bonuses: list[int]) -> None:
    for count, bonus in enumerate(bonuses):
        table = creatures_table().given(0, **WIDE, **{animal: count})
        assert table.points(0, animal, "bonus") == bonus, (animal, count)
        assert table.score(0) == count + bonus - 9


@rule("C-12.3")
def test_the_bonus_goes_on_without_end() -> None:
    table = creatures_table().given(0, **WIDE, horse=30)
    assert table.points(0, "horse", "bonus") == 3 + 30 - 9


@rule("C-12.4")
@pytest.mark.parametrize(("left", "column"), [(0, "c"), (1, "a")])
def test_a_fully_used_expansion_is_four_points_on_either_side(left: int, column: str) -> None:
    cells = [f"{column}1", f"{column}2", f"{column}3"]
    for used, points in ((0, 0), (1, 0), (2, 0), (3, 4)):
        table = creatures_table().given(0, columns=3, left=left, troughs=cells[:used])
        assert table.points(0, "expansions", "expansions") == points
        assert table.score(0) == NO_ANIMALS + points
    closed = creatures_table().given(0, columns=3, left=left, placed_borders=pasture(*cells))
    assert closed.points(0, "expansions", "expansions") == 4


@rule("C-12.4")
def test_every_full_expansion_counts_by_itself() -> None:
    troughs = ["a1", "a2", "a3", "e1", "e2", "e3", "b1", "b2"]
    table = creatures_table().given(0, columns=5, left=2, troughs=troughs)  # b is used but for b3
    assert table.points(0, "expansions", "expansions") == 8


@rule("C-12.4")
def test_the_starting_board_scores_nothing_however_full() -> None:
    troughs = ["a1", "a2", "b1", "b2", "b3"]
    table = creatures_table().given(0, troughs=troughs)
    assert table.farm(0).unused == []
    assert table.score(0) == NO_ANIMALS
    wider = creatures_table().given(0, columns=3, troughs=["c1", "c2", "c3"])  # the starting board lies bare
    assert wider.score(0) == NO_ANIMALS + 4


@rule("C-12.5")
def test_used_means_building_or_trough_or_closed_pasture() -> None:
    half_closed = [edge for edge in pasture("c2") if edge != "c2e"]
    table = creatures_table().given(
        0, columns=4, placed_borders=[*pasture("a1"), *half_closed], buildings={"b1": "stall"}, troughs=["b2"]
    )
    table.given(1, borders=0)
    assert table.farm(0).unused == ["a2", "b3", "c1", "c2", "c3", "d1", "d2", "d3"]


@rule("C-12.5", "R-32")
def test_animals_on_open_land_do_not_make_it_used() -> None:
    table = creatures_table().given(0, columns=3, buildings={"b2": "stud"}, horse=9)
    assert "c2" in table.farm(0).unused
    assert table.points(0, "expansions", "expansions") == 0


@rule("C-12.6")
def test_buildings_score_what_is_printed_on_them() -> None:
    table = creatures_table().given(
        0,
        buildings={
            "a3": "half_timbered_house",
            "a1": "stall",
            "a2": "stable",
            "b1": "open_stable",
            "b2": "shelter",
        },
    )
    assert table.score(0) == NO_ANIMALS + 5 + 1 + 4 + 2 + 0
    assert table.points(0, "stable") == 4


@rule("C-12.6", "R-42")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({}, 0),
        ({"wood": 1}, 0.5),
        ({"stone": 2}, 1),
        ({"wood": 2, "stone": 2, "reed": 1}, 2.5),
        ({"reed": 7}, 3.5),
    ],
)
def test_storage_scores_half_a_point_a_resource_unrounded(goods: dict[str, int], points: float) -> None:
    table = _ended().given(0, buildings=["storage"], **goods)
    assert table.points(0, "storage") == points
    assert _outcome(table).scores == (NO_ANIMALS + points, NO_ANIMALS)


@rule("C-12.6", "C-12.7", "R-42")
@pytest.mark.parametrize("owner", [0, 1])
def test_half_a_point_decides_a_game(owner: int) -> None:
    table = _ended().given(owner, buildings=["storage"], wood=1).round(8, marker=0, first=owner)
    assert (_outcome(table).winners, _outcome(table).reason) == ((owner,), "score")


@rule("C-12.7")
def test_the_final_score_is_the_sum_of_the_four_scores() -> None:
    table = _ended().given(
        0, columns=3, troughs=["c1", "c2", "c3"], buildings={"b1": "stable", "b2": "stall"}, sheep=5, cow=2
    )
    sheet = _outcome(table).sheets[0]
    scores = [sheet.category(name) for name in ("animals", "bonus", "expansions", "buildings")]
    assert scores == [6 + 3, 0 - 3 - 3 - 3, 4, 5]
    assert sheet.total == _outcome(table).scores[0] == sum(scores)


@rule("C-12.7")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_the_higher_total_wins_whoever_began(winner: int, first: int) -> None:
    table = _ended().given(winner, buildings=["stall"]).round(8, first=first)
    assert (_outcome(table).winners, _outcome(table).reason) == ((winner,), "score")


@rule("C-12.7", "R-42")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("marker", [0, 1])
def test_a_tie_goes_to_the_player_who_did_not_begin_round_one(first: int, marker: int) -> None:
    table = _ended().round(8, first=first, marker=marker, starter=1 - first)
    outcome = _outcome(table)
    assert outcome.scores == (NO_ANIMALS, NO_ANIMALS)
    assert (outcome.winners, outcome.reason) == ((1 - first,), "tie-break")


@rule("C-12.7", "C-2.5")
@pytest.mark.parametrize("first", [0, 1])
def test_who_began_is_remembered_through_a_whole_game(first: int) -> None:
    table = creatures_table(first_player=first).round(1, marker=first)
    while table.game.to_act is not None:
        offers = table.offers()
        follows = table.game.to_act != table.game.position()["starter"]
        wanted = ("space start_player" if follows else "space three_wood", "stop", "expand left")
        table.game.play(next((text for text in wanted if text in offers), offers[0]))
    position = table.game.position()
    assert position["first"] == first
    assert len({seat for seat, _ in table.heard("round")}) == 2  # the marker did change hands


@rule("C-12.8")
def test_leftover_resources_and_borders_score_nothing() -> None:
    table = creatures_table().given(0, wood=50, stone=50, reed=50, borders=9)
    assert table.score(0) == NO_ANIMALS


@rule("C-12.8", "R-45")
@pytest.mark.parametrize(("wood", "points"), [(3, 0), (4, 4), (9, 4)])
def test_only_the_log_house_looks_at_wood_beside_the_storage(wood: int, points: int) -> None:
    table = creatures_table().given(0, buildings={"a3": "log_house"}, wood=wood, stone=9, reed=9)
    assert table.score(0) == NO_ANIMALS + points
