"""A site for the tests, written once however many processes test, and a server of plain files for it."""

from __future__ import annotations

import fcntl
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bocage.core.errors import BocageError
from bocage.site import write_site
from bocage.site.interpreter import find_interpreter
from bocage.site.measure import serving as plainly
from bocage.site.packing import node
from bocage.table.client import is_built

INSIDE = Path(__file__).with_name("inside.mjs")
DEEP = "some/path"  # a site works under any path, so it is tested under one


def written_site(factory: pytest.TempPathFactory) -> Path:
    """The folder of a site; skips where it cannot be made."""
    if not is_built():
        pytest.skip("the browser client is not built: npm ci && npm run build in web/")
    if node() is None:
        pytest.skip("there is no Node: apt-get install nodejs")
    try:
        find_interpreter()
    except BocageError as problem:
        pytest.skip(f"there is no interpreter for browsers: {problem}")
    base = factory.getbasetemp()
    base = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = base / "site" / DEEP
    with (base / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            folder.parent.mkdir(parents=True)
            assert write_site(folder).is_compiled
    return folder


def run_inside(site: Path, script: Path, *more: Path) -> str:
    """What a Python script prints in the interpreter of a site, under Node."""
    command = [str(node()), str(INSIDE), str(site), str(script), *map(str, more)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@contextmanager
def serving(site: Path) -> Iterator[str]:
    """Serve a site as plain files, with nothing around it; its address."""
    with plainly(site.parents[len(DEEP.split("/")) - 1]) as url:
        yield f"{url}{DEEP}/"
