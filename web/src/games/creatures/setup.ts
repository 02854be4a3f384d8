/** Positions of this game set up by hand. */
import { say } from "$/lib/language.svelte";
import { cellsOf, edgesOf } from "$/lib/land";
import type { Components } from "$/lib/protocol";
import { symbolOf } from "$/lib/symbols";
import { added, goodName, toggled, without, type Control, type Draft, type SetUp, type Touch } from "$/pages/learn/setup/contract";
import { ANIMALS, figuresOf, RESOURCES } from "./view";
import type { FarmView, SpaceContent } from "./wire";

const SPACE_GOODS = [...RESOURCES, "borders", ...ANIMALS] as const;
const MOST = 30;
const WIDEST = 7;

const farmOf = (draft: Draft, seat: number) => draft.farms[seat] as FarmView;
const spacesOf = (draft: Draft) => (draft["spaces"] ??= {}) as Record<string, SpaceContent>;

/** The worker of a seat on a space, or away from there. */
function placeWorker(draft: Draft, space: string, seat: number): void {
  const spaces = spacesOf(draft);
  const { worker, ...goods } = spaces[space] ?? {};
  spaces[space] = worker === seat ? goods : { worker: seat };
}

function touch(draft: Draft, { seat, piece, kind, notation, step }: Touch): void {
  const place = notation.split(" ")[1] ?? "";
  const farm = farmOf(draft, seat);
  if (piece === "worker") placeWorker(draft, place, seat);
  else if (piece === "border") {
    const isThere = farm.placed_borders.includes(place);
    farm.placed_borders = toggled(farm.placed_borders, place);
    farm.borders = Math.max(0, farm.borders + (isThere ? 1 : -1));
  } else if (piece === "trough") farm.troughs = toggled(farm.troughs, place);
  else if (piece === "building") {
    if (farm.buildings[place] === kind) delete farm.buildings[place];
    else farm.buildings[place] = kind;
  } else {
    const spaces = spacesOf(draft);
    const { worker: _, ...goods } = spaces[place] ?? {};
    spaces[place] = added(goods, piece, step);
  }
}

function controls(draft: Draft, seat: number, components: Components): Control[] {
  const count = (field: string, symbol: string, name: string, least = 0, most = MOST, ...path: string[]): Control => ({
    sort: "count", path: ["farms", seat, ...path, field], name, symbol, least, most,
  });
  const { columns } = farmOf(draft, seat);
  return [
    ...RESOURCES.map((good) => count(good, symbolOf(good), goodName(components, good))),
    count("borders", symbolOf("borders"), say("good-borders")),
    ...ANIMALS.map((animal) => count(animal, symbolOf(animal), goodName(components, animal), 0, MOST, "animals")),
    count("columns", "ui-plus", say("web-setup-columns"), 2, WIDEST),
    count("left", "ui-prev", say("web-setup-left"), 0, columns - 2),
  ];
}

const setUp: SetUp = {
  bare: (view) => without(view, ["agenda", "spent", "turn", "working", "supply", "display"], ["promised", "lifted"]),
  drawn: (view) => {
    const built = new Set((view.farms as FarmView[]).flatMap((farm) => Object.values(farm.buildings)));
    return { ...view, display: (view["display"] as string[]).filter((tile) => !built.has(tile)) };
  },
  pieces: (_, __, components) => [
    { id: "worker", symbol: "ui-people", name: say("web-setup-worker") },
    { id: "border", symbol: "fence", name: say("web-setup-border") },
    { id: "trough", symbol: "trough", name: say("web-setup-trough") },
    { id: "building", symbol: "half-timbered", name: say("web-setup-building"), kinds: components.cards.map(({ id, name }) => ({ id, name })) },
    ...SPACE_GOODS.map((good) => ({ id: good, symbol: symbolOf(good), name: say("web-setup-on-space", { good: good === "borders" ? say("good-borders") : goodName(components, good) }) })),
  ],
  spots: (draft, { seat, piece }, components) => {
    const { columns } = farmOf(draft, seat);
    if (piece === "border") return edgesOf(columns).map((edge) => ({ notation: `border ${edge}`, name: edge }));
    if (piece === "trough" || piece === "building") return cellsOf(columns).map((cell) => ({ notation: `${piece === "trough" ? "trough" : "at"} ${cell}`, name: cell }));
    return components.spaces.map((space) => ({ notation: `space ${space.id}`, name: space.name }));
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
    // Who begins a round is who holds the marker, unless it has changed hands since.
    if (path[0] === "marker") delete draft["starter"];
  },
};

export default setUp;
