"""Puzzles: what is in a file, how they are made, and those that come with the games."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bocage import games
from bocage.analysis.prospect import Prospect
from bocage.bots.budget import Budget
from bocage.bots.levels import LEVELS
from bocage.bots.thinking import Opinion
from bocage.core.game import Game
from bocage.learning.errors import BadPuzzle
from bocage.learning.puzzles import finding, making
from bocage.learning.puzzles.finding import PuzzleCandidate, PuzzleWish, verified
from bocage.learning.puzzles.making import make
from bocage.learning.puzzles.puzzle import GRADES, Puzzle, PuzzleMove, line_of, parse_puzzles, read_puzzles
from bocage.learning.puzzles.shelf import of_the_day, problems, puzzle, puzzles_of, with_puzzles


def creatures(position: dict[str, object] | None = None) -> Game:
    kind = games.game_class("creatures")
    assert kind is not None
    return kind.from_position({"game": "creatures", **(position or {})})


def example(seed: int = 0) -> Puzzle:
    """A puzzle that says of two moves which is better, right or not."""
    game = creatures({"round": 1 + seed % 8})
    return Puzzle(
        game="creatures",
        rules=game.rules_version,
        id=game.checksum(),
        seat=0,
        position=game.position(),
        answers=(
            PuzzleMove(("space three_wood",), 2.0, 10.0, 0.5),
            PuzzleMove(("space one_stone",), -1.0, 8.0, 0.5, {"animals": 2.0, "others": 1.0}),
        ),
        lead=2.5,
        found={"hazel": 0.25, "oak": 1.0},
        simulations=1000,
    )


def test_a_puzzle_comes_back_from_its_line() -> None:
    one = example()
    (back,) = parse_puzzles([line_of(one)])
    assert back.as_json() == one.as_json()
    back.check()


@pytest.mark.parametrize(
    ("share", "grade", "rating"),
    [(1.0, "easy", 800), (0.5, "medium", 1500), (0.2, "hard", 1920), (0.0, "very-hard", 2200)],
)
def test_grades_follow_how_often_the_levels_find_the_move(share: float, grade: str, rating: int) -> None:
    found = replace(example(), found={"hazel": share, "oak": share})
    assert (found.grade, found.rating) == (grade, rating)
    assert grade in GRADES


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"rules": 0}, "puzzle-rules"),
        ({"id": "0123456789abcdef"}, "puzzle-position"),
        ({"seat": 1}, "puzzle-position"),
        ({"game": "chess"}, "puzzle-game"),
        ({"lead": 0.0}, "puzzle-not-best"),
        ({"answers": (*example().answers[::-1],)}, "puzzle-not-best"),
        ({"answers": (PuzzleMove(("space nowhere",), 3, 3, 0), *example().answers)}, "puzzle-answer"),
    ],
)
def test_what_is_wrong_with_a_puzzle_is_said(change: dict[str, object], key: str) -> None:
    wrong = replace(example(), **change)  # type: ignore[arg-type]
    with pytest.raises(BadPuzzle) as refused:
        wrong.check()
    assert refused.value.key == key


@pytest.mark.parametrize("line", ["{", "[]", "{}", '{"puzzle": 2}', '{"puzzle": 1, "game": "creatures"}'])
def test_a_line_that_is_no_puzzle_is_named(line: str) -> None:
    with pytest.raises(BadPuzzle, match="Line 2"):
        list(parse_puzzles([line_of(example()), line]))


def test_making_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def found(wish: PuzzleWish, seed: int, stop: object) -> Iterator[Puzzle]:
        asked.append(seed)
        yield example(seed)

    monkeypatch.setattr(making, "find", found)
    file = tmp_path / "creatures.jsonl"
    first = make(PuzzleWish("creatures"), file, minutes=1, most=2)
    assert (first.new, first.games, asked) == (2, 2, [0, 1])
    with file.open("a", encoding="utf-8") as book:
        book.write('{"puzzle": 1, "ga')  # cut off
    second = make(PuzzleWish("creatures"), file, minutes=1, most=3)
    assert (second.new, second.puzzles, asked) == (1, 3, [0, 1, 2])
    assert len(read_puzzles(file)) == 3


def test_making_does_not_mix_games(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    file.write_text(line_of(example()) + "\n", encoding="utf-8")
    with pytest.raises(BadPuzzle, match="creatures"):
        make(PuzzleWish("agricola"), file, minutes=0.01)


def test_a_making_that_is_stopped_leaves_its_game_undone(tmp_path: Path) -> None:
    file = tmp_path / "creatures.jsonl"
    found = make(PuzzleWish("creatures", simulations=2000), file, minutes=0.001)
    assert found.games == 0


class Judge:
    """Stands for the search: what each first move is worth, and in how many searches."""

    def __init__(self, worth: dict[str, float], wavers: int = -1) -> None:
        self.worth, self.wavers = worth, wavers
        self.lengths: list[int] = []

    def foresee(self, game: Game, seat: int, budget: Budget, rng: Random) -> Prospect:
        move = game.codec.text(game.moves()[0][1])
        self.lengths.append(budget.simulations)
        is_wavering = move == "space one_stone" and len(self.lengths) > self.wavers >= 0
        margin = self.worth[move] + (10.0 if is_wavering else 0.0)
        return Prospect(margin, 20.0 + margin, {"animals": margin, "bonus": 1.0})


WORTH = {"space three_wood": 4.0, "space one_stone": 1.5, "space two_stone": 1.0, "space start_player": 0.0}


def looked_at(judge: Judge, monkeypatch: pytest.MonkeyPatch, played: float = 1.0) -> Puzzle | None:
    monkeypatch.setattr(finding, "foresee", judge.foresee)
    monkeypatch.setattr(finding, "played_out", lambda *_: played)
    monkeypatch.setattr(finding, "_found", lambda *_: {"hazel": 0.5})
    game = creatures()
    opinions = [Opinion(game.codec.parse(move), 10, worth, 20.0) for move, worth in WORTH.items()]
    return verified(
        PuzzleCandidate(game, 0, opinions, 2.5), PuzzleWish("creatures", 20, 1.5), Random(1), lambda: False
    )


def test_a_lead_must_hold_under_three_seeds_and_ten_times_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Judge(WORTH)
    found = looked_at(judge, monkeypatch)
    assert found is not None
    found.check()
    assert judge.lengths == [17] * 4 + [20] * 4 + [23] * 4 + [170] * 4 + [200] * 4 + [230] * 4
    assert (found.best.move, found.lead, found.simulations) == ("space three_wood", 2.5, 200)
    assert [dict(answer.lines) for answer in found.answers] == [
        {},
        {"animals": 2.5},
        {"animals": 3.0},
        {"animals": 4.0},
    ]


@pytest.mark.parametrize("searches", [0, 4, 8, 12, 16, 20])
def test_a_lead_that_fails_once_is_none(searches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Judge(WORTH, wavers=searches)
    assert looked_at(judge, monkeypatch) is None
    assert len(judge.lengths) == searches + 4


def test_a_lead_that_games_to_the_end_do_not_bear_out_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looked_at(Judge(WORTH), monkeypatch, played=-0.5) is None


def test_games_are_played_to_the_end_from_both_moves() -> None:
    game = creatures({"round": 8, "spaces": {"three_wood": {"wood": 3}}, "turn": 6})
    assert finding.played_out(game, game, 0, Random(1)) == 0.0


def test_a_search_can_be_stopped() -> None:
    assert list(finding.find(PuzzleWish("creatures", 2), 0, lambda: True)) == []


@pytest.mark.parametrize("id", games.installed())
def test_the_puzzles_that_come_with_a_game_stand(id: str) -> None:
    book = puzzles_of(id)
    assert len(book) >= 10
    assert problems(book) == []
    assert len({one.id for one in book}) == len(book)
    assert {len(one.answers) for one in book} <= {3, 4}
    assert [one.rating for one in book] == sorted(one.rating for one in book)


def test_no_puzzle_of_ours_is_left_out_for_its_rules() -> None:
    for id in with_puzzles():
        kit = games.kit(id)
        assert kit is not None
        assert kit.puzzles is not None
        lines = [
            line for file in kit.puzzles.glob("*.jsonl") for line in file.read_text("utf-8").splitlines()
        ]
        assert len(puzzles_of(id)) == len({json.loads(line)["id"] for line in lines})


def test_everybody_has_the_same_puzzle_of_the_day() -> None:
    book = puzzles_of("creatures")
    found = [of_the_day(f"2026-11-{day:02}", book) for day in range(1, 11)]
    assert found == [of_the_day(f"2026-11-{day:02}", tuple(reversed(book))) for day in range(1, 11)]
    assert len({one.id for one in found if one is not None}) == 10
    assert of_the_day("2026-11-01", ()) is None
    with pytest.raises(BadPuzzle):
        of_the_day("yesterday", book)


def test_a_puzzle_is_found_by_its_id() -> None:
    one = puzzles_of("creatures")[3]
    assert puzzle("creatures", one.id) is one
    with pytest.raises(BadPuzzle):
        puzzle("creatures", "none")


def test_a_puzzle_is_graded_by_the_levels_themselves() -> None:
    one = puzzles_of("creatures")[0]
    game = one.begin()
    found = finding._found(game, one.seat, game.codec.parse(one.best.move), Random(1))
    assert list(found) == [level.id for level in LEVELS[: len(finding.TRIES)]]
    assert all(0 <= share <= 1 for share in found.values())
