/** The cards that are picked out but not yet laid, where two may or must be laid together. */
import { say } from "$/lib/language.svelte";
import type { Moment } from "$/lib/protocol";

export const MOST = 2;
export const laying = $state<{ cards: string[] }>({ cards: [] });

/** How many cards are still missing, or what to do with two; empty where one is enough. */
export function missing(moment: Moment): string {
  const left = MOST - laying.cards.length;
  if (moment.question?.key !== "pick-two") return "";
  return left > 0 ? say("web-farmerama-missing", { left }) : say("web-farmerama-ready");
}
