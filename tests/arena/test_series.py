"""Long series: counted in blocks, joined, gone on with; and the tables that are published."""

import json
from pathlib import Path
from random import Random

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from bocage.arena import ArenaPlan, ArenaProblem, play_game
from bocage.arena import series as module
from bocage.arena.census import BOT, TABLES, PublishedTable, census
from bocage.arena.fortunes import ENOUGH
from bocage.arena.ledger import TakenLedger
from bocage.arena.series import PlayedSeries, play_series, read_series, write_series
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
    (tmp_path / "balance").mkdir()
    (tmp_path / "balance" / "old-table-2.en.md").write_text("gone")
    census(tmp_path / "kept.jsonl", "random", 3, 60.0, 1, "")
    publish(tmp_path / "kept.jsonl", tmp_path)
    names = {file.name for file in (tmp_path / "balance").iterdir()}
    ends = ("en.md", "en.svg", "fr.md", "fr.svg", "parquet")
    assert names == {f"{table.name}.{end}" for table in tables for end in ends}
    french = (tmp_path / "fr" / "balance.md").read_text(encoding="utf-8")
    assert "(../balance/agricola-full-2-draft.fr.md)" in french
    assert "| 4 |" in french  # whole blocks only
    table = pq.read_table(tmp_path / "balance" / "agricola-full-2-draft.parquet")
    assert table.schema.metadata[b"bocage.games"] == b"4"
    assert "pick" in table.column_names


def test_the_command_goes_on_from_what_it_kept(bocage: Command, tmp_path: Path) -> None:
    line = ("balance", "farmerama", "random", "--keep", str(tmp_path / "kept"), "--json")
    first = json.loads(bocage(*line, "--games", "2")[1])
    more = json.loads(bocage(*line, "--games", "4")[1])
    assert (first["games"], more["games"]) == (2, 4)
    assert len((tmp_path / "kept").read_text().splitlines()) == 1
    code, _, err = bocage(*line, "--games", "4", "--seed", "5")
    assert code == 1
    assert "balance" in err
