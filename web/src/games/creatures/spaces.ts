/** The seventeen action spaces as plots: where they lie and what they show. Names and goods come from the game. */
import type { SpaceContent } from "./wire";

export type Plot = {
  id: string;
  look: "wood" | "stone" | "build" | "beasts" | "pond";
  /** Of the twelve columns of the board. */
  span: 4 | 6;
  /** Goods in the order in which they are drawn; what lies there comes from the position. */
  goods: (keyof SpaceContent)[];
  /** A picture for a space without a pile. */
  picture?: string;
};

export const PLOTS: Plot[] = [
  { id: "start_player", look: "wood", span: 6, goods: ["wood"], picture: "start-player" },
  { id: "three_wood", look: "wood", span: 6, goods: ["wood"] },
  { id: "one_stone", look: "stone", span: 6, goods: ["stone"] },
  { id: "two_stone", look: "stone", span: 6, goods: ["stone"] },
  { id: "building_resources", look: "build", span: 4, goods: [], picture: "wood stone reed" },
  { id: "fences", look: "build", span: 4, goods: [], picture: "fence" },
  { id: "expand", look: "build", span: 4, goods: ["borders"], picture: "ui-plus" },
  { id: "walls", look: "stone", span: 6, goods: [], picture: "wall" },
  { id: "feeding_troughs", look: "build", span: 6, goods: [], picture: "trough" },
  { id: "reed_and_sheep", look: "pond", span: 6, goods: ["reed", "sheep"] },
  { id: "pig_and_sheep", look: "beasts", span: 6, goods: ["pig", "sheep"] },
  { id: "cow_and_pigs", look: "beasts", span: 6, goods: ["cow", "pig"] },
  { id: "horse_and_sheep", look: "beasts", span: 6, goods: ["horse", "sheep"] },
  { id: "stall", look: "build", span: 6, goods: [], picture: "stall" },
  { id: "stables", look: "build", span: 6, goods: [], picture: "stable" },
  { id: "special_building_1", look: "build", span: 6, goods: [], picture: "half-timbered" },
  { id: "special_building_2", look: "build", span: 6, goods: [], picture: "half-timbered" },
];
