"""`bocage fuzz`: campaigns and what they report."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage.cli import fuzz as command
from bocage.cli.errors import MISUNDERSTOOD, REFUSED, STOPPED
from bocage.core.record import read_record
from bocage.fuzzing import BLOCK, Campaign, Report, Violation, fuzz
from bocage.fuzzing.campaign import LONG_BLOCK
from bocage.fuzzing.report import Broken
from bocage.games.creatures import Game
from bocage.games.creatures.decks import base_book
from bocage.games.creatures.referee import watch
from tests.commands import Command

FACTS = {"schema", "game", "mode", "options", "decks", "seats", "seed", "rules_version", "package_version"}
KEYS = FACTS | {"games", "decisions", "violations", "components"}


def test_the_report_has_its_keys_and_every_building(bocage: Command) -> None:
    code, out, _ = bocage("fuzz", "creatures", "--games", "2", "--json")
    facts = json.loads(out)
    assert code == 0
    assert set(facts) == KEYS
    assert (facts["games"], facts["violations"]) == (2, [])
    assert set(facts["components"]) == {building.id for building in base_book().buildings[1:]}
    assert all({"built", "used"} <= set(component) for component in facts["components"].values())


def test_any_number_of_processes_gives_the_same_report() -> None:
    def total(jobs: int) -> dict[str, object]:
        report = Report()
        for part in fuzz(Campaign("creatures", BLOCK + 4, seed=2), jobs):
            report.add(part)
        return report.as_json()

    assert total(1) == total(2)


def test_the_blocks_of_a_long_campaign_hold_every_game_once() -> None:
    blocks = [games for _, games in Campaign("creatures", 2345).blocks()]
    assert [index for games in blocks for index in games] == list(range(2345))
    assert (len(blocks[0]), max(len(games) for games in blocks)) == (BLOCK, LONG_BLOCK)


def test_seconds_are_another_way_to_say_how_long(bocage: Command) -> None:
    code, out, _ = bocage("fuzz", "creatures", "--seconds", "0.2", "--json")
    assert code == 0
    assert json.loads(out)["games"] > 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["creature"], "Did you mean “creatures”?"),
        (["creatures", "--mode", "expret"], "Did you mean “expert”?"),
        (["creatures", "--games", "2", "--seconds", "3"], "either --games or --seconds"),
        (["creatures", "--games", "2", "--seconds", "3", "--lang=fr"], "soit --games, soit --seconds"),
    ],
)
def test_a_wrong_word_gets_one_sentence(words: list[str], sentence: str, bocage: Command) -> None:
    code, out, err = bocage("fuzz", *words)
    assert (code, out) == (MISUNDERSTOOD, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """An invariant that breaks at the end of every game."""

    def check(game: Game) -> None:
        raise Broken("scores", "what a pity")

    monkeypatch.setattr(watch, "check_scores", check)


@pytest.mark.usefixtures("broken")
def test_a_violation_comes_with_a_record_that_can_be_replayed(bocage: Command, tmp_path: Path) -> None:
    folder = tmp_path / "found"
    code, out, err = bocage("fuzz", "creatures", "--games", "1", "--json", "--out", str(folder))
    assert code == REFUSED
    violation = json.loads(out)["violations"][0]
    assert (violation["invariant"], violation["detail"]) == ("scores", "what a pity")
    assert violation["file"] in err
    record = read_record(Path(violation["file"]))
    assert len(record.moves) == violation["decision"]
    assert bocage("replay", violation["file"], "--verify")[0] == 0


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Game 0 (--seed 0), after"), ("fr", "Partie 0 (--seed 0), après")]
)
def test_people_read_of_violations_in_their_language(
    lang: str, words: str, bocage: Command, tmp_path: Path
) -> None:
    code, out, _ = bocage("fuzz", "creatures", "--games", "1", "--out", str(tmp_path), "--lang", lang)
    assert code == REFUSED
    assert words in out


def test_people_get_a_table_of_the_buildings(bocage: Command) -> None:
    _, out, _ = bocage("fuzz", "creatures", "--games", "1")
    assert "stewards_office" in out
    assert "No violation." in out


def test_ctrl_c_leaves_what_was_played(bocage: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(campaign: Campaign, jobs: int) -> Iterator[Report]:
        yield Report(games=7, decisions=70)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "fuzz", stop)
    code, out, _ = bocage("fuzz", "creatures", "--json")
    facts = json.loads(out)
    assert code == STOPPED
    assert set(facts) == KEYS | {"partial"}
    assert (facts["games"], facts["partial"]) == (7, True)


def test_ctrl_c_after_a_violation_still_counts_as_a_violation(
    bocage: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stop(campaign: Campaign, jobs: int) -> Iterator[Report]:
        yield Report(games=1, violations=[Violation(0, 3, "copy", "shared", ["{}"])])
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "fuzz", stop)
    assert bocage("fuzz", "creatures", "--json", "--out", str(tmp_path))[0] == REFUSED
