"""The words of All Creatures Big and Small: what its numbers mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.core.cards import Text
from bocage.core.events import Event
from bocage.core.game import Game
from bocage.core.menu import ANYTIME, TRIGGER, argument_of, kind_of
from bocage.core.state import NATURE, Frame
from bocage.games.creatures.decks import base_book
from bocage.games.creatures.rules.book import NOTHING, STALL, Book
from bocage.games.creatures.rules.events import (
    AFTER_LAST_BREEDING,
    BEFORE_BREEDING,
    BORDERS_GAINED,
    END_OF_ROUND,
    END_OF_WORK,
    EXPANDED,
    HORSE_BORN,
    STALL_ACTION,
    START_OF_ROUND,
)
from bocage.games.creatures.rules.goods import ANIMALS, GOODS, RESOURCES
from bocage.games.creatures.rules.notation import CELL_NAMES, EDGE_NAMES, SPACE_NAMES
from bocage.games.creatures.rules.reasons import SHORT_OF, SHORT_OF_ANIMALS
from bocage.games.creatures.rules.state import SEATS, Board
from bocage.games.creatures.words.counsel import counsel
from bocage.games.creatures.words.events import digest, event_text
from bocage.games.creatures.words.names import space_name
from bocage.games.creatures.words.things import reading, things
from bocage.messages import say
from bocage.wording.lexicon import Lexicon, Values
from bocage.wording.names import (
    edge_text,
    good_count,
    good_name,
    good_one,
    guest_option,
    join,
    seat_name,
)
from bocage.wording.things import Reading, Topic

# Moments that a building waits for, in words.
WHEN = {
    EXPANDED: "when-expanded",
    BORDERS_GAINED: "when-borders-gained",
    STALL_ACTION: "when-stall-action",
    START_OF_ROUND: "when-start-of-round",
    END_OF_WORK: "when-end-of-work",
    BEFORE_BREEDING: "when-before-breeding",
    HORSE_BORN: "when-horse-born",
    END_OF_ROUND: "when-end-of-round",
}


class CreaturesLexicon(Lexicon):
    """Goods, animals, buildings, spaces, cells and edges by their numbers."""

    id = "creatures"
    counted = (SHORT_OF.key, SHORT_OF_ANIMALS.key)

    def refusal_values(self, game: Game | None, numbers: Mapping[str, int], lang: str) -> Values:
        counted = _counted(numbers)
        found: Values = {}
        for field, number in numbers.items():
            if field in ("have", "need") and counted:
                found[field] = good_count(counted, number, lang)
            else:
                found[field] = field_text(book_of(game), field, number, lang)
        return found

    def action(self, game: Game, action: int, names: Sequence[str] | None, lang: str) -> str:
        book = book_of(game)
        kind, word, argument = game.codec.words_of(action)
        key = f"action-creatures-{kind.name}"
        values: Values = {"word": word, "asked": game.prompt[1]}
        if kind.name == "use":
            values["building"] = _building(book, book.asking[argument].card, lang)
        elif kind.name == "call":
            values["building"] = _building(book, book.anytime[argument].card, lang)
        elif kind.sort == "payment":
            paid = [good for place, good in enumerate(RESOURCES) if argument >> place & 1]
            values["payment"] = join([good_name(good, lang) for good in paid], lang) or say("nothing", lang)
        elif kind.sort in ("good", "animal"):
            values["good"] = good_one(word, lang)
        elif kind.sort == "seat":
            values["seat"] = seat_name(argument, names, lang)
        elif kind.sort:
            values[kind.sort] = field_text(book, kind.sort, argument, lang)
        placed = _placed(game) if kind.name == "at" else None
        if placed is not None:
            return say("action-creatures-at-building", lang, building=placed[lang], cell=word)
        if kind.name == "space" and game.prompt[1] == "space-free":
            return say("action-creatures-space-free", lang, space=values["space"])
        asker = _asker(game)
        if kind.name == "option" and asker is not None:
            return guest_option(self.id, book.names[asker], argument, lang) or say(key, lang, **values)
        if kind.name == "answer" and word == "yes" and asker is not None:
            return say("action-creatures-answer-building", lang, building=_building(book, asker, lang))
        return say(key, lang, **values)

    def question(self, game: Game, lang: str) -> str:
        key = game.prompt[1]
        placed = _placed(game)
        asker = _asker(game)
        if key in ("build-pay", "build-at") and placed is not None:
            return say(f"ask-{key}-building", lang, building=placed[lang])
        if key == "space":
            return _placing(game, lang)
        if key == "choose" and asker is not None:
            return say("ask-choose-building", lang, building=_building(book_of(game), asker, lang))
        buildings = _open_buildings(game, lang) if key in ("window", "pause") else ""
        if buildings:
            return say("ask-window-named", lang, buildings=buildings)
        return say(f"ask-{key}", lang)

    def counsel(self, game: Game, lang: str) -> str:
        return counsel(game, lang)

    def event(self, game: Game, event: Event, names: Sequence[str] | None, lang: str) -> str:
        return event_text(book_of(game), event, names, lang)

    def digest(
        self, game: Game, events: Sequence[Event], names: Sequence[str] | None, lang: str
    ) -> list[str]:
        return digest(book_of(game), events, names, lang)

    def things(self, lang: str) -> list[Topic]:
        return things(lang)

    def reading(
        self, game: Game, seat: int | None, target: str, names: Sequence[str] | None, lang: str
    ) -> Reading | None:
        board = game.state
        assert isinstance(board, Board)
        return reading(board, seat, target, names, lang)

    def phase(self, game: Game, lang: str) -> str:
        return say(f"phase-{_phase(game)}", lang)


def field_text(book: Book, field: str, number: int, lang: str) -> str | int:
    """What a number stands for, by the name of its field."""
    if field in ("good", "goods"):
        return good_name(GOODS[number], lang)
    if field == "animal":
        return good_name(ANIMALS[number], lang)
    if field in ("building", "card"):
        return _building(book, number, lang)
    if field == "space":
        return space_name(SPACE_NAMES[number], lang)
    if field == "cell":
        return CELL_NAMES[number]
    if field == "edge":
        return edge_text(EDGE_NAMES[number], lang)
    if field == "seat":
        return seat_name(number, None, lang)
    if field in ("wood", "stone", "have_wood", "have_stone"):
        return good_count(field.removeprefix("have_"), number, lang)
    if field == "event":
        return _when(number, lang)
    return int(number)


def _when(event: int, lang: str) -> str:
    """The moment at which an event happens, in words."""
    if event < len(SPACE_NAMES):
        return say("when-space", lang, space=space_name(SPACE_NAMES[event], lang))
    return say(WHEN.get(event, "when-something"), lang)


def _counted(numbers: Mapping[str, int]) -> str:
    """The good that `have` and `need` count, or an empty text."""
    if "good" in numbers:
        return GOODS[numbers["good"]]
    return ANIMALS[numbers["animal"]] if "animal" in numbers else ""


def _building(book: Book, number: int, lang: str) -> str:
    return book.buildings[number].name[lang]


def _placing(game: Game, lang: str) -> str:
    """Which of the workers is placed now."""
    board = game.state
    assert isinstance(board, Board)
    number = int(board.turn) // int(SEATS) + 1
    return say("ask-space-of", lang, number=number)


def _placed(game: Game) -> Text | None:
    """The name of the building that is being paid or placed now."""
    top = game.state.top
    if top is None:
        return None
    buildings = book_of(game).buildings
    if game.prompt[1] in ("stall-at", "stall-for-trough"):
        return buildings[STALL].name
    number = game.kernel.catalogue.nodes[top.node].about(game.state, top)
    return buildings[number].name if number != NOTHING else None


def board_of(game: Game) -> Board:
    """The state of a game of creatures."""
    board = game.state
    assert isinstance(board, Board)
    return board


def book_of(game: Game | None) -> Book:
    """The book of a game; without a game, that of the base deck."""
    return base_book() if game is None else board_of(game).book


def _asker(game: Game) -> int | None:
    """The building whose yes-or-no question is open."""
    top = game.state.top
    if top is None or game.prompt[1] != "choose":
        return None
    book = book_of(game)
    return book.numbers.get(book.addresses[top.node].split(".")[0])


def _open_buildings(game: Game, lang: str) -> str:
    """The buildings that can be used now, in words."""
    book = book_of(game)
    cards = [
        book.asking[argument_of(action)].card
        if kind_of(action) == TRIGGER
        else book.anytime[argument_of(action)].card
        for action in game.legal_actions()
        if kind_of(action) in (TRIGGER, ANYTIME)
    ]
    return join([_building(book, card, lang) for card in dict.fromkeys(cards)], lang)


def _phase(game: Game) -> str:
    """The phase: what is not yet on the agenda's way tells which one it is."""
    board = board_of(game)
    if game.to_act is None:
        return "over"
    if board.round == 0:
        return "setup"
    if board.working:
        return "work"
    coming = _coming(board.top)
    if coming is None:
        return "scoring"
    address = board.book.addresses[coming.node]
    if address == "windows" and coming.a in (END_OF_ROUND, AFTER_LAST_BREEDING):
        return "breeding"
    return {"work": "start", "breeding": "before-breeding"}.get(address, "end")


def _coming(frame: Frame | None) -> Frame | None:
    """The next step of the game's own course on the agenda."""
    while frame is not None and frame.seat != NATURE:
        frame = frame.below
    return frame
