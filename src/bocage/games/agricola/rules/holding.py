"""The cards of one player: in front, in hand, and in the pack of a draft."""

from __future__ import annotations

from typing import Final

from bocage.core.cards import CARD_WORD
from bocage.core.lanes import bit
from bocage.core.native import i64, mypyc_attr
from bocage.games.agricola.rules.book import CardSet

NO_LOOKS: Final[list[i64]] = []


@mypyc_attr(acyclic=True)
class Holding:
    """Cards as pairs of masks: word 0 the cards 0 to 62, word 1 the others.

    Attributes:
        cards0, cards1: the cards in front of the player; hand0, hand1: those in hand.
        known0, known1: cards of the hand that everybody has seen coming (AR-67).
        pack0, pack1: cards in hand to choose from, before they are kept (A-19.6).
        looks0, looks1: the packs as the player has seen them, one after another.
    """

    def __init__(self) -> None:
        self.cards0: i64 = 0
        self.cards1: i64 = 0
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.known0: i64 = 0
        self.known1: i64 = 0
        self.pack0: i64 = 0
        self.pack1: i64 = 0
        self.looks0: list[i64] = NO_LOOKS
        self.looks1: list[i64] = NO_LOOKS

    def copy_cards(self, new: Holding) -> None:
        """Give another the same cards. Lists are shared: they are replaced, never changed."""
        new.cards0 = self.cards0
        new.cards1 = self.cards1
        new.hand0 = self.hand0
        new.hand1 = self.hand1
        new.known0 = self.known0
        new.known1 = self.known1
        new.pack0 = self.pack0
        new.pack1 = self.pack1
        new.looks0 = self.looks0
        new.looks1 = self.looks1

    def card_key(self) -> tuple[int, ...]:
        """The cards as part of a key."""
        front = (self.cards0, self.cards1, self.hand0, self.hand1, self.known0, self.known1)
        return (*front, self.pack0, self.pack1, *self.looks0, *self.looks1)

    def has(self, cards: CardSet) -> bool:
        """Whether one of these cards lies in front of the player."""
        return self.cards0 & cards.word0 != 0 or self.cards1 & cards.word1 != 0

    def owns(self, card: i64) -> bool:
        """Whether a card lies in front of the player."""
        if card < CARD_WORD:
            return (self.cards0 >> card) & 1 == 1
        return (self.cards1 >> (card - CARD_WORD)) & 1 == 1

    def lay_down(self, card: i64) -> None:
        """A card comes from the hand, or from the supply board, to lie in front of the player."""
        if card < CARD_WORD:
            self.cards0 |= bit(card)
        else:
            self.cards1 |= bit(card - CARD_WORD)
        self.leave_hand(card)

    def leave_hand(self, card: i64) -> None:
        """A card is no longer in hand."""
        if card < CARD_WORD:
            self.hand0 &= ~bit(card)
            self.known0 &= ~bit(card)
        else:
            self.hand1 &= ~bit(card - CARD_WORD)
            self.known1 &= ~bit(card - CARD_WORD)

    def take_in_hand(self, card: i64, known: bool) -> None:
        """A card comes into the hand; everybody may have seen it coming (AR-67)."""
        if card < CARD_WORD:
            self.hand0 |= bit(card)
            self.known0 |= bit(card) if known else 0
        else:
            self.hand1 |= bit(card - CARD_WORD)
            self.known1 |= bit(card - CARD_WORD) if known else 0

    def take_in_pack(self, card: i64) -> None:
        """A card is dealt to the pack; the player looks at it when all have come."""
        if self.pack0 or self.pack1:
            self.looks0 = self.looks0[:-1]
            self.looks1 = self.looks1[:-1]
        if card < CARD_WORD:
            self.receive_pack(self.pack0 | bit(card), self.pack1)
        else:
            self.receive_pack(self.pack0, self.pack1 | bit(card - CARD_WORD))

    def receive_pack(self, pack0: i64, pack1: i64) -> None:
        """A pack comes to the player, who sees it."""
        self.pack0 = pack0
        self.pack1 = pack1
        self.looks0 = [*self.looks0, pack0]
        self.looks1 = [*self.looks1, pack1]

    def last_look(self, card: i64) -> i64:
        """When the player last saw a card in a pack, counted from 0; -1 if never."""
        looks = self.looks0 if card < CARD_WORD else self.looks1
        place = len(looks) - 1
        while place >= 0 and (looks[place] >> (card % CARD_WORD)) & 1 == 0:
            place -= 1
        return place

    def keep(self, card: i64) -> None:
        """A card goes from the pack to the hand."""
        if card < CARD_WORD:
            self.pack0 &= ~bit(card)
        else:
            self.pack1 &= ~bit(card - CARD_WORD)
        self.take_in_hand(card, False)
