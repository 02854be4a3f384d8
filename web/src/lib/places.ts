/** What the places of a farm are called where no sentence names them. */
import { capital, say } from "./language.svelte";

/** A space of a farm, such as “a1”. */
export function spaceWords(cell: string): string {
  return say("web-cell", { cell });
}

/** An edge, such as “a1n”: its space and its side. */
export function edgeWords(edge: string): string {
  return capital(say("edge", { cell: edge.slice(0, -1), side: edge.slice(-1) }));
}
