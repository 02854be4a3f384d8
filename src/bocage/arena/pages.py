"""Balance as a page of the documentation, with its picture, and as a data set."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from bocage.arena.fortunes import ENOUGH, Fortune, Takeable
from bocage.arena.ledger import TakenLedger
from bocage.arena.means import Interval
from bocage.arena.report.bars import bars
from bocage.arena.report.writing import NOTHING, number, parts
from bocage.arena.taken import reader_for
from bocage.core.errors import BadOption
from bocage.games import game_class
from bocage.messages import MessageError, say

SHOWN = 40  # bars of a picture: the best and the worst
MOST_PAIRS = 30  # of a page: the best and the worst


def cell(figure: Interval | None, lang: str, shares: bool = False) -> str:
    """A figure with its interval behind it."""
    value, reach = parts(figure, lang, 1, shares)
    return f"{value} ({reach})" if reach else value


def heading(column: str, lang: str) -> str:
    """The heading of a column."""
    return {
        "thing": say("balance-column-thing", lang),
        "taken": say("balance-column-taken", lang),
        "pick": say("balance-column-pick", lang),
        "round": say("balance-column-round", lang),
        "with": say("balance-column-with", lang),
        "without": say("balance-column-without", lang),
        "won-with": say("balance-column-won-with", lang),
        "won-without": say("balance-column-won-without", lang),
        "worth": say("balance-column-worth", lang),
        "pair": say("balance-column-pair", lang),
        "beyond": say("balance-column-beyond", lang),
        "order": say("balance-column-order", lang),
        "seat": say("balance-column-seat", lang),
        "points": say("balance-column-points", lang),
        "won": say("balance-column-won", lang),
        "first": say("balance-column-first", lang),
        "times": say("balance-column-times", lang),
    }[column]


def page(ledger: TakenLedger, facts: dict[str, Any], lang: str, picture: str) -> str:
    """The whole page as Markdown."""
    name = reader_for(facts["game"]).name
    told = {key: str(facts[key]) for key in ("game", "seed", "package_version", "rules_version")}
    told["mode"] = mode_name(facts, lang)
    told["network"] = facts.get("network") or "none"
    told["made"] = facts.get("made") or f"bocage balance {facts['game']} --to"
    lines = [
        "# " + say("balance-title", lang, game=facts["title"][lang], mode=told["mode"], seats=facts["seats"]),
        "",
        say("balance-about", lang, games=ledger.games, bots=", ".join(facts["bots"]), **told),
        "",
        *_others(facts, lang),
        *(_taken(ledger, name, lang, picture) if ledger.rows() else [say("balance-nothing", lang), ""]),
        "## " + say("balance-seats", lang),
        "",
        *_places("seat", ledger.seats, lang),
        *(
            ["## " + say("balance-order", lang), "", *_places("order", ledger.order, lang)]
            * (len(ledger.seats) > 1)
        ),
        "## " + say("balance-firsts", lang),
        "",
        *_firsts(ledger, lang),
    ]
    return "\n".join(lines).rstrip() + "\n"


def mode_name(facts: dict[str, Any], lang: str) -> str:
    """The mode as people call it; that of a guest's game by its word."""
    mode = str(facts["mode"] or "")
    with suppress(MessageError):
        mode = say(f"mode-{mode}", lang)
    return say("balance-drafted", lang, mode=mode) if "draft" in facts["options"] else mode


def others(facts: dict[str, Any]) -> dict[str, object]:
    """The options that a game of that mode for so many players does not have by itself; drafts are told."""
    options = dict(facts["options"])
    kind, usual = game_class(facts["game"]), {}
    with suppress(BadOption):  # a mode that wants more than its name
        usual = {} if kind is None else dict(kind.fresh(None, _plain(options)).options)
    told = ("mode", "seats", "draft")
    return {name: value for name, value in options.items() if name not in told and usual.get(name) != value}


def _plain(options: dict[str, object]) -> dict[str, object]:
    return {name: options[name] for name in ("mode", "seats") if name in options}


def _others(facts: dict[str, Any], lang: str) -> list[str]:
    found = others(facts)
    if not found:
        return []
    return [say("balance-options", lang, options=json.dumps(found, ensure_ascii=False)), ""]


COLUMNS = ("thing", "taken", "pick", "round", "with", "without", "won-with", "won-without", "worth")
Naming = Callable[[str, str], str]


def _taken(ledger: TakenLedger, name: Naming, lang: str, picture: str) -> list[str]:
    shown = [f"![{say('balance-picture', lang)}]({picture})", ""]
    if any(not is_drawn(one) for one in ledger.rows()):
        shown += [say("balance-picture-few", lang, least=ENOUGH), ""]
    return [*shown, *_things(ledger, name, lang), *_pairs(ledger, name, lang)]


def _things(ledger: TakenLedger, name: Naming, lang: str) -> list[str]:
    rows = ledger.rows()
    is_drafted = any(one.kept for one in rows)
    columns = [column for column in COLUMNS if column != "pick" or is_drafted]
    return _table(
        [heading(key, lang) for key in columns], [_thing(one, name, lang, is_drafted) for one in rows]
    )


def _thing(one: Takeable, name: Naming, lang: str, is_drafted: bool) -> list[str]:
    return [
        name(one.id, lang),
        cell(one.rate, lang, shares=True),
        *([_maybe(one.pick, lang)] if is_drafted else []),
        _maybe(one.round, lang),
        cell(one.with_it.points.interval(), lang),
        cell(one.without.points.interval(), lang),
        cell(one.with_it.won, lang, shares=True),
        cell(one.without.won, lang, shares=True),
        cell(one.worth, lang),
    ]


def _maybe(value: float | None, lang: str) -> str:
    return NOTHING if value is None else number(value, lang)


def _pairs(ledger: TakenLedger, name: Naming, lang: str) -> list[str]:
    """The pairs that go best together, and those that go worst."""
    rows = ledger.together()
    if len(rows) > MOST_PAIRS:
        rows = rows[: MOST_PAIRS // 2] + rows[-MOST_PAIRS // 2 :]
    lines = ["## " + say("balance-pairs", lang), "", say("balance-pairs-about", lang, least=ENOUGH), ""]
    if not rows:
        return [*lines, say("balance-pairs-none", lang), ""]
    told = [
        [f"{name(one, lang)} + {name(other, lang)}", str(pair.margins[3].count), cell(worth, lang)]
        for one, other, pair, worth in rows
    ]
    return [*lines, *_table([heading(key, lang) for key in ("pair", "times", "beyond")], told)]


def _places(column: str, places: list[Fortune], lang: str) -> list[str]:
    return _table(
        [heading(key, lang) for key in (column, "points", "won")],
        [
            [str(place), cell(one.points.interval(), lang), cell(one.won, lang, shares=True)]
            for place, one in enumerate(places, start=1)
        ],
    )


def _firsts(ledger: TakenLedger, lang: str) -> list[str]:
    return _table(
        [heading(key, lang) for key in ("first", "times", "points", "won")],
        [
            [f"`{move}`", str(one.count), cell(one.points.interval(), lang), cell(one.won, lang, shares=True)]
            for move, one in islice(ledger.often(), SHOWN)
        ],
    )


def _table(headings: list[str], rows: list[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(headings) + " |", "| " + " | ".join("---" for _ in headings) + " |"]
    return [*lines, *("| " + " | ".join(row) + " |" for row in rows), ""]


def is_drawn(one: Takeable) -> bool:
    """Whether enough seats took a thing, and left it: the interval of few would be wider than all others."""
    return one.worth is not None and min(one.with_it.count, one.without.count) >= ENOUGH


def picture(ledger: TakenLedger, game: str, lang: str) -> str:
    """The worth of the best and the worst things."""
    known = [(one.worth, one.id) for one in ledger.rows() if one.worth is not None and is_drawn(one)]
    known.sort(key=lambda item: -item[0].value)
    if len(known) > SHOWN:
        known = known[: SHOWN // 2] + known[-SHOWN // 2 :]
    name = reader_for(game).name
    rows = [(name(id, lang), worth) for worth, id in known]
    return bars(say("balance-picture", lang), rows, say("arena-worth-unit", lang))


def name_of(facts: dict[str, Any]) -> str:
    """What the files of a table are called."""
    words = [
        facts["game"],
        facts["mode"],
        facts["seats"],
        *(["draft"] if "draft" in facts["options"] else []),
    ]
    found = others(facts)
    if found:  # another box or other tiles: not the same file
        text = json.dumps(found, sort_keys=True).encode()
        words += [*found, hashlib.blake2b(text, digest_size=2).hexdigest()]
    return "-".join(str(word) for word in words if word is not None)


def write_pages(ledger: TakenLedger, facts: dict[str, Any], folder: Path) -> list[Path]:
    """Write pages and pictures in both languages, and the table as Parquet where its library is there."""
    folder.mkdir(parents=True, exist_ok=True)
    stem, found = name_of(facts), []
    for lang in ("en", "fr"):
        drawn, text = folder / f"{stem}.{lang}.svg", folder / f"{stem}.{lang}.md"
        text.write_text(page(ledger, facts, lang, drawn.name), encoding="utf-8")
        found.append(text)
        if ledger.rows():
            drawn.write_text(picture(ledger, facts["game"], lang), encoding="utf-8")
            found.append(drawn)
    return found


def flat_rows(ledger: TakenLedger) -> list[dict[str, object]]:
    """The rows of all things with no table inside, for a data set."""
    found = []
    for thing in ledger.rows():
        row: dict[str, object] = {}
        for name, value in thing.row().items():
            if name == "rounds":
                row[name] = json.dumps(value)
            elif isinstance(value, dict) or name in FIGURES:
                ends = value if isinstance(value, dict) else {}
                row |= {f"{name}.{end}": ends.get(end) for end in ("value", "low", "high")}
            else:
                row[name] = value
        found.append(row)
    return found


FIGURES = ("rate", "points_with", "points_without", "won_with", "won_without", "worth")
