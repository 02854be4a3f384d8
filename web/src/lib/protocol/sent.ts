/** What programs send, field by field. Written by scripts/types from src/bocage/table/api/models.py: change that, not this. */
import type { Options } from "./common";
import type { Span } from "./play";
import type { ChatSetting, ClockKind, LevelSought, ScoreSetting } from "./tables";

/** Settings to change. */
export type Changes = {
  settings: SettingsWish;
};

/** How much time people have, and which bot decides for whoever has none left. */
export type ClockWish = {
  kind: ClockKind;
  minutes?: number;
  increment?: number;
  days?: number;
  bot?: string;
};

/** Who shall have a seat: a bot, or nobody for now. */
export type Handing = {
  to: "bot" | "free";
  bot?: string | null;
};

export type JsonValue = unknown;

/** What a player sends. */
export type Message = {
  do: "play" | "undo" | "redo" | "confirm" | "ask" | "allow" | "refuse" | "waive" | "call" | "look" | "why" | "explain" | "try" | "hint" | "say" | "lang" | "ping";
  action?: number | string | null;
  seat?: number | null;
  seq?: number | null;
  turn?: boolean;
  until?: Span;
  lang?: "en" | "fr" | null;
  phrase?: "hello" | "luck" | "nice" | "oops" | "thinking" | "moment" | "back" | "thanks" | "played" | "again" | "bye" | null;
  text?: string | null;
  id?: number | string | null;
};

/** A name for a seat. */
export type Naming = {
  name: string;
};

/** A table to open. */
export type NewTable = {
  game?: string | null;
  options?: Options;
  seats: SeatPlan[];
  settings?: SettingsWish;
  position?: Record<string, JsonValue> | null;
  record?: string | null;
  until?: number | null;
};

/** The text of a record. */
export type RecordText = {
  record: string;
};

/** Who shall sit in a seat: `me`, another person `here`, whoever has the `link`, or a `bot`. */
export type SeatPlan = {
  who: "me" | "here" | "link" | "bot";
  name?: string | null;
  bot?: string | null;
};

/** The settings of a table; those left out stay as they are, or are usual. */
export type SettingsWish = {
  open?: boolean | null;
  watch?: boolean | null;
  undo?: boolean | null;
  confirm?: boolean | null;
  forced?: boolean | null;
  score?: ScoreSetting | null;
  hints?: boolean | null;
  clock?: ClockWish | null;
  level?: LevelSought | null;
  chat?: ChatSetting | null;
};
