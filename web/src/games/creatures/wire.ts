/** What the server says about this game. Written by scripts/types from its wire.py: change that, not this. */
import type { Goods, Herd, Options } from "$/lib/protocol";

/** What a herd brings. */
export type Bonus = {
  /** What fewer than the first step bring. */
  none: number;
  /** From how many animals on they bring 0, 1, 2, 3 points. */
  steps: number[];
};

/** Where the animals of a farm stand: one good arrangement. */
export type FarmScene = {
  homes: HomeScene[];
};

/** A farm. */
export type FarmView = {
  wood: number;
  stone: number;
  reed: number;
  /** Unused ones. */
  borders: number;
  animals: Goods;
  columns: number;
  /** How many expansions lie on the left. */
  left: number;
  /** By cell. */
  buildings: Record<string, string>;
  /** Cells. */
  troughs: string[];
  /** Edges. */
  placed_borders: string[];
  /** What single buildings remember. */
  memory?: Goods;
  /** Special stalls in hand while pieces are moved. */
  lifted?: string[];
  /** Animals that must stay in the housing step that is on. */
  promised?: Goods;
};

/** Numbers of the game. */
export type Figures = {
  rounds: number;
  workers: number;
  /** By animal. */
  bonus: Record<string, Bonus>;
};

/** A place for animals. */
export type HomeScene = {
  cells: string[];
  kind: "pasture" | "building" | "trough" | "land";
  building: string | null;
  room: number;
  animals: Goods;
  /** Room for given types, where it is not for all. */
  reserved: Goods;
};

/** What is needed to draw a position. */
export type Scene = {
  farms: FarmScene[];
  /** What the displayed buildings cost the viewer's farm now. */
  prices?: Record<string, Goods[]>;
  /** Where animals of the viewer lack room: the largest herds that can stay. */
  keep?: Herd[];
};

/** What lies or stands on an action space. */
export type SpaceContent = {
  wood?: number;
  stone?: number;
  reed?: number;
  borders?: number;
  sheep?: number;
  pig?: number;
  cow?: number;
  horse?: number;
  /** Whose worker. */
  worker?: number;
};

/** What is left of the pieces. */
export type Supply = {
  troughs: number;
  tiles: number;
  expansions: number;
};

/** A building. */
export type Tile = {
  id: string;
  name: string;
  kind: string;
  text: string;
  points: number;
  /** Alternative prices; empty where it is not bought. */
  cost: Goods[];
  /** Where it does not belong to the base deck. */
  deck?: string;
  /** The animals it has room for; `any` for those of any kind. */
  holds: Goods;
};

/** A position; nothing of it is hidden. */
export type View = {
  game: "creatures";
  options: Options;
  round: number;
  /** Who holds the start player marker. */
  marker: number;
  starter: number;
  first: number;
  working: boolean;
  /** How many workers were placed in this round. */
  turn: number;
  spaces: Record<string, SpaceContent>;
  /** Special buildings that can be built. */
  display: string[];
  supply: Supply;
  farms: FarmView[];
  /** For each seat the free effects that it has just used; empty: none. */
  spent: string[][];
  /** What is still to happen, for programs. */
  agenda: (string | number | string[])[][];
};
