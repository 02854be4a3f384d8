"""Imports point one way: core ← farmland ← a game's rules ← bots envs arena table ← cli.

A game is a folder, and the parts of a folder are layers of their own: rules and cards import core and
farmland alone; words, adviser, scene and the others stand beside their general counterparts. The general
parts know no game: they find its parts through its kit.
"""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "bocage"
GAMES = sorted(path.parent.name for path in SOURCE.glob("games/*/kit.py"))
ENGINE = {"core", "farmland"}
# Shared by everything above the games: texts, rules sheets, the list of games, the two forms of the engine,
# and how processes are started.
SHARED = {*ENGINE, "messages", "rules", "games", "interpreted", "processes"}

# What each part of the package may import, of Bocage and of others. A part may always import itself.
ALLOWED: dict[str, set[str]] = {
    "core": set(),
    "farmland": {"core"},
    "messages": {"core"},
    "rules": {"core", "messages", "games"},
    "games": {"core", "messages"},
    "interpreted": {"cli"},
    "processes": set(),
    "wording": SHARED,
    "simulation": SHARED,
    "benchmark": {*SHARED, "bots", "envs"},
    "fuzzing": {*SHARED, "simulation"},
    "bots": SHARED,
    "training": {*SHARED, "bots"},
    "envs": {*SHARED, "bots", "terminal"},
    "data": {*SHARED, "envs"},
    "arena": {*SHARED, "wording", "bots", "simulation"},
    "analysis": {*SHARED, "bots"},
    "learning": {*SHARED, "wording", "bots", "analysis", "simulation"},
    "table": {*SHARED, "wording", "bots", "arena", "analysis", "terminal", "learning"},
    "terminal": {*SHARED, "wording", "bots", "analysis"},
    "offline": {*SHARED, "table", "learning"},
    "site": {*SHARED, "table"},
    "mcp": {*SHARED, "wording", "bots", "terminal"},
    "cli": {
        *SHARED,
        *("wording", "terminal", "simulation", "benchmark", "fuzzing", "bots"),
        *("analysis", "envs", "data", "arena", "table", "training", "mcp", "learning", "site"),
    },
    "__main__": {"cli"},
    "__init__": {"interpreted", "games"},
}
# The same inside the folder of a game: first its own parts, then others'.
OWN: dict[str, tuple[set[str], set[str]]] = {
    "rules": (set(), ENGINE),
    "cards": ({"rules"}, ENGINE),
    "decks": ({"rules", "cards"}, ENGINE),
    "game": ({"rules", "cards", "decks"}, ENGINE),
    "words": ({"rules", "game", "decks"}, {*ENGINE, "messages", "wording"}),
    "adviser": ({"rules"}, {*ENGINE, "bots"}),
    "counts": ({"rules", "game", "adviser"}, {*ENGINE, "bots"}),
    "mixture": ({"rules", "decks"}, ENGINE),
    "features": ({"rules", "game"}, {*ENGINE, "envs"}),
    "wire": (set(), {"table"}),
    "scene": ({"rules", "game", "decks", "words", "wire"}, {*ENGINE, "messages", "wording", "table"}),
    "screen": ({"rules", "game", "decks", "words"}, {*ENGINE, "messages", "wording", "terminal"}),
    "referee": ({"rules", "cards", "game", "decks"}, {*ENGINE, "fuzzing", "simulation", "rules"}),
    "taken": ({"rules", "game", "decks", "words"}, {*ENGINE, "arena", "wording"}),
    "bench": ({"rules", "game"}, {*ENGINE, "benchmark"}),
    "kit": (set(), {"games"}),
    "__init__": ({"game"}, set()),
}
OTHERS: dict[str, set[str]] = {
    "messages": {"fluent"},
    "bots": {"numpy", "librt"},
    "training": {"numpy", "torch", "matplotlib", "ray"},
    "envs": {"numpy", "gymnasium", "pettingzoo", "librt", "rich", "pyspiel"},
    "data": {"numpy", "pyarrow"},
    "arena": {"rich", "numpy", "openskill", "choix", "matplotlib", "ray"},
    "table": {
        *("fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "pydantic", "pydantic_core"),
        *("typing_extensions", "websockets", "redis", "prometheus_client"),
    },
    "wire": {"typing_extensions"},
    "mcp": {"mcp"},
    "site": {"playwright"},
    "terminal": {"rich"},
    "screen": {"rich"},
    "cli": {"typer", "click", "rich"},
}
FILES = sorted(SOURCE.rglob("*.py"))


def part_of(file: Path) -> str:
    """The part of the package, or of the folder of a game, that a file belongs to."""
    parts = file.relative_to(SOURCE).parts
    return parts[2 if is_of_game(file) else 0].removesuffix(".py")


def is_of_game(file: Path) -> bool:
    """Whether a file stands in the folder of a game."""
    parts = file.relative_to(SOURCE).parts
    return parts[0] == "games" and len(parts) > 2


@cache
def imported(file: Path) -> frozenset[str]:
    """Every module that a file imports, by its full name, wherever in the file it does so."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative imports hide where they point"
            module = node.module or ""
            names.update([f"bocage.{alias.name}" for alias in node.names] if module == "bocage" else [module])
    return frozenset(names)


def name_of(file: Path) -> str:
    return file.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("part", ALLOWED)
def test_imports_point_left_only(part: str) -> None:
    files = [file for file in FILES if not is_of_game(file) and part_of(file) == part]
    assert files
    for file in files:
        if name_of(file) == "games/parts.py":
            continue  # names the types of all parts, and imports none of them when it runs: tested below
        names = {name for name in imported(file) if name.startswith("bocage.")}
        assert {name.split(".")[1] for name in names} <= ALLOWED[part] | {part}, name_of(file)
        known = [name for name in names if name.split(".")[1] == "games" and len(name.split(".")) > 2]
        assert [name for name in known if name.split(".")[2] in GAMES] == [], f"{name_of(file)} knows a game"


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_game_are_layers(game: str) -> None:
    files = [file for file in FILES if is_of_game(file) and file.relative_to(SOURCE).parts[1] == game]
    assert files
    for file in files:
        own, others = OWN[part_of(file)]
        for name in imported(file):
            steps = name.split(".")
            if steps[:3] == ["bocage", "games", game]:
                step = steps[3] if len(steps) > 3 else "game"
                assert step in own | {part_of(file)}, f"{name_of(file)} imports {name}"
            elif steps[0] == "bocage":
                assert steps[1] in others, f"{name_of(file)} imports {name}"
                assert steps[1:3] not in [["games", other] for other in GAMES], "a game imports a game"


def test_naming_the_parts_of_a_game_loads_none_of_them() -> None:
    words = "import bocage.games as g, sys; print(list(g.kits())); print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "bocage.games.parts" in loaded
    assert not [
        name
        for name in loaded
        if name.endswith((".game", ".adviser", ".scene", ".screen", ".words"))
        and name.startswith("bocage.games.")
    ]


def test_libraries_are_used_where_they_belong() -> None:
    for file in FILES:
        foreign = {name.split(".")[0] for name in imported(file)} - {"bocage"} - sys.stdlib_module_names
        if file.name == "native.py":
            foreign -= {"mypy_extensions"}  # for the compiler and the type checker; never at run time
        assert foreign <= OTHERS.get(part_of(file), set()), name_of(file)


def test_every_part_has_its_place() -> None:
    assert {part_of(file) for file in FILES if not is_of_game(file)} <= set(ALLOWED)
    assert {part_of(file) for file in FILES if is_of_game(file)} <= set(OWN)
