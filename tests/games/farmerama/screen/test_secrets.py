"""Nobody at the table sees what another has laid face down."""

import re
from io import StringIO
from pathlib import Path

import pytest

from bocage.bots import Bot
from bocage.core.game import Game as CoreGame
from bocage.games.farmerama import Game
from bocage.messages import LANGUAGES, say
from bocage.terminal.printer import WIPE, Printer
from bocage.terminal.seats import TerminalSeat
from bocage.terminal.table import TerminalTable
from tests.rule_marks import rule
from tests.terminal.sitting import Sitting

both_languages = pytest.mark.parametrize("lang", LANGUAGES)
HANDS = ["sow+harvest", "water+feed", "feed+seeds"]
CURIOUS = ["log", "farm 1", "farm 2", "score", "tiles", "show", "why not turn", "rules", "undo", "figures"]


class Curious(Bot):
    """Keeps what it was shown, and plays the first action."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[CoreGame] = []

    def decide(self, game: CoreGame) -> int:
        self.shown.append(game)
        return game.legal_actions()[0]


def shown_to_bob(hand: str, lang: str, folder: Path) -> str:
    """Everything printed from when Ann has chosen to when Bob chooses, whatever he looks at."""
    typed = ["", f"play {hand}", "", *CURIOUS, "play sow+water"]
    sitting = Sitting(typed, folder, Game(seats=2, seed=4), lang)
    start = sitting.text.index(say("terminal-look-away", lang, name="Bob"))
    return sitting.text[start : sitting.text.index("> play sow+water")]


@both_languages
@rule("F-20")
def test_the_second_person_sees_the_same_whatever_the_first_has_chosen(lang: str, tmp_path: Path) -> None:
    seen = {shown_to_bob(hand, lang, tmp_path) for hand in HANDS}
    assert len(seen) == 1
    assert len(seen.pop().splitlines()) > 60


@both_languages
@rule("F-20", "F-59")
def test_the_cards_are_shown_once_all_have_chosen(lang: str, tmp_path: Path) -> None:
    sitting = Sitting(["", "1", "", "10"], tmp_path, Game(seats=2, seed=4), lang)
    cards = "Semer et Récolter" if lang == "fr" else "Sow and Harvest"
    before, after = sitting.text.split("> 10\n")
    assert cards not in before
    assert cards in after


@rule("F-20", "F-59")
def test_others_look_away_before_each_secret_choice(tmp_path: Path) -> None:
    sitting = Sitting(["", "1", "", "10", "log"], tmp_path, Game(seats=2, seed=4))
    for name in ("Ann", "Bob"):
        assert sitting.text.count(f"{name}: press Enter when nobody else looks") == 1
    between = sitting.after("1")
    assert "\n" * WIPE in between
    assert "Ann has chosen." in between


@rule("F-55")
def test_with_three_people_each_waits_for_the_others(tmp_path: Path) -> None:
    game = Game(seats=3, seed=4, first_chief=1)
    sitting = Sitting(["", "1", "", "1", "", "1"], tmp_path, game, names=("Ann", "Bob", "Cat"))
    asked = re.findall(r"(\w+): press Enter", sitting.text)
    assert asked == ["Bob", "Cat", "Ann"]


@pytest.mark.parametrize("names", [("Ann", "random"), ("Ann", "greedy")])
def test_one_person_against_bots_need_not_look_away(names: tuple[str, str], tmp_path: Path) -> None:
    assert "press Enter" not in Sitting(["1"], tmp_path, Game(seats=2, seed=4), names=names).text


def test_alone_nobody_looks_away(tmp_path: Path) -> None:
    assert "press Enter" not in Sitting(["1"], tmp_path, Game(seats=1, seed=4), names=("Ann",)).text


def test_leaving_is_possible_while_others_look_away(tmp_path: Path) -> None:
    sitting = Sitting(["", "1", "quit", "yes"], tmp_path, Game(seats=2, seed=4))
    assert "The game is saved" in sitting.text
    assert sitting.file.exists()


@rule("F-20")
def test_a_saved_choice_stays_hidden_when_the_game_resumes(tmp_path: Path) -> None:
    seen = set()
    for hand in HANDS:
        sitting = Sitting(["", f"play {hand}"], tmp_path, Game(seats=2, seed=4))
        again = Sitting(["", "log", "farm 1"], tmp_path, sitting.game.copy())
        assert again.text.lstrip().startswith("Bob: press Enter")
        seen.add(again.text)
    assert len(seen) == 1


# Bots.


def first_look(hand: str, folder: Path) -> CoreGame:
    """What a bot is shown when it must choose after Ann has."""
    bot = Curious()
    keyboard = StringIO(f"play {hand}\n")
    seats = [TerminalSeat("Ann"), TerminalSeat("Bo", bot)]
    table = TerminalTable(
        Game(seats=2, seed=4), seats, Printer(StringIO(), keyboard), "en", folder / "game", seed=1
    )
    table.run()
    assert bot.shown[0] is not table.game
    return bot.shown[0]


@rule("F-20")
def test_a_bot_is_shown_the_same_whatever_the_person_has_chosen(tmp_path: Path) -> None:
    assert len({first_look(hand, tmp_path).key() for hand in HANDS}) == 1


@rule("F-20")
def test_a_bot_cannot_read_the_moves(tmp_path: Path) -> None:
    assert first_look(HANDS[0], tmp_path).moves() == []
