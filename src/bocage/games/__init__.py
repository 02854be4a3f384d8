"""The games that are installed, and what each one offers.

Every game, ours and guests', is found by the entry point `bocage.games`, which names its kit.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import TYPE_CHECKING

from bocage import messages
from bocage.core.decks import Deck, add_folder, every_deck
from bocage.core.decks import broken as broken_decks
from bocage.core.game import Game

if TYPE_CHECKING:
    from pathlib import Path

    from bocage.games.parts import Kit

GROUP = "bocage.games"
_broken: dict[str, str] = {}


@dataclass(frozen=True)
class GameEntry:
    """One line of the catalogue: what a person must know to choose a game."""

    id: str
    name: dict[str, str]
    """Its printed name by language."""
    modes: tuple[str, ...]
    players: tuple[int, ...]
    """The allowed numbers of players."""
    rules_version: int

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "id": self.id,
            "name": self.name,
            "modes": list(self.modes),
            "players": list(self.players),
            "rules_version": self.rules_version,
        }


@cache
def kits() -> dict[str, Kit]:
    """The kit of every installed game by its id, in the order in which games are shown."""
    found: list[Kit] = []
    for entry in entry_points(group=GROUP):
        try:
            found.append(entry.load())
        except (
            Exception
        ) as problem:  # a guest may be anybody's program; the others can be played all the same
            _broken[entry.name] = repr(problem)
    for kit in found:
        if kit.messages is not None:
            messages.add(kit.messages)
    _speak(every_deck())
    return {kit.id: kit for kit in sorted(found, key=lambda kit: (kit.rank, kit.id))}


def add_decks(folder: Path) -> list[Deck]:
    """The decks of a folder, for this process and those it starts. A folder is code: it runs.

    Raises:
        BadOption: it is no package, or has no decks, or its code fails.
    """
    kits()
    found = add_folder(folder)
    _speak(found)
    return found


def _speak(decks: Iterable[Deck]) -> None:
    """Say what the messages of decks say as well."""
    for folder in filter(None, [deck.messages() for deck in decks]):
        messages.add(folder)


def broken() -> dict[str, str]:
    """The games and decks that are installed and cannot be loaded, each with what is wrong."""
    kits()
    return {**_broken, **broken_decks()}


def kit(id: str) -> Kit | None:
    """The kit of a game, or None when that game is not here."""
    return kits().get(id)


def installed() -> tuple[str, ...]:
    """The ids of the games that are here."""
    return tuple(kits())


def game_class(id: str) -> type[Game] | None:
    """The class of one game, or None when that game is not here."""
    found = kit(id)
    return None if found is None else found.game


def game_of_rule(rule: str) -> str:
    """The id of the game that a rule belongs to, by the letters before its number; empty for none."""
    letters = rule.split("-")[0]
    return next((id for id, kit in kits().items() if letters in kit.rules), "")


def catalogue() -> list[GameEntry]:
    """Every installed game."""
    return [_entry(kit.game) for kit in kits().values()]


def is_compiled() -> bool:
    """Whether the engine runs as compiled by mypyc, not as interpreted Python."""
    spec = find_spec("bocage.core.kernel") if find_spec("bocage.core") else None
    return spec is not None and bool(spec.origin) and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


def _entry(game: type[Game]) -> GameEntry:
    return GameEntry(
        id=game.id,
        name={language: game.name[language] for language in ("en", "fr")},
        modes=tuple(game.modes),
        players=tuple(game.players),
        rules_version=game.rules_version,
    )
