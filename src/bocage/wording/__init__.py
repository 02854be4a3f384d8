"""Sentences for people, in French and English, made from what the engine says in numbers.

    action_sentence(game, action, "en")     # Put a border on the east edge of b2
    question(game, "fr")                    # Placez votre premier ouvrier sur trois…
    refusal_sentence(game, refusal, "en")   # C-5.4: You need 3 stone and have 1 stone.

The texts are in `bocage.messages`; each game's lexicon knows what its numbers mean.
"""

from __future__ import annotations

from bocage.wording.names import (
    good_count,
    good_name,
    good_one,
    join,
    mode_name,
    option_text,
    score_name,
    thing_name,
)
from bocage.wording.sentences import (
    action_sentence,
    counsel,
    error_sentence,
    event_digest,
    event_sentence,
    outcome_sentence,
    phase_name,
    question,
    refusal_sentence,
)

__all__ = [
    "action_sentence",
    "counsel",
    "error_sentence",
    "event_digest",
    "event_sentence",
    "good_count",
    "good_name",
    "good_one",
    "join",
    "mode_name",
    "option_text",
    "outcome_sentence",
    "phase_name",
    "question",
    "refusal_sentence",
    "score_name",
    "thing_name",
]
