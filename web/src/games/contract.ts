/** What a game must say about itself so that the table can show it. One folder a game; nothing else knows games. */
import type { Component } from "svelte";
import type { Action, Components, Goods, LogEntry, Moment, Question } from "$/lib/protocol";

export type Season = "spring" | "summer" | "autumn" | "winter";

/** A view of the phone, and the place of a decision; `isFor`: of which games, if not of all. */
export type Tab = { id: string; icon: string; label: string; isFor?: (moment: Moment) => boolean };

/** A little row of pictures: symbol and count. */
export type Picture = { symbol: string; count: number }[];

export type GameClient = {
  id: string;
  /** Everything between the bar and the tabs. */
  Board: Component;
  /** What a player's chip in the bar shows beside name and score. */
  Badge: Component<{ seat: number }>;
  /** A farm at full size, for a closer look at a neighbour's; or small, as a picture. */
  Farm: Component<{ seat: number; isSmall?: boolean }>;
  /** The farm in words, one paragraph a line. */
  words: (moment: Moment, components: Components, seat: number) => string[];
  tabs: Tab[];
  /** The word of the mode in which some things are told otherwise, if it is played. */
  mode?: (moment: Moment) => string;
  /** The view in which a question is answered. */
  tabOf: (question: Question | null, actions: Action[]) => string;
  season: (moment: Moment) => Season;
  /** The rounds in the bar; `of` is null where nobody knows how many there will be. */
  rounds: (moment: Moment, components: Components) => { now: number; of: number | null; marked: number[] };
  /** Whether the board itself shows this action; all others become buttons below the question. */
  isOnBoard: (action: Action, moment: Moment) => boolean;
  /** Kinds of actions that are planned together and carried out as one. */
  planned: readonly string[];
  /** What happens when a planned action is done: the sentence of the plan. */
  planText: (plan: readonly string[], before: Moment, after: Moment | null) => { title: string; note: string };
  /** What should be said with a question, such as what is due and what is there. */
  note?: (moment: Moment) => string;
  /** The pictures of an action that is offered as a button. */
  picture: (action: Action, components: Components) => Picture;
  /** The symbols of the rows of the score pad, by category. */
  rows?: Readonly<Record<string, string>>;
  /** What a seat has that can travel: goods and animals by their ids. */
  goods?: (moment: Moment, seat: number) => Goods;
  /** The targets that an event touched, for the marks of the last moves. */
  places: (entry: LogEntry, components: Components, moment: Moment) => string[];
};
