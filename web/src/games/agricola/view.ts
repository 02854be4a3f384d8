/** The position of this game as the server sends it, and how its farmyard lies on the picture. */
import { beforeDoor, onLand, type Drawn } from "$/lib/herds";
import { CELL, cornerIn, edgeIn, ROWS } from "$/lib/land";
import type { Components, Moment } from "$/lib/protocol";
import type { Card, Figures, HomeScene, Scene, View } from "./wire";

export const RESOURCES = ["wood", "clay", "reed", "stone", "grain", "vegetable", "food"] as const;
export const ANIMALS = ["sheep", "boar", "cattle"] as const;
export const COLUMNS = 5;

// The server sends these of this game and no others: the one place where that is taken for granted.
export const figuresOf = (components: Components): Figures => components.figures as Figures;
export const cardsOf = (components: Components): Card[] => components.cards as Card[];
export const viewOf = (moment: Moment): View => moment.view as View;
/** Whether this is the first game, without cards in hand. */
export const isFirstGame = (moment: Moment): boolean => viewOf(moment).options.mode === "beginner";
export const sceneOf = (moment: Moment): Scene => moment.scene as Scene;
export const homesOf = (moment: Moment, seat: number): HomeScene[] => sceneOf(moment).farms[seat]?.homes ?? [];
export const dueOf = (moment: Moment, seat: number): number => sceneOf(moment).farms[seat]?.food_needed ?? 0;

const RIM = 20; // the hedge around the yard
export const GEOMETRY = { left: RIM, top: RIM };
export const WIDTH = COLUMNS * CELL + 2 * RIM;
export const HEIGHT = ROWS * CELL + 2 * RIM;
export const corner = (cell: string) => cornerIn(GEOMETRY, cell);
export const edgePlace = (edge: string) => edgeIn(GEOMETRY, edge);

/** The animals of a home; `number` tells the pets of a house apart. */
export function drawHerd(home: HomeScene, number: number): Drawn[] {
  if (home.kind === "pasture") return onLand(home.cells, home.animals, corner);
  const cell = home.cells[number % home.cells.length] ?? "a1";
  const drawn = beforeDoor(cell, home.animals, corner);
  return home.kind === "house" ? drawn.map((animal) => ({ ...animal, x: animal.x - 28 })) : drawn;
}

/** The stage that a round belongs to: the first whose harvest has not been. A harvest ends each stage. */
export function stageOf(round: number, { harvests }: Figures): number {
  return harvests.findIndex((harvest) => round <= harvest) + 1;
}
