"""The steps of `deploy/Containerfile`, followed in plain folders: what would be in the image runs.

There is no builder where the tests run, so the engine is not compiled, the browser's part is not built, the
libraries are those of the tests, and so is the user.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.table.services import free_port, wait_for

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"


def steps() -> list[tuple[str, str]]:
    """The instructions: a word and what belongs to it."""
    text = CONTAINERFILE.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, re.sub(r"\s+", " ", rest)) for word, rest in lines]


def is_ignored(path: str) -> bool:
    """Whether the builder does not see a file; the last pattern that fits decides."""
    found = False
    for line in (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.strip().removeprefix("!")
        if not pattern or pattern.startswith("#"):
            continue
        parents = ["/".join(path.split("/")[: count + 1]) for count in range(path.count("/") + 1)]
        fits = [
            fnmatch(one, pattern) or (pattern.startswith("**/") and fnmatch(one.split("/")[-1], pattern[3:]))
            for one in parents
        ]
        # An asterisk does not go beyond a folder.
        if any(fit and one.count("/") >= pattern.count("/") for fit, one in zip(fits, parents, strict=True)):
            found = not line.startswith("!")
    return found


@pytest.fixture(scope="module")
def context(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `COPY . .` brings."""
    folder: Path = tmp_path_factory.mktemp("image") / "source"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("the files of the repository cannot be listed: git clone it")
    for name in listed.stdout.split("\0"):
        if name and (ROOT / name).is_file() and not is_ignored(name):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def installed(context: Path) -> Path:
    """The package as the image holds it."""
    wheels, place = context.parent / "wheels", context.parent / "srv"
    made = next(rest for word, rest in steps() if word == "RUN" and "pip wheel" in rest)
    command = made.replace("/srv/build/bin/pip", f"{sys.executable} -m pip").replace("/wheels", str(wheels))
    environment = {**os.environ, "BOCAGE_COMPILE": "0", "BOCAGE_CLIENT": "0"}
    run(command, context, environment)
    wheel = next(wheels.glob("bocage-*.whl"))
    run(
        f"{sys.executable} -m pip install --no-deps --no-index --target {place} {wheel}", context, environment
    )
    return place


def run(command: str, folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]


def test_every_file_that_a_step_wants_is_there(context: Path) -> None:
    for word, rest in steps():
        if word == "COPY" and not rest.startswith("--from"):
            assert all((context / source).exists() for source in rest.split()[:-1])
    assert (context / "web" / "package-lock.json").is_file()
    assert not (context / "tests").exists()
    assert not (context / "docs" / "hosting.md").exists()
    # Docker reads a file of another name.
    assert (ROOT / ".dockerignore").read_text(encoding="utf-8") == (ROOT / ".containerignore").read_text(
        encoding="utf-8"
    )


def test_the_package_of_the_image_is_whole(installed: Path) -> None:
    sheets = {file.name for file in (ROOT / "docs" / "rules").rglob("*.md")}
    assert sheets
    assert sheets <= {file.name for file in (installed / "bocage" / "rules" / "sheets").rglob("*.md")}
    ours = {file.relative_to(ROOT / "src") for file in (ROOT / "src" / "bocage" / "messages").rglob("*.ftl")}
    assert all((installed / name).is_file() for name in ours)


@pytest.fixture
def serving(installed: Path, tmp_path: Path) -> Iterator[tuple[dict[str, str], int]]:
    """The command of the image with its environment, and a folder for its data."""
    told = next(rest for word, rest in reversed(steps()) if word == "ENV")
    wanted = dict(pair.split("=", 1) for pair in told.split())
    data = tmp_path / "data"
    data.mkdir()
    port = free_port()
    environment = {
        **{name: value for name, value in wanted.items() if name != "PATH"},
        "PATH": os.environ["PATH"],
        "PYTHONPATH": os.pathsep.join([str(installed), *filter(None, sys.path)]),
        "XDG_DATA_HOME": str(data),
        "BOCAGE_PORT": str(port),
    }
    entry = [word for rest in (dict(steps())["ENTRYPOINT"], dict(steps())["CMD"]) for word in eval_list(rest)]
    assert entry == ["bocage", "serve"]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-P", "-m", *entry], env=environment, cwd="/", stderr=log)
    try:
        wait_for(port)
        yield environment, port
    finally:
        process.terminate()
        assert process.wait(60) in (0, 130, 143, -15)


def eval_list(text: str) -> list[str]:
    """The words of an instruction in its JSON form."""
    return re.findall(r'"([^"]*)"', text)


def test_the_image_starts_says_that_it_is_alive_and_writes_only_its_data(
    installed: Path, serving: tuple[dict[str, str], int], tmp_path: Path
) -> None:
    environment, port = serving
    before = set(installed.rglob("*"))
    check = next(rest for word, rest in steps() if word == "HEALTHCHECK")
    command = eval_list(check.partition("CMD ")[2])
    assert command[0] == "python"
    words = [sys.executable, *(word.replace("8140", str(port)) for word in command[1:])]
    until = time.monotonic() + 60
    while subprocess.run(words, env=environment, capture_output=True, check=False).returncode != 0:
        assert time.monotonic() < until, (tmp_path / "log").read_text(encoding="utf-8")
        time.sleep(0.2)
    assert (tmp_path / "data" / "bocage" / "tables.sqlite").is_file()
    assert set(installed.rglob("*")) == before  # the file system may be read-only
