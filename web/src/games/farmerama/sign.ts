export const emblem = "carrot";
export const vignette = ["carrot", "scarecrow", "corn", "barn"];
