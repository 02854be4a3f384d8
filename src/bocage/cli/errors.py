"""What a person reads when a command cannot do what was asked: one sentence, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from errno import EACCES, EEXIST, EISDIR, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS
from pathlib import Path
from typing import TYPE_CHECKING

from bocage.cli.output import plain
from bocage.core.errors import BadOption, BocageError, nearest
from bocage.messages import MessageError, language, say

if TYPE_CHECKING:
    import click

REFUSED = 1
MISUNDERSTOOD = 2
STOPPED = 130


class UsageMistake(Exception):
    """A command line that cannot be understood; the sentence says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def one_of(word: str, choices: Sequence[str]) -> str:
    """The word itself when it is one of the choices.

    Raises `UsageMistake` with the choices and the nearest of them.
    """
    if word in choices:
        return word
    if len(choices) == 1:
        raise UsageMistake(say("error-not-the-one", word=word, choice=choices[0]))
    sentence = say("error-not-one-of", word=word, choices=", ".join(choices))
    raise UsageMistake(_with_suggestion(sentence, nearest(word, list(choices))))


def need_folder(file: Path) -> None:
    """Say that a file cannot be written before long work for it is done.

    Raises:
        FileNotFoundError: its folder is not there.
    """
    if not file.parent.is_dir():
        raise FileNotFoundError(ENOENT, "", str(file))


def explain(problem: BaseException, words: Sequence[str]) -> int:
    """Print one sentence about what went wrong, on standard error, and return the exit code."""
    if os.environ.get("BOCAGE_TRACEBACK") == "1":
        raise problem
    if isinstance(problem, KeyboardInterrupt):
        _print("\n" + say("error-stopped"))
        return STOPPED
    sentence, code = _sentence(problem, words)
    _print(say("error-line", sentence=sentence))
    return code


def stop_quietly() -> int:
    """The reader of our output has gone (`bocage … | head`): nothing more to say to anyone."""
    # Python flushes standard output once more when it ends; let that go nowhere.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return REFUSED


def _sentence(problem: BaseException, words: Sequence[str]) -> tuple[str, int]:
    import click

    if isinstance(problem, UsageMistake):
        return problem.sentence, MISUNDERSTOOD
    if isinstance(problem, BocageError):
        return _refusal(problem), MISUNDERSTOOD if _is_of_the_line(problem) else REFUSED
    if isinstance(problem, click.Abort):
        return say("error-stopped"), REFUSED
    if isinstance(problem, click.UsageError):
        return _usage(problem, words), MISUNDERSTOOD
    if isinstance(problem, click.ClickException):
        return problem.format_message(), problem.exit_code
    if isinstance(problem, FileNotFoundError) and problem.filename is not None:
        folder = Path(os.fsdecode(problem.filename)).parent
        if not folder.exists():  # it was to be written, perhaps
            return say("error-folder-missing", folder=str(folder)), REFUSED
        return say("error-record-missing", file=str(problem.filename)), REFUSED
    if isinstance(problem, OSError) and problem.filename is not None:
        return _of_the_system(problem), REFUSED
    return say("error-unexpected", kind=type(problem).__name__, problem=str(problem)), REFUSED


def _of_the_system(problem: OSError) -> str:
    """What the machine refuses. Its own words are in one language; what happens to people is said in ours."""
    file = str(problem.filename)
    if problem.errno == EISDIR:
        return say("error-record-folder", file=file)
    if problem.errno in (EACCES, EPERM, EROFS):
        return say("error-file-locked", file=file)
    if problem.errno in (ENOTDIR, EEXIST) and Path(file).is_file():
        return say("error-no-folder", file=file)
    if problem.errno == ENOTDIR:
        return say("error-folder-missing", folder=str(Path(file).parent))
    if problem.errno == ENOSPC:
        return say("error-file-full", file=file)
    return say("error-file", file=file, problem=problem.strerror or "")


def _is_of_the_line(problem: BocageError) -> bool:
    """Whether it is the line that cannot be: an option or a lesson is, what is in a file is not."""
    if isinstance(problem, BadOption):
        return not problem.key.startswith("components-")
    return problem.key.startswith("lesson-unknown")


def _refusal(problem: BocageError) -> str:
    # Imported when it is wanted: it brings the words of the games with it.
    from bocage.wording import error_sentence

    try:
        return error_sentence(problem, language())
    except MessageError:  # better a plain word than none
        return problem.plain()


def _usage(problem: click.UsageError, words: Sequence[str]) -> str:
    import click

    sentence = problem.format_message()
    if sentence[-1] not in ".?!":
        sentence += "."
    parameter = getattr(problem, "param", None)
    if isinstance(problem, click.BadParameter) and isinstance(getattr(parameter, "type", None), click.Choice):
        choices = [str(choice) for choice in parameter.type.choices]  # type: ignore[union-attr]
        # The exception does not keep the word that was refused, but it is on the line.
        values = [word.split("=")[-1] for word in words]
        close = [nearest(value, choices) for value in values if value not in choices]
        sentence = _with_suggestion(sentence, next(filter(None, close), ""))
    if problem.ctx is not None:
        sentence += " " + say("error-help-hint", command=problem.ctx.command_path)
    return sentence


def _with_suggestion(sentence: str, close: str) -> str:
    return sentence if not close else f"{sentence} {say('error-did-you-mean', name=close)}"


def _print(line: str) -> None:
    with suppress(BrokenPipeError):
        print(plain(line), file=sys.stderr, flush=True)  # noqa: T201 - this is where it is printed
