/** A farmyard in words: for those who do not see the picture. */
import { list, say } from "$/lib/language.svelte";
import type { Components, Goods, Moment } from "$/lib/protocol";
import { ANIMALS, homesOf, RESOURCES, viewOf } from "./view";

function counted(goods: Goods, order: readonly string[]): string {
  const present = order.filter((good) => goods[good]);
  if (!present.length) return say("nothing");
  return list(present.map((good) => say(`good-${good === "food" ? "meal" : good}-count`, { count: goods[good]! })));
}

export function farmWords(moment: Moment, components: Components, seat: number): string[] {
  const farm = viewOf(moment).farms[seat];
  if (!farm) return [];
  const nameOf = (id: string) => components.cards.find((card) => card.id === id)?.name ?? id;
  const fields = Object.entries(farm.fields).map(([cell, crops]) => `${cell} (${counted(crops, ["grain", "vegetable"])})`);
  const homes = homesOf(moment, seat)
    .filter((home) => home.kind === "pasture" || Object.keys(home.animals).length)
    .map((home) => say("web-agricola-home", { kind: home.kind, cells: home.cells.join(" "), animals: counted(home.animals, ANIMALS), room: home.room }));
  return [
    say("web-agricola-house", { house: farm.house, rooms: list(farm.rooms), people: farm.people }),
    ...(fields.length ? [say("web-agricola-fields", { fields: list(fields) })] : []),
    ...homes,
    ...(farm.stables.length ? [say("web-agricola-stables-at", { cells: list(farm.stables) })] : []),
    say("web-agricola-supply", { goods: counted(Object.fromEntries(RESOURCES.map((good) => [good, farm[good]])), RESOURCES) }),
    ...(farm.cards.length ? [say("web-agricola-played", { cards: list(farm.cards.map(nameOf)) })] : []),
  ];
}
