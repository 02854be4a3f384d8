"""The sentences: actions, questions, refusals, events, errors, the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bocage.core.errors import BocageError, IllegalAction
from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.outcome import Outcome
from bocage.core.why import Refusal
from bocage.messages import has, say
from bocage.wording.lexicon import Lexicon, lexicon, lexicon_for_rule
from bocage.wording.names import in_words, join, seat_name

LONGEST = 900  # signs of a word that an error quotes: Fluent refuses more than a thousand


def action_sentence(game: Game, action: int, lang: str, names: Sequence[str] | None = None) -> str:
    """An action as a short sentence, as it is meant in this position."""
    return lexicon(game.id).action(game, action, names, lang)


def question(game: Game, lang: str) -> str:
    """What is asked now."""
    return lexicon(game.id).question(game, lang)


def counsel(game: Game, lang: str) -> str:
    """What helps to answer what is asked now: how many, what it costs, what there is to pay with."""
    return lexicon(game.id).counsel(game, lang)


def phase_name(game: Game, lang: str) -> str:
    """The phase that is on."""
    return lexicon(game.id).phase(game, lang)


def refusal_sentence(game: Game | None, refusal: Refusal, lang: str) -> str:
    """Why something is not allowed: the rules, each with a sentence for all that is in its way.

    Without the game, the rule tells which one it is.
    """
    words = lexicon(game.id) if game is not None else lexicon_for_rule(refusal.rule)
    lines: list[str] = []
    for rule, reasons in groupby(refusal.all, lambda reason: reason.rule):
        sentence = " ".join(_reasons(game, words, list(reasons), lang))
        lines.append(say("refusal-line", lang, rule=rule, sentence=sentence) if rule else sentence)
    if refusal.key in words.elsewhere and refusal.asked:
        if game is None:
            asked = words.say(in_words(refusal.asked), words.key("ask", refusal.asked, lang), lang)
        else:
            asked = question(game, lang)
        lines.append(say("refusal-now-asked", lang, question=asked))
    return " ".join(lines)


def _reasons(game: Game | None, words: Lexicon, reasons: list[Refusal], lang: str) -> list[str]:
    """A sentence for each kind of reason; what is merely counted is counted in one sentence."""
    found: list[str] = []
    for key, group in groupby(reasons, lambda reason: reason.key):
        values = [words.refusal_values(game, reason.numbers, lang) for reason in group]
        if key in words.counted and len(values) > 1:
            together = {name: join([str(each[name]) for each in values], lang) for name in values[0]}
            found.append(say(words.key("refusal", f"{key}-several", lang), lang, **together))
        else:
            said = words.key("refusal", key, lang)
            found += [words.say(in_words(key), said, lang, **each) for each in values]
    return found


def error_sentence(error: BocageError, lang: str, game: Game | None = None) -> str:
    """What a person reads about an error; of one that a guest has made up, its key and what it carries."""
    if isinstance(error, IllegalAction):
        refusal = refusal_sentence(game, error.refusal, lang)
        return say("error-illegal-action", lang, action=error.details["action"], refusal=refusal)
    key = f"error-{error.key}"
    details = {name: _short(value) for name, value in error.details.items()}
    return say(key, lang, **details) if has(key, lang) else error.plain()


def _short(value: str | int) -> str | int:
    """A word as it is quoted."""
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[:LONGEST]}…"


def event_sentence(game: Game, event: Event, lang: str, names: Sequence[str] | None = None) -> str:
    """What happened, as a sentence; empty where there is nothing to tell."""
    return lexicon(game.id).event(game, event, names, lang)


def event_digest(
    game: Game, events: Sequence[Event], lang: str, names: Sequence[str] | None = None
) -> list[str]:
    """What happened, similar events in a row taken together."""
    return lexicon(game.id).digest(game, events, names, lang)


def outcome_sentence(outcome: Outcome, lang: str, names: Sequence[str] | None = None) -> str:
    """Who has won, and why."""
    winners = join([seat_name(seat, names, lang) for seat in outcome.winners], lang)
    key = f"outcome-{outcome.reason}"
    return say(key if has(key, lang) else "outcome-plain", lang, winners=winners)
