"""Different questions have different keys: a program can tell them apart without looking at the answers."""

from __future__ import annotations

from bocage.wording import question
from tests.games.creatures.scenario import CreaturesTable, creatures_table
from tests.rule_marks import rule


def keys(table: CreaturesTable, line: str) -> list[str]:
    """The keys of the questions that these actions answer."""
    found: list[str] = []
    for text in line.split("; "):
        found.append(table.game.prompt[1])
        table.game.play(text)
    return found


@rule("C-10.16", "R-20")
def test_which_building_how_paid_and_where_are_three_questions() -> None:
    buildings = {"b1": "stall", "b2": "stall"}
    table = creatures_table().given(0, buildings=buildings, wood=9, stone=9, reed=9)
    line = "space special_building_1; build open_stable; pay wood; at b1; take cow"
    assert keys(table, line) == ["space", "build", "build-pay", "build-at", "take"]


@rule("R-05")
def test_giving_and_taking_are_two_questions_of_the_animal_trader() -> None:
    table = creatures_table().given(0, buildings={"b1": "animal_trader"}, sheep=2, pig=1)
    assert keys(table, "call animal_trader; give sheep; take cow")[1:] == ["trade", "trade-take"]


@rule("R-23")
def test_lifting_and_putting_down_are_two_questions_of_the_carpenter() -> None:
    table = creatures_table().given(0, buildings={"b1": "carpenter", "a1": "stall"}, troughs=["a1"])
    line = "call carpenter; lift a1; stop; at a2"
    assert keys(table, line)[1:] == ["relocate", "relocate", "relocate-where"]


@rule("R-16")
def test_a_space_without_a_worker_is_another_question_than_a_turn() -> None:
    table = creatures_table().given(0, buildings={"b1": "stewards_office"}).after_work()
    table.act(0, "use stewards_office")
    assert table.game.prompt == ("R-16", "space-free")
    assert question(table.game, "en") == "Choose an action space to use without a worker."


@rule("R-24")
def test_the_building_firm_asks_for_a_trough() -> None:
    table = creatures_table().given(0, buildings={"b1": "building_firm"}, stone=2, troughs=["a1", "a2"])
    table.act(0, "call building_firm")
    assert table.game.prompt == ("R-24", "stall-for-trough")
    assert question(table.game, "en") == "Which trough makes way for the stall?"
