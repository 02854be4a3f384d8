"""Farmerama at the table in the terminal, typed from a script."""

from pathlib import Path

import pytest

from bocage.bots import RandomBot
from bocage.core.game import Game as CoreGame
from bocage.core.record import read_record
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.choosing import PICKS
from bocage.games.farmerama.screen.screen import FarmeramaScreen
from bocage.messages import LANGUAGES, say
from bocage.terminal.printer import WIDTH
from tests.games.farmerama.scenario import BOX, FULL_BARN, farmerama_table
from tests.rule_marks import rule
from tests.terminal.sitting import Sitting

NAMES = ("Ann", "Bob", "Cat", "Dan")
both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def sit(
    game: CoreGame, folder: Path, typed: list[str], lang: str = "en", names: tuple[str, ...] = NAMES
) -> Sitting:
    """A table with as many people as the game has seats."""
    return Sitting(typed, folder, game, lang, names[: int(game.state.seats)])


def played(game: CoreGame, people: int) -> list[str]:
    """What people would type to play a game to its end, chosen at random; Enter where others look away."""
    trial = game.copy()
    bot = RandomBot(7)
    typed: list[str] = []
    while trial.to_act is not None:
        if trial.prompt[1] in PICKS and people > 1:
            typed.append("")
        action = bot.decide(trial)
        typed.append(trial.codec.text(action))
        trial.play(action)
    return typed


# Whole games.


@both_languages
@rule("F-53", "F-73")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_game_ends_with_its_scores_and_the_winner(seats: int, lang: str, tmp_path: Path) -> None:
    game = Game(seats=seats, seed=seats)
    sitting = sit(game.copy(), tmp_path, played(game, seats), lang)
    outcome = sitting.game.outcome()
    assert outcome is not None
    assert ("produits" if lang == "fr" else "products") in sitting.text
    assert sitting.text.rstrip().endswith(".")
    assert read_record(sitting.file).scores == list(outcome.scores)


@rule("F-63")
def test_a_whole_advanced_game_can_be_typed(tmp_path: Path) -> None:
    game = Game(seats=2, seed=8, mode="advanced")
    assert sit(game.copy(), tmp_path, played(game, 2)).game.outcome() is not None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_play_to_the_end_by_themselves(seats: int, tmp_path: Path) -> None:
    names = ("random", "random 2", "random 3", "random 4")
    assert sit(Game(seats=seats, seed=1), tmp_path, [], names=names).game.outcome() is not None


def test_people_and_bots_sit_at_one_table(tmp_path: Path) -> None:
    sitting = sit(Game(seats=4, seed=2), tmp_path, ["", "sow"], names=("Ann", "greedy", "random", "Dan"))
    assert sitting.moves[0] == "play sow"
    assert len(sitting.moves) == 3
    assert "Dan: press Enter" in sitting.text


def test_chance_that_is_left_to_the_caller_is_played(tmp_path: Path) -> None:
    assert "Ann: Choose the card that you play" in sit(Game(seats=1), tmp_path, ["feed"]).text


# What is shown.


@rule("F-4", "F-5", "F-8", "F-9")
def test_the_table_shows_wheel_farms_supply_and_buildings(tmp_path: Path) -> None:
    table = farmerama_table(2).given(0, turned=1, pastures={"cow": "b"}, products={"sheep": 2})
    text = sit(table.display("well", "dovecote").game, tmp_path, [""]).text
    assert "Sow 3/2, Harvest 3/2, Water 3/2 · next: 4/2, 2/1, 4/3" in text
    assert "Well (2 water)" in text
    assert "a hay     b oats    c corn    d harvest e harvest f harvest┃g carrots" in text
    assert "† ca ·    ha        oa        † co      † · ·     † ·      ┃† · ·" in text
    assert "pasture -         cow" in text
    assert "pacifier ┃horse" in text
    assert "barn: carrots 2, hay 2, oats 2, corn 2, water 2 · stable: sh pi ho" in text
    assert "products: wool 2" in text
    assert "supply: ca 24 ha 24 oa 24 co 24 wa 28" in text


@rule("F-22", "F-62")
def test_tiles_tell_how_buildings_are_awarded(tmp_path: Path) -> None:
    table = farmerama_table(2, mode="advanced").display("fountain", "pavilion")
    shown = sit(table.given(1, garden=["well"]).game, tmp_path, ["", "tiles"]).flat("tiles")
    assert "Fountain (1 water and 3 stars)" in shown
    assert "Pavilion (1 crop of your choice and 3 stars)" in shown
    assert shown.index("scarecrows") < shown.index("fewest buildings")
    assert "Bob: buildings 1, scarecrows 5, crops in the barn 8" in shown


@rule("F-69")
def test_the_piles_of_a_solo_game_are_shown(tmp_path: Path) -> None:
    table = farmerama_table(1).given(0, special=2)
    text = " ".join(sit(table.game, tmp_path, []).text.split())
    assert "150 stars wanted" in text
    assert "in the pile: 2" in text
    assert "special-action tiles: 2" in text
    assert "of 42" in text


@rule("F-35", "F-36", "F-48")
def test_choices_tell_what_they_cost_and_bring(tmp_path: Path) -> None:
    table = farmerama_table(1).given(0, barn=FULL_BARN, fields={}, pastures={"sheep": "f"})
    shown = sit(table.game, tmp_path, ["feed"]).after("feed")
    assert "Feed the pig  3 carrots and 2 corn; goes to area d" in shown
    assert "Turn your wheel by one sector for one water  brings wool" in shown


@rule("F-29")
def test_the_question_tells_how_often_a_card_was_carried_out(tmp_path: Path) -> None:
    table = farmerama_table(2)
    sitting = sit(table.game, tmp_path, ["", "sow+feed", "", "water+seeds", "do sow", "a1"])
    assert "(Sow: 1 of 3, F-31)" in sitting.after("a1")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("height", [24, 30, 50])
@both_languages
def test_every_line_keeps_to_the_width(lang: str, height: int, seats: int) -> None:
    game = Game(seats=seats, seed=seats, mode="advanced" if seats > 1 else None)
    screen = FarmeramaScreen(lang, ["Bartholomäus-Maximilian von Hohenfels"] * seats)
    bot = RandomBot(3)
    while game.to_act is not None:
        for line in screen.lines(game, {}, height):
            assert len(str(line)) <= WIDTH
        game.play(bot.decide(game))


@pytest.mark.parametrize(("seats", "most"), [(1, 12), (2, 15), (3, 15), (4, 15)])
def test_a_small_terminal_is_not_filled_by_farms(seats: int, most: int) -> None:
    game = Game(seats=seats, seed=seats)
    assert len(FarmeramaScreen("fr", NAMES).lines(game, {}, 24)) <= most


@both_languages
def test_a_farm_is_shown_with_its_products_and_garden(lang: str, tmp_path: Path) -> None:
    table = farmerama_table(2).given(1, garden=["well"], products={"cow": 2})
    shown = sit(table.game, tmp_path, ["", "farm 2"], lang).after("farm 2")
    assert "28" in shown
    assert ("Puits (2 eaux)" if lang == "fr" else "Well (2 water)") in shown


# Answers and commands.


@rule("F-59")
@pytest.mark.parametrize("typed", ["play sow+feed", "sow+feed", "feed+sow", "Sow and Feed", "semer"])
def test_cards_can_be_typed_in_several_ways(typed: str, tmp_path: Path) -> None:
    lang = "fr" if typed == "semer" else "en"
    table = farmerama_table(4 if lang == "fr" else 2)
    moves = sit(table.game, tmp_path, ["", typed], lang).moves
    assert moves == (["play sow"] if lang == "fr" else ["play sow+feed"])


def test_goods_and_animals_are_understood_in_french(tmp_path: Path) -> None:
    table = farmerama_table(1).given(0, barn=FULL_BARN, special=1)
    sitting = sit(table.game, tmp_path, ["stop", "nourrir", "mouton", "foin"], "fr")
    assert sitting.moves[-2:] == ["feed sheep", "spend hay"]


@rule("F-44")
@pytest.mark.parametrize(("lang", "words"), [("en", "why not turn"), ("fr", "pourquoi pas turn")])
def test_why_not_gives_the_rule(lang: str, words: str, tmp_path: Path) -> None:
    table = farmerama_table(1).given(0, fields={"g1": "hay"})
    sitting = sit(table.game, tmp_path, ["5", words], lang)
    assert "F-44" in sitting.flat(words)
    assert " g" in sitting.flat(words)


@both_languages
def test_help_hint_and_rules_speak_of_this_game(lang: str, tmp_path: Path) -> None:
    sitting = sit(Game(seats=1, seed=1), tmp_path, ["help", "", "xyzzy plugh", "rules F-44", "why"], lang)
    assert "F-44" in sitting.after("help")
    assert "†" in sitting.after("help")
    assert ("jouer semer" if lang == "fr" else "play sow") in sitting.flat("xyzzy plugh")
    assert "F-44" in sitting.after("rules F-44")
    assert ("tourner" if lang == "fr" else "turn") in sitting.after("why")


@both_languages
def test_four_scores_stand_side_by_side(lang: str, tmp_path: Path) -> None:
    shown = sit(Game(seats=4, seed=1), tmp_path, ["", "score"], lang).after("score")
    assert "Dan" in shown.splitlines()[0]
    assert shown.count("16") == 8


# Figures that are proposals.


@both_languages
@rule("F-10")
def test_players_are_told_once_that_figures_are_proposals(lang: str, tmp_path: Path) -> None:
    text = sit(Game(seats=1, seed=1), tmp_path, ["feed", "undo", "show"], lang).text
    assert text.count(say("farmerama-notice", lang)) == 1


@pytest.mark.parametrize(("lang", "words"), [("en", "figures"), ("fr", "chiffres")])
@rule("F-10")
def test_the_proposals_are_listed(lang: str, words: str, tmp_path: Path) -> None:
    game = Game(seats=1, seed=1)
    shown = sit(game, tmp_path, [words], lang).flat(words)
    for place in game.components.proposals:
        assert place in shown


def test_a_game_without_proposals_says_so(tmp_path: Path) -> None:
    sitting = Sitting(["figures", "help"], tmp_path)
    assert "those of the box" in sitting.after("figures")
    assert "figures" not in sitting.after("help")


# Taking back.


def test_undo_takes_back_one_decision(tmp_path: Path) -> None:
    table = farmerama_table(2)
    typed = ["", "sow+feed", "", "water+seeds", "do sow", "a1", "undo", "a3"]
    assert sit(table.game, tmp_path, typed).moves[-2:] == ["do sow", "sow a3"]


def test_alone_the_choice_of_the_card_can_be_taken_back(tmp_path: Path) -> None:
    assert sit(Game(seats=1, seed=1), tmp_path, ["feed", "undo", "seeds"]).moves == ["play seeds"]


@rule("F-20", "F-23")
def test_the_reveal_cannot_be_taken_back(tmp_path: Path) -> None:
    table = farmerama_table(2).given(0, garden=["well"])
    sitting = sit(table.game, tmp_path, ["", "sow+feed", "", "sow+water", "undo"])
    assert "Choose one of the buildings" in sitting.text
    assert "nothing to take back" in sitting.flat("undo")
    assert len(sitting.moves) == 2


@rule("F-70")
def test_a_card_that_chance_turned_up_stays(tmp_path: Path) -> None:
    position = farmerama_table(1).given(0, special=2).game.position()
    for game in (
        Game.from_position(position, components=BOX),
        Game.from_position(position, seed=2, components=BOX),
    ):
        sitting = sit(game, tmp_path, ["put_back", "undo"])
        assert "nothing to take back" in sitting.flat("undo")


@rule("F-41", "F-50")
def test_the_round_before_cannot_be_taken_back(tmp_path: Path) -> None:
    table = farmerama_table(2).play("water+feed", "harvest+feed")
    trial = table.game.copy()
    typed: list[str] = []
    while trial.prompt[1] not in PICKS:
        texts = [trial.codec.text(action) for action in trial.legal_actions()]
        typed.append("stop" if "stop" in texts else texts[0])
        trial.play(typed[-1])
    assert trial.to_act == 1, "the last to act is the first to choose"
    sitting = sit(table.game, tmp_path, [*typed, "", "undo"])
    assert "Round 2," in sitting.text
    assert "nothing to take back" in sitting.flat("undo")


@rule("F-70")
def test_a_line_does_not_go_past_what_chance_reveals(tmp_path: Path) -> None:
    position = farmerama_table(1).given(0, special=2).game.position()
    sitting = sit(Game.from_position(position, seed=2, components=BOX), tmp_path, ["put_back; stop; feed"])
    assert "comes too late" in sitting.flat("put_back; stop; feed")
    assert sitting.moves == []
