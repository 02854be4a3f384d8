"""What the JSON answer of each command holds, as JSON Schemas; docs/json.md is written from them.

python -m bocage.cli.schemas docs/json.md
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from bocage.cli.output import SCHEMA
from bocage.cli.schema_words import (
    FACTS,
    NOTATION,
    PARTIAL,
    UNSEEDED,
    VERSIONS,
    Schema,
    by_name,
    each,
    maybe,
    of,
    table,
)
from bocage.cli.schemas_bots import (
    ADVICE_MOVE,
    ANALYSE,
    ARENA,
    BALANCE,
    LEADERBOARD,
    REVIEW_MOVE,
    SIMULATE,
)
from bocage.cli.schemas_more import ADMIN, BENCH_SITE, LESSON, LINK, LOAD, PUZZLES

DIALECT = "https://json-schema.org/draft/2020-12/schema"

INFO = {
    "python": of("string", "The version of Python."),
    "compiled": of("boolean", "Whether the engine is compiled."),
    "games": each(
        "What is installed.",
        table(
            "A game.",
            {
                "id": of("string", "Its id."),
                "name": by_name("Its name in each language.", of("string", "")),
                "modes": each("Its modes, the usual one first.", of("string", "")),
                "players": each("How many can play.", of("integer", "")),
                "rules_version": VERSIONS["rules_version"],
            },
        ),
    ),
    "decks": each(
        "The decks of cards beside the base decks.",
        table(
            "A deck.",
            {
                "id": of("string", "Its id."),
                "game": of("string", "The id of its game."),
                "name": by_name("Its name in each language.", of("string", "")),
            },
        ),
    ),
}
REPLAY = {
    **UNSEEDED,
    "players": each("Their names.", of("string", "")),
    "moves": each(
        "All moves, chance's too.",
        table("A move.", {"seat": of("integer", "From 0; -1 is chance."), "move": NOTATION}),
    ),
    "over": of("boolean", "Whether the game is finished."),
    "scores": maybe(each("Final scores.", of("number", ""))),
    "winners": maybe(each("The seats that won.", of("integer", ""))),
    "checksum": of("string", "Of the last position."),
    "verified": of("boolean", "Whether scores and checksum were compared; a difference is an error."),
    "hash": of("string?", "What the server promised of chance before the game; null where nothing was."),
    "drawn": of("integer", "With --verify: how many draws of chance follow from that promise."),
}
EXPORT = {
    **{name: FACTS[name] for name in ("game", "decks", "rules_version", "package_version")},
    "schema_version": of("integer", "Of the observations."),
    "observation": of("string", "Their form."),
    "schema_hash": of("string", "Of the meaning of every number (docs/environments.md)."),
    "file": of("string", "What was written."),
    "records": of("integer", "How many records were read."),
    "rows": of("integer", "How many decisions there are."),
    "features": of("integer", "Numbers of an observation."),
    "actions": of("integer", "Numbers of actions."),
}
FUZZ = {
    "game": FACTS["game"],
    "mode": of("string?", "The only mode; null for all."),
    "options": of("object", "What every game was made with beside these, as a record has it."),
    "decks": FACTS["decks"],
    "seats": of("integer?", "The only number of players; null for all."),
    "seed": FACTS["seed"],
    **VERSIONS,
    "games": of("integer", "How many were played."),
    "decisions": of("integer", "How often somebody decided."),
    "violations": each(
        "What was found.",
        table(
            "A rule that was broken.",
            {
                "game": of("integer", "Which game."),
                "decision": of("integer", "After how many decisions."),
                "invariant": of("string", "What was broken."),
                "detail": of("string", "How."),
                "file": of("string?", "Its record."),
                "record": each("The lines of its record, where there is no file.", of("string", "")),
            },
            "record",
        ),
    ),
    "components": by_name("How often each came into play and did something.", {"type": "object"}),
    **PARTIAL,
}
BENCH = {
    "rules_versions": by_name("Of each game.", of("integer", "")),
    "options": of("object", "In place of the usual ones: with --decks, the decks."),
    "decks": FACTS["decks"],
    "seconds": of("number", "How long was asked for."),
    "compiled": of("boolean", "Whether this engine is compiled."),
    "rounds": of("integer", "Rounds of which the median is told."),
    "figures": each(
        "What was measured.",
        table(
            "A figure.",
            {
                "game": FACTS["game"],
                "mode": FACTS["mode"],
                "what": of("string", "What it is."),
                "unit": of("string", "`/s` or `ns`."),
                **{name: of("number?", "") for name in ("compiled", "interpreted", "ratio")},
            },
        ),
    ),
    **PARTIAL,
}
RULES = {
    "games": by_name(
        "How many rules there are, and which have no test.",
        table(
            "A game.",
            {
                "rules": of("integer", "Rules."),
                "tested": of("integer", "Rules that a test names."),
                "untested": each("The others.", of("string", "")),
            },
        ),
    )
}
ENTRY = table(
    "A figure.",
    {
        "path": of("string", "Where it stands in the file."),
        "value": {"description": "What it is: whatever TOML can hold."},
        "source": of("string", "rulebook, public or inferred; empty where nothing is said."),
        "note": of("string", "What is said about it."),
    },
)
COMPONENTS = {
    "game": FACTS["game"],
    "rules_version": VERSIONS["rules_version"],
    "file": of("string?", "The file; null for ours."),
    "checksum": of("string", "Of its figures; records carry it."),
    "entries": each("show, proposals: the figures.", ENTRY),
    "differences": each(
        "diff: what the file says otherwise; null where an entry is missing.",
        table(
            "A difference.",
            {
                "path": of("string", "Where it stands."),
                "ours": {"description": "Our figure."},
                "theirs": {"description": "That of the file."},
            },
        ),
    ),
}
ANSWERS: dict[str, dict[str, Schema]] = {
    "admin": ADMIN,
    "analyse": ANALYSE,
    "arena": ARENA,
    "balance": BALANCE,
    "bench": BENCH,
    "bench-site": BENCH_SITE,
    "components": COMPONENTS,
    "export": EXPORT,
    "fuzz": FUZZ,
    "info": INFO,
    "leaderboard": LEADERBOARD,
    "lesson": LESSON,
    "link": LINK,
    "load": LOAD,
    "puzzles": PUZZLES,
    "replay": REPLAY,
    "rules": RULES,
    "simulate": SIMULATE,
}
LINES = {
    "bench-site": "bench --site",
    "leaderboard": "arena --leaderboard FILE",
    "rules": "rules --coverage",
    "components": "components show",
    "admin": "admin list",
    "link": "link check",
    "puzzles": "puzzles make",
}
OPTIONAL = {
    "admin": ("tables", "table"),
    "puzzles": ("game", "rules_version", "games", "puzzles", "new", "books", "merged"),
    "analyse": ("seat", "simulations", "looked", "losses", "worst"),
    "components": ("entries", "differences"),
    "balance": ("games", "things", "pairs", "by_seat", "by_order", "first_moves", "changes", "cards"),
}


def schema_of(command: str) -> Schema:
    """The JSON Schema of the answer of one command."""
    always = {
        "schema": of("string", "Which schema this is.", const=f"{command}/{SCHEMA}"),
        "package_version": VERSIONS["package_version"],
    }
    optional = ("partial", *OPTIONAL.get(command, ()))
    line = LINES.get(command, command)
    found = table(f"What `bocage {line} --json` prints.", always | ANSWERS[command], *optional)
    if command == "analyse":
        found["properties"]["moves"]["items"] = {"oneOf": [ADVICE_MOVE, REVIEW_MOVE]}
    return {"$schema": DIALECT, "$id": f"bocage:{command}/{SCHEMA}", **found}


def page() -> str:
    """docs/json.md."""
    lines = [_HEAD]
    for command in ANSWERS:
        lines += [f"## {command}\n", "| name | type | meaning |", "| --- | --- | --- |"]
        lines += [*_rows(schema_of(command)["properties"]), ""]
    return "\n".join(lines).rstrip() + "\n"


_HEAD = f"""# Answers as JSON

Every command with `--json` prints one JSON object on standard output and nothing else there. `bocage schema
COMMAND` prints its JSON Schema; a test holds the answers to it. `schema` names command and version, such as
`simulate/{SCHEMA}`: the version is raised when a name goes or changes its meaning, not when one is added.
This page is written from the schemas (`scripts/observations`).

Exit codes are the same for all commands:

| code | when |
| --- | --- |
| 0 | done |
| 1 | refused: a file that cannot be read, a record that does not replay, a violation that `fuzz` found |
| 2 | misunderstood: a word, option or value of the line that cannot be |
| 130 | stopped by Ctrl-C; what games told by then is printed, with `partial`, where an answer below has it |
"""


def _rows(properties: Mapping[str, Schema], before: str = "") -> Iterator[str]:
    for name, value in properties.items():
        kind = value.get("type", "object")
        shown = " or ".join(kind) if isinstance(kind, list) else kind
        yield f"| `{before}{name}` | {shown} | {value.get('description', '')} |"
        items, rest = value.get("items", {}), value.get("additionalProperties")
        for choice in items.get("oneOf", [items]):
            yield from _rows(choice.get("properties", {}), f"{before}{name}[].")
        inner = rest.get("properties", {}) if isinstance(rest, dict) else {}
        yield from _rows(inner, f"{before}{name}.*.")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
