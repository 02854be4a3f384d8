/** The order of a hand: what is of use now comes first. */
import type { Card, Goods } from "$/lib/protocol";

export const ORDERS = ["use", "kind", "price", "name"] as const;
export type Order = (typeof ORDERS)[number];

/** What a card needs to be put in order: itself, its prices now, and whether it can be played at once. */
export type Held = { card: Card; prices: Goods[]; isLegal: boolean };

const KINDS = ["occupation", "minor", "major"];

function canPay(prices: readonly Goods[], supply: Goods): boolean {
  return !prices.length || prices.some((price) => Object.entries(price).every(([good, count]) => (supply[good] ?? 0) >= count));
}

function total(prices: readonly Goods[]): number {
  return Math.min(...(prices.length ? prices : [{}]).map((price) => Object.values(price).reduce((sum, count) => sum + count, 0)));
}

/** 0 what can be played at once, 1 what could be paid, 2 the rest. */
export function useOf(held: Held, supply: Goods): number {
  if (held.isLegal) return 0;
  return canPay(held.prices, supply) ? 1 : 2;
}

/** The hand in an order; what can be played now is always in front. */
export function ordered(hand: readonly Held[], order: Order, supply: Goods, lang: string): Held[] {
  const kind = (held: Held) => KINDS.indexOf(held.card.kind);
  const keys: Record<Order, (held: Held) => number> = {
    use: (held) => useOf(held, supply),
    kind,
    price: (held) => total(held.prices),
    name: () => 0,
  };
  const isLater = (held: Held) => (held.isLegal ? 0 : 1);
  return [...hand].sort(
    (one, other) =>
      isLater(one) - isLater(other) ||
      keys[order](one) - keys[order](other) ||
      (order === "name" ? 0 : kind(one) - kind(other)) ||
      one.card.name.localeCompare(other.card.name, lang),
  );
}
