"""The books of puzzles that come with the games: looked at one by one without a search, and how they grow."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bocage import games
from bocage.cli import main
from bocage.learning.errors import BadPuzzle
from bocage.learning.links import position_code, read_link
from bocage.learning.puzzles import finding, making, merging
from bocage.learning.puzzles.finding import PuzzleCandidate, PuzzleWish, by_turns
from bocage.learning.puzzles.making import make
from bocage.learning.puzzles.merging import merge, spread
from bocage.learning.puzzles.puzzle import GRADES, Puzzle, line_of, read_puzzles, sort_of
from bocage.learning.puzzles.shelf import puzzles_of
from bocage.table import lessons
from tests.learning.test_puzzles import creatures, example

LARGEST = 2_000_000  # bytes of a book
UNSAID = re.compile(r"[{}⁨⁩]|\b(?:space|call|option) [a-z_]+\.?\d*\b(?=;)")


@pytest.mark.parametrize("id", games.installed())
def test_a_book_is_small_and_has_no_doubles(id: str) -> None:
    book = puzzles_of(id)
    assert len({one.likeness for one in book}) == len(book)
    kit = games.kit(id)
    assert kit is not None
    assert kit.puzzles is not None
    assert all(file.stat().st_size < LARGEST for file in kit.puzzles.glob("*.jsonl"))


@pytest.mark.parametrize("id", games.installed())
def test_every_puzzle_is_told_in_both_languages_and_fits_in_a_link(id: str) -> None:
    for one in puzzles_of(id):
        is_told_in_both_languages(one)
        assert read_link(position_code(one.begin())).game.checksum() == one.id


def is_told_in_both_languages(one: Puzzle) -> None:
    told = [lessons.puzzle_verdict(one.game, one.id, one.best.move, lang) for lang in ("en", "fr")]
    for verdict in told:
        assert verdict["solved"], one.id
        assert verdict["sentence"], one.id
        sentences = [move["sentence"] for move in verdict["moves"]]
        assert len(set(sentences)) == len(sentences), f"{one.id}: moves must be told apart"
        assert not any(UNSAID.search(sentence) for sentence in (*sentences, verdict["sentence"])), one.id
    assert told[0]["sentence"] != told[1]["sentence"], one.id


@pytest.mark.parametrize("id", games.installed())
def test_what_every_wrong_answer_gives_away_adds_up(id: str) -> None:
    for one in puzzles_of(id):
        for answer in one.answers[1:]:
            given_away = sum(answer.lines.values())
            assert given_away == pytest.approx(one.best.worth - answer.worth, abs=0.5), one.id


def test_games_of_all_sorts_come_by_turns() -> None:
    sorts = finding._sorts("agricola")
    assert {seats for _, seats in sorts} == {1, 2, 3, 4}
    begun = [finding._begin("agricola", seed, Random(seed)) for seed in range(2 * len(sorts))]
    assert [sort_of(game.options) for game in begun] == sorts * 2


def candidate(now: int, lead: float) -> PuzzleCandidate:
    return PuzzleCandidate(creatures({"round": now}), 0, [], lead)


def test_beginning_middle_and_end_of_a_game_come_by_turns() -> None:
    some = [candidate(now, lead) for now, lead in ((8, 9.0), (8, 8.0), (7, 7.0), (4, 3.0), (1, 2.0))]
    assert [(finding._round(one), one.lead) for one in by_turns(some, 0)] == [
        (1, 2.0),
        (4, 3.0),
        (8, 9.0),
        (8, 8.0),
        (7, 7.0),
    ]
    assert finding._round(by_turns(some, 2)[0]) == 8
    assert by_turns([], 1) == []


def test_what_is_like_a_puzzle_of_the_game_is_not_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = puzzles_of("creatures")[0]

    def found(wish: PuzzleWish, seed: int, stop: object) -> Iterator[Puzzle]:
        yield shipped if seed == 0 else example(seed)

    monkeypatch.setattr(making, "find", found)
    made = make(PuzzleWish("creatures"), tmp_path / "creatures.jsonl", minutes=1, most=1)
    assert (made.games, made.new) == (2, 1)


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A book of creatures with one puzzle, in the place of ours."""
    folder = tmp_path / "book"
    folder.mkdir()
    file = folder / "creatures.jsonl"
    file.write_text(line_of(example(0)) + "\n", encoding="utf-8")
    kits = {"creatures": SimpleNamespace(puzzles=folder), "bare": SimpleNamespace(puzzles=None)}
    monkeypatch.setattr(merging, "kit", kits.get)
    return file


def written(folder: Path, *puzzles: Puzzle) -> Path:
    file = folder / "new.jsonl"
    file.write_text("".join(line_of(one) + "\n" for one in puzzles), encoding="utf-8")
    return file


def test_puzzles_are_merged_without_doubles_and_wrong_ones(book: Path, tmp_path: Path) -> None:
    like = replace(example(0), lead=9.0)
    wrong = replace(example(2), seat=1)
    (merged,) = merge([written(tmp_path, like, example(1), wrong)])
    assert (merged.puzzles, merged.new, merged.doubles, merged.wrong) == (2, 1, 1, 1)
    assert [one.id for one in read_puzzles(book)] == [example(0).id, example(1).id]
    assert merged.size == book.stat().st_size
    (again,) = merge([tmp_path / "new.jsonl"])
    assert (again.puzzles, again.new) == (2, 0)


def test_a_game_without_a_book_is_refused(book: Path, tmp_path: Path) -> None:
    with pytest.raises(BadPuzzle) as refused:
        merge([written(tmp_path, replace(example(), game="bare"))])
    assert refused.value.key == "puzzle-no-book"


def test_merging_is_one_command(book: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new = written(tmp_path, example(1), example(2))
    assert main(["puzzles", "merge", str(new), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["merged"]["creatures"]["new"] == 2
    assert main(["--lang", "fr", "puzzles", "merge", str(new), "--most", "2"]) == 0
    assert "problèmes\u00a0: 2" in capsys.readouterr().out
    assert len(read_puzzles(book)) == 2


def test_a_book_is_spread_over_grades_and_rounds() -> None:
    easy = [replace(example(0), id=str(number), found={"oak": 1.0}) for number in range(20)]
    others = [
        replace(example(7), id=f"late {grade}", found={"oak": share}) for grade, share in GRADES.items()
    ]
    chosen = spread([*easy, *others], 6)
    assert {one.grade for one in chosen} == set(GRADES)
    assert len(chosen) == 6
    assert spread(easy, 100) == easy
