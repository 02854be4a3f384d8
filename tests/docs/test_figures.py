"""What pages say in figures is what was measured; the cheap figures are measured here again."""

import json
import re
from pathlib import Path

import pytest

from bocage.benchmark.claims import MARK, claims, marks, seal, write
from bocage.benchmark.figure_words import written

DOCS = Path(__file__).parents[2] / "docs"
KEPT = json.loads((DOCS / "figures.json").read_text(encoding="utf-8"))
CLAIMS = {claim.name: claim for claim in claims(DOCS)}


def test_no_mark_says_anything_else_than_what_was_measured() -> None:
    found = marks(DOCS)
    assert {name for _, name, _ in found} == set(KEPT)
    assert set(KEPT) <= set(CLAIMS)
    assert [name for name in CLAIMS if name not in KEPT and CLAIMS[name].cheap] == []
    wrong = [
        (page.name, name, text) for page, name, text in found if text != written(KEPT[name]["text"], page)
    ]
    assert wrong == []


def test_no_figure_was_entered_or_changed_by_hand() -> None:
    assert [name for name, told in KEPT.items() if told.get("seal") != seal(name, told)] == []
    name, told = next(iter(KEPT.items()))
    assert seal(name, {**told, "text": "99 %"}) != told["seal"]
    assert seal("another", told) != told["seal"]


@pytest.mark.parametrize(
    ("measured", "french"),
    [
        ("94 % (92–96) of 400", "94\u202f% (92–96) sur 400"),
        ("9,012", "9\u202f012"),
        ("29.8 (28.8–30.7) in 24", "29,8 (28,8–30,7) en 24 parties"),
        ("39.4 : 29.9", "39,4\u00a0: 29,9"),
        ("2026-11-16, x86_64, 16 cores, Python 3.12.3", "2026-11-16, x86_64, 16 cœurs, Python 3.12.3"),
        ("69 to 98 of 100", "69 à 98 sur 100"),
        ("8.3 MB", "8,3 Mo"),
    ],
)
def test_a_french_page_writes_figures_as_one_does(measured: str, french: str) -> None:
    assert written(measured, Path("docs/fr/bots.md")) == french
    assert written(measured, Path("docs/bots.md")) == measured


SOME = r"(?:\d[\d,.]*|two|three|ten|deux|trois|dix)"
# What a machine can measure: speeds, sizes, and what was won.
MEASURED = re.compile(
    r"\d[\d,.]*\s+times (?:as )?(?:fast|slow|many|quick)"
    r"|\d[\d,.]*\s+(?:steps|decisions|games|moves|simulations|positions|tables) (?:a|per) (?:second|minute)"
    r"|\d[\d,.]*\s+(?:coups|parties|positions) (?:par|à la) (?:seconde|minute)"
    r"|\d[\d,.]*\s*% (?:de|des) (?:\d+ )?parties|\b\d+ parties sur \d+|\d[\d,.]*\s+fois (?:plus|moins) "
    r"|\d[\d,.]*\s*% of (?:all |\d+ )?games|\b\d+ of \d+ games|won \d+ of \d+"
    # Sizes and times of which it is said that they are so, and games of the past.
    rf"|(?:takes?|about|as|some|prend|environ|en)\s+(?:{SOME}\s+(?:to|à|ou|or)\s+)?{SOME}"
    r"\s*(?:kB|MB|GB|ms|ko|Mo|Go|minutes?|seconds|secondes)\b"
    r"|(?:are|sont les) (?:the )?(?:fastest|slowest|plus rapides|plus lents)|got \d+, \d+|obtenu \d+, \d+"
    rf"|{SOME} times the games|{SOME} fois plus de"
    r"|\d[\d,.]* points (?:of rating|de classement)|\b\d+ games (?:of|in) \d+"
    r"|(?:about|environ) (?:a|an|un|une) (?:tenth|third|quarter|half|dixième|tiers|quart)\b"
    r"|\bin an? \w+th of a second|\bin \w+ more than half\b|\bplus de la moitié\b"
)
# Pages that a command writes from what it measured.
WRITTEN = ("observations.md", "api.md", "json.md", "farmerama-balance.md")
PAGES = [
    page
    for page in [DOCS.parent / "README.md", *DOCS.glob("*.md"), *DOCS.glob("fr/*.md")]
    if page.name not in WRITTEN
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_tells_anything_measured_outside_a_mark(page: Path) -> None:
    text = re.sub(r"^(?: {4}|\d+\. ).*$|```.*?```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    assert [found[0] for found in MEASURED.finditer(MARK.sub("", text))] == []


@pytest.mark.parametrize(
    "claim",
    [
        "it is 17 times as fast",
        "547,000 steps a second",
        "99.5 % of 400 games won",
        "it won 9 of 100 against",
        "about 500 parties par seconde",
        "il a gagné 91 % de 200 parties",
        "A line takes 3 to 6 kB.",
        "its whole memory, about 50 MB, beside",
        "The first start takes about two minutes",
        "Le premier démarrage prend environ deux minutes",
        "elle voyagerait en 10 Mo",
        "Batches of about 128 games are fastest",
        "a program got 137, 140, 151 and 165 stars",
        "PPO has seen ten times the games",
        "Between the ends lie 1800 to 1950 points of rating",
        "which is 71 games of 100",
        "about a tenth of what a compiled Bocage does",
        "environ un dixième de ce qu’un Bocage compilé fait",
        "answer in a twentieth of a second even where nothing is compiled",
        "many rows come again, in creatures more than half",
        "plus de la moitié aux Fermiers de la Lande",
    ],
)
def test_such_claims_are_noticed(claim: str) -> None:
    assert MEASURED.search(claim)


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
    kept = json.loads((docs / "figures.json").read_text(encoding="utf-8"))
    assert page.read_text(encoding="utf-8") == (
        f"so <!-- figure size.actions.creatures -->{size}<!-- /figure --> it is"
    )
    assert list(kept) == ["size.actions.creatures"]
    assert all(told["seal"] == seal(name, told) for name, told in kept.items())
