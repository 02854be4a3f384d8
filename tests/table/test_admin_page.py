"""Every verb of `bocage admin`, as docs/hosting.md writes it, one after the other."""

import re
import shlex
from pathlib import Path
from random import Random

import pytest
import typer
from typer.main import get_command

from bocage.cli import admin, main
from tests.table.serving import roomy, running

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
LINE = re.compile(r"^    bocage admin (.+?) +#", re.MULTILINE)
TABLE = "k3v9x2m8qa"  # the one that the page is about


def lines() -> list[list[str]]:
    return [shlex.split(found) for found in LINE.findall(PAGE.read_text(encoding="utf-8"))]


def test_the_page_tells_of_every_verb() -> None:
    app = typer.Typer()
    app.callback()(lambda: None)
    admin.register(app)
    verbs = get_command(app).commands["admin"].commands.keys()  # type: ignore[attr-defined]
    assert {line[0] for line in lines()} == verbs


def test_every_verb_does_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOCAGE_LANG", "en")
    monkeypatch.chdir(tmp_path)
    url = f"sqlite:///{tmp_path / 't.sqlite'}"
    with running(roomy(url)) as house:
        ada = house.person()
        over = ada.open("farmerama", "me", "random", mode="basic")
        with ada.join(over) as chair:
            chair.play_on(Random(2))
        going = ada.open("creatures", "me", "here", first_player=0)
    for line in lines():
        is_back = line[0] == "restore"
        monkeypatch.setenv("BOCAGE_DATABASE", f"sqlite:///{tmp_path / 'anew.sqlite'}" if is_back else url)
        capsys.readouterr()
        code = main(["admin", *(going if word == TABLE else word for word in line)])
        said = capsys.readouterr()
        assert code == 0, (line, said.err)
        if line[0] == "list":
            assert going in said.out
            assert over not in said.out
    assert [file.name for file in (tmp_path / "records").iterdir()] != []
    assert len(list((tmp_path / "backups").iterdir())) == 1
    monkeypatch.setenv("BOCAGE_DATABASE", f"sqlite:///{tmp_path / 'anew.sqlite'}")
    capsys.readouterr()
    assert main(["admin", "list"]) == 0
    both = capsys.readouterr().out
    assert over in both
    assert going in both
