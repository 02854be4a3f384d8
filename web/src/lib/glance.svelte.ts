/** A desk for a small picture of one moment beside an earlier one: what is new on a farm is drawn as such. */
import type { GameClient } from "$/games/contract";
import { Desk } from "./desk.svelte";
import type { Components, LogEntry, Moment, ReplayMoment, Seat } from "./protocol";

export class Glance extends Desk {
  override moment = $state.raw<Moment>(null as unknown as Moment);
  override drawn = $state.raw<Moment>(null as unknown as Moment);
  override log: LogEntry[] = [];
  override touched: ReadonlyMap<string, number> = new Map();
  override plan: readonly string[] = [];
  override ghosts: readonly string[] = [];
  override hint: string | null = null;

  constructor(
    override readonly game: GameClient,
    override readonly components: Components,
    override readonly seats: Seat[],
    before: ReplayMoment,
    now: ReplayMoment,
  ) {
    super();
    const looked = { actions: [], forecast: null, viewer: null };
    this.moment = { ...before, ...looked };
    this.drawn = { ...now, ...looked };
  }

  override press(): void {
    // A picture is for looking at.
  }
}
