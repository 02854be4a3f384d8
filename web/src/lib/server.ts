/** Calls of the server's interface (docs/api.md). */
import { language } from "./language.svelte";
import { answerHere } from "./offline/answers";
import { isHere } from "./offline/mode";
import type {
  Components,
  GameCatalogue,
  Handing,
  Invitation,
  Made,
  NewTable,
  Place,
  Problem,
  Replay,
  ReplayList,
  ReplayMoment,
  Review,
  ReviewProgress,
  RulesSheets,
  SeatLink,
  SettingsWish,
  TableCard,
  TableList,
  TableState,
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

/** The status of a call and what is said to it: by the server, or by the table inside the page. */
async function ask(method: string, url: string, body?: unknown): Promise<[number, unknown]> {
  if (isHere) return answerHere(method, url, body);
  const answer = await fetch(url, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const fallback = { sentence: answer.statusText };
  return [answer.status, answer.status === 204 ? undefined : await answer.json().catch(() => fallback)];
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
  const [status, value] = await ask(method, url, body);
  if (status >= 400) {
    const failure = value as Partial<Problem>;
    throw new Refused(status, failure.error ?? "unknown", failure.sentence ?? "");
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

export const catalogue = () => once<GameCatalogue>("/catalogue");
export const components = (game: string) => once<Components>(`/games/${game}/components`);
export const rules = (game: string) => once<RulesSheets>(`/games/${game}/rules`);

export const tables = (list: "mine" | "open" | "watch" | "over") =>
  call<TableList>("GET", `/tables?list=${list}&limit=12`).then((answer) => answer.tables);
export const tableCard = (id: string) => call<TableCard>("GET", `/tables/${id}`);
export const tableState = (id: string) => call<TableState>("GET", `/tables/${id}/state`);
export const openTable = (wish: NewTable) => call<TableCard>("POST", "/tables", wish);
export const sit = (id: string, seat: number, name: string) =>
  call<TableCard>("POST", `/tables/${id}/seats/${seat}/sit`, { name });
export const handSeat = (id: string, seat: number, bot: string | null) =>
  call<TableCard>("POST", `/tables/${id}/seats/${seat}/hand`, { to: bot ? "bot" : "free", bot } satisfies Handing);
export const comeBack = (id: string, seat: number) => call<TableCard>("POST", `/tables/${id}/seats/${seat}/return`);
export const changeTable = (id: string, settings: SettingsWish) => call<TableCard>("PATCH", `/tables/${id}`, { settings });
export const invitation = (id: string) => call<Invitation>("GET", `/tables/${id}/invitation`);
export const seatLink = (id: string, seat: number) =>
  call<SeatLink>("POST", `/tables/${id}/seats/${seat}/link`);
export const takeSeat = (code: string) => call<Place>("POST", `/seats/${code}`);

export const replays = (list: "mine" | "open") =>
  call<ReplayList>("GET", `/replays?list=${list}`).then((answer) => answer.replays);
export const keepReplay = (record: string) => call<Made>("POST", "/replays", { record });
export const replay = (id: string) => call<Replay>("GET", `/replays/${id}`);
export const replayAt = (id: string, n: number, viewer: string) =>
  call<ReplayMoment>("GET", `/replays/${id}/at/${n}?viewer=${viewer}`);
/** The record of a game that is over, as a text. */
export async function replayRecord(id: string): Promise<string> {
  const path = `/replays/${id}/record`;
  if (isHere) return (await call<{ text: string }>("GET", path)).text;
  const answer = await fetch(`/api${path}?lang=${language()}`);
  if (!answer.ok) throw new Refused(answer.status, "unknown", answer.statusText);
  return answer.text();
}

/** A review takes a while: the server says how far it has come, and is asked again for as long as somebody waits. */
export async function review(
  id: string,
  tell: (done: number, of: number) => void = () => {},
  isWanted: () => boolean = () => true,
): Promise<Review> {
  for (;;) {
    const found = await call<Review | ReviewProgress>("GET", `/replays/${id}/review`);
    if ("losses" in found) return found;
    if (!isWanted()) throw new Error("left");
    tell(found.done, found.of);
  }
}
