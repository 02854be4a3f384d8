/** Calls of the server's interface (docs/api.md). */
import { language } from "./language.svelte";
import type {
  Catalogue,
  Components,
  Replay,
  ReplayMoment,
  Review,
  RulesSheets,
  State,
  TableCard,
  TableWish,
} from "./protocol";

/** A call that the server refused, with its sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
  const answer = await fetch(url, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  const value: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const failure = value as { error?: string; sentence?: string };
    throw new Refused(answer.status, failure.error ?? "unknown", failure.sentence ?? answer.statusText);
  }
  return value as T;
}

/** Whether something that failed may well work later: the server is away, or cannot reach its data. */
export function isPassing(error: unknown): boolean {
  return error instanceof Refused ? error.status >= 500 : error instanceof TypeError;
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once in each language. */
function once<T>(path: string): Promise<T> {
  const key = `${language()} ${path}`;
  const known = kept.get(key) ?? call<T>("GET", path);
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  return known as Promise<T>;
}

export const catalogue = () => once<Catalogue>("/catalogue");
export const components = (game: string) => once<Components>(`/games/${game}/components`);
export const rules = (game: string) => once<RulesSheets>(`/games/${game}/rules`);

export const tables = (list: "mine" | "open" | "watch" | "over") =>
  call<{ tables: TableCard[] }>("GET", `/tables?list=${list}&limit=12`).then((answer) => answer.tables);
export const tableCard = (id: string) => call<TableCard>("GET", `/tables/${id}`);
export const tableState = (id: string) => call<State>("GET", `/tables/${id}/state`);
export const openTable = (wish: TableWish) => call<TableCard>("POST", "/tables", wish);
export const sit = (id: string, seat: number, name: string) =>
  call<unknown>("POST", `/tables/${id}/seats/${seat}/sit`, { name });
export const handSeat = (id: string, seat: number, bot: string | null) =>
  call<unknown>("POST", `/tables/${id}/seats/${seat}/hand`, bot ? { to: "bot", bot } : { to: "free" });
export const seatLink = (id: string, seat: number) =>
  call<{ path: string; expires: number }>("POST", `/tables/${id}/seats/${seat}/link`);
export const takeSeat = (code: string) => call<{ table: string; seat: number }>("POST", `/seats/${code}`);

export const replays = (list: "mine" | "open") =>
  call<{ replays: TableCard[] }>("GET", `/replays?list=${list}`).then((answer) => answer.replays);
export const keepReplay = (record: string) => call<{ id: string }>("POST", "/replays", { record });
export const replay = (id: string) => call<Replay>("GET", `/replays/${id}`);
export const replayAt = (id: string, n: number, viewer: string) =>
  call<ReplayMoment>("GET", `/replays/${id}/at/${n}?viewer=${viewer}`);
export const review = (id: string) => once<Review>(`/replays/${id}/review`);
