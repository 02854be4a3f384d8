"""What a link brings to the desk, for every host."""

from __future__ import annotations

from bocage.learning.links import MARK, read_link
from bocage.table.wire import learning as wire


def moves_of_link(code: str) -> wire.LinkMoves:
    """All moves of the game that a link holds; none where it holds a position."""
    held = read_link(code.removeprefix(MARK))
    return {"moves": [text for _, text in held.record.moves] if held.record else []}
