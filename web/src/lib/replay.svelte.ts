/** A game that is over, move by move: the same boards, read only. */
import type { GameClient } from "$/games/contract";
import { Desk } from "./desk.svelte";
import type { Components, LogEntry, Moment, Replay, ReplayMoment, Seat } from "./protocol";
import { replayAt } from "./server";
import { lasting } from "./settings.svelte";

const STEP = 900;

export class ReplayDesk extends Desk {
  override components = $state.raw<Components>(null as unknown as Components);
  override plan: readonly string[] = [];
  override ghosts: readonly string[] = [];
  override hint: string | null = null;
  story = $state.raw<Replay>(null as unknown as Replay);
  n = $state(0);
  viewer = $state("open");
  isRunning = $state(false);
  trouble = $state("");

  private current = $state.raw<ReplayMoment>(null as unknown as ReplayMoment);
  private seen = new Map<string, ReplayMoment>();
  private timer = 0;

  override moment = $derived.by<Moment>(() => {
    const seat = Number(this.viewer);
    return { ...this.current, actions: [], forecast: null, viewer: Number.isInteger(seat) ? seat : null };
  });
  override drawn = $derived.by<Moment>(() => this.moment);
  override seats = $derived.by<Seat[]>(() =>
    this.story.names.map((name, seat) => ({ seat, name, kind: "person", bot: null, mine: false, here: true, stands_for: null, returns: false })),
  );
  /** The story so far: a sentence a move. */
  override log = $derived.by<LogEntry[]>(() =>
    this.story.moves
      .slice(0, this.n)
      .filter((move) => move.seat >= 0)
      .map(({ n, seat, sentence }) => ({ n, key: "move", seat, numbers: [], sentence, seq: n })),
  );
  override touched = $derived.by(() => {
    const found = new Map<string, number>();
    for (const entry of this.current.log?.entries ?? []) {
      for (const place of this.game.places(entry, this.components, this.moment)) found.set(place, Math.max(0, entry.seat));
    }
    return found;
  });
  /** The move that led here. */
  move = $derived.by(() => this.story.moves[this.n - 1] ?? null);
  last = $derived.by(() => this.story.moves.length);

  constructor(
    override readonly game: GameClient,
    components: Components,
    story: Replay,
    first: ReplayMoment,
    n: number,
    viewer: string,
  ) {
    super();
    this.components = components;
    this.story = story;
    this.current = first;
    this.n = n;
    this.viewer = viewer;
  }

  /** Go to the position after so many moves. */
  async show(n: number, viewer = this.viewer): Promise<void> {
    const wanted = Math.max(0, Math.min(n, this.last));
    const key = `${viewer} ${wanted}`;
    this.n = wanted;
    this.viewer = viewer;
    try {
      const found = this.seen.get(key) ?? (await replayAt(this.story.id, wanted, viewer));
      this.seen.set(key, found);
      // Somebody who moves the slider quickly sees the last place asked for.
      if (this.n === wanted && this.viewer === viewer) this.current = found;
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Go to where the round before or after begins. */
  async leap(direction: 1 | -1): Promise<void> {
    const starts = this.story.rounds.map(({ n }) => n);
    const next = direction > 0 ? starts.find((n) => n > this.n) : starts.findLast((n) => n < this.n);
    await this.show(next ?? (direction > 0 ? this.last : 0));
  }

  run(): void {
    this.isRunning = true;
    const step = async () => {
      await this.show(this.n + 1);
      if (this.n >= this.last) this.halt();
      if (this.isRunning) this.timer = window.setTimeout(step, Math.max(120, lasting(STEP)));
    };
    this.timer = window.setTimeout(step, 200);
  }

  halt(): void {
    this.isRunning = false;
    window.clearTimeout(this.timer);
  }

  /** In another language: everything is asked for anew. */
  translate(components: Components, story: Replay): void {
    this.components = components;
    this.story = story;
    this.seen.clear();
    void this.show(this.n);
  }

  override press(): void {
    // A replay is for looking at.
  }
}
