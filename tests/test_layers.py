"""Imports point one way: core ← games ← bots envs arena table ← cli."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "bocage"
GAMES = {"creatures", "agricola", "farmerama"}
# Shared by everything above the games: texts, rules sheets, the list of games, the two forms of the engine,
# and how processes are started.
SHARED = {"messages", "rules", "games", "interpreted", "processes"}
ENGINE = {"core", *GAMES, *SHARED}

# What each part of the package may import, of Bocage and of others. A part may always import itself.
ALLOWED: dict[str, set[str]] = {
    "core": set(),
    **{game: {"core"} for game in GAMES},
    "messages": set(),
    "rules": {"core", "messages"},
    "games": {"core", *GAMES},
    "interpreted": {"cli"},
    "processes": set(),
    "wording": ENGINE,
    "simulation": ENGINE,
    "benchmark": {*ENGINE, "bots", "envs"},
    "fuzzing": {*ENGINE, "simulation"},
    "bots": ENGINE,
    "training": {*ENGINE, "bots"},
    "envs": {*ENGINE, "bots", "terminal"},
    "data": {*ENGINE, "envs"},
    "arena": {*ENGINE, "wording", "bots"},
    "analysis": {*ENGINE, "bots"},
    "table": {*ENGINE, "wording", "bots", "arena", "analysis", "terminal"},
    "terminal": {*ENGINE, "wording", "bots"},
    "cli": {
        *ENGINE,
        *(
            "wording",
            "terminal",
            "simulation",
            "benchmark",
            "fuzzing",
            "bots",
            "analysis",
            "envs",
            "data",
            "arena",
            "table",
            "training",
        ),
    },
    "__main__": {"cli"},
    "__init__": {"interpreted"},
}
OTHERS: dict[str, set[str]] = {
    "messages": {"fluent"},
    "bots": {"numpy", "librt"},
    "training": {"numpy", "torch", "matplotlib"},
    "envs": {"numpy", "gymnasium", "pettingzoo", "librt", "rich", "pyspiel"},
    "data": {"numpy", "pyarrow"},
    "arena": {"rich", "numpy", "openskill", "choix", "matplotlib", "ray"},
    "table": {
        *("fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "pydantic"),
        *("websockets", "redis"),
    },
    "terminal": {"rich"},
    "cli": {"typer", "click", "rich"},
}
FILES = sorted(SOURCE.rglob("*.py"))


def part_of(file: Path) -> str:
    """The part of the package that a file belongs to."""
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(file: Path) -> set[str]:
    """Every module that a file imports, by its full name, wherever in the file it does so."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative imports hide where they point"
            module = node.module or ""
            names.update([f"bocage.{alias.name}" for alias in node.names] if module == "bocage" else [module])
    return names


def name_of(file: Path) -> str:
    return file.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_imports_point_left_only(file: Path) -> None:
    part = part_of(file)
    allowed = ALLOWED[part] | {part}
    parts = {name.split(".")[1] for name in imported(file) if name.startswith("bocage.")}
    own = {path.name.removesuffix(".py") for path in SOURCE.iterdir()}
    assert (parts & own) <= allowed


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_libraries_are_used_where_they_belong(file: Path) -> None:
    roots = {name.split(".")[0] for name in imported(file)} - {"bocage"}
    foreign = roots - sys.stdlib_module_names
    if file.name == "native.py":
        foreign.discard("mypy_extensions")  # for the compiler and the type checker; never at run time
    assert foreign <= OTHERS.get(part_of(file), set())


def test_every_part_has_its_place() -> None:
    assert {part_of(file) for file in FILES} <= set(ALLOWED)
