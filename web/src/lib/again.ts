/** Another game like this one, or this one from another moment on. */
import type { Seat, SeatPlan, TableCard, TableSettings } from "./protocol";
import { catalogue, openTable, replayRecord, tableCard } from "./server";
import { settings } from "./settings.svelte";

const COMPANY = ["ash", "hornbeam", "greedy", "random"];

/** The same people and bots once more; everybody moves on by one seat, so that another begins. Its address. */
export async function rematch(id: string): Promise<string> {
  const card = await tableCard(id);
  const turned = [...card.seats.slice(1), ...card.seats.slice(0, 1)];
  const seats = turned.map((seat) => planOf(seat, turned));
  const { id: fresh } = await openTable({ game: card.game, options: withoutStarter(card), seats, settings: kept(card.settings) });
  return `/t/${fresh}`;
}

function planOf(seat: Seat, all: readonly Seat[]): SeatPlan {
  if (seat.kind === "bot") return { who: "bot", bot: seat.bot };
  const isFirstOfMine = all.find((one) => one.mine) === seat;
  return seat.mine ? { who: isFirstOfMine ? "me" : "here", name: seat.name || null } : { who: "link" };
}

function withoutStarter(card: TableCard): TableCard["options"] {
  return Object.fromEntries(Object.entries(card.options).filter(([option]) => !option.startsWith("first_")));
}

function kept({ open, watch, undo, confirm, forced, score, hints }: TableSettings): Partial<TableSettings> {
  return { open, watch, undo, confirm, forced, score, hints };
}

/** Go on from a replay after so many moves, in the seat that is to move; bots have the others. Its address. */
export async function playOn(replay: string, game: string, until: number, me: number, count: number): Promise<string> {
  const [record, { games }] = await Promise.all([replayRecord(replay), catalogue()]);
  const bots = games.find((one) => one.id === game)?.bots.map((bot) => bot.id) ?? [];
  const bot = COMPANY.find((one) => bots.includes(one)) ?? bots[0] ?? "random";
  const seats = Array.from({ length: count }, (_, seat): SeatPlan => (seat === me ? { who: "me", name: settings.name || null } : { who: "bot", bot }));
  const { id } = await openTable({ game, record, until, seats });
  return `/t/${id}`;
}
