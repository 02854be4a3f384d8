"""Whatever the game can say has its words, in both languages."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bocage import rules
from bocage.core.codec import Kind
from bocage.core.state import ASK, Frame
from bocage.core.why import Reason
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules import reasons
from bocage.games.farmerama.rules.actions import ANIMALS, CARDS, GOODS
from bocage.games.farmerama.rules.choosing import PICKS
from bocage.games.farmerama.rules.components import OWN_FILE, load_components
from bocage.games.farmerama.rules.engine import CATALOGUE
from bocage.games.farmerama.rules.notation import codec_for
from bocage.games.farmerama.rules.scoring import score_sheet
from bocage.messages import files, say

SOURCES = sorted(OWN_FILE.parent.glob("*.py"))
GUIDE = Path(__file__).parents[4] / "docs" / "farmerama.md"
COMPONENTS = load_components()
EVENT_VALUES = {
    *("player", "round", "card", "cards", "tile", "building", "good", "goods", "crop"),
    *("field", "area", "animal", "product", "rank", "count"),
}

both_languages = pytest.mark.parametrize("lang", ["en", "fr"])


class Variables(Visitor):
    """Collects the values that a text needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, set[str]]:
    """Every text of a language: key → the values that it needs."""
    found: dict[str, set[str]] = {}
    for file in files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def own_or_shared(sort: str, key: str, lang: str) -> str:
    """The game's own message or, where it has none, the one that all games share."""
    own = f"{sort}-farmerama-{key}"
    return own if own in messages(lang) else f"{sort}-{key}"


def nodes() -> Iterator[ast.AST]:
    """Everything in the sources of the game."""
    for file in SOURCES:
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def calls(*functions: str) -> list[ast.Call]:
    """The calls of these functions or methods."""
    found = [node for node in nodes() if isinstance(node, ast.Call)]
    return [call for call in found if getattr(call.func, "id", getattr(call.func, "attr", "")) in functions]


def given(call: ast.Call) -> set[str]:
    """The values that a call passes by name."""
    return {keyword.arg for keyword in call.keywords if keyword.arg}


def every_reason() -> list[Reason]:
    return [value for value in vars(reasons).values() if isinstance(value, Reason)]


def every_question() -> set[str]:
    """The keys of all prompts; those of the work phase go by the card being carried out."""
    return {
        effect.prompt(Frame(None, place, 0, 0, ASK, 0, card, done))[1]
        for place, effect in enumerate(CATALOGUE.nodes)
        for card in range(len(CARDS) + 1)
        for done in (0, 1)
        if type(effect).__module__.startswith("bocage.games.farmerama")
    } | set(PICKS)


def every_event() -> set[str]:
    keys = [call.args[0] for call in calls("tell")]
    assert all(isinstance(key, ast.Constant) for key in keys)
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}


def every_kind() -> list[Kind]:
    return [kind for kind in codec_for(COMPONENTS).kinds if any(kind.words)]


def every_error() -> list[tuple[str, set[str]]]:
    """Key and values of every mistake that the sources complain about."""
    found = [
        (str(call.args[0].value), given(call))
        for call in calls("BadOption", "BadPosition")
        if isinstance(call.args[0], ast.Constant)
    ]
    for call in calls("wrong"):
        assert isinstance(call.args[1], ast.Constant)
        found.append(("components-" + str(call.args[1].value), given(call) | {"path"}))
    return found


def every_end() -> set[str]:
    """How a game can end: the words that `winners` gives."""
    [function] = [node for node in nodes() if isinstance(node, ast.FunctionDef) and node.name == "winners"]
    returned = [node for node in ast.walk(function) if isinstance(node, ast.Return)]
    words = [node for statement in returned for node in ast.walk(statement)]
    return {
        str(word.value) for word in words if isinstance(word, ast.Constant) and isinstance(word.value, str)
    }


def test_what_is_looked_for_is_found() -> None:
    assert len(every_reason()) > 15
    assert {"pick-two", "which-card", "sow", "seeds-sow", "tile", "keep", "draw"} <= every_question()
    assert {"played", "awarded", "sowed", "product", "turned_up"} <= every_event()
    assert {"option-solo-seats", "components-bar", "position-pasture"} <= {key for key, _ in every_error()}
    assert every_end() == {"stars", "water", "shared", "solo-won", "solo-lost"}


@both_languages
@pytest.mark.parametrize("reason", every_reason(), ids=lambda reason: reason.key)
def test_every_reason_has_a_message_with_its_numbers(reason: Reason, lang: str) -> None:
    assert messages(lang)[f"refusal-{reason.key}"] <= set(reason.fields)


@both_languages
@pytest.mark.parametrize("key", sorted(every_question()))
def test_every_question_has_words_that_need_no_values(key: str, lang: str) -> None:
    assert say(own_or_shared("ask", key, lang), lang)


@both_languages
@pytest.mark.parametrize("key", sorted(every_event()))
def test_every_event_has_its_words(key: str, lang: str) -> None:
    assert messages(lang)[own_or_shared("event", key, lang)] <= EVENT_VALUES


@both_languages
@pytest.mark.parametrize("kind", every_kind(), ids=lambda kind: kind.name)
def test_every_kind_of_action_has_a_sentence_with_its_argument(kind: Kind, lang: str) -> None:
    key = f"action-farmerama-{kind.name}"
    argument = "card" if kind.sort == "copy" else kind.sort
    assert messages(lang)[key] <= {"word", "asked", argument}
    if f"{key}-crop" in messages(lang):
        assert messages(lang)[f"{key}-crop"] == {kind.sort, "crop"}


@both_languages
@pytest.mark.parametrize(("key", "values"), every_error())
def test_every_mistake_has_a_sentence_with_its_values(key: str, values: set[str], lang: str) -> None:
    assert messages(lang)[f"error-{key}"] <= values


@both_languages
def test_the_buildings_have_different_names(lang: str) -> None:
    names = [say(f"tile-farmerama-{tile}", lang) for tile in COMPONENTS.tiles]
    assert len(set(names)) == len(COMPONENTS.tiles)


@both_languages
def test_no_name_is_left_of_a_building_that_does_not_exist(lang: str) -> None:
    prefix = "tile-farmerama-"
    named = {key.removeprefix(prefix) for key in messages(lang) if key.startswith(prefix)}
    assert named == set(COMPONENTS.tiles)


@both_languages
@pytest.mark.parametrize("good", GOODS)
def test_every_good_can_be_named_and_counted(good: str, lang: str) -> None:
    assert {f"good-{good}", f"good-{good}-some", f"good-{good}-one"} <= set(messages(lang))
    counts = [say(f"good-{good}-count", lang, count=count) for count in (0, 1, 2)]
    assert len(set(counts)) == 3
    assert "2" in counts[2]


@both_languages
@pytest.mark.parametrize("count", [1, 2])
def test_crops_of_choice_and_stars_can_be_counted(count: int, lang: str) -> None:
    assert say("good-any_crop-count", lang, count=count).startswith(str(count))
    assert say("good-star-count", lang, count=count).startswith(str(count))


@both_languages
def test_cards_animals_and_products_have_names(lang: str) -> None:
    assert len({say(f"card-farmerama-{card}", lang) for card in CARDS}) == len(CARDS)
    for animal in ANIMALS:
        assert say(f"animal-farmerama-{animal}", lang)
        assert say(f"product-farmerama-{animal}", lang)
    assert say("area-farmerama", lang, area="c").endswith("c")


@both_languages
def test_modes_and_options_have_words(lang: str) -> None:
    for mode in Game.modes:
        assert say(f"mode-{mode}", lang)
    for option in (*Game(seats=3, seed=1, first_chief=0).options, "mode"):
        assert say(own_or_shared("option", option, lang), lang)


@both_languages
def test_the_score_and_the_end_have_words(lang: str) -> None:
    game = Game(seats=2, seed=1)
    for line in score_sheet(game.board.parts, game.board.farm(0)).lines:
        assert say(f"score-{line.category}", lang)
    for reason in every_end():
        assert messages(lang)[f"outcome-{reason}"] <= {"winners"}


@both_languages
def test_players_are_told_that_figures_are_proposals(lang: str) -> None:
    assert GUIDE.name in say("note-farmerama-proposals", lang)


def test_the_guide_names_every_block_and_every_proposal_of_the_data_file() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    blocks = re.findall(r"^\[+(\w+)", OWN_FILE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [block for block in dict.fromkeys(blocks) if f"[{block}" not in guide] == []
    entries = {place.split(".")[-1] for place in COMPONENTS.proposals}
    assert [entry for entry in sorted(entries) if entry not in guide] == []


@both_languages
def test_every_rule_that_the_engine_cites_is_in_the_sheet(lang: str) -> None:
    cited = {id for file in SOURCES for id in re.findall(r"\bF-\d+\b", file.read_text(encoding="utf-8"))}
    assert len(cited) > 40
    assert cited <= {rule.id for sheet in rules.sheets("farmerama", lang) for rule in sheet.rules}
