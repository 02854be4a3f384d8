"""The pages of the site: examples run, tables are those of the code, links lead somewhere."""

import doctest
import json
import pkgutil
import re
import tomllib
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]  # it comes without types
import pytest

from bocage.envs.describing import page
from bocage.games import game_class

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GAMES, LOOKS, LANGUAGES = ("creatures", "agricola", "farmerama"), ("light", "dark", "phone"), ("en", "fr")
BOARD = re.compile(r"^<!-- board (?P<name>[a-z-]+) -->\n```json\n(?P<position>.*?)^```$", re.M | re.S)
MOST_BYTES = 2_500_000  # of all pictures
# The table's API needs a server; its page is tested with one (tests/table).
PAGES = sorted(file for file in [*DOCS.glob("*.md"), *DOCS.glob("fr/*.md")] if file.name != "api.md")
# A French page has the name of the English one; the first had its own.
FRENCH_NAMES = {"players": "joueurs"}
# Pages of the navigation that are there in English only, and why.
ENGLISH_ONLY = {
    "api": "its examples are written by a command from a real server",
    "json": "a command writes it from the schemas of the answers",
    "observations": "a command writes it from the features of the games",
}
OWN = (
    *("index", "players", "designers", "researchers", "environments", "balance", "observations"),
    *("records", "json", "models", "learn"),
    *(f"fr/{file.stem}" for file in sorted(DOCS.glob("fr/*.md"))),
)
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# What a page is made of: headings with their level, tables, blocks of programs and pictures.
PART = re.compile(r"^(?:#+(?= )|\| ?---|```(?=[a-z])|!\[)", re.M)
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


def name_of(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", PAGES, ids=name_of)
def test_the_python_of_a_page_runs(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Sessions (`>>>`) give what they say; other blocks run one after the other, as one program."""
    figures = ROOT / "src" / "bocage" / "games" / "farmerama" / "rules" / "components.toml"
    for name in ("mine.toml", "mien.toml"):  # what an owner of the box would have made, in either language
        (tmp_path / name).write_bytes(figures.read_bytes())
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "page"}
    for number, block in enumerate(BLOCK.findall(file.read_text(encoding="utf-8"))):
        if ">>>" not in block:
            exec(compile(block, f"{file.name}[{number}]", "exec"), names)
    result = doctest.testfile(str(file), module_relative=False, encoding="utf-8")
    assert result.failed == 0, capsys.readouterr().out


def test_the_page_for_researchers_trains_in_about_thirty_lines() -> None:
    program = BLOCK.findall((DOCS / "researchers.md").read_text(encoding="utf-8"))[0]
    assert len([line for line in program.splitlines() if line.strip()]) <= 34


def test_the_tables_of_observations_are_those_of_the_code() -> None:
    assert (DOCS / "observations.md").read_text(encoding="utf-8") == page(), "run scripts/observations"


@pytest.mark.parametrize("name", OWN)
def test_links_lead_somewhere(name: str) -> None:
    file = DOCS / f"{name}.md"
    text = file.read_text(encoding="utf-8")
    assert [link for link in LINK.findall(text) if not (file.parent / link).exists()] == []


@pytest.mark.parametrize("file", [ROOT / "README.md", DOCS / "index.md", DOCS / "fr" / "index.md"], ids=str)
def test_a_front_page_opens_with_every_table_in_its_language(file: Path) -> None:
    """Light, dark, phone and a turn (`scripts/pictures` takes them), and every picture says what it shows."""
    lang = "fr" if file.parent.name == "fr" else "en"
    shown = re.findall(r'<img src="([^"]+)"[^>]* alt="([^"]+)">', file.read_text(encoding="utf-8"))
    names = {Path(source).name for source, _ in shown}
    tables = {f"{game}-{look}.{lang}.webp" for game in GAMES for look in LOOKS}
    assert names == {*tables, f"turn.{lang}.webp"}
    assert [source for source, _ in shown if not (file.parent / source).is_file()] == []


def test_the_pictures_are_small_and_all_are_shown() -> None:
    files = [file for file in (DOCS / "pictures").rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    tables = [file for file in files if file.parent.name == "pictures"]
    assert len(tables) == len(LANGUAGES) * (len(GAMES) * len(LOOKS) + 1)


def test_every_position_in_the_text_is_drawn_and_can_stand() -> None:
    """`scripts/pictures docs/pictures --boards` draws them."""
    names = set()
    for file in [*DOCS.glob("*.md"), *DOCS.glob("fr/*.md")]:
        text = file.read_text(encoding="utf-8")
        for found in BOARD.finditer(text):
            position = json.loads(found["position"])
            kind = game_class(position["game"])
            assert kind is not None
            kind.from_position(position)
            names.add(found["name"])
            assert f"pictures/boards/{found['name']}." in text
    boards = {file.name for file in (DOCS / "pictures" / "boards").iterdir()}
    assert boards == {f"{name}.{lang}.webp" for name in names for lang in LANGUAGES}


def test_the_reference_names_what_there_is_and_leaves_out_nothing_great() -> None:
    """All games, bots, analysis, the arena, and the language of the cards."""
    names = re.findall(r"^::: (\S+)$", (DOCS / "reference.md").read_text(encoding="utf-8"), re.MULTILINE)
    for name in names:
        pkgutil.resolve_name(name)
    for part in (
        *(f"bocage.games.{game}.game.Game" for game in GAMES),
        *("bocage.bots.mcts.MctsBot", "bocage.bots.mcts.ChampionBot", "bocage.bots.budget.Budget"),
        *("bocage.analysis.review", "bocage.arena.plan", "bocage.arena.ledger.TakenLedger"),
        *("bocage.core.cards", "bocage.core.effects", "bocage.games.creatures.rules.building"),
        *("bocage.games.agricola.rules.card", "bocage.games.agricola.rules.verbs"),
    ):
        assert part in names


def test_the_site_has_two_languages_two_lights_and_our_own_look() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    switch = {one["lang"]: one["link"] for one in site["extra"]["alternate"]}
    assert switch == {"en": "index.html", "fr": "fr/index.html"}
    assert [one["scheme"] for one in site["theme"]["palette"]] == ["default", "slate"]
    style = (DOCS / site["extra_css"][0]).read_text(encoding="utf-8")
    assert all(f'"{scheme}"' in style for scheme in ("default", "slate"))
    assert "http" not in style
    assert (DOCS / site["extra_javascript"][0]).is_file()
    assert (DOCS / site["theme"]["logo"]).is_file()
    named = nav_pages(site["nav"])
    ours = {page.relative_to(DOCS).as_posix() for page in [*DOCS.glob("fr/*.md"), *DOCS.glob("rules/*/*.md")]}
    assert ours <= set(named), "every French page and every page of rules can be found"


def nav_pages(entries: list[Any]) -> list[str]:
    """Every page that the navigation names."""
    found: list[str] = []
    for entry in entries:
        for value in entry.values():
            found += [value] if isinstance(value, str) else nav_pages(value)
    return found


def test_every_page_of_the_navigation_is_there_in_both_languages_and_leads_to_the_other() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    named = set(nav_pages(site["project"]["nav"]))
    english = {page.removesuffix(".md") for page in named if "/" not in page}
    assert {f"fr/{FRENCH_NAMES.get(page, page)}.md" for page in english - set(ENGLISH_ONLY)} == {
        page for page in named if page.startswith("fr/")
    }
    assert set(ENGLISH_ONLY) <= english
    rules = {page for page in named if page.startswith("rules/")}
    assert {page.replace(".en.", ".fr.") for page in rules} == {page for page in rules if ".fr." in page}
    # scripts/balance writes that page without a link; the list of pages leads on.
    for name in english - set(ENGLISH_ONLY) - {"balance"}:
        other = f"fr/{FRENCH_NAMES.get(name, name)}.md"
        assert f"[En français]({other})" in (DOCS / f"{name}.md").read_text(encoding="utf-8")
        assert f"[In English](../{name}.md)" in (DOCS / other).read_text(encoding="utf-8")


# Its English page is made from the docstrings; the French one says what the English pages hold.
OTHER_PARTS = {"reference"}


@pytest.mark.parametrize("name", [name_of(file) for file in DOCS.glob("*.md")])
def test_a_french_page_has_the_parts_of_the_english_one(name: str) -> None:
    """The same headings, tables, programs and pictures, one after the other."""
    french = DOCS / "fr" / f"{FRENCH_NAMES.get(name, name)}.md"
    if name in ENGLISH_ONLY or name in OTHER_PARTS:
        assert french.exists() == (name in OTHER_PARTS)
        return
    here, there = (PART.findall(file.read_text(encoding="utf-8")) for file in (DOCS / f"{name}.md", french))
    assert here == there


def test_french_pages_keep_their_signs_with_the_word_before() -> None:
    """No line can break before `;`, `:`, `?`, `!`, `»` and `%`, nor after `«`."""
    for file in DOCS.glob("fr/*.md"):
        text = re.sub(
            r"^ {4}.*$|^```.*?^```$|`[^`]*`", "", file.read_text(encoding="utf-8"), flags=re.M | re.S
        )
        assert re.findall(r"\S+ [;:?!»%](?: |$)|« ", text, re.M) == [], file.name


def test_the_navigation_names_pages_that_exist_and_every_own_page() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    named = nav_pages(site["project"]["nav"])
    assert [page for page in named if not (DOCS / page).exists()] == []
    assert {f"{name}.md" for name in OWN} <= set(named)
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("file", sorted((ROOT / "tests" / "recorded").glob("*.jsonl")), ids=name_of)
def test_the_schema_accepts_every_line_of_recorded_games(file: Path) -> None:
    schema = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
    checker = jsonschema.Draft202012Validator(schema)
    for line in file.read_text(encoding="utf-8").splitlines():
        checker.validate(json.loads(line))


@pytest.mark.parametrize(
    "line",
    [
        {"bocage": 2, "game": "creatures", "rules": 1, "options": {}, "seats": ["1"]},
        {"bocage": 1, "game": "chess", "rules": 1, "options": {}, "seats": ["1"]},
        {"seat": -2, "move": "stop"},
        {"seat": 0},
        {"seat": 0, "move": "stop", "time": 3},
        {"scores": [1.0]},
        {"checksum": "xyz"},
        [],
    ],
)
def test_the_schema_refuses_what_is_no_line_of_a_record(line: object) -> None:
    schema = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
    assert not jsonschema.Draft202012Validator(schema).is_valid(line)
