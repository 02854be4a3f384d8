"""What commands print with --json is what their schemas say, and exit codes are the same everywhere."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it has no types

from bocage import __version__, cli, messages, site
from bocage.cli import bench
from bocage.cli.errors import MISUNDERSTOOD, REFUSED
from bocage.cli.schemas import ANSWERS, page, schema_of
from bocage.core.record import record_of
from bocage.games import creatures
from bocage.games.creatures import Game
from bocage.games.farmerama import Game as Farmerama
from bocage.games.farmerama.rules.components import OWN_FILE
from bocage.site import folder, measure

DOCS = Path(__file__).parents[2] / "docs"
Answer = Callable[..., dict[str, object]]


@pytest.fixture(autouse=True)
def speak_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BOCAGE_LANG", "en")
    yield
    messages.choose(None)


@pytest.fixture
def answer(capsys: pytest.CaptureFixture[str]) -> Answer:
    """Run a command with --json and hold what it prints to its schema."""

    def run(*words: str) -> dict[str, object]:
        assert cli.main([*words, "--json"]) == 0
        found: dict[str, object] = json.loads(capsys.readouterr().out)
        Draft202012Validator(schema_of(words[0])).validate(found)
        assert found["package_version"] == __version__
        return found

    return run


@pytest.fixture
def record(tmp_path: Path) -> str:
    game = Game(seed=1, mode="expert", first_player=0)
    for space in ("three_wood", "two_stone", "one_stone"):
        game.play(f"space {space}")
    file = tmp_path / "game.record"
    record_of(game, ["Ann", "Bob"]).write(file)
    return str(file)


def test_simulate(answer: Answer) -> None:
    words = ("--games", "2", "--players", "3", "--option", "draft=quick")
    found = answer("simulate", "agricola", *words)
    assert (found["game"], found["mode"], found["seats"], found["seed"]) == ("agricola", "full", 3, 0)
    assert found["decks"] == ["base"]
    assert isinstance(found["options"], dict)
    assert found["options"]["draft"] == "quick"


def test_arena_measures_options_too(answer: Answer) -> None:
    found = answer("arena", "creatures", "random", "--games", "2", "--option", "first_player=2")
    assert isinstance(found["options"], dict)
    assert found["options"]["first_player"] == 1  # seats count from 1 on screen
    assert found["bots"] == ["random"]


def test_replay(answer: Answer, record: str) -> None:
    assert answer("replay", record)["players"] == ["Ann", "Bob"]


@pytest.mark.parametrize("words", [("--move", "10"), ()])
def test_analyse(answer: Answer, record: str, words: tuple[str, ...]) -> None:
    found = answer("analyse", record, "--simulations", "20", *words)
    assert found["kind"] == ("advice" if words else "review")
    assert found["mode"] == "expert"
    assert str(found["network"]).startswith("creatures.net ")


def test_analyse_with_another_option_than_the_file_has(answer: Answer, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(Game(seed=1, mode="expert").position()), encoding="utf-8")
    found = answer("analyse", str(file), "--simulations", "10", "--option", "forced_free_trough=no")
    assert isinstance(found["options"], dict)
    assert found["options"]["forced_free_trough"] is False


def test_an_option_of_the_line_that_cannot_be_is_misunderstood(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(Game(seed=1).position()), encoding="utf-8")
    assert cli.main(["analyse", str(file), "--option", "colour=red"]) == MISUNDERSTOOD


def test_export(answer: Answer, record: str, tmp_path: Path) -> None:
    assert answer("export", record, "--to", "parquet", str(tmp_path / "out.parquet"))["rows"] == 3


def test_export_into_a_folder_that_is_not_there(record: str, tmp_path: Path) -> None:
    words = ["export", record, "--to", "parquet", str(tmp_path / "none" / "out.parquet")]
    assert cli.main(words) == REFUSED


def test_fuzz(answer: Answer) -> None:
    assert answer("fuzz", "creatures", "--games", "1")["seed"] == 0


def test_fuzz_tells_what_its_games_were_made_with(answer: Answer, orchard: str) -> None:
    found = answer("fuzz", "creatures", "--games", "1", "--mode", "expert", "--decks", f"base,{orchard}")
    assert (found["mode"], found["decks"]) == ("expert", ["base", "orchard"])
    assert found["options"] == {"decks": ["base", "orchard"]}


def test_fuzz_tells_the_figures_of_a_box(answer: Answer, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = OWN_FILE.read_text(encoding="utf-8")
    file.write_text(text.replace("value = 9,", "value = 11,", 1), encoding="utf-8")
    found = answer("simulate", "farmerama", "--games", "1", "--components", str(file))["options"]
    assert isinstance(found, dict)
    told = answer("fuzz", "farmerama", "--games", "1", "--components", str(file))
    assert told["options"] == {"components": found["components"]}


def test_bench(answer: Answer) -> None:
    found = answer("bench", "--seconds", "0.5", "--games", "creatures")
    assert (found["options"], found["decks"]) == ({}, ["base"])


def test_bench_tells_its_decks(
    orchard: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench.Bench, "run", lambda _bench: False)
    assert cli.main(["bench", "--decks", f"base,{orchard}", "--json"]) == 0
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    Draft202012Validator(schema_of("bench")).validate(found)
    assert set(found["rules_versions"]) == {"creatures", "agricola"}  # those that have such a deck
    assert found["options"] == {"decks": ["base", "orchard"]}
    assert found["decks"] == ["base", "orchard"]
    assert printed.err.count("is a Python package") == 1


def test_bench_of_a_site(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    visit = measure.Visit(1.0, 2.0, {"ready": 900.0})
    times = measure.Times(visit, 3.0, visit, {"creatures": 0.2})
    monkeypatch.setattr(site, "write_site", lambda _folder: SimpleNamespace(size=5))
    monkeypatch.setattr(folder, "first_load", lambda _folder: 4)
    monkeypatch.setattr(measure, "measure_site", lambda _folder: times)
    assert cli.main(["bench", "--site", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    Draft202012Validator(schema_of("bench-site")).validate(found)
    assert found["schema"] == "bench-site/1"
    assert found["first"]["ready"] == 2.0


def test_info(answer: Answer) -> None:
    answer("info")


def test_rules(answer: Answer, tmp_path: Path) -> None:
    answer("rules", "--coverage", "--tests", str(tmp_path))


def test_lessons(answer: Answer) -> None:
    assert answer("lesson")["lessons"]


def test_links(answer: Answer) -> None:
    found = answer("link", "check", "creatures", "--positions", "3", "--seed", "4")
    assert (found["wrong"], found["seed"], found["rules_version"]) == (0, 4, Game.rules_version)


def test_puzzles(answer: Answer, tmp_path: Path) -> None:
    words = ("--minutes", "0.01", "--simulations", "2", "--to", str(tmp_path / "some.jsonl"))
    found = answer("puzzles", "make", "farmerama", *words)
    assert (found["game"], found["rules_version"]) == ("farmerama", Farmerama.rules_version)
    book = Path(creatures.__file__).with_name("puzzles") / "creatures.jsonl"
    few = tmp_path / "few.jsonl"
    few.write_text("".join(book.read_text(encoding="utf-8").splitlines(keepends=True)[:3]), encoding="utf-8")
    books = answer("puzzles", "check", str(few))["books"]
    assert isinstance(books, dict)
    assert [found["puzzles"] for found in books.values()] == [3]


def test_a_schema_refuses_what_is_missing_or_too_much() -> None:
    check = Draft202012Validator(schema_of("info"))
    found = {"schema": "info/1", "package_version": "1", "python": "3", "compiled": True, "games": []}
    found["decks"] = []
    assert check.is_valid(found)
    assert not check.is_valid(found | {"more": 1})
    assert not check.is_valid({name: value for name, value in found.items() if name != "python"})


def test_the_command_prints_the_schema(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ANSWERS:
        assert cli.main(["schema", name]) == 0
        Draft202012Validator.check_schema(json.loads(capsys.readouterr().out))
    assert cli.main(["schema", "simulat"]) == MISUNDERSTOOD
    assert "simulate" in capsys.readouterr().err


def test_the_page_is_that_of_the_schemas() -> None:
    assert (DOCS / "json.md").read_text(encoding="utf-8") == page(), "run scripts/observations"


@pytest.mark.parametrize("command", ["simulate", "arena", "fuzz", "play"])
@pytest.mark.parametrize("words", [("--mode", "hard"), ("--option", "colour=red"), ("--option", "draft")])
def test_what_the_line_cannot_mean_has_one_code(
    command: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    line = [command, "creatures", *(["random"] if command == "arena" else []), *words]
    if command == "play":
        line.insert(1, "--terminal")
    assert cli.main(line) == MISUNDERSTOOD
    assert capsys.readouterr().err.count("\n") == 1


def test_a_folder_that_is_not_there_is_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (["components", "write"], ["arena", "creatures", "random", "--games", "1", "--leaderboard"]):
        assert cli.main([*words, str(tmp_path / "none" / "a.file")]) == REFUSED
        assert capsys.readouterr().err.endswith(f"There is no folder {tmp_path / 'none'}.\n")


@pytest.mark.parametrize(
    "words", [("simulate", "agricola", "--games", "1"), ("arena", "creatures", "random"), ("mcp", "agricola")]
)
def test_a_seat_that_is_not_there_is_named_as_it_was_written(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*words, "--option", "first_player=9"]) == MISUNDERSTOOD
    assert "“9” is no player who could begin: 1 to 2." in capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_a_file_that_is_not_there_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([command, "/nowhere/a.record"]) == REFUSED
    assert capsys.readouterr().err.count("\n") == 1


def test_pages_that_are_written_beside_leave_the_answer_alone(answer: Answer, tmp_path: Path) -> None:
    words = ("creatures", "random", "--games", "2", "--to", str(tmp_path))
    assert answer("balance", *words)["games"] == 2
    assert list(tmp_path.glob("*.md"))
