"""The folder itself: the client, the packs, and what makes an installable page of them."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import bocage
from bocage import games
from bocage.core.errors import BocageError
from bocage.site import engine
from bocage.site.answers import write_answers
from bocage.site.interpreter import find_interpreter
from bocage.site.packing import compile_modules, packed, packed_archive, packed_library

CLIENT = Path(bocage.__file__).parent / "table" / "static"
HERE = (
    '<meta name="bocage-table" content="here" />\n    <link rel="manifest" href="./manifest.webmanifest" />'
)
DOCS = '<meta name="bocage-docs" content="docs/" />'
SIGN = re.compile(
    r'(<a href=")((?:\./|(?:\.\./)*)index\.html"[^>]*class="md-(?:header|nav)__button md-logo")'
)
WORKER = "service-worker.js"


@dataclass(frozen=True)
class SiteFigures:
    """What was written.

    Attributes:
        files, size: how many, and how many bytes as they travel packed; is_compiled: whether modules are.
    """

    files: int
    size: int
    is_compiled: bool


def write_site(folder: Path, docs: bool = False, client: Path = CLIENT) -> SiteFigures:
    """Write the folder; what was in it before is replaced.

    Args:
        docs: whether the documentation becomes part of it.

    Raises:
        BocageError: something that it needs cannot be had, or something else is in that folder.
    """
    if not (client / "index.html").is_file():
        raise BocageError("site-no-client")
    if folder.exists() and any(folder.iterdir()) and not (folder / WORKER).is_file():
        raise BocageError("site-not-empty", folder=str(folder))
    interpreter = find_interpreter()
    with tempfile.TemporaryDirectory(dir=folder.resolve().parent if folder.parent.exists() else None) as made:
        fresh = Path(made) / "site"
        shutil.copytree(client, fresh)
        is_compiled = _write_python(interpreter, fresh / "py")
        write_answers(fresh / "answers")
        if docs:
            write_docs(fresh / "docs")
        write_page(fresh, docs)
        _write_worker(fresh)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(fresh, folder)
    files = [file for file in folder.rglob("*") if file.is_file()]
    return SiteFigures(len(files), sum(travelling(file) for file in files), is_compiled)


def travelling(file: Path) -> int:
    """How many bytes of a file travel where a server packs what is not packed yet."""
    content = file.read_bytes()
    return len(content) if file.suffix in (".pack", ".png") else len(packed(content))


def first_load(folder: Path) -> int:
    """How many bytes travel before a page is kept; networks come when somebody first thinks about a game."""
    contents = json.loads((folder / "py" / "contents.json").read_text("utf-8"))
    later = {f"{name}.pack" for name in contents["networks"]}
    files = [file for file in folder.rglob("*") if file.is_file() and file.name not in later]
    return sum(travelling(file) for file in files)


def _write_python(interpreter: Path, folder: Path) -> bool:
    """The interpreter, Python's library, Bocage and its networks."""
    folder.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copy(interpreter / name, folder / name)
    lock = json.loads((interpreter / "pyodide-lock.json").read_text("utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}), "utf-8")
    with tempfile.TemporaryDirectory() as place:
        modules = Path(place)
        engine.gather_standard(interpreter / "python_stdlib.zip", modules / "library")
        engine.gather(modules / "engine")
        is_compiled = compile_modules(interpreter, modules)
        packs = {
            "interpreter": packed((interpreter / "pyodide.asm.wasm").read_bytes()),
            "library": packed_library(modules / "library"),
            "engine": packed_archive(modules / "engine"),
        }
        networks = _networks(modules / "networks")
    for name, content in (packs | networks).items():
        (folder / f"{name}.pack").write_bytes(content)
    sizes: dict[str, object] = {name: len(content) for name, content in packs.items()}
    sizes["memory"] = hashlib.sha256(b"".join(packs.values())).hexdigest()[:16]
    sizes["networks"] = {name: len(content) for name, content in networks.items()}
    (folder / "contents.json").write_text(json.dumps(sizes), "utf-8")
    (folder / "licences.txt").write_text(engine.licences(), "utf-8")
    return is_compiled


def _networks(place: Path) -> dict[str, bytes]:
    """A pack for each game that has networks, with the files where the engine looks for them."""
    found: dict[str, bytes] = {}
    for game in games.installed():
        folder = place / game
        for file in engine.networks(game):
            target = folder / "bocage" / "games" / game / "networks" / file.name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
        if folder.is_dir():
            found[game] = packed_archive(folder)
    return found


def write_docs(folder: Path) -> None:
    """The documentation as a site, where the library for it is there.

    Raises:
        BocageError: it is not, or this is no checkout.
    """
    source = Path(bocage.__file__).resolve().parents[2]
    config = next(
        (place / "zensical.toml" for place in (source, Path.cwd()) if (place / "zensical.toml").is_file()),
        None,
    )
    if config is None or find_spec("zensical") is None:
        raise BocageError("site-no-docs")
    command = [sys.executable, "-m", "zensical", "build", "--config-file", str(config)]
    done = subprocess.run(command, cwd=config.parent, capture_output=True, check=False)
    built = config.parent / "build" / "site"
    if done.returncode or not built.is_dir():
        raise BocageError("site-no-docs")
    shutil.copytree(built, folder)
    for page in folder.rglob("*.html"):  # the sign above every page leads to the first page of the site
        text = SIGN.sub(r"\1../\2", page.read_text("utf-8"))
        table = f"{'../' * len(page.relative_to(folder).parents)}index.html"
        text = text.replace("<head>", f'<head><meta name="bocage-table" content="{table}">', 1)
        page.write_text(text, "utf-8")


def write_page(folder: Path, docs: bool) -> None:
    """The first page: it says that the table is in it, and asks for nothing outside its folder."""
    here = f"{HERE}\n    {DOCS}" if docs else HERE
    page = (folder / "index.html").read_text("utf-8")
    page = page.replace('="/assets/', '="./assets/')
    page = page.replace("<title>", f"{here}\n    <title>", 1)
    (folder / "index.html").write_text(page, "utf-8")


def _write_worker(folder: Path) -> None:
    """The service worker with the list of all files and their checksums."""
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file.name != WORKER)
    sums = {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()[:16]
        for file in files
    }
    version = hashlib.sha256(json.dumps(sums).encode()).hexdigest()[:16]
    script = (folder / WORKER).read_text("utf-8")
    script = script.replace('"__VERSION__"', json.dumps(version)).replace("__FILES__", json.dumps(sums))
    (folder / WORKER).write_text(script, "utf-8")
