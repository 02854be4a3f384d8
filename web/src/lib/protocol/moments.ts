/** A moment of a game: what is drawn of it, and what that is made of. Written by scripts/types from src/bocage/table/wire/moments.py: change that, not this. */
import type { Scene, View } from "./models";

/** One action in all its forms. */
export type Action = {
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
};

/** Points of one category. */
export type Category = {
  id: string;
  name: string;
  points: number;
};

/** What the viewer will soon have to give. */
export type Forecast = {
  sentence: string;
  /** How many rounds end before it is due. */
  rounds: number;
  due: number;
  have: number;
  /** What could be made of what else is there. */
  more: number;
  /** What will be missing whatever is done with what is there. */
  short: number;
};

/** What happened. Older entries with the number `from` or a greater one were taken back. */
export type Log = {
  from: number;
  entries: LogEntry[];
};

/** One event. */
export type LogEntry = {
  n: number;
  key: string;
  seat: number;
  /** As the engine tells it, for animation. */
  numbers: number[];
  /** Empty where there is nothing to tell. */
  sentence: string;
  /** The decision that brought it about. */
  seq: number;
};

/** What is drawn: shared by the state of a table and a trial. */
export type Moment = {
  game: string;
  /** The seat through whose eyes this is; null for a guest. */
  viewer: number | null;
  /** Who must decide: a seat, -1 for chance, null when the game is over. */
  to_act: number | null;
  round: number;
  phase: string;
  /** Null where it is secret, and where nobody is asked. */
  question: Question | null;
  /** Every legal answer; empty unless the viewer's seat must decide. */
  actions: Action[];
  /** What the viewer may know: a position without what is hidden. */
  view: View;
  /** What is needed to draw it and cannot be read off the view. */
  scene: Scene;
  /** As the setting `score` says. */
  scores: RunningScore[] | null;
  /** What the viewer will soon have to give; null where nothing is due. */
  forecast: Forecast | null;
};

/** How a game ended. */
export type Outcome = {
  scores: number[];
  winners: number[];
  reason: string;
  sentence: string;
  sheets: ScoreSheet[];
  /** The id of its replay. */
  replay: string;
};

/** What is asked, and what helps to answer: how many, what it costs, what there is to pay with. */
export type Question = {
  key: string;
  rule: string;
  sentence: string;
  counsel: string;
};

/** A score as it stands. */
export type RunningScore = {
  seat: number;
  total: number;
  categories: Record<string, number>;
  /** How many there are of what a category counts; none of one that has points alone. */
  counts: Record<string, number>;
};

/** One line of a score. */
export type ScoreLine = {
  category: string;
  key: string;
  name: string;
  points: number;
};

/** The final score of a seat. */
export type ScoreSheet = {
  seat: number;
  total: number;
  categories: Category[];
  /** How many there are of what a category counts, by its id. */
  counts: Record<string, number>;
  lines: ScoreLine[];
};
