"""What of Bocage goes into the page, and the libraries that its words need."""

from __future__ import annotations

import shutil
import zipfile
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

import bocage
from bocage.games import kits
from bocage.rules.shelf import folder_of_sheets

# The parts that a table inside a page uses.
PARTS = (
    *("core", "farmland", "games", "messages", "rules", "wording", "bots", "analysis", "table", "offline"),
    *("terminal/__init__.py", "terminal/seats.py", "terminal/signs.py", "learning"),
    *("__init__.py", "interpreted.py"),
)
# What of them is for servers, terminals, statistics and tests.
LEFT_OUT = (
    *("table/api", "table/load", "table/migrations", "table/static"),
    *(f"table/wire/{part}.py" for part in ("schema", "typescript")),
    *(f"table/{part}.py" for part in ("app", "at_home", "backup", "client", "database", "diary", "door")),
    *(f"table/{part}.py" for part in ("guard", "keeping", "line", "load", "logs", "metrics", "redis_bus")),
    *(f"table/{part}.py" for part in ("rows", "schema", "server", "store", "writer")),
    *("bots/network/arrays.py", "learning/puzzles/making.py"),
    *(
        f"games/*/{part}"
        for part in ("referee", "screen", "taken.py", "bench.py", "features.py", "mixture.py")
    ),
)
# Messages of commands and of the page itself.
COMMANDS = ("analyse", "arena", "cli", "envs", "export", "lab", "operator", "site", "tools", "train", "web*")
DATA = (".ftl", ".toml", ".json", ".jsonl", ".md")
# Libraries of the messages: the languages that we speak are enough of them.
LIBRARIES = ("fluent", "babel", "attr", "attrs", "pytz", "typing_extensions")
LIBRARY_DATA = ("babel/global.dat", *(f"babel/locale-data/{name}.dat" for name in ("root", "en", "fr")))
LIBRARIES_LEFT_OUT = ("babel/messages", "pytz/zoneinfo")
# Modules of Python's own library that nothing here imports.
UNUSED = """
    _pyio _pyrepl antigravity argparse asyncio/proactor_events asyncio/windows_events
    asyncio/windows_utils bdb cProfile cmd colorsys compileall concurrent/futures/process configparser
    csv ctypes curses doctest ensurepip fileinput filecmp ftplib getpass gettext graphlib html http
    imaplib logging/config logging/handlers mailbox mimetypes modulefinder multiprocessing netrc optparse
    pdb pickletools plistlib poplib profile pstats pyclbr pydoc pyodide/console rlcompleter runpy sched
    shelve shlex smtplib socketserver sqlite3 symtable tabnanny tarfile this timeit trace tracemalloc
    turtle unittest urllib/robotparser uuid wave webbrowser wsgiref xml xmlrpc zipapp
""".split()  # noqa: SIM905 - a list of so many quotes is harder to read
ENCODINGS = """
    __init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_16 utf_32 utf_8
    utf_8_sig
""".split()  # noqa: SIM905 - likewise


def gather(folder: Path) -> None:
    """Copy Bocage and its libraries."""
    package = Path(bocage.__file__).parent
    for part in PARTS:
        _copy(package / part, folder / "bocage" / part, (".py", *DATA))
    for pattern in LEFT_OUT:
        _remove(folder / "bocage", pattern)
    for name in COMMANDS:
        _remove(folder / "bocage", f"messages/*/{name}.ftl")
    sheets = folder_of_sheets(package / "rules")
    _copy(sheets, folder / "bocage" / "rules" / "sheets", (".md",))
    _name_games(folder)
    for library in LIBRARIES:
        _copy_library(library, folder)


def networks(game: str) -> list[Path]:
    """The networks of a game."""
    found = kits()[game].networks
    return [] if found is None else sorted(found.glob("*.net"))


def gather_standard(archive: Path, folder: Path) -> None:
    """Python's own library, without what nothing here imports."""
    with zipfile.ZipFile(archive) as source:
        source.extractall(folder)
    for name in UNUSED:
        _remove(folder, name)
        _remove(folder, f"{name}.py")
    for file in (folder / "encodings").glob("*.py"):
        if file.stem not in ENCODINGS:
            file.unlink()


def _name_games(folder: Path) -> None:
    """The entry points by which the games are found."""
    info = folder / f"bocage-{bocage.__version__}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: bocage\nVersion: {bocage.__version__}\n", "utf-8"
    )
    ours = [id for id in kits() if (folder / "bocage" / "games" / id).is_dir()]
    lines = [f"{id} = bocage.games.{id}.kit:KIT" for id in ours]
    for id in ours:  # networks come later, and are looked for in a folder that is there
        place = folder / "bocage" / "games" / id / "networks"
        place.mkdir(exist_ok=True)
        (place / "later.txt").write_text("", "utf-8")
    (info / "entry_points.txt").write_text("\n".join(["[bocage.games]", *lines, ""]), "utf-8")


def _copy_library(name: str, folder: Path) -> None:
    spec = find_spec(name)
    assert spec is not None
    if spec.origin is not None and not spec.submodule_search_locations:
        shutil.copy(spec.origin, folder / Path(spec.origin).name)
        return
    for place in spec.submodule_search_locations or ():
        _copy(Path(place), folder / name, (".py",))
        for data in LIBRARY_DATA:
            if data.startswith(f"{name}/"):
                (folder / data).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(Path(place).parent / data, folder / data)
    for pattern in LIBRARIES_LEFT_OUT:
        _remove(folder, pattern)


def licences() -> str:
    """Who made what else is in the folder."""
    lines = [
        "Pyodide (MPL-2.0): https://github.com/pyodide/pyodide",
        "Python (PSF-2.0): https://www.python.org",
    ]
    for name in ("fluent.runtime", "fluent.syntax", "babel", "attrs", "pytz", "typing_extensions"):
        facts = distribution(name).metadata
        told = [facts[key] for key in ("License-Expression", "License") if key in facts]
        licence = (told or ["-"])[0]
        lines.append(
            f"{name} {facts['Version']} ({licence.splitlines()[0]}): https://pypi.org/project/{name}"
        )
    return "\n".join(lines) + "\n"


def _copy(source: Path, target: Path, suffixes: tuple[str, ...]) -> None:
    files = [source] if source.is_file() else sorted(source.rglob("*"))
    for file in files:
        if file.is_file() and file.suffix in suffixes:
            place = target if source.is_file() else target / file.relative_to(source)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, place)


def _remove(folder: Path, pattern: str) -> None:
    for found in list(folder.glob(pattern)):
        if found.is_dir():
            shutil.rmtree(found)
        else:
            found.unlink()
