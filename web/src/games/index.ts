/** The games the page has drawings for: one folder each, found by the build. All others get the plain board. */
import type { GameClient } from "./contract";

const FOLDERS = import.meta.glob<{ default: GameClient }>("./*/game.ts");

/** The drawing of a game, loaded when it is first needed. */
export async function gameClient(id: string): Promise<GameClient> {
  const load = FOLDERS[`./${id}/game.ts`] ?? (() => import("$/plain/game"));
  return (await load()).default;
}

/** Symbols for lists and the home page, known without loading the game. */
const PICTURES: Record<string, { emblem: string; vignette: string[] }> = {};
const SIGNS = import.meta.glob<{ emblem: string; vignette: string[] }>("./*/sign.ts", { eager: true });
for (const [path, sign] of Object.entries(SIGNS)) PICTURES[path.split("/")[1] ?? ""] = sign;

/** The symbol that stands for a game. */
export function emblem(game: string): string {
  return PICTURES[game]?.emblem ?? "round";
}

/** The symbols of a game's picture on the home page. */
export function vignette(game: string): string[] {
  return PICTURES[game]?.vignette ?? ["round"];
}
