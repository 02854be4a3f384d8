"""Looking things up: what NAME, hint, round cards to come; pages, wide terminals, dangerous signs."""

import os
import pty
import select
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from bocage import games, rules
from bocage.bots import Budget
from bocage.messages import LANGUAGES
from bocage.terminal import hints
from bocage.terminal.choices import Choices
from bocage.terminal.lookup import find, mentions
from bocage.terminal.printer import WIDEST, WIDTH, Printer
from bocage.terminal.screens import PLAYABLE, screen_for
from bocage.terminal.signs import folded, shown
from tests.agricola.scenario import agricola_table
from tests.rule_marks import rule
from tests.scenario import creatures_table
from tests.terminal.agricola_sitting import alone_at_the_screen
from tests.terminal.sitting import Sitting

both_languages = pytest.mark.parametrize("lang", LANGUAGES)
QUICK = Budget(simulations=12)


# What a thing is.


@pytest.mark.parametrize(
    ("lang", "typed", "answer"),
    [
        ("en", "what walls", "C-10.11"),
        ("en", "what is feeding", "C-10.13"),
        ("en", "what shelter", "When built, take 1 animal of any type."),
        ("en", "quoi abri", "When built, take 1 animal of any type."),
        ("fr", "quoi nurs", "Abrite 1 animal de chaque espèce."),
        ("fr", "quoi murets", "C-10.11"),
        ("en", "what u", "C-6.2"),
        ("en", "what sheep", "C-12.3"),
        ("en", "what rearing", "R-12"),
        ("en", "rules walls", "C-10.11"),
        ("en", "what sheltr", "Did you mean: Shelter?"),
        ("en", "what xyzzy", "Nothing here is called “xyzzy”."),
        ("en", "what", "What is what?"),
        ("en", "what s", "“s” may be: "),
    ],
)
def test_anything_is_explained_by_its_name(lang: str, typed: str, answer: str, tmp_path: Path) -> None:
    assert answer in Sitting([typed], tmp_path, lang=lang).flat(typed)


@rule("A-7.4")
@pytest.mark.parametrize("typed", ["what farmland", "rules farmland", "quoi terre lab"])
def test_a_space_of_agricola_is_explained(typed: str, tmp_path: Path) -> None:
    sitting = alone_at_the_screen(agricola_table().game, tmp_path, [typed])
    assert "A-7.4 players: 1-4; kind: permanent; effect: plow 1 field" in sitting.flat(typed)


@pytest.mark.parametrize("game", PLAYABLE)
@both_languages
def test_every_entry_can_be_read_and_fits(game: str, lang: str) -> None:
    kind = games.game_class(game)
    assert kind is not None
    position = kind.from_options({} if game == "creatures" else {"seats": 2}, 1)
    screen = screen_for(game, lang, ["Ann", "Bob"])
    entries = screen.entries(position)
    known = set(rules.ids(game))
    for entry in entries:
        lines = [str(line) for line in entry.describe()]
        assert len(lines) > 1
        assert max(map(len, lines)) <= screen.width
        assert all(name == name.strip() and name for name in entry.names)
        assert entry in find(entry.names[0], entries).entries
    assert known


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_answer_that_has_a_name_is_explained(game: str) -> None:
    kind = games.game_class(game)
    assert kind is not None
    position = kind.from_options({} if game == "creatures" else {"seats": 2}, 1)
    screen = screen_for(game, "en", ["Ann", "Bob"])
    screen.vocabulary(position.codec)
    entries = screen.entries(position)
    for action in position.codec.actions:
        if position.codec.words_of(action)[0].sort in ("space", "building", "card", "tile", "animal"):
            for lang in LANGUAGES:
                name = screen.noun(action, lang).split(".")[0]
                assert not name or find(name, entries).entries, name


def test_rules_that_speak_of_a_card_are_found_by_whole_words() -> None:
    assert "R-13" in mentions(["Breeding Station"], "creatures", "en")
    assert mentions(["Breeding Stat"], "creatures", "en") == []


@pytest.mark.parametrize(
    ("typed", "same"), [("Étable", "etable"), ("BŒUF", "bœuf"), ("d’argile", "d'argile")]
)
def test_words_are_compared_without_accents_and_capitals(typed: str, same: str) -> None:
    assert folded(typed) == folded(same)


# Hints.


@both_languages
def test_a_hint_tells_the_best_answers_and_changes_nothing(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints.hint_lines, "__defaults__", (QUICK,))
    words = "conseil" if lang == "fr" else "hint"
    sitting = Sitting([words], tmp_path, lang=lang)
    assert ("Conseil : Placer" if lang == "fr" else "Hint: Place") in sitting.flat(words)
    assert "points" in sitting.flat(words)
    assert sitting.moves == []


def test_a_hint_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(hints, "advise", stopped)
    sitting = Sitting(["hint", "three_wood"], tmp_path)
    assert "The analysis was stopped." in sitting.after("hint")
    assert sitting.moves == ["space three_wood"]


# Round cards.


@rule("A-1.6", "A-2.1")
@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Still to come in stage 2: "), ("fr", "À venir dans la période 2 : ")]
)
def test_the_round_cards_to_come_are_shown(lang: str, title: str, tmp_path: Path) -> None:
    table = agricola_table().course(round=5)
    text = " ".join(alone_at_the_screen(table.game, tmp_path, [], lang).text.split())
    coming = text.split(title)[1].split(".")[0].split(", ")
    board = table.game.board
    assert len(coming) == 7 - int(board.round)
    assert not any(name in text.split(title)[0] for name in coming)


@rule("A-1.6")
def test_in_the_last_round_nothing_comes(tmp_path: Path) -> None:
    text = alone_at_the_screen(agricola_table().course(round=14).game, tmp_path, []).text
    assert "Still to come" not in text


# Dangerous signs.


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\x08", "\x7f", "\x9b", "\r", "\u202e", "\u2028", "\udc9b"])
def test_no_control_sign_is_echoed(sign: str, tmp_path: Path) -> None:
    sitting = Sitting([f"bad{sign}[31mred"], tmp_path, names=(f"A{sign}n", "Bob"))
    assert sign not in sitting.text.replace("\n", "")
    assert "[31mred" in sitting.text


def test_a_control_sign_keeps_its_width() -> None:
    assert shown("a\x1b[A\tb") == "a␛[A␉b"


def test_names_from_a_record_are_shown_safely(tmp_path: Path) -> None:
    first = Sitting(["three_wood"], tmp_path, names=("\x1b[2JAnn", "Bob"))
    assert "\x1b" not in first.text
    assert "␛[2JAnn" in first.text


# Pages and widths.


class Screenful(StringIO):
    """A terminal that shows so many lines."""

    def isatty(self) -> bool:
        return True


class Keys:
    """A keyboard on which these keys are pressed."""

    def __init__(self, keys: str) -> None:
        self.keys = list(keys)

    def key(self) -> str:
        return self.keys.pop(0) if self.keys else ""

    def offer(self, words: object) -> None:
        pass


def paged(keys: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which of twenty lines are seen in a terminal of six."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "6")
    output = Screenful()
    printer = Printer(output, StringIO())
    printer.keyboard = Keys(keys)  # type: ignore[assignment]
    printer.page([f"line {number}" for number in range(1, 21)])
    return [line for line in output.getvalue().replace("\r", "\n").split("\n") if line.startswith("line")]


@pytest.mark.parametrize(
    ("keys", "seen"), [("q", 5), (" q", 10), ("\n\nq", 7), ("   ", 20), ("", 5), ("j q", 11)]
)
def test_long_texts_come_page_by_page(keys: str, seen: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert paged(keys, monkeypatch) == [f"line {number}" for number in range(1, seen + 1)]


def test_through_a_pipe_nothing_waits() -> None:
    output = StringIO()
    Printer(output, StringIO()).page([f"line {number}" for number in range(50)])
    assert output.getvalue().count("\n") == 50


@pytest.mark.parametrize(("columns", "width"), [(60, WIDTH), (80, 80), (133, 133), (500, WIDEST)])
def test_lines_are_as_wide_as_the_terminal(columns: int, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", "24")
    assert Printer(Screenful(), StringIO()).width == width


@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("width", [80, 100, 160, 220])
@both_languages
def test_every_screen_uses_its_width_and_no_more(game: str, width: int, lang: str) -> None:
    kind = games.game_class(game)
    assert kind is not None
    position = kind.from_options({} if game == "creatures" else {"seats": 2}, 3)
    screen = screen_for(game, lang, ["Ann", "Bob"])
    screen.width = width
    while position.to_act is None or position.to_act < 0:
        position.play(position.legal_actions()[0])
    choices = Choices(position)
    lines = [*screen.lines(position, choices.numbers, 45), *choices.lines(screen, 45)]
    longest = max(len(str(line)) for line in lines)
    assert 0.8 * width < longest <= width


@rule("C-7.1")
@pytest.mark.parametrize(("lang", "room"), [("en", "room for 1 sheep"), ("fr", "place pour 1 mouton")])
def test_homes_for_one_type_tell_which(lang: str, room: str, tmp_path: Path) -> None:
    table = creatures_table(mode="free", tiles=["dog_house"]).given(0, buildings=["dog_house"])
    typed = "ferme 1"
    assert room in Sitting([typed], tmp_path, table.game, lang).flat(typed)


# A real terminal.


def typed_at_a_terminal(keys: list[bytes], folder: Path) -> str:
    """What a terminal shows of a game of creatures while these keys are pressed."""
    here, there = pty.openpty()
    settings = {**os.environ, "TERM": "xterm", "BOCAGE_LANG": "en", "XDG_STATE_HOME": str(folder)}
    settings |= {"COLUMNS": "80", "LINES": "24"}
    command = [
        sys.executable,
        "-P",
        "-m",
        "bocage",
        "play",
        "--terminal",
        "creatures",
        "--players",
        "Ann,Bob",
        "--seed",
        "3",
    ]
    process = subprocess.Popen(command, stdin=there, stdout=there, stderr=there, env=settings, close_fds=True)
    os.close(there)
    found = b""
    try:
        for key in keys:
            found += heard(here)
            os.write(here, key)
        found += heard(here)
    finally:
        process.terminate()
        process.wait()
        os.close(here)
    return found.decode("utf-8", "replace")


def heard(here: int) -> bytes:
    """What comes until the program waits for a key."""
    found = b""
    end = time.monotonic() + 30
    while time.monotonic() < end and not found.rstrip().endswith(b">"):
        if select.select([here], [], [], 0.2)[0]:
            found += os.read(here, 65536)
    return found


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminals there")
def test_lines_are_edited_and_called_back_as_in_a_shell(tmp_path: Path) -> None:
    left, up = b"\x1b[D", b"\x1b[A"
    text = typed_at_a_terminal(
        [b"scre" + left * 2 + b"o\r", b"what wals" + left + b"l\r", up + b"\r"], tmp_path
    )
    assert "total" in text
    assert text.count("C-10.11") == 2
