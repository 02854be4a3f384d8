"""Several results of `scripts/device-server` as one: what was done in one call after the other, on one tree.

python -m tests.table.joined OLD.json:load,soak NEW.json kill-21.json --to docs/server.json

A file may be followed by the kinds of its parts that count; otherwise all do that came to their end. A later
`load`, `many` or `soak` takes the place of an earlier one; kills, requests and rounds add up. A file that one
of the commands has written by itself (`--to`) is a part, named like the file.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

Json = dict[str, Any]
SINGLE = ("load", "many", "soak")  # kinds of which there is one


def kind_of(name: str) -> str:
    """What a part is about: `kill-3` about kills."""
    return name.split("-")[0]


def read(words: str) -> Json:
    """A result with those of its parts that count."""
    path, _, kinds = words.partition(":")
    found: Json = json.loads(Path(path).read_text(encoding="utf-8"))
    if "parts" not in found:
        found = {"parts": {Path(path).stem: found}}
    wanted = kinds.split(",") if kinds else []
    unknown = set(wanted) - {kind_of(name) for name in found["parts"]}
    if unknown:
        raise SystemExit(f"{path} has no part {sorted(unknown)[0]}")
    found["parts"] = {
        name: _slim(part)
        for name, part in found["parts"].items()
        if "unfinished" not in part and (not wanted or kind_of(name) in wanted)
    }
    return found


def _slim(part: Json) -> Json:
    """Without the histograms, which nobody quotes."""
    for times in (*part.get("times", {}).values(), part.get("stood_still", {})):
        times.pop("histogram", None)
    return part


def join(results: list[Json]) -> Json:
    """All of them as one. A name that is taken gets a number."""
    parts: Json = {}
    for result in results:
        for name, part in result["parts"].items():
            free = name
            number = 2
            while kind_of(name) not in SINGLE and free in parts:
                free, number = f"{name}-{number}", number + 1
            parts[free] = part
    machines = dict.fromkeys(result["machine"] for result in results if result.get("machine"))
    days = [result["when"] for result in results if result.get("when")]
    return {"when": max(days, default=""), "machine": "; ".join(machines), "parts": parts}


def main() -> int:
    """Join, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--to", type=Path, required=True)
    wanted = parser.parse_args()
    found = join([read(words) for words in wanted.files])
    wanted.to.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(found['parts'])} parts\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
