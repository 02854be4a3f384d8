"""Cleaning up and the end of the game in each player count (F-50, F-51, F-57, F-58)."""

from random import Random

import pytest

from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.choosing import PICKS
from tests.games.farmerama.scenario import BOX, FarmeramaTable, farmerama_table
from tests.rule_marks import rule

TILES = Game(components=BOX).components.tiles
LIGHT = TILES[:20]
REMOVED = {2: 10, 3: 7, 4: 4}
SHARED = {2: ["sow+water", "sow+feed"], 3: ["sow+water", "sow", "feed"], 4: ["sow", "sow", "water", "feed"]}


def near_end(seats: int, stack: int, **course: object) -> FarmeramaTable:
    """So many buildings are left in the stack; all others are in the garden of seat 0, or of the chief."""
    given = 20 - REMOVED[seats] - 2 - stack
    table = farmerama_table(seats)
    table.display(*LIGHT[18:]).given(int(str(course.get("chief", 0))), garden=LIGHT[:given])
    return table.course(**course)


def share(table: FarmeramaTable, seats: int, chief: int = 0) -> FarmeramaTable:
    """Two players share a card, one of them takes a building, and all else is passed."""
    hands = [SHARED[seats][(seat - chief) % 3] for seat in range(3)] if seats == 3 else SHARED[seats]
    return table.play(*hands).pass_on()


@rule("F-50")
def test_cards_come_back_and_the_action_wheel_moves_on() -> None:
    table = farmerama_table(4).course(wheel=2).play("sow", "water", "feed", "harvest").pass_on()
    assert table.read("wheel") == 3
    assert table.read("cards_open") is False
    farms = table.read("farms")
    assert isinstance(farms, list)
    assert [farm["cards"] for farm in farms] == [[], [], [], []]


@rule("F-50")
def test_the_action_wheel_starts_again_after_its_last_position() -> None:
    table = farmerama_table(4).course(wheel=5).play("sow", "water", "feed", "harvest").pass_on()
    assert table.read("wheel") == 0


@rule("F-50")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_the_display_is_filled_to_two(taken: int) -> None:
    table = farmerama_table(4)
    if taken:
        table.given(0, garden=LIGHT[:1])
    if taken == 2:
        table.given(2, garden=LIGHT[1:2])
    table.play("sow", "sow", "water", "water" if taken else "feed")
    if taken == 0:
        table = farmerama_table(4).play("sow", "harvest", "water", "feed")
    before = table.read("stack")
    table.pass_on()
    display = table.read("display")
    assert isinstance(display, list)
    assert isinstance(before, int)
    assert len(display) == 2
    assert table.read("stack") == before - taken


@rule("F-51")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_game_ends_at_once_when_the_display_cannot_be_filled(seats: int) -> None:
    table = share(near_end(seats, stack=0), seats)
    assert table.asked == (None, "over")
    outcome = table.game.outcome()
    assert outcome is not None
    assert table.read("round") == 1
    assert table.refused("play sow") == ("F-51", "game-over")


@rule("F-51")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_stack_alone_does_not_end_the_game(seats: int) -> None:
    table = share(near_end(seats, stack=1), seats)
    assert table.read("stack") == 0
    assert table.asked[1] in PICKS
    quiet = {
        2: ["sow+water", "harvest+feed"],
        3: ["harvest", "sow+water", "feed"],
        4: ["sow", "water", "feed", "seeds"],
    }
    for turn in range(3):
        hands = list(quiet[seats])
        if seats == 3:
            hands = [["sow+water", "harvest", "feed"][(seat - turn - 1) % 3] for seat in range(3)]
        table.play(*hands).pass_on()
    assert table.read("round") == 5
    assert table.asked[1] in PICKS


@rule("F-51")
def test_one_building_for_two_gaps_is_not_enough() -> None:
    table = farmerama_table(4).display(*LIGHT[18:])
    table.given(0, garden=LIGHT[:7]).given(2, garden=LIGHT[7:13])
    assert table.read("stack") == 1
    table.play("sow", "sow", "water", "water").pass_on()
    assert table.asked == (None, "over")
    assert table.read("display") == []


@rule("F-51", "F-60")
def test_two_awards_to_two_players_can_end_the_game() -> None:
    table = near_end(2, stack=1).play("sow+water", "sow+water").pass_on()
    assert table.asked == (None, "over")


# Three players.


@rule("F-57")
@pytest.mark.parametrize("chief", [0, 1, 2])
def test_the_chief_sheep_passes_clockwise(chief: int) -> None:
    table = farmerama_table(3, first_chief=chief)
    hands = ["sow", "water", "feed"]
    hands[chief] = "harvest+seeds"
    table.play(*hands).pass_on()
    assert table.read("chief") == (chief + 1) % 3
    assert table.game.to_act == (chief + 1) % 3


@rule("F-58")
@pytest.mark.parametrize(("round_before", "more"), [(0, 2), (1, 1), (2, 0), (3, 2), (11, 0)])
def test_play_goes_on_until_all_have_held_the_chief_sheep_equally_often(round_before: int, more: int) -> None:
    chief = round_before % 3
    table = share(near_end(3, stack=0, round=round_before, chief=chief), 3, chief)
    for turn in range(more):
        assert table.read("last_rounds") is True
        assert table.asked[1] in PICKS
        display = table.read("display")
        assert isinstance(display, list)
        assert len(display) == 2
        share(table, 3, (chief + turn + 1) % 3)
    assert table.asked == (None, "over")
    assert table.read("round") == round_before + 1 + more
    assert int(str(table.read("round"))) % 3 == 0


@rule("F-58", "F-14")
def test_for_the_last_rounds_the_removed_buildings_join_the_stack() -> None:
    table = near_end(3, stack=0)
    unseen = table.read("unseen")
    assert isinstance(unseen, list)
    assert len(unseen) == 7
    table = share(table, 3)
    assert table.read("stack") == 6  # one of the seven lies open


@rule("F-58")
def test_one_building_left_of_the_stack_joins_the_removed_ones() -> None:
    table = near_end(3, stack=1).given(0, garden=LIGHT[:6]).given(1, garden=LIGHT[6:10])
    table.play("sow+water", "sow", "water").pass_on()
    # Two buildings went out, one was in the stack: eight, of which two lie open.
    assert table.read("last_rounds") is True
    assert table.read("stack") == 6


@rule("F-58")
def test_the_last_rounds_end_the_game_though_the_display_is_full() -> None:
    table = share(near_end(3, stack=0, round=1, chief=1), 3, 1)
    assert table.read("last_rounds") is True
    table.play("water", "feed", "sow+harvest").pass_on()
    assert table.asked == (None, "over")
    display = table.read("display")
    assert isinstance(display, list)
    assert len(display) == 2


@rule("F-58")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_three_players_have_last_rounds(seats: int) -> None:
    for seed in range(5):
        game, rng = Game(seats=seats, seed=seed), Random(seed)
        while game.to_act is not None:
            game.play(rng.choice(game.legal_actions()))
        assert game.position()["last_rounds"] is False
