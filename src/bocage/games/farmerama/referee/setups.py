"""Random set-ups: every mode and number of players, and positions in the middle of a game."""

from __future__ import annotations

from random import Random

from bocage.core.errors import BadOption
from bocage.games.farmerama.referee.figures import ANIMALS, AREAS, CROPS, GOODS, SheetFigures

Kind = tuple[str, int]  # a mode, and how many play
KINDS: tuple[Kind, ...] = (
    ("solo", 1),
    *((mode, seats) for mode in ("basic", "advanced") for seats in (2, 3, 4)),
)
STOCKS = (0, 0, 1, 2, 3, 5, 8, 14)
LAST_ROUNDS = 0.2  # how many positions for three are after the stack was used up


def kinds_of(mode: str | None, players: int | None) -> list[Kind]:
    """The kinds of games with this mode and so many players.

    Raises:
        BadOption: there is none.
    """
    found = [kind for kind in KINDS if mode in (None, kind[0]) and players in (None, kind[1])]
    if not found:
        raise BadOption("option-solo-seats")
    return found


def random_options(kind: Kind, rng: Random) -> dict[str, object]:
    """Options; with three players the first chief is sometimes named."""
    options: dict[str, object] = {"mode": kind[0], "seats": kind[1]}
    if kind[1] == 3 and rng.random() < 0.5:
        options["first_chief"] = rng.randrange(3)
    return options


def random_position(kind: Kind, figures: SheetFigures, rng: Random) -> dict[str, object]:
    """A position before a round."""
    mode, seats = kind
    left = figures.tiles_in_box(mode)
    if not figures.limited and mode != "solo":
        left = dict.fromkeys(left, 50)
    farms = [random_farm(figures, left, rng) for _ in range(seats)]
    position: dict[str, object] = {
        "game": "farmerama",
        "options": random_options(kind, rng),
        "wheel": rng.randrange(len(figures.wheel)),
        "farms": farms,
    }
    if mode == "solo":
        return position | {"solo": _piles(figures, farms[0], rng)}
    position["round"] = rng.randint(0, 20)
    if seats == 3:
        position["chief"] = rng.randrange(seats)
    return position | _buildings(kind, figures, farms, rng, position)


def random_farm(figures: SheetFigures, left: dict[str, int], rng: Random) -> dict[str, object]:
    """A farm with goods out of what is left of the box."""
    fields: dict[str, str] = {}
    density = rng.choice([0, 0.2, 0.5, 0.9])
    for field in figures.fields:
        crop = rng.choice(CROPS)
        if rng.random() < density and left[crop] >= 2:
            fields[field] = crop
            left[crop] -= 2
    barn = {}
    for good in GOODS:
        barn[good] = min(rng.choice(STOCKS), left[good])
        left[good] -= barn[good]
    turned = rng.randrange(len(AREAS))
    free = [area for place, area in enumerate(AREAS) if (place + turned) % len(AREAS) != figures.pacifier]
    places = rng.sample(free * min(figures.room, 2), len(ANIMALS))
    animals = zip(ANIMALS, places, strict=True)
    return {
        "barn": barn,
        "fields": fields,
        "turned": turned,
        "pastures": {animal: place for animal, place in animals if rng.random() < 0.4},
        "products": {animal: rng.randint(0, 4) for animal in ANIMALS},
    }


def _buildings(
    kind: Kind,
    figures: SheetFigures,
    farms: list[dict[str, object]],
    rng: Random,
    position: dict[str, object],
) -> dict[str, object]:
    """Gardens and display; the stack must still fill the display."""
    mode, seats = kind
    tiles = figures.tiles_of(mode)
    rng.shuffle(tiles)
    last = seats == 3 and rng.random() < LAST_ROUNDS
    if last:  # one or two rounds are due; they may need two buildings each
        position["round"] = 3 * rng.randint(1, 6) + rng.randint(1, 2)
    room = len(tiles) - (4 if last else figures.removed_with(seats) + 2)
    gardens: list[list[str]] = [[] for _ in farms]
    for tile in tiles[2 : 2 + rng.randint(0, room)]:
        rng.choice(gardens).append(tile)
    for farm, garden in zip(farms, gardens, strict=True):
        farm["garden"] = garden
    return {"display": tiles[: rng.randint(0, 2)], "last_rounds": last}


def _piles(figures: SheetFigures, farm: dict[str, object], rng: Random) -> dict[str, object]:
    """Solo piles before some round (F-68, F-69)."""
    more = [card for card, count in figures.solo["replenishing_pile"].items() for _ in range(count)]
    rng.shuffle(more)
    joined = rng.randint(0, len(more))
    seen = [card for card, count in figures.solo["action_pile"].items() for _ in range(count)]
    seen += more[:joined]
    rng.shuffle(seen)
    done = rng.randrange(len(seen))
    farm["special"] = rng.randint(0, min(joined, figures.solo["special_tiles_held"]))

    def counts(cards: list[str]) -> dict[str, int]:
        return {card: cards.count(card) for card in set(cards)}

    return {
        "pile": counts(seen[done:]),
        "discard": counts(seen[:done]),
        "replenishing": counts(more[joined:]),
    }
