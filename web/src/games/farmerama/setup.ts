/** Positions of this game set up by hand: crops on fields, wheels, animals on pastures, barn and garden. */
import { capital, say } from "$/lib/language.svelte";
import type { Components } from "$/lib/protocol";
import { symbolOf } from "$/lib/symbols";
import { goodName, without, type Control, type Draft, type SetUp, type Touch } from "$/pages/learn/setup/contract";
import { ANIMALS, CROPS, figuresOf, GOODS, PRODUCTS } from "./view";
import type { FarmView } from "./wire";

const MOST = 30;
const RANKS = 12;
const SECTORS = 7;

const farmOf = (draft: Draft, seat: number) => draft.farms[seat] as FarmView;

const decorsOf = (components: Components) => components.cards.filter((card) => card.kind === "tile").map(({ id, name }) => ({ id, name }));
const animalName = (animal: string) => capital(say(`good-${animal}-single`));

/** An animal goes on to the next area, and after the last one back into the stable. */
function moveOn(farm: FarmView, animal: string, areas: string[]): void {
  const next = areas[areas.indexOf(farm.pastures[animal] ?? "") + 1];
  if (next) farm.pastures[animal] = next;
  else delete farm.pastures[animal];
}

function touch(draft: Draft, { seat, piece, notation }: Touch, components: Components): void {
  const [verb, place = ""] = notation.split(" ");
  const farm = farmOf(draft, seat);
  if (verb === "turn") farm.turned = (farm.turned + 1) % SECTORS;
  else if (verb === "feed") moveOn(farm, place, Object.keys(figuresOf(components).areas));
  else if (verb === "sow") {
    if (farm.fields[place] === piece) delete farm.fields[place];
    else farm.fields[place] = piece;
  }
}

function controls(draft: Draft, seat: number, components: Components): Control[] {
  const areas = Object.keys(figuresOf(components).areas);
  const pastures = [{ id: null, name: say("web-farmerama-in") }, ...areas.map((area) => ({ id: area, name: say("web-farmerama-out", { area }) }))];
  return [
    ...GOODS.map((good): Control => ({ sort: "count", path: ["farms", seat, "barn", good], name: goodName(components, good), symbol: symbolOf(good), least: 0, most: MOST })),
    { sort: "count", path: ["farms", seat, "turned"], name: say("web-setup-turned"), symbol: "ui-rotate", least: 0, most: SECTORS - 1 },
    ...ANIMALS.map((animal): Control => ({ sort: "choice", path: ["farms", seat, "pastures", animal], name: animalName(animal), choices: pastures })),
    ...ANIMALS.map((animal): Control => ({ sort: "count", path: ["farms", seat, "products", animal], name: say(`product-farmerama-${animal}`), symbol: PRODUCTS[animal]!, least: 0, most: RANKS })),
    ...(isAlone(draft) ? [] : [{ sort: "list" as const, path: ["farms", seat, "garden"], name: say("web-farmerama-garden"), choices: decorsOf(components) }]),
  ];
}

const FIELDS = ["agenda", "supply", "cards_open", "unseen", "stack", "first"];
const isAlone = (draft: Draft) => draft.options["mode"] === "solo";

/** A position says how many rounds are over; the page says which one begins. Who begins it follows from that. */
const sent = (draft: Draft): Draft => (isAlone(draft) ? without(draft, ["round"], []) : { ...draft, round: Number(draft["round"]) - 1 });

const setUp: SetUp = {
  bare: (view) => without(view, isAlone(view) ? [...FIELDS, "solo"] : FIELDS, ["cards", "laid"]),
  sent,
  pieces: (_, __, components) => CROPS.map((crop) => ({ id: crop, symbol: symbolOf(crop), name: goodName(components, crop) })),
  spots: (_, __, components) => [
    ...Object.values(figuresOf(components).areas).flat().map((field) => ({ notation: `sow ${field}`, name: field })),
    { notation: "turn", name: say("web-setup-turned") },
    ...ANIMALS.map((animal) => ({ notation: `feed ${animal}`, name: animalName(animal) })),
  ],
  touch,
  groups: (draft, seat, components, name) => [
    {
      title: say("web-setup-game"),
      controls: [
        ...(isAlone(draft) ? [] : [{ sort: "count" as const, path: ["round"], name: say("web-setup-round"), symbol: "round", least: 1, most: 40 }]),
        { sort: "count", path: ["wheel"], name: say("web-setup-wheel"), symbol: "ui-rotate", least: 0, most: figuresOf(components).wheel.length - 1 },
        ...(isAlone(draft) ? [] : [{ sort: "list" as const, path: ["display"], name: say("web-farmerama-decors"), choices: decorsOf(components) }]),
      ],
    },
    { title: say("web-farm-of", { name: name(seat) }), controls: controls(draft, seat, components) },
  ],
};

export default setUp;
