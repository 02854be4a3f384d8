/** What a game says so that its positions can be set up by hand: pieces, where they go, and what is counted. */
import type { Components, Named } from "$/lib/protocol";

/** A position as a person writes it (docs/position.md): what is left out has its usual value. */
export type Draft = { game: string; options: Record<string, unknown>; farms: Record<string, unknown>[]; [field: string]: unknown };

/** Something that is put on the board by pointing there; `kinds`: which of several. */
export type Piece = { id: string; symbol: string; name: string; kinds?: Named[] };

/** A place where the chosen piece may be put: what the board calls it, and how it is said. */
export type Spot = { notation: string; name: string };

/** Where in the position something stands. */
export type Path = (string | number)[];

export type Control =
  | { sort: "count"; path: Path; name: string; symbol: string; least: number; most: number }
  | { sort: "choice"; path: Path; name: string; choices: { id: string | number | null; name: string }[] }
  | { sort: "list"; path: Path; name: string; choices: Named[] };

/** Controls that belong together. */
export type Group = { title: string; controls: Control[] };

/** What is pointed at: by whom, with which piece, and whether it is put there or taken away. */
export type Touch = { seat: number; piece: string; kind: string; notation: string; step: 1 | -1 };

export type SetUp = {
  /** A position without what programs keep in it, so that the rules work it out anew. */
  bare: (view: Draft) => Draft;
  /** What is sent: the draft without what only this page keeps in it. */
  sent?: (draft: Draft) => Draft;
  /** What is drawn until the rules have answered, where the draft and the last position contradict each other. */
  drawn?: (view: Draft) => Draft;
  pieces: (draft: Draft, seat: number, components: Components) => Piece[];
  spots: (draft: Draft, touch: Pick<Touch, "seat" | "piece" | "kind">, components: Components) => Spot[];
  /** Put the piece there, or take it away. */
  touch: (draft: Draft, touch: Touch, components: Components) => void;
  groups: (draft: Draft, seat: number, components: Components, name: (seat: number) => string) => Group[];
  /** What changes with a number, such as the board with the round. */
  changed?: (draft: Draft, path: Path) => void;
};

/** A position without some fields, and its farms without some. */
export function without(view: Draft, fields: readonly string[], ofFarms: readonly string[]): Draft {
  const rest = (from: Record<string, unknown>, names: readonly string[]) =>
    Object.fromEntries(Object.entries(from).filter(([field]) => !names.includes(field)));
  return { ...rest(view, fields), farms: view.farms.map((farm) => rest(farm, ofFarms)) } as Draft;
}

/** What stands at a place of a draft. */
export function valueAt(draft: Draft, path: Path): unknown {
  return path.reduce<unknown>((found, step) => (found as Record<string | number, unknown> | undefined)?.[step], draft);
}

/** Write at a place of a draft; null takes it out. */
export function setAt(draft: Draft, path: Path, value: unknown): void {
  let place = draft as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) place = (place[step] ??= {}) as Record<string | number, unknown>;
  const last = path.at(-1)!;
  if (value === null) delete place[last];
  else place[last] = value;
}

/** In a list or out of it. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** More or fewer of a good among others; none is left out. */
export function added(goods: Record<string, number>, good: string, step: number): Record<string, number> {
  const { [good]: before = 0, ...rest } = goods;
  const now = Math.max(0, before + step);
  return now ? { ...rest, [good]: now } : rest;
}

/** The name of a good, as the game has it. */
export function goodName(components: Components, id: string): string {
  return components.goods.find((good) => good.id === id)?.name ?? id;
}
