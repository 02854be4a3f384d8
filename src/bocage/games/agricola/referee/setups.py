"""Random set-ups: every mode, number of players, draft and switch, and positions in the middle of a game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from bocage.games.agricola.referee.deck import DECK, MAJORS, MINORS, OCCUPATIONS
from bocage.games.agricola.referee.farmyards import random_farmyard
from bocage.games.agricola.referee.spaces import ACCUMULATION, STAGES, TILE_SPACES, in_play
from bocage.games.agricola.rules.drafting import DRAFTS, SOLO_DRAFTS
from bocage.games.agricola.rules.goods import RESOURCES
from bocage.games.agricola.rules.switches import SWITCHES

Kind = tuple[str, int]  # a mode, and how many play
KINDS: tuple[Kind, ...] = tuple((mode, seats) for mode in ("full", "beginner") for seats in (1, 2, 3, 4))
WEIGHTS = {"full": 5, "beginner": 1}
ROUNDS = 14
STOCKS = ((0, 0, 1, 2, 3, 4), (0, 1, 3, 5, 8), (5, 6, 8, 11))  # of the poor and of the rich
HOUSES = (0, 0, 1, 2, 3)  # rooms beyond the first two
HANDS = (0, 2, 4, 7, 7)
MOST_BANNED = 6  # with every draft enough cards are left


def kinds_of(mode: str | None, players: int | None) -> list[Kind]:
    """The kinds of games with this mode and so many players."""
    return [kind for kind in KINDS if mode in (None, kind[0]) and players in (None, kind[1])]


def random_kind(kinds: list[Kind], rng: Random) -> Kind:
    """One of these kinds; games with cards more often."""
    return rng.choices(kinds, [WEIGHTS[mode] for mode, _ in kinds])[0]


def random_options(kind: Kind, rng: Random) -> dict[str, object]:
    """Options of this kind; half of the time with some rulings switched."""
    mode, seats = kind
    options: dict[str, object] = {"mode": mode, "seats": seats}
    if rng.random() < 0.5:
        for switch in SWITCHES:
            if rng.random() < 0.3:
                options[switch.name] = not switch.default
    if seats == 1:
        options["choose_round_order"] = rng.random() < 0.5
        options["solo_beginner"] = mode == "beginner"
    else:
        options["additional_actions"] = rng.random() < 0.4
    if rng.random() < 0.3:
        options["first_player"] = rng.randrange(seats)
    if mode == "full":
        options.update(_hand_options(seats, rng))
    return options


def _hand_options(seats: int, rng: Random) -> dict[str, object]:
    """How hands come about."""
    found: dict[str, object] = {}
    if seats == 1 and rng.random() < 0.3:
        found["choose_hand"] = True
    elif rng.random() < 0.4:
        found["draft"] = rng.choice(SOLO_DRAFTS if seats == 1 else DRAFTS)
    if rng.random() < 0.3:
        found["banned"] = rng.sample(MINORS + OCCUPATIONS, rng.randint(1, MOST_BANNED))
    return found


def random_position(kind: Kind, rng: Random, uses: Mapping[str, int]) -> dict[str, object]:
    """A position in the work phase of some round: farms with everything, cards in front and in hand.

    Args:
        uses: how often each card was used so far; the others come to hand first.
    """
    options = random_options(kind, rng)
    for way in ("draft", "choose_hand"):
        options.pop(way, None)
    number = rng.randint(1, ROUNDS)
    revealed = random_order(rng)[:number]
    cards = CardStock(kind, options, rng, uses)
    houses = [rng.choice(HOUSES) for _ in range(kind[1])]
    if rng.random() < 0.35:  # one small house among large ones
        houses = [max(1, more) for more in houses]
        houses[rng.randrange(kind[1])] = 0
    farms = [_random_farm(cards, more_rooms, rng) for more_rooms in houses]
    return {
        "game": "agricola",
        "options": options,
        "round": number,
        "marker": rng.randrange(kind[1]),
        "turn": rng.randrange(kind[1]),
        "revealed": revealed,
        "first_card": revealed[0],
        "spaces": _random_spaces(kind, options, revealed, farms, rng),
        "farms": farms,
    }


def random_order(rng: Random) -> list[str]:
    """The round cards, shuffled inside each stage (A-2.1)."""
    return [card for stage in STAGES for card in rng.sample(stage, len(stage))]


class CardStock:
    """Cards that can still be given out, each once: first those that were seldom used."""

    def __init__(self, kind: Kind, options: dict[str, object], rng: Random, uses: Mapping[str, int]) -> None:
        self.uses = uses
        self.majors = rng.sample(MAJORS, len(MAJORS))
        self.minors = self._usable(MINORS, kind, options, rng)
        self.occupations = self._usable(OCCUPATIONS, kind, options, rng)

    def _usable(self, ids: list[str], kind: Kind, options: dict[str, object], rng: Random) -> list[str]:
        """In any order, those of the game (A-2.4); none in the beginner game."""
        mode, seats = kind
        banned = options.get("banned", [])
        assert isinstance(banned, list)
        alone = seats == 1 and options.get("solo_filter_dead_cards", False)
        usable = [
            id
            for id in ids
            if DECK[id].players <= seats and id not in banned and not (alone and DECK[id].dead_alone)
        ]
        # Cards that ask for something come up more often: they are played seldom enough.
        luck = {
            id: rng.random() * (1 + self.uses.get(id, 0)) - 0.4 * bool(DECK[id].requires) for id in usable
        }
        return sorted(usable, key=lambda id: luck[id]) if mode == "full" else []

    def take(self, ids: list[str], count: int) -> list[str]:
        """So many of a list, as far as there are."""
        taken = ids[:count]
        del ids[:count]
        return taken

    def take_common(self, ids: list[str], count: int) -> list[str]:
        """So many of those that were used often."""
        return [ids.pop() for _ in range(min(count, len(ids)))]


def _random_farm(cards: CardStock, more_rooms: int, rng: Random) -> dict[str, object]:
    # Only what is played in the game counts as used: rare cards are for the hand.
    hand = cards.take(cards.minors, rng.choice(HANDS)) + cards.take(cards.occupations, rng.choice(HANDS))
    # A card that travels never lies in front of anybody.
    front = cards.take(cards.majors, rng.choice([0, 0, 1, 2, 3]))
    front += [id for id in cards.take_common(cards.minors, rng.randint(0, 2)) if not DECK[id].travels]
    front += cards.take_common(cards.occupations, rng.choice([0, 0, 1, 2, 3, 4]))
    farm = random_farmyard(front, rng, more_rooms)
    stocks = rng.choice(STOCKS)
    farm.update({good: rng.choice(stocks) for good in RESOURCES})
    farm.update(
        food=rng.choice(stocks),
        people=_random_people(farm, rng),
        begging=rng.choice([0, 0, 0, 2]),
        bonus=rng.choice([0, 0, 3]),
        cards=front,
    )
    farm["hand"] = hand
    farm["known"] = [id for id in hand if DECK[id].travels and rng.random() < 0.5]
    return farm


def _random_people(farm: dict[str, object], rng: Random) -> int:
    """Often with a room to spare (A-9.2)."""
    rooms = farm["rooms"]
    assert isinstance(rooms, list)
    people = rng.choice([2, 2, 3, 3, 4, 5])
    return max(2, min(people, len(rooms) - 1)) if rng.random() < 0.5 else people


def _random_spaces(
    kind: Kind, options: dict[str, object], revealed: list[str], farms: list[dict[str, object]], rng: Random
) -> dict[str, dict[str, object]]:
    """Goods that have gathered, and people of this round who are placed already."""
    mode, seats = kind
    spaces = in_play(mode, seats, bool(options.get("additional_actions"))) + revealed
    contents: dict[str, dict[str, object]] = {space: {} for space in spaces}
    for space in spaces:
        if space in ACCUMULATION and (space != "meeting_place" or mode == "beginner"):
            good, by_seats = ACCUMULATION[space]
            contents[space][good] = by_seats[seats - 1] * rng.choice([1, 1, 2, 3, 5])
    free = [space for space in spaces if space not in TILE_SPACES]
    for seat, farm in enumerate(farms):
        people = farm["people"]
        assert isinstance(people, int)
        for _ in range(rng.choice([0, 0, 0, 1, people])):
            space = free.pop(rng.randrange(len(free)))
            contents[space]["people"] = [seat]
    return {space: content for space, content in contents.items() if content}
