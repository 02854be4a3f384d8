/** A position that is being set up: the board is drawn from the draft, and every place that takes the piece answers. */
import type { GameClient } from "$/games/contract";
import { Desk } from "$/lib/desk.svelte";
import { say } from "$/lib/language.svelte";
import type { Action, BoardMoment, Components, LogEntry, Moment, Seat, TableState } from "$/lib/protocol";
import { checked } from "../calls";
import { setAt, type Draft, type Path, type SetUp } from "./contract";

const SETUPS = import.meta.glob<{ default: SetUp }>("/src/games/*/setup.ts");

/** How positions of a game are set up; null where nobody has said it. */
export async function setUpOf(game: string): Promise<SetUp | null> {
  return (await SETUPS[`/src/games/${game}/setup.ts`]?.())?.default ?? null;
}

export class SetupDesk extends Desk {
  override components = $state.raw<Components>(null as unknown as Components);
  override readonly plan: readonly string[] = [];
  override readonly hint = null;
  override readonly ghosts: readonly string[] = [];
  override readonly log: LogEntry[] = [];
  override readonly touched: ReadonlyMap<string, number> = new Map();

  seat = $state(0);
  piece = $state("");
  kind = $state("");
  step = $state<1 | -1>(1);
  draft = $state.raw<Draft>(null as unknown as Draft);
  /** What the rules say against it; empty where they accept it. */
  trouble = $state("");
  isChecking = $state(false);
  /** The position as a link holds it, once the rules accept it. */
  code = $state("");

  private names = $state.raw<string[]>([]);
  /** The last position that could stand: what the draft does not say is drawn from it. */
  private stood = $state.raw<TableState>(null as unknown as TableState);
  private before = $state.raw<Draft[]>([]);
  private checks = 0;

  pieces = $derived.by(() => this.setUp.pieces(this.draft, this.seat, this.components));
  groups = $derived.by(() => this.setUp.groups(this.draft, this.seat, this.components, (seat) => this.name(seat)));
  canUndo = $derived.by(() => this.before.length > 0);
  override seats = $derived.by<Seat[]>(() => this.names.map((name, seat) => ({ ...this.stood.seats[seat]!, seat, name })));
  override drawn = $derived.by<Moment>(() => this.seen(this.draft));
  /** A border that stands answers too, so that it can be taken away: nothing is there yet as the board sees it. */
  override moment = $derived.by<Moment>(() => {
    if (this.piece !== "border") return this.drawn;
    return this.seen({ ...this.draft, farms: this.draft.farms.map((farm) => ({ ...farm, placed_borders: [] })) });
  });

  constructor(
    override readonly game: GameClient,
    components: Components,
    private readonly setUp: SetUp,
    first: BoardMoment,
  ) {
    super();
    this.components = components;
    this.begin(first);
  }

  /** Begin with a position. */
  begin(first: BoardMoment): void {
    const state = first.message as TableState;
    this.names = first.names;
    this.stood = state;
    this.seat = Math.min(this.seat, first.names.length - 1);
    this.draft = this.setUp.bare(structuredClone(state.view) as Draft);
    this.before = [];
    this.choose(this.pieces.some(({ id }) => id === this.piece) ? this.piece : (this.pieces[0]?.id ?? ""));
    void this.check();
  }

  /** Take up a piece. */
  choose(piece: string): void {
    this.piece = piece;
    this.kind = this.pieces.find(({ id }) => id === piece)?.kinds?.[0]?.id ?? "";
  }

  /** The draft as the boards draw it. */
  private seen(draft: Draft): Moment {
    const stood = this.stood.view as unknown as Draft;
    const farms = draft.farms.map((farm, seat) => ({ ...stood.farms[seat], ...farm }));
    const view: Draft = { ...stood, ...draft, farms };
    const { seat, piece, kind } = this;
    const chosen = this.pieces.find(({ id }) => id === piece);
    const sentence = say("web-setup-ask", { piece: chosen?.name ?? "" });
    const actions = this.setUp
      .spots(draft, { seat, piece, kind }, this.components)
      .map(({ notation, name }, number) => this.action(notation, `${chosen?.name ?? ""}: ${name}`, number));
    return {
      ...this.stood,
      round: Number(draft["round"] ?? this.stood.round),
      view: (this.setUp.drawn?.(view) ?? view) as unknown as Moment["view"],
      viewer: seat,
      to_act: seat,
      question: { key: "setup", rule: "", sentence, counsel: "" },
      actions,
      forecast: null,
    };
  }

  private action(notation: string, sentence: string, number: number): Action {
    const [kind = "", word = ""] = notation.split(" ");
    return { action: number, notation, sentence, kind, word, sort: "", argument: 0, idle: false, anytime: false };
  }

  override press(notation: string): void {
    const { seat, piece, kind, step } = this;
    if (!this.legal.has(notation)) return;
    this.change((draft) => this.setUp.touch(draft, { seat, piece, kind, notation, step }, this.components));
  }

  /** Write a number, a choice or a list. */
  set(path: Path, value: unknown): void {
    this.change((draft) => {
      setAt(draft, path, value);
      this.setUp.changed?.(draft, path);
    });
  }

  private change(work: (draft: Draft) => void): void {
    const next = structuredClone(this.draft);
    work(next);
    this.before = [...this.before, this.draft];
    this.draft = next;
    void this.check();
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.draft = last;
    void this.check();
  }

  /** What is sent to the rules, and kept as a file. */
  get position(): Draft {
    return this.setUp.sent?.(this.draft) ?? this.draft;
  }

  /** Ask the rules; only the answer to the newest draft counts. */
  async check(): Promise<void> {
    const mine = ++this.checks;
    this.isChecking = true;
    try {
      const { moment, sentence } = await checked(this.position);
      if (mine !== this.checks) return;
      if (moment) this.stood = moment.message as TableState;
      this.code = moment?.code ?? "";
      this.trouble = sentence;
    } catch (error) {
      if (mine !== this.checks) return;
      this.code = "";
      this.trouble = (error as Error).message || say("web-no-connection");
    }
    this.isChecking = false;
  }
}
