"""Sentences from the engine data of Farmerama, in both languages."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.core.errors import IllegalAction
from bocage.core.events import Chronicle, Event
from bocage.core.lanes import times
from bocage.core.why import Reason, Refusal
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules import reasons
from bocage.games.farmerama.rules.components import OWN_FILE
from bocage.messages import LANGUAGES
from bocage.wording import (
    action_sentence,
    error_sentence,
    event_digest,
    event_sentence,
    mode_name,
    option_text,
    outcome_sentence,
    phase_name,
    question,
    refusal_sentence,
)
from tests.games.farmerama.scenario import FULL_BARN, farmerama_table
from tests.rule_marks import rule

both_languages = pytest.mark.parametrize("lang", LANGUAGES)
NAMES = ["Ann", "Bob", "Cat", "Dan"]


def every_reason() -> list[Reason]:
    return [value for value in vars(reasons).values() if isinstance(value, Reason)]


@both_languages
@pytest.mark.parametrize("reason", every_reason(), ids=lambda reason: reason.key)
def test_every_reason_can_be_said_with_small_numbers(reason: Reason, lang: str) -> None:
    for game in (None, Game(seats=2, seed=1)):
        for number in (0, 1, 2):
            refusal = Refusal("F-29", reason.key, dict.fromkeys(reason.fields, number))
            sentence = refusal_sentence(game, refusal, lang)
            assert sentence.startswith("F-29")
            assert sentence.endswith(".")


@both_languages
@pytest.mark.parametrize("seats", [1, 2])
def test_every_action_has_a_sentence(seats: int, lang: str) -> None:
    for game in (Game(seats=seats, seed=1), Game(seats=seats)):
        for action in game.codec.actions:
            sentence = action_sentence(game, action, lang)
            assert sentence
            assert "{" not in sentence


@rule("F-31", "F-34", "F-59")
def test_actions_read_like_the_game() -> None:
    game = Game(seats=2, seed=1)

    def said(text: str, lang: str = "en") -> str:
        return action_sentence(game, game.codec.parse(text), lang, NAMES)

    assert said("play sow+feed") == "Play Sow and Feed"
    assert said("play sow+feed", "fr") == "Jouer Semer et Nourrir"
    assert said("sow a1") == "Sow carrots on a1"
    assert said("sow b1", "fr") == "Semer du foin en b1"
    assert said("sow e1") == "Sow on e1"
    assert said("harvest c1") == "Harvest oats from c1"
    assert said("harvest e1", "fr") == "Récolter en e1"
    assert said("feed cow", "fr") == "Nourrir la vache"
    assert said("take corn") == "Take one corn"
    assert said("choose well", "fr") == "Prendre «\u00a0Puits\u00a0»"
    assert said("chief 2") == "Bob holds the chief sheep first"


@rule("F-39")
def test_seeds_ask_for_gathering_and_then_for_sowing() -> None:
    table = farmerama_table(1).chance("reveal sow").act(0, "play seeds")
    assert question(table.game, "en").startswith("Take what your barn lacks")
    table.act(0, "gather")
    assert question(table.game, "en") == "You may sow once."
    assert question(table.game, "fr") == "Vous pouvez semer une fois."


@rule("F-63")
def test_more_for_water_is_asked_for_so() -> None:
    table = farmerama_table(2, mode="advanced").given(0, barn=FULL_BARN, fields={})
    table.play("sow+feed", "water+seeds").act(0, "do sow; sow a1; sow a2")
    assert question(table.game, "en") == "Sow on an empty field, or turn your wheel."
    table.act(0, "sow a3")
    assert question(table.game, "en") == "Sow once more for one water, or go on."


@rule("F-36", "F-44")
def test_a_refusal_gives_the_rule_and_the_numbers() -> None:
    table = farmerama_table(1).chance("reveal sow").act(0, "play feed")
    refusal = table.refusal("feed horse")
    assert (
        refusal_sentence(table.game, refusal, "en")
        == "F-36: Fodder for the horse: 3 carrots and 3 oats. Your barn lacks 1 carrot and 1 oats."
    )
    assert "3 carottes" in refusal_sentence(table.game, refusal, "fr")
    table = farmerama_table(1).given(0, fields={"g2": "hay"})
    table.chance("reveal sow").act(0, "play feed")
    assert "area g" in refusal_sentence(table.game, table.refusal("turn"), "en")


@rule("F-20")
def test_what_is_not_asked_is_answered_with_what_is() -> None:
    table = farmerama_table(2)
    refusal = table.refusal("turn")
    told = refusal_sentence(table.game, refusal, "en")
    assert told.startswith("F-46: That is done while carrying out a card")
    assert told.endswith("Asked now: Lay two different cards for this round.")
    assert refusal_sentence(None, refusal, "en") == told


@rule("F-20", "F-55", "F-59")
@pytest.mark.parametrize(
    ("seats", "lang", "asked", "refused"),
    [
        (
            2,
            "en",
            "Lay two different cards for this round.",
            "F-59: Lay two different cards for this round: besides Sow, 1 more.",
        ),
        (
            2,
            "fr",
            "Posez deux cartes différentes pour ce tour.",
            "F-59\u00a0: Posez deux cartes différentes pour ce tour\u00a0: avec Semer, il en manque 1.",
        ),
        (
            3,
            "en",
            "You hold the chief sheep: lay one card for this round, or two different ones.",
            "",
        ),
        (
            3,
            "fr",
            "Vous tenez le chef mouton\u00a0: posez une carte pour ce tour, ou deux cartes différentes.",
            "",
        ),
        (4, "en", "Choose the card that you play this round.", ""),
        (4, "fr", "Choisissez la carte que vous jouez ce tour.", ""),
    ],
)
def test_the_question_says_how_many_cards_and_the_refusal_how_many_are_missing(
    seats: int, lang: str, asked: str, refused: str
) -> None:
    table = farmerama_table(seats, first_chief=0) if seats == 3 else farmerama_table(seats)
    assert question(table.game, lang) == asked
    refusal = table.game.why_not(table.game.codec.parse("play sow"))
    assert (refusal is None) == (refused == "")
    if refusal is not None:
        assert refusal_sentence(table.game, refusal, lang) == refused


@rule("F-42")
def test_where_only_turning_is_left_nothing_else_is_asked_for() -> None:
    table = farmerama_table(1).given(0, barn=FULL_BARN, fields={})
    table.chance("reveal sow").act(0, "play seeds; gather; sow a1")
    assert question(table.game, "en") == "You may still turn your wheel, or go on."
    assert question(table.game, "fr") == "Vous pouvez encore tourner votre roue, ou continuer."


@rule("F-23")
def test_crops_of_choice_tell_how_many_are_due() -> None:
    table = farmerama_table(4, mode="advanced").display("market_booth", "fountain")
    table.given(1, fields={}, barn={})
    table.play("water", "water", "sow", "feed").act(1, "choose market_booth")
    assert question(table.game, "en") == "Take a crop of your choice: 2 are due."
    table.act(1, "take corn")
    assert question(table.game, "fr") == "Prenez une plante au choix."


@both_languages
def test_an_illegal_action_is_explained_with_its_refusal(lang: str) -> None:
    game = Game(seats=2, seed=1)
    with pytest.raises(IllegalAction) as caught:
        game.play("play sow")
    assert "F-59" in error_sentence(caught.value, lang)
    assert error_sentence(caught.value, lang, game) == error_sentence(caught.value, lang)


@rule("F-12", "F-19")
def test_phases_have_names() -> None:
    assert phase_name(Game(seats=2), "en") == "setting up"
    table = farmerama_table(2).given(0, garden=["well"])
    assert phase_name(table.game, "fr") == "choix des cartes"
    table.play("sow+feed", "sow+water")
    assert phase_name(table.game, "en") == "awarding buildings"
    table.act(1, "choose sundial")
    assert phase_name(table.game, "en") == "carrying out actions"
    table.pass_on()
    assert phase_name(farmerama_table(1).given(0, special=1).game, "en") == "turning up a card"


@rule("F-23", "F-39", "F-48")
def test_events_tell_who_and_how_much() -> None:
    game = Game(seats=2, seed=1)

    def told(key: str, *numbers: int, lang: str = "en") -> str:
        x, y = (*numbers, 0, 0)[:2]
        return event_sentence(game, Event(key, 0, (x, y, 0)), lang, NAMES)

    well = game.components.tiles.index("well")
    assert told("awarded", well, times(2, 4)) == "Ann receives the Well and takes 2 water."
    assert told("awarded", well) == "Ann receives the Well."
    assert told("gathered", times(1, 0) + times(1, 4)) == "Ann takes 1 carrot and 1 water."
    assert told("gathered").startswith("Ann takes nothing")
    assert told("played", 0b1001, lang="fr") == "Ann joue Semer et Nourrir."
    assert told("fed", 2, 1, lang="fr").startswith("Ann nourrit la vache")
    assert told("product", 0, 3).startswith("Ann moves up to rank 3 of wool")
    assert told("round", 5) == "Round 5."
    assert told("drawn", well) == "The Well is laid out."


@rule("F-31", "F-42")
def test_similar_events_in_a_row_make_one_sentence() -> None:
    game = Game(seats=2, seed=1)
    begins = Event("begins", 0, (0, 0, 0))
    sown = [Event("sowed", 0, (0, 0, 0)), Event("sowed", 0, (3, 1, 0))]
    turned = [Event("turned", 0, (offset, 0, 0)) for offset in (1, 2, 3)]
    assert event_digest(game, [begins, *sown, *turned], "en", NAMES) == [
        "Ann sows carrots on a1 and hay on b1.",
        "Ann turns the wheel by 3 sectors.",
    ]


@rule("F-10")
def test_buildings_of_another_box_go_by_their_ids(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(OWN_FILE.read_text(encoding="utf-8").replace('id = "well"', 'id = "gnome"'), "utf-8")
    game = Game(seats=2, seed=1, components=file)
    assert action_sentence(game, game.codec.parse("choose gnome"), "en") == "Take the gnome"


@both_languages
def test_modes_and_options_have_words(lang: str) -> None:
    assert len({mode_name(mode, lang) for mode in Game.modes}) == len(Game.modes)
    assert option_text("mode", lang, "farmerama") != option_text("mode", lang)
    assert option_text("components", lang, "farmerama")


@both_languages
@given(seed=st.integers(0, 10**6), seats=st.integers(1, 4), advanced=st.booleans())
def test_a_whole_game_can_be_told(lang: str, seed: int, seats: int, advanced: bool) -> None:
    game = Game(seats=seats, seed=seed, mode="advanced" if advanced and seats > 1 else None)
    chronicle = Chronicle()
    game.listen(chronicle)
    number = seed
    for _ in range(150):
        if game.to_act is None:
            break
        assert question(game, lang)
        assert phase_name(game, lang)
        legal = game.legal_actions()
        number = (number * 1103515245 + 12345) % 2**31
        assert action_sentence(game, legal[number // 7 % len(legal)], lang)
        other = game.codec.actions[number % len(game.codec.actions)]
        refusal = game.why_not(other)
        assert refusal is None or refusal_sentence(game, refusal, lang)
        game.play(legal[number // 7 % len(legal)])
    assert event_digest(game, chronicle.events, lang)
    outcome = game.outcome()
    assert outcome is None or outcome_sentence(outcome, lang, NAMES)
