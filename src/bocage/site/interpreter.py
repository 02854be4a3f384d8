"""The interpreter for browsers: Pyodide, from the packages of the build, a cache, or npm’s registry.

Wherever the files come from, their checksums decide.
"""

from __future__ import annotations

import hashlib
import os
import tarfile
import urllib.request
from io import BytesIO
from pathlib import Path
from urllib.error import URLError

from bocage.core.errors import BocageError

VERSION = "314.0.7"
REGISTRY = f"https://registry.npmjs.org/pyodide/-/pyodide-{VERSION}.tgz"
FILES = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
}
PATIENCE = 60.0  # seconds for the download


def find_interpreter() -> Path:
    """The folder with the interpreter's files; fetches them where they are nowhere.

    Raises:
        BocageError: they cannot be had.
    """
    kept = cache_folder()
    checkout = Path(__file__).resolve().parents[3]
    packages = [place / "web" / "node_modules" / "pyodide" for place in (checkout, Path.cwd())]
    for folder in (*packages, kept):
        if is_whole(folder):
            return folder
    _fetch(kept)
    return kept


def cache_folder() -> Path:
    """Where a fetched interpreter is kept."""
    cache = os.environ.get("XDG_CACHE_HOME")
    return (Path(cache) if cache else Path.home() / ".cache") / "bocage" / f"pyodide-{VERSION}"


def is_whole(folder: Path) -> bool:
    """Whether all files are in a folder, as they should be."""
    return all(
        (folder / name).is_file() and hashlib.sha256((folder / name).read_bytes()).hexdigest() == checksum
        for name, checksum in FILES.items()
    )


def _fetch(folder: Path) -> None:
    try:
        with urllib.request.urlopen(REGISTRY, timeout=PATIENCE) as answer:
            content = answer.read()
        with tarfile.open(fileobj=BytesIO(content)) as archive:
            files = {name: archive.extractfile(f"package/{name}") for name in FILES}
            found = {name: file.read() for name, file in files.items() if file is not None}
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in found.items():
            (folder / name).write_bytes(data)
    except (URLError, OSError, tarfile.TarError, KeyError) as problem:
        raise BocageError("site-no-interpreter", url=REGISTRY, problem=str(problem)) from None
    if not is_whole(folder):
        raise BocageError("site-no-interpreter", url=REGISTRY, problem="SHA-256")
