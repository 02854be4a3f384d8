/** What a decorative building brings: goods, crops of choice, stars. */
import type { Components, Goods } from "$/lib/protocol";
import { cardsOf } from "./view";

export function rewardOf(components: Components, id: string): Goods {
  const tile = cardsOf(components).find((one) => one.id === id);
  return { ...tile?.reward, any_crop: tile?.any_crop ?? 0, star: tile?.stars ?? 0 };
}
