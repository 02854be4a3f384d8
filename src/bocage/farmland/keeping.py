"""Which animals can stay when not all can, and one good way to place those that do."""

from __future__ import annotations

from bocage.core.lanes import LANE_BITS, covers, lane, minus, times, total
from bocage.core.native import i64, mypyc_attr
from bocage.farmland.capacities import COUNT, KINDS, CapacityBitset
from bocage.farmland.housing import UNKNOWN, YES, Homes, HousingSearch, fits, largest_first, lodges, plainly


def keepable(homes: Homes, animals: i64) -> list[i64]:
    """The herds, among these animals, that can be housed and to which none can be added; sorted."""
    if fits(homes, animals):
        return [animals]
    need = minus(animals, homes.base)
    pareto = ParetoFront(homes, need)
    if not pareto.explore():
        pareto.survey()
    return sorted([animals - need + herd for herd in pareto.front])


@mypyc_attr(acyclic=True)
class ParetoFront:
    """The herds that can be housed and to which no animal can be added: a Pareto front.

    Told as how many of the most numerous kind can be housed beside every herd of the three other kinds.

    The heights lie in one list: the second kind varies fastest, the fourth slowest. A height is -1
    where not even the three others can be housed.
    """

    def __init__(self, homes: Homes, need: i64) -> None:
        self.homes = homes
        order: list[tuple[i64, i64]] = sorted([(-lane(need, kind), kind) for kind in range(KINDS)])
        #: The kinds, most numerous first.
        self.kinds: list[i64] = [kind for _, kind in order]
        #: Their counts.
        self.counts: list[i64] = [-count for count, _ in order]
        self.third: i64 = 1 + self.counts[1]  # how far apart are two heights that differ by one
        self.fourth: i64 = self.third * (1 + self.counts[2])  # animal of the third or fourth kind
        size = self.fourth * (1 + self.counts[3])
        self.heights: list[i64] = [self.counts[0]] * size
        #: The herds to which no animal can be added.
        self.front: list[i64] = []
        #: How much may be tried before a survey is quicker.
        self.trials: i64 = 100 + size // 4

    def explore(self) -> bool:
        """Find the front by trial, from all animals downwards; False if it takes too long.

        Where all of the most numerous kind have room, they have beside all smaller herds too.
        """
        for fourth in range(self.counts[3], -1, -1):
            for third in range(self.counts[2], -1, -1):
                self._explore_row(third, fourth)
                if self.trials < 0:
                    return False
                if self.heights[third * self.third + fourth * self.fourth + self.counts[1]] == self.counts[0]:
                    break
            if self.heights[(fourth + 1) * self.fourth - 1] == self.counts[0]:
                break
        return True

    def _explore_row(self, third: i64, fourth: i64) -> None:
        """Find the heights beside so many of the third and fourth kind."""
        others = times(third, self.kinds[2]) + times(fourth, self.kinds[3])
        beside: i64 = -1
        for second in range(self.counts[1], -1, -1):
            beside = max(beside, self._behind(second, third, fourth))
            herd = others + times(second, self.kinds[1])
            height = self._climb(herd, beside)
            self._enter(second + third * self.third + fourth * self.fourth, herd, height, beside)
            beside = height
            if height == self.counts[0] or self.trials < 0:
                return

    def _behind(self, second: i64, third: i64, fourth: i64) -> i64:
        """The greatest height beside one more of the third or of the fourth kind."""
        spot = second + third * self.third + fourth * self.fourth
        height: i64 = -1
        if third < self.counts[2]:
            height = self.heights[spot + self.third]
        if fourth < self.counts[3]:
            height = max(height, self.heights[spot + self.fourth])
        return height

    def _climb(self, others: i64, height: i64) -> i64:
        """How many of the most numerous kind have room with the others; `height` have."""
        while height < self.counts[0]:
            herd = others + times(height + 1, self.kinds[0])
            answer = plainly(self.homes, herd)
            self.trials -= 1
            if answer == UNKNOWN:
                search = HousingSearch(self.homes, herd)
                answer = search.answer(self.trials)
                self.trials = search.choices - search.shared
            if answer != YES:
                break
            height += 1
        return height

    def _enter(self, spot: i64, others: i64, height: i64, beside: i64) -> None:
        """Note a height, and a herd if it is higher than beside any larger herd."""
        self.heights[spot] = height
        if height > beside:
            self.front.append(others + times(height, self.kinds[0]))

    def survey(self) -> None:
        """Find the front with a bitset of all ways to share out the homes."""
        self.heights = self._capacities().reached()
        self.front = []
        for fourth in range(self.counts[3], -1, -1):
            for third in range(self.counts[2], -1, -1):
                others = times(third, self.kinds[2]) + times(fourth, self.kinds[3])
                beside: i64 = -1
                for second in range(self.counts[1], -1, -1):
                    beside = max(beside, self._behind(second, third, fourth))
                    spot = second + third * self.third + fourth * self.fourth
                    height = max(beside, self.heights[spot])
                    self._enter(spot, others + times(second, self.kinds[1]), height, beside)
                    beside = height

    def _capacities(self) -> CapacityBitset:
        """All homes in a bitset."""
        need: i64 = 0
        for place in range(KINDS):
            need += times(self.counts[place], place)
        largest: i64 = self.homes.rooms[0] if self.homes.rooms else 1
        for hall in self.homes.halls:
            largest = max(largest, hall & COUNT)
        bitset = CapacityBitset(need, min(largest, self.counts[0]) - 1)
        for hall in self.homes.halls:
            bitset.add_hall(hall)
        bitset.add_rooms(self.homes.rooms)
        bitset.add_rooms([1] * self.homes.singles)
        return bitset


def singles_possible(homes: Homes, pastures: list[i64], animals: i64, wanted: i64) -> bool:
    """Whether all animals can be housed so that so many pastures hold exactly one animal of a kind.

    `pastures` are among the rooms; `wanted` says for how many of them, kind by kind. The smallest
    pastures are the ones to waste: any larger one can take over what they would have held.
    """
    count = total(wanted)
    if count > len(pastures) or not covers(animals, wanted):
        return False
    ordered = largest_first(pastures)
    rooms = homes.rooms.copy()
    for index in range(len(ordered) - count, len(ordered)):
        rooms.remove(ordered[index])
    return fits(Homes(homes.base, rooms, homes.singles, homes.halls), animals - wanted)


def arrange(homes: Homes, animals: i64) -> list[i64] | None:
    """One legal arrangement, or None: what stands in each room, hall and single, then in the reserved homes.

    Reserved homes are filled first. As far as it costs no other animal its place, a kind stays together.
    """
    if not fits(homes, animals):
        return None
    need = minus(animals, homes.base)
    reserved = animals - need
    capacities = homes.rooms + homes.halls + [1] * homes.singles
    contents: list[i64] = []
    for place in range(len(capacities)):
        content = _best_content(capacities[place], need, _homes_after(homes, place))
        contents.append(content)
        need -= content
    return [*contents, reserved]


def _homes_after(homes: Homes, place: i64) -> Homes:
    """The rooms, halls and singles that follow a place in the order of `arrange`."""
    rooms = homes.rooms[place + 1 :]
    place -= len(homes.rooms)
    halls = homes.halls[max(0, place + 1) :]
    place -= len(homes.halls)
    return Homes(0, rooms, min(homes.singles, homes.singles - place - 1), halls)


def _best_content(capacity: i64, need: i64, others: Homes) -> i64:
    """What shall stand in a home so that the others hold the rest: whole kinds if possible."""
    best: i64 = 0
    comfort: i64 = -1
    for content in _contents(capacity & COUNT, capacity >> LANE_BITS, need):
        rest = need - content
        better = 0
        for kind in range(KINDS):
            if lane(content, kind) and lane(rest, kind) == 0:
                better += COUNT
        better += total(content)
        if better > comfort and lodges(others, rest):
            best = content
            comfort = better
    return best


def _contents(full: i64, half: i64, need: i64) -> list[i64]:
    """The most that one kind, or two kinds in a hall, can have in a home."""
    contents: list[i64] = []
    for kind in range(KINDS):
        contents.append(times(min(full, lane(need, kind)), kind))
        shared = times(min(half, lane(need, kind)), kind)
        for other in range(kind + 1, KINDS):
            contents.append(shared + times(min(half, lane(need, other)), other))
    return contents
