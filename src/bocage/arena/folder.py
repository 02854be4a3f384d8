"""The folder of an arena: its plan, and every finished game as one line; a rerun goes on from there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO

from bocage.arena.behind import is_same_network, network_behind
from bocage.arena.errors import ArenaProblem
from bocage.arena.plan import ArenaPlan
from bocage.arena.result import Result, read_result

try:
    import fcntl
except ImportError:  # Windows; there nobody stops a second arena in the same folder
    fcntl = None  # type: ignore[assignment]

FORMAT = 1
PLAN = "plan.json"
GAMES = "games.jsonl"
REPORT = "report.html"


class ArenaFolder:
    """A folder in which one arena plays at a time. Use it in a `with` statement.

    Attributes:
        path: where it is; games: the file with the finished games.
    """

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        self.path = path
        self.plan = plan
        self.games = path / GAMES
        self._file: IO[str] | None = None

    def __enter__(self) -> ArenaFolder:
        """Make the folder or go on in it.

        Raises:
            ArenaProblem: it holds another plan, or another arena plays there now.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        self._file = self.games.open("a+", encoding="utf-8", newline="\n")
        try:
            self._claim()
            self._agree()
            self._cut_off_unfinished_line()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._file is not None
        self._file.close()

    def _claim(self) -> None:
        assert self._file is not None
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArenaProblem("arena-folder-busy", folder=str(self.path)) from None

    def _agree(self) -> None:
        file = self.path / PLAN
        wanted = self.plan.identity() | {"network": network_behind(self.plan)}
        if file.exists():
            found = read_plan_file(file)
            there, here = found.get("network"), network_behind(self.plan)
            if "network" not in found or (isinstance(there, str) and is_same_network(there, here)):
                found["network"] = here  # older folders do not say which one judged
            for key, value in wanted.items():
                # Through JSON, so that a tuple and a list are alike.
                if found.get(key) != json.loads(json.dumps(value)):
                    raise ArenaProblem(
                        "arena-other-plan",
                        folder=str(self.path),
                        what=key,
                        found=_shown(found.get(key)),
                        now=_shown(value),
                    )
        elif self.games.stat().st_size:
            raise ArenaProblem("arena-no-plan", folder=str(self.path))
        words = {
            name: str(value.resolve()) if isinstance(value, Path) else value
            for name, value in self.plan.words.items()
        }
        facts = {"arena": FORMAT, **wanted, "words": words, "games": self.plan.games}
        partial = file.with_name(PLAN + ".part")
        partial.write_text(json.dumps(facts, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
        partial.replace(file)

    def _cut_off_unfinished_line(self) -> None:
        """A process that was killed may leave half a line: that game was not finished."""
        assert self._file is not None
        with self.games.open("rb+") as file:
            end = file.seek(0, 2)
            start = end
            while start > 0:
                start = max(0, start - 4096)
                file.seek(start)
                newline = file.read(min(4096, end - start)).rfind(b"\n")
                if newline >= 0:
                    file.truncate(start + newline + 1)
                    return
            file.truncate(0)

    def append(self, result: Result) -> None:
        """Keep a finished game; it is in the file when this returns."""
        assert self._file is not None
        self._file.write(result.line() + "\n")
        self._file.flush()

    def results(self) -> Iterator[Result]:
        """The finished games of this plan; see `finished_games`."""
        return finished_games(self.path, self.plan)


def finished_games(path: Path, plan: ArenaPlan) -> Iterator[Result]:
    """The finished games of the plan of a folder, one at a time, in the order in which they ended.

    Raises:
        ArenaProblem: there are none, or a line is damaged.
    """
    known: set[int] = set()
    for result in read_games(path):
        if result.number < plan.games and result.number not in known:
            known.add(result.number)
            yield result


def read_games(path: Path) -> Iterator[Result]:
    """Every finished game that a folder holds, one at a time.

    Raises:
        ArenaProblem: there are none, or a line is damaged.
    """
    file = path / GAMES
    if not file.exists():
        raise ArenaProblem("arena-no-folder", folder=str(path))
    with file.open(encoding="utf-8", errors="replace") as lines:
        for number, line in enumerate(lines, start=1):
            if not line.endswith("\n"):
                return  # of a game that is being written, or never was
            try:
                yield read_result(line)
            except ValueError:
                raise ArenaProblem("arena-damaged", file=str(file), line=number) from None


def read_game(path: Path, number: int) -> Result:
    """One finished game of a folder.

    Raises:
        ArenaProblem: it is not there.
    """
    for result in read_games(path):
        if result.number == number:
            return result
    raise ArenaProblem("arena-no-game", folder=str(path), game=number)


def read_plan(path: Path) -> ArenaPlan:
    """The plan of a folder.

    Raises:
        ArenaProblem: there is none.
    """
    found = read_plan_file(path / PLAN)
    game, bots, games, seed, words = (found.get(key) for key in ("game", "bots", "games", "seed", "words"))
    if (
        not isinstance(game, str)
        or not isinstance(bots, list)
        or not isinstance(games, int)
        or not isinstance(seed, int)
        or not isinstance(words, dict)
    ):
        raise ArenaProblem("arena-plan-damaged", file=str(path / PLAN))
    return ArenaPlan(game, tuple(str(bot) for bot in bots), games, seed, words)


def read_plan_file(file: Path) -> dict[str, object]:
    """What a plan file says.

    Raises:
        ArenaProblem: there is none, or it cannot be read.
    """
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ArenaProblem("arena-no-folder", folder=str(file.parent)) from None
    except (ValueError, UnicodeDecodeError):
        raise ArenaProblem("arena-plan-damaged", file=str(file)) from None
    if not isinstance(found, dict) or found.get("arena") != FORMAT:
        raise ArenaProblem("arena-plan-damaged", file=str(file))
    return found


def _shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
