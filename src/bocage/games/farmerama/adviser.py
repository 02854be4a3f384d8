"""What a position of Farmerama is worth: stars in hand, and what fodder, water and animals promise."""

from __future__ import annotations

from typing import Final

from bocage.bots.search.adviser import Adviser
from bocage.core.lanes import bit, lane, popcount
from bocage.core.menu import Menu, kind_of
from bocage.core.native import i64
from bocage.core.state import ASK, RUN, Frame, State
from bocage.games.farmerama.rules.actions import ANIMALS, AREAS, COPIES, CROPS, PICK, REPLENISH, REVEAL, WATER
from bocage.games.farmerama.rules.choosing import CHOICE
from bocage.games.farmerama.rules.farm import STABLE, Farm
from bocage.games.farmerama.rules.parts import NOBODY, Parts
from bocage.games.farmerama.rules.scoring import stars
from bocage.games.farmerama.rules.state import Board
from bocage.games.farmerama.rules.work import WORK

SOLO_ROUNDS: Final = 42
ROUNDS_A_TILE: Final = 1.3  # how long a building of the stack lasts, roughly
DOUBT: Final = 4.0  # rounds within which it is not certain whether a product comes in time
TIE_BREAK: Final = 0.01  # stars for water: more water wins a tie (F-53)


class Weights:
    """How much the promises of a farm are worth, in stars."""

    def __init__(self) -> None:
        self.water: float = 0.32
        self.water_fades: float = 0.77
        self.fodder: float = 0.19
        self.field: float = 0.37
        self.field_waits: float = 0.89
        self.blocked: float = 0.89
        self.pasture: float = 0.52
        self.pasture_waits: float = 0.86
        self.out: float = 3.0
        self.fading: float = 26.0  # rounds still to play from which promises count in full
        self.round: float = 2.5  # a round still to play


def in_company() -> Weights:
    """The weights for several players: games are shorter, and cards are shared."""
    weights = Weights()
    weights.round = 6.0
    weights.fodder = 0.35
    weights.pasture = 0.8
    weights.out = 4.0
    return weights


class FarmeramaAdviser(Adviser):
    """Stars now, plus promises that fade towards the end of the game."""

    def __init__(self) -> None:
        self.alone: Final = Weights()
        self.company: Final = in_company()

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Board)
        farm = s.farm(seat)
        parts = s.parts
        weights = self.alone if s.is_solo() else self.company
        sure = float(stars(parts, farm))
        if s.top is None:
            return sure + TIE_BREAK * float(lane(farm.barn, WATER))
        rounds = rounds_left(s)
        promises = water_worth(farm, weights) + fodder_worth(parts, farm, weights)
        promises += field_worth(parts, farm, weights) + weights.out * float(animals_out(farm))
        promises *= min(1.0, rounds / weights.fading)
        return sure + promises + pasture_worth(parts, farm, weights, rounds) + weights.round * rounds

    def styles(self) -> list[object]:
        return [self.alone, self.company]

    def begins_move(self, s: State, m: Menu) -> bool:
        return m.mask(PICK) != 0

    def is_quiet(self, s: State, m: Menu) -> bool:
        """Between two rounds: cards that lie there promise nothing yet that could be counted."""
        if m.mask(PICK) == 0:
            return False
        assert isinstance(s, Board)
        chosen: i64 = 0
        for seat in range(s.seats):
            chosen |= s.farm(seat).chosen
        return chosen == 0

    def is_secret(self, s: State, m: Menu) -> bool:
        return s.seats > 1 and m.mask(PICK) != 0

    def has_secrets(self, s: State) -> bool:
        """The unseen card of a solo pile; what others chose face down is asked again instead."""
        return s.seats == 1

    def reopen(self, s: State, seat: i64) -> None:
        assert isinstance(s, Board)
        mine = s.top
        if mine is None or s.open_cards or mine.node != CHOICE.node or s.seats == 1:
            return
        s.top = mine.below
        for other in range(s.seats):
            if other != seat and s.farm(other).chosen:
                s.farm(other).chosen = 0
                s.push(CHOICE.node, other, other, ASK)
        s.top = Frame(s.top, mine.node, mine.seat, mine.actor, mine.step, mine.a, mine.b, mine.c)

    def chance_key(self, action: i64) -> i64:
        kind = kind_of(action)
        if kind == REVEAL or kind == REPLENISH:
            return action // COPIES
        return action

    def signature(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Board)
        farm = s.farm(seat)
        alone: i64 = 0
        card: i64 = 0
        while card < 3:
            alone = alone * 2 + (1 if s.players_of(card) == 1 else 0)
            card += 1
        own = (farm.barn, farm.fields, farm.offset, farm.places, farm.chosen, farm.special)
        return hash((own, alone, s.wheel, s.favoured, s.stack, s.round if s.seats == 1 else 0)) | 1

    def prospects(self, s: State, seat: i64) -> list[State]:
        """A secret choice is judged by the work it allows, half alone, half shared; alone there are none."""
        assert isinstance(s, Board)
        hand = s.farm(seat).chosen
        if hand == 0 or s.open_cards or s.is_solo():
            return [s]
        return [self._at_work(s, seat, another_hand(hand)), self._at_work(s, seat, hand)]

    def conclude(self, s: State) -> None:
        """The round is over: nothing is laid any more, and cards will be chosen face down."""
        assert isinstance(s, Board)
        s.open_cards = False
        for seat in range(s.seats):
            s.farm(seat).chosen = 0

    def _at_work(self, s: Board, seat: i64, others: i64) -> State:
        trial = s.copy()
        trial.top = None
        trial.open_cards = True
        for other in range(trial.seats):
            if other != seat:
                trial.farm(other).chosen = others
        # What follows the work keeps the position from looking like the end of the game.
        trial.push(CHOICE.node, seat, seat, ASK)
        trial.push(WORK.node, seat, seat, RUN)
        return trial


def another_hand(hand: i64) -> i64:
    """As many cards, none of them the same."""
    found: i64 = 0
    missing = popcount(hand)
    card: i64 = 0
    while missing > 0:
        if hand >> card & 1 == 0:
            found |= bit(card)
            missing -= 1
        card += 1
    return found


def rounds_left(board: Board) -> float:
    """How many rounds may be left."""
    if board.is_solo():
        return float(SOLO_ROUNDS - board.round)
    return ROUNDS_A_TILE * float(board.stack + 1)


def water_worth(farm: Farm, weights: Weights) -> float:
    """Water turns the wheel; the more there is, the less one more is worth."""
    worth: float = 0.0
    each = weights.water
    count = lane(farm.barn, WATER)
    while count > 0:
        worth += each
        each *= weights.water_fades
        count -= 1
    return worth


def fodder_worth(parts: Parts, farm: Farm, weights: Weights) -> float:
    """How near the barn is to feeding each animal that waits in the stable."""
    worth: float = 0.0
    for animal in range(len(ANIMALS)):
        if farm.place_of(animal) != STABLE:
            continue
        fodder = parts.feed[animal]
        have: i64 = 0
        needed: i64 = 0
        crop: i64 = 0
        while crop < len(CROPS):
            need = lane(fodder, crop)
            have += min(lane(farm.barn, crop), need)
            needed += need
            crop += 1
        share = float(have) / float(needed)
        worth += weights.fodder * float(parts.track_step[animal]) * share * share
    return worth


def field_worth(parts: Parts, farm: Farm, weights: Weights) -> float:
    """Sown fields ripen: the nearer to the harvest sectors, the better; not so under the bar."""
    worth: float = 0.0
    first = (parts.bar - 2 + AREAS) % AREAS
    field: i64 = 0
    while field < parts.fields:
        if farm.crop_on(field) != NOBODY:
            sector = farm.sector_of(parts.field_area[field])
            wait: i64 = 0
            if parts.harvesting >> sector & 1 == 0:
                wait = (first - sector + AREAS) % AREAS
            worth += weights.field * power(weights.field_waits, wait)
            if sector == parts.bar:
                worth -= weights.blocked
        field += 1
    return worth


def animals_out(farm: Farm) -> i64:
    """How many animals are on pastures."""
    count: i64 = 0
    for animal in range(len(ANIMALS)):
        if farm.place_of(animal) != STABLE:
            count += 1
    return count


def pasture_worth(parts: Parts, farm: Farm, weights: Weights, rounds: float) -> float:
    """An animal outside brings its product after so many steps of the wheel, if the game lasts that long."""
    worth: float = 0.0
    for animal in range(len(ANIMALS)):
        place = farm.place_of(animal)
        if place != STABLE:
            steps = (parts.pacifier - farm.sector_of(place - 1) + AREAS) % AREAS
            left = float(parts.track_step[animal] - parts.pasture_stars[animal])
            in_time = min(1.0, max(0.0, (rounds - float(steps)) / DOUBT + 0.5))
            worth += weights.pasture * left * power(weights.pasture_waits, steps) * in_time
    return worth


def power(base: float, times: i64) -> float:
    """A small whole power."""
    found: float = 1.0
    while times > 0:
        found *= base
        times -= 1
    return found


ADVISER: Final = FarmeramaAdviser()
