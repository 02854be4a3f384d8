"""The scenario language of Farmerama: set up a position, play cards, act in notation, read the farms.

table = farmerama_table(2).given(0, barn={"carrots": 1, "water": 1})
table.play("sow+feed", "water+seeds").act(0, "do sow; sow a1; stop")
assert table.farm(0).fields["a1"] == "carrots"

Areas are lettered a to g; with the wheel unturned a is sown with carrots, b hay, c oats, d corn, and e to g
are harvested. Farms that are not set up are as at the start of a game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Self

from bocage.core.events import Chronicle
from bocage.core.lanes import lane
from bocage.core.state import NATURE
from bocage.core.why import Refusal
from bocage.games.farmerama import Game
from bocage.games.farmerama.rules.actions import ANIMALS, GOODS
from bocage.games.farmerama.rules.choosing import PICKS
from bocage.games.farmerama.rules.farm import Farm
from bocage.games.farmerama.rules.notation import LETTERS, field_names
from bocage.games.farmerama.rules.scoring import score_sheet

# The figures of the rules sheet: rule tests do not depend on proposals that may still be improved.
BOX = Path(__file__).parents[2] / "printed" / "farmerama_box.toml"
START_BARN = {"carrots": 2, "hay": 2, "oats": 2, "corn": 2, "water": 2}
START_FIELDS = {"a2": "carrots", "b1": "hay", "c1": "oats", "d2": "corn"}
FULL_BARN = {"carrots": 6, "hay": 6, "oats": 6, "corn": 6, "water": 6}
WORK = ("which-card", "sow", "harvest", "fetch", "feed", "seeds")  # questions of phase 3
SHOWN = ["sundial", "weathercock"]  # stars: taking them changes no barn


class FarmReader:
    """A farm as a test reads it."""

    def __init__(self, farm: Farm, game: Game) -> None:
        self._farm = farm
        self._game = game

    @property
    def barn(self) -> dict[str, int]:
        """What is there, by name."""
        counts = {name: int(lane(self._farm.barn, place)) for place, name in enumerate(GOODS)}
        return {name: count for name, count in counts.items() if count}

    @property
    def water(self) -> int:
        return self.barn.get("water", 0)

    @property
    def fields(self) -> dict[str, str]:
        """Crops by field."""
        names = field_names(self._game.components)
        return {
            name: GOODS[self._farm.crop_on(field)]
            for field, name in enumerate(names)
            if self._farm.crop_on(field) >= 0
        }

    @property
    def pastures(self) -> dict[str, str]:
        """Areas by animal, the stable left out."""
        places = {name: int(self._farm.place_of(place)) for place, name in enumerate(ANIMALS)}
        return {name: LETTERS[place - 1] for name, place in places.items() if place}

    @property
    def products(self) -> dict[str, int]:
        """Ranks of the markers above the bottom."""
        counts = {name: int(lane(self._farm.ranks, place)) for place, name in enumerate(ANIMALS)}
        return {name: count for name, count in counts.items() if count}

    @property
    def garden(self) -> list[str]:
        tiles = self._game.components.tiles
        return [name for tile, name in enumerate(tiles) if self._farm.garden >> tile & 1]

    @property
    def turned(self) -> int:
        return int(self._farm.offset)

    @property
    def special(self) -> int:
        return int(self._farm.special)

    @property
    def scarecrows(self) -> int:
        return int(self._farm.scarecrows(self._game.components.parts))


class FarmeramaTable:
    """A game being set up, then played. The first action ends the setting up."""

    def __init__(self, seats: int, components: Path, **options: object) -> None:
        self._components = components
        self._farms: list[dict[str, object]] = [{} for _ in range(seats)]
        self._position: dict[str, object] = {
            "game": "farmerama",
            "options": {"seats": seats, **options},
            "farms": self._farms,
        }
        if seats > 1:
            self._position["display"] = SHOWN
        self._game: Game | None = None
        self.chronicle = Chronicle()

    # Setting up.

    def given(self, seat: int, **fields: object) -> Self:
        """Fields of a farm: barn, fields, turned, pastures, products, garden, special (docs/position.md)."""
        self._farms[seat].update(fields)
        return self

    def display(self, *tiles: str) -> Self:
        """These buildings lie open."""
        self._position["display"] = list(tiles)
        return self

    def course(self, **fields: object) -> Self:
        """What concerns all: wheel, round, chief, last_rounds."""
        self._position.update(fields)
        return self

    def solo(self, **piles: object) -> Self:
        """The piles of a solo game: pile, discard, under, favoured, replenishing, added."""
        self._position["solo"] = piles
        return self

    @property
    def game(self) -> Game:
        """The game; from now on it is played, not set up."""
        if self._game is None:
            self._game = Game.from_position(self._position, components=self._components)
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

    def play(self, *hands: str) -> Self:
        """Every seat chooses its cards, given by seat; the order of the round is kept."""
        for _ in hands:
            seat = self.game.to_act
            assert seat is not None
            assert self.game.prompt[1] in PICKS
            self.act(seat, f"play {hands[seat]}")
        return self

    def chance(self, line: str) -> Self:
        """What chance does."""
        return self.act(NATURE, line)

    def pass_on(self) -> Self:
        """Whoever decides does nothing more in this round; chance takes the first that comes.

        Ends where cards are chosen, or with the game.
        """
        while self.game.to_act is not None and self.game.prompt[1] not in PICKS:
            offers = self.offers()
            self.game.play("stop" if "stop" in offers else offers[0])
        return self

    def pass_on_work(self) -> Self:
        """The work of a card ends without anything being done, until something else is asked."""
        while self.game.to_act is not None and self.game.prompt[1] in WORK:
            self.game.play("stop" if "stop" in self.offers() else "gather")
        return self

    def until(self, seat: int) -> Self:
        """Everybody stops, after taking any building that comes, until this seat decides on its work."""
        while self.game.to_act != seat or self.game.prompt[1] == "tile":
            offers = self.offers()
            self.game.play("stop" if "stop" in offers else offers[0])
        return self

    # Asking.

    def offers(self, kind: str = "") -> list[str]:
        """The legal actions in notation, all or those of one kind."""
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
        return FarmReader(self.game.board.farm(seat), self.game)

    def read(self, name: str) -> object:
        """A field of the position as it is now."""
        return self.game.position()[name]

    def supply(self, good: str) -> int:
        return int(lane(self.game.board.supply, GOODS.index(good)))

    def wheel_allows(self, card: str) -> tuple[int, int]:
        """What the action wheel shows now for a card: alone, shared."""
        parts = self.game.components.parts
        place = int(self.game.board.wheel) * 3 + ("sow", "harvest", "water").index(card)
        return int(parts.alone[place]), int(parts.shared[place])

    def score(self, seat: int) -> float:
        """What the farm would score if the game ended now."""
        return self.game.scores()[seat]

    def stars(self, seat: int, category: str) -> float:
        """The lines of one category of the score sheet if the game ended now."""
        board = self.game.board
        return score_sheet(board.parts, board.farm(seat)).category(category)

    def heard(self, key: str) -> list[tuple[int, tuple[int, int, int]]]:
        """The events of this kind so far: (seat, numbers)."""
        return [(event.seat, event.numbers) for event in self.chronicle.events if event.key == key]


def farmerama_table(seats: int = 2, components: Path = BOX, **options: object) -> FarmeramaTable:
    """A game before a round, with two star buildings on display; options as `farmerama.Game` takes them."""
    return FarmeramaTable(seats, components, **options)


def at(card: str, seats: int = 4, **farm: object) -> FarmeramaTable:
    """Seat 0 alone carries out a card, on a farm with bare fields and six of everything unless given."""
    table = farmerama_table(seats).given(0, **{"barn": FULL_BARN, "fields": {}, **farm})
    cards = [name for name in ("sow", "harvest", "water", "feed", "seeds") if name != card]
    return table.play(card, *cards[: seats - 1])
