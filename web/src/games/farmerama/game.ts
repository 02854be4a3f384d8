/** Farmerama at the table. */
import type { Action, Components, LogEntry } from "$/lib/protocol";
import { symbolOf } from "$/lib/symbols";
import type { GameClient, Picture, Season } from "../contract";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Disc from "./Disc.svelte";
import { missing } from "./laying.svelte";
import { viewOf } from "./view";
import { farmWords } from "./words";

const SEASONS: Season[] = ["spring", "summer", "autumn", "winter"];
const ROUNDS_A_SEASON = 6;
const ON_BOARD = ["play", "do", "sow", "harvest", "turn", "feed", "choose"];
const ON_WHEEL = ["play", "do", "choose"];

function picture(action: Action): Picture {
  if (action.kind === "fetch") return [{ symbol: "water", count: Number(action.word) }];
  if (action.kind === "gather") return [{ symbol: "seeds", count: 1 }];
  return action.sort === "good" ? [{ symbol: symbolOf(action.word), count: 1 }] : [];
}

function places(entry: LogEntry, components: Components): string[] {
  const word = (kind: string) => components.actions.find((one) => one.kind === kind)?.words[entry.numbers[0] ?? -1] ?? "";
  if (entry.key === "sowed" || entry.key === "harvested") return [`field ${entry.seat} ${word("sow")}`];
  return entry.key === "awarded" ? [`choose ${word("choose")}`] : [];
}

const game: GameClient = {
  id: "farmerama",
  Board,
  Badge,
  Farm: Disc,
  words: farmWords,
  tabs: [
    { id: "wheel", icon: "ui-rotate", label: "web-tab-wheel" },
    { id: "farm", icon: "ui-farm", label: "web-tab-farm" },
    { id: "others", icon: "ui-people", label: "web-tab-others" },
    { id: "log", icon: "ui-log", label: "web-tab-log" },
  ],
  tabOf: (_, actions) => (actions.some((action) => ON_WHEEL.includes(action.kind)) ? "wheel" : "farm"),
  season: (moment) => SEASONS[Math.floor((Math.max(1, viewOf(moment).round) - 1) / ROUNDS_A_SEASON) % 4]!,
  rounds: (moment) => ({ now: viewOf(moment).round, of: null, marked: [] }),
  isOnBoard: (action) => ON_BOARD.includes(action.kind),
  planned: [],
  planText: () => ({ title: "", note: "" }),
  note: missing,
  picture,
  rows: { products: "milk", crops: "corn", buildings: "decor", pastures: "tile-pasture" },
  goods: (moment, seat) => viewOf(moment).farms[seat]!.barn,
  places,
};

export default game;
