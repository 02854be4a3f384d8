"""Real servers that the tests start: PostgreSQL, Redis, and Bocage itself as a process of its own."""

from __future__ import annotations

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
from contextlib import contextmanager
from pathlib import Path

import pytest

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
        pytest.skip("PostgreSQL is not installed (Debian: postgresql)")
    return Path(here).parent


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server with an empty database; gives its URL. It refuses to run as root."""
    programs = postgres_programs()
    user = None
    if os.geteuid() == 0:
        names = {entry.pw_name for entry in pwd.getpwall()}
        user = "postgres" if "postgres" in names else "nobody"
    # Not under the folder of the tests, which only its owner can read.
    folder = Path(tempfile.mkdtemp(prefix="bocage-postgres-", dir="/tmp"))
    if user is not None:
        shutil.chown(folder, user)
    port = free_port()
    try:
        make: list[str | Path] = [
            programs / "initdb",
            "-D",
            folder / "data",
            "-U",
            "bocage",
            "-A",
            "trust",
            "-N",
        ]
        subprocess.run(make, user=user, cwd=folder, check=True, capture_output=True)
        start: list[str | Path] = [
            programs / "postgres",
            "-D",
            folder / "data",
            "-p",
            str(port),
            "-k",
            folder,
            "-h",
            "127.0.0.1",
            "-F",
        ]
        process = subprocess.Popen(
            start, user=user, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            wait_for(port)
            yield f"postgresql://bocage@127.0.0.1:{port}/postgres"
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Redis:
    """A Redis server that can be stopped and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("Redis is not installed (Debian: redis-server)")
        command = [program, "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(self.port)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None


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

    def __init__(self, database: str, *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command: Sequence[str] = [
            *(sys.executable, "-m", "bocage", "serve", "--port", str(self.port)),
            *("--database", database, "--no-limits", "--log-level", "error", *options),
        ]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> None:
        """Start it; unless told otherwise, wait until it answers."""
        self._process = subprocess.Popen(self._command, stderr=subprocess.DEVNULL)
        if wait:
            wait_for(self.port)

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
