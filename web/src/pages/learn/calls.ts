/** Calls about learning (docs/api.md). A page without a server can answer them by the same functions of Python. */
import type {
  BestLine,
  BoardMoment,
  DealList,
  DealMoment,
  DealResults,
  DealScores,
  LessonList,
  LessonMoment,
  LinkMade,
  LinkMoves,
  PuzzleList,
  PuzzleMoment,
  PuzzleVerdict,
  RecordMade,
  SetUp,
  TypicalLevels,
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

/** A position held against the rules: how it stands, or their sentence against it. */
export const checked = (position: unknown) => call<SetUp>("POST", "/learn/setup", { position });

export const board = (place: Place, message: BoardDo = {}) => call<BoardMoment>("POST", "/learn/desk", { ...place, ...message });
/** The moves of the game that a link holds. */
export const movesOf = (code: string) => call<LinkMoves>("POST", "/learn/desk/moves", { code }).then((answer) => answer.moves);
export const weigh = (place: Place) => call<WeighedList>("POST", "/learn/desk/weigh", place);
export const bestLine = (place: Place) => call<BestLine>("POST", "/learn/desk/line", place);
export const recordWith = (code: string, moves: string[], names: string[], variations: unknown[]) =>
  call<RecordMade>("POST", "/learn/desk/record", { code, moves, names, variations });
export const warning = (table: string, action: string, limit: number) =>
  call<Warned>("POST", `/learn/tables/${table}/warning`, { action, limit });
export const deals = (day: string) => call<DealList>("GET", `/learn/deals?day=${day}`).then((answer) => answer.deals);

/** The moves of a deal with the seal they came with: it shows that the champion's were made by the server. */
export type Sealed = { moves: string[]; seal: string };
export const dealAt = (game: string, sort: string, day: string, sealed: Sealed, message: BoardDo = {}) =>
  call<DealMoment>("POST", `/learn/deals/${game}/${sort}?day=${day}`, { ...sealed, ...message });
export const championsDeal = (game: string, sort: string, day: string) =>
  call<DealScores>("GET", `/learn/deals/${game}/${sort}/champion?day=${day}`);

export const dealResults = (game: string, sort: string, day: string) =>
  call<DealResults>("GET", `/learn/deals/${game}/${sort}/results?day=${day}`);
export const sendDeal = (game: string, sort: string, day: string, sealed: Sealed, name: string) =>
  call<DealResults>("POST", `/learn/deals/${game}/${sort}/results?day=${day}`, { ...sealed, name });

export const typical = (game: string) => call<TypicalLevels>("GET", `/learn/typical/${game}`).then((answer) => answer.levels);

/** Today, as the calendar of this device has it. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), String(now.getMonth() + 1).padStart(2, "0"), String(now.getDate()).padStart(2, "0")].join("-");
}
