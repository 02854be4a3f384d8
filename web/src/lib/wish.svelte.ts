/** What a person chooses on the home page before a table is opened. */
import { say } from "./language.svelte";
import { isHere } from "./offline/mode";
import type { Clock, GameCatalogue, GameEntry, LevelSought, Mode, NewTable, Options, SeatPlan, TableSettings } from "./protocol";
import { settings } from "./settings.svelte";

export type Who = SeatPlan["who"];
export type SeatChoice = { who: Who; name: string; bot: string };

const KEPT = "bocage-last-wish";
const FIRST_GAME = "beginner"; // the mode for whoever plays a game for the first time, where it has one

export class Wish {
  gameId = $state("");
  modeId = $state("");
  players = $state(2);
  seats = $state<SeatChoice[]>([]);
  options = $state<Options>({});
  table = $state<Pick<TableSettings, "open" | "forced" | "confirm" | "hints" | "score" | "undo">>({
    open: false,
    forced: true,
    confirm: false,
    hints: true,
    score: "all",
    undo: true,
  });

  /** How much time people have, and whom one would like to play with: where a seat is free for others. */
  clock = $state<Clock>({ kind: "none", minutes: 15, increment: 10, days: 3, bot: "ash" });
  level = $state<LevelSought>("any");

  /** Whether others are expected. */
  get isShared(): boolean {
    return !isHere && this.seats.slice(0, this.players).some((seat) => seat.who === "link");
  }

  /** The same games in the language of the page. */
  catalogue = $state.raw<GameCatalogue>({ version: "", languages: [], hints: false, compiled: false, games: [] });

  /** The games that this browser has opened tables of; null: it did not note them yet. */
  private known: string[] | null = [];

  constructor(catalogue: GameCatalogue) {
    this.catalogue = catalogue;
    const kept = readKept();
    this.known = kept.game ? (kept.known ?? null) : [];
    const first = catalogue.games[0]?.id ?? "";
    this.chooseGame(catalogue.games.some((game) => game.id === kept.game) ? kept.game! : first, kept.mode);
    if (kept.table) Object.assign(this.table, kept.table);
  }

  get game(): GameEntry {
    return this.catalogue.games.find((game) => game.id === this.gameId)!;
  }

  get mode(): Mode | undefined {
    return this.game?.modes.find((mode) => mode.id === this.modeId);
  }

  /** How many can play in the chosen mode. */
  get counts(): number[] {
    return this.mode?.players ?? this.game?.players ?? [2];
  }

  chooseGame(id: string, mode?: string): void {
    this.gameId = id;
    const modes = this.game?.modes ?? [];
    this.options = {};
    const wanted = mode ?? (this.known?.includes(id) === false ? FIRST_GAME : "");
    this.chooseMode(modes.some((one) => one.id === wanted) ? wanted : (modes[0]?.id ?? ""));
  }

  chooseMode(id: string): void {
    this.modeId = id;
    if (!this.counts.includes(this.players)) this.players = this.counts.includes(2) ? 2 : (this.counts[0] ?? 1);
    this.fillSeats();
  }

  choosePlayers(count: number): void {
    this.players = count;
    this.fillSeats();
  }

  /** The strongest bot is offered first; the person can change it. */
  private fillSeats(): void {
    const bots = this.game?.bots ?? [];
    const usual = bots[Math.floor(bots.length / 2)]?.id ?? "";
    const known = (bot: string) => bots.some((one) => one.id === bot);
    const most = Math.max(...this.catalogue.games.flatMap((game) => game.players));
    this.seats = Array.from({ length: most }, (_, seat) => {
      const old = this.seats[seat];
      if (old && (old.who !== "bot" || known(old.bot))) return { ...old, bot: known(old.bot) ? old.bot : usual };
      return { who: seat === 0 ? "me" : usual ? "bot" : "link", name: "", bot: usual };
    });
  }

  /** What is asked of the server. */
  order(): NewTable {
    const options: Options = { ...this.options };
    if (this.modeId) options["mode"] = this.modeId;
    const seats = this.seats.slice(0, this.players).map((seat, place): SeatPlan => {
      if (seat.who === "bot") return { who: "bot", bot: seat.bot };
      if (seat.who === "link") return { who: "link" };
      const own = seat.who === "me" ? settings.name : seat.name;
      return { who: seat.who, name: own.trim() || say("web-player", { number: place + 1 }) };
    });
    const company = this.isShared ? { clock: { ...this.clock }, level: this.level } : {};
    return { game: this.gameId, options, seats, settings: { ...this.table, ...company } };
  }

  /** Begin there next time. */
  keep(): void {
    try {
      if (this.known) this.known = [...new Set([...this.known, this.gameId])];
      localStorage.setItem(KEPT, JSON.stringify({ game: this.gameId, mode: this.modeId, table: this.table, ...(this.known && { known: this.known }) }));
    } catch {
      // Then the usual choice is offered next time.
    }
  }
}

function readKept(): { game?: string; mode?: string; table?: Wish["table"]; known?: string[] } {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as { game?: string };
  } catch {
    return {};
  }
}
