"""Run inside: the games recorded in /given give the same positions and scores here."""

# ruff: noqa: T201 - what it prints is its answer
import json
import time
from pathlib import Path

from bocage.core.record import read_record, replay, verify
from bocage.games import kits

begun = time.perf_counter()
moves = 0
files = sorted(Path("/given").glob("*.jsonl"))
for file in files:
    record = read_record(file)
    kind = kits()[record.game].game
    game = kind.from_options(record.options) if record.start is None else kind.from_position(record.start)
    verify(record, replay(record, game))
    moves += len(record.moves)
print(json.dumps({"games": len(files), "moves": moves, "seconds": time.perf_counter() - begun}))
