/** A picture for every building: a house, the colour of its roof, and what stands before it.
 *
 * The roof says the kind: rust animals, ochre building, green room, blue trade, violet points. No two pictures are alike.
 */

export type TileLook = { house: string; roof?: string; emblems: string[] };

const RUST = "#b9522f";
const OCHRE = "#c8923a";
const GREEN = "#5f8a4a";
const BLUE = "#4f7fa3";
const VIOLET = "#7d5c94";
const plain = (house: string): TileLook => ({ house, emblems: [] });
const tile = (roof: string, ...emblems: string[]): TileLook => ({ house: "building", roof, emblems });

export const TILES: Record<string, TileLook> = {
  cottage: plain("cottage"),
  stall: plain("stall"),
  stable: plain("stable"),
  half_timbered_house: plain("half-timbered"),
  storage: plain("storage"),
  shelter: plain("shelter"),
  open_stable: plain("open-stable"),
  animal_trader: tile(BLUE, "sheep", "coins"),
  assembly_hall: { house: "decor", roof: OCHRE, emblems: ["fence"] },
  barn: plain("barn"),
  breeding_station: tile(RUST, "breeding"),
  building_firm: tile(OCHRE, "crane"),
  byre_dwelling: { house: "tile-room-clay", emblems: ["hay"] },
  carpenter: { house: "workbench", emblems: ["stall"] },
  cattle_farm: tile(RUST, "cow"),
  cattle_market: { house: "decor", roof: BLUE, emblems: ["cow"] },
  conservatory: plain("glasshouse"),
  corner_house: { house: "tile-room-stone", emblems: ["signpost"] },
  cottage_extension: { house: "cottage", emblems: ["ui-plus-mark"] },
  country_house: { house: "tile-room-clay", emblems: ["tree"] },
  cow_stall: { house: "stall", emblems: ["cow"] },
  dairy_farm: tile(GREEN, "milk"),
  dog_house: plain("kennel"),
  duck_pond: plain("pond"),
  estate: { house: "tile-room-stone", emblems: ["horse"] },
  farm_shop: { house: "decor", roof: RUST, emblems: ["feed"] },
  farm_well: plain("well"),
  feed_storehouse: { house: "storage", emblems: ["feed"] },
  feeding_station: { house: "shelter", emblems: ["trough"] },
  fence_builder: { house: "workbench", emblems: ["fence"] },
  fertility_center: tile(RUST, "newborn"),
  flooring_expert: tile(RUST, "planks"),
  fodder_beet_field: { house: "tile-field", emblems: ["vegetable"] },
  hay_rack: { house: "trough", emblems: ["hay"] },
  hayrick: plain("rick"),
  home_depot: tile(OCHRE, "wood"),
  home_workshop: { house: "workbench", emblems: ["stone"] },
  inn: tile(RUST, "mug"),
  joinery: { house: "workbench", emblems: ["trough"] },
  large_extension: { house: "half-timbered", emblems: ["ui-plus-mark"] },
  log_house: plain("tile-room-wood"),
  manor: { house: "tile-room-stone", emblems: ["crown"] },
  materials_outlet: { house: "shelter", emblems: ["wood", "stone"] },
  office: tile(VIOLET, "ledger"),
  organic_farm: tile(GREEN, "sow"),
  pen: { house: "shelter", emblems: ["fence"] },
  pig_stall: { house: "stall", emblems: ["pig"] },
  ranch: { house: "open-stable", emblems: ["horse"] },
  rearing_station: tile(RUST, "feed"),
  reed_hut: { house: "cottage", emblems: ["reed"] },
  sawmill: plain("sawmill"),
  servants_hut: { house: "cottage", emblems: ["fence"] },
  small_extension: { house: "shelter", emblems: ["ui-plus-mark"] },
  stewards_office: tile(VIOLET, "key"),
  stone_carver: { house: "workbench", emblems: ["wall"] },
  stud: { house: "stable", emblems: ["horse"] },
  timber_shop: { house: "storage", emblems: ["wood"] },
  trading_station: tile(BLUE, "coins"),
  wild_boar_pen: { house: "open-stable", emblems: ["boar"] },
  woodshop: { house: "tile-room-wood", emblems: ["fence"] },
  workshop: { house: "workbench", emblems: ["wood"] },
};

/** The picture of a building; one that we do not know yet is a plain house. */
export function lookOf(id: string): TileLook {
  return TILES[id] ?? tile(OCHRE);
}
