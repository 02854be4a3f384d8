"""The list of the published tables of balance, as it stands in the documentation."""

import json
import re
import shutil
from pathlib import Path

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from bocage.arena.census import TABLES
from bocage.cli.published.index import HOW, INDEX, index, reading_order
from bocage.cli.published.tables import publish

DOCS = Path(__file__).parents[2] / "docs"


def test_the_published_list_says_whose_networks_are_those_of_today() -> None:
    for lang, place in INDEX.items():
        told = (DOCS / place).read_text(encoding="utf-8")
        assert index(DOCS, lang) == told, "scripts/balance --pages writes the list anew"


def test_the_list_leads_to_the_guide_in_its_language() -> None:
    for lang, place in INDEX.items():
        guide, anchor = index(DOCS, lang).rsplit("](designers.md#", 1)[0], HOW[lang].split("#")[1]
        assert guide.endswith(("how", "comment"))
        text = (DOCS / place).with_name("designers.md").read_text(encoding="utf-8")
        assert f"## {anchor.replace('-', ' ').capitalize()}" in text


@pytest.mark.parametrize("lang", list(INDEX))
def test_the_list_follows_games_modes_and_players_and_its_links_say_where_they_lead(lang: str) -> None:
    text = (DOCS / INDEX[lang]).read_text(encoding="utf-8")
    rows = re.findall(rf"^\| \[([^]]+)\]\((?:\.\./)?balance/([a-z0-9-]+)\.{lang}\.md\)", text, re.M)
    assert [name for _, name in rows] == [table.name for table in reading_order()]
    assert len({title for title, _ in rows}) == len(rows) == len(TABLES)


def test_in_the_list_all_numbers_of_players_of_a_mode_stand_together() -> None:
    modes = [(table.game, table.mode) for table in reading_order()]
    for mode in set(modes):
        first = modes.index(mode)
        found = reading_order()[first : first + modes.count(mode)]
        assert {(table.game, table.mode) for table in found} == {mode}
        plain = [table.seats for table in found if not table.more]
        assert plain == sorted(plain)


@pytest.mark.parametrize("name", [table.name for table in TABLES])
def test_every_data_set_says_of_itself_what_the_list_says(name: str) -> None:
    kept = json.loads((DOCS / "balance" / "tables.json").read_text(encoding="utf-8"))[name]
    facts = pq.read_schema(DOCS / "balance" / f"{name}.parquet").metadata
    assert facts[b"bocage.network"].decode() == kept["network"]
    assert json.loads(facts[b"bocage.bots"]) == kept["bots"]
    assert json.loads(facts[b"bocage.games"]) == kept["games"]


def test_a_data_set_that_names_no_network_is_told_it(tmp_path: Path) -> None:
    """It was written before data sets did; its rows stay as they are."""
    shutil.copytree(DOCS / "balance", tmp_path / "balance")
    file = tmp_path / "balance" / "creatures-standard-2.parquet"
    rows = pq.read_table(file)
    facts = {name: value for name, value in rows.schema.metadata.items() if name != b"bocage.network"}
    pq.write_table(rows.replace_schema_metadata(facts), file)
    publish(tmp_path)
    again = pq.read_table(file)
    assert again.schema.metadata == rows.schema.metadata
    assert again == rows
