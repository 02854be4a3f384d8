/** What is read now: the thing under the pointer, in the focus, or under a long press. */
import type { Desk } from "./desk.svelte";
import { capital, has, say } from "./language.svelte";
import { points } from "./numbers";
import type { Card, Goods, Reading } from "./protocol";

export const REST = 150;
export const PRESS = 400;
export const THINGS = "[data-read], [data-target]";

/** The name by which a thing is asked about. */
export function targetOf(element: Element): string {
  return element.getAttribute("data-read") ?? element.getAttribute("data-target") ?? "";
}

/** What is known of a thing without asking: it is drawn at once, and all there is in a replay. */
export function known(desk: Desk, target: string): Reading | null {
  const told = (name: string) => desk.components.things.find((one) => one.target === name);
  const thing = told(`${target} ${desk.game.mode?.(desk.moment)}`) ?? told(target);
  const card = thing ? undefined : desk.components.cards.find((one) => one.id === target.split(" ")[1]);
  if (!thing && !card?.text) return null;
  return {
    type: "reading",
    id: null,
    target,
    name: thing?.name ?? card?.name ?? "",
    kind: thing?.kind ?? "",
    effect: thing?.effect ?? card?.text ?? "",
    rule: thing?.rule ?? null,
    rows: [],
    who: "",
    would: "",
    refusal: "",
    spoken: "",
  };
}

/** A thing with what is on it, for those who hear the table: the same sentence as the reader's. */
export function spoken(desk: Desk, target: string, parts: readonly string[]): string {
  return [parts.join(", "), known(desk, target)?.effect ?? ""].filter(Boolean).join(". ");
}

/** A card in one breath: name, price, points, text. */
export function spokenCard(card: Card, price: Goods = {}, note = ""): string {
  const goods = Object.entries(price).filter(([, count]) => count > 0);
  const parts = goods.map(([good, count]) => {
    const key = `good-${good === "food" ? "meal" : good}-count`;
    return has(key) ? say(key, { count }) : `${count}`;
  });
  if (card.points) parts.push(say("web-points-count", { count: card.points, points: points(card.points) }));
  return [[card.name, ...parts, note].filter(Boolean).join(", "), card.text].filter(Boolean).join(". ");
}

/** The name of a thing with a capital letter. */
export function headline(reading: Reading): string {
  return capital(reading.name);
}
