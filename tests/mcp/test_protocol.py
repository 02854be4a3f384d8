"""A game through a real client of the Model Context Protocol, over a pipe to `bocage mcp`."""

import asyncio
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest
from mcp import Client, ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from bocage import cli
from bocage.cli import errors
from bocage.cli.errors import MISUNDERSTOOD
from bocage.core.errors import BadOption
from bocage.core.record import parse_record, read_record, replay, verify
from bocage.games import creatures
from bocage.mcp import TableWish
from bocage.mcp.server import GameTools, server_for

TOOLS = {"new_game", "table", "moves", "play", "why_not", "rules"}


def text_of(result: Any) -> str:  # noqa: ANN401 - whatever the library gives
    return "".join(part.text for part in result.content)


async def whole_game(words: list[str]) -> tuple[set[str], list[str], str]:
    """The tools there are, what was answered on the way, and the last answer."""
    parameters = StdioServerParameters(
        command=sys.executable,
        args=["-P", "-m", "bocage", "mcp", *words],
        env={**os.environ, "BOCAGE_LANG": "en"},
    )
    rng, answers = Random(1), []
    async with stdio_client(parameters) as (reading, writing), ClientSession(reading, writing) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        answers.append(text_of(await session.call_tool("table", {})))
        refused = await session.call_tool("play", {"move": "space stall"})
        answers.append(f"{refused.is_error} {text_of(refused)}")
        answers.append(text_of(await session.call_tool("why_not", {"move": "space stall"})))
        answers.append(text_of(await session.call_tool("rules", {"number": "C-4.2"})))
        while True:
            found = (await session.call_tool("moves", {})).structured_content
            if not found["moves"]:
                return tools, answers, found["asked"]
            move = rng.choice(found["moves"])["move"]
            assert not (await session.call_tool("play", {"move": move})).is_error


def test_a_client_plays_a_game(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = [
        "creatures",
        "--seed",
        "5",
        "--option",
        "first_player=1",
        "--bot",
        "random",
        "--record",
        str(file),
    ]
    tools, answers, last = asyncio.run(asyncio.wait_for(whole_game(words), 240))
    assert tools == TOOLS
    table, refused, why, rule = answers
    assert "Place your first worker" in table
    assert refused.startswith("True ")
    assert why.startswith("C-")
    assert rule.startswith("C-4.2 ")
    assert "Guest" in last
    record = parse_record(file.read_text(encoding="utf-8"))
    verify(record, replay(record, creatures.Game.from_options(record.options)))
    assert record.scores is not None


async def random_game(wish: TableWish, lang: str) -> tuple[int, str]:
    """How many moves a whole game took, and how it ended."""
    rng, count = Random(1), 0
    async with Client(server_for(wish, lang)) as client:
        while True:
            found = (await client.call_tool("moves", {})).structured_content
            assert found is not None
            if not found["moves"]:
                late = await client.call_tool("play", {"move": "stop"})
                assert late.is_error
                assert text_of(await client.call_tool("table", {})).endswith(found["asked"])
                return count, f"{found['asked']} {text_of(late)}"
            move = rng.choice(found["moves"])["move"]
            assert not (await client.call_tool("play", {"move": move})).is_error
            count += 1


@pytest.mark.parametrize(
    ("wish", "over"),
    [
        (TableWish("agricola", {"seats": 3, "draft": "quick"}, seat=2, bot="random", seed=4), "A-18.1"),
        (TableWish("farmerama", {"seats": 2, "mode": "advanced"}, seat=2, bot="random", seed=4), "F-51"),
    ],
)
def test_the_other_games_are_played_to_their_end_as_well(wish: TableWish, over: str) -> None:
    count, told = asyncio.run(asyncio.wait_for(random_game(wish, "fr"), 240))
    assert count > 20
    assert "Invité" in told
    assert f"{over} : La partie est finie." in told.replace("\N{NO-BREAK SPACE}", " ")


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("play", {"move": "space stall"}),
    ("play", {"move": "x" * 3000}),
    ("why_not", {"move": ""}),
    ("rules", {"number": ""}),
    ("rules", {"number": "C-4.999"}),
    ("new_game", {"game": "chess"}),
    ("new_game", {"bot": "mcts:0"}),
    ("new_game", {"players": -1}),
    ("new_game", {"seat": 7}),
    ("new_game", {"mode": "hard"}),
    ("new_game", {"seat": 10**30}),
    ("new_game", {"players": 10**30}),
]
# What the library would refuse in words of its own, or pass over: the tool, what it is given, what is said.
MISTAKEN: list[tuple[str, dict[str, Any], str]] = [
    ("tabel", {}, "Il n’y a pas d’outil « tabel » : au choix new_game, table, moves, "),
    ("play", {}, "Il manque « move » à l’outil « play »."),
    ("play", {"move": ["stop"]}, '« move » de l’outil « play » est un texte, pas ["stop"].'),
    ("play", {"move": {"x": "y" * 900}}, "« move » de l’outil « play » est un texte, pas {"),
    ("rules", {"number": 4.2}, "« number » de l’outil « rules » est un texte, pas 4.2."),
    ("moves", {"first": "ten"}, '« first » de l’outil « moves » est un nombre entier, pas "ten".'),
    ("moves", {"first": 1.5}, "« first » de l’outil « moves » est un nombre entier, pas 1.5."),
    ("new_game", {"seed": []}, "« seed » de l’outil « new_game » est un nombre entier, pas []."),
    ("new_game", {"sead": 5}, "L’outil « new_game » ne prend pas de « sead » : au choix game, "),
    ("table", {"x": 1}, "L’outil « table » ne prend rien, pas même « x »."),
]


async def answers_in_french(calls: list[tuple[str, dict[str, Any]]]) -> list[tuple[bool, str]]:
    server = server_for(TableWish("creatures", {"first_player": 0}, bot="random", seed=5), "fr")
    found = []
    async with Client(server) as client:
        for name, arguments in calls:
            answer = await client.call_tool(name, arguments)
            found.append((bool(answer.is_error), text_of(answer)))
    return found


def test_what_is_refused_is_said_in_the_language_of_the_table_and_in_no_other() -> None:
    for is_error, sentence in asyncio.run(answers_in_french(REFUSED)):
        assert is_error
        assert sentence.endswith(".")
        assert not [word for word in ("Error", "tool", "There", "the ") if word in sentence]
        assert "environnement" not in sentence


def test_what_a_tool_cannot_take_is_said_in_the_same_language(caplog: pytest.LogCaptureFixture) -> None:
    found = asyncio.run(answers_in_french([(name, arguments) for name, arguments, _ in MISTAKEN]))
    for (is_error, sentence), (_, _, wanted) in zip(found, MISTAKEN, strict=True):
        said = sentence.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        assert (is_error, said[: len(wanted)]) == (True, wanted)
        assert sentence.endswith(".")
        assert len(sentence) < 200
    assert caplog.text == ""


def test_numbers_may_be_written_as_text_as_some_models_do() -> None:
    [(is_error, told), (_, seeded)] = asyncio.run(
        answers_in_french([("moves", {"first": "11"}), ("new_game", {"seed": "7", "players": 2.0})])
    )
    assert (is_error, told.count("meaning")) == (False, 1)
    assert "Tour 1" in seeded


def test_two_calls_at_once_are_answered_one_after_the_other() -> None:
    tools = GameTools(TableWish("creatures", {"first_player": 0}, bot="random", seed=5), "en")
    within: list[int] = []
    most: list[int] = []

    def work() -> str:
        within.append(1)
        sleep(0.02)
        most.append(len(within))
        within.pop()
        return ""

    with ThreadPoolExecutor(4) as crew:
        assert list(crew.map(tools.guarded, [work] * 4)) == [""] * 4
    assert max(most) == 1


def test_a_game_is_known_however_it_is_written() -> None:
    calls: list[tuple[str, dict[str, Any]]] = [("new_game", {"game": "Farmerama", "mode": "Solo"})]
    [(is_error, told)] = asyncio.run(answers_in_french(calls))
    assert (is_error, "42" in told) == (False, True)


def test_a_new_game_leaves_the_record_of_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    tools = GameTools(TableWish("creatures", {"first_player": 0}, bot="random", seed=5, record=file), "en")
    tools.at_table().play("space three_wood")
    before = file.read_text(encoding="utf-8")
    with pytest.raises(BadOption):
        tools.new_game(mode="hard")
    tools.new_game(mode="expert")
    tools.new_game(mode="advanced")
    assert file.read_text(encoding="utf-8") == before
    modes = [read_record(tmp_path / f"game-{number}.record").options["mode"] for number in (2, 3)]
    assert modes == ["expert", "advanced"]
    assert len(list(tmp_path.iterdir())) == 3


def test_a_record_that_cannot_be_written_is_said_before_anything_is_served(tmp_path: Path) -> None:
    assert cli.main(["mcp", "creatures", "--record", str(tmp_path / "none" / "a.record")]) == errors.REFUSED


def test_a_table_that_cannot_be_is_refused_before_anything_is_served(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["mcp", "creatures", "--seat", "3"]) == MISUNDERSTOOD
    assert cli.main(["mcp", "chess"]) == MISUNDERSTOOD
    assert capsys.readouterr().out == ""
