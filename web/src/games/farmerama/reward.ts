/** What a decorative building brings: goods, crops of choice, stars. */
import type { Components, Goods } from "$/lib/protocol";

type Tile = { id: string; reward?: Goods; any_crop?: number; stars?: number };

export function rewardOf(components: Components, id: string): Goods {
  const tile = (components.cards as unknown as Tile[]).find((one) => one.id === id);
  return { ...tile?.reward, any_crop: tile?.any_crop ?? 0, star: tile?.stars ?? 0 };
}
