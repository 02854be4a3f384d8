/** Lessons, puzzles, links and the analysis desk. Written by scripts/types from src/bocage/table/wire/learning.py: change that, not this. */
import type { Category } from "./moments";
import type { Failure, TableState, Trial, Why } from "./play";

/** What the champion would play, answer by answer. */
export type BestLine = {
  moves: LineMove[];
};

export type BoardAnswer = TableState | Trial | Why | Failure;

/** A position of the analysis desk. */
export type BoardMoment = {
  /** Where it begins. */
  code: string;
  /** The moves from there, chance included. */
  moves: string[];
  /** The same in words. */
  sentences: string[];
  /** Who made each of them; -1 is chance. */
  seats: number[];
  names: string[];
  message: BoardAnswer;
  /** The code of the position that is shown. */
  position: string;
};

/** What the coach says now. */
export type Coach = {
  step: number;
  steps: number;
  /** The task stands between two stars: `**Sow.**` */
  sentence: string;
  /** What it points at: notations of actions, or a part of the table, `view farm`. */
  point: string[];
  /** Whether something must be done; else one reads on. */
  task: boolean;
  is_over: boolean;
  /** Whether a game against the first level follows. */
  goes_on: boolean;
  rule: string;
};

export type Grade = "easy" | "medium" | "hard" | "very-hard";

/** A lesson in the list. */
export type LessonCard = {
  id: string;
  game: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
  /** Whether it is the guided first game. */
  first: boolean;
  /** The symbol that stands for it. */
  picture: string;
};

/** All lessons, in the order in which they are taken. */
export type LessonList = {
  lessons: LessonCard[];
};

/** Where a lesson is after some answers. */
export type LessonMoment = {
  lesson: LessonCard;
  /** What leads here; keep it to take the lesson up again. */
  answers: string[];
  coach: Coach;
  message: BoardAnswer;
  /** Once a guided game is over: the game so far, to be played on. */
  record: string | null;
};

/** One answer of a line. */
export type LineMove = {
  seat: number;
  move: string;
  sentence: string;
};

/** A position or a game as a code for links, and the link as a picture where one was asked for. */
export type LinkMade = {
  code: string;
  svg: string | null;
};

/** The moves of the game that a link holds, chance included; none where it holds a position. */
export type LinkMoves = {
  moves: string[];
};

/** A puzzle in the list. */
export type PuzzleCard = {
  id: string;
  game: string;
  grade: Grade;
  rating: number;
  round: number;
};

/** A move to choose from. */
export type PuzzleChoice = {
  move: string;
  sentence: string;
};

/** The puzzles of a game, easier ones first, and today's. */
export type PuzzleList = {
  puzzles: PuzzleCard[];
  today: PuzzleCard | null;
};

/** A puzzle: the position and the moves to choose from, in no order. */
export type PuzzleMoment = {
  puzzle: PuzzleCard;
  /** The position as a link holds it. */
  code: string;
  choices: PuzzleChoice[];
  state: TableState;
};

/** What an answer to a puzzle is worth. */
export type PuzzleVerdict = {
  solved: boolean;
  rating: number;
  /** The best move, in notation. */
  best: string;
  /** Why: where its points lie. */
  sentence: string;
  moves: Weighed[];
  code: string;
};

/** A record with its variations. */
export type RecordMade = {
  record: string;
};

/** What the rules say to a position that somebody has set up. */
export type SetUp = {
  /** How it stands; null where it cannot. */
  moment: BoardMoment | null;
  /** What is against it; empty where nothing is. */
  sentence: string;
  rule: string | null;
};

/** What a move would give away. */
export type Warned = {
  /** Whether it costs more than was asked. */
  costs: boolean;
  loss: number;
  doubt: number;
  better: string;
  sentence: string;
};

/** A move and what it is worth. */
export type Weighed = {
  /** Its first answer, in notation. */
  move: string;
  /** All its answers. */
  line: string[];
  sentence: string;
  /** Points ahead of the best other seat that it leads to. */
  worth: number;
  /** The worth lies within so much of it, 95 times of 100. */
  doubt: number;
  /** What the seat may score. */
  points: number;
  /** Where the points lie that the best move brings more; together what this one gives away. */
  lines: Category[];
};

/** The best moves of a position, the best first. */
export type WeighedList = {
  seat: number | null;
  moves: Weighed[];
};
