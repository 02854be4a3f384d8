"""`--components FILE`: another data file, for the games whose figures stand in one."""

from __future__ import annotations

from pathlib import Path

from bocage.cli.errors import UsageMistake
from bocage.games import kits
from bocage.messages import say


def figures(game: str, file: Path | None) -> dict[str, Path]:
    """The data file as the class of a game takes it; nothing where none was given.

    Raises:
        UsageMistake: this game has none.
    """
    if file is None:
        return {}
    changeable = [id for id, kit in kits().items() if kit.has_components]
    if game not in changeable:
        raise UsageMistake(say("tools-no-components", game=game, known=", ".join(changeable)))
    return {"components": file}
