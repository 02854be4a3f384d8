"""Where animals can stand: does a legal arrangement exist, and what does one look like?

A farm offers three sorts of homes. Some are reserved for given kinds of animals: what they hold is
subtracted at once. Rooms, singles and halls take any kind, so that for them kinds are interchangeable
and a farm's need is a *ranking*: the counts still without a home, neediest kind in the lowest lane.
"""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import LANE_BITS, bit, lane, minus, total
from bocage.core.native import i64, mypyc_attr
from bocage.farmland.capacities import COUNT, KINDS, CapacityBitset

NO: Final = 0
YES: Final = 1
ABOVE: Final = 36  # the bits of a ranked need
UNKNOWN: Final = 2  # the search has used up its choices


@mypyc_attr(acyclic=True, free_list_len=1)
class Homes:
    """The homes of one farm; never changed once made.

    `rooms` are given in any order, each at least 2. A hall is `full | half << 9`: it holds `full`
    animals of one kind, or up to `half` of each of two kinds, where `half <= full`.

    >>> fits(Homes(0, [4, 2], 1, []), 3 | 2 << 9 | 1 << 18)
    True
    """

    def __init__(self, base: i64, rooms: list[i64], singles: i64, halls: list[i64]) -> None:
        #: How many of each kind the reserved homes hold in all.
        self.base: i64 = base
        #: Capacities of the homes that hold one kind at a time, the largest first.
        self.rooms: list[i64] = largest_first(rooms)
        #: How many homes hold exactly one animal of any kind.
        self.singles: i64 = singles
        #: Homes that two kinds may share.
        self.halls: list[i64] = halls
        #: No more animals than this, outside the reserved homes, have ever room.
        self.room: i64 = singles
        #: How much of `room` is there only if two kinds share each hall.
        self.sharing: i64 = 0
        for room in rooms:
            self.room += room
        for hall in halls:
            full = hall & COUNT
            shared = max(full, 2 * (hall >> LANE_BITS))
            self.room += shared
            self.sharing += shared - full


def largest_first(rooms: list[i64]) -> list[i64]:
    """A sorted copy; farms list their homes nearly in order, and there are few."""
    ordered = rooms.copy()
    for end in range(1, len(ordered)):
        place: i64 = end
        room = ordered[place]
        while place > 0 and ordered[place - 1] < room:
            ordered[place] = ordered[place - 1]
            place -= 1
        if place != end:
            ordered[place] = room
    return ordered


def fits(homes: Homes, animals: i64) -> bool:
    """Whether all these animals can be housed together."""
    return lodges(homes, minus(animals, homes.base))


def lodges(homes: Homes, need: i64) -> bool:
    """Whether all these animals can be housed without the reserved homes."""
    answer = plainly(homes, need)
    if answer == UNKNOWN:
        return HousingSearch(homes, need).fits()
    return answer == YES


def plainly(homes: Homes, need: i64) -> i64:
    """The answer of `lodges` where it takes no search."""
    count = total(need)
    if count <= homes.singles:
        return YES
    if count > homes.room:
        return NO
    left = homes.room
    need = ranked(need)
    index: i64 = 0
    for room in homes.rooms:
        if need <= COUNT or room < need & COUNT:
            break
        # Who needs most takes a room that is enough: any other kind is content with its homes instead.
        need >>= LANE_BITS
        left -= room
        index += 1
    count = total(need)
    if count > left or (need <= COUNT and count > left - homes.sharing):
        return NO
    if need <= COUNT or count <= homes.singles or _greedily(homes, index, need):
        return YES
    return UNKNOWN if index < len(homes.rooms) or homes.halls else NO


def ranked(word: i64) -> i64:
    """The counts of a word in falling order, zeros left out."""
    ranking: i64 = 0
    while word:
        ranking = _ranked_with(ranking, word & COUNT)
        word >>= LANE_BITS
    return ranking


def _ranked_with(ranking: i64, count: i64) -> i64:
    """The ranking with one more kind."""
    if count >= ranking & COUNT:
        return ranking << LANE_BITS | count
    if count == 0:
        return ranking
    place: i64 = LANE_BITS
    while count < (ranking >> place) & COUNT:
        place += LANE_BITS
    low = ranking & (bit(place) - 1)
    return low | count << place | (ranking >> place) << (place + LANE_BITS)


def housed(need: i64, kind: i64, amount: i64) -> i64:
    """The ranking after up to `amount` animals of the kind in this lane found a home."""
    place = kind * LANE_BITS
    count = (need >> place) & COUNT
    rest = (need & (bit(place) - 1)) | (need >> (place + LANE_BITS)) << place
    return _ranked_with(rest, count - amount) if count > amount else rest


def _greedily(homes: Homes, index: i64, need: i64) -> bool:
    """Whether the neediest kind may always take the next home."""
    rooms = homes.rooms
    while index < len(rooms):
        room = rooms[index]
        most = need & COUNT
        need >>= LANE_BITS
        if room < most:
            need = _ranked_with(need, most - room)
        index += 1
    for hall in homes.halls:
        full = hall & COUNT
        half = hall >> LANE_BITS
        second = (need >> LANE_BITS) & COUNT
        if min(full, need & COUNT) < min(half, need & COUNT) + min(half, second):
            need = housed(housed(need, 1, half), 0, half)
        else:
            need = housed(need, 0, full)
    return total(need) <= homes.singles


@mypyc_attr(acyclic=True, free_list_len=1)
class HousingSearch:
    """A search for homes: the halls first, then the rooms, the largest and the neediest kind first.

    It notes what failed, and gives up after a number of choices; then the bitset can answer.
    """

    def __init__(self, homes: Homes, need: i64) -> None:
        self.homes = homes
        #: What animals need a home, ranked.
        self.need: i64 = ranked(need)
        #: How much room there is for them.
        self.left: i64 = homes.room
        #: The first room: those before it were plainly taken by the neediest.
        self.first: i64 = 0
        for room in homes.rooms:
            if room < self.need & COUNT:
                break
            self.need >>= LANE_BITS
            self.left -= room
            self.first += 1
        #: How many more times the search may choose.
        self.choices: i64 = 0
        #: How many times it chose in halls, which is not limited.
        self.shared: i64 = 0
        #: Failures are noted once fewer choices than this remain: at first it is not worth the while.
        self.patience: i64 = 0
        #: What was found not to fit: a ranked need, and above it the next home.
        self.failed: set[i64] = set()
        #: Needs, after the halls, that the search gave up.
        self.undecided: list[i64] = []

    def fits(self) -> bool:
        """Whether all find a home."""
        waste = self.left - total(self.need)
        if self.first < len(self.homes.rooms):
            waste = min(waste, self.homes.rooms[self.first] - 1)
        size = (1 + waste + lane(self.need, 1)) * (1 + waste + lane(self.need, 2))
        size *= (1 + waste + lane(self.need, 3)) * (len(self.homes.rooms) - self.first)
        answer = self.answer(min(300 + size // 800, 20000))  # about as long as the bitset takes
        if answer == UNKNOWN:
            bitset = CapacityBitset(self.need, waste)
            bitset.add_rooms(self.homes.rooms[self.first :])
            bitset.add_rooms([1] * self.homes.singles)
            return bitset.fits(self.undecided)
        return answer == YES

    def answer(self, choices: i64) -> i64:
        """Whether all find a home, if so many choices are enough to know."""
        self.choices = choices
        self.patience = choices - 20
        return self.in_halls(0, self.need, self.left)

    def in_halls(self, index: i64, need: i64, left: i64) -> i64:
        """Whether the halls from `index` on and the rooms, `left` in all, meet a need."""
        if total(need) > left:
            return NO
        if self.homes.halls:
            key = need | (index + 128) << ABOVE
            if key in self.failed:
                return NO  # or undecided, and noted
            self.failed.add(key)
            self.shared += 1
        if index == len(self.homes.halls):
            answer = self.in_rooms(self.first, need, left)
            if answer == UNKNOWN:
                self.undecided.append(need)
            return answer
        hall = self.homes.halls[index]
        left -= max(hall & COUNT, 2 * (hall >> LANE_BITS))
        answer = NO
        kind: i64 = 0
        while answer & YES == 0 and need >> (kind * LANE_BITS):
            answer |= self._in_hall(index, need, left, kind)
            kind += 1
        return YES if answer & YES else answer

    def _in_hall(self, index: i64, need: i64, left: i64, kind: i64) -> i64:
        """Try one kind alone in a hall, then with every less needy kind."""
        hall = self.homes.halls[index]
        answer = self.in_halls(index + 1, housed(need, kind, hall & COUNT), left)
        half = hall >> LANE_BITS
        other = kind + 1
        while answer & YES == 0 and need >> (other * LANE_BITS):
            shared = housed(housed(need, other, half), kind, half)
            answer |= self.in_halls(index + 1, shared, left)
            other += 1
        return YES if answer & YES else answer

    def in_rooms(self, index: i64, need: i64, left: i64) -> i64:
        """Whether the rooms from `index` on and the singles, `left` in all, meet a need."""
        rooms = self.homes.rooms
        while True:
            count = total(need)
            if count > left:
                return NO
            if count <= self.homes.singles or need <= COUNT:
                return YES
            if index == len(rooms):
                return NO
            room = rooms[index]
            if room < need & COUNT:
                break
            need >>= LANE_BITS
            left -= room
            index += 1
        key = need | index << ABOVE
        if self.choices < self.patience and key in self.failed:
            return NO
        answer = self._in_room(index, need, left)
        if answer == NO and self.choices < self.patience:
            self.failed.add(key)
        return answer

    def _in_room(self, index: i64, need: i64, left: i64) -> i64:
        """Try every kind in a room that is too small for the neediest."""
        self.choices -= 1
        if self.choices < 0:
            return UNKNOWN
        room = self.homes.rooms[index]
        left -= room
        kind = _exactly(need, room)
        if kind >= 0:
            return self.in_rooms(index + 1, housed(need, kind, room), left)
        kind = 0
        before: i64 = 0
        while True:
            count = (need >> (kind * LANE_BITS)) & COUNT
            if count != before:  # kinds in equal need are interchangeable
                answer = self.in_rooms(index + 1, housed(need, kind, room), left)
                if answer != NO or count < room:
                    return answer
            before = count
            kind += 1


def _exactly(need: i64, count: i64) -> i64:
    """The kind that needs exactly this much, or -1."""
    for kind in range(KINDS):
        if lane(need, kind) == count:
            return kind
    return -1
