"""The command line itself, shown on `bocage info`."""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator

import click
import pytest

import bocage
from bocage import cli, games, messages
from bocage.cli import errors
from bocage.core.errors import BocageError


@pytest.fixture(autouse=True)
def speak_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BOCAGE_LANG", "en")
    yield
    messages.choose(None)


def test_info_as_json_has_its_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["info", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert set(facts) == {"schema", "package_version", "python", "compiled", "games", "decks"}
    assert facts["package_version"] == bocage.__version__
    assert facts["python"] == platform.python_version()
    assert facts["compiled"] is games.is_compiled()


def test_info_lists_each_game_with_its_modes_and_players(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["info", "--json"])
    for game in json.loads(capsys.readouterr().out)["games"]:
        assert set(game) == {"id", "name", "modes", "players", "rules_version"}
        assert game["modes"]
        assert game["players"]


def test_info_says_when_the_engine_is_not_compiled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "is_compiled", lambda: False)
    cli.main(["info"])
    assert "slower" in capsys.readouterr().out


@pytest.mark.parametrize(
    "line", [["--lang", "fr", "info"], ["info", "--lang=fr"], ["info", "--lang", "fr_FR"]]
)
def test_the_language_may_be_named_anywhere(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(line) == 0
    assert "Le moteur" in capsys.readouterr().out


def test_help_is_in_the_language_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help", "--lang", "fr"]) == 0
    french = capsys.readouterr().out
    assert cli.main(["--help"]) == 0
    english = capsys.readouterr().out
    assert "Utilisation :" in french
    assert "Afficher cette aide et quitter." in french
    assert "Usage:" in english
    assert "Show this message and exit." in english


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (["inof"], "There is no command “inof”. Did you mean “info”? See “bocage --help”."),
        (
            ["inof", "--lang", "fr"],
            "Il n’y a pas de commande «\u00a0inof\u00a0». Vouliez-vous dire «\u00a0info\u00a0»\u202f?",
        ),
        (["info", "--jsn"], "Did you mean '--json'?"),
        (["info", "--jsn", "--lang=fr"], "Vouliez-vous dire '--json' ?"),
        (["info", "more", "--lang=fr"], "Il y a un mot de trop (more)."),
        (["info", "--lang", "de"], "There is no language “de”"),
        (["info", "--lang"], "needs a language"),
        (
            ["components", "dif"],
            "There is no command “dif”. Did you mean “diff”? See “bocage components --help”.",
        ),
        (["puzzles", "zzz", "--lang", "fr"], "Il n’y a pas de commande «\u00a0zzz\u00a0». Voir"),
        (["leaderboard"], "There is no command “leaderboard”. See “bocage --help”."),
        (["simulate", "creatures", "--mode", "hard"], "one of standard, advanced, expert, free.\n"),
        (["simulate", "agricola", "--option", "foo=1"], "There is no option “foo” (there are: "),
    ],
)
def test_a_line_that_cannot_be_understood_gets_one_sentence(
    line: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(line) == errors.MISUNDERSTOOD
    output = capsys.readouterr()
    assert output.out == ""
    assert sentence in output.err
    assert len(output.err.splitlines()) == 1


def test_a_word_that_is_not_a_choice_gets_the_nearest() -> None:
    with pytest.raises(errors.UsageMistake, match="Did you mean “creatures”"):
        errors.one_of("creature", ["creatures", "agricola"])


@pytest.mark.parametrize(
    ("problem", "code", "words"),
    [
        (KeyboardInterrupt(), errors.STOPPED, "Stopped."),
        (BocageError("no-such-key-yet", row=3), errors.REFUSED, "row=3"),
        (ZeroDivisionError("by zero"), errors.REFUSED, "ZeroDivisionError: by zero"),
        (FileNotFoundError(2, "No such file", "a.json"), errors.REFUSED, "There is no file a.json."),
        (PermissionError(13, "Denied", "a.json"), errors.REFUSED, "a.json may not be read or written by you"),
        (click.Abort(), errors.REFUSED, "Stopped."),
    ],
)
def test_whatever_happens_there_is_a_sentence_and_no_traceback(
    problem: BaseException,
    code: int,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail() -> list[games.GameEntry]:
        raise problem

    monkeypatch.setattr(games, "catalogue", fail)
    assert cli.main(["info"]) == code
    complaint = capsys.readouterr().err
    assert words in complaint
    assert "Traceback" not in complaint


def run(*words: str, module: str = "bocage") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-m", module, *words], capture_output=True, text=True, check=False
    )


def test_a_reader_that_has_gone_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as pipe:
        command = [sys.executable, "-P", "-m", "bocage", "info", "--json"]
        done = subprocess.run(command, stdout=pipe, stderr=subprocess.PIPE, text=True, check=False)
    assert done.stderr == ""


def test_the_interpreted_form_is_the_same_command() -> None:
    done = run("info", "--json", module="bocage.interpreted")
    facts = json.loads(done.stdout)
    assert facts["compiled"] is False
    assert facts["games"] == json.loads(run("info", "--json").stdout)["games"]


def test_the_interpreted_form_comes_first_or_not_at_all() -> None:
    code = (
        "from bocage import interpreted, games\n"
        "import bocage.core.kernel\n"
        "was = games.is_compiled()\n"
        "try: interpreted.force()\n"
        "except RuntimeError as late: assert was and 'bocage.core.kernel' in str(late)\n"
        "else: assert not was\n"
    )
    subprocess.run([sys.executable, "-P", "-c", code], check=True)


def test_the_command_loads_nothing_that_it_does_not_need() -> None:
    """So that it starts quickly."""
    code = "import sys\nfrom bocage.cli import main\nmain(['--version'])\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "bocage.cli" in loaded
    rules = {f"bocage.games.{game}.game" for game in games.installed()}
    libraries = {"numpy", "scipy", "choix", "fastapi", "uvicorn", "sqlalchemy", "pettingzoo", "pyarrow"}
    assert not loaded & (rules | libraries)
