"""The tools agree, and the sources keep the sizes and habits of the project."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
LONGEST = 500  # lines


def check(*command: str) -> None:
    """Run a tool on the project; fail with what it printed."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_file_is_formatted() -> None:
    check("ruff", "format", "--check", ".")


def test_the_linter_finds_nothing() -> None:
    check("ruff", "check", ".")


@pytest.mark.slow
def test_the_types_are_right() -> None:
    check("mypy")


def test_no_source_is_too_long() -> None:
    lines = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES}
    assert len(lines) > 100
    assert [f"{file.relative_to(ROOT)}: {count}" for file, count in lines.items() if count > LONGEST] == []


def committed() -> list[Path]:
    """The files of the project, as git lists them; every file of the folders that matter without git."""
    if shutil.which("git") and (ROOT / ".git").exists():
        listing = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, capture_output=True, text=True, check=True,
        )  # fmt: skip
        files = [ROOT / line for line in listing.stdout.splitlines()]
    else:
        files = [file for folder in ("src", "docs", "tests") for file in (ROOT / folder).rglob("*")]
    return [file for file in files if file.is_file() and file.suffix not in {".pyc", ".so", ".png"}]


def test_no_file_names_a_place_on_one_machine() -> None:
    # Spelt so that this file does not find itself.
    place = re.compile(r"(?<![\w.])/(?:" + "|".join(["home", "root", "Users", "work", "opt"]) + r")/\w")
    found = [
        f"{file.relative_to(ROOT)}: {match.group()}"
        for file in committed()
        for match in [place.search(file.read_text(encoding="utf-8", errors="replace"))]
        if match
    ]
    assert found == []


def locked(name: str) -> dict[str, str]:
    """Library → version, as a lock file pins them."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    pins = [line.split(" ")[0].split("==") for line in lines if "==" in line]
    return {plain_name(library): version for library, version in pins}


def plain_name(library: str) -> str:
    """A library's name as the index compares it."""
    return re.sub(r"[-_.]+", "-", library).lower()


def test_the_lock_files_pin_everything_that_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    run, test = locked("requirements.lock"), locked("requirements-test.lock")
    wanted = project["build-system"]["requires"] + project["project"]["dependencies"]
    tools = project["project"]["optional-dependencies"]["test"]

    def names(requirements: list[str]) -> set[str]:
        return {plain_name(re.split(r"[<>=\[; ]", requirement)[0]) for requirement in requirements}

    assert names(wanted) <= set(run)
    assert names(tools) <= set(test)
    assert run.items() <= test.items()


def test_the_version_is_one() -> None:
    import bocage

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == bocage.__version__
