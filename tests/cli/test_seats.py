"""People count players from 1, in every command and in both languages."""

import json
from pathlib import Path

import pytest

from bocage.cli.errors import MISUNDERSTOOD
from bocage.core.record import record_of
from bocage.games import agricola
from tests.commands import Command

LINES = {
    "play": ["play", "--terminal", "{game}"],
    "simulate": ["simulate", "{game}", "--games", "1"],
    "arena": ["arena", "{game}", "random", "greedy", "--games", "2"],
    "balance": ["balance", "{game}", "--games", "2"],
    "mcp": ["mcp", "{game}"],
    "train": ["train", "{game}", "--to", "never"],
}


@pytest.mark.parametrize("command", LINES)
@pytest.mark.parametrize("game", ["creatures", "agricola"])
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "“3” is no player who could begin: 1 to 2."),
        ("fr", "« 3 » n’est pas un joueur qui pourrait commencer : de 1 à 2."),
    ],
)
def test_a_player_who_is_not_there_is_told_as_counted(
    bocage: Command, command: str, game: str, lang: str, sentence: str
) -> None:
    line = [word.format(game=game) for word in LINES[command]]
    code, _, err = bocage(*line, "--option", "first_player=3", "--lang", lang)
    assert (code, len(err.splitlines())) == (MISUNDERSTOOD, 1)
    assert sentence in err.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_analyse_counts_from_one_too(bocage: Command, tmp_path: Path) -> None:
    record, position = tmp_path / "game.jsonl", tmp_path / "position.json"
    game = agricola.Game(seats=2, seed=1, mode="beginner", first_player=0)
    record_of(game, ["Ada", "Bea"]).write(record)
    position.write_text(json.dumps(game.position()), encoding="utf-8")
    for file in (record, position):
        code, _, err = bocage("analyse", str(file), "--option", "first_player=5")
        assert (code, len(err.splitlines())) == (MISUNDERSTOOD, 1)
        assert "“5” is no player who could begin: 1 to 2." in err


@pytest.mark.parametrize("words", [["--players", "2"], ["--players", "3"]])
def test_the_chief_sheep_is_given_to_one_of_three(bocage: Command, words: list[str]) -> None:
    chief = "first_chief=4" if words[1] == "3" else "first_chief=1"
    code, _, err = bocage("simulate", "farmerama", *words, "--games", "1", "--option", chief)
    assert code == MISUNDERSTOOD
    assert "first_chief=1, 2 or 3" in err


@pytest.mark.parametrize("value", ["0", "-1", "two", "²", ""])
def test_a_player_is_a_number_from_one(bocage: Command, value: str) -> None:
    code, _, err = bocage("simulate", "creatures", "--games", "1", "--option", f"first_player={value}")
    assert code == MISUNDERSTOOD
    assert f"first_player is the number of a player, from 1; “{value}” is none." in err
