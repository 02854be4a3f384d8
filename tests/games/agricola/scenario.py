"""The scenario language of Agricola: set up a position, act in notation, read the farms.

table = agricola_table().given(0, cards=["wood_cutter"]).act(0, "space forest")
assert table.farm(0).wood == 4

Without more it is round 1 of a game for two, the spaces are replenished once, seat 0 holds the token and
takes the first turn, and nobody has anything. `course(round=9)` has the round cards of rounds 1 to 9 in the
order of the rules sheet; round 14 has them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from bocage.core.events import Chronicle
from bocage.core.lanes import lane, popcount
from bocage.core.state import NATURE
from bocage.core.why import Refusal
from bocage.farmland.places import edge_of
from bocage.games.agricola.game import Game
from bocage.games.agricola.rules.book import RULE_CARD
from bocage.games.agricola.rules.farm import Farm
from bocage.games.agricola.rules.goods import GOODS, RESOURCES, STOCK
from bocage.games.agricola.rules.notation import CELL_NAMES, EDGE_NAMES
from bocage.games.agricola.rules.position import cards_of, names_of
from bocage.games.agricola.rules.scoring import score_sheet

# Answers that change as little as possible, for running on.
QUIET = (
    "stop",
    "no",
    "space day_laborer",
    "space fishing",
    "space reed_bank",
    "space clay_pit",
    "space forest",
)


class FarmReader:
    """A farm as a test reads it: `farm.wood`, `farm.sheep`, `farm.rooms`, `farm.fields` …"""

    def __init__(self, farm: Farm, position: dict[str, object]) -> None:
        self._farm = farm
        self._position = position

    def __getattr__(self, name: str) -> int:
        if name in RESOURCES:
            return int(self._farm.good(RESOURCES.index(name)))
        if name in STOCK:
            return int(lane(self._farm.stock, STOCK.index(name)))
        if name in ("begging", "bonus", "people", "newborn", "home", "occupations", "gained"):
            return int(getattr(self._farm, name))
        raise AttributeError(name)

    @property
    def goods(self) -> dict[str, int]:
        """All goods, animals and food that are there, by name."""
        found = {name: int(getattr(self, name)) for name in GOODS}
        return {name: count for name, count in found.items() if count}

    @property
    def house(self) -> str:
        return str(self._position["house"])

    @property
    def rooms(self) -> list[str]:
        return names_of(self._farm.rooms, CELL_NAMES)

    @property
    def stables(self) -> list[str]:
        return names_of(self._farm.stables, CELL_NAMES)

    @property
    def fences(self) -> int:
        """How many fences stand."""
        return int(popcount(self._farm.fences))

    @property
    def pastures(self) -> list[list[str]]:
        """The spaces of each pasture."""
        self._farm.enclosed()
        return [names_of(pasture, CELL_NAMES) for pasture in self._farm.pasture_cells]

    @property
    def fields(self) -> dict[str, dict[str, int]]:
        """What lies on each field; the field of a card is `card`."""
        fields = self._position["fields"]
        assert isinstance(fields, dict)
        return fields

    @property
    def cards(self) -> list[str]:
        """The cards in front of the player."""
        return cards_of(self._farm.book, self._farm.cards.minus(RULE_CARD))

    @property
    def hand(self) -> list[str]:
        return cards_of(self._farm.book, self._farm.hand)

    @property
    def later(self) -> dict[int, dict[str, int]]:
        """Goods on the round spaces, by round."""
        later = self._position["later"]
        assert isinstance(later, dict)
        return {int(number): goods for number, goods in later.items()}


class AgricolaTable:
    """A game being set up, then played. The first action ends the setting up."""

    def __init__(self, seats: int, **options: object) -> None:
        self._farms: list[dict[str, object]] = [{} for _ in range(seats)]
        self._position: dict[str, object] = {
            "game": "agricola",
            "options": {"seats": seats, **options},
            "farms": self._farms,
        }
        self._game: Game | None = None
        self.chronicle = Chronicle()

    # Setting up.

    def given(self, seat: int, **fields: object) -> Self:
        """Fields of a farm: wood … vegetable, food, animals (or sheep, boar, cattle), house, rooms, fields,
        stables, fences, people, newborn, home, cards, hand, later, memory (docs/position.md)."""
        animals = {name: fields.pop(name) for name in ("sheep", "boar", "cattle") if name in fields}
        if animals:
            fields["animals"] = animals
        self._farms[seat].update(fields)
        return self

    def course(self, **fields: object) -> Self:
        """What concerns all: round, marker, turn (whose), revealed, first_card, majors, box."""
        self._position.update(fields)
        return self

    def spaces(self, **contents: Mapping[str, object]) -> Self:
        """Goods and people on the spaces, all others being empty: forest={"wood": 3, "people": [1]}."""
        self._position["spaces"] = contents
        return self

    def after_work(self, round: int) -> Self:
        """The work phase of this round is about to end: nobody has a person at home."""
        self._position["round"] = round
        for farm in self._farms:
            farm["home"] = 0
        return self

    @property
    def game(self) -> Game:
        """The game; from now on it is played, not set up."""
        if self._game is None:
            self._game = Game.from_position(self._position)
            self._game.listen(self.chronicle)
        return self._game

    # Playing.

    def act(self, seat: int, line: str) -> Self:
        """Play actions in notation, separated by semicolons; this seat must be the one to decide."""
        for text in line.split(";"):
            assert self.game.to_act == seat, (
                f"seat {self.game.to_act} decides before {text!r}: {self.offers()}"
            )
            assert text.strip() in self.offers(), f"{text.strip()!r} is not among {self.offers()}"
            self.game.play(text)
        return self

    def chance(self, line: str) -> Self:
        """What chance does."""
        return self.act(NATURE, line)

    def quietly(self) -> Self:
        """One quiet answer of whoever decides."""
        offers = self.offers()
        self.game.play(next((text for text in QUIET if text in offers), offers[0]))
        return self

    def until(self, key: str, seat: int | None = None) -> Self:
        """Run on quietly until this question is put (`ask-<key>`), to this seat."""
        while self.game.to_act is not None:
            if self.game.prompt[1] == key and seat in (None, self.game.to_act):
                return self
            self.quietly()
        raise AssertionError(f"{key!r} was never asked")

    def until_round(self, round: int) -> Self:
        """Run on quietly to the first turn of a round."""
        while self.game.board.round < round or self.game.prompt[1] != "space":
            self.quietly()
        return self

    def to_the_end(self) -> Self:
        """Run on quietly to the end of the game."""
        while self.game.to_act is not None:
            self.quietly()
        return self

    # Asking.

    def offers(self, kind: str = "") -> list[str]:
        """The legal actions in notation, idle ones included; all or those of one kind."""
        texts = [self.game.codec.text(action) for action in self.game.legal_actions()]
        return [text for text in texts if not kind or text.split()[0] == kind]

    def refusal(self, text: str) -> Refusal:
        """Why an action is not allowed now; fails if it is."""
        refusal = self.game.why_not(self.game.codec.parse(text))
        assert refusal is not None, f"{text!r} is allowed"
        return refusal

    def refused(self, text: str) -> tuple[str, str]:
        """The rule and the key of a refusal."""
        refusal = self.refusal(text)
        return refusal.rule, refusal.key

    # Reading.

    @property
    def asked(self) -> tuple[int | None, str]:
        """Who decides about what."""
        return self.game.to_act, self.game.prompt[1]

    def farm(self, seat: int) -> FarmReader:
        position = self.game.position()
        farms = position["farms"]
        assert isinstance(farms, list)
        return FarmReader(self.game.board.farm(seat), farms[seat])

    def read(self, name: str) -> object:
        """A field of the position as it is now."""
        return self.game.position()[name]

    def on(self, space: str) -> dict[str, object]:
        """What lies and stands on a space."""
        spaces = self.game.position()["spaces"]
        assert isinstance(spaces, dict)
        content = spaces.get(space, {})
        assert isinstance(content, dict)
        return content

    def score(self, seat: int) -> float:
        """What the farm would score if the game ended now."""
        return self.game.scores()[seat]

    def points(self, seat: int, key: str) -> float:
        """One line of the score sheet if the game ended now: a row such as `grain`, or a card's points."""
        sheet = score_sheet(self.game.board, seat)
        return sum((line.points for line in sheet.lines if line.key == key), 0.0)

    def heard(self, key: str) -> list[tuple[int, tuple[int, int, int]]]:
        """The events of this kind so far: (seat, numbers)."""
        return [(event.seat, event.numbers) for event in self.chronicle.events if event.key == key]


def agricola_table(seats: int = 2, **options: object) -> AgricolaTable:
    """A game in the work phase of round 1 unless set otherwise; options as `agricola.Game` takes them."""
    return AgricolaTable(seats, **options)


def pasture(*cells: str) -> list[str]:
    """The edges that enclose these spaces: `fences` of a farm."""
    sides: dict[str, int] = {}
    for cell in cells:
        for side in "nesw":
            name = EDGE_NAMES[edge_of(CELL_NAMES.index(cell), side)]
            sides[name] = sides.get(name, 0) + 1
    return [name for name, count in sides.items() if count == 1]
