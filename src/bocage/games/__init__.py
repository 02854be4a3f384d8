"""The games that are installed, and what each one offers."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Any

# Every game that Bocage has or will have, in the order in which they are shown.
KNOWN = ("creatures", "agricola", "farmerama")


@dataclass(frozen=True)
class GameEntry:
    """One line of the catalogue: what a person must know to choose a game."""

    id: str
    name: dict[str, str]
    """Its printed name by language."""
    modes: tuple[str, ...]
    players: tuple[int, ...]
    """The allowed numbers of players."""
    rules_version: str | int

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "id": self.id,
            "name": self.name,
            "modes": list(self.modes),
            "players": list(self.players),
            "rules_version": self.rules_version,
        }


def installed() -> tuple[str, ...]:
    """The ids of the games that are here."""
    return tuple(game for game in KNOWN if find_spec(f"bocage.{game}") is not None)


def game_class(id: str) -> Any | None:  # noqa: ANN401 - each game has a class of its own
    """The class of one game, or None when that game is not here."""
    if id not in installed():
        return None
    return getattr(import_module(f"bocage.{id}"), "Game", None)


def catalogue() -> list[GameEntry]:
    """Every installed game."""
    found = [(id, game_class(id)) for id in installed()]
    return [_entry(game) for _, game in found if game is not None]


def is_compiled() -> bool:
    """Whether the engine runs as compiled by mypyc, not as interpreted Python."""
    spec = find_spec("bocage.core.kernel") if find_spec("bocage.core") else None
    return spec is not None and bool(spec.origin) and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


def _entry(game: Any) -> GameEntry:  # noqa: ANN401
    name = getattr(game, "name", None)
    return GameEntry(
        id=game.id,
        name={language: getattr(name, language, game.id) for language in ("en", "fr")},
        modes=tuple(game.modes),
        players=tuple(game.players),
        rules_version=game.rules_version,
    )
