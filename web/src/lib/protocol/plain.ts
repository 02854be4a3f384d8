/** The board of a game that brings no drawing: zones with counters and groups of things, read off its view. Written by scripts/types from src/bocage/table/wire/plain.py: change that, not this. */

/** A number with a name. */
export type Counter = {
  id: string;
  value: boolean | number;
};

/** Things that lie together: a hand, a market, a stock. */
export type Group = {
  id: string;
  things: Thing[];
};

/** What is needed to draw any game. */
export type PlainScene = {
  /** How many there are, where the game tells. */
  rounds: number | null;
  zones: Zone[];
};

/** A card or a kind of piece. */
export type Thing = {
  id: string;
  count: number;
};

/** A part of the table. */
export type Zone = {
  id: string;
  /** Whose it is; null: common to all. */
  seat: number | null;
  counters: Counter[];
  groups: Group[];
};
