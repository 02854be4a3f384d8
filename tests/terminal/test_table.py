"""The table in the terminal, typed from a script."""

import re
from pathlib import Path

import pytest

from bocage.bots import RandomBot
from bocage.core.record import read_record
from bocage.games.creatures import Game
from bocage.games.creatures.rules.lodging import housed, lodgings
from bocage.games.creatures.rules.verbs.housing import have_room
from bocage.messages import LANGUAGES
from bocage.terminal.history import TableHistory
from tests.games.creatures.scenario import creatures_table, pasture
from tests.rule_marks import rule
from tests.terminal.sitting import Sitting

both_languages = pytest.mark.parametrize("lang", LANGUAGES)


@rule("C-10.1")
def test_a_number_a_notation_a_word_or_a_name_places_a_worker(tmp_path: Path) -> None:
    sitting = Sitting(["2", "space two_stone", "one_stone", "building resources"], tmp_path)
    assert sitting.moves == [
        "space three_wood",
        "space two_stone",
        "space one_stone",
        "space building_resources",
    ]


def test_names_are_understood_in_french(tmp_path: Path) -> None:
    sitting = Sitting(["3 bois", "murets", "a1n; a1w"], tmp_path, lang="fr")
    assert sitting.moves == ["space three_wood", "space walls", "border a1n", "border a1w"]


@rule("C-10.11")
def test_several_answers_may_stand_in_one_line(tmp_path: Path) -> None:
    sitting = Sitting(["walls; border a1n; b1n; stop", "score"], tmp_path)
    assert sitting.moves == ["space walls", "border a1n", "border b1n"]
    assert sitting.game.to_act == 1


def test_a_line_that_fails_changes_nothing(tmp_path: Path) -> None:
    sitting = Sitting(["walls; a1n; a1n"], tmp_path)
    assert sitting.moves == []
    assert "C-3.5: There is a border on the north edge of a1 already." in sitting.flat("walls; a1n; a1n")


def test_a_line_cannot_answer_for_the_next_player(tmp_path: Path) -> None:
    sitting = Sitting(["two_stone; three_wood"], tmp_path)
    assert sitting.moves == []
    assert "somebody else decides there" in sitting.flat("two_stone; three_wood")


@rule("C-10.10")
def test_an_illegal_answer_is_explained_with_its_rule(tmp_path: Path) -> None:
    sitting = Sitting(["fences"], tmp_path)
    assert "C-10.10: You need 1 wood and have no wood." in sitting.flat("fences")


@pytest.mark.parametrize(
    ("typed", "suggestion"),
    [("spce walls", "space walls"), ("socre", "score"), ("pourqoi", "pourquoi"), ("99", "1 to")],
)
def test_what_is_not_understood_gets_one_sentence_and_a_suggestion(
    typed: str, suggestion: str, tmp_path: Path
) -> None:
    assert suggestion in Sitting([typed], tmp_path).flat(typed)


@pytest.mark.parametrize("typed", ["", "xyzzy plugh"])
def test_what_means_nothing_at_all_gets_a_hint(typed: str, tmp_path: Path) -> None:
    assert "help" in Sitting([typed], tmp_path).flat(typed)


# Commands.


@rule("C-5.4")
@pytest.mark.parametrize("words", ["why", "why not", "pourquoi", "pourquoi pas", "WHY NOT"])
def test_why_not_gives_the_rule_in_either_language(words: str, tmp_path: Path) -> None:
    sitting = Sitting([f"{words} space stall"], tmp_path)
    assert "C-5.4: You need 3 stone" in sitting.flat(f"{words} space stall")


def test_why_an_allowed_action_says_so(tmp_path: Path) -> None:
    sitting = Sitting(["why 1", "why", "why nonsense"], tmp_path)
    assert "that is allowed now (C-10.1)" in sitting.flat("why 1")
    assert "Why what?" in sitting.flat("why")
    assert "is no action" in sitting.flat("why nonsense")


@both_languages
@pytest.mark.parametrize("words", ["score", "points"])
def test_the_score_is_shown_by_category(words: str, lang: str, tmp_path: Path) -> None:
    shown = Sitting([words], tmp_path, lang=lang).after(words)
    assert "bonus" in shown
    assert "-12" in shown


@rule("C-12.6")
def test_half_points_are_written_as_the_language_does(tmp_path: Path) -> None:
    table = creatures_table().given(0, buildings=["storage"], wood=1)
    assert "-11,5" in Sitting(["score"], tmp_path, table.game, "fr").after("score")


@pytest.mark.parametrize("words", ["rules", "règles", "regles"])
def test_a_rule_can_be_read(words: str, tmp_path: Path) -> None:
    line = f"{words} C-10.14"
    assert "3 stone" in Sitting([line], tmp_path).flat(line)


def test_rules_alone_shows_the_rule_behind_the_question(tmp_path: Path) -> None:
    sitting = Sitting(["rules", "rules C-99"], tmp_path)
    assert sitting.after("rules").startswith("C-10.1 ")
    assert "There is no rule “C-99”" in sitting.flat("rules C-99")


def test_a_whole_section_of_rules_keeps_to_the_width(tmp_path: Path) -> None:
    assert "C-10.5" in Sitting(["rules C-10", "rules R-23"], tmp_path).after("rules C-10")


@pytest.mark.parametrize("words", ["log", "journal", "log 2"])
def test_the_log_tells_what_happened(words: str, tmp_path: Path) -> None:
    shown = Sitting(["three_wood", words], tmp_path).after(words)
    assert "Ann takes 3 wood." in shown


@pytest.mark.parametrize("words", ["farm 1", "ferme", "farm"])
def test_a_farm_can_be_looked_at_closely(words: str, tmp_path: Path) -> None:
    table = creatures_table().given(0, sheep=3, placed_borders=pasture("a1", "b1"), troughs=["a1"])
    shown = Sitting([words], tmp_path, table.game).after(words)
    assert "a1 b1, pasture: 3 sheep; room for 8" in shown
    assert "a3, Cottage: nobody; room for 1" in shown
    assert "Holds 1 animal." in shown


def test_there_is_no_third_farm(tmp_path: Path) -> None:
    assert "from 1 to 2" in Sitting(["farm 3"], tmp_path).flat("farm 3")


@pytest.mark.parametrize("words", ["tiles", "tuiles"])
def test_the_display_is_shown_with_price_points_and_text(words: str, tmp_path: Path) -> None:
    shown = " ".join(Sitting([words], tmp_path).after(words).split())
    assert "Open Stable 3 wood or 3 stone; 2 points" in shown
    assert "When built, take 1 animal of any type." in shown


@both_languages
def test_help_lists_every_command_in_the_language(lang: str, tmp_path: Path) -> None:
    shown = Sitting(["help"], tmp_path, lang=lang).after("help")
    assert ("pourquoi pas" if lang == "fr" else "why not") in shown
    assert len(shown.splitlines()) > 12


def test_the_table_can_be_drawn_again(tmp_path: Path) -> None:
    assert "Round 1 of 8" in Sitting(["show"], tmp_path).after("show")


# Undo.


@pytest.mark.parametrize("words", ["undo", "annuler"])
def test_undo_takes_back_one_decision(words: str, tmp_path: Path) -> None:
    sitting = Sitting(["walls", "a1n", words, "b1n"], tmp_path)
    assert sitting.moves == ["space walls", "border b1n"]


def test_undo_turn_goes_back_to_its_beginning(tmp_path: Path) -> None:
    sitting = Sitting(["walls; a1n", "undo turn", "three_wood"], tmp_path)
    assert sitting.moves == ["space three_wood"]


def test_undo_does_not_go_behind_the_beginning_of_the_turn(tmp_path: Path) -> None:
    sitting = Sitting(["three_wood", "undo", "annuler tour"], tmp_path)
    assert sitting.moves == ["space three_wood"]
    assert "nothing to take back" in sitting.flat("undo")


def test_undo_does_not_take_back_what_a_bot_did(tmp_path: Path) -> None:
    sitting = Sitting(["three_wood", "undo"], tmp_path, names=("Ann", "random"))
    assert len(sitting.moves) >= 2
    assert "nothing to take back" in sitting.flat("undo")


def test_undo_forgets_what_happened(tmp_path: Path) -> None:
    sitting = Sitting(["walls", "a1n", "undo", "log"], tmp_path)
    assert "border" not in sitting.after("log").replace("borders", "")


def test_undo_leads_to_the_same_position() -> None:
    history = TableHistory(Game(seed=3, first_player=0))
    before = history.game.key()
    history.play(history.game.codec.parse("space walls"), can_go_back=True)
    history.play(history.game.codec.parse("border a1n"), can_go_back=True)
    history.undo(2)
    assert history.game.key() == before
    assert history.steps == 0


# What is shown.


def test_the_news_tell_the_whole_turn_of_the_other(tmp_path: Path) -> None:
    sitting = Sitting(["walls; a1n", "a1w"], tmp_path)
    assert "Ann uses Walls. Ann places 2 borders: a1n and a1w." in sitting.flat("a1w")


@rule("C-7.2")
def test_animals_stand_in_the_picture(tmp_path: Path) -> None:
    table = creatures_table().given(0, sheep=3, cow=1, placed_borders=pasture("a1", "b1"), troughs=["a1"])
    text = Sitting([], tmp_path, table.game).text
    assert "sh3/8" in text
    assert "co1" in text
    assert re.search("┏━{4,}a━{4,}", text)


def test_anytime_effects_and_releases_stand_apart(tmp_path: Path) -> None:
    table = creatures_table().given(0, buildings=["cattle_market"], reed=1, sheep=2)
    text = Sitting([], tmp_path, table.game).text
    assert text.index("At any time:") < text.index("Use the Cattle Market") < text.index("Never needed:")
    assert "release sheep" in text


@rule("C-3.3")
def test_the_widest_farms_still_fit(tmp_path: Path) -> None:
    table = creatures_table(mode="free", tiles=["half_timbered_house"])
    table.given(0, columns=7, left=3, buildings=["rearing_station", "cottage_extension", "stable"])
    table.given(0, sheep=4, pig=3, cow=1, troughs=["a1", "b1", "g3"], placed_borders=pasture("c1", "d1"))
    sitting = Sitting(["farm", "walls", "a1n"], tmp_path, table.game, "fr")
    assert "g3" in sitting.text


@both_languages
def test_large_supplies_are_not_cut_off(lang: str, tmp_path: Path) -> None:
    table = creatures_table(mode="advanced").given(0, wood=10, stone=18, reed=12, borders=10, columns=3)
    table.given(0, sheep=13, placed_borders=pasture("a1", "b1"), troughs=["a1", "b1"]).given(1, borders=0)
    text = Sitting([], tmp_path, table.game, lang).text
    for end in (" 10,", " 18,", " 12,", " 10 ", " 13,"):
        assert end in text


@rule("C-7.2")
def test_every_animal_of_a_random_game_has_its_place() -> None:
    for seed in range(6):
        game = Game(seed=seed, mode="expert")
        bot = RandomBot(seed)
        while game.to_act is not None:
            for seat in range(2):
                farm = game.board.farm(seat)
                standing = [home.animals for home in lodgings(farm)]
                # Where not all have room, as many stand as can: there is no larger herd to keep.
                assert sum(standing) == housed(farm)
                assert (sum(standing) == farm.animals) == have_room(farm, emptied=False)
            game.play(bot.decide(game))


def test_many_edges_are_shown_side_by_side(tmp_path: Path) -> None:
    shown = Sitting(["walls"], tmp_path).after("walls")
    assert "border …" in shown
    assert len(shown.split("border …")[1].splitlines()) == 2


# Saving and leaving.


def test_a_saved_game_resumes_at_the_same_position(tmp_path: Path) -> None:
    file = tmp_path / "kept.bocage"
    sitting = Sitting(["walls; a1n", f"save {file}"], tmp_path)
    again = Game.from_record(read_record(file))
    assert again.key() == sitting.game.key()


def test_the_end_of_the_input_saves_and_says_where(tmp_path: Path) -> None:
    sitting = Sitting(["three_wood"], tmp_path)
    assert sitting.code == 0
    assert "The game is saved" in sitting.text
    assert read_record(sitting.file).seats == ["Ann", "Bob"]


@pytest.mark.parametrize(("answer", "kept"), [("", True), ("oui", True), ("no", False), ("n", False)])
def test_quit_asks_whether_to_save(answer: str, kept: bool, tmp_path: Path) -> None:
    sitting = Sitting(["three_wood", "quit", answer, "never read"], tmp_path)
    assert sitting.file.exists() == kept
    assert "never read" not in sitting.text


def test_quit_saves_to_a_file_of_ones_choice(tmp_path: Path) -> None:
    Sitting(["three_wood", "quitter", str(tmp_path / "here.bocage")], tmp_path)
    assert len(read_record(tmp_path / "here.bocage").moves) == 1


def test_a_file_that_cannot_be_written_is_no_disaster(tmp_path: Path) -> None:
    sitting = Sitting([f"save {tmp_path}", "three_wood"], tmp_path)
    assert sitting.moves == ["space three_wood"]
    assert str(tmp_path) in sitting.text


def test_an_interruption_saves_and_gives_its_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bocage.terminal.printer import Printer

    def interrupted(self: Printer, prompt: str = "> ") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Printer, "read", interrupted)
    sitting = Sitting([], tmp_path)
    assert sitting.code == 130
    assert sitting.file.exists()


@both_languages
@rule("C-12.7")
def test_a_whole_game_ends_with_its_scores_and_the_winner(lang: str, tmp_path: Path) -> None:
    sitting = Sitting(["1"] * 400, tmp_path, Game(seed=9, mode="advanced"), lang)
    outcome = sitting.game.outcome()
    assert outcome is not None
    assert sitting.text.rstrip().splitlines()[-1].startswith(("Ann", "Bob", "The scores", "Les scores"))
    assert ("gagne" if lang == "fr" else "wins") in sitting.text
    assert read_record(sitting.file).scores == list(outcome.scores)


def test_bots_play_to_the_end_by_themselves(tmp_path: Path) -> None:
    sitting = Sitting([], tmp_path, Game(seed=9, mode="expert"), names=("random", "random"))
    assert sitting.game.outcome() is not None


def test_chance_that_is_left_to_the_caller_is_played(tmp_path: Path) -> None:
    sitting = Sitting(["1"], tmp_path, Game(mode="expert"))
    assert len(sitting.game.moves()) >= 8 + 1
