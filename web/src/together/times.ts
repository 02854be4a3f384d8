/** How times and clocks are said. */
import { say } from "$/lib/language.svelte";
import type { Clock } from "$/lib/protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a clock: 12:40, or 2 days, or 5 h. */
export function remaining(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 2 * DAY) return say("web-time-days", { count: Math.floor(whole / DAY) });
  if (whole >= 10 * HOUR) return say("web-time-hours", { count: Math.floor(whole / HOUR) });
  const rest = `${String(Math.floor((whole % HOUR) / MINUTE)).padStart(whole >= HOUR ? 2 : 1, "0")}:${String(whole % MINUTE).padStart(2, "0")}`;
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${rest}` : rest;
}

/** The kind of a clock in a few words. */
export function ofClock(clock: Clock): string {
  if (clock.kind === "live") return say("web-clock-live-short", { minutes: clock.minutes, increment: clock.increment });
  if (clock.kind === "slow") return say("web-clock-slow-short", { days: clock.days });
  return say("web-clock-none-short");
}
