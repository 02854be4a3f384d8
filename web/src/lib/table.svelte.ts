/** A table that is played: the connection, the pace of what others do, plans, undo, hints, refusals. */
import type { GameClient } from "$/games/contract";
import { Connection, Denied, FINAL_CODES, type Connect, type Line } from "./connection";
import { Desk, type Refusal } from "./desk.svelte";
import { language, say, type Language } from "./language.svelte";
import type { Action, ChatLine, ClockFace, Closed, Components, LogEntry, Message, Moment, Reading, ServerMessage, Span, TableState, Trial } from "./protocol";
import { screen } from "./screen.svelte";
import { isStill, lasting, settings } from "./settings.svelte";

const STEP = 1000;
const SHOWN_AGAIN = 1200;
const LONGEST_QUEUE = 40;

export class Table extends Desk {
  /** Whether meals are planned with steppers; a coach wants one answer at a time. */
  readonly plansMeals: boolean = true;
  /** Whether a move may wait for a second word of its player. */
  readonly confirms: boolean = true;
  override components = $state.raw<Components>(null as unknown as Components);
  state = $state.raw<TableState>(null as unknown as TableState);
  trial = $state.raw<Trial | null>(null);
  /** A line that waits here for its player's word. */
  held = $state<string | null>(null);
  /** What was shown since the viewer's last move, and that move: to be shown again. */
  past = $state.raw<readonly TableState[]>([]);
  override log = $state.raw<LogEntry[]>([]);
  override plan = $state.raw<readonly string[]>([]);
  override hint = $state<string | null>(null);
  hintText = $state("");
  refusal = $state.raw<Refusal | null>(null);
  /** A sentence about what went wrong, for a while. */
  trouble = $state("");
  /** Set once the table was closed: what is said of it, and where its record is. */
  closed = $state.raw<Closed | null>(null);
  isConnected = $state(true);
  /** Asked before a move is sent; false keeps it back. */
  guard: ((line: string) => Promise<boolean>) | null = null;
  /** What the live region says. */
  spoken = $state("");
  /** What people have said, oldest first. */
  chat = $state.raw<ChatLine[]>([]);
  /** The clock, and when it was told (as `performance.now` says it). */
  clock = $state.raw<{ face: ClockFace; at: number } | null>(null);

  /** The language of what the server has sent. */
  spokenLanguage: string;

  private connection: Line;
  private queue: TableState[] = [];
  /** What was shown since the page was opened, by number of moves: to be looked at once more. */
  private seen = new Map<number, TableState>();
  /** Whether the table is shown as it was. */
  isPast = $state(false);
  private attempts = 0;
  /** The plan that the trial belongs to. */
  private tried: readonly string[] = [];
  private timer = 0;

  override moment = $derived.by<Moment>(() => this.state);
  // What a move brings is drawn with it, unless a new round has begun meanwhile.
  override drawn = $derived.by<Moment>(() => (this.trial && (!this.ghosts.length || this.trial.round === this.state.round) ? this.trial : this.state));
  override ghosts = $derived.by<readonly string[]>(() => (this.held ?? this.state.pending?.notation)?.split("; ") ?? []);
  override seats = $derived.by(() => this.state.seats);
  override touched = $derived.by(() => this.findTouched());

  constructor(
    override readonly game: GameClient,
    components: Components,
    first: TableState,
    connect: Connect = connected,
  ) {
    super();
    this.components = components;
    this.spokenLanguage = language();
    this.state = first;
    this.log = first.log.entries;
    this.past = [first];
    this.seen.set(first.seq, first);
    this.readClock(first);
    this.connection = connect(
      first,
      () => this.newest(),
      (message) => this.hear(message),
      (isOpen, code) => this.changed(isOpen, code),
    );
  }

  private newest(): TableState {
    return this.queue.at(-1) ?? this.state;
  }

  private changed(isOpen: boolean, code: number): void {
    this.isConnected = isOpen;
    if (FINAL_CODES.includes(code)) this.complain(say("web-table-gone"));
  }

  private hear(message: ServerMessage): void {
    if (message.type === "state") this.take(message);
    else if (message.type === "chat") this.listen(message.lines);
    else if (message.type === "closed") this.closed = message;
  }

  /** Time runs whatever is still being shown. */
  private readClock(state: TableState): void {
    this.clock = state.clock && { face: state.clock, at: performance.now() };
  }

  /** Some lines may be known already, perhaps in another language. */
  private listen(lines: ChatLine[]): void {
    const known = new Map([...this.chat, ...lines].map((line) => [line.n, line]));
    this.chat = [...known.values()].sort((one, other) => one.n - other.n);
  }

  /** Say something to everybody at the table; whether it was heard. */
  async say(what: { phrase: NonNullable<Message["phrase"]> } | { text: string }): Promise<boolean> {
    return (await this.ask({ do: "say", ...what })) !== null;
  }

  /** What others do is shown step by step; what the viewer does is shown at once, and for a while by itself. */
  private take(state: TableState): void {
    this.readClock(state);
    const isNew = state.seq > this.newest().seq;
    const isOwn = state.id !== null;
    this.queue.push(state);
    if (isNew && !isOwn && !isStill() && !document.hidden && this.queue.length <= LONGEST_QUEUE) {
      if (!this.timer) this.step();
      return;
    }
    this.skip();
    // A quick bot's answer waits until one's own move was seen.
    if (isNew && isOwn && !isStill()) this.timer = window.setTimeout(this.step, lasting(STEP));
  }

  private step = (): void => {
    const next = this.queue.shift();
    this.timer = 0;
    if (!next) return;
    const hasNews = next.log.entries.some((entry) => entry.seat !== next.viewer && entry.sentence);
    this.show(next);
    const isAgain = this.past.at(-1)!.seq > next.seq;
    if (this.queue.length || hasNews) this.timer = window.setTimeout(this.step, isAgain && isStill() ? SHOWN_AGAIN : lasting(STEP));
  };

  /** Show again what others have done since the viewer's last move. A click, as always, shows the rest at once. */
  showAgain(): void {
    this.skip();
    const [first, ...rest] = this.past;
    if (!first || !rest.length) return;
    this.queue = rest;
    this.show(first);
    this.timer = window.setTimeout(this.step, isStill() ? SHOWN_AGAIN : lasting(STEP));
  }

  /** The table after so many moves as the viewer saw it; null where that is now, or was not seen. */
  asItWas(seq: number): TableState | null {
    const number = Math.min(...[...this.seen.keys()].filter((one) => one >= seq && one < this.state.seq));
    const found = this.seen.get(number);
    // At one screen nobody looks back through the eyes of another.
    return found?.viewer === this.state.viewer ? found : null;
  }

  /** Show the table as it was, with nothing to choose. A click, as always, leads back. */
  lookBack(seq: number): void {
    this.skip();
    const found = this.asItWas(seq);
    if (!found) return;
    this.dropPlan();
    this.queue = [this.state];
    this.state = { ...found, actions: [], forecast: null, pending: null };
    this.isPast = true;
  }

  /** Remember what is shown; it begins anew with each move of the viewer. */
  private remember(state: TableState): void {
    const last = this.past.at(-1);
    if (last && state.seq < last.seq && this.queue.includes(last)) return; // it is shown again
    this.seen.set(state.seq, state);
    if (last?.seq === state.seq) this.past = [...this.past.slice(0, -1), state];
    else if (state.id !== null || state.viewer !== last?.viewer) this.past = [state];
    else this.past = [...this.past, state].slice(-LONGEST_QUEUE);
  }

  /** Show everything that waits at once. */
  skip(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    while (this.queue.length) this.show(this.queue.shift()!);
  }

  /** Whether something is still being shown. */
  isBusy(): boolean {
    return this.queue.length > 0;
  }

  private show(state: TableState): void {
    this.isPast = false;
    const { from, entries } = state.log;
    this.log = [...this.log.filter((entry) => entry.n < from), ...entries];
    if (state.seq !== this.state.seq) this.explained.clear();
    // Who sits down or asks for something changes nothing that a plan rests on.
    if (state.changed !== this.state.changed || state.viewer !== this.state.viewer) {
      this.dropPlan();
      this.hint = null;
      this.hintText = "";
      this.refusal = null;
    }
    this.remember(state);
    this.state = state;
    if (state.pending) void this.imagine(state.pending.notation);
    const news = entries.filter((entry) => entry.seat !== state.viewer && entry.sentence);
    const question = state.to_act === state.viewer ? (state.question?.sentence ?? "") : "";
    this.spoken = [...news.map((entry) => entry.sentence), question].filter(Boolean).join(" ");
    this.lookOver();
  }

  /** At one screen without secrets the view goes to whoever must decide. */
  private lookOver(): void {
    const { curtain, to_act, mine, viewer } = this.newest();
    if (curtain === null && to_act !== null && to_act !== viewer && mine.includes(to_act)) this.lookAs(to_act);
  }

  private findTouched(): Map<string, number> {
    const since = this.state.news?.since ?? 0;
    const found = new Map<string, number>();
    for (const entry of this.log) {
      if (entry.n < since || entry.seq > this.state.seq || entry.seat === this.state.viewer || entry.seat < 0) continue;
      for (const place of this.game.places(entry, this.components, this.state)) found.set(place, entry.seat);
    }
    return found;
  }

  private async ask(message: Message): Promise<ServerMessage | null> {
    try {
      return await this.connection.send(message);
    } catch (error) {
      if (error instanceof Denied && error.failure.error !== "stale") this.complain(error.message);
      else if (!(error instanceof Denied)) this.complain(say("web-no-connection"));
      return null;
    }
  }

  /** Say what went wrong. */
  complain(sentence: string): void {
    this.trouble = sentence;
    window.setTimeout(() => {
      if (this.trouble === sentence) this.trouble = "";
    }, 6000);
  }

  override press(notation: string, element: Element): void {
    this.skip();
    if (this.held !== null) this.dropPlan();
    const action = this.legal.get(notation);
    if (this.plan.includes(notation)) void this.setPlan(this.plan.filter((planned) => planned !== notation));
    else if (!this.acts || !action) void this.askWhy(notation, element);
    else if (this.game.planned.includes(action.kind)) void this.setPlan([...this.plan, notation]);
    else void this.offer([...this.plan, notation].join("; "));
  }

  /** A line that ends the turn waits for a second word where its player wishes that; all others are played. */
  async offer(line: string): Promise<void> {
    const isWished = settings.confirm === "always" || (settings.confirm === "phone" && screen.isPocket);
    if (!this.confirms || !isWished || this.state.settings.confirm) return this.play(line);
    const { changed } = this.state;
    const after = await this.imagine(line);
    if (this.state.changed !== changed) return; // it was meant for what has gone meanwhile
    if (after === null || after?.to_act === this.state.viewer) return this.play(line);
    this.held = line;
  }

  /** Draw what a line would bring: null where it is not possible, undefined where it would reveal something. */
  private async imagine(line: string): Promise<Trial | null | undefined> {
    const { changed } = this.state;
    try {
      const answer = await this.connection.send({ do: "try", action: line });
      if (answer.type !== "trial" || changed !== this.state.changed) return null;
      if (answer.to_act !== this.state.viewer) this.trial = { ...this.state, ...answer };
      return answer;
    } catch (error) {
      return error instanceof Denied && error.failure.error === "not-to-try" ? undefined : null;
    }
  }

  /** The sentence of the move that waits for a second word. */
  awaited = $derived.by(() => {
    if (this.held === null) return this.state.pending?.sentence ?? null;
    const last = this.held.split("; ").at(-1)!;
    return this.state.actions.find((action) => action.notation === last)?.sentence ?? last;
  });

  /** Carry out an action or a line of them. */
  async play(line: string): Promise<void> {
    this.refusal = null;
    if (this.guard && !(await this.guard(line))) return;
    await this.ask({ do: "play", action: line, seq: this.state.seq });
  }

  /** Try a plan out on a copy. It counts at once, so that quick clicks add up; only the last answer is drawn. */
  async setPlan(plan: readonly string[]): Promise<void> {
    this.refusal = null;
    if (!plan.length) return this.dropPlan();
    this.plan = plan;
    const attempt = ++this.attempts;
    try {
      const answer = await this.connection.send({ do: "try", action: plan.join("; ") });
      if (attempt !== this.attempts || answer.type !== "trial") return;
      this.trial = { ...this.state, ...answer };
      this.tried = plan;
    } catch {
      if (attempt === this.attempts) await this.shorten(plan);
    }
  }

  /** A plan that is not possible loses its tail; a single step is played: the server then says what is against it. */
  private async shorten(plan: readonly string[]): Promise<void> {
    if (plan.length > 1) return this.setPlan(plan.slice(0, -1));
    this.dropPlan();
    await this.play(plan[0]!);
  }

  dropPlan(): void {
    this.attempts++;
    this.plan = [];
    this.trial = null;
    this.held = null;
  }

  /** Carry out the plan; where it could go on and need not, it ends there. */
  async build(): Promise<void> {
    if (this.tried !== this.plan) await this.setPlan(this.plan);
    const goesOn = this.trial?.question?.key === this.state.question?.key && this.legal.has("stop");
    await this.play([...this.plan, ...(goesOn ? ["stop"] : [])].join("; "));
  }

  async askWhy(notation: string, element: Element): Promise<void> {
    const at = element.getBoundingClientRect();
    const answer = await this.ask({ do: "why", action: notation });
    if (answer?.type === "why" && !answer.legal) {
      this.refusal = { notation, rule: answer.rule ?? "", sentence: answer.sentence, at };
    }
  }

  /** What has been explained already, until something happens. */
  private explained = new Map<string, Reading | null>();

  override async explain(target: string): Promise<Reading | null> {
    const key = `${this.state.seq} ${this.state.viewer} ${this.spokenLanguage} ${target}`;
    if (!this.explained.has(key)) {
      try {
        const answer = await this.connection.send({ do: "explain", action: target });
        this.explained.set(key, answer.type === "reading" ? answer : null);
      } catch {
        return null; // nothing is called so, or the connection is away: nothing is lost
      }
    }
    return this.explained.get(key) ?? null;
  }

  /** Whether one's last move is taken back only if the others agree. */
  asksBack = $derived.by(() => this.state.can_ask_back && !this.state.back && !this.plan.length && !this.state.pending);
  canGoBack = $derived.by(() => this.state.can_undo > 0 || this.plan.length > 0 || !!this.awaited || this.asksBack);

  /** Take back what may be, or ask the others for it. */
  async goBack(): Promise<void> {
    await (this.asksBack ? this.request("ask") : this.undo());
  }

  async undo(turn = false): Promise<void> {
    if (this.held !== null) this.dropPlan();
    else if (this.plan.length && !turn) await this.setPlan(this.plan.slice(0, -1));
    else await this.ask({ do: "undo", turn });
  }

  /** Ask the others to take back, agree to it, or refuse. */
  async request(wish: "ask" | "allow" | "refuse"): Promise<void> {
    await this.ask({ do: wish });
  }

  async redo(): Promise<void> {
    await this.ask({ do: "redo" });
  }

  async confirm(): Promise<void> {
    if (this.held !== null) await this.play(this.held);
    else await this.ask({ do: "confirm" });
  }

  /** Pass this window and those like it until the phase or the round ends. */
  async waive(until: Span): Promise<void> {
    await this.ask({ do: "waive", until });
  }

  /** Be asked again. */
  async call(): Promise<void> {
    await this.ask({ do: "call" });
  }

  /** Where the line is not open yet or any more nothing is wrong: the state that comes with it leads here again. */
  async lookAs(seat: number): Promise<void> {
    await this.connection.send({ do: "look", seat }).catch((error: unknown) => {
      if (error instanceof Denied) this.complain(error.message);
    });
  }

  /** Say everything in another language from now on. */
  async translate(lang: Language, components: Components): Promise<void> {
    this.spokenLanguage = lang;
    this.components = components;
    await this.ask({ do: "lang", lang });
  }

  /** Look at the table as whoever the browser is now. */
  renew(): void {
    this.connection.renew();
  }

  async askHint(): Promise<void> {
    const answer = await this.ask({ do: "hint" });
    if (answer?.type !== "hint") return;
    this.hint = answer.notation;
    this.hintText = [answer.sentence, answer.reason].filter(Boolean).join(". ").replace(/\.+$/, "");
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.connection.close();
  }
}

/** The usual line: a socket of the server. */
const connected: Connect = (first, newest, hear, changed) =>
  new Connection(first.table, () => newest().seq, () => newest().viewer, hear, changed);

/** The actions that the board does not show: to be offered as buttons. */
export function loose(desk: Desk): Action[] {
  return desk.drawn.actions.filter((action) => !desk.game.isOnBoard(action, desk.drawn));
}
