"""What pages say in figures is what was measured; the cheap figures are measured here again."""

import json
import re
from pathlib import Path

import pytest

from bocage.benchmark.claims import MARK, claims, marks, write

DOCS = Path(__file__).parents[2] / "docs"
KEPT = json.loads((DOCS / "figures.json").read_text(encoding="utf-8"))
CLAIMS = {claim.name: claim for claim in claims(DOCS)}


def test_no_mark_says_anything_else_than_what_was_measured() -> None:
    found = marks(DOCS)
    assert {name for _, name, _ in found} == set(KEPT) == set(CLAIMS)
    assert [(page.name, name, text) for page, name, text in found if KEPT[name]["text"] != text] == []


def test_no_page_tells_a_speed_or_a_size_that_was_not_measured() -> None:
    """Outside marks nothing is so many times as fast, or so many a second; the pages of others are theirs."""
    told = re.compile(r"\b\d[\d,.]*\s+(?:times (?:as )?(?:fast|slow)|(?:steps|decisions|games) a second)")
    pages = [
        DOCS.parent / "README.md",
        *(DOCS / f"{name}.md" for name in ("environments", "researchers", "records")),
    ]
    found = {page.name: told.findall(MARK.sub("", page.read_text(encoding="utf-8"))) for page in pages}
    assert {name: claims for name, claims in found.items() if claims} == {}


def test_every_figure_says_when_and_how() -> None:
    for name, told in KEPT.items():
        assert told["how"] == CLAIMS[name].how
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", told["when"])
        assert told["package_version"]
        assert told["machine"]


@pytest.mark.parametrize("name", [name for name, claim in CLAIMS.items() if claim.cheap])
def test_a_cheap_figure_is_still_so(name: str) -> None:
    assert CLAIMS[name].measure() == KEPT[name]["text"]


def test_the_command_corrects_a_page(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    page = docs / "page.md"
    page.write_text("so <!-- figure size.actions.creatures -->5<!-- /figure --> it is", encoding="utf-8")
    (tmp_path / "README.md").write_text("none", encoding="utf-8")
    write(docs, ["size.actions.creatures"])
    size = CLAIMS["size.actions.creatures"].measure()
    assert page.read_text(encoding="utf-8") == (
        f"so <!-- figure size.actions.creatures -->{size}<!-- /figure --> it is"
    )
    assert list(json.loads((docs / "figures.json").read_text(encoding="utf-8"))) == ["size.actions.creatures"]
