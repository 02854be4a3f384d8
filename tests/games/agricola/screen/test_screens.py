"""What the table of Agricola shows: farms, supplies, questions, choices."""

from pathlib import Path

import pytest

from bocage.bots import RandomBot
from bocage.games.agricola import Game
from bocage.games.agricola.rules.notation import SPACE_NAMES
from bocage.games.agricola.screen.screen import SPACE_LETTERS, AgricolaScreen
from bocage.games.agricola.words.names import space_name
from bocage.terminal.choices import Choices
from bocage.terminal.printer import WIDTH
from tests.games.agricola.scenario import agricola_table
from tests.games.agricola.screen.sitting import NAMES, alone_at_the_screen, both_languages, sit
from tests.rule_marks import rule


@rule("A-3.1", "A-11.2", "A-11.3")
def test_a_farm_is_drawn_with_fields_fences_stables_and_animals(tmp_path: Path) -> None:
    table = agricola_table().given(
        0,
        fields={"b1": {"grain": 3}, "b2": {"vegetable": 2}, "b3": {}},
        fences=["e1w", "e1n", "e1e", "e1s"],
        stables=["e1", "d3"],
        animals={"sheep": 4, "boar": 1, "cattle": 1},
    )
    text = sit(table.game, tmp_path, []).text
    assert "field g3" in text
    assert "field v2" in text
    assert "^ sh4/4" in text
    assert "^ bo1" in text
    assert "wood ca1" in text
    assert "┏" in text
    assert "left: fences 11, stables 2; begging 0" in text


@both_languages
def test_the_table_tells_what_everybody_has(lang: str, tmp_path: Path) -> None:
    table = agricola_table(3).course(round=5, marker=1).given(0, wood=3, sheep=1, cards=["joinery", "priest"])
    table.given(2, house="clay", food=7, hand=["loom"])
    text = sit(table.game, tmp_path, [], lang).text
    assert ("premier joueur\u00a0: Bob" if lang == "fr" else "starting player: Bob") in text
    assert ("récolte au tour 7" if lang == "fr" else "next harvest: round 7") in text
    assert (
        "3 bois et 1 mouton · Menuiserie, Prêtre" if lang == "fr" else "3 wood and 1 sheep · Joinery"
    ) in text
    assert ("2 pièces en argile, repas 7, main 1" if lang == "fr" else "2 clay rooms, food 7, hand 1") in text


@rule("A-10.3")
def test_spaces_being_fenced_are_marked(tmp_path: Path) -> None:
    table = agricola_table().course(round=14).given(0, wood=9)
    shown = sit(table.game, tmp_path, ["fencing", "e1", "e2"]).after("e2")
    assert shown.count("+") == 2


@rule("A-10.3", "A-10.5")
def test_fences_are_built_by_naming_spaces(tmp_path: Path) -> None:
    table = agricola_table().course(round=14).given(0, wood=9)
    typed = ["fencing; e1; e2; stop; stop"]
    sitting = sit(table.game, tmp_path, typed)
    assert sitting.moves == ["space fencing", "enclose e1", "enclose e2", "stop", "stop"]
    assert "Ann fences a pasture with 6 fences: e1 and e2." in " ".join(sitting.text.split())


@rule("A-10.5")
def test_a_space_too_far_away_is_refused_as_a_fence_not_as_something_else(tmp_path: Path) -> None:
    table = agricola_table().course(round=14).given(0, wood=9)
    shown = sit(table.game, tmp_path, ["fencing", "e1", "b1"]).flat("b1")
    assert "“enclose b1” is not possible. A-10.5" in shown


@rule("A-17.4", "A-17.6")
def test_the_question_of_feeding_tells_what_is_missing(tmp_path: Path) -> None:
    table = agricola_table().after_work(4).given(0, food=1, grain=2)
    text = " ".join(sit(table.game, tmp_path, []).text.split())
    assert "Your family eats 4 food and you have 1: 3 would be begged for." in text
    assert "Eat one grain: 1 food" in text


@rule("A-13.2", "A-13.5", "AR-66")
@pytest.mark.parametrize(
    ("card", "goods", "lang", "sentence"),
    [
        ("fireplace_2", {"sheep": 1}, "en", "Cook one sheep: 2 food"),
        ("cooking_hearth_4", {"vegetable": 1}, "fr", "Cuisiner un légume : 3 repas"),
        ("joinery", {"wood": 1}, "en", "Joinery: 1 wood for 2 food"),
        ("hard_porcelain", {"clay": 3}, "fr", "Porcelaine dure : 2 argiles contre 1 pierre"),
        ("sheep_walker", {"sheep": 1}, "en", "Sheep Walker: 1 sheep for 1 boar"),
        ("grocer", {"food": 1}, "en", "Grocer: 1 food for 1"),
    ],
)
def test_exchanges_say_what_they_take_and_give(
    card: str, goods: dict[str, int], lang: str, sentence: str, tmp_path: Path
) -> None:
    table = agricola_table().after_work(4).given(0, cards=[card], **goods)
    shown = sit(table.game, tmp_path, [], lang).text
    assert sentence in " ".join(shown.split())


@rule("A-14.12")
def test_a_fireplace_can_be_given_back_without_talk_of_missing_clay(tmp_path: Path) -> None:
    table = agricola_table(mode="beginner").course(round=14).given(0, cards=["fireplace_2"])
    shown = sit(table.game, tmp_path, ["major_improvement", "cooking_hearth_4"]).text
    assert "You need" not in shown


@rule("A-14.4")
def test_cards_in_hand_are_chosen_with_what_they_say(tmp_path: Path) -> None:
    table = agricola_table().given(0, hand=["wood_cutter", "tutor"])
    shown = alone_at_the_screen(table.game, tmp_path, ["lessons"]).after("lessons")
    assert "Play the Wood Cutter" in shown
    assert "Each time you use a wood accumulation space" in shown
    assert "nothing" not in shown


@rule("A-14.5")
@pytest.mark.parametrize(("lang", "typed"), [("en", "Milk Jug"), ("fr", "pot à lait"), ("en", "milk_jug")])
def test_cards_can_be_typed_by_their_names(lang: str, typed: str, tmp_path: Path) -> None:
    table = agricola_table().given(0, clay=3, hand=["milk_jug", "claypipe"])
    sitting = alone_at_the_screen(table.game, tmp_path, ["meeting_place", typed], lang)
    assert "minor milk_jug" in sitting.moves


@rule("A-19.6")
def test_a_draft_tells_how_many_cards_are_to_be_kept(tmp_path: Path) -> None:
    game = Game(seats=2, seed=3, draft="quick", first_player=0)
    sitting = alone_at_the_screen(game, tmp_path, ["1", "1", "1"])
    assert "Keep 3 minor improvements and 3 occupations." in sitting.text
    assert "Keep 3 occupations." in sitting.text
    assert "In hand: " in sitting.text


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("height", [24, 40])
@both_languages
def test_every_line_keeps_to_the_width(lang: str, height: int, seats: int) -> None:
    options: dict[str, object] = {} if seats == 1 else {"draft": "quick", "additional_actions": True}
    game = Game.from_options({"seats": seats, **options}, seed=seats)
    screen = AgricolaScreen(lang, ["Bartholomäus-Maximilian von Hohenfels"] * seats)
    bot = RandomBot(3)
    while game.to_act is not None:
        choices = Choices(game)
        for line in [*screen.lines(game, choices.numbers, height), *choices.lines(screen, height)]:
            assert len(str(line)) <= WIDTH, line
        game.play(bot.decide(game))


@pytest.mark.parametrize(("seats", "most"), [(1, 20), (2, 20), (3, 20), (4, 20)])
@both_languages
def test_a_small_terminal_has_room_for_table_and_question(seats: int, most: int, lang: str) -> None:
    table = agricola_table(seats).course(round=14)
    for seat in range(seats):
        table.given(seat, wood=2, clay=1, sheep=1, cards=["priest"] if seat == 0 else [])
    game = table.game
    numbers = Choices(game).numbers
    assert len(AgricolaScreen(lang, NAMES).lines(game, numbers, 24)) <= most


def test_a_large_terminal_shows_the_spaces_while_something_else_is_asked() -> None:
    game = agricola_table().course(round=14).act(0, "space farmland").game
    numbers = Choices(game).numbers
    screen = AgricolaScreen("en", NAMES)
    assert any("Forest" in str(line) for line in screen.lines(game, numbers, 40))
    assert not any("Forest" in str(line) for line in screen.lines(game, numbers, 24))


@rule("A-14.4")
def test_a_hand_of_occupations_nearly_fills_a_small_terminal_and_no_more() -> None:
    hand = ["tutor", "priest", "groom", "scholar", "cottager", "carpenter", "wood_cutter"]
    game = agricola_table(4).given(0, hand=hand).act(0, "space lessons").game
    choices, screen = Choices(game), AgricolaScreen("fr", NAMES)
    table = screen.lines(game, choices.numbers, 24)
    assert [str(line)[:6] for line in table[1:3]] == ["▶1 Ann", "bois 0"]
    assert len(choices.lines(screen, 24)) + len(table) < 28


@rule("A-14.6")
@both_languages
def test_where_the_texts_have_no_room_one_is_told_where_to_read_them(lang: str) -> None:
    table = agricola_table().course(round=14).given(0, wood=9, clay=9, reed=9, stone=9, hand=["loom"])
    game = table.act(0, "space major_improvement").game
    screen = AgricolaScreen(lang, NAMES)
    screen.lines(game, Choices(game).numbers, 24)
    assert ("tuiles" if lang == "fr" else "tiles") in screen.aside(game)
    screen.lines(game, Choices(game).numbers, 60)
    assert screen.aside(game) == ""


def test_many_exchanges_stand_side_by_side_where_room_is_tight() -> None:
    table = agricola_table().given(
        0, grain=1, vegetable=1, animals={"sheep": 1}, cards=["fireplace_2", "sheep_walker"]
    )
    choices = Choices(table.game)
    screen = AgricolaScreen("fr", NAMES)
    assert len(choices.anytime) > 5
    assert len(choices.lines(screen, 24)) < len(choices.lines(screen, 40))
    together = " ".join(str(line) for line in choices.lines(screen, 24))
    for action in choices.anytime:
        assert f"{choices.numbers[action]} " in together


@rule("A-7.6", "A-16.4")
@both_languages
def test_a_choice_between_effects_names_its_card(lang: str, tmp_path: Path) -> None:
    table = agricola_table().given(0, cards=["cottager"], wood=5, reed=3, clay=2)
    text = alone_at_the_screen(table.game, tmp_path, ["day_laborer", "use cottager"], lang).after(
        "use cottager"
    )
    assert (
        "Métayer\u00a0: que choisissez-vous\u202f?" if lang == "fr" else "Cottager: which of these?"
    ) in text
    assert ("Rénover" if lang == "fr" else "Renovate") in text


@rule("A-14.6")
def test_majors_are_built_and_minors_played(tmp_path: Path) -> None:
    table = agricola_table().course(round=14).given(0, clay=2, hand=["claypipe"])
    typed = ["major_improvement", "", "fireplace_2", "log"]
    assert "· Ann builds the Fireplace (2 clay)." in sit(table.game, tmp_path, typed).after("log")
    table = agricola_table().given(0, clay=1, hand=["claypipe"])
    typed = ["meeting_place", "", "claypipe", "log"]
    assert "· Ann plays the Claypipe." in sit(table.game, tmp_path, typed).after("log")


@rule("A-19.2")
def test_a_whole_box_of_cards_can_be_looked_through_in_a_small_terminal() -> None:
    game = Game(seats=1, seed=1, choose_hand=True)
    choices, screen = Choices(game), AgricolaScreen("fr", NAMES)
    lines = [*screen.lines(game, choices.numbers, 24), *choices.lines(screen, 24)]
    assert len(choices.main) > 80
    assert len(lines) < 30
    assert "main" in screen.aside(game)


@pytest.mark.parametrize("space", range(len(SPACE_NAMES)))
@both_languages
def test_the_short_name_of_a_space_is_not_cut(lang: str, space: int) -> None:
    assert len(space_name(space, lang, short=True)) <= SPACE_LETTERS
