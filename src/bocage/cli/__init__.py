"""The command line.

Each command is a module of this package named like it (`info.py` is `bocage info`) with

    def register(app: typer.Typer) -> None

which adds the command to the app, its help in the language in use. Modules without `register` serve the
commands. Only the module of the command that was asked for is imported, so that every start is fast.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bocage import messages
from bocage.cli.errors import explain, stop_quietly


def main(args: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code: 0, 1 refused, 2 misunderstood, 130 stopped."""
    words = list(sys.argv[1:] if args is None else args)
    before = messages.chosen()
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        return stop_quietly()
    except (Exception, KeyboardInterrupt) as problem:
        return explain(problem, words)
    finally:
        messages.choose(before if args is not None else None)


def _run(words: list[str]) -> int:
    from bocage.cli.language import speak, take_language

    # Before anything is imported that might hold a text.
    words[:] = take_language(words)
    import typer.main

    from bocage.cli.app import build, leave_out_names

    helping = not words or not {"--help", "-h"}.isdisjoint(words)
    speak(helping)
    command = typer.main.get_command(build(words))
    if helping:
        leave_out_names(command)
    result = command.main(args=words, prog_name="bocage", standalone_mode=False)
    if result == 130:  # how typer reports Ctrl-C
        raise KeyboardInterrupt
    return result if isinstance(result, int) else 0
