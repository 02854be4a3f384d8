/** Figures of the analysis, as the language writes them. */
import { language } from "$/lib/language.svelte";

/** Points with a sign and one decimal at most: `+2.5`, `−1`. */
export function tenths(value: number, isSigned = true): string {
  const format = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: isSigned ? "exceptZero" : "auto" });
  return format.format(value).replace("-", "\u2212");
}

/** How sure a figure is: ` ± 0.3`; nothing where there is no doubt. */
export function within(doubt: number): string {
  return doubt >= 0.05 ? ` \u00b1\u202f${tenths(doubt, false)}` : "";
}
