"""How texts are shown: page by page, as wide as the terminal, and without dangerous signs."""

import os
import pty
import select
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from bocage import games
from bocage.messages import LANGUAGES
from bocage.terminal.choices import Choices
from bocage.terminal.printer import WIDEST, WIDTH, Printer
from bocage.terminal.screens import playable, screen_for
from bocage.terminal.signs import shown
from tests.games.creatures.scenario import creatures_table
from tests.rule_marks import rule
from tests.terminal.sitting import Sitting

both_languages = pytest.mark.parametrize("lang", LANGUAGES)


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


INTERRUPT = "\x03"


class Keys:
    """A keyboard on which these keys are pressed."""

    def __init__(self, keys: str) -> None:
        self.keys = list(keys)

    def key(self) -> str:
        found = self.keys.pop(0) if self.keys else ""
        if found == INTERRUPT:
            raise KeyboardInterrupt
        return found

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
    ("keys", "seen"),
    [("q", 5), (" q", 10), ("\n\nq", 7), ("   ", 20), ("", 5), ("j q", 11), (f" {INTERRUPT}", 10)],
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


@pytest.mark.parametrize("game", playable())
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


@pytest.mark.skipif(sys.platform == "win32", reason="no terminals of POSIX: run it on Linux or macOS")
def test_lines_are_edited_and_called_back_as_in_a_shell(tmp_path: Path) -> None:
    left, up = b"\x1b[D", b"\x1b[A"
    text = typed_at_a_terminal(
        [b"scre" + left * 2 + b"o\r", b"what wals" + left + b"l\r", up + b"\r"], tmp_path
    )
    assert "total" in text
    assert text.count("C-10.11") == 2
