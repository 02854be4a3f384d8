/** What is told while a game goes on: states, and answers to messages. Written by scripts/types from src/bocage/table/wire/play.py: change that, not this. */
import type { MessageId, Problem } from "./common";
import type { Scene, View } from "./models";
import type { Action, Forecast, Log, Outcome, Question, RunningScore } from "./moments";
import type { ClockFace, Seat, Shuffle, TableSettings, TableStatus } from "./tables";

/** Somebody asks the others to take back a decision. */
export type BackRequest = {
  seat: number;
  name: string;
  /** How many decisions that takes back, those of others included. */
  count: number;
  mine: boolean;
  /** Whether the viewer is asked: `allow` or `refuse`. */
  to_answer: boolean;
};

/** What was said at the table; the reader may know some of it already. */
export type Chat = {
  type: "chat";
  id: MessageId | null;
  lines: ChatLine[];
};

/** Something that somebody at the table has said. */
export type ChatLine = {
  n: number;
  seat: number;
  /** As they were called then. */
  name: string;
  mine: boolean;
  /** Which ready phrase it is; null for a text of their own. */
  phrase: string | null;
  /** In the language of whoever reads it, where it is a phrase. */
  text: string;
  /** In seconds since 1970. */
  at: number;
};

/** The table was closed; nothing follows. */
export type Closed = {
  type: "closed";
  sentence: string;
  /** Where the record of what was played can be had; null where somebody may yet go on. */
  record: string | null;
};

/** A message that could not be carried out. */
export type Failure = {
  /** A key for programs. */
  error: string;
  /** The same for people. */
  sentence: string;
  /** The numbered rule that forbids it, where there is one. */
  rule: string | null;
  type: "error";
  id: MessageId | null;
};

/** What the analysis would do. */
export type Hint = {
  /** Its number; number or notation may be sent. */
  action: number;
  notation: string;
  sentence: string;
  kind: string;
  /** What its argument is: a space, a cell, a card and so on. */
  sort: string;
  /** Its argument by name. */
  word: string;
  argument: number;
  /** Legal and never needed. */
  idle: boolean;
  /** An exchange that is possible at any time. */
  anytime: boolean;
  type: "hint";
  id: MessageId | null;
  /** The points it leads to. */
  points: number | null;
  /** How much better it is than the next. */
  margin: number | null;
  reason: string;
};

/** What others did since the viewer's seat last decided, similar events taken together. */
export type News = {
  digest: string[];
  since: number;
};

/** The connection stands; nothing need be answered. */
export type Ping = {
  type: "ping";
};

/** The answer to a ping. */
export type Pong = {
  type: "pong";
  id: MessageId | null;
};

/** What a thing is for whoever asks, now. */
export type Reading = {
  type: "reading";
  id: MessageId | null;
  target: string;
  name: string;
  kind: string;
  effect: string;
  rule: string | null;
  rows: ReadingRow[];
  /** Whose it is, or who stands there; may be empty. */
  who: string;
  /** What choosing it would bring now; empty where it cannot be chosen, or that is hidden. */
  would: string;
  /** Why it cannot be chosen, where that is asked for now. */
  refusal: string;
  spoken: string;
};

/** A part of a price against what somebody has, or what lies there. */
export type ReadingRow = {
  text: string;
  note: string;
  /** Whose picture stands before it; may be empty. */
  good: string;
  /** Whether something is lacking here. */
  missing: boolean;
};

export type Refusal = Problem | Failure;

export type Reply = TableState | Trial | Why | Reading | Hint | Chat | Pong;

export type ServerMessage = Reply | Failure | Closed | Ping;

export type Span = "phase" | "round";

/** The state of a table for one viewer. */
export type TableState = {
  game: string;
  /** The seat through whose eyes this is; null for a guest. */
  viewer: number | null;
  /** Who must decide: a seat, -1 for chance, null when the game is over. */
  to_act: number | null;
  round: number;
  phase: string;
  /** Null where it is secret, and where nobody is asked. */
  question: Question | null;
  /** Every legal answer; empty unless the viewer's seat must decide. */
  actions: Action[];
  /** What the viewer may know: a position without what is hidden. */
  view: View;
  /** What is needed to draw it and cannot be read off the view. */
  scene: Scene;
  /** As the setting `score` says. */
  scores: RunningScore[] | null;
  /** What the viewer will soon have to give; null where nothing is due. */
  forecast: Forecast | null;
  type: "state";
  /** The message that it answers. */
  id: MessageId | null;
  table: string;
  /** Counts everything that happened to the table; send it back with a decision. */
  seq: number;
  /** The last `seq` that was about the game: since then people came, went or asked, and no more. */
  changed: number;
  status: TableStatus;
  /** The seats of whoever looks. */
  mine: number[];
  /** A seat of mine that must decide, while another person of this screen may be looking. */
  curtain: number | null;
  seats: Seat[];
  settings: TableSettings;
  /** What chance follows; null at tables that were opened before there were seeds. */
  shuffle: Shuffle | null;
  /** Whether a bot is at it. */
  thinking: boolean;
  /** What waits for `confirm` or `undo`; only its player sees it. */
  pending: Action | null;
  /** How many decisions `undo` would take back. */
  can_undo: number;
  /** How many decisions `undo` of the turn would take back. */
  can_undo_turn: number;
  /** Whether the other people could be asked to let the viewer's last decision be taken back: `ask`. */
  can_ask_back: boolean;
  /** The open request. */
  back: BackRequest | null;
  /** How many decisions could be repeated. */
  can_redo: number;
  /** Until when the viewer is not asked about what is always possible. */
  waived: Span | null;
  /** Whether the open question is of that kind. */
  can_waive: boolean;
  /** Null where there is none. */
  clock: ClockFace | null;
  log: Log;
  news: News;
  outcome: Outcome | null;
};

/** How the table would look after a line. Nothing is done and nobody else learns of it. */
export type Trial = {
  game: string;
  /** The seat through whose eyes this is; null for a guest. */
  viewer: number | null;
  /** Who must decide: a seat, -1 for chance, null when the game is over. */
  to_act: number | null;
  round: number;
  phase: string;
  /** Null where it is secret, and where nobody is asked. */
  question: Question | null;
  /** Every legal answer; empty unless the viewer's seat must decide. */
  actions: Action[];
  /** What the viewer may know: a position without what is hidden. */
  view: View;
  /** What is needed to draw it and cannot be read off the view. */
  scene: Scene;
  /** As the setting `score` says. */
  scores: RunningScore[] | null;
  /** What the viewer will soon have to give; null where nothing is due. */
  forecast: Forecast | null;
  type: "trial";
  id: MessageId | null;
};

/** Why an action is not possible. */
export type Why = {
  type: "why";
  id: MessageId | null;
  action: number;
  notation: string;
  legal: boolean;
  rule: string | null;
  sentence: string;
  /** The call that gives the rule. */
  link: string | null;
};
