export const emblem = "grain";
export const vignette = ["tile-room-wood", "grain", "boar", "hearth"];
