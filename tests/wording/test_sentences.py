"""Sentences from engine data, in both languages."""

import ast
import re
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.core import errors
from bocage.core.events import Chronicle, Event
from bocage.core.lanes import times
from bocage.core.why import Reason, Refusal
from bocage.games.creatures import Game
from bocage.games.creatures.rules.options import MODES
from bocage.games.creatures.rules.switches import SWITCHES
from bocage.games.creatures.words.names import space_name
from bocage.messages import LANGUAGES, files, has, say
from bocage.wording import (
    action_sentence,
    error_sentence,
    event_digest,
    event_sentence,
    good_count,
    good_name,
    good_one,
    join,
    mode_name,
    option_text,
    outcome_sentence,
    phase_name,
    question,
    refusal_sentence,
    score_name,
)
from tests.games.creatures.scenario import creatures_table, pasture
from tests.rule_marks import rule

SOURCE = Path(__file__).parents[2] / "src" / "bocage"
# The engine of the game whose words these are.
ENGINE = ("bocage.core.", "bocage.games.creatures.")
SOURCES = [
    file for part in ("core", "farmland", "games/creatures") for file in sorted((SOURCE / part).rglob("*.py"))
]
both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def reasons() -> list[Reason]:
    """Every reason of the engine, wherever it is declared."""
    modules = [module for name, module in sys.modules.items() if name.startswith(ENGINE)]
    found = [thing for module in modules for thing in vars(module).values() if isinstance(thing, Reason)]
    return sorted({reason.key: reason for reason in found}.values(), key=lambda reason: reason.key)


def texts(pattern: str) -> set[str]:
    """What stands in the sources at this place of a pattern."""
    return {word for file in SOURCES for word in re.findall(pattern, file.read_text(encoding="utf-8"))}


def questions() -> set[str]:
    """The keys of every question that the engine puts."""
    found = {"over"}
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "prompt":
                answers = [step.value for step in ast.walk(node) if isinstance(step, ast.Return)]
                keys = [answer.elts[1] for answer in answers if isinstance(answer, ast.Tuple)]
                found |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    return found


def variables(key: str, lang: str) -> set[str]:
    """The values that a message needs."""
    body = "\n".join(file.read_text(encoding="utf-8") for file in files(lang))
    message = re.search(rf"^{re.escape(key)} =(.*(?:\n[ \t]+.*)*)", body, re.MULTILINE)
    assert message, f"{key} has no text in {lang}"
    return set(re.findall(r"\$(\w+)", message[1]))


def test_the_reasons_are_found() -> None:
    assert {"occupied", "short-of", "game-over", "wrong-round"} <= {reason.key for reason in reasons()}


@both_languages
@pytest.mark.parametrize("reason", reasons(), ids=lambda reason: reason.key)
def test_every_reason_has_a_message_whose_places_are_its_fields(reason: Reason, lang: str) -> None:
    assert variables(f"refusal-{reason.key}", lang) <= set(reason.fields)


@both_languages
@pytest.mark.parametrize("reason", reasons(), ids=lambda reason: reason.key)
def test_every_reason_can_be_said_with_small_numbers(reason: Reason, lang: str) -> None:
    for number in (0, 1, 2):
        refusal = Refusal("C-10.1", reason.key, dict.fromkeys(reason.fields, number))
        sentence = refusal_sentence(None, refusal, lang)
        assert sentence.startswith("C-10.1")
        assert sentence.endswith(".")


@both_languages
def test_every_question_of_the_engine_has_its_words(lang: str) -> None:
    keys = questions()
    assert {"window", "pause", "choose", "over", "space", "border", "build"} <= keys
    for key in keys:
        assert has(f"ask-{key}", lang), key
        assert variables(f"ask-{key}", lang) == set(), key  # told without the game, in a refusal


@both_languages
def test_every_event_of_the_engine_has_its_words(lang: str) -> None:
    keys = texts(r'\.tell\(\s*"(\w+)"')
    assert len(keys) > 15
    game = Game(seed=1)
    for key in keys:
        sentence = event_sentence(game, Event(key, 0, (1, 2, 0)), lang)
        assert sentence.endswith("."), key


@both_languages
def test_every_kind_of_action_has_a_sentence(lang: str) -> None:
    game = Game(seed=1)
    for action in game.codec.actions:
        sentence = action_sentence(game, action, lang)
        assert sentence
        assert "{" not in sentence


@both_languages
def test_every_error_of_the_sources_can_be_said(lang: str) -> None:
    kinds = [name for name, kind in vars(errors).items() if isinstance(kind, type) and name.startswith("Bad")]
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds and node.args):
                continue
            key = node.args[0]
            if isinstance(key, ast.Constant):
                details = {word.arg: "x" for word in node.keywords if word.arg}
                assert error_sentence(errors.BocageError(str(key.value), **details), lang)


def test_actions_read_like_the_game() -> None:
    table = creatures_table().given(0, wood=5, stone=5, reed=2).given(0, buildings={"a1": "stall"}, sheep=1)
    game = table.game

    def said(text: str, lang: str = "en") -> str:
        return action_sentence(game, game.codec.parse(text), lang)

    assert said("space fences") == "Place a worker on Fences"
    assert said("space fences", "fr") == "Placer un ouvrier sur Clôtures"
    assert said("border b2e") == "Put a border on the east edge of b2"
    assert said("build shelter") == "Build the Shelter"
    assert said("release sheep") == "Let one sheep go"
    assert said("release cow", "fr") == "Relâcher une vache"
    assert said("upgrade a1", "fr") == "Transformer la stalle de a1 en étable"
    assert said("pay wood+reed") == "Pay with wood and reed"
    assert said("pay nothing", "fr") == "Payer avec rien"
    assert said("expand left") == "Add the expansion on the left"
    assert said("starter 2") == "Player 2 begins"


@rule("C-10.16")
def test_a_building_that_is_being_placed_is_named() -> None:
    table = creatures_table().given(0, wood=2, stone=1)
    table.act(0, "space special_building_1")
    game = table.game
    assert question(game, "en") == "Where does the Shelter go?"
    assert question(game, "fr") == "Où va «\u00a0Abri\u00a0»\u202f?"
    assert action_sentence(game, game.codec.parse("at b1"), "en") == "Put the Shelter on b1"


@rule("C-5.4", "C-10.14")
def test_a_refusal_gives_the_rule_and_the_numbers() -> None:
    table = creatures_table().given(0, stone=1, reed=1)
    refusal = table.refusal("space stall")
    assert refusal_sentence(table.game, refusal, "en") == "C-5.4: You need 3 stone and have 1 stone."
    assert (
        refusal_sentence(table.game, refusal, "fr")
        == "C-5.4\u00a0: Il faut 3 pierres\u202f; en stock\u00a0: 1 pierre."
    )


@rule("C-10.1")
def test_what_is_not_asked_is_answered_with_what_is() -> None:
    table = creatures_table()
    refusal = table.refusal("at a1")
    told = "C-10.1: That is not the question now. Asked now: "
    asked = "Place your first worker of three: choose an action space."
    assert refusal_sentence(table.game, refusal, "en") == told + asked
    # Without a game nobody knows which of the workers it is.
    assert refusal_sentence(None, refusal, "en") == told + "Place a worker on an action space."
    assert "Placez votre premier ouvrier sur trois" in refusal_sentence(table.game, refusal, "fr")


@rule("C-8.6")
def test_a_window_names_the_buildings_that_are_open() -> None:
    table = creatures_table().given(0, buildings=["joinery", "trading_station"], wood=3, stone=1)
    table.after_work()
    assert question(table.game, "en") == "You may use: Joinery and Trading Station."
    assert question(table.game, "fr") == "Vous pouvez utiliser\u00a0: Menuiserie et Poste de commerce."
    assert phase_name(table.game, "en") == "before breeding"


@rule("R-25")
def test_a_yes_or_no_question_names_its_building() -> None:
    table = creatures_table().given(0, buildings={"a1": "barn"}, stone=3, reed=1)
    table.act(0, "space stall; at b1")
    assert question(table.game, "en") == "Do you use the Barn?"
    offers = [action_sentence(table.game, action, "en") for action in table.game.legal_actions()]
    assert offers == ["No", "Yes, use the Barn"]


@rule("R-16")
def test_a_space_used_without_worker_is_said_so() -> None:
    table = creatures_table().given(0, buildings=["stewards_office"]).after_work()
    table.act(0, "use stewards_office")
    assert question(table.game, "en") == "Choose an action space to use without a worker."
    action = table.game.codec.parse("space expand")
    assert action_sentence(table.game, action, "fr") == "Utiliser Extension sans ouvrier"


@rule("R-23")
def test_moving_asks_what_and_then_where() -> None:
    table = creatures_table().given(0, buildings={"a1": "carpenter", "b1": "stall"}, troughs=["b2"])
    table.act(0, "call carpenter; lift b1; stop")
    assert question(table.game, "en") == "Choose where what you lifted goes."
    assert action_sentence(table.game, table.game.codec.parse("at b3"), "en") == "Put the Stall on b3"


@rule("C-5.5")
def test_paying_and_trading_have_questions_of_their_own() -> None:
    table = creatures_table().given(0, wood=3, stone=3, buildings={"a1": "stall"})
    table.act(0, "space special_building_1; build open_stable")
    assert question(table.game, "en") == "How do you pay for the Open Stable?"
    table = creatures_table().given(0, buildings=["animal_trader"], sheep=1, pig=1)
    table.act(0, "call animal_trader")
    assert question(table.game, "en").startswith("Choose an animal to give away")
    table.act(0, "give sheep")  # the pig follows by itself
    assert question(table.game, "en") == "Choose the animal you get, of a third type."


@rule("C-7.4")
def test_phases_have_names() -> None:
    table = (
        creatures_table()
        .given(0, sheep=8, pig=1, placed_borders=pasture("a1", "a2", "b1", "b2"))
        .after_work()
    )
    table.enter("release")
    assert phase_name(table.game, "fr") == "reproduction"
    assert phase_name(Game(seed=1), "en") == "work phase"
    assert phase_name(Game(), "en") == "setting up"


def test_events_tell_who_and_how_much() -> None:
    game = Game(seed=1)
    gained = Event("gained", 0, (times(3, 0) + times(1, 2), times(2, 1), 0))
    assert event_sentence(game, gained, "en", ["Ann", "Bob"]) == "Ann takes 3 wood, 1 reed and 2 pigs."
    assert event_sentence(game, gained, "fr") == "Joueur 1 prend 3 bois, 1 roseau et 2 cochons."
    assert event_sentence(game, Event("gained", 0, (0, 0, 0)), "en") == ""
    assert event_sentence(game, Event("moved", 1, (-1, 4, 0)), "en") == "Player 2 moves the trough to b2."


def test_similar_events_in_a_row_make_one_sentence() -> None:
    game = Game(seed=1)
    borders = [Event("border", 0, (edge, 0, 0)) for edge in (0, 1, 3)]
    freed = [Event("released", 1, (kind, 0, 0)) for kind in (0, 0, 2)]
    troughs = [Event("trough", 1, (cell, 0, 0)) for cell in (0, 4)]
    assert event_digest(game, [*borders, *freed, *troughs], "en", ["Ann", "Bob"]) == [
        "Ann places 3 borders: a1w, a2w and a1n.",
        "Bob lets 2 sheep and 1 cow go.",
        "Bob places 2 troughs: a1 and b2.",
    ]


@both_languages
@given(seed=st.integers(0, 10**6))
def test_a_whole_game_can_be_told(lang: str, seed: int) -> None:
    game = Game(seed=seed, mode="expert")
    chronicle = Chronicle()
    game.listen(chronicle)
    number = seed
    while game.to_act is not None:
        assert question(game, lang)
        assert phase_name(game, lang)
        legal = game.legal_actions()
        number = (number * 1103515245 + 12345) % 2**31
        action = legal[number % len(legal)]
        assert action_sentence(game, action, lang)
        other = game.codec.actions[number % len(game.codec.actions)]
        refusal = game.why_not(other)
        assert refusal is None or refusal_sentence(game, refusal, lang)
        game.play(action)
    assert event_digest(game, chronicle.events, lang)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome_sentence(outcome, lang, ["Ann", "Bob"])
    assert question(game, lang)
    assert phase_name(game, lang)


@both_languages
def test_an_illegal_action_is_explained_with_its_refusal(lang: str) -> None:
    game = Game(seed=1, first_player=0)
    with pytest.raises(errors.IllegalAction) as caught:
        game.play("space fences")
    sentence = error_sentence(caught.value, lang)
    assert "space fences" in sentence
    assert "C-10.10" in sentence
    assert error_sentence(caught.value, lang, game) == sentence


@both_languages
def test_everything_has_a_name(lang: str) -> None:
    from bocage.games.creatures.decks import base_book
    from bocage.games.creatures.rules.notation import SPACE_NAMES

    for good in ("wood", "stone", "reed", "borders", "sheep", "pig", "cow", "horse"):
        assert good_name(good, lang)
        assert good_one(good, lang)
        assert {good_count(good, number, lang).split()[0] for number in (1, 2, 13)} == {"1", "2", "13"}
    for building in base_book().buildings:
        assert building.name[lang]
        assert building.text[lang]
    for space in SPACE_NAMES:
        assert space_name(space, lang)
        assert len(space_name(space, lang, short=True)) <= 17
    for mode in MODES:
        assert mode_name(mode, lang)
    for option in ("mode", "tiles", "first_player", *(switch.name for switch in SWITCHES)):
        assert option_text(option, lang)
    for category in ("animals", "bonus", "expansions", "buildings", "total"):
        assert score_name(category, lang)
    for reason in ("score", "tie-break"):
        assert say(f"outcome-{reason}", lang, winners="Ann")


def test_plurals_follow_the_language() -> None:
    assert good_count("horse", 1, "fr") == "1 cheval"
    assert good_count("horse", 2, "fr") == "2 chevaux"
    assert good_count("pig", 0, "en") == "no pigs"
    assert good_count("stone", 0, "fr") == "aucune pierre"


def test_lists_end_with_and() -> None:
    assert join([], "en") == ""
    assert join(["a"], "en") == "a"
    assert join(["a", "b", "c"], "fr") == "a, b et c"
