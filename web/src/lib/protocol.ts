/** What the server says and takes. Written by scripts/types from the models of the server: change those, not this. */

/** One action in all its forms. */
export type Action = {
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
};

/** A kind of actions. */
export type ActionKind = {
  kind: string;
  number: number;
  sort: string;
  bare: boolean;
  /** The names of its arguments. */
  words: (string | null)[];
};

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

/** What the champion would play, answer by answer. */
export type BestLine = {
  moves: LineMove[];
};

export type BoardAnswer = State | Trial | Why | Failure;

/** A position of the analysis desk. */
export type BoardMoment = {
  /** Where it begins. */
  code: string;
  /** The moves from there, chance included. */
  moves: string[];
  /** The same in words. */
  sentences: string[];
  /** Who made each of them; -1 is chance. */
  seats: number[];
  names: string[];
  message: BoardAnswer;
  /** The code of the position that is shown. */
  position: string;
};

/** A bot that can sit down. */
export type Bot = {
  id: string;
  name: string;
  text: string;
};

/** A card, a tile, a building. */
export type Card = {
  id: string;
  name: string;
  kind: string;
  text: string;
  points: number;
  /** Alternative prices; empty where it is not bought. */
  cost: Goods[];
  /** Where it does not belong to the base deck. */
  deck?: string;
};

/** What there is to play. */
export type Catalogue = {
  version: string;
  languages: string[];
  hints: boolean;
  /** Whether the engine runs as compiled code. */
  compiled: boolean;
  games: GameEntry[];
};

/** Points of one category. */
export type Category = {
  id: string;
  name: string;
  points: number;
};

/** Settings to change. */
export type Changes = {
  settings: SettingsWish;
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

export type ChatSetting = "auto" | "free" | "phrases" | "off";

/** One value of an option. */
export type Choice = {
  id: string;
  name: string;
};

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

/** How much time people have, and which bot decides for whoever has none left. */
export type ClockWish = {
  kind: ClockKind;
  minutes?: number;
  increment?: number;
  days?: number;
  bot?: string;
};

/** The table was closed; nothing follows. */
export type Closed = {
  type: "closed";
  sentence: string;
  /** Where the record of what was played can be had; null where somebody may yet go on. */
  record: string | null;
};

/** What the coach says now. */
export type Coach = {
  step: number;
  steps: number;
  /** The task stands between two stars: `**Sow.**` */
  sentence: string;
  /** What it points at: notations of actions, or a part of the table, `view farm`. */
  point: string[];
  /** Whether something must be done; else one reads on. */
  task: boolean;
  is_over: boolean;
  /** Whether a game against the first level follows. */
  goes_on: boolean;
  rule: string;
};

/** Names, texts and figures of everything in a box. What a game has no use for is empty. */
export type Components = {
  game: string;
  goods: Good[];
  spaces: Space[];
  cards: Card[];
  actions: ActionKind[];
  categories: Named[];
  /** Numbers and tables of that one game. */
  figures: Figures;
  /** What things are called by their ids, in a game that brings no drawing. */
  names: Record<string, string>;
  /** What one can ask about besides cards; `explain` tells how each stands at a table. */
  things: ThingEntry[];
};

/** A number with a name. */
export type Counter = {
  id: string;
  value: boolean | number;
};

/** The scores after so many moves. */
export type CurvePoint = {
  n: number;
  scores: number[];
};

export type Data = Record<string, Datum>;

export type Datum = boolean | number | string | Datum[] | { [key: string]: Datum } | null;

/** The deal of a day. */
export type DealCard = {
  day: string;
  game: string;
  sort: "alone" | "two";
  rules: number;
  seed: string;
  /** The game as it begins, for links. */
  code: string;
};

/** All deals of a day. */
export type DealList = {
  deals: DealCard[];
};

/** A deal of the day that is being played. */
export type DealMoment = {
  deal: DealCard;
  /** All moves so far, chance and the champion included; keep them to go on. */
  moves: string[];
  message: BoardAnswer;
  /** Once it is over. */
  scores: number[] | null;
  record: string | null;
  /** Shows that the champion's moves were made here; send it back with them. Empty where they were not. */
  seal: string;
};

/** What somebody has made of a deal. */
export type DealResult = {
  name: string;
  /** Their own first. */
  scores: number[];
  mine: boolean;
  /** Whether it was not played here: the champion's moves may be anybody's. */
  elsewhere: boolean;
};

/** What everybody on this server has made of a deal, the best first; those played elsewhere follow. */
export type DealResults = {
  results: DealResult[];
  /** Of those that were played here. */
  count: number;
  /** Of the same: points alone, points ahead of the champion where that one sits opposite. */
  mean: number;
};

/** What champions score with the same deal. */
export type DealScores = {
  scores: number[];
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

export type Figures = Record<string, unknown>;

/** What the viewer will soon have to give. */
export type Forecast = {
  sentence: string;
  /** How many rounds end before it is due. */
  rounds: number;
  due: number;
  have: number;
  /** What could be made of what else is there. */
  more: number;
  /** What will be missing whatever is done with what is there. */
  short: number;
};

/** One rule or section, with where it stands. */
export type FoundRule = {
  id: string;
  /** As players read it, in Markdown. */
  shown: string;
  /** With the marks of its editors: sources, certainty, reasons. */
  source: string;
  title: string;
  /** Without Markdown's marks. */
  text: string;
  section: string | null;
};

/** One game. */
export type GameEntry = {
  id: string;
  name: string;
  /** A line about a game that a guest has brought; empty for ours. */
  about: string;
  /** How many play it, and how long; empty for ours. */
  size: string;
  rules_version: number;
  /** A sentence that all players should be told once. */
  notice: string;
  modes: Mode[];
  players: number[];
  options: GameOption[];
  /** Whether there is an analysis of the game to ask. */
  hints: boolean;
  bots: Bot[];
};

/** Something that can be chosen before a game begins. */
export type GameOption = {
  id: string;
  text: string;
  /** True or false; a seat, or null for chance; a list of ids of components; one of `choices`. */
  sort: "switch" | "seat" | "cards" | "choice" | "decks";
  default: OptionValue;
  /** The ruling it settles. */
  rule: string | null;
  /** The modes in which it means something; null: all. */
  modes: string[] | null;
  choices: Choice[] | null;
};

/** A good or an animal. */
export type Good = {
  id: string;
  name: string;
  one: string;
  kind: string;
};

export type Goods = Record<string, number>;

export type Grade = "easy" | "medium" | "hard" | "very-hard";

/** Things that lie together: a hand, a market, a stock. */
export type Group = {
  id: string;
  things: Thing[];
};

/** Who shall have a seat: a bot, or nobody for now. */
export type Handing = {
  to: "bot" | "free";
  bot?: string | null;
};

/** Whether the server is there. */
export type Health = {
  status: "ok" | "ready";
};

/** Where animals lack room: a herd that can stay. A scene lists them as `keep`. */
export type Herd = {
  animals: Goods;
  /** What to send for it. */
  line: string;
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

export type JsonValue = unknown;

/** A move that cost points. */
export type JudgedMove = {
  /** The move it began with. */
  n: number;
  seat: number;
  loss: number;
  /** The loss lies within so much of it, 95 times of 100. */
  doubt: number;
  played: Action[];
  better: Action[];
  /** Where the better move would have scored more. */
  lines: Category[];
};

/** A lesson in the list. */
export type LessonCard = {
  id: string;
  game: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
  /** Whether it is the guided first game. */
  first: boolean;
  /** The symbol that stands for it. */
  picture: string;
};

/** All lessons, in the order in which they are taken. */
export type LessonList = {
  lessons: LessonCard[];
};

/** Where a lesson is after some answers. */
export type LessonMoment = {
  lesson: LessonCard;
  /** What leads here; keep it to take the lesson up again. */
  answers: string[];
  coach: Coach;
  message: BoardAnswer;
  /** Once a guided game is over: the game so far, to be played on. */
  record: string | null;
};

export type LevelSought = "any" | "newcomer" | "casual" | "strong";

/** One answer of a line. */
export type LineMove = {
  seat: number;
  move: string;
  sentence: string;
};

/** A position or a game as a code for links, and the link as a picture where one was asked for. */
export type LinkMade = {
  code: string;
  svg: string | null;
};

/** The moves of the game that a link holds, chance included; none where it holds a position. */
export type LinkMoves = {
  moves: string[];
};

/** What happened. Older entries with the number `from` or a greater one were taken back. */
export type Log = {
  from: number;
  entries: LogEntry[];
};

/** One event. */
export type LogEntry = {
  n: number;
  key: string;
  seat: number;
  /** As the engine tells it, for animation. */
  numbers: number[];
  /** Empty where there is nothing to tell. */
  sentence: string;
  /** The decision that brought it about. */
  seq: number;
};

/** The id of what was made. */
export type Made = {
  id: string;
};

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

export type MessageId = number | string;

/** One way to play a game. */
export type Mode = {
  id: string;
  name: string;
  /** The numbers of players that it allows. */
  players: number[];
  /** Whether players hide something from each other: then a shared screen needs a curtain. */
  secrets: boolean;
};

/** What is drawn: shared by the state of a table and a trial. */
export type Moment = {
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
  scores: Score[] | null;
  /** What the viewer will soon have to give; null where nothing is due. */
  forecast: Forecast | null;
};

/** Something with a name. */
export type Named = {
  id: string;
  name: string;
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

/** What others did since the viewer's seat last decided, similar events taken together. */
export type News = {
  digest: string[];
  since: number;
};

/** The move that follows, in all its forms. */
export type NextMove = {
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
  n: number;
  seat: number;
};

export type OptionValue = boolean | number | string | string[] | null;

export type Options = Record<string, OptionValue>;

/** How a game ended. */
export type Outcome = {
  scores: number[];
  winners: number[];
  reason: string;
  sentence: string;
  sheets: ScoreSheet[];
  /** The id of its replay. */
  replay: string;
};

/** The connection stands; nothing need be answered. */
export type Ping = {
  type: "ping";
};

/** A seat at a table. */
export type Place = {
  table: string;
  seat: number;
};

/** A card of a game that says no more about its cards. */
export type PlainCard = {
  id: string;
  name: string;
  kind: string;
  text: string;
  points: number;
  /** Alternative prices; empty where it is not bought. */
  cost: Goods[];
  /** Where it does not belong to the base deck. */
  deck?: string;
};

/** What is needed to draw any game. */
export type PlainScene = {
  /** How many there are, where the game tells. */
  rounds: number | null;
  zones: Zone[];
};

/** The answer to a ping. */
export type Pong = {
  type: "pong";
  id: MessageId | null;
};

/** What went wrong. */
export type Problem = {
  /** A key for programs. */
  error: string;
  /** The same for people. */
  sentence: string;
  /** The numbered rule that forbids it, where there is one. */
  rule: string | null;
};

/** A puzzle in the list. */
export type PuzzleCard = {
  id: string;
  game: string;
  grade: Grade;
  rating: number;
  round: number;
};

/** A move to choose from. */
export type PuzzleChoice = {
  move: string;
  sentence: string;
};

/** The puzzles of a game, easier ones first, and today's. */
export type PuzzleList = {
  puzzles: PuzzleCard[];
  today: PuzzleCard | null;
};

/** A puzzle: the position and the moves to choose from, in no order. */
export type PuzzleMoment = {
  puzzle: PuzzleCard;
  /** The position as a link holds it. */
  code: string;
  choices: PuzzleChoice[];
  state: State;
};

/** What an answer to a puzzle is worth. */
export type PuzzleVerdict = {
  solved: boolean;
  rating: number;
  /** The best move, in notation. */
  best: string;
  /** Why: where its points lie. */
  sentence: string;
  moves: Weighed[];
  code: string;
};

/** What is asked. */
export type Question = {
  key: string;
  rule: string;
  sentence: string;
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

/** A record with its variations. */
export type RecordMade = {
  record: string;
};

/** The text of a record. */
export type RecordText = {
  record: string;
};

export type Refusal = Problem | Failure;

/** The whole story of a game. */
export type Replay = {
  id: string;
  game: string;
  options: Options;
  mode: string | null;
  names: string[];
  finished: boolean;
  moves: ReplayMove[];
  rounds: RoundStart[];
  /** One point a turn. */
  curve: CurvePoint[];
  turning_points: TurningPoint[];
  outcome: Outcome | null;
};

/** Tables whose games are over, latest first. */
export type ReplayList = {
  replays: TableCard[];
};

/** The position after so many moves. */
export type ReplayMoment = {
  type: "replay";
  table: string;
  game: string;
  n: number;
  /** How many moves there are. */
  count: number;
  viewer: "open" | number;
  names: string[];
  to_act: number | null;
  round: number;
  phase: string;
  question: Question | null;
  view: View;
  scene: Scene;
  scores: Score[];
  /** The one that led here. */
  move: ReplayMove | null;
  next: NextMove | null;
  /** The events of that move alone. */
  log: Log;
  outcome: Outcome | null;
};

/** One move. */
export type ReplayMove = {
  n: number;
  seat: number;
  notation: string;
  sentence: string;
  round: number;
  /** Whether it begins a turn. */
  starts: boolean;
};

export type Reply = State | Trial | Why | Reading | Hint | Chat | Pong;

/** The costliest moves of a game, and what would have been better. */
export type Review = {
  id: string;
  losses: number[];
  moves: JudgedMove[];
};

/** How far a review has come: ask again. */
export type ReviewProgress = {
  id: string;
  /** Moves that were looked at. */
  done: number;
  of: number;
};

/** Where a round begins: after so many moves. */
export type RoundStart = {
  round: number;
  n: number;
};

/** A numbered rule. */
export type Rule = {
  id: string;
  /** As players read it, in Markdown. */
  shown: string;
  /** With the marks of its editors: sources, certainty, reasons. */
  source: string;
};

/** A section of the rules. */
export type RuleSection = {
  id: string | null;
  title: string;
  shown: string;
  source: string;
  rules: Rule[];
};

/** One sheet of rules. */
export type RulesSheet = {
  name: string;
  title: string;
  sections: RuleSection[];
};

/** All rules of a game. */
export type RulesSheets = {
  game: string;
  sheets: RulesSheet[];
};

export type Scene = Record<string, unknown>;

/** A score as it stands. */
export type Score = {
  seat: number;
  total: number;
  categories: Record<string, number>;
};

/** One line of a score. */
export type ScoreLine = {
  category: string;
  key: string;
  name: string;
  points: number;
};

export type ScoreSetting = "off" | "mine" | "all";

/** The final score of a seat. */
export type ScoreSheet = {
  seat: number;
  total: number;
  categories: Category[];
  lines: ScoreLine[];
};

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

/** Who shall sit in a seat: `me`, another person `here`, whoever has the `link`, or a `bot`. */
export type SeatPlan = {
  who: "me" | "here" | "link" | "bot";
  name?: string | null;
  bot?: string | null;
};

export type ServerMessage = Reply | Failure | Closed | Ping;

/** What the rules say to a position that somebody has set up. */
export type SetUp = {
  /** How it stands; null where it cannot. */
  moment: BoardMoment | null;
  /** What is against it; empty where nothing is. */
  sentence: string;
  rule: string | null;
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

/** What chance follows at a table: everything it decides can be worked out from the seed. */
export type Shuffle = {
  /** SHA-256 of the seed, shown from the start. */
  hash: string;
  /** Once the game is over. */
  seed: string | null;
};

/** An action space. */
export type Space = {
  id: string;
  name: string;
  short: string;
  /** Its sort, where the game has several. */
  kind?: string;
};

export type Span = "phase" | "round";

/** The state of a table for one viewer. */
export type State = {
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
  scores: Score[] | null;
  /** What the viewer will soon have to give; null where nothing is due. */
  forecast: Forecast | null;
  type: "state";
  /** The message that it answers. */
  id: MessageId | null;
  table: string;
  /** Counts everything that happened to the table; send it back with a decision. */
  seq: number;
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

/** A card or a kind of piece. */
export type Thing = {
  id: string;
  count: number;
};

/** Something one can ask about. */
export type ThingEntry = {
  /** Its name in `explain`: a space, a good, a sign. */
  target: string;
  name: string;
  kind: string;
  /** What it does, in one sentence. */
  effect: string;
  rule: string | null;
  /** All of it in one breath, as it is read aloud. */
  spoken: string;
};

/** A token for a program. */
export type Token = {
  token: string;
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
  scores: Score[] | null;
  /** What the viewer will soon have to give; null where nothing is due. */
  forecast: Forecast | null;
  type: "trial";
  id: MessageId | null;
};

/** A turn after which a player gained most on the others. */
export type TurningPoint = {
  n: number;
  seat: number;
  swing: number;
  sentence: string;
};

/** What a level scores on average in the usual game. */
export type TypicalLevel = {
  id: string;
  name: string;
  /** How many were played to know it. */
  games: number;
  points: number;
  lines: Category[];
};

/** What the levels score on average, weakest first; the champion is the last. */
export type TypicalLevels = {
  levels: TypicalLevel[];
};

export type View = Record<string, unknown>;

/** What a move would give away. */
export type Warned = {
  /** Whether it costs more than was asked. */
  costs: boolean;
  loss: number;
  doubt: number;
  better: string;
  sentence: string;
};

/** A move and what it is worth. */
export type Weighed = {
  /** Its first answer, in notation. */
  move: string;
  /** All its answers. */
  line: string[];
  sentence: string;
  /** Points ahead of the best other seat that it leads to. */
  worth: number;
  /** The worth lies within so much of it, 95 times of 100. */
  doubt: number;
  /** What the seat may score. */
  points: number;
  /** Where the points lie that the best move brings more; together what this one gives away. */
  lines: Category[];
};

/** The best moves of a position, the best first. */
export type WeighedList = {
  seat: number | null;
  moves: Weighed[];
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

/** A part of the table. */
export type Zone = {
  id: string;
  /** Whose it is; null: common to all. */
  seat: number | null;
  counters: Counter[];
  groups: Group[];
};
