"""What a training keeps: its state, the games that were played, and the positions of the last of them."""

from __future__ import annotations

import gzip
import json
import pickle
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bocage.training.mark import PlayedGame
from bocage.training.tools import Positions
from bocage.training.worker import FailedGame, WorkerReport

STATE, GAMES, POSITIONS, FAILURES = "state.pt", "games.jsonl.gz", "positions", "failures.jsonl"
KEPT_PARTS = 12  # files of positions that are kept, one a minute


def save_state(folder: Path, state: dict[str, object]) -> None:
    """Keep the state, all of it or nothing."""
    import torch

    draft = folder / (STATE + ".part")
    torch.save(state, draft)
    draft.replace(folder / STATE)


def load_state(folder: Path, device: str) -> dict[str, Any] | None:
    """The state of an earlier session, if there is one."""
    if not (folder / STATE).is_file():
        return None
    import torch

    found: dict[str, Any] = torch.load(folder / STATE, map_location=device, weights_only=False)
    return found


class GameKeeper:
    """Keeps every game as a record, and the positions of the last ones to learn from after a pause."""

    def __init__(self, folder: Path, is_light: bool) -> None:
        self.folder = folder
        self.is_light = is_light
        self._new: list[WorkerReport] = []

    def add(self, report: WorkerReport) -> None:
        """One game more."""
        self._new.append(report)

    def keep_failure(self, failure: FailedGame) -> None:
        """A game that could not be played on, to find out why."""
        with (self.folder / FAILURES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(failure)) + "\n")

    def flush(self) -> None:
        """Write what is new. The records are gzip members, one after the other, in one file."""
        lines = [
            json.dumps(
                {
                    "options": each.options,
                    "stage": each.stage,
                    "actions": each.played.record,
                    "scores": each.played.scores,
                },
                separators=(",", ":"),
            )
            for each in self._new
            if each.played is not None
        ]
        if lines:
            with gzip.open(self.folder / GAMES, "at", encoding="utf-8", compresslevel=5) as file:
                file.write("\n".join(lines) + "\n")
        if lines and not self.is_light:
            self._keep_positions()
        self._new = []

    def _keep_positions(self) -> None:
        folder = self.folder / POSITIONS
        folder.mkdir(exist_ok=True)
        parts = sorted(folder.glob("*.gz"))
        number = int(parts[-1].stem.split(".")[0]) + 1 if parts else 0
        draft = folder / "part"
        with gzip.open(draft, "wb", compresslevel=1) as file:
            pickle.dump([each.played for each in self._new], file)
        draft.replace(folder / f"{number:06d}.gz")
        for old in parts[: len(parts) + 1 - KEPT_PARTS]:
            old.unlink()

    def recall(self, memory: Positions) -> None:
        """Put the positions that were kept into the memory, the oldest first."""
        for part in sorted((self.folder / POSITIONS).glob("*.gz")):
            with gzip.open(part, "rb") as file:
                games: list[PlayedGame] = pickle.load(file)
            if games and games[0].rows.shape[1] == memory.width:
                memory.add(games)
