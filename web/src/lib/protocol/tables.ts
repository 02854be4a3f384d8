/** Tables, their seats and their settings. Written by scripts/types from src/bocage/table/wire/tables.py: change that, not this. */
import type { Options } from "./common";

export type ChatSetting = "auto" | "free" | "phrases" | "off";

/** How much time the people at a table have. */
export type Clock = {
  /** `live`: a bank of minutes and some seconds for each turn; `slow`: days for each decision. */
  kind: ClockKind;
  minutes: number;
  /** Seconds that are added to the bank with each turn. */
  increment: number;
  days: number;
  /** Who decides for somebody whose time is out, until they are back. */
  bot: string;
};

/** The clock of a table when this was said. */
export type ClockFace = {
  kind: "live" | "slow";
  /** Seconds of each seat; null where none are counted. */
  left: (number | null)[];
  /** Whose time runs. */
  running: number | null;
  /** Whether little of it is left: a minute, or a quarter of the days. */
  urgent: boolean;
};

export type ClockKind = "none" | "live" | "slow";

/** How others come to a table, and who asks them to. */
export type Invitation = {
  /** The name of whoever opened it; empty where they have no seat. */
  host: string;
  /** As it is called in the language of the answer. */
  game: string;
  /** The best first. */
  ways: InvitationWay[];
  /** Whether nobody can come from another device: the server listens to its own machine alone. */
  is_local: boolean;
};

/** One address of a table. */
export type InvitationWay = {
  /** `home`: for devices in the same network; `here`: as this server was called. */
  kind: "home" | "here";
  url: string;
  /** The same as a picture, SVG; null where it is too long. */
  qr: string | null;
};

export type LevelSought = "any" | "newcomer" | "casual" | "strong";

/** The id of what was made. */
export type Made = {
  id: string;
};

/** A seat at a table. */
export type Place = {
  table: string;
  seat: number;
};

/** Tables whose games are over, latest first. */
export type ReplayList = {
  replays: TableCard[];
};

export type ScoreSetting = "off" | "mine" | "all";

/** A place at a table, as somebody sees it. */
export type Seat = {
  seat: number;
  kind: SeatKind;
  /** Empty where nobody sits. */
  name: string;
  /** Which bot sits there. */
  bot: string | null;
  /** Whether it belongs to whoever asks. */
  mine: boolean;
  /** Whether somebody is connected; bots always are. */
  here: boolean;
  /** The name of the person in whose place a bot decides until they are back. */
  stands_for: string | null;
  /** Whether whoever asks can take this seat back from a bot. */
  returns: boolean;
};

export type SeatKind = "person" | "bot" | "free";

/** A private link that moves a seat, good once. */
export type SeatLink = {
  path: string;
  expires: number;
};

/** What chance follows at a table: everything it decides can be worked out from the seed. */
export type Shuffle = {
  /** SHA-256 of the seed, shown from the start. */
  hash: string;
  /** Once the game is over. */
  seed: string | null;
};

/** What everybody may know of a table without looking at its game. */
export type TableCard = {
  id: string;
  game: string;
  options: Options;
  mode: string | null;
  status: TableStatus;
  /** Counts everything that happened to the table; null in lists. */
  seq: number | null;
  created: number;
  /** When something last happened, in seconds since 1970. */
  touched: number;
  /** Who must decide: a seat, -1 for chance, null when the game is over. */
  to_act: number | null;
  round: number;
  /** Whether whoever asks has opened it. */
  host: boolean;
  seats: Seat[];
  settings: TableSettings;
  /** Null where there is none. */
  clock: ClockFace | null;
  /** None at tables that were opened before there were seeds. */
  shuffle: Shuffle | null;
  winners: number[] | null;
  scores: number[] | null;
};

/** Tables, latest first. */
export type TableList = {
  tables: TableCard[];
};

/** The settings of a table. */
export type TableSettings = {
  /** Listed among the open tables while a seat is free, and among those to watch. */
  open: boolean;
  /** People without a seat may look on. */
  watch: boolean;
  /** Decisions may be taken back as far as the last information barrier. */
  undo: boolean;
  /** The decision that ends a turn waits for `confirm`. */
  confirm: boolean;
  /** A question with one legal answer answers itself. */
  forced: boolean;
  /** Whose score is shown as it stands. */
  score: ScoreSetting;
  /** Players may ask for a hint. */
  hints: boolean;
  /** How much time people have; it does not change once the game has begun. */
  clock: Clock;
  /** Whom the host would like to play with, for the list of open tables. */
  level: LevelSought;
  /** What players may say: anything, ready phrases, nothing; `auto`: anything unless the table is open. */
  chat: ChatSetting;
};

export type TableStatus = "waiting" | "playing" | "over" | "closed";

/** A token for a program. */
export type Token = {
  token: string;
};
