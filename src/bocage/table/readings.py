"""What the reader shows: what a thing is, its price against what there is, whose it is, what it would do."""

from __future__ import annotations

from bocage.core.errors import BadNotation, BocageError
from bocage.core.events import Chronicle
from bocage.core.game import Game
from bocage.messages import say
from bocage.table.bots import seat_names
from bocage.table.lines import try_line
from bocage.table.refusals import UNPROCESSABLE, Refused
from bocage.table.room import Room
from bocage.table.wire.play import Reading
from bocage.wording import action_sentence, event_digest, question, refusal_sentence
from bocage.wording import things as words
from bocage.wording.lexicon import lexicon

LONGEST_WORD = 200  # of a target


def reading(room: Room, seat: int | None, target: int | str, lang: str) -> Reading:
    """What a thing on the table is for a viewer now.

    Raises:
        Refused: nothing is called so.
    """
    game, names = room.game, seat_names(room.sheet.seats, lang)
    name = target if isinstance(target, str) else game.codec.text(target)
    if len(name) > LONGEST_WORD:
        raise Refused(UNPROCESSABLE, "no-thing", text=name[:LONGEST_WORD])
    acts = seat is not None and game.to_act == seat and room.sheet.status != "closed"
    action = _action(game, name) if acts else None
    found = lexicon(game.id).reading(game, seat, name, names, lang)
    if found is None and (action is None or not game.menu().has(action)):
        raise Refused(UNPROCESSABLE, "no-thing", text=name)
    thing = (
        found.thing
        if found is not None
        else words.Topic(
            name, action_sentence(game, action or 0, lang, names), say("thing-kind-move", lang), ""
        )
    )
    would, refusal, rule = _outlook(room, seat, action, name, names, lang)
    return {
        "type": "reading",
        "id": None,
        "target": name,
        "name": thing.name,
        "kind": thing.kind,
        "effect": thing.effect,
        "rule": rule or thing.rule or None,
        "rows": [
            {"text": row.text, "note": row.note, "good": row.good, "missing": row.is_missing}
            for row in (() if found is None else found.rows)
        ],
        "who": "" if found is None else found.who,
        "would": would,
        "refusal": refusal,
        "spoken": words.spoken(thing, lang),
    }


def _action(game: Game, text: str) -> int | None:
    """The action that a target stands for; None where it stands for none."""
    try:
        return game.codec.parse(text)
    except BadNotation:
        return None


def _outlook(
    room: Room, seat: int | None, action: int | None, text: str, names: list[str], lang: str
) -> tuple[str, str, str]:
    """What would happen now, or else why it is not possible and by which rule."""
    if action is None or seat is None:
        return "", "", ""
    refusal = room.game.why_not(action)
    if refusal is None:
        return _would(room, seat, text, names, lang), "", ""
    if refusal.key in lexicon(room.game.id).elsewhere:
        return "", "", ""  # it is not asked for now: nothing is said against it
    return "", refusal_sentence(room.game, refusal, lang), refusal.rule


def _would(room: Room, seat: int, text: str, names: list[str], lang: str) -> str:
    """What a player's action would bring, and what would be asked next; empty where that is hidden."""
    game, chronicle = room.game, Chronicle()
    try:
        after = try_line(game, text, seat, room.course.box.barriers, chronicle)
    except BocageError:
        return ""
    heard = [event for event in chronicle.events if event.seat == seat and event.key != "space"]
    told = " ".join(event_digest(game, heard, lang, names))
    found = [say("thing-would", lang, sentence=told)] if told else []
    if after.to_act == seat and after.prompt != game.prompt:
        found.append(say("thing-next", lang, question=question(after, lang)))
    return " ".join(found)
