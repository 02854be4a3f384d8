"""Where the rules sheets stand, and how one is found."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import MappingProxyType

from bocage.games import kits
from bocage.rules.sheet import Rule, Section, Sheet, read_sheet

NO_GUESTS: Mapping[str, Path] = MappingProxyType({})


class UnknownRule(LookupError):
    """An id that no sheet has.

    Attributes:
        word: what was asked for.
        nearest: the ids most like it, best first.
    """

    def __init__(self, word: str, nearest: list[str]) -> None:
        super().__init__(word)
        self.word = word
        self.nearest = nearest


class Shelf:
    """A folder with a folder of sheets for each game: `creatures/rules.en.md`, `creatures/rules.fr.md`, …

    Args:
        guests: the folders of games whose sheets stand elsewhere, by their ids.
    """

    def __init__(self, folder: Path, guests: Mapping[str, Path] = NO_GUESTS) -> None:
        self.folder = folder
        self.guests = guests
        self._read: dict[tuple[str, str], tuple[Sheet, ...]] = {}

    def games(self) -> list[str]:
        """The games that have sheets, in alphabetical order."""
        places = {place.name: place for place in self.folder.glob("*/")} | dict(self.guests)
        return sorted(name for name, place in places.items() if any(place.glob("*.en.md")))

    def sheets(self, game: str, lang: str = "en") -> tuple[Sheet, ...]:
        """The sheets of a game in a language; none for an unknown game or language."""
        if (game, lang) not in self._read:
            files = sorted(self.guests.get(game, self.folder / game).glob(f"*.{lang}.md"))
            self._read[game, lang] = tuple(
                read_sheet(file.name.split(".")[0], file.read_text(encoding="utf-8"), lang) for file in files
            )
        return self._read[game, lang]

    def ids(self, game: str) -> list[str]:
        """The ids of all rules and rulings of a game, in the order of its sheets."""
        return [rule.id for sheet in self.sheets(game) for rule in sheet.rules]

    def find(self, word: str, game: str | None = None, lang: str = "en") -> Rule | Section:
        """The rule or section with this id, however its letters are written, in one game or in all.

        Raises `UnknownRule`.
        """
        wanted = word.upper()
        known: list[str] = []
        for name in self.games() if game is None else [game]:
            for sheet in self.sheets(name, lang):
                for section in sheet.sections:
                    for rule in section.rules:
                        if rule.id == wanted:
                            return rule
                        known.append(rule.id)
                    if section.id:
                        if section.id == wanted:
                            return section
                        known.append(section.id)
        raise UnknownRule(word, get_close_matches(wanted, known, n=3, cutoff=0.5))

    def text(self, rule_id: str, lang: str = "en") -> str:
        """A rule, or a whole section, as plain text.

        Raises `UnknownRule`.
        """
        found = self.find(rule_id, lang=lang)
        if isinstance(found, Rule):
            return found.text
        return "\n".join(f"{rule.id} {rule.text}" for rule in found.rules)


@cache
def shelf() -> Shelf:
    """The sheets of this installation."""
    guests = {id: kit.sheets for id, kit in kits().items() if kit.sheets is not None}
    return Shelf(folder_of_sheets(Path(__file__).resolve().parent), guests)


def folder_of_sheets(package: Path) -> Path:
    """The sheets installed with this package or, in a checkout, those under `docs/rules`."""
    installed = package / "sheets"
    return installed if installed.is_dir() else package.parents[2] / "docs" / "rules"


def games() -> list[str]:
    """The games that have rules sheets."""
    return shelf().games()


def sheets(game: str, lang: str = "en") -> tuple[Sheet, ...]:
    """The rules sheets of a game in a language."""
    return shelf().sheets(game, lang)


def ids(game: str) -> list[str]:
    """The ids of all rules and rulings of a game.

    >>> ids("creatures")[:3]
    ['C-1.1', 'C-1.2', 'C-1.3']
    """
    return shelf().ids(game)


def find(word: str, game: str | None = None, lang: str = "en") -> Rule | Section:
    """The rule or section with this id. Raises `UnknownRule`, which knows the nearest ids."""
    return shelf().find(word, game, lang)


def text(rule_id: str, lang: str = "en") -> str:
    """A rule as plain text. Raises `UnknownRule`.

    >>> text("C-5.4", "fr")
    'Stalle : coûte 3 pierres et 1 roseau, rapporte 1 point, accueille 3 animaux [EN, FR, FR 2012].'
    """
    return shelf().text(rule_id, lang)
