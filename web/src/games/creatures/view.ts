/** The position of this game as the server sends it (docs/position.md), and how its farm lies on the picture. */
import { beforeDoor, onLand, type Drawn } from "$/lib/herds";
import { CELL, cornerIn, edgeIn, ROWS } from "$/lib/land";
import type { Components, Moment } from "$/lib/protocol";
import type { FarmView, Figures, HomeScene, Scene, View } from "./wire";

export const ANIMALS = ["sheep", "pig", "cow", "horse"] as const;
export const RESOURCES = ["wood", "stone", "reed"] as const;

// The server sends these of this game and no others: the one place where that is taken for granted.
export const figuresOf = (components: Components): Figures => components.figures as Figures;
export const viewOf = (moment: Moment): View => moment.view as View;
export const sceneOf = (moment: Moment): Scene => moment.scene as Scene;
export const homesOf = (moment: Moment, seat: number): HomeScene[] => sceneOf(moment).farms[seat]?.homes ?? [];

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
export function drawHerd(home: HomeScene): Drawn[] {
  if (home.kind === "building") return beforeDoor(home.cells[0] ?? "a1", home.animals, corner);
  return onLand(home.cells, home.animals, corner);
}
