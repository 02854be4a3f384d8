"""The folder of an arena: nothing that was finished is lost, nothing is mixed."""

import json
from pathlib import Path

import pytest

from bocage.arena import ArenaFolder, ArenaPlan, ArenaProblem
from bocage.arena.folder import GAMES, PLAN, read_game, read_plan
from tests.arena.invented import invented
from tests.needs import signals

PAIR = ArenaPlan("creatures", ("a", "b"), 4)


def fill(path: Path, plan: ArenaPlan = PAIR, games: int = 3) -> None:
    with ArenaFolder(path, plan) as folder:
        for number in range(games):
            folder.append(invented(plan.fixture(number), [number, 10]))


def numbers(path: Path, plan: ArenaPlan = PAIR) -> list[int]:
    with ArenaFolder(path, plan) as folder:
        return [result.number for result in folder.results()]


def test_finished_games_are_there_again(tmp_path: Path) -> None:
    fill(tmp_path / "new" / "folder")
    assert numbers(tmp_path / "new" / "folder") == [0, 1, 2]


def test_a_game_is_in_the_file_as_soon_as_it_is_kept(tmp_path: Path) -> None:
    with ArenaFolder(tmp_path, PAIR) as folder:
        folder.append(invented(PAIR.fixture(0), [1, 2]))
        assert (tmp_path / GAMES).read_text(encoding="utf-8").endswith("\n")
        assert read_game(tmp_path, 0).scores == [1, 2]


@pytest.mark.parametrize("rest", ['{"number":3,"de', "x" * 9000])
def test_half_a_line_is_cut_off(tmp_path: Path, rest: str) -> None:
    fill(tmp_path)
    whole = (tmp_path / GAMES).read_text(encoding="utf-8")
    (tmp_path / GAMES).write_text(whole + rest, encoding="utf-8")
    assert numbers(tmp_path) == [0, 1, 2]
    assert (tmp_path / GAMES).read_text(encoding="utf-8") == whole


def test_nothing_but_half_a_line_is_an_empty_folder(tmp_path: Path) -> None:
    fill(tmp_path, games=0)
    (tmp_path / GAMES).write_text('{"number"', encoding="utf-8")
    assert numbers(tmp_path) == []


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    fill(tmp_path)
    lines = (tmp_path / GAMES).read_text(encoding="utf-8").splitlines()
    lines[1] = lines[1][:20]
    (tmp_path / GAMES).write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(ArenaProblem) as caught:
        numbers(tmp_path)
    assert (caught.value.key, caught.value.details["line"]) == ("arena-damaged", 2)


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (ArenaPlan("creatures", ("a", "b"), 4, seed=1), "seed"),
        (ArenaPlan("creatures", ("a", "c"), 4), "bots"),
        (ArenaPlan("creatures", ("a", "b"), 4, words={"mode": "expert"}), "options"),
        (ArenaPlan("farmerama", ("a", "b"), 4), "game"),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, other: ArenaPlan, what: str) -> None:
    fill(tmp_path)
    with pytest.raises(ArenaProblem) as caught, ArenaFolder(tmp_path, other):
        pass
    assert (caught.value.key, caught.value.details["what"]) == ("arena-other-plan", what)
    assert numbers(tmp_path) == [0, 1, 2]


def test_more_or_fewer_games_are_the_same_plan(tmp_path: Path) -> None:
    fill(tmp_path)
    assert numbers(tmp_path, ArenaPlan("creatures", ("a", "b"), 100)) == [0, 1, 2]
    assert numbers(tmp_path, ArenaPlan("creatures", ("a", "b"), 2)) == [0, 1]


def test_a_game_that_stands_there_twice_counts_once(tmp_path: Path) -> None:
    fill(tmp_path)
    fill(tmp_path)
    assert numbers(tmp_path) == [0, 1, 2]


@signals
def test_two_arenas_do_not_play_in_one_folder(tmp_path: Path) -> None:
    with ArenaFolder(tmp_path, PAIR):
        with pytest.raises(ArenaProblem) as caught, ArenaFolder(tmp_path, PAIR):
            pass
        assert caught.value.key == "arena-folder-busy"
    assert numbers(tmp_path) == []


def test_games_without_a_plan_are_not_touched(tmp_path: Path) -> None:
    (tmp_path / GAMES).write_text("something else", encoding="utf-8")
    with pytest.raises(ArenaProblem) as caught, ArenaFolder(tmp_path, PAIR):
        pass
    assert caught.value.key == "arena-no-plan"
    assert (tmp_path / GAMES).read_text(encoding="utf-8") == "something else"


def test_the_plan_can_be_read_back(tmp_path: Path) -> None:
    plan = ArenaPlan("farmerama", ("a", "b"), 7, 3, {"seats": 3})
    fill(tmp_path, plan, games=0)
    assert read_plan(tmp_path) == plan


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"arena": 1}', '{"arena": 2, "game": "creatures"}'])
def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / PLAN).write_text(text, encoding="utf-8")
    with pytest.raises(ArenaProblem) as caught:
        read_plan(tmp_path)
    assert caught.value.key == "arena-plan-damaged"


def test_a_folder_without_an_arena_is_named(tmp_path: Path) -> None:
    with pytest.raises(ArenaProblem) as caught:
        read_plan(tmp_path)
    assert caught.value.key == "arena-no-folder"
    with pytest.raises(ArenaProblem) as caught:
        read_game(tmp_path, 0)
    assert caught.value.key == "arena-no-folder"


def test_the_plan_file_is_plain_data(tmp_path: Path) -> None:
    fill(tmp_path)
    facts = json.loads((tmp_path / PLAN).read_text(encoding="utf-8"))
    assert (facts["game"], facts["bots"], facts["games"]) == ("creatures", ["a", "b"], 4)
