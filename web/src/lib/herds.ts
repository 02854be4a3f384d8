/** Where the animals of a home are drawn: spread evenly over its spaces, small when there are many. */
import type { Goods } from "./protocol";

export type Drawn = { kind: string; x: number; y: number; size: number; isMirrored: boolean; count: number };
type Corner = (cell: string) => { x: number; y: number };

const SPOTS: { size: number; centres: [number, number][] }[] = [
  { size: 50, centres: [[50, 60]] },
  { size: 46, centres: [[29, 50], [69, 68]] },
  { size: 42, centres: [[27, 44], [71, 50], [46, 76]] },
  { size: 40, centres: [[28, 42], [71, 42], [29, 75], [72, 76]] },
  { size: 32, centres: [[22, 44], [51, 40], [79, 45], [22, 74], [50, 78], [79, 74]] },
  { size: 26, centres: [[19, 46], [40, 42], [61, 46], [82, 43], [19, 73], [40, 77], [61, 73], [82, 77]] },
];
const BEFORE_THE_DOOR = [[], [50], [32, 67], [23, 50, 77], [17, 39, 61, 83], [14, 32, 50, 68, 86]];

/** The same animals, and which of them were not in this home before. */
export function withNewcomers<Place extends { kind: string; cells: string[]; animals: Goods }>(
  drawn: Drawn[],
  home: Place,
  was: readonly Place[],
): (Drawn & { isNew: boolean })[] {
  const old = { ...was.find((one) => one.kind === home.kind && one.cells.join() === home.cells.join())?.animals };
  return drawn.map((animal) => {
    const left = (old[animal.kind] ?? 0) - animal.count;
    old[animal.kind] = left;
    return { ...animal, isNew: left < 0 };
  });
}

/** One list entry for each animal. */
function flat(animals: Goods): string[] {
  return Object.entries(animals).flatMap(([kind, count]) => Array<string>(count).fill(kind));
}

/** Animals on the spaces of a pasture, or on one open space. */
export function onLand(cells: readonly string[], animals: Goods, corner: Corner): Drawn[] {
  const all = flat(animals);
  const drawn: Drawn[] = [];
  let next = 0;
  cells.forEach((cell, place) => {
    const share = Math.floor(all.length / cells.length) + (place < all.length % cells.length ? 1 : 0);
    drawn.push(...inSpace(corner(cell), all.slice(next, next + share), next));
    next += share;
  });
  return drawn.sort((one, other) => one.y - other.y);
}

function inSpace({ x, y }: { x: number; y: number }, kinds: string[], first: number): Drawn[] {
  if (!kinds.length) return [];
  const spots = SPOTS.find(({ centres }) => centres.length >= kinds.length);
  if (!spots) return [{ kind: kinds[0]!, x: x + 50, y: y + 60, size: 50, isMirrored: false, count: kinds.length }];
  return kinds.map((kind, place) => {
    const [dx, dy] = spots.centres[place]!;
    return { kind, x: x + dx, y: y + dy, size: spots.size, isMirrored: (first + place) % 3 === 0, count: 1 };
  });
}

/** Animals that stand before the door of a building. */
export function beforeDoor(cell: string, animals: Goods, corner: Corner): Drawn[] {
  const kinds = flat(animals);
  const { x, y } = corner(cell);
  const places = BEFORE_THE_DOOR[kinds.length];
  if (places) {
    const size = kinds.length < 3 ? 36 : kinds.length === 3 ? 30 : 25;
    return kinds.map((kind, place) => ({ kind, x: x + places[place]!, y: y + 80, size, isMirrored: place % 3 === 2, count: 1 }));
  }
  const present = Object.entries(animals).filter(([, count]) => count);
  const spots = BEFORE_THE_DOOR[present.length] ?? [];
  return present.map(([kind, count], place) => ({ kind, count, x: x + (spots[place] ?? 50), y: y + 78, size: 34, isMirrored: false }));
}
