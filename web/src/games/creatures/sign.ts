export const emblem = "sheep";
export const vignette = ["sheep", "fence", "cow", "horse"];
