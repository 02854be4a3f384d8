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
    about = [say("balance-about", lang, games=ledger.games, bots=", ".join(facts["bots"]), **told)]
    if ledger.rows():
        about.append(say("balance-worth", lang, company=company(ledger)))
    lines = [
        "# " + say("balance-title", lang, game=facts["title"][lang], mode=told["mode"], seats=facts["seats"]),
        "",
        " ".join(about),
        "",
        *_others(facts, lang),
        *(_taken(ledger, name, lang, picture) if ledger.rows() else [say("balance-nothing", lang), ""]),
        *(_seats(ledger, lang) if len(ledger.seats) > 1 else _alone(ledger, lang)),
        "## " + say("balance-firsts", lang),
        "",
        *_firsts(ledger, lang),
    ]
    return "\n".join(lines).rstrip() + "\n"


def company(ledger: TakenLedger) -> str:
    """Whether there is anybody to be ahead of, as sentences ask for it."""
    return "others" if len(ledger.seats) > 1 else "alone"


def tells_wins(ledger: TakenLedger) -> bool:
    """Whether somebody did not win: alone and without a goal every game is won, which says nothing."""
    return any(one.wins < one.count for one in ledger.seats)


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
    untold = {"pick": not is_drafted, **dict.fromkeys(("won-with", "won-without"), not tells_wins(ledger))}
    columns = [column for column in COLUMNS if not untold.get(column)]
    return _columns(columns, [_thing(one, name, lang) for one in rows], lang)


def _thing(one: Takeable, name: Naming, lang: str) -> dict[str, str]:
    return {
        "thing": name(one.id, lang),
        "taken": cell(one.rate, lang, shares=True),
        "pick": _maybe(one.pick, lang),
        "round": _maybe(one.round, lang),
        "with": cell(one.with_it.points.interval(), lang),
        "without": cell(one.without.points.interval(), lang),
        "won-with": cell(one.with_it.won, lang, shares=True),
        "won-without": cell(one.without.won, lang, shares=True),
        "worth": cell(one.worth, lang),
    }


def _maybe(value: float | None, lang: str) -> str:
    return NOTHING if value is None else number(value, lang)


def _pairs(ledger: TakenLedger, name: Naming, lang: str) -> list[str]:
    """The pairs that go best together, and those that go worst."""
    rows = ledger.together()
    if len(rows) > MOST_PAIRS:
        rows = rows[: MOST_PAIRS // 2] + rows[-MOST_PAIRS // 2 :]
    about = say("balance-pairs-about", lang, least=ENOUGH, company=company(ledger))
    lines = ["## " + say("balance-pairs", lang), "", about, ""]
    if not rows:
        return [*lines, say("balance-pairs-none", lang), ""]
    told = [
        [f"{name(one, lang)} + {name(other, lang)}", str(pair.margins[3].count), cell(worth, lang)]
        for one, other, pair, worth in rows
    ]
    return [*lines, *_table([heading(key, lang) for key in ("pair", "times", "beyond")], told)]


def _seats(ledger: TakenLedger, lang: str) -> list[str]:
    """How the seats fared, and those that began first, second and so on."""
    lines = []
    for title, column, places in (
        (say("balance-seats", lang), "seat", ledger.seats),
        (say("balance-order", lang), "order", ledger.order),
    ):
        rows = [{column: str(place), **_fared(one, lang)} for place, one in enumerate(places, start=1)]
        lines += [f"## {title}", "", *_columns([column, "points", "won"], rows, lang)]
    return lines


def _alone(ledger: TakenLedger, lang: str) -> list[str]:
    """How the only seat fared."""
    columns = ["times", "points", *(["won"] if tells_wins(ledger) else [])]
    rows = [_fared(one, lang) for one in ledger.seats]
    return ["## " + say("balance-alone", lang), "", *_columns(columns, rows, lang)]


def _firsts(ledger: TakenLedger, lang: str) -> list[str]:
    columns = ["first", "times", "points", *(["won"] if tells_wins(ledger) else [])]
    rows = [{"first": f"`{move}`", **_fared(one, lang)} for move, one in islice(ledger.often(), SHOWN)]
    return _columns(columns, rows, lang)


def _fared(one: Fortune, lang: str) -> dict[str, str]:
    return {
        "times": str(one.count),
        "points": cell(one.points.interval(), lang),
        "won": cell(one.won, lang, shares=True),
    }


def _columns(columns: list[str], rows: list[dict[str, str]], lang: str) -> list[str]:
    """Of the rows what stands in these columns."""
    return _table([heading(key, lang) for key in columns], [[row[key] for key in columns] for row in rows])


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
    unit = say("arena-worth-unit" if len(ledger.seats) > 1 else "balance-points-unit", lang)
    return bars(say("balance-picture", lang), rows, unit)


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
