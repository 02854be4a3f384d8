"""Real servers that the tests start: PostgreSQL, Redis, and Bocage itself as a process of its own."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.needs import program

PATIENCE = 90.0  # seconds: many tests may run at once


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    """Until something listens there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(port)


def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs; skips the test where there are none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    here = shutil.which("initdb")
    if here is None:
        pytest.skip("there is no PostgreSQL: apt-get install postgresql")
    return Path(here).parent


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="ascii", errors="replace").rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == process:
            found.append(int(stat.parent.name))
    return found


def _wait_for_end(process: int) -> None:
    until = time.monotonic() + PATIENCE
    while Path(f"/proc/{process}").exists() and time.monotonic() < until:
        time.sleep(0.02)


def kill(process: int) -> None:
    """At once, if it is still there."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


@cache
def _empty_database(programs: Path, user: str | None) -> Path:
    """A database that nobody uses, made once; it is there until this process ends."""
    # Not under the folder of the tests, which only its owner can read.
    folder = Path(tempfile.mkdtemp(prefix="bocage-postgres-", dir="/tmp"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    if user is not None:
        shutil.chown(folder, user)
    make = [str(programs / "initdb"), "-D", str(folder / "data"), "-U", "bocage", "-A", "trust", "-N"]
    subprocess.run(make, user=user, cwd=folder, check=True, capture_output=True)
    return folder / "data"


class Postgres:
    """A PostgreSQL server with an empty database, which can be stopped and started again. Not as root."""

    def __init__(self) -> None:
        self._programs = postgres_programs()
        self._user = None
        if os.geteuid() == 0:
            names = {entry.pw_name for entry in pwd.getpwall()}
            self._user = "postgres" if "postgres" in names else "nobody"
        self.folder = Path(tempfile.mkdtemp(prefix="bocage-postgres-", dir="/tmp"))
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self.port = free_port()
        self.url = f"postgresql://bocage@127.0.0.1:{self.port}/postgres"
        self._process: subprocess.Popen[bytes] | None = None
        # Copied with its owner: making a database takes much longer.
        command = ["cp", "-a", str(_empty_database(self._programs, self._user)), str(self.folder / "data")]
        subprocess.run(command, check=True, capture_output=True)

    def start(self) -> None:
        """Start it, unless it runs, and wait until it lets people in."""
        where = ["-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        if self._process is None:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), *where, "-h", "127.0.0.1", "-F"],
                user=self._user,
                cwd=self.folder,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        # It listens before it lets anybody in.
        ask = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        until = time.monotonic() + PATIENCE
        while subprocess.run(ask, check=False).returncode != 0:
            if time.monotonic() > until:
                raise TimeoutError(self.port)
            time.sleep(0.05)

    def kill(self, rng: Random) -> None:
        """One of its processes at once: whichever it is, PostgreSQL cuts every connection and recovers."""
        assert self._process is not None
        others = children(self._process.pid)
        victim = rng.choice([self._process.pid, *others])
        kill(victim)
        if victim == self._process.pid:
            for other in others:  # they end by themselves; a new one does not begin before
                _wait_for_end(other)
            self._process.wait(PATIENCE)
            self._process = None

    def freeze(self) -> None:
        """It stays, and every process of it answers nothing: whatever it is asked is never finished."""
        assert self._process is not None
        for process in (self._process.pid, *children(self._process.pid)):
            os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        for process in (*children(self._process.pid), self._process.pid):
            os.kill(process, signal.SIGCONT)

    def stop(self) -> None:
        """Cut every connection and end."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._process = None


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL server for as long as this lasts."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a database that is there for as long as this lasts."""
    with postgres_server() as server:
        yield server.url


class Redis:
    """A Redis server that can be stopped and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        server = program("redis-server", "redis-server")
        command = [server, "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(self.port)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None

    def kill(self, _rng: Random) -> None:
        """At once, without a word."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)
        self._process = None

    def freeze(self) -> None:
        """It stays, and answers nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def redis() -> Iterator[Redis]:
    """A Redis server for as long as this lasts."""
    server = Redis()
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Bocage:
    """`bocage serve` as a process that can be killed at any moment.

    Attributes:
        url: where it listens; the same after every start.
    """

    def __init__(self, database: str, *options: str, log: Path | None = None) -> None:
        self.port = free_port()
        self._log = log
        self.url = f"http://127.0.0.1:{self.port}"
        self._command: Sequence[str] = [
            *(sys.executable, "-m", "bocage", "serve", "--port", str(self.port)),
            *("--database", database, "--no-limits", "--log-level", "error", *options),
        ]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> None:
        """Start it; unless told otherwise, wait until it answers."""
        with (self._log or Path(os.devnull)).open("ab") as log:
            self._process = subprocess.Popen(self._command, stderr=log)
        if wait:
            wait_for(self.port)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """At once, without a word."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to end; gives its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(PATIENCE)

    def __enter__(self) -> Bocage:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()
