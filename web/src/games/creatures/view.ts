/** The position of this game as the server sends it (docs/position.md), and how its farm lies on the picture. */
import { beforeDoor, onLand, type Drawn } from "$/lib/herds";
import { CELL, cornerIn, edgeIn, ROWS } from "$/lib/land";
import type { Components, Goods, Moment } from "$/lib/protocol";

export const ANIMALS = ["sheep", "pig", "cow", "horse"] as const;
export const RESOURCES = ["wood", "stone", "reed"] as const;

export type FarmView = {
  wood: number;
  stone: number;
  reed: number;
  borders: number;
  animals: Goods;
  columns: number;
  left: number;
  buildings: Record<string, string>;
  troughs: string[];
  placed_borders: string[];
  memory?: Goods;
};
export type SpaceContent = Goods & { worker?: number };
export type View = {
  round: number;
  marker: number;
  turn: number;
  working: boolean;
  spaces: Record<string, SpaceContent>;
  display: string[];
  supply: { troughs: number; tiles: number; expansions: number };
  farms: FarmView[];
};
export type Home = {
  cells: string[];
  kind: "pasture" | "building" | "trough" | "land";
  building: string | null;
  room: number;
  animals: Goods;
};
export type Scene = {
  farms: { homes: Home[]; full?: number[] }[];
  prices?: Record<string, Goods[]>;
  keep?: { animals: Goods; line: string }[];
};

export type Figures = {
  rounds: number;
  workers: number;
  /** By animal: what fewer than the first step bring, and from how many on they bring 0, 1, 2, 3 points (C-12.3). */
  bonus: Record<string, { none: number; steps: number[] }>;
};

export const figuresOf = (components: Components): Figures => components.figures as unknown as Figures;
export const viewOf = (moment: Moment): View => moment.view as View;
export const sceneOf = (moment: Moment): Scene => moment.scene as Scene;
export const homesOf = (moment: Moment, seat: number): Home[] => sceneOf(moment).farms?.[seat]?.homes ?? [];

// Around the land lie hedges, the forest and the road.
export const LEFT = 26;
export const TOP = 50;
export const BOTTOM = 40;
export const GEOMETRY = { left: LEFT, top: TOP };
export const HEIGHT = ROWS * CELL + TOP + BOTTOM;

export const widthOf = (farm: FarmView): number => farm.columns * CELL + 2 * LEFT;
export const corner = (cell: string) => cornerIn(GEOMETRY, cell);
export const edgePlace = (edge: string) => edgeIn(GEOMETRY, edge);

/** The animals of one home, each with its place on the picture. */
export function drawHerd(home: Home): Drawn[] {
  if (home.kind === "building") return beforeDoor(home.cells[0] ?? "a1", home.animals, corner);
  return onLand(home.cells, home.animals, corner);
}
