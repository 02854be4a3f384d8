/** Any game at the table: what has no folder in `games` is drawn from its view and its legal actions. */
import type { GameClient, Season } from "$/games/contract";
import { capital, list, say } from "$/lib/language.svelte";
import type { Components, Moment } from "$/lib/protocol";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { isShown, nameOf, sceneOf, symbolFor, valueText, zoneOf } from "./view";

const SEASONS: Season[] = ["spring", "summer", "autumn", "winter"];

/** The year passes once in a game; where nobody knows how long that is, a season lasts three rounds. */
function season(moment: Moment): Season {
  const passed = Math.max(0, moment.round - 1);
  const { rounds } = sceneOf(moment);
  return SEASONS[rounds ? Math.min(3, Math.floor((4 * passed) / rounds)) : Math.floor(passed / 3) % 4]!;
}

function words(moment: Moment, components: Components, seat: number): string[] {
  const zone = zoneOf(moment, seat);
  const line = (id: string, things: string) => say("web-plain-line", { name: capital(nameOf(components, id)), things });
  const counted = (id: string, count: number) => (count === 1 ? nameOf(components, id) : `${nameOf(components, id)} × ${count}`);
  return [
    ...zone.counters.map((counter) => line(counter.id, valueText(counter.value))),
    ...zone.groups.map((group) => line(group.id, list(group.things.map((thing) => counted(thing.id, thing.count))) || "–")),
  ];
}

const game: GameClient = {
  id: "",
  Board,
  Badge,
  Farm: Seat,
  words,
  tabs: [
    { id: "board", icon: "ui-board", label: "web-tab-table" },
    { id: "others", icon: "ui-people", label: "web-tab-others" },
    { id: "log", icon: "ui-log", label: "web-tab-log" },
  ],
  tabOf: () => "board",
  season,
  rounds: (moment) => ({ now: moment.round, of: sceneOf(moment).rounds ?? (moment.round ? null : 0), marked: [] }),
  isOnBoard: isShown,
  planned: [],
  planText: () => ({ title: "", note: "" }),
  picture: (action) => {
    const symbol = symbolFor(action.word);
    return symbol ? [{ symbol, count: 1 }] : [];
  },
  places: () => [],
};

export default game;
