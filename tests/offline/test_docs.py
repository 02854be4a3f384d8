"""The documentation as a part of the folder: `bocage site --docs`."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from bocage.learning.lessons import lesson as lesson_named
from bocage.site import folder


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if find_spec("zensical") is None:
        pytest.skip("zensical is not installed: pip install zensical mkdocstrings-python")
    made = tmp_path_factory.mktemp("documented") / "docs"
    folder.write_docs(made)
    return made


def test_every_page_leads_to_the_first_page_of_the_site(docs: Path) -> None:
    for page in (docs / "hosting.html", docs / "rules" / "agricola" / "rules.en.html"):
        sign = re.search(r'<a href="([^"]*)"[^>]*md-logo', page.read_text("utf-8"))
        assert sign is not None
        assert (page.parent / sign[1]).resolve() == docs.parent.resolve() / "index.html"


def test_the_reference_is_made_from_the_sources(docs: Path) -> None:
    reference = (docs / "reference.html").read_text("utf-8")
    assert "why_not" in reference
    assert "BatchedEnv" in reference


def test_the_front_page_knows_where_the_table_lies(docs: Path) -> None:
    for name in ("index.html", "fr/index.html"):
        text = (docs / name).read_text("utf-8")
        table = re.search(r'<meta name="bocage-table" content="([^"]*)">', text)
        assert table is not None
        assert ((docs / name).parent / table[1]).resolve() == docs.parent.resolve() / "index.html"
        assert "site.js" in text
        lesson = re.search(r'data-lesson="([^"]*)"', text)
        assert lesson is not None
        assert lesson_named(lesson[1]).game == "creatures"


def test_no_page_asks_for_anything_elsewhere(docs: Path) -> None:
    asked = re.compile(r'<(?:script|img|link)[^>]*(?:src|href)="https?://[^"]*"')
    found = {page.name: asked.findall(page.read_text("utf-8")) for page in docs.rglob("*.html")}
    assert len(found) > 20
    assert {name: links for name, links in found.items() if links} == {}


def test_a_site_with_documentation_says_so_on_its_first_page(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    for has_docs in (True, False):
        page.write_text('<head><title>Bocage</title></head><script src="/assets/a.js">', "utf-8")
        folder.write_page(tmp_path, has_docs)
        assert ("bocage-docs" in page.read_text("utf-8")) is has_docs
        assert 'src="./assets/a.js"' in page.read_text("utf-8")
