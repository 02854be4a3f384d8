/** What there is to play, what lies in each box, and the rules. Written by scripts/types from src/bocage/table/wire/box.py: change that, not this. */
import type { OptionValue } from "./common";
import type { Card, Figures } from "./models";

/** A kind of actions. */
export type ActionKind = {
  kind: string;
  number: number;
  sort: string;
  bare: boolean;
  /** The names of its arguments. */
  words: (string | null)[];
};

/** A bot that can sit down. */
export type Bot = {
  id: string;
  name: string;
  text: string;
};

/** One value of an option. */
export type Choice = {
  id: string;
  name: string;
};

/** Names, texts and figures of everything in a box. What a game has no use for is empty. */
export type Components = {
  game: string;
  goods: Good[];
  spaces: Space[];
  cards: Card[];
  actions: ActionKind[];
  categories: Named[];
  /** Numbers and tables of that one game. */
  figures: Figures;
  /** What things are called by their ids, in a game that brings no drawing. */
  names: Record<string, string>;
  /** What one can ask about besides cards; `explain` tells how each stands at a table. */
  things: ThingEntry[];
};

/** One rule or section, with where it stands. */
export type FoundRule = {
  id: string;
  /** As players read it, in Markdown. */
  shown: string;
  /** With the marks of its editors: sources, certainty, reasons. */
  source: string;
  title: string;
  /** Without Markdown's marks. */
  text: string;
  section: string | null;
};

/** What there is to play. */
export type GameCatalogue = {
  version: string;
  languages: string[];
  hints: boolean;
  /** Whether the engine runs as compiled code. */
  compiled: boolean;
  games: GameEntry[];
};

/** One game. */
export type GameEntry = {
  id: string;
  name: string;
  /** A line about a game that a guest has brought; empty for ours. */
  about: string;
  /** How many play it, and how long; empty for ours. */
  size: string;
  rules_version: number;
  /** A sentence that all players should be told once. */
  notice: string;
  modes: Mode[];
  players: number[];
  options: GameOption[];
  /** Whether there is an analysis of the game to ask. */
  hints: boolean;
  bots: Bot[];
};

/** Something that can be chosen before a game begins. */
export type GameOption = {
  id: string;
  text: string;
  /** True or false; a seat, or null for chance; a list of ids of components; one of `choices`. */
  sort: "switch" | "seat" | "cards" | "choice" | "decks";
  default: OptionValue;
  /** The ruling it settles. */
  rule: string | null;
  /** The modes in which it means something; null: all. */
  modes: string[] | null;
  choices: Choice[] | null;
};

/** A good or an animal. */
export type Good = {
  id: string;
  name: string;
  one: string;
  kind: string;
};

/** One way to play a game. */
export type Mode = {
  id: string;
  name: string;
  /** The numbers of players that it allows. */
  players: number[];
  /** Whether players hide something from each other: then a shared screen needs a curtain. */
  secrets: boolean;
};

/** Something with a name. */
export type Named = {
  id: string;
  name: string;
};

/** A numbered rule. */
export type Rule = {
  id: string;
  /** As players read it, in Markdown. */
  shown: string;
  /** With the marks of its editors: sources, certainty, reasons. */
  source: string;
};

/** A section of the rules. */
export type RuleSection = {
  id: string | null;
  title: string;
  shown: string;
  source: string;
  rules: Rule[];
};

/** One sheet of rules. */
export type RulesSheet = {
  name: string;
  title: string;
  sections: RuleSection[];
};

/** All rules of a game. */
export type RulesSheets = {
  game: string;
  sheets: RulesSheet[];
};

/** An action space. */
export type Space = {
  id: string;
  name: string;
  short: string;
  /** Its sort, where the game has several. */
  kind?: string;
};

/** Something one can ask about. */
export type ThingEntry = {
  /** Its name in `explain`: a space, a good, a sign. */
  target: string;
  name: string;
  kind: string;
  /** What it does, in one sentence. */
  effect: string;
  rule: string | null;
  /** All of it in one breath, as it is read aloud. */
  spoken: string;
};
