"""What there is to play, and what lies in each box, in the words of one language."""

from __future__ import annotations

from functools import cache

import bocage
from bocage import games, messages
from bocage.core.decks import BASE, decks_of
from bocage.core.errors import BocageError
from bocage.messages import say, say_or
from bocage.table.bots import bot_name, bot_text, bots_for
from bocage.table.boxes import Box, Option, box_for
from bocage.table.boxes.box import actions_table
from bocage.table.hints import has_hints
from bocage.table.wire import box as wire
from bocage.table.wire.common import Options
from bocage.wording import mode_name, option_text


@cache
def catalogue(lang: str) -> wire.GameCatalogue:
    """Every game with its modes, options and bots."""
    return {
        "version": bocage.__version__,
        "languages": list(messages.LANGUAGES),
        "hints": any(has_hints(game) for game in games.installed()),
        "compiled": games.is_compiled(),
        "games": [_game(entry, lang) for entry in games.catalogue()],
    }


def _game(entry: games.GameEntry, lang: str) -> wire.GameEntry:
    box = box_for(entry.id)
    return {
        "id": entry.id,
        "name": entry.name[lang],
        "about": say_or("", f"about-{entry.id}", lang),
        "size": say_or("", f"about-{entry.id}-size", lang),
        "rules_version": entry.rules_version,
        "notice": box.notice(lang),
        "modes": [
            {
                "id": mode,
                "name": mode_name(mode, lang, entry.id),
                "players": players_of(entry, mode),
                "secrets": box.has_secrets(mode),
            }
            for mode in entry.modes
        ],
        "players": list(entry.players),
        "options": [
            *_decks(entry.id, lang),
            *(_option(option, entry.id, lang) for option in box.options),
        ],
        "hints": has_hints(entry.id),
        "bots": [
            {"id": bot, "name": bot_name(bot, lang), "text": bot_text(bot, lang, entry.id)}
            for bot in bots_for(entry.id)
        ],
    }


def _option(option: Option, game: str, lang: str) -> wire.GameOption:
    return {
        "id": option.id,
        "text": option_text(option.id, lang, game),
        "sort": option.sort,
        "default": option.usual if option.sort == "choice" else option.default,
        "rule": option.rule or None,
        "modes": list(option.modes) or None,
        "choices": [{"id": id, "name": say(f"choice-{game}-{id}", lang)} for id in option.choices] or None,
    }


def _decks(game: str, lang: str) -> list[wire.GameOption]:
    """The choice of decks, where there is one: those that are installed and can be read."""
    found = [deck for deck in decks_of(game).values() if _can_begin(game, {"decks": [BASE, deck.id]})]
    if not found:
        return []
    return [
        {
            "id": "decks",
            "text": option_text("decks", lang, game),
            "sort": "decks",
            "default": None,
            "rule": None,
            "modes": None,
            "choices": [{"id": deck.id, "name": deck.name[lang]} for deck in found],
        }
    ]


def players_of(entry: games.GameEntry, mode: str) -> list[int]:
    """How many can play in a mode."""
    if len(entry.players) == 1:
        return list(entry.players)
    return [count for count in entry.players if _can_begin(entry.id, {"mode": mode, "seats": count})]


def _can_begin(game: str, options: Options) -> bool:
    kind = games.game_class(game)
    assert kind is not None
    try:
        kind.from_options(options)
    except BocageError:
        return False
    return True


@cache
def components(game: str, lang: str) -> wire.Components | None:
    """What lies in a game's box; None for a game that is not here."""
    if games.game_class(game) is None:
        return None
    box: Box = box_for(game)
    found = box.components(lang)
    if found is not None:
        return found
    nothing: wire.Components = {
        "game": game,
        "goods": [],
        "spaces": [],
        "cards": [],
        "actions": actions_table(box.codec()),
        "categories": [],
        "figures": {},
        "names": {},
        "things": [],
    }
    return nothing
