"""A network that is chosen instead of the package's."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.bots.advice import CHOSEN, champion_for, network_file, use_network
from bocage.bots.errors import BotProblem
from bocage.bots.network import write_network
from bocage.bots.search.learned import Learned
from bocage.cli.net import choose_network
from bocage.games.creatures import Game
from bocage.games.farmerama import Game as Farmerama
from tests.bots.networks import random_network


@pytest.fixture(autouse=True)
def nothing_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOSEN, "")


def test_the_chosen_network_judges_in_every_mode(tmp_path: Path) -> None:
    file = tmp_path / "own.net"
    write_network(random_network(Game(seed=1), seed=5), file)
    choose_network(file)
    for mode in ("standard", "expert"):
        game = Game(seed=1, mode=mode)
        assert network_file(game) == file
        found = champion_for(game)
        assert isinstance(found, Learned)


def test_no_word_chooses_nothing() -> None:
    before = network_file(Game(seed=1))
    choose_network(None)
    assert network_file(Game(seed=1)) == before


def test_what_is_no_network_is_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "letter.net").write_text("Dear farmer")
    with pytest.raises(BotProblem, match="letter"):
        use_network(tmp_path / "letter.net")


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own.net"
    write_network(random_network(Game(seed=1), seed=5), file)
    use_network(file)
    with pytest.raises(BotProblem, match="creatures"):
        champion_for(Farmerama(seats=2, seed=1))
