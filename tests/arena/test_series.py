"""Long series: counted in blocks, joined, gone on with; and the tables that are published."""

import json
from pathlib import Path
from random import Random

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from bocage.arena import ArenaPlan, ArenaProblem, play_game
from bocage.arena import series as module
from bocage.arena.behind import network_behind
from bocage.arena.census import BOT, TABLES, PublishedTable, census
from bocage.arena.census import main as census_command
from bocage.arena.fortunes import ENOUGH
from bocage.arena.ledger import TakenLedger
from bocage.arena.pages import is_drawn, page, picture
from bocage.arena.series import PlayedSeries, play_series, read_series, write_series
from bocage.arena.taken import reader_for
from bocage.bots.named import is_bot
from bocage.cli.published.tables import publish
from bocage.games import catalogue
from tests.arena.conftest import Command
from tests.arena.invented import invented

PLAN = ArenaPlan("agricola", ("random",), 6, 2, {"seats": 3, "draft": "sequential_7"})


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BLOCK", 2)


def told(ledger: TakenLedger) -> object:
    """What a ledger says, with sums in whatever order."""
    return json.loads(
        json.dumps(ledger.as_json(), sort_keys=True), parse_float=lambda text: round(float(text), 3)
    )


def test_ledgers_of_parts_are_together_that_of_the_whole() -> None:
    whole = TakenLedger(PLAN.fresh())
    parts = [TakenLedger(PLAN.fresh()) for _ in range(2)]
    for fixture in PLAN.fixtures():
        result = play_game(PLAN, fixture)
        whole.note(result)
        parts[fixture.number % 2].note(result)
    joined = TakenLedger(PLAN.fresh())
    for part in parts:
        joined.join(json.loads(json.dumps(part.sums())))
    assert told(joined) == told(whole)
    assert joined.pairs.keys() == whole.pairs.keys()
    assert any(thing.pick for thing in joined.things.values())


def test_a_series_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    first = PlayedSeries("x", PLAN)
    playing = play_series([first], 1, save=lambda: write_series([first], file))
    next(playing)
    playing.close()  # as Ctrl-C does
    assert (first.ledger.games, first.done) == (2, {0})
    again = PlayedSeries("x", PLAN)
    read_series([again], file)
    assert [one.done for one in play_series([again], 1)] == [{0, 1, 2}] * 2
    whole = PlayedSeries("x", PLAN)
    assert len(list(play_series([whole], 1))) == 3
    assert told(again.ledger) == told(whole.ledger)


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    write_series([PlayedSeries("x", PLAN)], file)
    with pytest.raises(ArenaProblem) as problem:
        read_series([PlayedSeries("x", ArenaPlan("agricola", ("random",), 6, 3, PLAN.words))], file)
    assert problem.value.key == "arena-other-series"
    file.write_text("no series\n", encoding="utf-8")
    with pytest.raises(ArenaProblem) as problem:
        read_series([PlayedSeries("x", PLAN)], file)
    assert problem.value.key == "arena-no-series"


def test_blocks_never_tear_a_deal() -> None:
    plan = ArenaPlan("creatures", ("greedy", "random"), 5)
    assert module.block_size(plan) % plan.cycle == 0
    assert plan.fixture(module.block_size(plan) - 1).deal != plan.fixture(module.block_size(plan)).deal


def test_low_ranks_come_first_and_equals_keep_step() -> None:
    plan = ArenaPlan("farmerama", ("random",), 4)
    series = [PlayedSeries("late", plan, rank=1), PlayedSeries("one", plan), PlayedSeries("two", plan)]
    assert [one.name for one in play_series(series, 1)] == ["one", "two", "one", "two", "late", "late"]


def test_no_time_no_games() -> None:
    assert list(play_series([PlayedSeries("x", PLAN)], 1, seconds=0.0)) == []


def test_pairs_that_go_together_are_told_and_others_are_not() -> None:
    plan, rng = ArenaPlan("creatures", ("random",), 2000), Random(3)
    ledger = TakenLedger(plan.fresh())
    for fixture in plan.fixtures():
        taken = [[id for id in ("barn", "inn", "pen") if rng.random() < 0.5] for _ in range(2)]
        scores = [3.0 * ("barn" in own and "inn" in own) + rng.gauss(0, 2) for own in taken]
        ledger.note(invented(fixture, scores, offered=["barn", "inn", "pen"], taken=taken))
    (pair,) = ledger.together()
    assert pair[:2] == ("barn", "inn")
    assert pair[3].low is not None
    assert pair[3].high is not None
    assert pair[3].low <= 3.0 <= pair[3].high
    assert sum(sums.count for sums in pair[2].margins) == plan.games  # one seat a game


def test_few_seats_make_no_pair() -> None:
    plan = ArenaPlan("creatures", ("random",), ENOUGH - 1)
    ledger = TakenLedger(plan.fresh())
    for fixture in plan.fixtures():
        ledger.note(invented(fixture, [9.0, 0.0], offered=["barn", "inn"], taken=[["barn", "inn"], []]))
    assert ledger.together() == []


def test_what_few_seats_took_is_told_and_not_drawn() -> None:
    plan = ArenaPlan("creatures", ("random",), 2 * ENOUGH)
    ledger = TakenLedger(plan.fresh())
    for number, fixture in enumerate(plan.fixtures()):
        taken = [["barn"] + ["inn"] * (number == 0), []]
        scores = [float(number % 3), float(number % 2)]
        ledger.note(invented(fixture, scores, offered=["barn", "inn"], taken=taken))
    assert {one.id: is_drawn(one) for one in ledger.rows()} == {"barn": True, "inn": False}
    name = reader_for("creatures").name
    drawn = picture(ledger, "creatures", "en")
    assert name("barn", "en") in drawn
    assert name("inn", "en") not in drawn
    facts = {"game": "creatures", "mode": "expert", "options": {}, "seats": 2, "seed": 0, "bots": ["random"]}
    facts |= {"rules_version": 2, "package_version": "0", "title": {"en": "Creatures"}}
    assert "Not in the picture: what fewer than 30 seats took, or left." in page(ledger, facts, "en", "x.svg")


def test_every_mode_of_every_game_is_published_with_all_numbers_of_players() -> None:
    found = {(table.game, table.mode, table.series("random", 1).plan.seats) for table in TABLES}
    for entry in catalogue():
        modes = {mode for game, mode, _ in found if game == entry.id}
        assert modes == set(entry.modes) - {"free"}, "tiles of one’s own choice are no table"
        assert {seats for game, _, seats in found if game == entry.id} == set(entry.players)
    assert len({table.name for table in TABLES}) == len(TABLES)
    assert is_bot(BOT)


def test_a_census_becomes_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = (
        PublishedTable("farmerama", "basic", 2),
        PublishedTable("agricola", "full", 2, more={"draft": "sequential_7"}),
    )
    monkeypatch.setattr("bocage.arena.census.TABLES", tables)
    monkeypatch.setattr("bocage.cli.published.tables.TABLES", tables)
    monkeypatch.setattr("bocage.cli.published.index.TABLES", tables)
    (tmp_path / "balance").mkdir()
    (tmp_path / "balance" / "old-table-2.en.md").write_text("gone")
    census(tmp_path / "kept.jsonl", "random", 3, 60.0, 1, "")
    publish(tmp_path, tmp_path / "kept.jsonl")
    names = {file.name for file in (tmp_path / "balance").iterdir()}
    ends = ("en.md", "en.svg", "fr.md", "fr.svg", "parquet")
    assert names == {f"{table.name}.{end}" for table in tables for end in ends} | {"tables.json"}
    french = (tmp_path / "fr" / "balance.md").read_text(encoding="utf-8")
    assert "(../balance/agricola-full-2-draft.fr.md)" in french
    assert "| 4 |" in french  # whole blocks only
    table = pq.read_table(tmp_path / "balance" / "agricola-full-2-draft.parquet")
    assert table.schema.metadata[b"bocage.games"] == b"4"
    assert "pick" in table.column_names


@pytest.fixture
def two_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = (PublishedTable("farmerama", "basic", 2), PublishedTable("farmerama", "basic", 3))
    for module_name in ("arena.census", "cli.published.tables", "cli.published.index"):
        monkeypatch.setattr(f"bocage.{module_name}.TABLES", tables)


@pytest.mark.usefixtures("two_tables")
def test_tables_that_are_not_played_again_stay_as_they_are(tmp_path: Path) -> None:
    census(tmp_path / "first", "random", 2, 60.0, 1, "farmerama-basic-2")
    publish(tmp_path, tmp_path / "first")
    page = (tmp_path / "balance" / "farmerama-basic-2.en.md").read_text(encoding="utf-8")
    census(tmp_path / "second", "random", 3, 60.0, 1, "farmerama-basic-3")
    publish(tmp_path, tmp_path / "second")
    assert (tmp_path / "balance" / "farmerama-basic-2.en.md").read_text(encoding="utf-8") == page
    rows = [line for line in (tmp_path / "balance.md").read_text().splitlines() if "farmerama-basic" in line]
    assert [line.split(" | ")[1] for line in rows[-2:]] == ["2", "4"]
    census(tmp_path / "second", "random", 2, 60.0, 1, "farmerama-basic-2")
    kept = [json.loads(line) for line in (tmp_path / "second").read_text().splitlines()]
    assert [(line["name"], line["sums"]["games"]) for line in kept] == [
        ("farmerama-basic-3", 4),
        ("farmerama-basic-2", 2),
    ]
    census(tmp_path / "both", "random", 2, 60.0, 1, "farmerama-basic-2,farmerama-basic-3")
    assert len((tmp_path / "both").read_text(encoding="utf-8").splitlines()) == 2


def test_a_table_that_there_is_not_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["census", str(tmp_path / "kept"), "--only", "agricola-full-2,agricola-fill"]
    monkeypatch.setattr("sys.argv", words)
    with pytest.raises(SystemExit):
        census_command()
    assert "no table is called agricola-fill;" in capsys.readouterr().err


@pytest.mark.usefixtures("two_tables")
def test_what_another_network_played_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept"
    census(file, BOT, 2, 60.0, 1, "farmerama-basic-2")
    publish(tmp_path, file)
    line = json.loads(file.read_text())
    assert line["network"].startswith("farmerama.net ")
    page = (tmp_path / "balance" / "farmerama-basic-2.en.md").read_text(encoding="utf-8")
    assert f"network {line['network']};" in page
    assert "an earlier one" not in (tmp_path / "balance.md").read_text(encoding="utf-8")
    file.write_text(json.dumps(line | {"network": "farmerama.net 00000000"}) + "\n")
    with pytest.raises(ArenaProblem) as problem:
        read_series([PublishedTable("farmerama", "basic", 2).series(BOT, 2)], file)
    assert problem.value.key == "arena-other-network"
    publish(tmp_path, file)
    assert "| farmerama.net 00000000, an earlier one |" in (tmp_path / "balance.md").read_text(
        encoding="utf-8"
    )
    capsys.readouterr()
    (series,) = census(file, BOT, 2, 60.0, 1, "farmerama-basic-2")
    assert "begins_anew" in capsys.readouterr().out
    assert (series.ledger.games, json.loads(file.read_text())["network"]) == (2, line["network"])


def test_bots_without_a_network_name_none() -> None:
    plan = ArenaPlan("farmerama", ("random", "greedy", "classic:10", "mcts:0.1s~2"), 1)
    assert network_behind(plan) is None
    assert str(network_behind(ArenaPlan("farmerama", ("oak",), 1))).startswith("farmerama.net ")
    assert str(network_behind(ArenaPlan("farmerama", (BOT,), 1, 0, {"seats": 4}))).startswith(
        "farmerama-4.net "
    )


def test_the_command_goes_on_from_what_it_kept(bocage: Command, tmp_path: Path) -> None:
    line = ("balance", "farmerama", "random", "--keep", str(tmp_path / "kept"), "--json")
    first = json.loads(bocage(*line, "--games", "2")[1])
    more = json.loads(bocage(*line, "--games", "4")[1])
    assert (first["games"], more["games"]) == (2, 4)
    assert len((tmp_path / "kept").read_text().splitlines()) == 1
    code, _, err = bocage(*line, "--games", "4", "--seed", "5")
    assert code == 1
    assert "balance" in err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--only", "chess-3"], "no table is called chess-3; there are: creatures-standard-2"),
        (["--games", "0"], "more than nothing"),
        (["--jobs", "0"], "more than nothing"),
        ([], "letter.txt"),
    ],
)
def test_a_census_that_cannot_be_says_so_before_it_plays(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """An unknown table was played in no time at all, and its pages written: nobody saw that nothing was."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["census", str(file), *words])
    with pytest.raises(SystemExit) as ended:
        census_command()
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "Dear Ada,\n"
