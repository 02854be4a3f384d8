"""What the answers of the commands hold in which bots play and judge: simulate, arena, analyse, balance."""

from __future__ import annotations

from bocage.cli.schema_words import (
    FACTS,
    MEANING,
    MOVES,
    NOTATION,
    PARTIAL,
    VERSIONS,
    Schema,
    by_name,
    each,
    of,
    table,
)

SIMULATE: dict[str, Schema] = {
    **FACTS,
    "games": of("integer", "How many were played."),
    "decisions": of("integer", "How often somebody decided."),
    "seconds": of("number", "Seconds of play, over all processes."),
    "scores": each(
        "The seats.",
        table(
            "One seat; null where it has not played.",
            {
                "seat": of("integer", "From 0."),
                "mean": of("number?", "Mean score."),
                "min": of("number?", "Lowest score."),
                "max": of("number?", "Highest score."),
                "sd": of("number?", "Standard deviation."),
                "wins": of("number", "Victories, shared ones in part."),
            },
        ),
    ),
    "checksum": of("string", "Of every action of every game."),
    **PARTIAL,
}
NETWORK = of("string?", "Which network judged: its file and a checksum; null for none.")
BALANCE_ROW = table(
    "One building or card.",
    {
        "offered": of("integer", "To how many seats it was open."),
        "taken": of("integer", "How many took it."),
        **dict.fromkeys(("rate", "points", "margin", "wins", "worth"), MEANING),
    },
)
ARENA: dict[str, Schema] = {
    **FACTS,
    "network": NETWORK,
    "bots": each("Who was entered.", of("string", "")),
    "games": of("integer", "How many were played."),
    "wins": by_name("Victories by bot, shared ones in part.", of("number", "")),
    "draws": by_name("Shared victories by bot.", of("integer", "")),
    "scores": by_name("Points by bot.", MEANING),
    "margins": by_name("Points ahead of the best other, by bot.", MEANING),
    "ratings": by_name("Ratings as of Elo, by bot.", MEANING),
    "pool": by_name("Running ratings of everybody in the pool.", MEANING),
    "balance": by_name("Buildings and cards by id.", BALANCE_ROW),
    **PARTIAL,
}
ANALYSE: dict[str, Schema] = {
    **FACTS,
    "network": NETWORK,
    "kind": of("string", "`advice` for a position, `review` for a record.", enum=["advice", "review"]),
    "seat": of("integer", "advice: who is to decide."),
    "simulations": of("integer", "advice: how much was thought."),
    "looked": of("integer", "review: how many moves of the record were looked at, chance included."),
    "losses": each("review: points that each seat gave away.", of("number", "")),
    "worst": each("review: numbers of the costliest moves.", of("integer", "")),
    "moves": each(
        "advice: every legal move, the best first; review: every move that was judged.",
        {"type": "object", "description": "See below."},
    ),
    **PARTIAL,
}
ADVICE_MOVE = table(
    "A move of an `advice`.",
    {
        "move": NOTATION,
        "visits": of("integer", "How often it was looked at."),
        "points": of("number?", "What it is thought to bring."),
        "margin": of("number?", "The same, ahead of the best other."),
        "plan": MOVES,
    },
)
REVIEW_MOVE = table(
    "A move of a `review`.",
    {
        "number": of("integer", "From 1, chance included."),
        "seat": of("integer", "Who decided."),
        "played": MOVES,
        "better": MOVES,
        "loss": of("number", "What it cost, in points."),
        "doubt": of("number", "How far that may be off."),
        "lines": by_name("The loss by lines of the score sheet.", of("number", "")),
    },
)
FORTUNE = table("Some seats.", {"count": of("integer", "How many."), "points": MEANING, "won": MEANING})
THING = table(
    "A building or card.",
    {
        "id": of("string", "Its id."),
        "offered": of("integer", "To how many seats it was open."),
        "taken": of("integer", "How many took it."),
        "kept": of("integer", "How often it was kept in a draft."),
        "pick": of("number?", "As which choice of the draft, in the mean."),
        "round": of("number?", "The mean round in which it was taken."),
        "rounds": by_name("How often in each round.", of("integer", "")),
        **dict.fromkeys(
            ("rate", "points_with", "points_without", "won_with", "won_without", "worth"), MEANING
        ),
    },
)
DIFFERENCE = table(
    "A mean difference, changed less printed, with its 95 % interval.",
    {
        **{name: of("number?", "") for name in ("value", "low", "high")},
        "sureness": of("number", "How sure the sign is: 0.5 to 1."),
    },
)
SIDE = table(
    "A card with one set of figures.",
    {
        "offered": of("integer", "To how many seats it was open."),
        "taken": of("integer", "How many took it."),
        "rate": MEANING,
        "margin": MEANING,
        "margin_without": MEANING,
    },
)
BALANCE: dict[str, Schema] = {
    **FACTS,
    "network": NETWORK,
    "bots": each("Who played.", of("string", "")),
    "games": of("integer", "How many were played."),
    "things": each("Every building or card, the most taken first.", THING),
    "pairs": each(
        "Two things that are worth more, or less, together than one by one, beyond luck.",
        table(
            "A pair.",
            {
                "ids": each("The two.", of("string", "")),
                "count": of("integer", "Seats that took both; one seat a game is looked at."),
                "together": MEANING,
            },
        ),
    ),
    "by_seat": each("The seats.", FORTUNE),
    "by_order": each("The seats in the order in which they began.", FORTUNE),
    "first_moves": by_name("First moves in notation, the most frequent first.", FORTUNE),
    "changes": each("With --change: what was changed.", of("string", "")),
    "cards": each(
        "With --change: each changed card, in place of the tables.",
        table(
            "A card.",
            {
                "id": of("string", "Its id."),
                "pairs": of("integer", "Pairs of games."),
                "printed": SIDE,
                "changed": SIDE,
                "more_often": DIFFERENCE,
                "points": DIFFERENCE,
                "decisions": DIFFERENCE,
            },
        ),
    ),
    **PARTIAL,
}
LEADERBOARD: dict[str, Schema] = {
    "game": FACTS["game"],
    "rules": VERSIONS["rules_version"],
    **{name: FACTS[name] for name in ("mode", "options", "decks", "seats")},
    **VERSIONS,
    "ratings": by_name("Ratings as of Elo, by bot, best first.", MEANING),
    "checked": by_name(
        "For each series, `bots seed`: same, other, timed, missing or network.", of("string", "")
    ),
}
