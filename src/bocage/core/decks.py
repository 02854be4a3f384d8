"""Decks: cards that come together, and where they are found.

A game has a base deck. Further decks come from other packages, by the entry point `bocage.decks`, or from a
folder that somebody names; such a folder is a Python package, and what it says is run.

    DECK = Deck(
        "hedge",
        "agricola",
        name=Text(en="Hedge", fr="Haie"),
        package=__name__,
        cards="minors:CARDS",
    )

What its cards say stands in their declarations, in both languages. Further sentences, of questions and
refusals that only they have, stand in the folder `messages` of the package: `en/*.ftl`, `fr/*.ftl`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from bocage.core.cards import Card, Text
from bocage.core.errors import BadOption, BadRecord
from bocage.core.fields import shown
from bocage.core.state import State

GROUP: Final = "bocage.decks"
BASE: Final = "base"
FOLDERS: Final = "BOCAGE_DECKS"  # where processes that are started from this one find the same folders
_broken: Final[dict[str, str]] = {}


class Deck:
    """Cards of one game that are chosen together.

    Args:
        id: a word in snake_case, unique among the decks of its game.
        game: the id of the game that its cards belong to.
        name: what people call it.
        package: the package that its declarations stand in: `__name__`, where the deck is made.
        cards: the module in it and the list of cards there: `minors:CARDS`. The order is only ever
            appended to, so that what was stored with an older version of the deck can still be read.
    """

    def __init__(self, id: str, game: str, name: Text, package: str, cards: str) -> None:
        self.id: Final = id
        self.game: Final = game
        self.name: Final = name
        self.package: Final = package
        module, _, self._list = cards.partition(":")
        self._module: Final = f"{package}.{module}" if module else package
        self._is_declared = False

    def shared(self) -> Sequence[Card[State]]:
        """The cards as every catalogue may share them: for a base deck, which has the same numbers in all."""
        return self._declared()

    def declared(self) -> Sequence[Card[State]]:
        """The cards, as declarations that no catalogue has numbered yet."""
        if not self._is_declared:
            self._is_declared = True
            return self._declared()
        # A declaration has its numbers in one catalogue. For the next one its module is read anew.
        before = {name: module for name, module in sys.modules.items() if self._is_within(name)}
        for name in before:
            del sys.modules[name]
        try:
            return self._declared()
        finally:
            for name in [name for name in sys.modules if self._is_within(name)]:
                del sys.modules[name]
            sys.modules.update(before)

    def messages(self) -> Path | None:
        """The folder with the sentences that its cards need beside their texts, if there is one."""
        # A deck that came from a folder has a package that nobody else could find.
        here = sys.modules.get(self.package)
        spec = find_spec(self.package) if here is None else here.__spec__
        places = [] if spec is None else list(spec.submodule_search_locations or ())
        return next((Path(place) / "messages" for place in places if Path(place, "messages").is_dir()), None)

    def _is_within(self, name: str) -> bool:
        return name == self._module or name.startswith(self._module + ".")

    def _declared(self) -> Sequence[Card[State]]:
        found: Sequence[Card[State]] = getattr(import_module(self._module), self._list)
        return found


def every_deck() -> list[Deck]:
    """The decks of all games that are installed, or stand in a folder that somebody has named."""
    return [*_installed(), *_in_folders()]


def decks_of(game: str) -> dict[str, Deck]:
    """The decks of a game beside its base deck, by id and in the order of their ids.

    One in a folder goes before one of the same id that is installed: somebody works on it.
    """
    found = {deck.id: deck for deck in every_deck() if deck.game == game}
    return {id: found[id] for id in sorted(found)}


def broken() -> dict[str, str]:
    """The decks that are installed and cannot be loaded, by their entry point, each with what is wrong."""
    _installed()
    return dict(_broken)


def read_decks(options: Mapping[str, object]) -> list[str]:
    """The ids of decks that the options of a game name; whether there are such decks is for others to say.

    Raises:
        BadOption: this is no list of names.
    """
    value = options.get("decks")
    if value is None:
        return []
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise BadOption("option-decks", decks=shown(value))
    return [str(name) for name in value]


def decks_in(options: Mapping[str, object]) -> list[str]:
    """The ids of the decks that the options of a game name, the base deck first."""
    named = options.get("decks", (BASE,))
    assert isinstance(named, list | tuple)
    return [str(id) for id in named]


def chosen_decks(game: str, ids: Iterable[str]) -> list[Deck]:
    """The decks with these ids in the order in which a catalogue takes them; the base deck is left out.

    Raises:
        BadOption: there is no deck of this name for the game.
    """
    known = decks_of(game)
    wanted = {id for id in ids if id != BASE}
    for id in sorted(wanted - known.keys()):
        raise BadOption("option-deck", deck=shown(id), known=", ".join([BASE, *known]))
    return [deck for id, deck in known.items() if id in wanted]


def need_decks(game: str, options: Mapping[str, object]) -> None:
    """See that the decks are here that a game of a file was played with.

    Raises:
        BadRecord: one of them is not.
    """
    try:
        chosen_decks(game, read_decks(options))
    except BadOption as problem:
        raise BadRecord(problem.key, **problem.details) from None


def add_folder(folder: Path) -> list[Deck]:
    """Read the decks of a folder, for this process and those it starts.

    Raises:
        BadOption: it is no package, or has no decks, or its code fails.
    """
    found = _read_folder(str(folder.resolve()))
    folders = os.environ.get(FOLDERS, "").split(os.pathsep)
    if str(folder.resolve()) not in folders:
        os.environ[FOLDERS] = os.pathsep.join([*filter(None, folders), str(folder.resolve())])
    return found


@cache
def _installed() -> tuple[Deck, ...]:
    found: list[Deck] = []
    for entry in entry_points(group=GROUP):
        try:
            found += _decks(entry.load())
        except Exception as problem:  # anybody's program; games without it are played all the same
            _broken[entry.name] = repr(problem)
    return tuple(found)


def _in_folders() -> list[Deck]:
    folders = filter(None, os.environ.get(FOLDERS, "").split(os.pathsep))
    return [deck for folder in folders for deck in _read_folder(folder)]


@cache
def _read_folder(folder: str) -> list[Deck]:
    path = Path(folder)
    start = path / "__init__.py"
    if not start.is_file():
        raise BadOption("option-deck-folder", folder=folder)
    name = f"bocage_deck_{path.name}"
    spec = spec_from_file_location(name, start, submodule_search_locations=[folder])
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
        found = _decks(getattr(module, "DECKS", getattr(module, "DECK", [])))
        if not found:
            raise BadOption("option-deck-folder", folder=folder)
        return found
    except BadOption:
        raise
    except Exception as problem:
        del sys.modules[name]
        raise BadOption("option-deck-broken", folder=folder, problem=str(problem)) from problem


def _decks(found: Deck | Sequence[Deck]) -> list[Deck]:
    return [found] if isinstance(found, Deck) else list(found)
