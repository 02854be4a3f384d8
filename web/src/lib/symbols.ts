/** Which symbol of the sprite draws a good. Most are called as the good is. */
const SYMBOLS: Record<string, string> = {
  borders: "fence",
  carrots: "carrot",
  fences: "fence",
  any_crop: "seeds",
  stars: "star",
};

export function symbolOf(good: string): string {
  return SYMBOLS[good] ?? good;
}
