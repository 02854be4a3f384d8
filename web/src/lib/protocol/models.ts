/** What of the wire belongs to one game: its view, its scene, its cards and its figures. Written by scripts/types from src/bocage/table/wire/models.py: change that, not this. */
import type { Goods } from "./common";

/** A card, a tile, a building. */
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
};

export type Data = Record<string, Datum>;

export type Datum = boolean | number | string | Datum[] | { [key: string]: Datum } | null;

export type Figures = Record<string, unknown>;

/** Where animals lack room: a herd that can stay. A scene lists them as `keep`. */
export type Herd = {
  animals: Goods;
  /** What to send for it. */
  line: string;
};

/** A card of a game that says no more about its cards. */
export type PlainCard = {
  id: string;
  name: string;
  kind: string;
  text: string;
  points: number;
  /** Alternative prices; empty where it is not bought. */
  cost: Goods[];
  /** Where it does not belong to the base deck. */
  deck?: string;
};

export type Scene = Record<string, unknown>;

export type View = Record<string, unknown>;
