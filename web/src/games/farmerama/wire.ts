/** What the server says about this game. Written by scripts/types from its wire.py: change that, not this. */
import type { Goods, Options } from "$/lib/protocol";

/** What an animal eats and brings. */
export type Animal = {
  name: string;
  product: string;
  feed: Goods;
  /** The stars of a rank of its product. */
  step: number;
  /** The stars of its pasture. */
  pasture: number;
};

/** A card of the wheel, or a decorative building. */
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
  dark?: boolean;
  reward?: Goods;
  any_crop?: number;
  stars?: number;
};

/** How the wheel of a farm stands. */
export type FarmScene = {
  /** What is sown where each area is now. */
  faces: Record<string, string | null>;
  /** The sector of the player wheel that each area faces. */
  sectors: Record<string, number>;
  /** The area before each animal's head. */
  heads: Record<string, string>;
  pacifier: string;
  scarecrows: number;
};

/** A farm. */
export type FarmView = {
  barn: Goods;
  /** The crop of each sown field. */
  fields: Record<string, string>;
  /** By how many sectors the player wheel was turned. */
  turned: number;
  /** For each animal outside, its area. */
  pastures: Record<string, string>;
  products: Goods;
  garden: string[];
  special: number;
  /** How many cards were laid in this round. */
  laid: number;
  /** Which, where the viewer may know. */
  cards?: string[];
};

/** Numbers and tables of the data file. */
export type Figures = {
  wheel: Record<string, [number, number]>[];
  sectors: Sector[];
  /** The fields of each area. */
  areas: Record<string, string[]>;
  scarecrows: string[];
  animals: Record<string, Animal>;
  pasture_room: number;
  crop_value: number;
  water_value: number;
  solo_target: number;
  criteria: string[];
  advanced_criteria: string[];
};

/** What is needed to draw a position. */
export type Scene = {
  farms: FarmScene[];
  work: Work | null;
  wheel: WheelScene;
};

/** A sector of the player wheel. */
export type Sector = {
  crop: string | null;
  harvest: boolean;
  heads: string[];
  pacifier: boolean;
  bar: boolean;
};

/** The piles of a solo game. */
export type Solo = {
  favoured: string | null;
  discard: Goods;
  under: string[];
  pile_size: number;
  replenishing_size: number;
  unseen: Goods;
  pile?: Goods;
  replenishing?: Goods;
  added?: string | null;
};

/** A position, without what is hidden from the viewer. */
export type View = {
  game: "farmerama";
  options: Options;
  round: number;
  /** Who chooses and acts first in this round. */
  first: number;
  wheel: number;
  supply: Goods;
  cards_open: boolean;
  farms: FarmView[];
  display?: string[];
  unseen?: string[];
  stack?: number;
  last_rounds?: boolean;
  chief?: number;
  solo?: Solo;
  agenda?: (string | number)[][];
};

/** For each card of the action wheel: how often when alone, how often when shared. */
export type WheelScene = {
  now: Record<string, [number, number]>;
  next: Record<string, [number, number]>;
};

/** How often the card at hand was done and may be. */
export type Work = {
  card: string;
  done: number;
  limit: number;
};
