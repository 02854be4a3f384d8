"""The report: one file that says everything, in both languages."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bocage.arena import ArenaPlan, play_all
from bocage.arena.report import write_report
from bocage.arena.report.page import report
from bocage.arena.report.writing import count, number, percent
from bocage.arena.standings import Standings
from tests.arena.invented import invented

VOID = {"meta", "path", "use", "rect", "circle", "line", "link", "br"}


class Page(HTMLParser):
    """Reads a page: whether its tags match, its ids, its links and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.pictures: list[str | None] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        found = dict(attributes)
        if found.get("id"):
            self.ids.append(str(found["id"]))
        self.links += [str(found[name]) for name in ("href", "xlink:href", "src") if found.get(name)]
        if tag == "svg":
            self.pictures.append(found.get("aria-label"))

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@cache
def played() -> Standings:
    """Invented games of two bots: `a` wins by 8 with a barn and by 4 without."""
    plan = ArenaPlan("creatures", ("a", "b"), 24, words={"mode": "expert"})
    standings = Standings(plan)
    for fixture in plan.fixtures():
        barn = fixture.deal % 2 == 0
        scores = [30.5 + (4 if barn else 0) if bot == "a" else 26.5 for bot in fixture.seating]
        taken = [["barn"] if barn and bot == "a" else [] for bot in fixture.seating]
        standings.note(invented(fixture, scores, offered=["barn", "open_stable"], taken=taken))
    return standings


@cache
def page_of(lang: str) -> str:
    return report(played(), lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_is_well_formed_and_needs_nothing_else(lang: str) -> None:
    page = Page(page_of(lang))
    assert len(page.ids) == len(set(page.ids))
    outside = [link for link in page.links if not link.startswith("#")]
    assert outside == []
    assert {link[1:] for link in page.links} <= set(page.ids)
    assert "<script" not in page_of(lang)
    assert f'<html lang="{lang}">' in page_of(lang)


@pytest.mark.parametrize(
    ("lang", "titles"),
    [
        ("en", ["Ratings", "Margins", "Score lines", "Length", "Balance"]),
        ("fr", ["Forces", "Écarts", "Lignes du score", "Durée", "Équilibre"]),
    ],
)
def test_every_part_is_there_in_the_language_of_the_reader(lang: str, titles: list[str]) -> None:
    assert re.findall("<h2>(.*?)</h2>", page_of(lang)) == titles
    pictures = Page(page_of(lang)).pictures
    assert len(pictures) == 5
    assert all(pictures)


def cells(lang: str, name: str) -> str:
    """The cells of the row that has this name."""
    found = re.search(rf'<th scope="row">{name}</th>(.*?)</tr>', page_of(lang))
    assert found is not None
    return found[1]


def test_a_building_has_its_row_with_intervals() -> None:
    barn = cells("en", "Barn")
    assert "25 %" in barn
    assert "12/48" in barn
    assert "34.5" in barn
    assert "8.0 <small>" in barn
    assert "4.0" in barn
    assert "12/48" in cells("fr", "Grange")
    assert "34,5" in cells("fr", "Grange")


def test_what_nobody_takes_stands_there_too() -> None:
    assert "0/48" in cells("en", "Open Stable")


def test_mean_margins_and_points_are_told() -> None:
    page = page_of("en")
    margins = page[page.index('id="part-margins"') : page.index('id="part-lines"')]
    assert "6.0 <small>" in margins
    assert "\N{MINUS SIGN}6.0 <small>" in margins
    assert "32.5 <small>" in margins


def test_names_of_bots_are_not_taken_for_html() -> None:
    plan = ArenaPlan("creatures", ("<b>", "b"), 4)
    standings = Standings(plan)
    for fixture in plan.fixtures():
        standings.note(invented(fixture, [1, 2]))
    page = report(standings, "en")
    assert "<b>" not in page
    assert "&lt;b&gt;" in page


@pytest.mark.parametrize("words", [{"seats": 3}, {"seats": 1}])
def test_farmerama_is_reported_with_its_own_names(words: dict[str, object]) -> None:
    plan = ArenaPlan("farmerama", ("random",), 3, words=words)
    standings = Standings(plan)
    for result in play_all(plan, plan.fixtures()):
        standings.note(result)
    page = report(standings, "fr")
    Page(page)
    assert "Farmerama" in page
    assert "<dt>Chiffres, somme de contrôle</dt>" in page
    assert ("part-balance" in page) == (words["seats"] == 3)  # alone there are no decorative buildings
    assert "Produits" in page or "produits" in page


def test_the_file_is_written_whole(tmp_path: Path) -> None:
    write_report(played(), tmp_path / "report.html", "en")
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]
    assert (tmp_path / "report.html").read_text(encoding="utf-8") == page_of("en")


def test_colours_follow_the_page() -> None:
    drawings = "".join(re.findall(r"<figure>.*?</figure>", page_of("en"), flags=re.DOTALL))
    assert "var(--leaf)" in drawings
    assert "#3b682f" not in drawings


@pytest.mark.parametrize(
    ("value", "digits", "english", "french"),
    [(1234.56, 1, "1234.6", "1234,6"), (-0.04, 1, "0.0", "0,0"), (-2.5, 1, "−2.5", "−2,5"), (3, 0, "3", "3")],
)
def test_numbers_are_written_as_the_language_does(
    value: float, digits: int, english: str, french: str
) -> None:
    assert (number(value, "en", digits), number(value, "fr", digits)) == (english, french)


def test_shares_and_counts() -> None:
    assert (percent(0.125, "en"), percent(0.125, "fr")) == ("12.5 %", "12,5 %")
    assert (count(3.0, "fr"), count(2.5, "fr")) == ("3", "2,50")


def test_options_are_told_in_words() -> None:
    plan = ArenaPlan("creatures", ("random",), 1, words={"first_player": 1})
    standings = Standings(plan)
    for result in play_all(plan, plan.fixtures()):
        standings.note(result)
    facts = re.findall("<dt>(.*?)</dt><dd>(.*?)</dd>", report(standings, "fr"))
    assert ("first_player", "1") not in facts
    assert ("Mode", "standard") in facts
