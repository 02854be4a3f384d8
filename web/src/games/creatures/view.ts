/** The position of this game as the server sends it (docs/position.md), and how its farm lies on the picture. */
import { beforeDoor, onLand, type Drawn } from "$/lib/herds";
import { CELL, cornerIn, edgeIn, ROWS } from "$/lib/land";
import type { Goods, Moment } from "$/lib/protocol";

export const ANIMALS = ["sheep", "pig", "cow", "horse"] as const;
export const RESOURCES = ["wood", "stone", "reed"] as const;

// C-8, C-2.1: eight rounds, three workers each.
export const ROUNDS = 8;
export const WORKERS = 3;
// C-12.3: from how many animals of a type on they bring 0, 1, 2 and 3 points; fewer than the first cost 3.
export const BONUS_STEPS: Record<string, number[]> = {
  sheep: [4, 8, 11, 13],
  pig: [4, 7, 9, 11],
  cow: [4, 6, 8, 10],
  horse: [4, 5, 7, 9],
};
export const NO_HERD = -3;

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
