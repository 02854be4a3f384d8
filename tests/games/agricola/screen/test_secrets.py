"""Nobody at the table sees the hand of another (A-1.6)."""

import re
from io import StringIO
from pathlib import Path

import pytest

from bocage.bots import Bot
from bocage.core.game import Game as CoreGame
from bocage.games.agricola import Game
from bocage.games.agricola.words.names import card_name
from bocage.messages import say
from bocage.terminal.printer import WIPE, Printer
from bocage.terminal.seats import TerminalSeat
from bocage.terminal.table import TerminalTable
from tests.games.agricola.scenario import agricola_table
from tests.games.agricola.screen.sitting import both_languages
from tests.rule_marks import rule
from tests.terminal.sitting import Sitting

CURIOUS = ["log", "farm 1", "farm 2", "score", "tiles", "show", "why not minor loom", "rules", "undo", "help"]
HANDS = (["loom", "wood_cutter"], ["milk_jug", "tutor"], ["corn_scoop", "priest"])


class Curious(Bot):
    """Keeps what it was shown, and plays the first action."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[CoreGame] = []

    def decide(self, game: CoreGame) -> int:
        self.shown.append(game)
        return game.legal_actions()[0]


def names_in_hand(game: CoreGame, seat: int, lang: str) -> list[str]:
    """What the cards are called that a seat holds."""
    assert isinstance(game, Game)
    farm = game.board.farm(seat)
    return [card_name(farm.book, card, lang) for card in farm.hand.numbers()]


@both_languages
@rule("A-1.6")
def test_the_second_person_sees_the_same_whatever_the_first_holds(lang: str, tmp_path: Path) -> None:
    seen = set()
    for hand in HANDS:
        game = agricola_table().given(0, hand=hand).given(1, hand=["claypipe"]).game
        sitting = Sitting(["forest", *CURIOUS], tmp_path, game, lang)
        seen.add(sitting.text.split("> forest\n", 1)[1])
    assert len(seen) == 1
    assert len(seen.pop().splitlines()) > 60


@both_languages
@rule("A-1.6")
def test_a_hand_is_shown_to_its_owner_alone_and_covered_again(lang: str, tmp_path: Path) -> None:
    game = agricola_table().given(0, hand=HANDS[0]).given(1, hand=HANDS[1]).game
    text = Sitting(["hand", "", ""], tmp_path, game, lang).text
    before, rest = text.split(say("terminal-look-away", lang, name="Ann"))
    shown, after = rest.split(say("terminal-hide", lang))
    for name in names_in_hand(game, 0, lang):
        assert name not in before
        assert name in shown
        assert name not in after
    for name in names_in_hand(game, 1, lang):
        assert name not in text
    assert "\n" * WIPE in before
    assert "\n" * WIPE in after


@rule("A-1.6")
def test_against_bots_a_hand_is_shown_at_once(tmp_path: Path) -> None:
    game = agricola_table().given(0, hand=HANDS[0]).game
    shown = Sitting(["hand"], tmp_path, game, names=("Ann", "random")).after("hand")
    assert "Wood Cutter" in shown
    assert "press Enter" not in shown


def test_who_holds_no_cards_is_told_so(tmp_path: Path) -> None:
    assert "You hold no cards." in Sitting(["hand"], tmp_path, agricola_table().game).after("hand")
    creatures = Sitting(["hand", "help"], tmp_path)
    assert "You hold no cards." in creatures.after("hand")
    assert "hand –" not in creatures.after("help")


@rule("A-1.6", "A-14.4")
def test_others_look_away_while_a_card_of_the_hand_is_chosen(tmp_path: Path) -> None:
    game = agricola_table().given(0, hand=["wood_cutter", "tutor"]).game
    sitting = Sitting(["lessons", "", "wood cutter"], tmp_path, game)
    public, private = sitting.text.split("Ann: press Enter")
    assert "Tutor" not in public
    chosen = private.index("> wood cutter")
    assert "Tutor" in private[:chosen]
    assert "Tutor" not in private[chosen:]
    assert "Ann plays the Wood Cutter" in private[chosen:]
    assert "\n" * WIPE in private[chosen:]


@rule("A-14.6")
def test_majors_alone_are_chosen_before_all_eyes(tmp_path: Path) -> None:
    game = agricola_table(mode="beginner").course(round=14).given(0, clay=5).game
    sitting = Sitting(["major_improvement", "fireplace_2"], tmp_path, game)
    assert "press Enter" not in sitting.text
    assert "major fireplace_2" in sitting.moves


@rule("A-19.6")
@pytest.mark.parametrize("draft", ["combined_7", "sequential_7", "quick", "choose_7_of_10"])
def test_in_a_draft_each_looks_alone_once_for_each_pack(draft: str, tmp_path: Path) -> None:
    game = Game(seats=2, seed=4, draft=draft, first_player=0)
    kept = {"combined_7": 2, "sequential_7": 1, "quick": 6, "choose_7_of_10": 14}[draft]
    first = ["", *["1"] * kept]
    sitting = Sitting([*first, "", "hand"], tmp_path, game)
    assert re.findall(r"(\w+): press Enter", sitting.text) == ["Ann", "Bob"]
    by_bob = sitting.text.split("Bob: press Enter")[1]
    for name in names_in_hand(sitting.game, 0, "en"):
        assert name not in by_bob


@rule("A-19.6")
def test_a_mulligan_shows_the_hand_to_its_owner_alone(tmp_path: Path) -> None:
    game = Game(seats=2, seed=4, draft="mulligan", first_player=0)
    sitting = Sitting(["", "stop", "", "stop"], tmp_path, game)
    public, ann, bob = re.split(r"\w+: press Enter", sitting.text)
    hands = [names_in_hand(sitting.game, seat, "en") for seat in (0, 1)]
    assert all(name in " ".join(ann.split()) for name in hands[0])
    assert all(name in " ".join(bob.split()) for name in hands[1])
    assert not any(name in public or name in bob for name in hands[0])
    assert not any(name in ann.split("> stop")[0] for name in hands[1])


@rule("A-19.1")
def test_alone_nobody_looks_away(tmp_path: Path) -> None:
    game = Game(seats=1, seed=4)
    assert "press Enter" not in Sitting(["hand", "lessons", "1"], tmp_path, game, names=("Ann",)).text


def test_leaving_is_possible_while_others_look_away(tmp_path: Path) -> None:
    game = agricola_table().given(0, hand=HANDS[0]).game
    sitting = Sitting(["hand", "quit", "yes"], tmp_path, game)
    assert "The game is saved" in sitting.text
    assert "Wood Cutter" not in sitting.text


@rule("A-1.6")
def test_a_saved_hand_stays_hidden_when_the_game_resumes(tmp_path: Path) -> None:
    game = agricola_table().given(0, hand=["wood_cutter", "tutor"]).game
    sitting = Sitting(["lessons"], tmp_path, game)
    again = Sitting([], tmp_path, sitting.game.copy())
    assert again.text.lstrip().startswith("Ann: press Enter")
    assert "Wood Cutter" not in again.text


# Bots.


@rule("A-1.6")
def test_a_bot_is_not_shown_the_hand_of_a_person(tmp_path: Path) -> None:
    held = set()
    for seed in range(6):
        bot = Curious()
        game = agricola_table().given(0, hand=HANDS[0]).given(1, hand=["claypipe"]).game
        table = TerminalTable(
            game,
            [TerminalSeat("Ann"), TerminalSeat("Bo", bot)],
            Printer(StringIO(), StringIO("forest\n")),
            "en",
            tmp_path / "g",
            seed,
        )
        table.run()
        assert bot.shown[0].moves() == []
        held.add(tuple(names_in_hand(bot.shown[0], 0, "en")))
        assert names_in_hand(bot.shown[0], 1, "en") == ["Claypipe"]
    assert len(held) > 1
