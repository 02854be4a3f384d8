/** What all models share. Written by scripts/types from src/bocage/table/wire/common.py: change that, not this. */

export type Goods = Record<string, number>;

/** Whether the server is there. */
export type Health = {
  status: "ok" | "ready";
};

export type MessageId = number | string;

export type OptionValue = boolean | number | string | string[] | null;

export type Options = Record<string, OptionValue>;

/** What went wrong. */
export type Problem = {
  /** A key for programs. */
  error: string;
  /** The same for people. */
  sentence: string;
  /** The numbered rule that forbids it, where there is one. */
  rule: string | null;
};
