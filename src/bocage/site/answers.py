"""Answers that never change, written down beforehand: the page shows them before the interpreter is there."""

from __future__ import annotations

import json
from pathlib import Path

from bocage import games
from bocage.messages import LANGUAGES
from bocage.table import catalogue, lessons, rulebook


def write_answers(folder: Path) -> None:
    """What the interface says of games, in both languages: the catalogue, lessons, boxes, rules."""
    for lang in LANGUAGES:
        _write(folder / lang / "catalogue.json", {**catalogue.catalogue(lang), "compiled": False})
        _write(folder / lang / "learn" / "lessons.json", lessons.lesson_list(lang))
        for game in games.installed():
            _write(folder / lang / "games" / game / "components.json", catalogue.components(game, lang))
            _write(folder / lang / "games" / game / "rules.json", rulebook.whole(game, lang))


def _write(file: Path, value: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")
