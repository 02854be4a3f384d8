"""`bocage arena`."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage import arena as arena_package
from bocage.arena import ArenaFolder, ArenaPlan, Fixture, Result, play_game
from bocage.cli import main
from bocage.cli.errors import MISUNDERSTOOD, REFUSED, STOPPED
from tests.arena.conftest import Command
from tests.arena.invented import invented
from tests.needs import signals

FACTS = {
    *("schema", "game", "mode", "options", "decks", "seats", "seed", "bots"),
    *("rules_version", "package_version", "network"),
}
KEYS = FACTS | {"games", "wins", "draws", "scores", "margins", "ratings", "pool", "balance"}


def test_the_result_as_json(arena: Command) -> None:
    code, out, err = arena("creatures", "greedy", "random", "--games", "4", "--json")
    facts = json.loads(out)
    assert (code, err) == (0, "")
    assert set(facts) == KEYS
    assert facts["games"] == 4
    assert facts["wins"] == {"greedy": 4, "random": 0}
    assert facts["margins"]["greedy"]["value"] == -facts["margins"]["random"]["value"] > 0
    ratings = facts["ratings"]
    assert ratings["greedy"]["low"] < ratings["greedy"]["value"] < ratings["greedy"]["high"]
    assert facts["pool"]["greedy"]["value"] > facts["pool"]["random"]["value"]
    assert facts["scores"]["random"]["low"] < facts["scores"]["random"]["value"]
    assert set(facts["balance"]["shelter"]) == {
        *("offered", "taken", "rate", "points", "margin", "wins", "worth"),
    }


def test_one_among_three_others(arena: Command) -> None:
    code, out, _ = arena(
        "farmerama", "greedy", "random", "random", "random", "--players", "4", "--games", "4", "--json"
    )
    facts = json.loads(out)
    assert code == 0
    assert set(facts["wins"]) == {"greedy", "random"}
    assert sum(facts["wins"].values()) == pytest.approx(4)


def test_alone_mean_scores_are_compared(arena: Command) -> None:
    code, out, _ = arena("farmerama", "greedy", "random", "--mode", "solo", "--games", "4", "--json")
    facts = json.loads(out)
    assert code == 0
    assert facts["scores"]["greedy"]["value"] > facts["scores"]["random"]["value"]
    assert facts["margins"]["greedy"]["value"] > 0
    assert facts["ratings"]["greedy"]["value"] > 0


@pytest.mark.parametrize(("lang", "words"), [("en", "95 % intervals"), ("fr", "intervalles à 95 %")])
def test_people_get_a_table_and_a_report_in_their_language(
    lang: str, words: str, arena: Command, tmp_path: Path
) -> None:
    code, out, _ = arena(
        "creatures", "random", "random", "--games", "2", "--report", str(tmp_path), "--lang", lang
    )
    assert code == 0
    assert words in out
    assert str(tmp_path / "report.html") in out.replace("\n", "")
    assert f'<html lang="{lang}">' in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_a_second_run_goes_on(arena: Command, tmp_path: Path) -> None:
    words = ("creatures", "random", "--report", str(tmp_path), "--json")
    arena(*words, "--games", "2")
    before = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    code, out, err = arena(*words, "--games", "5")
    after = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    assert code == 0
    assert json.loads(out)["games"] == 5
    assert "Games there already: 2 of 5." in err
    assert after.startswith(before)
    assert len(after.splitlines()) == 5


def test_a_folder_knows_its_own_plan(arena: Command, tmp_path: Path) -> None:
    arena("creatures", "random", "--games", "2", "--seed", "5", "--mode", "expert", "--report", str(tmp_path))
    code, out, _ = arena("--report", str(tmp_path), "--games", "3", "--json")
    assert code == 0
    assert json.loads(out)["games"] == 3


def test_bots_of_an_earlier_arena_are_in_the_same_pool(arena: Command, tmp_path: Path) -> None:
    plan = ArenaPlan("creatures", ("champion", "random"), 6)
    with ArenaFolder(tmp_path, plan) as folder:
        for fixture in plan.fixtures():
            folder.append(invented(fixture, [9 if bot == "champion" else 1 for bot in fixture.seating]))
    words = ("creatures", "greedy", "random", "--games", "2", "--pool", str(tmp_path))
    code, out, _ = arena(*words, "--json")
    facts = json.loads(out)
    assert code == 0
    assert set(facts["pool"]) == {"champion", "greedy", "random"}
    assert set(facts["ratings"]) == {"greedy", "random"}
    _, out, _ = arena(*words, "--lang", "fr")
    assert "Vivier, 1\u00a0: champion" in out


def test_a_pool_holds_one_game(arena: Command, tmp_path: Path) -> None:
    arena("creatures", "random", "--games", "1", "--report", str(tmp_path))
    code, out, err = arena("creatures", "random", "--mode", "expert", "--pool", str(tmp_path))
    assert (code, out) == (REFUSED, "")
    assert "cannot be in the same pool: it was played with other options" in err


def test_another_plan_in_the_same_folder_is_refused(arena: Command, tmp_path: Path) -> None:
    arena("creatures", "random", "--games", "1", "--report", str(tmp_path))
    code, out, err = arena("creatures", "random", "--games", "1", "--seed", "7", "--report", str(tmp_path))
    assert (code, out) == (REFUSED, "")
    assert "belongs to another arena: the seed is 0 there and 7 here" in err
    assert len(err.splitlines()) == 1


def test_a_game_is_shown_as_a_record_that_replays(
    arena: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arena("creatures", "random", "--games", "2", "--report", str(tmp_path))
    code, out, _ = arena("--report", str(tmp_path), "--show", "1")
    assert code == 0
    file = tmp_path / "game.jsonl"
    file.write_text(out, encoding="utf-8")
    assert main(["replay", str(file), "--verify"]) == 0
    assert "Verified" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Name a game and its bots"),
        (["--lang", "fr"], "Nommez un jeu et ses bots"),
        (["creatures"], "Name at least one bot: random, greedy"),
        (["creature", "random"], "Did you mean “creatures”?"),
        (["creatures", "random", "gredy"], "Did you mean “greedy”?"),
        (["creatures", "random", "gredy", "--lang", "fr"], "Vouliez-vous dire «\u00a0greedy\u00a0»\u202f?"),
        (["creatures", "random", "--players", "3"], "no seats for 3: it is for 2."),
        (["creatures", "random", "--mode", "free"], "free"),
        (["creatures", "random", "--games", "0"], "--games"),
        (["creatures", "random", "--components", "x.toml"], "--components"),
        (["creatures", *["random"] * 17], "room for 16 bots"),
        (["--show", "3"], "--report"),
        (["--report", "nowhere", "--mode", "expert"], "“--mode” means nothing"),
    ],
)
def test_a_wrong_word_gets_one_sentence(words: list[str], sentence: str, arena: Command) -> None:
    code, out, err = arena(*words)
    assert (code, out) == (MISUNDERSTOOD, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--report", "FOLDER"], "There is no arena in the folder"),
        (["--report", "FOLDER", "--lang", "fr"], "Il n’y a pas d’arène dans le dossier"),
        (["--report", "FOLDER", "--show", "1"], "There is no arena in the folder"),
    ],
)
def test_what_is_not_there_gets_one_sentence(
    words: list[str], sentence: str, arena: Command, tmp_path: Path
) -> None:
    code, out, err = arena(*(word.replace("FOLDER", str(tmp_path)) for word in words))
    assert (code, out) == (REFUSED, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_an_uneven_number_of_games_is_mentioned(arena: Command) -> None:
    _, out, err = arena("creatures", "random", "greedy", "--games", "1", "--json")
    assert json.loads(out)["games"] == 1
    assert "not played from every seat" in err


def test_ctrl_c_leaves_what_was_played(
    arena: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stop_after_one(plan: ArenaPlan, fixtures: Iterator[Fixture], jobs: int) -> Iterator[Result]:
        yield play_game(plan, next(fixtures))
        raise KeyboardInterrupt

    words = ("creatures", "random", "--games", "3", "--report", str(tmp_path))
    with monkeypatch.context() as patch:
        patch.setattr(arena_package, "play_all", stop_after_one)
        code, out, err = arena(*words, "--json")
        facts = json.loads(out)
        assert code == STOPPED
        assert (facts["games"], facts["partial"]) == (1, True)
        assert "Traceback" not in err
    code, out, _ = arena(*words, "--json")
    assert code == 0
    assert json.loads(out)["games"] == 3


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "bocage", "arena", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip


def wait_for_games(folder: Path, games: int) -> None:
    """Until so many games are finished."""
    file = folder / "games.jsonl"
    for _ in range(1200):
        if file.exists() and len(file.read_bytes().splitlines()) >= games:
            return
        time.sleep(0.1)
    pytest.fail("the arena has not begun to play")


def without_times(line: str) -> dict[str, object]:
    value: dict[str, object] = json.loads(line)
    seats = value["seats"]
    assert isinstance(seats, list)
    return value | {"seats": [seat | {"seconds": 0} for seat in seats]}


@signals
def test_a_killed_arena_goes_on_where_it_was(tmp_path: Path, arena: Command) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    words = ("creatures", "random", "--report", str(killed))
    process = start(*words, "--games", "100000", "--jobs", "2")
    wait_for_games(killed, 4)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    finished = len((killed / "games.jsonl").read_bytes().splitlines())
    wanted = str(finished + 4)
    code, out, _ = arena(*words, "--games", wanted, "--json")
    assert code == 0
    assert json.loads(out)["games"] == finished + 4
    arena("creatures", "random", "--report", str(whole), "--games", "6")
    lines = {}
    for line in (killed / "games.jsonl").read_text(encoding="utf-8").splitlines():
        assert json.loads(line)["number"] not in lines
        lines[json.loads(line)["number"]] = without_times(line)
    for line in (whole / "games.jsonl").read_text(encoding="utf-8").splitlines():
        assert lines[json.loads(line)["number"]] == without_times(line)


@signals
def test_ctrl_c_in_a_terminal_stops_all_processes(tmp_path: Path) -> None:
    process = start(
        "creatures", "random", "--games", "100000", "--jobs", "2", "--json", "--report", str(tmp_path)
    )
    wait_for_games(tmp_path, 3)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == STOPPED
    assert json.loads(out)["partial"] is True
    assert "Traceback" not in err
    kept = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    assert kept.endswith("\n")
    assert len(kept.splitlines()) >= 3
