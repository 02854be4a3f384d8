/** What somebody has learned on this device. Kept by the browser; none of it is known to the server. */

import type { Sealed } from "./calls";

export type LessonProgress = { answers: string[]; isDone: boolean };
export type PuzzleResult = { tries: number; isSolved: boolean; day: string };
export type GameResult = {
  id: string;
  game: string;
  day: string;
  points: number;
  best: number;
  categories: Record<string, number>;
  losses: Record<string, number>;
  /** What costly moves had in common, by the way they begin. */
  habits?: Record<string, Habit>;
};
export type Habit = { name: string; times: number; lost: number };
export type DealResult = { points: number; champion: number | null };

export type Progress = {
  version: 1;
  lessons: Record<string, LessonProgress>;
  puzzles: Record<string, PuzzleResult>;
  rating: number;
  rated: number;
  streak: { day: string; days: number };
  games: GameResult[];
  deals: Record<string, DealResult>;
  /** The moves of deals that were begun. */
  dealMoves: Record<string, string[]>;
  /** What the server gave with them. */
  dealSeals: Record<string, string>;
  /** From how many points on the coach warns; 0: not at all. */
  warns: number;
};

const KEPT = "bocage-learn";
const FRESH: Progress = {
  version: 1,
  lessons: {},
  puzzles: {},
  rating: 1200,
  rated: 0,
  streak: { day: "", days: 0 },
  games: [],
  deals: {},
  dealMoves: {},
  dealSeals: {},
  warns: 0,
};
const FIRST_STEP = 60;
const LEAST_STEP = 16;
const MOST_GAMES = 200;
const MOST_DEALS = 10;

function read(): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Progress>;
    return { ...structuredClone(FRESH), ...kept };
  } catch {
    return structuredClone(FRESH);
  }
}

export const progress = $state<Progress>(read());
/** Whether this browser has been here before: it has taken a lesson, opened a table, or said no. */
export function isNew(): boolean {
  try {
    return localStorage.getItem(KEPT) === null && localStorage.getItem("bocage-last-wish") === null;
  } catch {
    return false;
  }
}

/** Keep it; false where the browser cannot. */
export function keep(): boolean {
  try {
    localStorage.setItem(KEPT, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
}

/** Everything as text, to be taken elsewhere. */
export function exported(): string {
  return JSON.stringify(progress, null, 2);
}

/** Take over what was exported; false where that is none. */
export function imported(text: string): boolean {
  try {
    const value = JSON.parse(text) as Partial<Progress>;
    if (value.version !== 1) return false;
    Object.assign(progress, structuredClone(FRESH), value);
    return keep();
  } catch {
    return false;
  }
}

/** Forget everything. */
export function forget(): void {
  Object.assign(progress, structuredClone(FRESH));
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // Then there was nothing to forget.
  }
}

export function keepLesson(id: string, answers: string[], isDone: boolean): void {
  progress.lessons[id] = { answers, isDone: isDone || (progress.lessons[id]?.isDone ?? false) };
  keep();
}

/** The first try at a puzzle moves the rating, as games between players do; later ones do not. */
export function ratePuzzle(id: string, difficulty: number, isSolved: boolean, day: string): void {
  const before = progress.puzzles[id];
  if (!before) {
    const expected = 1 / (1 + 10 ** ((difficulty - progress.rating) / 400));
    const step = Math.max(LEAST_STEP, FIRST_STEP - 2 * progress.rated);
    progress.rating = Math.round(progress.rating + step * ((isSolved ? 1 : 0) - expected));
    progress.rated += 1;
  }
  progress.puzzles[id] = {
    tries: (before?.tries ?? 0) + (before?.isSolved ? 0 : 1),
    isSolved: isSolved || (before?.isSolved ?? false),
    day: before?.day ?? day,
  };
  if (isSolved) goOn(day);
  keep();
}

/** A day with a solved puzzle lengthens the streak by one; a day without ends it. */
function goOn(day: string): void {
  if (progress.streak.day === day) return;
  const yesterday = new Date(`${day}T12:00:00`);
  yesterday.setDate(yesterday.getDate() - 1);
  const before = [yesterday.getFullYear(), String(yesterday.getMonth() + 1).padStart(2, "0"), String(yesterday.getDate()).padStart(2, "0")].join("-");
  progress.streak = { day, days: progress.streak.day === before ? progress.streak.days + 1 : 1 };
}

/** Keep where a deal is; only the first result of a deal counts. */
export function keepDeal(key: string, { moves, seal }: Sealed, points: number | null): void {
  progress.dealMoves = first(key, moves, progress.dealMoves);
  progress.dealSeals = first(key, seal, progress.dealSeals);
  if (points !== null) progress.deals[key] ??= { points, champion: null };
  keep();
}

/** What was kept, with one value more before it; the oldest go. */
function first<T>(key: string, value: T, kept: Record<string, T>): Record<string, T> {
  const others = Object.entries(kept).filter(([other]) => other !== key);
  return { [key]: value, ...Object.fromEntries(others.slice(0, MOST_DEALS)) };
}

/** The moves of a deal as they are kept. */
export function keptDeal(key: string): Sealed {
  return { moves: [...(progress.dealMoves[key] ?? [])], seal: progress.dealSeals[key] ?? "" };
}

export function keepChampion(key: string, champion: number): void {
  const result = progress.deals[key];
  if (result) result.champion = champion;
  keep();
}

export function keepGame(result: GameResult): void {
  progress.games = [...progress.games.filter((one) => one.id !== result.id), result].slice(-MOST_GAMES);
  keep();
}
