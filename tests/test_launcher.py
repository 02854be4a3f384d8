"""The launcher `./bocage`, with a stand-in for Python that notes what it is asked to do."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bocage import games

ROOT = Path(__file__).parents[1]
COPIED = ("bocage", "pyproject.toml", "setup.py", "requirements.lock", "requirements-test.lock")

# It makes an environment whose Python is this same script, and builds an empty wheel.
STAND_IN = r"""#!/bin/sh
echo "$*" >> "$CALLS"
case "$*" in
    *"-m venv"*) for last; do :; done
        mkdir -p "$last/bin"; cp "$0" "$last/bin/python" ;;
    *"pip "*" wheel "*) sleep "${BUILD_SECONDS:-0}"; [ -z "${BUILD_FAILS:-}" ] || { echo "no luck"; exit 1; }
        mkdir -p "$(dirname "$0")/../bocage-wheel"; : > "$(dirname "$0")/../bocage-wheel/b.whl" ;;
    *requirements-test.lock) echo $$ > "$CALLS.tools"; sleep "${TOOLS_SECONDS:-0}"
        [ -z "${TOOLS_FAIL:-}" ] || { echo "no network"; exit 1; } ;;
    *"-m bocage compiled"*) echo "${PYTHONDONTWRITEBYTECODE-is kept}" ;;
    *"-m bocage serve"*) echo "serving from $0"
        sleep "${SERVE_SECONDS:-0}"; [ -x "$0" ] && echo "still there" ;;
    *"-m bocage"*) echo "bocage in $PWD"; exit "${BOCAGE_CODE:-0}" ;;
    *"-m pytest"*) echo "1 passed in $PWD"; exit "${BOCAGE_CODE:-0}" ;;
esac
exit 0
"""


class Checkout:
    """A checkout in a folder with a space in its name."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "my farm"
        self.calls_file = folder / "calls"
        self.tools = folder / "tools"
        (self.root / "src" / "bocage").mkdir(parents=True)
        self.source = self.root / "src" / "bocage" / "rule.py"
        self.source.write_text("ONE = 1\n")
        self.venv = self.root / ".venv"
        for name in COPIED:
            shutil.copy(ROOT / name, self.root / name)
        self.tools.mkdir()
        for tool in ("sh", "dirname", "find", "cksum", "sort", "cat", "mv", "rm", "ln", "readlink",
                     "tail", "mkdir", "cp", "id"):  # fmt: skip
            (self.tools / tool).symlink_to(shutil.which(tool) or f"/bin/{tool}")
        self.install_sleep()
        self.install_python()
        self.environment = {"PATH": str(self.tools), "CALLS": str(self.calls_file), "LANG": "C"}

    def install_sleep(self) -> None:
        """One that says when it sleeps: a shell interrupted while it starts a program may overhear it."""
        sleep = self.tools / "sleep"
        sleep.write_text(f'#!/bin/sh\necho "sleep $*" >> "$CALLS"\nexec {shutil.which("sleep")} "$@"\n')
        sleep.chmod(0o755)

    def install_python(self) -> None:
        python = self.tools / "python3"
        python.write_text(STAND_IN)
        python.chmod(0o755)

    def start(self, *words: str, **settings: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.root / "bocage", *words],
            cwd="/",
            env=self.environment | settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
        started = self.start(*words, **settings)
        out, err = started.communicate(timeout=60)
        return subprocess.CompletedProcess(words, started.returncode, out, err)

    def calls(self, word: str) -> list[str]:
        """What Python was asked to do, as far as it has this word in it."""
        lines = self.calls_file.read_text().splitlines() if self.calls_file.exists() else []
        return [line for line in lines if word in line]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_the_first_start_prepares_and_then_runs_the_command_where_the_person_is(checkout: Checkout) -> None:
    done = checkout.run("info", "--json")
    assert done.returncode == 0
    assert done.stdout == "bocage in /\n"
    for step in ("first run", "1/3", "2/3", "3/3"):
        assert step in done.stderr
    assert checkout.calls("-m bocage") == ["-P -m bocage info --json"]


def test_later_starts_say_and_install_nothing(checkout: Checkout) -> None:
    checkout.run("info")
    done = checkout.run("info")
    assert done.stderr == ""
    assert len(checkout.calls(" wheel ")) == 1


def test_later_starts_are_quick(checkout: Checkout) -> None:
    checkout.run("info")
    checkout.calls_file.unlink()
    checkout.run("info")
    assert checkout.calls("") == ["-c ", "-P -m bocage info"]  # is Python there, and the command


def test_a_changed_source_is_installed_again_without_the_libraries(checkout: Checkout) -> None:
    checkout.run("info")
    checkout.source.write_text("ONE = 2\n")
    done = checkout.run("info")
    assert "3/3" in done.stderr
    assert "2/3" not in done.stderr
    assert len(checkout.calls(" wheel ")) == 2


def test_a_python_that_vanished_is_replaced(checkout: Checkout) -> None:
    checkout.run("info")
    (checkout.venv / "bin" / "python").unlink()
    done = checkout.run("info")
    assert done.returncode == 0
    assert "1/3" in done.stderr


def test_the_exit_code_is_that_of_the_command(checkout: Checkout) -> None:
    assert checkout.run("info", BOCAGE_CODE="2").returncode == 2


def test_without_a_python_there_is_one_sentence(checkout: Checkout) -> None:
    (checkout.tools / "python3").unlink()
    done = checkout.run("info")
    assert done.returncode == 1
    assert "Bocage needs Python 3.11 or newer" in done.stderr
    assert "Bocage demande Python 3.11" in checkout.run("info", LANG="fr_FR.UTF-8").stderr
    assert "Bocage demande Python 3.11" in checkout.run("info", "--lang", "fr").stderr


def test_a_python_that_only_pretends_to_be_there_is_passed_over(checkout: Checkout) -> None:
    stub = checkout.tools / "python3.13"
    stub.write_text("#!/bin/sh\nexit 127\n")
    stub.chmod(0o755)
    assert checkout.run("info").returncode == 0


def test_a_failed_build_shows_its_log_and_is_tried_again(checkout: Checkout) -> None:
    failed = checkout.run("info", BUILD_FAILS="yes")
    assert failed.returncode == 1
    assert "no luck" in failed.stderr
    assert "could not be built" in failed.stderr
    assert checkout.run("info").returncode == 0


def test_an_interrupted_start_is_done_anew(checkout: Checkout) -> None:
    started = checkout.start("info", BUILD_SECONDS="30")
    until(lambda: bool(checkout.calls("sleep 30")))
    os.killpg(started.pid, signal.SIGINT)
    started.communicate(timeout=60)
    assert started.returncode == 130
    assert not (checkout.root / ".bocage.lock").is_symlink()
    done = checkout.run("info")
    assert done.returncode == 0
    assert "3/3" in done.stderr


def test_tools_that_cannot_be_installed_are_told_and_tried_again(checkout: Checkout) -> None:
    failed = checkout.run("test", TOOLS_FAIL="yes")
    assert failed.returncode == 1
    assert "no network\nThe libraries could not be installed" in failed.stderr
    assert checkout.calls("-m pytest") == []
    assert checkout.run("test").returncode == 0


def test_tools_are_no_longer_installed_when_the_build_fails_or_is_interrupted(checkout: Checkout) -> None:
    pid = Path(f"{checkout.calls_file}.tools")
    failed = checkout.run("test", TOOLS_SECONDS="5", BUILD_SECONDS="0.5", BUILD_FAILS="yes")
    assert failed.returncode == 1
    until(lambda: is_gone(int(pid.read_text())))
    pid.unlink()
    started = checkout.start("test", TOOLS_SECONDS="6", BUILD_SECONDS="30")
    until(lambda: len(checkout.calls("sleep 30") + checkout.calls("sleep 6")) == 2)
    os.killpg(started.pid, signal.SIGINT)
    started.communicate(timeout=60)
    assert started.returncode == 130
    until(lambda: is_gone(int(pid.read_text())))


def until(is_so: Callable[[], bool]) -> None:
    """Wait for something, for a minute."""
    for _ in range(1200):
        if is_so():
            return
        time.sleep(0.05)
    raise AssertionError("that took too long")


def is_gone(pid: int) -> bool:
    """Whether a process has ended; it may wait for somebody to notice."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().split()[2] == "Z"


def test_what_is_compiled_on_import_is_kept(checkout: Checkout) -> None:
    """Else every process would compile every library anew."""
    assert checkout.run("compiled", PYTHONDONTWRITEBYTECODE="1").stdout == "is kept\n"


def interrupt_the_build(checkout: Checkout) -> None:
    before = len(checkout.calls("sleep 30"))
    started = checkout.start("info", BUILD_SECONDS="30")
    until(lambda: len(checkout.calls("sleep 30")) > before)
    os.killpg(started.pid, signal.SIGINT)
    started.communicate(timeout=60)


def test_an_interrupted_update_leaves_what_was_there(checkout: Checkout) -> None:
    checkout.run("info")
    before = checkout.venv.readlink()
    was = checkout.source.read_text()
    checkout.source.write_text("ONE = 2\n")
    interrupt_the_build(checkout)
    assert checkout.venv.readlink() == before
    checkout.source.write_text(was)
    done = checkout.run("info")
    assert (done.returncode, done.stderr) == (0, "")


def test_an_update_does_not_touch_what_a_running_command_uses(checkout: Checkout) -> None:
    checkout.run("info")
    first = checkout.venv.resolve()
    server = checkout.start("serve", SERVE_SECONDS="4")
    assert server.stdout is not None
    assert server.stdout.readline() == f"serving from {first}/bin/python\n"
    kept = (first / "bocage-installed").read_text()
    checkout.source.write_text("ONE = 2\n")
    assert checkout.run("arena").returncode == 0
    second = checkout.venv.resolve()
    assert second != first
    assert (first / "bocage-installed").read_text() == kept
    assert not (first / "bocage-test-tools").exists()
    assert server.communicate(timeout=60)[0] == "still there\n"
    checkout.source.write_text("ONE = 3\n")
    checkout.run("info")
    third = checkout.venv.resolve()
    assert [path.resolve() for path in (checkout.root / ".bocage").iterdir()] == [third]


def test_an_environment_that_an_older_version_made_is_taken_over(checkout: Checkout) -> None:
    checkout.run("info")
    made = checkout.venv.resolve()
    checkout.venv.unlink()
    made.rename(checkout.venv)
    checkout.source.write_text("ONE = 2\n")
    done = checkout.run("info")
    assert "1/3" not in done.stderr
    assert checkout.venv.is_symlink()
    assert checkout.run("info").stderr == ""


def test_scripts_of_a_new_environment_name_its_own_python(checkout: Checkout) -> None:
    """With a true Python for the copying."""
    old, new = checkout.root / "old", checkout.root / "new"
    (old / "bin").mkdir(parents=True)
    (old / "bin" / "tool").write_text(f"#!{old}/bin/python\nprint()\n")
    (old / "bin" / "program").write_bytes(b"\x7fELF" + bytes(old))
    shutil.copytree(old, new, copy_function=os.link)
    text = (checkout.root / "bocage").read_text()
    code = text.split("rename_python='")[1].split("\n'\n")[0]
    subprocess.run([sys.executable, "-c", code, str(old), str(new)], check=True)
    assert (new / "bin" / "tool").read_text() == f"#!{new}/bin/python\nprint()\n"
    assert (old / "bin" / "tool").read_text() == f"#!{old}/bin/python\nprint()\n"
    assert (new / "bin" / "program").read_bytes() == (old / "bin" / "program").read_bytes()


def test_two_starts_at_once_prepare_once(checkout: Checkout) -> None:
    first = checkout.start("info", BUILD_SECONDS="1")
    second = checkout.start("info", BUILD_SECONDS="1")
    outputs = [first.communicate(timeout=60), second.communicate(timeout=60)]
    assert [out for out, _ in outputs] == ["bocage in /\n"] * 2
    assert len(checkout.calls(" wheel ")) == 1
    assert any("Another start" in err for _, err in outputs)


def test_a_lock_whose_owner_is_gone_holds_nobody_up(checkout: Checkout) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    (checkout.root / ".bocage.lock").symlink_to(str(gone.pid))
    assert checkout.run("info").returncode == 0


def test_test_installs_the_tools_and_runs_every_test_on_two_cores(checkout: Checkout) -> None:
    done = checkout.run("test")
    assert "the tools" in done.stderr
    assert done.stdout == f"1 passed in {checkout.root}\n"
    assert checkout.calls("-m pytest") == ["-P -m pytest -n 2 --dist worksteal"]
    assert checkout.run("test").stderr == ""


@pytest.mark.parametrize("browser", ["chromium-headless-shell", "chromium"])
def test_what_the_tests_use_is_installed_where_it_is_offered(checkout: Checkout, browser: str) -> None:
    for name, script in {
        "id": "echo 0",
        "apt-get": 'echo "apt-get $*" >> "$CALLS"',
        "apt-cache": f'[ "$2" = {browser} ]',
    }.items():
        tool = checkout.tools / name
        tool.unlink(missing_ok=True)
        tool.write_text(f"#!/bin/sh\n{script}\n")
        tool.chmod(0o755)
    done = checkout.run("test")
    assert "installing for the tests" in done.stderr
    (line,) = checkout.calls("apt-get install")
    assert [word for word in line.split() if word.startswith("chromium")] == [browser]
    assert len(checkout.calls("-m pytest")) == 1
    checkout.run("test")
    assert len(checkout.calls("apt-get install")) == 1


@pytest.mark.parametrize("task", ["arena", "balance", "bench", "export", "mcp"])
def test_tasks_that_need_more_libraries_than_playing_bring_them(checkout: Checkout, task: str) -> None:
    assert "the tools" not in checkout.run("info").stderr
    assert "the tools" in checkout.run(task).stderr
    assert checkout.run(task).stderr == ""


def test_a_site_with_the_documentation_brings_what_writes_it(checkout: Checkout) -> None:
    assert "the tools" not in checkout.run("site", "public").stderr
    assert "the tools" in checkout.run("site", "public", "--docs").stderr


def test_check_runs_on_the_sources_as_they_are_and_compiles_nothing(checkout: Checkout) -> None:
    assert "the tools" in checkout.run("check").stderr
    checkout.source.write_text("ONE = 2\n")
    done = checkout.run("check", "main")
    assert done.stderr == ""
    assert checkout.calls("scripts/check")[-1] == f"{checkout.root}/scripts/check main"


def test_test_passes_on_its_words_and_its_exit_code(checkout: Checkout) -> None:
    assert checkout.run("test", "-n", "0", "tests/cli", BOCAGE_CODE="5").returncode == 5
    assert checkout.calls("-m pytest") == ["-P -m pytest -n 0 tests/cli"]


def test_the_engine_is_compiled_where_a_compiler_is_at_hand() -> None:
    installed = not Path(games.__file__).is_relative_to(ROOT / "src")
    wanted = os.environ.get("BOCAGE_COMPILE", "1") != "0" and os.environ.get("BOCAGE_INTERPRETED") != "1"
    if not (installed and wanted and shutil.which("cc")):
        pytest.skip("running uncompiled on purpose: ./bocage test where a C compiler is")
    assert games.is_compiled()
