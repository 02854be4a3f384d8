"""The words of Farmerama: what its numbers mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.menu import kind_of
from bocage.core.why import NOT_ASKED
from bocage.games.farmerama import Game as Farmerama
from bocage.games.farmerama.rules.actions import COPIES, FEED, FETCH, GOODS, HARVEST, SEEDS_CARD, SOW, TURN
from bocage.games.farmerama.rules.awards import crops_to_choose
from bocage.games.farmerama.rules.choosing import PICKS
from bocage.games.farmerama.rules.components import BoxFigures, load_components
from bocage.games.farmerama.rules.notation import LETTERS, field_names
from bocage.games.farmerama.rules.reasons import (
    AWARDS_ONLY,
    BEFORE_WORK,
    CARDS_LAID,
    CROPS_OF_CHOICE_ONLY,
    FOR_CHANCE,
    PUT_BACK_BEFORE,
    SOLO_ONLY,
)
from bocage.games.farmerama.words.counsel import counsel, work_done
from bocage.games.farmerama.words.events import digest, event_text, packed_goods
from bocage.games.farmerama.words.names import animal_name, card_name, crop_some, hand_names, tile_name
from bocage.games.farmerama.words.things import reading, things
from bocage.messages import say
from bocage.wording.lexicon import Lexicon, Values
from bocage.wording.names import good_count, good_name, good_one, join, seat_name
from bocage.wording.things import Reading, Topic

PHASES = {
    **dict.fromkeys(PICKS, "choose"),
    **dict.fromkeys(("tile", "crop", "allot"), "award"),
    **dict.fromkeys(("which-card", "sow", "harvest", "fetch", "feed", "seeds", "seeds-sow"), "act"),
    **dict.fromkeys(("keep", "reveal", "replenish"), "solo"),
}
# What may be left undone, and the kind of action that does it.
WORK = {"sow": SOW, "harvest": HARVEST, "fetch": FETCH, "feed": FEED, "seeds-sow": SOW}
ELSEWHERE = (
    *(CARDS_LAID, BEFORE_WORK, AWARDS_ONLY, CROPS_OF_CHOICE_ONLY),
    *(PUT_BACK_BEFORE, SOLO_ONLY, FOR_CHANCE, NOT_ASKED),
)


def components_of(game: Game | None) -> BoxFigures:
    """The figures of a game; our own where no game is known."""
    return game.components if isinstance(game, Farmerama) else load_components()


class FarmeramaLexicon(Lexicon):
    """Goods, cards, animals, fields and buildings by their numbers."""

    id = "farmerama"
    elsewhere = frozenset(reason.key for reason in ELSEWHERE)

    def refusal_values(self, game: Game | None, numbers: Mapping[str, int], lang: str) -> Values:
        components = components_of(game)
        counted = "good" in numbers
        found: Values = {}
        for field, number in numbers.items():
            if field in ("have", "need") and counted:
                found[field] = good_count(GOODS[numbers["good"]], number, lang)
            elif field in ("good", "crop"):
                found[field] = good_name(GOODS[number], lang)
            else:
                found[field] = field_text(field, number, components, lang)
        return found

    def action(self, game: Game, action: int, names: Sequence[str] | None, lang: str) -> str:
        kind, word, argument = game.codec.words_of(action)
        key = f"action-farmerama-{kind.name}"
        values: Values = {"word": word, "asked": game.prompt[1]}
        if kind.sort == "seat":
            values["seat"] = seat_name(argument, names, lang)
        elif kind.sort == "good":
            values["good"] = good_one(word, lang)
        elif kind.sort == "copy":
            values["card"] = card_name(argument // COPIES, lang)
        elif kind.sort:
            values[kind.sort] = field_text(kind.sort, argument, components_of(game), lang)
        crop = _crop_at(game, argument, kind.name == "sow") if kind.sort == "field" else -1
        if crop >= 0:
            return say(f"{key}-crop", lang, field=word, crop=crop_some(crop, lang))
        return say(key, lang, **values)

    def question(self, game: Game, lang: str) -> str:
        key = game.prompt[1]
        kinds = {kind_of(action) for action in game.legal_actions()}
        if key in WORK and WORK[key] not in kinds and TURN in kinds:
            key = "turn-on"
        elif key in ("sow", "harvest") and _is_past_limit(game):
            key += "-more"
        assert isinstance(game, Farmerama)
        crops = crops_to_choose(game.board)
        if crops > 1:
            return say("ask-crop-several", lang, count=crops)
        return say(self.key("ask", key, lang), lang)

    def counsel(self, game: Game, lang: str) -> str:
        return counsel(game, lang)

    def event(self, game: Game, event: Event, names: Sequence[str] | None, lang: str) -> str:
        return event_text(event, components_of(game), names, lang)

    def digest(
        self, game: Game, events: Sequence[Event], names: Sequence[str] | None, lang: str
    ) -> list[str]:
        return digest(events, components_of(game), names, lang)

    def things(self, lang: str) -> list[Topic]:
        return things(lang)

    def reading(
        self, game: Game, seat: int | None, target: str, names: Sequence[str] | None, lang: str
    ) -> Reading | None:
        assert isinstance(game, Farmerama)
        return reading(game.board, game.components, seat, target, names, lang)

    def phase(self, game: Game, lang: str) -> str:
        if game.to_act is None:
            return say("phase-over", lang)
        assert isinstance(game, Farmerama)
        between = "end" if game.board.round else "setup"
        return say(f"phase-{PHASES.get(game.prompt[1], between)}", lang)


def field_text(field: str, number: int, components: BoxFigures, lang: str) -> str | int:
    """What a number stands for, by the name of its field."""
    if field in ("card", "now"):
        return card_name(number, lang)
    if field in ("fodder", "lacking"):
        return packed_goods(number, lang)
    if field == "none":
        return good_count(GOODS[number], 0, lang)
    if field == "fields":
        names = field_names(components)
        return join([name for place, name in enumerate(names) if number >> place & 1], lang)
    if field == "cards":
        return join(hand_names(number, lang), lang)
    if field == "field":
        return field_names(components)[number]
    if field == "area":
        return LETTERS[number]
    if field == "animal":
        return animal_name(number, lang)
    if field == "tile":
        return tile_name(components.tiles[number], lang)
    return int(number)


def _crop_at(game: Game, field: int, is_sown: bool) -> int:
    """The crop that is sown on a field now, or lies there; -1 where that is not known."""
    seat = game.to_act
    if seat is None or seat < 0:
        return -1
    assert isinstance(game, Farmerama)
    farm, parts = game.board.farm(seat), game.board.parts
    if is_sown:
        return int(parts.sector_crop[farm.sector_of(parts.field_area[field])])
    return int(farm.crop_on(field))


def _is_past_limit(game: Game) -> bool:
    work = work_done(game)
    return work is not None and work[0] != SEEDS_CARD and work[1] >= work[2]
