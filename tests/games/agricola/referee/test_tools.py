"""Agricola in simulate, bench and the report of the arena."""

import json
from pathlib import Path
from random import Random

import pytest

from bocage.arena.taken import reader_for
from bocage.benchmark.figures import Figure
from bocage.cli import bench
from bocage.games.agricola import Game
from bocage.games.agricola import bench as benchmark
from bocage.games.agricola.referee.deck import MAJORS
from tests.commands import Command
from tests.contract.settings import choose
from tests.games.agricola.deck import CARD_NAMES
from tests.games.agricola.scenario import agricola_table
from tests.rule_marks import rule


@pytest.mark.parametrize(("lang", "words"), [("en", "decisions in"), ("fr", "décisions en")])
def test_games_can_be_simulated_in_both_languages(lang: str, words: str, bocage: Command) -> None:
    code, out, _ = bocage("simulate", "agricola", "--games", "2", "--mode", "beginner", "--lang", lang)
    assert code == 0
    assert words in out


@rule("A-19.1")
@pytest.mark.parametrize("players", ["1", "4"])
def test_any_number_of_players_can_be_simulated(players: str, bocage: Command) -> None:
    words = ["simulate", "agricola", "--games", "1", "--players", players, "--seed", "3", "--json"]
    code, out, _ = bocage(*words)
    assert code == 0
    assert len(json.loads(out)["scores"]) == int(players)
    assert bocage(*words)[1].split('"checksum"')[1][:24] == out.split('"checksum"')[1][:24]


def test_every_figure_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "TABLES", (("full", 1), ("beginner", 2)))
    for constant, value in (("SECONDS", 0.01), ("COUNTED", 1), ("QUESTIONED", 2)):
        monkeypatch.setattr(benchmark, constant, value)
    figures = {(figure.mode, figure.what): figure.value for figure in benchmark.measure()}
    assert set(figures) == {
        *((table, what) for table in ("full 1", "beginner 2") for what in ("games", "placements")),
        ("", "query.legal.p99"),
        ("", "query.legal.max"),
    }
    # Two people for fourteen rounds, alone or with an opponent, if nobody is born.
    assert figures["full 1", "placements"] >= 28 * 0.9 * figures["full 1", "games"]
    assert figures["", "query.legal.max"] >= figures["", "query.legal.p99"] > 0


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ["people placed", "question, max"]), ("fr", ["personnes", "question, max"])]
)
def test_people_read_the_figures_in_their_language(
    lang: str, words: list[str], bocage: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [
        Figure("agricola", "full 4", "placements", "/s", 50.0),
        Figure("agricola", "", "query.legal.max", "ns", 400.0),
    ]
    monkeypatch.setattr(bench, "measure_round", lambda chosen, seconds, brief: iter(found))
    monkeypatch.setattr(bench, "interpreted_round", lambda chosen, seconds, brief: found)
    out = " ".join(bocage("bench", "--games", "agricola", "--lang", lang)[1].split())
    assert all(word in out for word in words)


@rule("A-14.7", "A-14.12")
def test_what_was_played_counts_as_taken_even_when_it_is_gone() -> None:
    table = agricola_table(2).course(round=1, revealed=["major_improvement"])
    table.given(0, cards=["fireplace_2"], hand=["market_stall", "tutor"], grain=1)
    table.act(0, "space major_improvement; major cooking_hearth_4; give_back fireplace_2")
    table.act(1, "space forest").act(0, "space meeting_place; minor market_stall")
    reader = reader_for("agricola")
    assert reader.taken(table.game, 0) == ["cooking_hearth_4", "market_stall"]
    assert reader.offered(table.game, 0) == [*MAJORS, "market_stall", "tutor"]
    assert reader.taken(table.game, 1) == []
    assert reader.offered(table.game, 1) == [*MAJORS, "market_stall"]


def test_what_is_taken_was_offered_and_has_a_name() -> None:
    rng = Random(5)
    game = Game(seats=3, seed=5)
    while game.to_act is not None:
        game.play(choose(game, rng))
    reader = reader_for("agricola")
    for seat in range(3):
        taken = reader.taken(game, seat)
        assert taken
        assert set(taken) <= set(reader.offered(game, seat))
        assert len(reader.offered(game, seat)) >= 10 + 14
        assert all(reader.name(id, "fr") and reader.name(id, "en") for id in taken)
    assert reader.name("tutor", "en") == "Tutor"
    assert CARD_NAMES[0] not in reader.offered(game, 0)


@pytest.mark.parametrize(("lang", "card"), [("en", "Joinery"), ("fr", "Menuiserie")])
def test_the_report_of_an_arena_has_the_balance_of_the_cards(
    lang: str, card: str, bocage: Command, tmp_path: Path
) -> None:
    words = ["arena", "agricola", "random", "random", "--games", "2", "--report", str(tmp_path / "found")]
    code, _, _ = bocage(*words, "--lang", lang)
    assert code == 0
    told = "".join(file.read_text(encoding="utf-8") for file in (tmp_path / "found").glob("*.html"))
    assert card in told
