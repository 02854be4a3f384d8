"""What the processes and the cores of this machine do; 0 where that cannot be told."""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path


def memory_of(process: int) -> float:
    """The memory of a process in MB; 0 where that cannot be told."""
    try:
        text = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    found = next((line for line in text.splitlines() if line.startswith("VmRSS")), "VmRSS: 0 kB")
    return round(int(found.split()[1]) / 1024, 1)


def cpu_of(process: int) -> float:
    """Seconds of computing that a process has used; 0 where that cannot be told."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_of(process: int) -> list[int]:
    """The processes that a process has started and that are there."""
    try:
        lists = [
            task.read_text(encoding="ascii") for task in Path(f"/proc/{process}/task").glob("*/children")
        ]
    except OSError:
        return []
    return [int(word) for text in lists for word in text.split()]


def our_cores() -> list[int]:
    """The cores that this process may use; empty where that cannot be told."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def keep_to(cores: Collection[int]) -> None:
    """Let this process, and whatever it starts from now on, use these cores alone."""
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


def idleness(cores: Collection[int]) -> tuple[float, float]:
    """Computing time of these cores so far: all of it, and what nobody used."""
    try:
        lines = Path("/proc/stat").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0, 0.0
    wanted = {f"cpu{core}" for core in cores}
    found = [[float(word) for word in line.split()[1:9]] for line in lines if line.split(" ")[0] in wanted]
    return sum(map(sum, found)), sum(times[3] + times[4] for times in found)
