"""How pages write a figure: English ones as it was measured, French ones with French words and signs."""

from __future__ import annotations

import re
from pathlib import Path

THIN = "\u202f"
FRENCH = (
    (re.compile(r"with a load of (\d+) by other programs"), r"chargés à \1 par d’autres programmes"),
    (re.compile(r"(?<=\d),(?=\d{3})"), THIN),
    (re.compile(r"(?<![\d.])(\d+)\.(\d+)(?![\d.])"), r"\1,\2"),  # a decimal, not a version
    (re.compile(r" %"), f"{THIN}%"),
    (re.compile(r"prior, whim"), "réseau seul, fantaisie"),
    (re.compile(r"\bof (?=\d)"), "sur "),
    (re.compile(r"\bto (?=\d)"), "à "),
    (re.compile(r"\bin (\d+)$"), r"en \1 parties"),
    (re.compile(r"\btimes\b"), "fois"),
    (re.compile(r"\bcores\b"), "cœurs"),
    (re.compile(r"\bMB\b"), "Mo"),
    (re.compile(r" : "), "\u00a0: "),
)


def is_french(page: Path) -> bool:
    """Whether a page is one of those in French: in a folder `fr`, or with `.fr` in its name."""
    return page.parent.name == "fr" or page.name.endswith(".fr.md")


def written(text: str, page: Path) -> str:
    """A figure as a page says it."""
    if is_french(page):
        for found, said in FRENCH:
            text = found.sub(said, text)
    return text
