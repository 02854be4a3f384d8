"""`--net FILE`: another network than the one that comes with the package."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bocage.bots.advice import use_network
from bocage.messages import say

Net = Annotated[Path | None, typer.Option("--net", help=say("tools-option-net"), show_default=False)]


def choose_network(file: Path | None) -> None:
    """Let everybody who asks for the champion have this network.

    Raises:
        BotProblem: the file is no network.
    """
    if file is not None:
        use_network(file)
