/** The games the page can draw: one folder each, found by the build. */
import type { GameClient } from "./contract";

const FOLDERS = import.meta.glob<{ default: GameClient }>("./*/game.ts");

/** The drawing of a game, loaded when it is first needed; null for a game we cannot draw. */
export async function gameClient(id: string): Promise<GameClient | null> {
  const load = FOLDERS[`./${id}/game.ts`];
  return load ? (await load()).default : null;
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
