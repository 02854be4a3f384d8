/** Agricola at the table. */
import { say } from "$/lib/language.svelte";
import type { Action, Components, LogEntry, Moment } from "$/lib/protocol";
import type { GameClient, Picture, Season } from "../contract";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { pictureOf } from "./cards";
import Farm from "./Farm.svelte";
import { figuresOf, homesOf, isFirstGame, RESOURCES, viewOf } from "./view";
import { farmWords } from "./words";

const ON_FARM = ["room", "plow", "stable", "enclose", "sow_grain", "sow_vegetable", "reap", "lift", "lay"];
const ON_CARDS = ["minor", "occupation", "keep_minor", "keep_occupation"];

/** Spring in rounds 1 to 4, summer to 9, autumn to 13, winter in the last. */
function season(moment: Moment): Season {
  const { round } = viewOf(moment);
  return round <= 4 ? "spring" : round <= 9 ? "summer" : round <= 13 ? "autumn" : "winter";
}

function picture(action: Action): Picture {
  if (action.sort === "good" || action.sort === "animal") return [{ symbol: action.word, count: 1 }];
  if (action.sort === "card") return [{ symbol: pictureOf(action.word.split(".")[0] ?? "")[0], count: 1 }];
  return action.kind === "renovate" ? [{ symbol: `tile-room-${action.word}`, count: 1 }] : [];
}

function planText(plan: readonly string[], before: Moment, after: Moment | null): { title: string; note: string } {
  if (!plan[0]?.startsWith("enclose")) return { title: before.question?.sentence ?? "", note: "" };
  const seat = before.viewer ?? 0;
  const old = viewOf(before).farms[seat];
  const now = after && viewOf(after).farms[seat];
  const count = now && old ? now.fences.length - old.fences.length : 0;
  const title = say("web-agricola-plan", { spaces: plan.length, count });
  if (!after || !now || !old) return { title, note: "" };
  const cost = RESOURCES.filter((good) => old[good] !== now[good]).map((good) => say(`good-${good === "food" ? "meal" : good}-count`, { count: old[good] - now[good] }));
  const closed = homesOf(after, seat).filter((home) => home.kind === "pasture" && !homesOf(before, seat).some((was) => was.cells.join() === home.cells.join()));
  return {
    title,
    note: [...(cost.length ? [say("web-creatures-plan-cost", { cost: cost.join(", ") })] : []), ...closed.map((home) => say("web-creatures-plan-pasture", { room: home.room }))].join(" "),
  };
}

function places(entry: LogEntry, components: Components): string[] {
  const words = (kind: string) => components.actions.find((one) => one.kind === kind)?.words ?? [];
  const number = entry.numbers[0] ?? -1;
  if (entry.key === "space") return [`space ${words("space")[number] ?? ""}`];
  const major = entry.key === "played" ? words("major")[number] : null;
  return major ? [`major ${major}`] : [];
}

const game: GameClient = {
  id: "agricola",
  Board,
  Badge,
  Farm,
  words: farmWords,
  tabs: [
    { id: "board", icon: "ui-board", label: "web-tab-board" },
    { id: "farm", icon: "ui-farm", label: "web-tab-farm" },
    { id: "cards", icon: "ui-cards", label: "web-tab-cards", isFor: (moment) => !isFirstGame(moment) },
    { id: "cards", icon: "score", label: "web-tab-score", isFor: isFirstGame },
    { id: "others", icon: "ui-people", label: "web-tab-others" },
    { id: "log", icon: "ui-log", label: "web-tab-log" },
  ],
  mode: (moment) => String(viewOf(moment).options.mode),
  tabOf: (_, actions) => {
    const asks = (...kinds: string[]) => actions.some((action) => kinds.includes(action.kind) && !action.idle);
    if (asks("space", "major")) return "board";
    return asks(...ON_CARDS) ? "cards" : "farm";
  },
  season,
  rounds: (moment, components) => {
    const { rounds, harvests } = figuresOf(components);
    return { now: viewOf(moment).round, of: rounds, marked: harvests };
  },
  isOnBoard: (action) => ["space", "major", ...ON_CARDS].includes(action.kind) || (ON_FARM.includes(action.kind) && action.word !== "card"),
  planned: ["enclose"],
  planText,
  picture,
  rows: {
    ...{ fields: "tile-field", pastures: "tile-pasture", grain: "grain", vegetables: "vegetable" },
    ...{ sheep: "sheep", boar: "boar", cattle: "cattle", unused: "tile-meadow", fenced_stables: "stable" },
    ...{ clay_rooms: "tile-room-clay", stone_rooms: "tile-room-stone", people: "worker-a" },
    ...{ cards: "card-minor", bonus: "score", begging: "begging" },
  },
  goods: (moment, seat) => {
    const farm = viewOf(moment).farms[seat]!;
    return { ...Object.fromEntries(RESOURCES.map((good) => [good, farm[good]])), ...farm.animals };
  },
  places,
};

export default game;
