"""What the answers of the commands around tables, links and lessons hold."""

from __future__ import annotations

from bocage.cli.schema_words import FACTS, PARTIAL, Schema, by_name, each, maybe, of, table

VISIT = table(
    "A visit.",
    {
        "shown": of("number", "Seconds until the games are shown."),
        "ready": of("number", "Seconds until a table can be set."),
        "steps": by_name("When each step began, in milliseconds.", of("number", "")),
    },
)
BENCH_SITE: dict[str, Schema] = {
    "bytes": of("integer", "All files of the site."),
    "first_load": of("integer", "Bytes that travel before a page is kept, packed."),
    "first": VISIT,
    "kept": of("number", "Seconds after which the first visit has kept everything for the next."),
    "second": VISIT,
    "answers": by_name("For each game, the longest that a bot took to answer, in seconds.", of("number", "")),
}
LINK: dict[str, Schema] = {
    **{name: FACTS[name] for name in ("game", "rules_version", "seed")},
    "positions": of("integer", "How many random positions went there and back."),
    "wrong": of("integer", "How many did not come back the same."),
    "longest": of("integer", "Signs of the longest link."),
}
PUZZLES: dict[str, Schema] = {
    "game": of("string", "make: the id of the game."),
    "rules_version": of("integer", "make: the version of its rules."),
    "games": of("integer", "make: how many games were looked at."),
    "puzzles": of("integer", "make: how many puzzles the file has."),
    "new": of("integer", "make: how many of them are new."),
    "books": by_name(
        "check: each file, or each game whose puzzles ship.",
        table(
            "A book of puzzles.",
            {
                "puzzles": of("integer", "How many it has."),
                "wrong": of("integer", "How many cannot be right."),
                "grades": by_name("How many of each grade.", of("integer", "")),
                "searched": table(
                    "With --search: what searching anew says.",
                    {
                        "held": of("integer", "How many kept their best move."),
                        "of": of("integer", "How many were searched."),
                    },
                ),
            },
            "searched",
        ),
    ),
    "merged": by_name(
        "merge: the book of each game.",
        table(
            "A book of puzzles.",
            {
                "puzzles": of("integer", "How many it has now."),
                "new": of("integer", "How many of them are new."),
                "wrong": of("integer", "How many were left out because they cannot be right."),
                "doubles": of("integer", "How many were there before."),
                "bytes": of("integer", "How long the file is."),
            },
        ),
    ),
    **PARTIAL,
}
LESSON: dict[str, Schema] = {
    "lessons": each(
        "All lessons, in the order in which they are taken.",
        table(
            "A lesson.",
            {
                "id": of("string", "Its id: `bocage lesson ID` takes it."),
                "game": FACTS["game"],
                "title": of("string", "Its title, in the language of the command."),
                "minutes": of("integer", "How long it takes."),
            },
        ),
    )
}
SHEET: dict[str, Schema] = {
    "id": of("string", "Its id."),
    "game": FACTS["game"],
    "rules": of("integer", "The version of its rules."),
    "decks": maybe(by_name("Further decks with a checksum of each; null: not known.", of("string", ""))),
    "options": FACTS["options"],
    "settings": of("object", "What its players agreed on."),
    "status": of("string", "How it stands.", enum=["waiting", "playing", "over", "closed"]),
    "created": of("number", "When it was opened, in seconds since 1970."),
    "touched": of("number", "When something happened there last."),
    "round": of("integer", "The round it is in."),
    "to_act": of("integer?", "The seat that is to decide."),
    "scores": maybe(each("Scores, where they are known.", of("number", ""))),
    "seats": each("Who sits there.", of("string?", "")),
}
ADMIN: dict[str, Schema] = {
    "tables": each("list: tables, the latest first.", table("A table.", SHEET)),
    "table": table(
        "show: one table.",
        {
            **SHEET,
            "entries": of("integer", "How many entries its diary has."),
            "last": {
                "description": "The last of them: kind, seat, text; null while the game goes on.",
                "type": ["array", "null"],
                "items": {"type": "array"},
            },
            "stranded": of("boolean", "Whether nothing can happen there any more."),
        },
    ),
}
TIMES = table(
    "Times in milliseconds.",
    {
        "count": of("integer", "How many were taken."),
        **{name: of("number", "") for name in ("p50", "p95", "p99", "max")},
        "histogram": by_name(
            "How many took at most so long, and longer than the one before.", of("integer", "")
        ),
    },
)
LOAD: dict[str, Schema] = {
    "tables": of("integer", "Tables that were played at once."),
    "seconds": of("number", "How long was measured."),
    "pace": of("number", "Seconds between two decisions at a table."),
    "decisions": of("integer", "Decisions that were taken."),
    "per_second": of("number", "The same a second."),
    "late": of("integer", "Decisions that came later than the pace wants."),
    "finished": of("integer", "Games that came to their end."),
    "times": by_name("For each kind: own, other, bot, join, open, page.", TIMES),
    "memory": of("number", "MB of the servers that were started; 0 for others."),
    "thinkers": of("number", "MB of the processes in which their bots think."),
    "line": {
        "type": "array",
        "description": "Pairs of seconds and MB: how the memory went.",
        "items": {"type": "array", "items": {"type": "number"}},
    },
    "growth": of("number", "MB an hour by which the memory grew in the second half."),
    "cpu": of("number", "Seconds of their processors."),
    "answers": of("integer", "Decisions of bots, which are not among the others."),
    "cost": of("number", "Milliseconds of a processor for each decision."),
    "used": of("integer", "How much of the machine was in use, in a hundred."),
    "lag": of("number", "How late the one who measures was, in milliseconds (95th percentile)."),
    "limited": of("boolean", "Whether the machine, not the server, was the limit."),
    "problems": by_name("What went wrong, and how often.", of("integer", "")),
}
