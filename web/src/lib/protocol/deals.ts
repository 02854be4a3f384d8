/** The deals of the day, and what people and levels score. Written by scripts/types from src/bocage/table/wire/deals.py: change that, not this. */
import type { BoardAnswer } from "./learning";
import type { Category } from "./moments";

/** The deal of a day. */
export type DealCard = {
  day: string;
  game: string;
  sort: "alone" | "two";
  rules: number;
  seed: string;
  /** The game as it begins, for links. */
  code: string;
};

/** All deals of a day. */
export type DealList = {
  deals: DealCard[];
};

/** A deal of the day that is being played. */
export type DealMoment = {
  deal: DealCard;
  /** All moves so far, chance and the champion included; keep them to go on. */
  moves: string[];
  message: BoardAnswer;
  /** Once it is over. */
  scores: number[] | null;
  record: string | null;
  /** Shows that the champion's moves were made here; send it back with them. Empty where they were not. */
  seal: string;
};

/** What somebody has made of a deal. */
export type DealResult = {
  name: string;
  /** Their own first. */
  scores: number[];
  mine: boolean;
  /** Whether it was not played here: the champion's moves may be anybody's. */
  elsewhere: boolean;
};

/** What everybody on this server has made of a deal, the best first; those played elsewhere follow. */
export type DealResults = {
  results: DealResult[];
  /** Of those that were played here. */
  count: number;
  /** Of the same: points alone, points ahead of the champion where that one sits opposite. */
  mean: number;
};

/** What champions score with the same deal. */
export type DealScores = {
  scores: number[];
};

/** What a level scores on average in the usual game. */
export type TypicalLevel = {
  id: string;
  name: string;
  /** How many were played to know it. */
  games: number;
  points: number;
  lines: Category[];
};

/** What the levels score on average, weakest first; the champion is the last. */
export type TypicalLevels = {
  levels: TypicalLevel[];
};
