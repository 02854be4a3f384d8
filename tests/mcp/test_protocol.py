"""A game through a real client of the Model Context Protocol, over a pipe to `bocage mcp`."""

import asyncio
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from bocage import cli
from bocage.cli.errors import MISUNDERSTOOD
from bocage.core.record import parse_record, replay, verify
from bocage.games import creatures

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
    assert "Place a worker" in table
    assert refused.startswith("True ")
    assert why.startswith("C-")
    assert rule.startswith("C-4.2 ")
    assert "Guest" in last
    record = parse_record(file.read_text(encoding="utf-8"))
    verify(record, replay(record, creatures.Game.from_options(record.options)))
    assert record.scores is not None


def test_a_table_that_cannot_be_is_refused_before_anything_is_served(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["mcp", "creatures", "--seat", "3"]) == MISUNDERSTOOD
    assert cli.main(["mcp", "chess"]) == MISUNDERSTOOD
    assert capsys.readouterr().out == ""
