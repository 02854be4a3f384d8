/** Calls about learning (docs/api.md). A page without a server can answer them by the same functions of Python. */
import type {
  BestLine,
  BoardMoment,
  DealList,
  LessonList,
  LessonMoment,
  LinkMade,
  PuzzleList,
  PuzzleMoment,
  PuzzleVerdict,
  RecordMade,
  Warned,
  WeighedList,
} from "$/lib/protocol";
import { call } from "$/lib/server";

export type BoardDo = { do?: "look" | "play" | "try" | "why"; action?: string };
export type Place = { code: string; moves: string[]; seat: number | null };

export const lessons = () => call<LessonList>("GET", "/learn/lessons").then((answer) => answer.lessons);
export const lessonAt = (id: string, answers: string[], message: BoardDo = {}) =>
  call<LessonMoment>("POST", `/learn/lessons/${id}`, { answers, ...message });

export const puzzles = (game: string, day: string) => call<PuzzleList>("GET", `/learn/puzzles/${game}?day=${day}`);
export const puzzle = (game: string, id: string) => call<PuzzleMoment>("GET", `/learn/puzzles/${game}/${id}`);
export const solve = (game: string, id: string, move: string) =>
  call<PuzzleVerdict>("POST", `/learn/puzzles/${game}/${id}`, { move });

export const linkOf = (what: { position?: unknown; record?: string }, address: string) =>
  call<LinkMade>("POST", "/learn/links", { ...what, address });

export const board = (place: Place, message: BoardDo = {}) => call<BoardMoment>("POST", "/learn/desk", { ...place, ...message });
export const weigh = (place: Place) => call<WeighedList>("POST", "/learn/desk/weigh", place);
export const bestLine = (place: Place) => call<BestLine>("POST", "/learn/desk/line", place);
export const recordWith = (code: string, moves: string[], names: string[], variations: unknown[]) =>
  call<RecordMade>("POST", "/learn/desk/record", { code, moves, names, variations });
export const warning = (code: string, moves: string[], action: string, limit: number) =>
  call<Warned>("POST", "/learn/warning", { code, moves, action, limit });
export const deals = (day: string) => call<DealList>("GET", `/learn/deals?day=${day}`).then((answer) => answer.deals);

/** Today, as the calendar of this device has it. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), String(now.getMonth() + 1).padStart(2, "0"), String(now.getDate()).padStart(2, "0")].join("-");
}
