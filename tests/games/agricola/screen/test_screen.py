"""Agricola at the table in the terminal, typed from a script: whole games, answers, taking back."""

from pathlib import Path

import pytest

from bocage.bots import RandomBot
from bocage.core.game import Game as CoreGame
from bocage.core.record import read_record
from bocage.games.agricola import Game
from bocage.games.agricola.screen.screen import AgricolaScreen
from tests.games.agricola.scenario import agricola_table
from tests.games.agricola.screen.sitting import NAMES, both_languages, sit
from tests.rule_marks import rule


def played(game: CoreGame, people: int) -> list[str]:
    """What people would type to play a game to its end, chosen at random; Enter where others look away."""
    trial = game.copy()
    screen = AgricolaScreen("en", NAMES)
    bot = RandomBot(7)
    typed: list[str] = []
    looking: int | None = None
    while trial.to_act is not None:
        secret = people > 1 and screen.is_secret(trial)
        if secret and looking != trial.to_act:
            typed.append("")
        looking = trial.to_act if secret else None
        action = bot.decide(trial)
        typed.append(trial.codec.text(action))
        trial.play(action)
    return typed


# Whole games.


@rule("A-1.2", "A-18.11")
@pytest.mark.parametrize(
    ("seats", "lang", "options"),
    [
        (1, "fr", {}),
        (2, "en", {"mode": "beginner"}),
        (2, "fr", {"draft": "mulligan"}),
        (3, "en", {"draft": "quick"}),
        (4, "fr", {"additional_actions": True}),
    ],
)
def test_a_whole_game_ends_with_its_scores_and_the_winner(
    seats: int, lang: str, options: dict[str, object], tmp_path: Path
) -> None:
    game = Game.from_options({"seats": seats, **options}, seed=seats)
    sitting = sit(game.copy(), tmp_path, played(game, seats), lang)
    outcome = sitting.game.outcome()
    assert outcome is not None
    assert ("pâturages  " if lang == "fr" else "pastures  ") in sitting.text
    assert sitting.text.rstrip().endswith(".")
    assert read_record(sitting.file).scores == list(outcome.scores)


def test_people_and_bots_sit_at_one_table(tmp_path: Path) -> None:
    game = Game(seats=3, seed=2, mode="beginner", first_player=0)
    sitting = sit(game, tmp_path, ["forest"], names=("Ann", "random", "Cat"))
    assert sitting.moves[0] == "space forest"
    assert len(sitting.moves) == 2
    assert "Cat: Place your first person" in sitting.text


# Answers and commands.


def test_a_space_whose_name_begins_like_a_command_can_be_typed(tmp_path: Path) -> None:
    table = agricola_table().given(0, wood=5, reed=2)
    assert sit(table.game, tmp_path, ["Farm  Expansion"]).moves[0] == "space farm_expansion"


@rule("A-12.2")
def test_a_word_that_means_several_answers_is_not_guessed(tmp_path: Path) -> None:
    table = agricola_table().course(round=14).given(0, grain=1, vegetable=1, fields={"c1": {}, "c2": {}})
    sitting = sit(table.game, tmp_path, ["b1", "grain utilization", "c1"])
    assert "“b1” is no action. Type a number" in sitting.flat("b1")
    assert "Did you mean “sow_grain c1”?" in sitting.flat("c1")
    assert sitting.moves == ["space grain_utilization"]


@pytest.mark.parametrize(("lang", "words"), [("en", "why not fencing"), ("fr", "pourquoi pas clôtures")])
@rule("A-10.9")
def test_why_not_gives_the_rule(lang: str, words: str, tmp_path: Path) -> None:
    table = agricola_table().course(round=14).given(0, wood=1)
    assert "A-10" in sit(table.game, tmp_path, [words], lang).flat(words)


@both_languages
def test_help_hint_and_rules_speak_of_this_game(lang: str, tmp_path: Path) -> None:
    typed = ["help", "", "xyzzy plugh", "rules A-10.3", "why"]
    sitting = sit(agricola_table().game, tmp_path, typed, lang)
    assert "A-10.3" in sitting.after("help")
    assert ("main –" if lang == "fr" else "hand –") in sitting.after("help")
    assert ("forêt" if lang == "fr" else "forest") in sitting.flat("xyzzy plugh")
    assert "A-10.3" in sitting.after("rules A-10.3")
    assert ("pas clôtures" if lang == "fr" else "space fencing") in sitting.after("why")


@both_languages
def test_tiles_are_the_major_improvements_that_are_left(lang: str, tmp_path: Path) -> None:
    table = agricola_table().given(1, cards=["well"])
    shown = sit(table.game, tmp_path, ["tiles"], lang).after("tiles")
    assert (
        "Menuiserie  2 bois et 2 pierres\u202f; 2 points" if lang == "fr" else "Joinery  2 wood and 2 stone"
    ) in shown
    assert ("Puits" if lang == "fr" else "Well ") not in shown


@both_languages
def test_a_farm_is_shown_with_its_cards_and_goods_to_come(lang: str, tmp_path: Path) -> None:
    table = agricola_table().given(1, cards=["wood_cutter"], later={"3": {"food": 1}}, hand=["loom"])
    shown = sit(table.game, tmp_path, ["farm 2"], lang).flat("farm 2")
    assert ("Tour 3 : 1 repas" if lang == "fr" else "Round 3: 1 food") in shown
    assert ("Bûcheron :" if lang == "fr" else "Wood Cutter:") in shown
    assert ("Métier" if lang == "fr" else "Loom") not in shown


@rule("A-18.12")
@both_languages
def test_the_score_has_the_rows_of_the_score_sheet(lang: str, tmp_path: Path) -> None:
    shown = sit(agricola_table(4).game, tmp_path, ["score"], lang).after("score")
    rows = [line.split("  ")[0] for line in shown.splitlines()[1:]]
    assert len(rows) == 17
    assert rows[0] == ("champs" if lang == "fr" else "fields")
    assert "Dan" in shown.splitlines()[0]
    assert shown.splitlines()[-1].split()[1:] == ["-14"] * 4


@both_languages
def test_a_simple_meal_is_told_without_a_card(lang: str, tmp_path: Path) -> None:
    table = agricola_table().given(0, grain=1)
    shown = sit(table.game, tmp_path, ["call basics", "log"], lang).after("log")
    assert len(shown.splitlines()) == 2
    assert ("Ann paie 1 céréale." if lang == "fr" else "Ann pays 1 grain.") in shown


# Taking back.


def test_undo_takes_back_one_decision_or_the_whole_turn(tmp_path: Path) -> None:
    table = agricola_table().course(round=14).given(0, wood=9)
    sitting = sit(table.game, tmp_path, ["fencing", "e1", "undo", "e2", "undo turn", "forest"])
    assert sitting.moves == ["space forest"]


def test_what_another_has_decided_cannot_be_taken_back(tmp_path: Path) -> None:
    sitting = sit(agricola_table().game, tmp_path, ["forest", "undo"])
    assert "nothing to take back" in sitting.flat("undo")
    assert sitting.moves == ["space forest"]


@rule("A-5.1")
def test_a_round_card_that_came_up_cannot_be_taken_back(tmp_path: Path) -> None:
    game = Game(seats=1, seed=3, mode="beginner", solo_beginner=True)
    sitting = sit(game, tmp_path, ["forest", "clay_pit", "undo"])
    assert "Round 2 of 14" in sitting.text
    assert "nothing to take back" in sitting.flat("undo")
    assert len(sitting.moves) == 2


@rule("A-5.1")
def test_a_line_does_not_go_past_what_is_revealed(tmp_path: Path) -> None:
    game = Game(seats=1, seed=3, mode="beginner", solo_beginner=True)
    line = "forest; clay_pit; fishing"
    sitting = sit(game, tmp_path, [line])
    assert "comes too late" in sitting.flat(line)
    assert sitting.moves == []
