/** A farm in words: for those who do not see the picture. */
import { list, say } from "$/lib/language.svelte";
import type { Components, Goods, Moment } from "$/lib/protocol";
import { ANIMALS, homesOf, RESOURCES, viewOf } from "./view";

export function counted(goods: Goods, order: readonly string[]): string {
  const present = order.filter((good) => goods[good]);
  if (!present.length) return say("nothing");
  return list(present.map((good) => say(`good-${good}-count`, { count: goods[good]! })));
}

/** What stands where on a farm, one sentence a line. */
export function farmWords(moment: Moment, components: Components, seat: number): string[] {
  const farm = viewOf(moment).farms[seat];
  if (!farm) return [];
  const nameOf = (id: string) => components.cards.find((card) => card.id === id)?.name ?? id;
  const supply = { wood: farm.wood, stone: farm.stone, reed: farm.reed, borders: farm.borders };
  const homes = homesOf(moment, seat).map((home) => {
    const animals = counted(home.animals, ANIMALS);
    const place = home.building ? nameOf(home.building) : say(`web-creatures-home-${home.kind}`);
    return say("web-creatures-home", { place, cells: home.cells.join(" "), animals, room: home.room });
  });
  const empty = Object.entries(farm.buildings)
    .filter(([cell]) => !homesOf(moment, seat).some((home) => home.kind === "building" && home.cells[0] === cell))
    .map(([cell, id]) => `${nameOf(id)} ${cell}`);
  return [
    say("web-creatures-size", { columns: farm.columns }),
    ...homes,
    ...(empty.length ? [say("web-creatures-others", { buildings: list(empty) })] : []),
    ...(farm.troughs.length ? [say("web-creatures-troughs", { cells: list(farm.troughs) })] : []),
    ...(farm.placed_borders.length ? [say("web-creatures-borders", { edges: list(farm.placed_borders) })] : []),
    say("web-creatures-supply", { goods: counted(supply, [...RESOURCES, "borders"]) }),
  ];
}
