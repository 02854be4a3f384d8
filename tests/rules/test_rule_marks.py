"""The mark that names rules, and the option that selects by it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.rule_marks import rule

ROOT = Path(__file__).parents[2]
FILE = """\
from tests.rule_marks import rule

@rule("C-1.1", "C-10.14")
def test_first(): pass

@rule("C-10.1")
def test_second(): pass

def test_third(): pass
"""


def run(folder: Path, *options: str, source: str = FILE) -> subprocess.CompletedProcess[str]:
    """Run pytest on one test file, in a process and a folder of its own."""
    (folder / "test_file.py").write_text(source, encoding="utf-8")
    env = {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.rule_marks", "-p", "no:cacheprovider", "-q", *options],
        cwd=folder, capture_output=True, text=True, check=False, env=env,
    )  # fmt: skip


def test_the_mark_carries_the_ids() -> None:
    assert rule("C-1.1", "R-01").mark.args == ("C-1.1", "R-01")


@pytest.mark.parametrize(
    ("options", "passed"),
    [
        ([], 3),
        (["--rule", "C-10.14"], 1),
        (["--rule", "c-10.1"], 1),
        (["--rule", "C-10"], 2),
        (["--rule=C-1.1", "--rule=C-10.1"], 2),
    ],
)
def test_the_option_selects_by_rule(tmp_path: Path, options: list[str], passed: int) -> None:
    done = run(tmp_path, "--strict-markers", *options)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{passed} passed" in done.stdout


def test_an_option_that_names_no_rule_is_refused(tmp_path: Path) -> None:
    done = run(tmp_path, "--rule", "C-10.44")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "there is no rule 'C-10.44'" in done.stderr
    assert "C-10.14" in done.stderr


@pytest.mark.parametrize("mark", ['rule("C-1.1", "C-99.1")', '__import__("pytest").mark.rule("C-99.1")'])
def test_a_test_that_names_no_rule_is_not_collected(tmp_path: Path, mark: str) -> None:
    source = f"from tests.rule_marks import rule\n\n@{mark}\ndef test_it(): pass\n"
    done = run(tmp_path, source=source)
    assert done.returncode == pytest.ExitCode.INTERRUPTED
    assert "test_file.py::test_it names the rule 'C-99.1', which does not exist" in done.stdout
