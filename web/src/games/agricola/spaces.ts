/** The action spaces as plots: where they lie on the board and what they show. Names and goods come from the game. */

export type Plot = {
  id: string;
  look: "wood" | "stone" | "build" | "beasts" | "pond" | "food";
  /** Symbols; what lies there comes from the position. */
  symbols: string[];
};

const plot = (id: string, look: Plot["look"], ...symbols: string[]): Plot => ({ id, look, symbols });

/** Left column for three and four players, then the two columns of the board; the forest column stands below round 1. */
export const EXTENSION: Plot[] = [
  plot("copse", "wood", "wood"),
  plot("grove", "wood", "wood"),
  plot("resource_market", "build", "reed", "stone", "food"),
  plot("hollow", "food", "clay"),
  plot("more_lessons", "build", "card-occupation"),
  plot("traveling_players", "food", "food"),
];
export const FIXED: Plot[] = [
  plot("farm_expansion", "build", "tile-room-wood", "stable"),
  plot("meeting_place", "build", "start-player", "card-minor"),
  plot("grain_seeds", "food", "grain"),
  plot("farmland", "food", "tile-field"),
  plot("lessons", "build", "card-occupation"),
  plot("day_laborer", "food", "food"),
];
export const NATURE: Plot[] = [
  plot("forest", "wood", "wood"),
  plot("clay_pit", "food", "clay"),
  plot("reed_bank", "pond", "reed"),
  plot("fishing", "pond", "food"),
];
export const TILE: Plot[] = [
  plot("side_job", "build", "stable", "bread"),
  plot("tile_copse", "wood", "wood"),
  plot("tile_resource_market", "build", "food", "reed", "stone"),
  plot("animal_market", "beasts", "sheep", "boar", "cattle"),
  plot("modest_wish_for_children", "build", "newborn"),
];
export const ROUND_PLOTS: Plot[] = [
  plot("major_improvement", "build", "hearth", "card-minor"),
  plot("fencing", "build", "fence"),
  plot("grain_utilization", "food", "sow", "bread"),
  plot("sheep_market", "beasts", "sheep"),
  plot("basic_wish_for_children", "build", "newborn", "card-minor"),
  plot("house_redevelopment", "stone", "tile-room-stone", "hearth"),
  plot("western_quarry", "stone", "stone"),
  plot("vegetable_seeds", "food", "vegetable"),
  plot("pig_market", "beasts", "boar"),
  plot("cattle_market", "beasts", "cattle"),
  plot("eastern_quarry", "stone", "stone"),
  plot("urgent_wish_for_children", "build", "newborn"),
  plot("cultivation", "food", "tile-field", "sow"),
  plot("farm_redevelopment", "stone", "tile-room-stone", "fence"),
];

/** Spaces that are about cards in hand. */
export const LESSONS = ["lessons", "more_lessons"];
export const MEETING = "meeting_place";
export const SIDE_JOB = "side_job";

/** Column and row of each round's card: round 1 above the forest, then three a column, later two. */
export const ROUND_PLACES: [number, number][] = [
  [3, 1], [4, 1], [4, 3], [4, 5], [5, 1], [5, 3], [5, 5], [6, 1], [6, 3], [7, 1], [7, 3], [8, 1], [8, 3], [9, 1],
];

/** Column and row of each major improvement: the free cells of the columns of the rounds, each as wide as a card. */
export const MAJOR_PLACES: [number, number][] = [
  [9, 3], [9, 4], [6, 5], [7, 5], [8, 5], [9, 5], [6, 6], [7, 6], [8, 6], [9, 6],
];
