"""`--components FILE`: another data file, for the games whose figures stand in one."""

from __future__ import annotations

from pathlib import Path

from bocage.cli.errors import UsageMistake
from bocage.messages import say

CHANGEABLE = ("farmerama",)


def figures(game: str, file: Path | None) -> dict[str, Path]:
    """The data file as the class of a game takes it; nothing where none was given.

    Raises:
        UsageMistake: this game has none.
    """
    if file is None:
        return {}
    if game not in CHANGEABLE:
        raise UsageMistake(say("tools-no-components", game=game, known=", ".join(CHANGEABLE)))
    return {"components": file}
