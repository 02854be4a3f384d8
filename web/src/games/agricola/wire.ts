/** What the server says about this game. Written by scripts/types from its wire.py: change that, not this. */
import type { Goods, Herd, Options } from "$/lib/protocol";

/** A major or minor improvement, or an occupation. */
export type Card = {
  id: string;
  name: string;
  kind: string;
  text: string;
  points: number;
  /** Alternative prices; empty where it is not bought. */
  cost: Goods[];
  /** Where it does not belong to the base deck. */
  deck?: string;
  /** As printed. */
  code: string;
  /** The fewest players with whom it is dealt. */
  players: number;
  /** Whether it goes on to the next player. */
  travels: boolean;
};

/** What stands on a field. */
export type Crop = {
  grain?: number;
  vegetable?: number;
};

/** Where the animals of a farm stand, and what its people eat at the next harvest. */
export type FarmScene = {
  homes: HomeScene[];
  food_needed: number;
};

/** A farmyard and what its player has. */
export type FarmView = {
  wood: number;
  clay: number;
  reed: number;
  stone: number;
  grain: number;
  vegetable: number;
  food: number;
  animals: Goods;
  house: "wood" | "clay" | "stone";
  rooms: string[];
  fields: Record<string, Crop>;
  stables: string[];
  fences: string[];
  people: number;
  newborn: number;
  /** How many people are at home. */
  home: number;
  begging: number;
  bonus: number;
  /** Played ones. */
  cards: string[];
  gained: number;
  crafted: string[];
  /** Goods that come at the start of a round, by its number. */
  later: Record<string, Goods>;
  /** What single cards remember. */
  memory: Goods;
  /** Cards in hand that everybody has seen. */
  known: string[];
  /** Of the viewer alone. */
  hand?: string[];
  /** The cards to choose from in a draft; of the viewer alone. */
  pack?: string[];
  seen?: string[][];
  /** Of the others. */
  hidden?: Hidden;
};

/** Numbers of the game. */
export type Figures = {
  rounds: number;
  /** The rounds that end with one. */
  harvests: number[];
  fences: number;
  stables: number;
};

/** How many cards somebody else holds. */
export type Hidden = {
  minors: number;
  occupations: number;
};

/** A place for animals. */
export type HomeScene = {
  kind: "pasture" | "stable" | "house";
  cells: string[];
  room: number;
  animals: Goods;
};

/** What is needed to draw a position. */
export type Scene = {
  /** Those in play. */
  spaces: string[];
  farms: FarmScene[];
  /** Of the majors on display and of the minors in the viewer's own hand, for this farm now. */
  prices?: Record<string, Goods[]>;
  /** Where animals of the viewer lack room: the largest herds that can stay. */
  keep?: Herd[];
};

/** What lies or stands on an action space. */
export type SpaceContent = {
  wood?: number;
  clay?: number;
  reed?: number;
  stone?: number;
  grain?: number;
  vegetable?: number;
  food?: number;
  sheep?: number;
  boar?: number;
  cattle?: number;
  /** Whose people. */
  people?: number[];
};

/** A position, without what is hidden from the viewer. */
export type View = {
  game: "agricola";
  options: Options;
  round: number;
  /** Who holds the start player token. */
  marker: number;
  moment: number;
  working: boolean;
  starting: boolean;
  /** Round cards. */
  revealed: string[];
  tile_used: boolean;
  spaces: Record<string, SpaceContent>;
  /** On display. */
  majors: string[];
  farms: FarmView[];
  /** Free effects that seats have just used, each with the seat; 0: none. */
  spent: 0 | [string, number][];
  /** What is still to happen, for programs. */
  agenda: (string | number | string[])[][];
  first_card?: string;
  /** Cards that nobody holds; in replays that show everything. */
  box?: string[];
  /** Cards thrown back in a mulligan whose new ones are being dealt; in replays that show everything. */
  thrown?: string[];
};
