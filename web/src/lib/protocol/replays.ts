/** Games that are over, move by move. Written by scripts/types from src/bocage/table/wire/replays.py: change that, not this. */
import type { Options } from "./common";
import type { Scene, View } from "./models";
import type { Action, Category, Log, Outcome, Question, RunningScore } from "./moments";

/** The scores after so many moves. */
export type CurvePoint = {
  n: number;
  scores: number[];
};

/** A move that cost points. */
export type JudgedMove = {
  /** The move it began with. */
  n: number;
  seat: number;
  loss: number;
  /** The loss lies within so much of it, 95 times of 100. */
  doubt: number;
  played: Action[];
  better: Action[];
  /** Where the better move would have scored more. */
  lines: Category[];
};

/** The move that follows, in all its forms. */
export type NextMove = {
  /** Its number; number or notation may be sent. */
  action: number;
  notation: string;
  sentence: string;
  kind: string;
  /** What its argument is: a space, a cell, a card and so on. */
  sort: string;
  /** Its argument by name. */
  word: string;
  argument: number;
  /** Legal and never needed. */
  idle: boolean;
  /** An exchange that is possible at any time. */
  anytime: boolean;
  n: number;
  seat: number;
};

/** The whole story of a game. */
export type Replay = {
  id: string;
  game: string;
  options: Options;
  mode: string | null;
  names: string[];
  finished: boolean;
  moves: ReplayMove[];
  rounds: RoundStart[];
  /** One point a turn. */
  curve: CurvePoint[];
  turning_points: TurningPoint[];
  outcome: Outcome | null;
};

/** The position after so many moves. */
export type ReplayMoment = {
  type: "replay";
  table: string;
  game: string;
  n: number;
  /** How many moves there are. */
  count: number;
  viewer: "open" | number;
  names: string[];
  to_act: number | null;
  round: number;
  phase: string;
  question: Question | null;
  view: View;
  scene: Scene;
  scores: RunningScore[];
  /** The one that led here. */
  move: ReplayMove | null;
  next: NextMove | null;
  /** The events of that move alone. */
  log: Log;
  outcome: Outcome | null;
};

/** One move. */
export type ReplayMove = {
  n: number;
  seat: number;
  notation: string;
  sentence: string;
  round: number;
  /** Whether it begins a turn. */
  starts: boolean;
};

/** The costliest moves of a game, and what would have been better. */
export type Review = {
  id: string;
  losses: number[];
  moves: JudgedMove[];
};

/** How far a review has come: ask again. */
export type ReviewProgress = {
  id: string;
  /** Moves that were looked at. */
  done: number;
  of: number;
};

/** Where a round begins: after so many moves. */
export type RoundStart = {
  round: number;
  n: number;
};

/** A turn after which a player gained most on the others. */
export type TurningPoint = {
  n: number;
  seat: number;
  swing: number;
  sentence: string;
};
