"""What may be typed: several animals at once, French words, passing until one calls."""

from pathlib import Path

import pytest

from bocage import games
from bocage.core.codec import Codec
from bocage.core.game import Game as CoreGame
from bocage.core.waiving import ROUND
from bocage.games.creatures.decks import base_book
from bocage.games.creatures.screen.screen import CreaturesScreen
from bocage.messages import LANGUAGES
from bocage.terminal.choices import Choices, resolve
from bocage.terminal.releases import several
from bocage.terminal.screens import playable, screen_for
from bocage.wording import action_sentence
from tests.games.agricola.scenario import agricola_table
from tests.games.agricola.screen.sitting import alone_at_the_screen
from tests.games.creatures.scenario import creatures_table
from tests.rule_marks import rule
from tests.terminal.sitting import Sitting

both_languages = pytest.mark.parametrize("lang", LANGUAGES)
CHANCE = ("draw", "starter", "deal_minor", "deal_occupation", "allot", "chief", "reveal", "replenish")


def crowded() -> CoreGame:
    """Ann has taken a horse and five sheep; one of them has room."""
    table = creatures_table().space("horse_and_sheep", horse=1, sheep=5)
    return table.act(0, "space horse_and_sheep").game


# Letting several animals go.


@rule("C-7.4")
@pytest.mark.parametrize(
    "typed",
    [
        "release 4 sheep 1 horse",
        "4 sheep, horse",
        "4 sheep and 1 horse",
        "1 horse 4 sheep",
        "relâcher 4 moutons et 1 cheval",
        "relacher 4 mouton, 1 chevaux",
    ],
)
def test_one_line_lets_several_go(typed: str, tmp_path: Path) -> None:
    sitting = Sitting([typed], tmp_path, crowded())
    assert sitting.moves.count("release sheep") + sitting.moves.count("release horse") >= 1
    assert sitting.table.screen.herd(sitting.game, 0) == [1, 0, 0, 0]
    assert sitting.game.to_act == 1


@rule("C-7.4")
@both_languages
def test_the_question_tells_how_many_are_too_many(lang: str, tmp_path: Path) -> None:
    text = " ".join(Sitting([], tmp_path, crowded(), lang).text.split())
    assert ("5 de trop : lesquels partent ?" if lang == "fr" else "5 too many: which go?") in text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("9 sheep, 1 horse", "You do not have so many: 5 sheep and 1 horse"), ("2 cow, 3 sheep", "so many")],
)
def test_animals_that_are_not_there_cannot_go(typed: str, answer: str, tmp_path: Path) -> None:
    sitting = Sitting([typed], tmp_path, crowded())
    assert answer in sitting.flat(typed)
    assert sitting.table.screen.herd(sitting.game, 0) == [5, 0, 0, 1]


@rule("C-7.4")
def test_more_than_must_go_is_refused_as_a_whole(tmp_path: Path) -> None:
    sitting = Sitting(["5 sheep, 1 horse"], tmp_path, crowded())
    assert sitting.table.screen.herd(sitting.game, 0) == [5, 0, 0, 1]
    assert "Nobody was let go." in sitting.flat("5 sheep, 1 horse")


@rule("C-7.4")
def test_fewer_than_must_go_leave_the_question_open(tmp_path: Path) -> None:
    sitting = Sitting(["2 sheep"], tmp_path, crowded())
    assert sitting.table.screen.herd(sitting.game, 0) == [3, 0, 0, 1]
    assert sitting.game.to_act == 0


@rule("A-11.5")
def test_animals_of_agricola_go_in_one_line_too(tmp_path: Path) -> None:
    table = agricola_table().course(round=14).given(0, sheep=1).spaces(cattle_market={"cattle": 3})
    sitting = alone_at_the_screen(table.game, tmp_path, ["cattle_market", "2 bœufs, 1 mouton"], "fr")
    assert sitting.table.screen.herd(sitting.game, 0) == [0, 0, 1]


@pytest.mark.parametrize(
    "typed", ["2 stone", "3 wood", "sheep", "release sheep", "2", "2 3 sheep", "b2e", "4"]
)
def test_other_lines_are_no_releases(typed: str) -> None:
    assert several(typed, CreaturesScreen("en", ["Ann", "Bob"])) is None


# French words.


def fresh(game: str) -> CoreGame:
    kind = games.game_class(game)
    assert kind is not None
    found: CoreGame = kind.from_options({} if game == "creatures" else {"seats": 2}, 1)
    return found


def typed_actions(codec: Codec) -> list[int]:
    """The actions that people take."""
    return [action for action in codec.actions if codec.words_of(action)[0].name not in CHANCE]


@pytest.mark.parametrize("game", playable())
def test_every_answer_can_be_typed_in_french_words(game: str) -> None:
    position = fresh(game)
    screen = screen_for(game, "fr", ["Ann", "Bob"])
    vocabulary = screen.vocabulary(position.codec)
    choices = Choices(position)
    for action in typed_actions(position.codec):
        text = vocabulary.text(action, "fr")
        assert vocabulary.find(text) == action
        assert resolve(text, choices, screen) == action
        assert "_" not in text


@pytest.mark.parametrize("game", playable())
def test_every_notation_is_understood_in_french_too(game: str) -> None:
    position = fresh(game)
    screen = screen_for(game, "fr", ["Ann", "Bob"])
    choices = Choices(position)
    for action in typed_actions(position.codec):
        assert resolve(position.codec.text(action), choices, screen) == action


@rule("C-10.11")
def test_the_west_edge_is_written_as_the_french_do(tmp_path: Path) -> None:
    sitting = Sitting(["murets; a1o; barrière b1n"], tmp_path, lang="fr")
    assert sitting.moves == ["space walls", "border a1w", "border b1n"]
    assert "a1o" in Sitting(["murets"], tmp_path, lang="fr").after("murets")


def test_a_french_screen_shows_no_english_ids(tmp_path: Path) -> None:
    table = creatures_table().given(0, buildings=["cattle_market"], reed=1, sheep=2)
    text = Sitting(["quoi bureau"], tmp_path, table.game, "fr").text
    assert "employer marché au bétail" in text
    assert "relâcher mouton" in text
    assert "_" not in text.split("> quoi")[0]
    other = agricola_table().given(0, hand=["wood_cutter", "tutor"], grain=1)
    text = alone_at_the_screen(other.game, tmp_path, ["apprentissage", "quoi"], "fr").text
    assert "savoir-faire bûcheron" in " ".join(text.split())
    assert "_" not in text.split("> quoi")[0]


def test_a_refusal_names_the_action_in_french(tmp_path: Path) -> None:
    shown = Sitting(["clotures"], tmp_path, lang="fr").flat("clotures")
    assert "« case clôtures »" in shown


@rule("C-5.7")
@both_languages
def test_a_cow_stall_that_is_moved_is_called_so(lang: str) -> None:
    table = creatures_table(mode="free", tiles=["carpenter", "cow_stall"]).given(
        0, columns=4, buildings={"a1": "carpenter", "b1": "cow_stall", "a3": "cottage"}
    )
    game = table.act(0, "call carpenter").game
    at = next(action for action in game.legal_actions() if game.codec.words_of(action)[0].name == "at")
    names = {building.id: building.name[lang] for building in base_book().buildings}
    assert names["cow_stall"] in action_sentence(game, at, lang)


# Passing until one calls.


def owner(round: int = 1) -> CoreGame:
    """Ann owns a Cattle Market and has reed; all workers are placed, and she is asked in a pause."""
    return creatures_table().given(0, buildings=["cattle_market"], reed=3).round(round).after_work().game


@rule("C-8.10")
@pytest.mark.parametrize("typed", ["pass round", "passer tour"])
def test_a_person_who_passes_is_not_asked_again_in_this_round(typed: str, tmp_path: Path) -> None:
    sitting = Sitting([typed], tmp_path, owner())
    rest = sitting.after(typed)
    assert "You may use" in sitting.text.split(f"> {typed}")[0]
    assert "You may use" not in rest.split("Round 2")[0]
    assert "Passed for you" in rest
    assert sitting.table.screen.round(sitting.game) == 2


def test_where_something_is_asked_nothing_can_be_passed(tmp_path: Path) -> None:
    assert "nothing to pass" in Sitting(["pass round"], tmp_path).flat("pass round")


@rule("C-8.10")
def test_whoever_takes_a_move_back_is_asked_again(tmp_path: Path) -> None:
    sitting = Sitting([], tmp_path, owner())
    word = sitting.table.waivers[0]
    word.waive(sitting.game, ROUND)
    sitting.table.history.play(sitting.game.codec.parse("call cattle_market"), can_go_back=True)
    assert sitting.table.desk.obey("undo", "", 0)
    assert word.answer(sitting.game) is None
