"""`bocage arena --leaderboard FILE`: a file of results that arenas extend and that anybody can check."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import bocage
from bocage.cli.components import figures
from bocage.cli.errors import REFUSED
from bocage.cli.output import print_answer, print_text
from bocage.core.decks import decks_in
from bocage.messages import language, say

if TYPE_CHECKING:
    from bocage.arena.leaderboard import Leaderboard, Series


def print_board(board: Leaderboard) -> None:
    """Everybody on it, best first."""
    from bocage.arena.report.writing import parts

    for place, (bot, rating) in enumerate(board.ratings().items(), start=1):
        value, reach = parts(rating, language(), 0)
        print_text(say("board-line", place=place, bot=bot, value=value, range=reach or "–"))


def board_facts(board: Leaderboard) -> dict[str, object]:
    """What it belongs to, in the words of every answer."""
    options = board.subject["options"]
    return board.subject | {
        "mode": options.get("mode"),
        "decks": decks_in(options),
        "rules_version": board.subject["rules"],
        "package_version": bocage.__version__,
    }


def check_board(file: Path, components: Path | None, as_json: bool) -> int:
    """Hold the ratings of a file to its games, and play the first games of each series again.

    Args:
        components: the data file, where they were played with other figures than ours.

    Raises:
        ArenaProblem: the file is no leaderboard, or was altered.
    """
    from bocage.arena.leaderboard import Leaderboard

    board = Leaderboard.read(file)
    board.words = dict(figures(str(board.subject["game"]), components))
    found = {" ".join(one.bots) + f" {one.seed}": checked(board, one) for one in board.series}
    if as_json:
        ratings = {bot: rating.as_json() for bot, rating in board.ratings().items()}
        print_answer("leaderboard", board_facts(board) | {"ratings": ratings, "checked": found})
    else:
        print_board(board)
        for one in board.series:
            words = " ".join(one.bots)
            verdict = found[f"{words} {one.seed}"]
            print_text(
                say(
                    "board-series",
                    bots=words,
                    seed=str(one.seed),
                    games=one.games,
                    verdict=VERDICTS[verdict](),
                )
            )
    return REFUSED if "other" in found.values() else 0


VERDICTS = {
    "same": lambda: say("board-same"),
    "other": lambda: say("board-other-games"),
    "timed": lambda: say("board-timed"),
    "missing": lambda: say("board-missing"),
    "network": lambda: say("board-other-network"),
}


def checked(board: Leaderboard, one: Series) -> str:
    """What came of playing the first games of a series again: one of VERDICTS."""
    from bocage.arena.behind import is_same_network, network_behind
    from bocage.arena.limits import Limit
    from bocage.arena.players import is_bot

    if not all(is_bot(bot) for bot in one.bots):
        return "missing"
    plan = board.plan_of(one)
    if one.network and not is_same_network(one.network, network_behind(plan)):  # older files do not say
        return "network"
    limit = board.strictest(one.bots)
    if limit is Limit.CLOCK:
        return "timed"
    if one.first and board.repeats(one):
        return "same"
    return "timed" if limit is Limit.PERHAPS else "other"
