"""`bocage simulate`: random games in numbers."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from bocage.cli import simulate as command
from bocage.cli.errors import MISUNDERSTOOD, STOPPED
from bocage.simulation import SimulationPlan, Tally, games_of, simulate
from tests.commands import Command
from tests.needs import signals

KEYS = {
    *("schema", "game", "mode", "options", "decks", "seats", "seed", "rules_version", "package_version"),
    *("games", "decisions", "seconds", "scores", "checksum"),
}


def test_the_result_says_what_was_played_and_how_it_went(bocage: Command) -> None:
    code, out, err = bocage("simulate", "creatures", "--games", "3", "--json")
    facts = json.loads(out)
    assert (code, err) == (0, "")
    assert set(facts) == KEYS
    assert (facts["game"], facts["mode"], facts["seed"], facts["seats"]) == ("creatures", "standard", 0, 2)
    assert facts["games"] == 3
    assert facts["decisions"] > 3 * 48
    assert facts["seconds"] > 0
    assert [set(seat) for seat in facts["scores"]] == [{"seat", "mean", "min", "max", "sd", "wins"}] * 2


def test_every_option_of_a_game_can_be_simulated(bocage: Command) -> None:
    words = ("--option", "draft=quick", "--option", "first_player=2", "--option", "additional_actions=yes")
    code, out, _ = bocage("simulate", "agricola", "--games", "1", "--players", "2", *words, "--json")
    assert code == 0
    options = json.loads(out)["options"]
    assert (options["draft"], options["first_player"], options["additional_actions"]) == ("quick", 1, True)
    for wrong in ("draft", "drafts=quick", "first_player=0"):
        code, _, err = bocage("simulate", "agricola", "--games", "1", "--option", wrong)
        assert (code, err.count("\n")) == (2, 1)


def test_scores_are_those_of_the_single_games() -> None:
    plan = SimulationPlan("creatures", 4)
    singles = [games_of((plan, range(index, index + 1))) for index in range(4)]
    together = games_of((plan, range(4)))
    scores = [single.seats[0].mean for single in singles]
    assert together.seats[0].mean == pytest.approx(sum(scores) / 4)
    assert (together.seats[0].low, together.seats[0].high) == (min(scores), max(scores))


def facts(jobs: int, games: int = 120) -> dict[str, object]:
    total: Tally | None = None
    for tally in simulate(SimulationPlan("creatures", games, seed=3, words={"mode": "expert"}), jobs):
        if total is None:
            total = tally
        else:
            total.add(tally)
    assert total is not None
    return total.as_json() | {"seconds": None}


def test_any_number_of_processes_gives_the_same_result() -> None:
    assert facts(jobs=1) == facts(jobs=3)


def test_the_checksum_depends_on_the_seed_and_on_the_number_of_the_game() -> None:
    marks = {
        games_of((SimulationPlan("creatures", 9, seed=seed), range(first, first + 1))).checksum
        for seed in (0, 1)
        for first in (0, 1)
    }
    assert len(marks) == 4


def test_a_free_choice_of_tiles_is_a_mode_like_the_others(bocage: Command) -> None:
    code, out, _ = bocage(
        "simulate", "creatures", "--mode", "free", "--tiles", "barn, shelter", "--games", "2", "--json"
    )
    assert code == 0
    assert json.loads(out)["games"] == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["creature"], "Did you mean “creatures”?"),
        (["creatures", "--mode", "expret"], "Did you mean “expert”?"),
        (["creatures", "--mode", "expret", "--lang", "fr"], "Vouliez-vous dire «\u00a0expert\u00a0»\u202f?"),
        (["creatures", "--mode", "free"], "free"),
        (["creatures", "--tiles", "barm", "--mode", "free"], "barn"),
        (["creatures", "--players", "5"], "no seats for 5: it is for 2."),
        (["creatures", "--players", "5", "--lang=fr"], "pas de places pour 5"),
        (["creatures", "--games", "0"], "--games"),
    ],
)
def test_a_wrong_word_gets_one_sentence(words: list[str], sentence: str, bocage: Command) -> None:
    code, out, err = bocage("simulate", *words)
    assert (code, out) == (MISUNDERSTOOD, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(("lang", "words"), [("en", "decisions in"), ("fr", "décisions en")])
def test_people_get_a_table_in_their_language(lang: str, words: str, bocage: Command) -> None:
    _, out, _ = bocage("simulate", "creatures", "--games", "2", "--lang", lang)
    assert words in out


def stop_after_one(plan: SimulationPlan, jobs: int) -> Iterator[Tally]:
    """Ctrl-C after the first block."""
    yield games_of((plan, range(2)))
    raise KeyboardInterrupt


def test_ctrl_c_leaves_what_was_played(bocage: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "simulate", stop_after_one)
    code, out, err = bocage("simulate", "creatures", "--games", "500", "--json")
    facts = json.loads(out)
    assert code == STOPPED
    assert set(facts) == KEYS | {"partial"}
    assert (facts["games"], facts["partial"]) == (2, True)
    assert "Traceback" not in err


def test_ctrl_c_before_the_first_game_leaves_a_result_all_the_same(
    bocage: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(plan: SimulationPlan, jobs: int) -> Iterator[Tally]:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "simulate", stop)
    code, out, _ = bocage("simulate", "creatures", "--json")
    assert code == STOPPED
    assert json.loads(out)["games"] == 0


# The command, which tells at once how far it is.
TALKATIVE = """
import sys
from bocage.cli import main, progress
progress.PATIENCE = 0.0
sys.exit(main())
"""


@signals
def test_ctrl_c_in_a_terminal_stops_all_processes() -> None:
    words = ["simulate", "creatures", "--games", "10000000", "--json", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", TALKATIVE, *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    assert process.stderr is not None
    assert process.stderr.readline()  # some games are played
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == STOPPED
    assert json.loads(out)["partial"] is True
    assert "Traceback" not in err
