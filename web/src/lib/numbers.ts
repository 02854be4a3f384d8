/** Points as people write them: `−3`, `4½`. */
export function points(value: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const half = size - whole >= 0.5;
  const digits = half ? (whole ? `${whole}½` : "½") : String(whole);
  return value < 0 ? `\u2212${digits}` : digits;
}

/** Points with a sign: `+4`. */
export function gain(value: number): string {
  return value > 0 ? `+${points(value)}` : points(value);
}
