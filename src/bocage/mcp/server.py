"""The seat as tools of the Model Context Protocol."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Lock
from typing import Any, TypeVar, cast

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, InputRequiredResult, TextContent

import bocage
from bocage.core.errors import BadOption, BocageError
from bocage.games import catalogue
from bocage.mcp.arguments import Mistakes, check_names, refusal_of
from bocage.mcp.sitting import Sitting, TableWish, rule_text
from bocage.messages import say
from bocage.wording import error_sentence

Answer = TypeVar("Answer")


class GameTools:
    """What the tools do; one game is on at a time."""

    def __init__(self, wish: TableWish, lang: str) -> None:
        self.wish = wish
        self.lang = lang
        self.sitting: Sitting | None = None
        self.begun = 0  # games, this one included
        self.turn = Lock()  # the library lets each call run in a thread of its own

    def at_table(self) -> Sitting:
        """The game that is on; the first one begins when it is asked for."""
        return self.sit_down(self.wish) if self.sitting is None else self.sitting

    def sit_down(self, wish: TableWish) -> Sitting:
        """Begin a game. Each has a record of its own: no new one writes over a game that was played."""
        record = wish.record
        if record is not None and self.begun:
            record = record.with_stem(f"{record.stem}-{self.begun + 1}")
        self.sitting = Sitting(replace(wish, record=record), self.lang)
        self.begun += 1
        return self.sitting

    def new_game(
        self,
        game: str = "",
        mode: str = "",
        players: int = 0,
        seat: int = 0,
        bot: str = "",
        seed: int | None = None,
    ) -> str:
        """Begin anew, with whatever is given in place of what was wished for."""
        game = game.lower() or self.wish.game
        options = dict(self.wish.options) if game == self.wish.game else {}
        options |= {"mode": mode.lower()} if mode else {}
        options |= {"seats": players} if players else {}
        wish = replace(
            self.wish,
            game=game,
            options=options,
            seat=seat or self.wish.seat,
            bot=bot or self.wish.bot,
            seed=self.wish.seed if seed is None else seed,
        )
        sitting = self.sit_down(wish)
        return f"{sitting.news()}\n\n{sitting.table()}"

    def moves(self, first: int = 0) -> dict[str, Any]:
        """The legal moves."""
        sitting = self.at_table()
        return {"asked": sitting.asked(), "choices": sitting.choices, "moves": sitting.moves(first)}

    def rules(self, number: str) -> str:
        """A rule by its number, of the game that is on or of any."""
        return rule_text(number, None, self.lang)

    def guarded(self, work: Callable[[], Answer]) -> Answer:
        """What a tool answers; what is refused is an error with its sentence and nothing else.

        An exception would get words of the library before it, which speaks English only.
        """
        with self.turn:
            try:
                return work()
            except BocageError as problem:
                game = None if self.sitting is None else self.sitting.seen()
                sentence = error_sentence(problem, self.lang, game)
            except OSError as problem:  # the record: its folder has gone, the disk is full
                file = str(problem.filename or self.wish.record)
                sentence = say("error-file", self.lang, file=file, problem=problem.strerror or "")
        return cast("Answer", refused(sentence))  # the library takes it in place of any answer


def refused(sentence: str) -> CallToolResult:
    """The answer of a tool that does nothing, and why."""
    return CallToolResult(content=[TextContent(type="text", text=sentence)], is_error=True)


class TableServer(MCPServer[Any]):
    """A server whose tools say in the language of the table what they cannot take."""

    def __init__(self, lang: str, instructions: str) -> None:
        super().__init__("bocage", version=bocage.__version__, instructions=instructions, log_level="WARNING")
        self.lang = lang

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        """Call a tool, or say why it cannot be called so."""
        schemas = {tool.name: tool.input_schema for tool in await self.list_tools()}
        try:
            check_names(name, arguments, schemas)
            return await super().call_tool(name, arguments, context)
        except BadOption as problem:
            return refused(error_sentence(problem, self.lang))
        except ToolError as problem:
            if not isinstance(problem.__cause__, Mistakes):
                raise
            return refused(error_sentence(refusal_of(problem.__cause__, name, schemas[name]), self.lang))


def server_for(wish: TableWish, lang: str) -> MCPServer[Any]:
    """A server with a table at which a game begins when it is first asked for."""
    host = GameTools(wish, lang)
    games = "; ".join(f"{game.id} ({', '.join(game.modes)})" for game in catalogue())
    server = TableServer(lang, say("mcp-instructions", lang, games=games))

    @server.tool(description=say("mcp-tool-new-game", lang, games=games))
    def new_game(
        game: str = "",
        mode: str = "",
        players: int = 0,
        seat: int = 0,
        bot: str = "",
        seed: int | None = None,
    ) -> str:
        return host.guarded(lambda: host.new_game(game, mode, players, seat, bot, seed))

    @server.tool(description=say("mcp-tool-table", lang))
    def table() -> str:
        return host.guarded(lambda: host.at_table().table())

    @server.tool(description=say("mcp-tool-moves", lang))
    def moves(first: int = 0) -> dict[str, Any]:
        return host.guarded(lambda: host.moves(first))

    @server.tool(description=say("mcp-tool-play", lang))
    def play(move: str) -> str:
        return host.guarded(lambda: host.at_table().play(move))

    @server.tool(description=say("mcp-tool-why-not", lang))
    def why_not(move: str) -> str:
        return host.guarded(lambda: host.at_table().why_not(move))

    @server.tool(description=say("mcp-tool-rules", lang))
    def rules(number: str) -> str:
        return host.guarded(lambda: host.rules(number))

    return server
