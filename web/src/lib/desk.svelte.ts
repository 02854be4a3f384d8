/** What a board is drawn from and what it can ask for. A table that is played and a replay are both desks. */
import { getContext, setContext } from "svelte";
import type { GameClient, Tab } from "$/games/contract";
import { say } from "./language.svelte";
import type { Action, Components, LogEntry, Moment, Reading, Seat } from "./protocol";

/** Why something is not possible, and where on the screen it was asked. */
export type Refusal = { notation: string; rule: string; sentence: string; at: DOMRect };

/** The state of one target, for its look. */
export type Look = {
  legal: boolean;
  planned: boolean;
  hinted: boolean;
  /** The seat that touched it in the last moves. */
  last: number | null;
};

export abstract class Desk {
  abstract readonly game: GameClient;
  abstract readonly components: Components;
  /** What is true, and what is drawn: the same, but for a plan. */
  abstract readonly moment: Moment;
  abstract readonly drawn: Moment;
  abstract readonly seats: Seat[];
  abstract readonly log: LogEntry[];
  /** Targets touched in the last moves, and by whom. */
  abstract readonly touched: ReadonlyMap<string, number>;
  abstract readonly plan: readonly string[];
  abstract readonly hint: string | null;
  /** Targets of a move that is not confirmed yet: drawn as ghosts. */
  abstract readonly ghosts: readonly string[];

  /** The farm that is drawn large: the viewer's, else the first. */
  me = $derived.by(() => this.moment.viewer ?? 0);
  /** Whether the viewer must decide. */
  acts = $derived.by(() => this.moment.viewer !== null && this.moment.to_act === this.moment.viewer);
  /** What is legal in what is drawn, by notation. */
  legal = $derived.by(() => new Map(this.drawn.actions.map((action) => [action.notation, action])));
  /** The other seats, in the order of play after the viewer. */
  others = $derived.by(() => {
    const count = this.seats.length;
    return Array.from({ length: Math.max(0, count - 1) }, (_, place) => (this.me + 1 + place) % count);
  });

  /** Legal actions of a kind. */
  offered(kind: string): Action[] {
    return this.drawn.actions.filter((action) => action.kind === kind);
  }

  /** Whether an answer of this kind is asked for. */
  asks(kind: string): boolean {
    return this.drawn.actions.some((action) => action.kind === kind && !action.idle);
  }

  /** How a target looks. */
  look(notation: string): Look {
    return {
      legal: this.legal.has(notation),
      planned: this.plan.includes(notation),
      hinted: this.hint === notation,
      last: this.touched.get(notation) ?? null,
    };
  }

  name(seat: number): string {
    return this.seats[seat]?.name || say("web-free-seat");
  }

  /** The views of a small screen. */
  get tabs(): Tab[] {
    return this.game.tabs.filter((tab) => tab.isFor?.(this.drawn) ?? true);
  }

  score(seat: number): number | null {
    return this.drawn.scores?.find((score) => score.seat === seat)?.total ?? null;
  }

  /** What a thing is for the viewer now; null where there is nobody to ask. */
  explain(target: string): Promise<Reading | null> {
    void target;
    return Promise.resolve(null);
  }

  /** A click, tap or key on a target: play it, plan it, take it back, or say why it is not possible. */
  abstract press(notation: string, element: Element): void;
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): void {
  setContext(KEY, desk);
}

/** The desk that this board belongs to. */
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
