/** The letter of a seat, small: seat 0 is `a`. */
export function letter(seat: number): string {
  return "abcd"[seat] ?? "a";
}

/** Where on the page a place that an event touched is drawn: as something to choose, or only as a place. */
export function placeSelector(place: string): string {
  const name = CSS.escape(place);
  return `[data-target="${name}"], [data-place="${name}"]`;
}
