"""Single things as people are told of them: actions, the question, the seats, what is due."""

from __future__ import annotations

from bocage.core.game import Game
from bocage.core.menu import ANYTIME, kind_of
from bocage.table.belonging import shuffle_of
from bocage.table.bots import seat_names
from bocage.table.sheets import StoredSeat, StoredTable
from bocage.table.wire import moments, tables
from bocage.wording import action_sentence, counsel, question
from bocage.wording.lexicon import lexicon


def shuffle_json(sheet: StoredTable) -> tables.Shuffle | None:
    """The hash of the seed that chance follows at a table, and once the game is over the seed itself."""
    found = shuffle_of(sheet)
    return None if found is None else {"hash": found.hash, "seed": found.seed or None}


def seats_json(seats: list[StoredSeat], owner: str, here: frozenset[str], lang: str) -> list[tables.Seat]:
    """The places at a table, as somebody sees them."""
    names = seat_names(seats, lang)
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": names[number] if seat.kind != "free" else "",
            "bot": seat.bot if seat.kind == "bot" else None,
            "mine": seat.is_of(owner),
            "here": seat.kind == "bot" or (seat.kind == "person" and seat.owner in here),
            "stands_for": (seat.name or None) if seat.kind == "bot" and seat.owner else None,
            "returns": seat.kind == "bot" and bool(owner) and seat.owner == owner,
        }
        for number, seat in enumerate(seats)
    ]


def asked(game: Game, lang: str, is_own: bool) -> moments.Question:
    """The open question; counsel may speak of what is in a hand, and is for who answers alone."""
    rule, key = game.prompt
    told = counsel(game, lang) if is_own else ""
    return {"key": key, "rule": rule, "sentence": question(game, lang), "counsel": told}


def legal(game: Game, names: list[str], lang: str) -> list[moments.Action]:
    """Every legal action."""
    idle = set(game.idle_actions())
    return [action_json(game, action, names, lang, action in idle) for action in game.legal_actions()]


def action_json(game: Game, action: int, names: list[str], lang: str, idle: bool = False) -> moments.Action:
    """One action in all its forms."""
    kind, word, argument = game.codec.words_of(action)
    return {
        "action": action,
        "notation": game.codec.text(action),
        "sentence": action_sentence(game, action, lang, names),
        "kind": kind.name,
        "sort": kind.sort,
        "word": word,
        "argument": argument,
        "idle": idle,
        "anytime": kind_of(action) == ANYTIME,
    }


def forecast_json(game: Game, viewer: int | None, lang: str) -> moments.Forecast | None:
    """What a viewer will soon have to give."""
    found = None if viewer is None or game.to_act is None else lexicon(game.id).forecast(game, viewer, lang)
    if found is None:
        return None
    return {
        "sentence": found.sentence,
        "rounds": found.rounds,
        "due": found.due,
        "have": found.have,
        "more": found.more,
        "short": found.short,
    }
