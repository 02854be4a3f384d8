/** All Creatures Big and Small at the table. */
import { say } from "$/lib/language.svelte";
import type { Action, Components, LogEntry, Moment } from "$/lib/protocol";
import { symbolOf } from "$/lib/symbols";
import type { GameClient, Picture, Season } from "../contract";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Farm from "./Farm.svelte";
import { figuresOf, homesOf, viewOf } from "./view";
import { farmWords } from "./words";

const SEASONS: Season[] = ["spring", "summer", "autumn", "winter"];
const ROUNDS_A_SEASON = 2;
const ON_FARM = ["at", "border", "trough", "upgrade", "expand", "lift", "lift_trough"];

/** The n-th word of a kind of action, such as a space or an edge. */
function word(components: Components, kind: string, argument: number | undefined): string {
  return components.actions.find((entry) => entry.kind === kind)?.words[argument ?? -1] ?? "";
}

function picture(action: Action): Picture {
  if (action.kind === "pay") {
    const goods = action.word === "nothing" ? [] : action.word.split("+");
    return goods.map((good) => ({ symbol: symbolOf(good), count: 1 }));
  }
  const isGood = action.sort === "good" || action.sort === "animal";
  return isGood ? [{ symbol: symbolOf(action.word), count: 1 }] : [];
}

/** How many borders the plan has, what it costs, and what it closes. */
function planText(plan: readonly string[], before: Moment, after: Moment | null): { title: string; note: string } {
  const count = plan.length;
  const title = say("web-creatures-plan", { count });
  const seat = before.viewer ?? 0;
  const old = viewOf(before).farms[seat];
  const now = after && viewOf(after).farms[seat];
  if (!after || !now || !old) return { title, note: "" };
  const closed = homesOf(after, seat).filter(
    (home) => home.kind === "pasture" && !homesOf(before, seat).some((was) => was.cells.join() === home.cells.join()),
  );
  const cost = (["wood", "stone", "reed"] as const)
    .filter((good) => old[good] !== now[good])
    .map((good) => say(`good-${good}-count`, { count: old[good] - now[good] }));
  const price = say("web-creatures-plan-cost", { cost: cost.join(", ") || say("nothing") });
  const pastures = closed.map((home) => say("web-creatures-plan-pasture", { room: home.room }));
  return { title, note: [price, ...pastures].join(" ") };
}

/** Tiles of guests are not among the words of the box: the farm on which they stand knows them. */
function tileOf(entry: LogEntry, components: Components, moment: Moment): string {
  const [tile, cell] = entry.numbers;
  return word(components, "build", tile) || (viewOf(moment).farms[entry.seat]?.buildings[word(components, "at", cell)] ?? "");
}

function places(entry: LogEntry, components: Components, moment: Moment): string[] {
  const at = (kind: string) => [`${kind} ${word(components, kind, entry.numbers[0])}`];
  switch (entry.key) {
    case "space":
      return at("space");
    case "built":
      return [`build ${tileOf(entry, components, moment)}`];
    default:
      return [];
  }
}

const game: GameClient = {
  id: "creatures",
  Board,
  Badge,
  Farm,
  words: farmWords,
  tabs: [
    { id: "board", icon: "ui-board", label: "web-tab-board" },
    { id: "farm", icon: "ui-farm", label: "web-tab-farm" },
    { id: "others", icon: "ui-people", label: "web-tab-others" },
    { id: "tiles", icon: "ui-cards", label: "web-tab-tiles" },
    { id: "log", icon: "ui-log", label: "web-tab-log" },
  ],
  tabOf: (_, actions) => {
    if (actions.some((action) => action.kind === "space")) return "board";
    return actions.some((action) => action.kind === "build") ? "tiles" : "farm";
  },
  season: (moment) => SEASONS[Math.min(3, Math.floor((Math.max(1, viewOf(moment).round) - 1) / ROUNDS_A_SEASON))]!,
  rounds: (moment, components) => ({ now: viewOf(moment).round, of: figuresOf(components).rounds, marked: [] }),
  isOnBoard: (action) => action.kind === "space" || action.kind === "build" || ON_FARM.includes(action.kind),
  planned: ["border"],
  planText,
  picture,
  rows: { animals: "sheep", bonus: "score", expansions: "tile-meadow", buildings: "cottage" },
  goods: (moment, seat) => {
    const { wood, stone, reed, borders, animals } = viewOf(moment).farms[seat]!;
    return { wood, stone, reed, borders, ...animals };
  },
  places,
};

export default game;
