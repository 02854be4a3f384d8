/** Positions of this game set up by hand. Fences are what lies around pastures, so pastures are what one paints. */
import { say } from "$/lib/language.svelte";
import { cellOf, cellsOf, edgeName, ROWS } from "$/lib/land";
import type { Components, Named } from "$/lib/protocol";
import { added, goodName, toggled, without, type Control, type Draft, type SetUp, type Touch } from "$/pages/learn/setup/contract";
import { COLUMNS, ANIMALS, figuresOf, RESOURCES } from "./view";
import type { Card, FarmView, SpaceContent } from "./wire";

/** A farm with the pastures as they are painted: for each space the number of its pasture. */
type Painted = FarmView & { pens: Record<string, string> };

const SPACE_GOODS = ["wood", "clay", "reed", "stone", "food", ...ANIMALS] as const;
const CROPS: Record<string, number> = { grain: 3, vegetable: 2 };
const CELL_PIECES: Record<string, string> = { room: "room", field: "plow", stable: "stable", pasture: "enclose", grain: "sow_grain", vegetable: "sow_vegetable" };
const MOST = 30;
const MOST_PEOPLE = 5;
const MOST_BEGGING = 20;
const PASTURES = ["1", "2", "3", "4", "5", "6"];

const farmOf = (draft: Draft, seat: number) => draft.farms[seat] as Painted;
const symbolOf = (good: string) => good;

/** The sides of a space: the neighbour there, and the name of the edge. */
function sides(cell: string): { beyond: string; edge: string }[] {
  const { column, row } = cellOf(cell);
  const at = (across: number, down: number) =>
    across >= 0 && across < COLUMNS && down >= 0 && down < ROWS ? cellsOf(COLUMNS)[across * ROWS + down]! : "";
  const east = column + 1 === COLUMNS ? `${cell}e` : edgeName(column + 1, row, "w");
  const south = row + 1 === ROWS ? `${cell}s` : edgeName(column, row + 1, "n");
  return [
    { beyond: at(column, row - 1), edge: edgeName(column, row, "n") },
    { beyond: at(column - 1, row), edge: edgeName(column, row, "w") },
    { beyond: at(column + 1, row), edge: east },
    { beyond: at(column, row + 1), edge: south },
  ];
}

/** Spaces that no fence parts from this one. */
function around(cell: string, fences: ReadonlySet<string>): { cells: Set<string>; isClosed: boolean } {
  const cells = new Set([cell]);
  let isClosed = true;
  for (const one of cells) {
    for (const { beyond, edge } of sides(one)) {
      if (fences.has(edge)) continue;
      if (beyond) cells.add(beyond);
      else isClosed = false;
    }
  }
  return { cells, isClosed };
}

/** The pastures that fences make, numbered from the left. */
function pensOf(fences: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  const known = new Set(fences);
  let number = 0;
  for (const cell of cellsOf(COLUMNS)) {
    if (found[cell]) continue;
    const { cells, isClosed } = around(cell, known);
    if (!isClosed) continue;
    number++;
    for (const one of cells) found[one] = String(number);
  }
  return found;
}

/** The fences around pastures. */
function fencesOf(pens: Record<string, string>): string[] {
  const found = new Set<string>();
  for (const [cell, number] of Object.entries(pens)) {
    for (const { beyond, edge } of sides(cell)) if ((pens[beyond] ?? "") !== number) found.add(edge);
  }
  return [...found];
}

function onFarm(farm: Painted, piece: string, kind: string, cell: string, step: 1 | -1): void {
  const field = farm.fields[cell];
  if (piece === "room") farm.rooms = toggled(farm.rooms, cell);
  else if (piece === "stable") farm.stables = toggled(farm.stables, cell);
  else if (piece === "pasture") {
    if (farm.pens[cell] === kind) delete farm.pens[cell];
    else farm.pens[cell] = kind;
    farm.fences = fencesOf(farm.pens);
  } else if (piece === "field") {
    if (field) delete farm.fields[cell];
    else farm.fields[cell] = {};
  } else if (field) {
    const crop = piece as "grain" | "vegetable";
    const count = Math.min(CROPS[crop] ?? 0, Math.max(0, (field[crop] ?? 0) + step));
    farm.fields[cell] = count ? { [crop]: count } : {};
  }
}

function onSpace(draft: Draft, piece: string, seat: number, space: string, step: 1 | -1): void {
  const spaces = (draft["spaces"] ??= {}) as Record<string, SpaceContent>;
  const { people = [], ...goods } = spaces[space] ?? {};
  if (piece === "person") {
    const next = toggled(people, seat);
    spaces[space] = next.length ? { people: next } : goods;
  } else spaces[space] = { ...added(goods as Record<string, number>, piece, step), ...(people.length ? { people } : {}) };
}

function touch(draft: Draft, { seat, piece, kind, notation, step }: Touch): void {
  const place = notation.split(" ")[1] ?? "";
  if (notation.startsWith("space ")) onSpace(draft, piece, seat, place, step);
  else onFarm(farmOf(draft, seat), piece, kind, place, step);
}

/** The cards that can lie in front of a player, or be in hand. */
function cardsOf(draft: Draft, components: Components, kinds: string[]): Named[] {
  const cards = components.cards as Card[];
  const decks = (draft.options["decks"] as string[] | undefined) ?? [];
  return cards
    .filter((card) => kinds.includes(card.kind) && card.players <= draft.farms.length && (!card.deck || decks.includes(card.deck)))
    .map(({ id, name }) => ({ id, name }));
}

function controls(draft: Draft, seat: number, components: Components): Control[] {
  const count = (field: string, symbol: string, name: string, most = MOST, least = 0, ...path: string[]): Control => ({
    sort: "count", path: ["farms", seat, ...path, field], name, symbol, least, most,
  });
  const hasHands = draft.options["mode"] !== "beginner";
  const inPlay = cardsOf(draft, components, hasHands ? ["major", "minor", "occupation"] : ["major"]);
  return [
    ...RESOURCES.map((good) => count(good, symbolOf(good), goodName(components, good))),
    ...ANIMALS.map((animal) => count(animal, symbolOf(animal), goodName(components, animal), MOST, 0, "animals")),
    {
      sort: "choice",
      path: ["farms", seat, "house"],
      name: say("web-setup-house"),
      choices: ["wood", "clay", "stone"].map((id) => ({ id, name: goodName(components, id) })),
    },
    count("people", "ui-people", say("web-setup-people"), MOST_PEOPLE, 2),
    count("newborn", "newborn", say("web-setup-newborn"), MOST_PEOPLE),
    count("begging", "begging", say("web-setup-begging"), MOST_BEGGING),
    { sort: "list", path: ["farms", seat, "cards"], name: say("web-setup-cards"), choices: inPlay },
    ...(hasHands ? [{ sort: "list" as const, path: ["farms", seat, "hand"], name: say("web-setup-hand"), choices: cardsOf(draft, components, ["minor", "occupation"]) }] : []),
  ];
}

const FIELDS = ["agenda", "spent", "moment", "working", "starting", "turn", "majors", "box", "thrown", "tile_used"];

const setUp: SetUp = {
  bare: (view) => {
    const bare = without(view, FIELDS, ["home", "gained", "crafted", "pack", "seen", "known", "hidden"]);
    for (const farm of bare.farms as Painted[]) farm.pens = pensOf(farm.fences);
    return bare;
  },
  sent: (draft) => without(draft, [], ["pens"]),
  pieces: (_, __, components) => [
    { id: "person", symbol: "ui-people", name: say("web-setup-person") },
    { id: "room", symbol: "tile-room-wood", name: say("web-setup-room") },
    { id: "field", symbol: "tile-field", name: say("web-setup-field") },
    { id: "grain", symbol: "sow", name: say("web-setup-on-field", { good: goodName(components, "grain") }) },
    { id: "vegetable", symbol: "vegetable", name: say("web-setup-on-field", { good: goodName(components, "vegetable") }) },
    { id: "pasture", symbol: "fence", name: say("web-setup-pasture"), kinds: PASTURES.map((id) => ({ id, name: say("web-setup-pasture-number", { number: id }) })) },
    { id: "stable", symbol: "stable", name: say("web-setup-stable") },
    ...SPACE_GOODS.map((good) => ({ id: good, symbol: symbolOf(good), name: say("web-setup-on-space", { good: goodName(components, good) }) })),
  ],
  spots: (draft, { seat, piece }, components) => {
    const verb = CELL_PIECES[piece];
    if (!verb) return components.spaces.map((space) => ({ notation: `space ${space.id}`, name: space.name }));
    const { fields } = farmOf(draft, seat);
    const cells = piece in CROPS ? Object.keys(fields).filter((cell) => cell !== "card") : cellsOf(COLUMNS);
    return cells.map((cell) => ({ notation: `${verb} ${cell}`, name: cell }));
  },
  touch,
  groups: (draft, seat, components, name) => [
    {
      title: say("web-setup-game"),
      controls: [
        { sort: "count", path: ["round"], name: say("web-setup-round"), symbol: "round", least: 1, most: figuresOf(components).rounds },
        { sort: "choice", path: ["marker"], name: say("web-setup-marker"), choices: draft.farms.map((_, one) => ({ id: one, name: name(one) })) },
      ],
    },
    { title: say("web-farm-of", { name: name(seat) }), controls: controls(draft, seat, components) },
  ],
  changed: (draft, path) => {
    // Another round has other cards on the board: it is laid out anew.
    if (path[0] === "round") for (const field of ["revealed", "first_card", "spaces"]) delete draft[field];
  },
};

export default setUp;
