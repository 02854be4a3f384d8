/** A picture for every decorative building. Another data file may have others: they are a plain pavilion. */

export type DecorLook = { house: string; roof?: string; emblem?: string };

export const DECOR: Record<string, DecorLook> = {
  carrot_barrow: { house: "barrow", emblem: "carrot" },
  carrot_crate: { house: "crate", emblem: "carrot" },
  haystack: { house: "rick" },
  hay_cart: { house: "cart", emblem: "hay" },
  oat_sheaf: { house: "sheaf" },
  oat_sack: { house: "seeds", emblem: "oats" },
  corn_crib: { house: "storage", emblem: "corn" },
  corn_basket: { house: "feed", emblem: "corn" },
  kitchen_garden: { house: "patch", emblem: "carrot" },
  manger: { house: "trough" },
  vegetable_stall: { house: "booth", emblem: "vegetable" },
  drying_rack: { house: "rack" },
  field_cross: { house: "cross" },
  grain_chest: { house: "chest", emblem: "oats" },
  rain_barrel: { house: "barrel" },
  well: { house: "well" },
  sundial: { house: "sundial" },
  weathercock: { house: "weathercock" },
  rose_arch: { house: "arch" },
  dovecote: { house: "dovecote" },
  market_booth: { house: "booth" },
  orchard_gate: { house: "gate" },
  water_wheel: { house: "waterwheel" },
  fountain: { house: "fountain" },
  pavilion: { house: "decor-dark" },
};

export function decorOf(id: string): DecorLook {
  return DECOR[id] ?? { house: "decor", roof: "#5f97a3" };
}
