/** What the coach points at: things on the board by their notation, or a whole view of the table. */

const MARK = "pointed";

/** The element of a target; null where it is not on the page now. */
export function found(target: string): Element | null {
  const [first, ...rest] = target.split(" ");
  const selector = first === "view" ? `[data-view="${rest.join(" ")}"]` : `[data-target="${target}"]`;
  const all = [...document.querySelectorAll(selector)];
  return all.find((element) => element.getClientRects().length) ?? null;
}

/** Mark these targets and nothing else; the first of them that is there. */
export function point(targets: readonly string[]): Element | null {
  for (const old of document.querySelectorAll(`[data-${MARK}]`)) old.removeAttribute(`data-${MARK}`);
  const elements = targets.map(found).filter((element) => element !== null);
  for (const element of elements) element.setAttribute(`data-${MARK}`, "");
  return elements[0] ?? null;
}

export type Spot = { x: number; y: number; side: "left" | "right" | "above" | "below" | "none"; tip: number };

const GAP = 14;
const EDGE = 8;

/** Where a bubble of this size goes, so that it covers neither its thing nor the question, nor leaves the window. */
export function beside(thing: DOMRect | null, width: number, height: number): Spot {
  const spot = near(thing, width, height);
  const asked = document.querySelector(".prompt")?.getBoundingClientRect();
  if (!asked || spot.x > asked.right || spot.x + width < asked.left) return spot;
  if (spot.y > asked.bottom || spot.y + height < asked.top) return spot;
  const below = asked.bottom + EDGE;
  if (below + height > window.innerHeight) return spot;
  const isAcross = spot.side === "left" || spot.side === "right";
  return { ...spot, y: below, tip: isAcross ? spot.tip - (below - spot.y) : spot.tip, side: spot.side === "above" ? "none" : spot.side };
}

function near(thing: DOMRect | null, width: number, height: number): Spot {
  const [right, bottom] = [window.innerWidth, window.innerHeight];
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));
  if (!thing || thing.width > right * 0.6 || thing.height > bottom * 0.7) {
    return { x: clamp((right - width) / 2, right - width - EDGE), y: clamp(bottom - height - 40, bottom - height - EDGE), side: "none", tip: 0 };
  }
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  const y = clamp(middle.y - height / 2, bottom - height - EDGE);
  const x = clamp(middle.x - width / 2, right - width - EDGE);
  if (thing.right + GAP + width < right) return { x: thing.right + GAP, y, side: "right", tip: middle.y - y };
  if (thing.left - GAP - width > 0) return { x: thing.left - GAP - width, y, side: "left", tip: middle.y - y };
  if (thing.bottom + GAP + height < bottom) return { x, y: thing.bottom + GAP, side: "below", tip: middle.x - x };
  return { x, y: Math.max(EDGE, thing.top - GAP - height), side: "above", tip: middle.x - x };
}

/** The corner in which a bubble of this size waits: where it covers nothing that is wanted, and least that can be pressed. */
export function corner(width: number, height: number): Spot {
  const [left, right] = [GAP, window.innerWidth - width - GAP];
  const bottom = window.innerHeight - height - GAP;
  const top = (document.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0) + GAP;
  const things = [...document.querySelectorAll("[data-target], .prompt button")].map((thing) => ({
    box: thing.getBoundingClientRect(),
    weight: thing.hasAttribute(`data-${MARK}`) ? 1000 : 1,
  }));
  const spots: Spot[] = [[right, bottom], [left, bottom], [right, top], [left, top]].map(([x, y]) => ({ x: x!, y: y!, side: "none", tip: 0 }));
  const cost = ({ x, y }: Spot) =>
    things.reduce((sum, { box, weight }) => (box.width && box.left < x + width && box.right > x && box.top < y + height && box.bottom > y ? sum + weight : sum), 0);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
