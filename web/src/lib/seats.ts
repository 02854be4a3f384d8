/** The letter of a seat, small: seat 0 is `a`. */
export function letter(seat: number): string {
  return "abcd"[seat] ?? "a";
}
