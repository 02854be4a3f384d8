"""A player's farm: barn, fields, player wheel, animals, score markers, garden (F-3 to F-8)."""

from __future__ import annotations

from typing import Final

from bocage.core.lanes import bit, lane, one, popcount, shifted
from bocage.core.native import i64, mypyc_attr
from bocage.games.farmerama.rules.actions import ANIMALS, AREAS, CROPS
from bocage.games.farmerama.rules.parts import NOBODY, Parts

FIELD_BITS: Final = 3  # a field is 0, or the crop on it + 1
PLACE_BITS: Final = 4  # an animal is in the stable, 0, or on the pasture of an area, + 1
STABLE: Final = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Farm:
    """Everything one player has.

    Attributes:
        barn: packed goods; fields: packed crops; offset: how far the player wheel was turned.
        places: where the animals are, packed; ranks: products so far, packed.
        garden: mask of decorative buildings; special: special-action tiles (solo).
        chosen: mask of the cards played this round, secret until the reveal.
    """

    def __init__(self) -> None:
        self.barn: i64 = 0
        self.fields: i64 = 0
        self.offset: i64 = 0
        self.places: i64 = 0
        self.ranks: i64 = 0
        self.garden: i64 = 0
        self.special: i64 = 0
        self.chosen: i64 = 0

    def copy(self) -> Farm:
        """An independent farm."""
        new = Farm()
        new.barn = self.barn
        new.fields = self.fields
        new.offset = self.offset
        new.places = self.places
        new.ranks = self.ranks
        new.garden = self.garden
        new.special = self.special
        new.chosen = self.chosen
        return new

    def key(self) -> tuple[int, ...]:
        """Equal farms have equal keys."""
        return (
            self.barn,
            self.fields,
            self.offset,
            self.places,
            self.ranks,
            self.garden,
            self.special,
            self.chosen,
        )

    def crop_on(self, field: i64) -> i64:
        """The crop on a field, or NOBODY."""
        return ((self.fields >> (field * FIELD_BITS)) & 7) - 1

    def plant(self, field: i64, crop: i64) -> None:
        """A pile of two tiles of a crop lies on an empty field (F-32)."""
        self.fields |= shifted(crop + 1, field * FIELD_BITS)

    def clear(self, field: i64) -> None:
        """Nothing lies on a field any more."""
        self.fields &= ~shifted(7, field * FIELD_BITS)

    def sector_of(self, area: i64) -> i64:
        """The sector of the player wheel that an area faces (F-8)."""
        return (area + self.offset) % AREAS

    def area_at(self, sector: i64) -> i64:
        """The area that faces a sector."""
        return (sector - self.offset + AREAS) % AREAS

    def place_of(self, animal: i64) -> i64:
        """STABLE, or the area whose pasture an animal stands on, + 1."""
        return (self.places >> (animal * PLACE_BITS)) & 15

    def put_animal(self, animal: i64, place: i64) -> None:
        """An animal goes to the stable or to a pasture."""
        shift = animal * PLACE_BITS
        self.places = (self.places & ~shifted(15, shift)) | shifted(place, shift)

    def animals_on(self, area: i64) -> i64:
        """How many animals stand on the pasture of an area."""
        count: i64 = 0
        animal: i64 = 0
        while animal < len(ANIMALS):
            if self.place_of(animal) == area + 1:
                count += 1
            animal += 1
        return count

    def sown(self, parts: Parts) -> i64:
        """A mask of the fields that carry crops."""
        mask: i64 = 0
        field: i64 = 0
        while field < parts.fields:
            if self.crop_on(field) != NOBODY:
                mask |= bit(field)
            field += 1
        return mask

    def scarecrows(self, parts: Parts) -> i64:
        """How many scarecrows are visible (F-5)."""
        return popcount(parts.scarecrows & ~self.sown(parts))

    def crops_in_barn(self) -> i64:
        """Crop tiles in the barn; water is no crop (F-1)."""
        count: i64 = 0
        for crop in range(len(CROPS)):
            count += lane(self.barn, crop)
        return count

    def buildings(self) -> i64:
        """How many decorative buildings stand in the garden."""
        return popcount(self.garden)

    def turn(self, parts: Parts) -> i64:
        """Turn the player wheel by one sector; animals before the pacifier bring products (F-48).

        Returns a mask of those animals.
        """
        self.offset = (self.offset + 1) % AREAS
        area = self.area_at(parts.pacifier)
        milked: i64 = 0
        animal: i64 = 0
        while animal < len(ANIMALS):
            if self.place_of(animal) == area + 1:
                self.put_animal(animal, STABLE)
                self.ranks += one(animal)
                milked |= bit(animal)
            animal += 1
        return milked
