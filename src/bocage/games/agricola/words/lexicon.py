"""The words of Agricola: what its numbers mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.menu import ANYTIME, TRIGGER, argument_of, kind_of
from bocage.games.agricola.decks import book_for
from bocage.games.agricola.rules.actions import ENCLOSE, GIVE_BACK, PAY
from bocage.games.agricola.rules.book import RULE_CARD, Book
from bocage.games.agricola.rules.drafting import to_keep
from bocage.games.agricola.rules.events import COOKING, FEEDING, FIELDS, TURN
from bocage.games.agricola.rules.farm import FIELD_CARD
from bocage.games.agricola.rules.goods import ANIMALS, GOODS
from bocage.games.agricola.rules.harvest import food_needed
from bocage.games.agricola.rules.notation import CELL_NAMES
from bocage.games.agricola.rules.prices import Price
from bocage.games.agricola.rules.reasons import SHORT_OF
from bocage.games.agricola.rules.state import Board
from bocage.games.agricola.rules.verbs.purchase import Purchase
from bocage.games.agricola.words.counsel import counsel
from bocage.games.agricola.words.events import digest, event_text
from bocage.games.agricola.words.exchanges import exchange_text, trigger_text
from bocage.games.agricola.words.names import (
    book_of,
    card_name,
    card_text,
    field_name,
    good_key,
    house_name,
    mode_of,
    packed_goods,
    space_name,
)
from bocage.games.agricola.words.things import forecast, reading, things
from bocage.messages import has, say
from bocage.wording.lexicon import Lexicon, Values
from bocage.wording.names import good_count, good_name, good_one, guest_option, join, seat_name
from bocage.wording.things import Forecast, Reading, Topic


class AgricolaLexicon(Lexicon):
    """Goods, cards, spaces, fields and houses by their numbers."""

    id = "agricola"
    counted = (SHORT_OF.key,)

    def refusal_values(self, game: Game | None, numbers: Mapping[str, int], lang: str) -> Values:
        found: Values = {"mode": mode_of(game)}
        book = book_for() if game is None else book_of(game)
        for field, number in numbers.items():
            if field in ("have", "need") and "good" in numbers:
                found[field] = good_count(good_key(numbers["good"]), number, lang)
            else:
                found.update(field_values(book, field, number, lang))
        return found

    def action(self, game: Game, action: int, names: Sequence[str] | None, lang: str) -> str:
        kind, word, argument = game.codec.words_of(action)
        key = f"action-agricola-{kind.name}"
        values: Values = {"word": word, "asked": _asked(game)}
        if kind.name == "use":
            return trigger_text(game, argument, lang)
        if kind.name == "call":
            return exchange_text(game, argument, lang)
        if kind.name == "option":
            return _option(game, argument, lang)
        if kind.name == "pay":
            values["goods"] = _payment(game, argument, lang) or say("nothing", lang)
        elif kind.sort == "card":
            values["card"] = card_name(book_of(game), argument, lang)
        elif kind.sort in ("good", "animal"):
            good = GOODS.index(ANIMALS[argument]) if kind.sort == "animal" else argument
            values["good"] = good_one(good_key(good), lang)
        elif kind.sort == "seat":
            values["seat"] = seat_name(argument, names, lang)
        elif kind.sort:
            values[kind.sort] = field_text(book_of(game), kind.sort, argument, lang)
        if kind.name == "space" and game.prompt[1] == "use":
            return say("action-agricola-space-own", lang, space=values["space"])
        return say(key, lang, **values)

    def question(self, game: Game, lang: str) -> str:
        key = game.prompt[1]
        kinds = {kind_of(action) for action in game.legal_actions()}
        if key == "feed":
            return _feeding(game, lang)
        if key == "space":
            return _placing(game, lang)
        if key.startswith("pause"):
            return _pausing(game, key, lang)
        if key in ("window", "use") and kinds & {TRIGGER, ANYTIME}:
            return say(f"ask-agricola-{key}-named", lang, cards=_open_cards(game, lang))
        asker = _asker(game, lang) if key in ("choose", "which") else ""
        if asker:
            return say(f"ask-agricola-{key}-card", lang, card=asker)
        if key == "keep":
            return _keeping(game, lang)
        if key == "pay" and not kinds & {PAY, GIVE_BACK}:
            return say("ask-agricola-pay-short", lang, goods=_payment(game, 0, lang))
        if key == "release" and ANYTIME in kinds:
            return say("ask-agricola-release-cook", lang)
        if key == "enclose" and ENCLOSE not in kinds:
            return say("ask-agricola-enclose-done", lang)
        return say(self.key("ask", key, lang), lang)

    def counsel(self, game: Game, lang: str) -> str:
        return counsel(game, lang)

    def event(self, game: Game, event: Event, names: Sequence[str] | None, lang: str) -> str:
        return event_text(book_of(game), event, names, lang)

    def digest(
        self, game: Game, events: Sequence[Event], names: Sequence[str] | None, lang: str
    ) -> list[str]:
        return digest(book_of(game), events, names, lang)

    def phase(self, game: Game, lang: str) -> str:
        return say(f"phase-{_phase(game)}", lang)

    def things(self, lang: str) -> list[Topic]:
        return things(lang)

    def reading(
        self, game: Game, seat: int | None, target: str, names: Sequence[str] | None, lang: str
    ) -> Reading | None:
        return reading(_board(game), seat, target, names, lang)

    def forecast(self, game: Game, seat: int, lang: str) -> Forecast | None:
        return forecast(_board(game), seat, lang)


def field_values(book: Book, field: str, number: int, lang: str) -> Values:
    """What the message of a refusal can say about a number, by the name of its field."""
    found: Values = {field: field_text(book, field, number, lang)}
    if field in ("good", "animal"):
        found["none"] = good_count(ANIMALS[number] if field == "animal" else good_key(number), 0, lang)
    elif field == "field":
        found["sort"] = "card" if number == FIELD_CARD else "cell"
    elif field == "card":
        found["text"] = card_text(book, number, lang)
    return found


def moment_key(moments: int) -> str:
    """Which sentence tells when an at-any-time effect can be used."""
    if moments == FEEDING:
        return "feeding"
    if moments == TURN:
        return "turn"
    if moments & FIELDS:
        return "fields"
    return "cooking" if moments & COOKING else "trading"


def field_text(book: Book, field: str, number: int, lang: str) -> str | int:
    """What a number stands for, by the name of its field."""
    if field in ("good", "goods", "crop"):
        return good_name(good_key(number), lang)
    if field == "animal":
        return good_name(ANIMALS[number], lang)
    if field == "card":
        return card_name(book, number, lang)
    if field == "space":
        return space_name(number, lang)
    if field == "cell":
        return CELL_NAMES[number]
    if field == "field":
        return field_name(number, lang)
    if field == "house":
        return house_name(number, lang)
    if field in ("wood", "paid"):
        return good_count("wood", number, lang)
    if field == "moment":
        return moment_key(number)
    return int(number)


def _asked(game: Game) -> str:
    """The open question; in the first game another one where what ends it is called otherwise."""
    asked = game.prompt[1]
    return f"{asked}-{mode_of(game)}" if asked == "improve" else asked


def _board(game: Game) -> Board:
    board = game.state
    assert isinstance(board, Board)
    return board


def _payment(game: Game, place: int, lang: str) -> str:
    """The n-th way to pay for what is being paid, in words."""
    price = payment(game, place)
    return packed_goods(price.goods, price.stock, lang) if price is not None else ""


def payment(game: Game, place: int) -> Price | None:
    """The n-th way to pay for what is being paid now."""
    top = game.state.top
    if top is None or top.seat < 0:
        return None
    effect = game.kernel.catalogue.nodes[top.node]
    if not isinstance(effect, Purchase):
        return None
    prices = effect.prices(_board(game), top)
    return prices[place] if place < len(prices) else None


def _option(game: Game, place: int, lang: str) -> str:
    """One of several effects: named after the place where the choice is made, or after its card."""
    top = game.state.top
    address = game.kernel.catalogue.addresses[top.node] if top is not None else ""
    key = f"action-agricola-option-{address.split('.whenever')[0].replace('space.', '')}-{place + 1}"
    if has(key, lang):
        return say(key, lang)
    plain = say("action-agricola-option", lang, word=place + 1)
    return guest_option("agricola", address.split(".")[0], place, lang) or plain


def _asker(game: Game, lang: str) -> str:
    """The card whose yes-or-no question is open."""
    top = game.state.top
    assert top is not None
    book = book_of(game)
    number = book.numbers.get(book.addresses[top.node].split(".")[0])
    return card_name(book, number, lang) if number is not None else ""


def _pausing(game: Game, key: str, lang: str) -> str:
    """What comes next, and which cards can be used before; what everybody may do is no card."""
    following = say(f"ask-agricola-{key}", lang)
    cards = _open_own_cards(game, lang)
    if not cards:
        return say("ask-agricola-pause-plain", lang, next=following)
    return say("ask-agricola-pause-named", lang, next=following, cards=join(cards, lang))


def _open_cards(game: Game, lang: str) -> str:
    """The cards that can be used now, in words; what everybody may do only where there is nothing else."""
    return join(_open_own_cards(game, lang) or [card_name(book_of(game), RULE_CARD, lang)], lang)


def _open_own_cards(game: Game, lang: str) -> list[str]:
    """The cards of the player that can be used now."""
    book = book_of(game)
    cards = [
        book.asking[argument_of(action)].card
        if kind_of(action) == TRIGGER
        else book.anytime[argument_of(action)].card
        for action in game.legal_actions()
        if kind_of(action) in (TRIGGER, ANYTIME)
    ]
    return [card_name(book, card, lang) for card in dict.fromkeys(cards) if card != RULE_CARD]


def _keeping(game: Game, lang: str) -> str:
    """How many cards of each type are still to be kept."""
    minors, occupations = to_keep(_board(game))
    counts = (("agricola-count-minors", minors), ("agricola-count-occupations", occupations))
    cards = join([say(key, lang, count=count) for key, count in counts if count], lang)
    return say("ask-agricola-keep", lang, cards=cards)


def _placing(game: Game, lang: str) -> str:
    """Which of how many people is placed now."""
    seat = game.to_act
    assert seat is not None
    farm = _board(game).farm(seat)
    count = int(farm.people - farm.newborn)
    return say("ask-agricola-space-of", lang, number=max(1, count - int(farm.home) + 1), count=count)


def _feeding(game: Game, lang: str) -> str:
    """What the family eats and has."""
    seat = game.to_act
    assert seat is not None
    board = _board(game)
    farm = board.farm(seat)
    need, have = int(food_needed(board, farm)), int(farm.food())
    return say("ask-agricola-feed", lang, need=need, have=have, short=max(0, need - have))


PHASES = {
    "work": "start",
    "replenish": "start",
    "start": "start",
    "closing": "work",
    "leaving": "work",
    "home": "home",
    "without_harvest": "home",
    "feeding": "fields",
    "fed": "feeding",
    "breeding": "feeding",
    "end": "breeding",
}


def _phase(game: Game) -> str:
    """The phase: what comes next on the agenda tells which one it is."""
    board = _board(game)
    if game.to_act is None:
        return "over"
    if board.round == 0:
        return "setup"
    if board.working:
        return "work"
    frame = board.top
    while frame is not None and frame.seat >= 0:
        frame = frame.below
    if frame is None:
        return "scoring"
    return PHASES.get(board.book.addresses[frame.node], "end")
