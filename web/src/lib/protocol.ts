/** What the server says and takes: docs/api.md, as types. */

export type SeatKind = "person" | "bot" | "free";
export type Seat = { seat: number; kind: SeatKind; name: string; bot?: string; mine: boolean; here: boolean };
export type ScoreSetting = "off" | "mine" | "all";
export type TableSettings = {
  open: boolean;
  watch: boolean;
  undo: boolean;
  confirm: boolean;
  forced: boolean;
  score: ScoreSetting;
  hints: boolean;
};

export type Action = {
  action: number;
  notation: string;
  sentence: string;
  kind: string;
  sort: string;
  word: string;
  argument: number;
  idle: boolean;
  anytime: boolean;
};

/** How long somebody may wish not to be asked. */
export type Span = "phase" | "round";
export type Question = { key: string; rule: string; sentence: string };
export type Score = { seat: number; total: number; categories: Record<string, number> };
export type LogEntry = {
  n: number;
  key: string;
  seat: number;
  numbers: number[];
  sentence: string;
  seq: number;
  round?: number;
};

export type ScoreLine = { category: string; key: string; name: string; points: number };
export type Sheet = {
  seat: number;
  total: number;
  categories: { id: string; name: string; points: number }[];
  lines: ScoreLine[];
};
export type Outcome = {
  scores: number[];
  winners: number[];
  reason: string;
  sentence: string;
  sheets: Sheet[];
  replay: string;
};

/** What is drawn: shared by the state of a table, a trial and a moment of a replay. */
export type Moment = {
  game: string;
  viewer: number | null;
  to_act: number | null;
  round: number;
  phase: string;
  question: Question | null;
  actions: Action[];
  view: unknown;
  scene: unknown;
  scores: Score[] | null;
};

export type State = Moment & {
  type: "state";
  id?: number;
  table: string;
  seq: number;
  status: "waiting" | "playing" | "over" | "closed";
  mine: number[];
  curtain: number | null;
  seats: Seat[];
  settings: TableSettings;
  thinking: boolean;
  pending: Action | null;
  can_undo: number;
  can_undo_turn: number;
  can_redo: number;
  /** Until when the viewer is not asked about what is always possible. */
  waived: Span | null;
  /** Whether the open question is of that kind. */
  can_waive: boolean;
  log: { from: number; entries: LogEntry[] };
  news: { digest: string[]; since: number };
  outcome: Outcome | null;
};

export type Trial = Moment & { type: "trial"; id?: number };
export type Why = {
  type: "why";
  id?: number;
  action: number;
  notation: string;
  legal: boolean;
  rule: string | null;
  sentence: string;
};
export type Hint = { type: "hint"; id?: number; action: number; notation: string; sentence: string; reason: string };
export type Failure = { type: "error"; id?: number; error: string; sentence: string; rule?: string };
export type Closed = { type: "closed"; sentence: string };
export type ServerMessage = State | Trial | Why | Hint | Failure | Closed | { type: "ping" } | { type: "pong" };

export type Mode = { id: string; name: string; players: number[]; secrets: boolean };
export type GameOption = {
  id: string;
  text: string;
  sort: "switch" | "seat" | "cards" | "choice";
  default: unknown;
  modes?: string[];
  rule?: string;
  choices?: { id: string; name: string }[];
};
export type Bot = { id: string; name: string; text: string };
export type GameEntry = {
  id: string;
  name: string;
  /** A line about a game of a guest, and how many play it how long; empty for ours. */
  about?: string;
  size?: string;
  rules_version: number;
  compiled: boolean;
  notice: string;
  modes: Mode[];
  players: number[];
  options: GameOption[];
  bots: Bot[];
};
export type Catalogue = { version: string; languages: string[]; hints: boolean; games: GameEntry[] };

export type Goods = Record<string, number>;
export type Card = {
  id: string;
  name: string;
  text: string;
  kind: string;
  points: number;
  cost: Goods[];
  holds?: Goods;
};
export type Components = {
  game: string;
  goods: { id: string; name: string; one: string; kind: string }[];
  spaces: { id: string; name: string; short: string; rule: string }[];
  cards: Card[];
  actions: { kind: string; number: number; sort: string; bare?: boolean; words: (string | null)[] }[];
  categories: { id: string; name: string }[];
  figures: Record<string, unknown>;
  /** What things are called, in a game that has no drawing. */
  names?: Record<string, string>;
};

export type TableCard = {
  id: string;
  game: string;
  mode: string;
  options: Record<string, unknown>;
  status: State["status"];
  seq: number;
  created: number;
  touched: number;
  to_act: number | null;
  round: number;
  host: boolean;
  seats: Seat[];
  settings: TableSettings;
  winners: number[] | null;
  scores: number[] | null;
};

export type SeatWish =
  | { who: "me" | "here"; name: string }
  | { who: "link" }
  | { who: "bot"; bot: string };
export type TableWish = {
  game: string;
  options?: Record<string, unknown>;
  position?: unknown;
  record?: string;
  seats: SeatWish[];
  settings: Partial<TableSettings>;
};

/** A rule as players read it (`shown`), and with the marks of its editors (`source`): sources, certainty, reasons. */
export type Rule = { id: string; shown: string; source: string };
export type RuleSection = { id: string; title: string; shown: string; source: string; rules: Rule[] };
export type RulesSheets = { game: string; sheets: { name: string; title: string; sections: RuleSection[] }[] };

export type ReplayMove = {
  n: number;
  seat: number;
  notation: string;
  sentence: string;
  round: number;
  starts: boolean;
};
export type Replay = {
  id: string;
  game: string;
  options: Record<string, unknown>;
  mode: string;
  names: string[];
  finished: boolean;
  moves: ReplayMove[];
  rounds: { round: number; n: number }[];
  curve: { n: number; scores: number[] }[];
  turning_points: { n: number; seat: number; swing: number; sentence: string }[];
  outcome: Outcome | null;
};
export type ReplayMoment = Moment & { move: ReplayMove | null; next: ReplayMove | null; log?: { entries: LogEntry[] } };
/** What the analysis says about a game that is over: the costliest moves, and what would have been better. */
export type Review = {
  losses: number[];
  moves: { n: number; seat: number; loss: number; played: Action[]; better: Action[]; lines: { id: string; name: string; points: number }[] }[];
};
