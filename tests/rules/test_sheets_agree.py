"""French and English hold the same rules with the same numbers, and the data beside them is sound."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bocage import rules
from bocage.games.creatures.rules.switches import SWITCHES
from tests.rule_marks import rule

DATA = Path(__file__).parents[1] / "printed"
REFERENCE = re.compile(r"\b(?:C|R)-\d+(?:\.\d+)?\b")
# The rows of C-13 in order, as the data calls them.
TIMING_WORDS = (
    "immediate",
    "at_any_time",
    "at_any_time_work_phase",
    "start_of_round",
    "end_of_work_phase",
    "before_breeding",
    "start_of_breeding",
    "during_breeding",
    "end_of_round",
    "after_final_breeding",
    "on_expand",
    "on_gain_border",
    "on_stall_action",
    "on_build_stall",
    "on_action_space",
    "on_top_four_occupied",
    "passive",
    "scoring",
)
PAIRS = [
    pytest.param(game, english, french, id=f"{game}-{english.name}")
    for game in rules.games()
    for english, french in zip(rules.sheets(game, "en"), rules.sheets(game, "fr"), strict=True)
]


def read(name: str) -> Any:  # noqa: ANN401 - data of many shapes
    return json.loads((DATA / name).read_text(encoding="utf-8"))


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize(("game", "english", "french"), PAIRS)
def test_both_languages_have_the_same_rules_in_the_same_order(
    game: str, english: rules.Sheet, french: rules.Sheet
) -> None:
    assert [rule.id for rule in english.rules] == [rule.id for rule in french.rules]
    assert [section.id for section in english.sections] == [section.id for section in french.sections]
    assert english.title != french.title


@pytest.mark.parametrize(("game", "english", "french"), PAIRS)
def test_each_rule_has_the_same_numbers_in_both_languages(
    game: str, english: rules.Sheet, french: rules.Sheet
) -> None:
    for ours, theirs in zip(english.rules, french.rules, strict=True):
        assert numbers(ours.text) == numbers(theirs.text), ours.id
        assert ours.text != theirs.text, f"{ours.id} is not translated"


@pytest.mark.parametrize(("game", "english", "french"), PAIRS)
def test_both_languages_name_the_same_sources(game: str, english: rules.Sheet, french: rules.Sheet) -> None:
    for ours, theirs in zip(english.rules, french.rules, strict=True):
        for tag in ("EN", "FR", "FR 2012", "public"):
            pattern = re.compile(rf"[\[,;:] ?{tag}\b(?! \d)")
            assert len(pattern.findall(ours.text)) == len(pattern.findall(theirs.text)), (ours.id, tag)


@pytest.mark.parametrize("game", rules.games())
def test_ids_are_unique(game: str) -> None:
    assert [id for id, times in Counter(rules.ids(game)).items() if times > 1] == []


def test_no_id_belongs_to_two_games() -> None:
    every = Counter(id for game in rules.games() for id in rules.ids(game))
    assert every.most_common(1)[0][1] == 1


def test_creatures_is_complete() -> None:
    ids = rules.ids("creatures")
    assert [id for id in ids if id.startswith("R-")] == [f"R-{number:02}" for number in range(1, 49)]
    counted = Counter(id.split(".")[0] for id in ids if id.startswith("C-"))
    lengths = [8, 5, 8, 6, 9, 5, 6, 11, 3, 21, 6, 8, 1, 1]
    assert counted == {f"C-{section}": length for section, length in enumerate(lengths, 1)}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_rule_refers_only_to_rules_and_sections_that_exist(lang: str) -> None:
    for sheet in rules.sheets("creatures", lang):
        for id in REFERENCE.findall(sheet.source):
            rules.find(id, "creatures", lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_switches_of_the_rulings_are_those_of_the_game(lang: str) -> None:
    table = re.compile(r"^\| `(\w+)` \| (true|false) \| (R-\d+) \|", re.MULTILINE)
    source = rules.sheets("creatures", lang)[-1].source
    switches = [(switch.name, str(switch.default).lower(), switch.ruling) for switch in SWITCHES]
    assert table.findall(source) == switches
    for name, _, ruling in switches:
        assert f" {name}." in rules.text(ruling, lang)


def tiles() -> list[dict[str, Any]]:
    buildings = read("creatures_buildings.json")
    return [buildings["cottage"], *buildings["basic"], *buildings["green"]]


def test_the_tiles_are_complete_and_their_ids_unique() -> None:
    buildings = read("creatures_buildings.json")
    assert (len(buildings["basic"]), len(buildings["green"])) == (4, 54)
    assert len({tile["id"] for tile in tiles()}) == 59
    assert len({tile["name"]["en"] for tile in tiles()}) == 59
    assert len({tile["name"]["fr"] for tile in tiles()}) == 59


@rule("C-13")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_timing_word_lists_the_tiles_that_act_then(lang: str) -> None:
    rows = [line.split("|")[3] for line in rules.text("C-13", lang).splitlines() if line.startswith("|")][2:]
    for trigger, row in zip(TIMING_WORDS, rows, strict=True):
        acting = {
            tile["name"][lang].replace("’", "'")  # the sheets are typed plainly
            for tile in tiles()
            if any(effect["trigger"] == trigger for effect in tile["effects"])
        }
        assert {name.strip() for name in row.split(",")} == acting, trigger


def test_the_examples_have_unique_ids_and_name_rules_that_exist() -> None:
    examples = read("creatures_examples.json")["examples"]
    assert len({example["id"] for example in examples}) == len(examples) == 57
    for example in examples:
        assert set(example) == {"id", "title", "rules", "kind", "situation", "expected"}
        assert set(example["rules"]) <= set(rules.ids("creatures"))
