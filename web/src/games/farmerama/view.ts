/** The position of this game as the server sends it, and the geometry of its round farm. */
import type { Components, Moment } from "$/lib/protocol";
import type { Card, Figures, Scene, View } from "./wire";

export const CROPS = ["carrots", "hay", "oats", "corn"] as const;
export const GOODS = [...CROPS, "water"] as const;
export const ANIMALS = ["sheep", "pig", "cow", "horse"] as const;
export const CARDS = ["sow", "harvest", "water", "feed", "seeds"] as const;
export const CARD_SYMBOLS: Record<string, string> = {
  sow: "sow",
  harvest: "harvest",
  water: "watering",
  feed: "feed",
  seeds: "seeds",
};
export const PRODUCTS: Record<string, string> = { sheep: "wool", pig: "truffle", cow: "milk", horse: "riding" };

// The server sends these of this game and no others: the one place where that is taken for granted.
export const viewOf = (moment: Moment): View => moment.view as View;
export const sceneOf = (moment: Moment): Scene => moment.scene as Scene;
export const figuresOf = (components: Components): Figures => components.figures as Figures;
export const cardsOf = (components: Components): Card[] => components.cards as Card[];

/** The angle of one area, in degrees; the first is at the top, the others follow clockwise. */
export const STEP = 360 / 7;

export function point(radius: number, degrees: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

/** A piece of a ring between two radii and two angles, with straight gaps of a width at its sides. */
export function ring(inner: number, outer: number, from: number, to: number, gap = 0): string {
  const corner = (radius: number, degrees: number, side: number) => {
    const shift = (Math.asin(gap / 2 / radius) * 180) / Math.PI;
    const { x, y } = point(radius, degrees + side * shift);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return (
    `M${corner(outer, from, 1)}A${outer} ${outer} 0 0 1 ${corner(outer, to, -1)}` +
    `L${corner(inner, to, -1)}A${inner} ${inner} 0 0 0 ${corner(inner, from, 1)}z`
  );
}

const FIELD_RADIUS = 206;
const SPREAD: Record<number, number> = { 1: 0, 2: 15, 3: 15.6 };

/** Where each field of the farm lies. */
export function fieldPlaces(figures: Figures): { id: string; area: string; degrees: number; x: number; y: number }[] {
  return Object.entries(figures.areas).flatMap(([area, fields], number) =>
    fields.map((id, place) => {
      const spread = SPREAD[fields.length] ?? 36 / fields.length;
      const degrees = number * STEP + (place - (fields.length - 1) / 2) * spread;
      return { id, area, degrees, ...point(FIELD_RADIUS, degrees) };
    }),
  );
}
