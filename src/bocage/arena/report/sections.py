"""The parts of the report. Each gives HTML, or nothing where there is nothing to show."""

from __future__ import annotations

from html import escape

from bocage.arena.balance import BalanceLine
from bocage.arena.report import charts
from bocage.arena.report.writing import NOTHING, count, number, percent, table, with_range
from bocage.arena.standings import Standings
from bocage.arena.taken import TakenReader, reader_for
from bocage.messages import has, say
from bocage.wording import score_name


def tells_wins(standings: Standings) -> bool:
    """Whether somebody did not win: alone and without a goal every game is won, which says nothing."""
    return any(standing.wins < standing.games for standing in standings.bots.values())


def ratings(standings: Standings, lang: str) -> str:
    """How strong the bots are."""
    found = standings.ratings()
    running, has_wins = standings.pool.table(), tells_wins(standings)
    rows = []
    for bot in standings.ranking():
        standing = standings.bots[bot]
        counts = [count(standing.wins, lang), str(standing.draws)] * has_wins
        won = [with_range(standing.win_rate, lang, shares=True)] * has_wins
        rating, skill = with_range(found[bot], lang, 0), with_range(running.get(bot), lang)
        rows.append([escape(bot), rating, *won, str(standing.games), *counts, skill])
    headings = [
        say("arena-bot", lang),
        say("arena-rating", lang),
        *[say("arena-win-rate", lang)] * has_wins,
        say("arena-seats-played", lang),
        *[say("arena-wins", lang), say("arena-draws", lang)] * has_wins,
        say("arena-running", lang),
    ]
    drawing = ""
    if len(found) > 1:
        ordered = {bot: found[bot] for bot in standings.ranking()}
        drawing = charts.intervals(
            "ratings", say("arena-ratings-title", lang), ordered, say("arena-rating-unit", lang), lang
        )
    return drawing + table(say("arena-ratings-caption", lang), headings, rows) + _pool(standings, lang)


def _pool(standings: Standings, lang: str) -> str:
    """Everybody in the pool, if bots of other arenas are in it."""
    skills = standings.pool.table()
    if skills.keys() <= standings.bots.keys():
        return ""
    rows = [[escape(bot), with_range(skill, lang)] for bot, skill in skills.items()]
    headings = [say("arena-bot", lang), say("arena-running", lang)]
    return table(say("arena-pool-caption", lang), headings, rows)


def margins(standings: Standings, lang: str) -> str:
    """By how much they win or lose."""
    spreads = {bot: standings.bots[bot].spread for bot in standings.ranking() if standings.bots[bot].spread}
    rows = [
        [
            escape(bot),
            with_range(standings.bots[bot].margins.interval(), lang),
            with_range(standings.bots[bot].scores.interval(), lang),
        ]
        for bot in standings.ranking()
    ]
    headings = [say("arena-bot", lang), say("arena-margin", lang), say("arena-score", lang)]
    drawing = ""
    if spreads:
        drawing = charts.histograms(
            "margins", say("arena-margins-title", lang), spreads, say("arena-margin-unit", lang), lang
        )
    return drawing + table(say("arena-margins-caption", lang), headings, rows)


def score_lines(standings: Standings, lang: str) -> str:
    """Where the points come from."""
    bots = standings.ranking()
    categories = list(dict.fromkeys(line for bot in bots for line in standings.bots[bot].lines))

    def name(category: str) -> str:
        known = has(f"score-{standings.plan.game}-{category}", lang) or has(f"score-{category}", lang)
        return score_name(category, lang, standings.plan.game) if known else category

    rows = []
    for category in categories:
        sums = [standings.bots[bot].lines.get(category) for bot in bots]
        cells = [NOTHING if part is None else with_range(part.interval(), lang) for part in sums]
        rows.append([escape(name(category)), *cells])
    bars = {
        bot: {line: part.mean for line, part in standings.bots[bot].lines.items()}
        for bot in bots
        if standings.bots[bot].lines
    }
    drawing = ""
    if bars:
        drawing = charts.stacks(
            "lines", say("arena-lines-title", lang), bars, say("arena-points-unit", lang), lang, name
        )
    return drawing + table(say("arena-lines-caption", lang), [say("arena-line", lang), *bots], rows)


def length(standings: Standings, lang: str) -> str:
    """How long the games are, who sits well, and how long the bots think."""
    drawing = charts.histograms(
        "length",
        say("arena-length-title", lang),
        {say("arena-games-axis", lang): standings.lengths},
        say("arena-length-unit", lang),
        lang,
    )
    thought = []
    for bot in standings.ranking():
        standing = standings.bots[bot]
        mean = 1000 * standing.seconds / standing.decisions if standing.decisions else 0.0
        decisions = standing.decisions / standing.games if standing.games else 0.0
        thought.append([escape(bot), number(decisions, lang), number(mean, lang, 2)])
    thinking = table(
        say("arena-thinking-caption", lang),
        [say("arena-bot", lang), say("arena-decisions", lang), say("arena-milliseconds", lang)],
        thought,
    )
    return drawing + (_by_seat(standings, lang) if tells_wins(standings) else "") + thinking


def _by_seat(standings: Standings, lang: str) -> str:
    """Who sits well."""
    seats = [
        [str(place + 1), count(wins, lang), percent(wins / standings.games, lang)]
        for place, wins in enumerate(standings.seats)
    ]
    headings = [say("arena-seat", lang), say("arena-wins", lang), say("arena-win-rate", lang)]
    return table(say("arena-seats-caption", lang), headings, seats)


def balance(standings: Standings, lang: str) -> str:
    """What every building or card is worth; empty for a game without any."""
    reader = reader_for(standings.plan.game)
    rows = standings.balance.rows()
    if not rows:
        return ""
    has_wins = tells_wins(standings)
    cells = [
        [
            escape(reader.name(row.id, lang)),
            with_range(row.rate, lang, 0, shares=True),
            f"{row.taken}/{row.offered}",
            with_range(row.points, lang),
            with_range(row.margin, lang),
            *[with_range(row.wins, lang, 0, shares=True)] * has_wins,
            with_range(row.worth, lang),
        ]
        for row in rows
    ]
    headings = [
        say("arena-thing", lang),
        say("arena-taken-rate", lang),
        say("arena-taken", lang),
        say("arena-taken-points", lang),
        say("arena-taken-margin", lang),
        *[say("arena-win-rate", lang)] * has_wins,
        say("arena-worth", lang),
    ]
    return _worths(rows, reader, lang) + table(say("arena-balance-caption", lang), headings, cells)


def _worths(rows: list[BalanceLine], reader: TakenReader, lang: str) -> str:
    """What each is worth as a plot, the best at the top; nothing where nothing can be compared."""
    found = {reader.name(row.id, lang): row.worth for row in rows if row.worth is not None}
    if not found:
        return ""
    ordered = dict(sorted(found.items(), key=lambda item: -item[1].value))
    return charts.intervals(
        "balance", say("arena-worth-title", lang), ordered, say("arena-worth-unit", lang), lang
    )
