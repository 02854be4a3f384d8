"""What is allowed, told a second time from a position: the answers to every question to a player."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from bocage.fuzzing.report import Broken
from bocage.games.farmerama import Game
from bocage.games.farmerama.referee.figures import ANIMALS, AREAS, CARDS, CROPS, GOODS, SheetFigures
from bocage.games.farmerama.referee.usage import CardTurn


class AskedPlayer:
    """A player who is asked, as the position shows it; `turn` is the card being carried out."""

    def __init__(self, game: Game, figures: SheetFigures, turn: CardTurn | None) -> None:
        position: Any = game.position()
        self.position: dict[str, Any] = position
        assert game.to_act is not None
        self.seat = game.to_act
        self.figures = figures
        self.advanced = game.options["mode"] == "advanced"
        self.farm: dict[str, Any] = position["farms"][self.seat]
        self.barn: dict[str, int] = self.farm["barn"]
        self.supply: dict[str, int] = position["supply"]
        self.turn = turn

    def sector(self, area: str) -> int:
        """The sector of the wheel that an area faces (F-8)."""
        return int((AREAS.index(area) + self.farm["turned"]) % len(AREAS))

    def area(self, sector: int) -> str:
        """The area that faces a sector."""
        return AREAS[(sector - self.farm["turned"]) % len(AREAS)]

    def spend(self) -> list[str]:
        """A special-action tile for anything in the supply (F-72)."""
        return [f"spend {good}" for good in GOODS if self.farm["special"] and self.supply[good]]

    # Phase 1 and 2.

    def pick(self) -> list[str]:
        """One card; with two players two, and the chief of three may play two (F-20, F-55, F-59)."""
        seats = len(self.position["farms"])
        chief = seats == 3 and self.position["chief"] == self.seat
        counts = [2] if seats == 2 else [1, 2] if chief else [1]
        hands = [hand for count in counts for hand in combinations(CARDS, count)]
        return ["play " + "+".join(hand) for hand in hands] + self.spend()

    def tile(self) -> list[str]:
        """A building on display (F-23)."""
        return [f"choose {tile}" for tile in self.position["display"]]

    def crop(self) -> list[str]:
        """A crop of choice (F-28)."""
        return [f"take {crop}" for crop in CROPS if self.supply[crop]]

    def keep(self) -> list[str]:
        """The solo card stays or goes under the pile (F-70)."""
        return ["stop", "put_back", *self.spend()]

    # Phase 3.

    def which_card(self) -> list[str]:
        """Either of two cards first (F-59)."""
        return [f"do {card}" for card in self.farm["cards"]] + self.spend()

    def _always(self) -> list[str]:
        """Stopping, and a step of the wheel where nothing lies under the bar (F-29, F-42, F-44)."""
        bar = self.area(self.figures.bar)
        clear = not any(field[0] == bar for field in self.farm["fields"])
        return ["stop", *self.spend(), *(["turn"] if self.barn["water"] and clear else [])]

    def _may_go_on(self, limit: int, for_water: bool) -> bool:
        """Within the limit, or for water (F-29, F-63)."""
        assert self.turn is not None
        return self.turn.done < limit or (self.advanced and for_water and self.barn["water"] > 0)

    def _sowings(self) -> list[str]:
        """Empty fields before the sector of a crop that barn and supply have (F-31, F-33)."""
        found = []
        for field in self.figures.fields:
            crop = self.figures.sectors[self.sector(field[0])].get("crop")
            if crop and field not in self.farm["fields"] and self.barn[crop] and self.supply[crop]:
                found.append(f"sow {field}")
        return found

    def sow(self) -> list[str]:
        """F-31."""
        assert self.turn is not None
        return self._always() + (self._sowings() if self._may_go_on(self.turn.limit, True) else [])

    def harvest(self) -> list[str]:
        """F-34."""
        assert self.turn is not None
        if not self._may_go_on(self.turn.limit, True):
            return self._always()
        ripe = [f for f in self.farm["fields"] if self.figures.sectors[self.sector(f[0])].get("harvest")]
        return self._always() + [f"harvest {field}" for field in ripe]

    def fetch(self) -> list[str]:
        """F-35."""
        assert self.turn is not None
        most = min(self.turn.limit - self.turn.done, self.supply["water"])
        return self._always() + [f"fetch {count}" for count in range(1, most + 1)]

    def feed(self) -> list[str]:
        """Animals in the stable with fodder and a pasture with room (F-36, F-37)."""
        found = self._always()
        for animal in ANIMALS:
            fodder = self.figures.animals[animal]["feed"]
            pasture = self.area(self.figures.heads[animal])
            crowd = list(self.farm["pastures"].values()).count(pasture)
            fed = all(self.barn[crop] >= count for crop, count in fodder.items())
            if animal not in self.farm["pastures"] and fed and crowd < self.figures.room:
                found.append(f"feed {animal}")
        return found

    def seeds(self) -> list[str]:
        """Gather first, then sow once (F-39, F-64)."""
        assert self.turn is not None
        if self.turn.done == 0:
            return [*(action for action in self._always() if action != "stop"), "gather"]
        more = self._may_go_on(2, self.figures.seeds_for_water)
        return self._always() + (self._sowings() if more else [])


QUESTIONS: dict[str, Callable[[AskedPlayer], list[str]]] = {
    **dict.fromkeys(("pick", "pick-two", "pick-one-or-two"), AskedPlayer.pick),
    "tile": AskedPlayer.tile,
    "crop": AskedPlayer.crop,
    "keep": AskedPlayer.keep,
    "which-card": AskedPlayer.which_card,
    "sow": AskedPlayer.sow,
    "harvest": AskedPlayer.harvest,
    "fetch": AskedPlayer.fetch,
    "feed": AskedPlayer.feed,
    **dict.fromkeys(("seeds", "seeds-sow"), AskedPlayer.seeds),
}


def check_legal(game: Game, figures: SheetFigures, turn: CardTurn | None) -> None:
    """The legal actions of a player are those that the rules sheet gives. Raises `Broken`."""
    key = game.prompt[1]
    expected = sorted(QUESTIONS[key](AskedPlayer(game, figures, turn)))
    found = sorted(game.codec.text(action) for action in game.legal_actions())
    if found != expected:
        wrong = sorted(set(found) ^ set(expected))
        raise Broken("legal", f"{key}: {wrong} between the offers and the rules sheet")
