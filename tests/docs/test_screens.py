"""The page of pictures then and now: every pair is there, in both languages, and the whole is small."""

import re
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

from tests.screens_page import cells

DOCS = Path(__file__).parents[2] / "docs"
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")
MOST_BYTES = 1_500_000


@pytest.mark.parametrize("page", ["screens.md", "fr/screens.md"])
def test_every_pair_is_shown(page: str) -> None:
    file = DOCS / page
    shown = {(file.parent / source).resolve() for source in PICTURE.findall(file.read_text(encoding="utf-8"))}
    assert shown == {DOCS / "screens" / f"{cell}.{age}.webp" for cell in cells() for age in ("then", "now")}
    assert [picture for picture in shown if not picture.is_file()] == []


def test_the_pictures_are_small() -> None:
    assert sum(file.stat().st_size for file in (DOCS / "screens").iterdir()) < MOST_BYTES
