/** The analysis desk: a game or a position, where in it one is, and the variations beside it. */
import type { BoardAnswer, BoardMoment, TableState, Weighed } from "$/lib/protocol";
import { bestLine, board, recordWith, weigh, type BoardDo, type Place } from "./calls";

export type Node = { move: string; sentence: string; seat: number; remark: string; worth: number | null; nodes: Node[] };

/** A line of the tree as it is shown. */
export type Row = { node: Node; path: number[]; depth: number; isVariation: boolean };

export class Study {
  code = $state("");
  names = $state.raw<string[]>([]);
  /** Null: everything is laid open. */
  seat = $state<number | null>(null);
  /** The tree: what follows the beginning; the first of several is the main line. */
  nodes = $state<Node[]>([]);
  /** Where one is: for each depth, which node. */
  path = $state.raw<number[]>([]);
  weighed = $state.raw<Weighed[]>([]);
  position = $state("");
  trouble = $state("");
  isThinking = $state(false);

  constructor(first: BoardMoment, seat: number | null = null) {
    this.seat = seat;
    this.code = first.code;
    this.take(first);
    this.grow(first);
  }

  /** Where a game is after so many moves; where chance begins it, after what chance has done. */
  after(count: number): number[] {
    const first = this.rows.findIndex(({ node }) => node.seat >= 0);
    return Array<number>(Math.min(Math.max(count, first < 0 ? 0 : first), this.path.length)).fill(0);
  }

  private take(moment: BoardMoment): void {
    this.names = moment.names;
    this.position = moment.position;
  }

  /** The moves that lead to a place of the tree. */
  moves(path: readonly number[] = this.path): string[] {
    const found: string[] = [];
    let nodes = this.nodes;
    for (const place of path) {
      const node = nodes[place];
      if (!node) break;
      found.push(node.move);
      nodes = node.nodes;
    }
    return found;
  }

  place(path: readonly number[] = this.path): Place {
    return { code: this.code, moves: this.moves(path), seat: this.seat };
  }

  /** Enter the moves of a moment into the tree, and go there. */
  private grow(moment: BoardMoment): void {
    let nodes = this.nodes;
    const path: number[] = [];
    moment.moves.forEach((move, number) => {
      let place = nodes.findIndex((node) => node.move === move);
      if (place < 0) {
        nodes.push({ move, sentence: moment.sentences[number] ?? move, seat: moment.seats[number] ?? -1, remark: "", worth: null, nodes: [] });
        place = nodes.length - 1;
      }
      path.push(place);
      nodes = nodes[place]!.nodes;
    });
    this.path = path;
    this.weighed = [];
  }

  /** What the board says to a message. */
  async answer(message: BoardDo): Promise<BoardAnswer> {
    const found = await board(this.place(), message);
    if (message.do === "play" && found.message.type === "state") {
      this.grow(found);
      this.take(found);
    }
    return found.message;
  }

  /** Go to a place of the tree. */
  async show(path: readonly number[]): Promise<TableState | null> {
    try {
      const found = await board(this.place(path));
      this.path = [...path];
      this.take(found);
      this.weighed = [];
      this.trouble = "";
      return found.message as TableState;
    } catch (error) {
      this.trouble = (error as Error).message;
      return null;
    }
  }

  /** The best moves here. */
  async weigh(): Promise<void> {
    await this.think(async () => {
      const place = this.place();
      const found = await weigh(place);
      if (place.moves.join() === this.moves().join()) this.weighed = found.moves;
    });
  }

  /** The champion's line, entered into the tree; one stays where one is. */
  async follow(): Promise<void> {
    await this.think(async () => {
      const here = [...this.path];
      const line = await bestLine(this.place());
      const before = this.moves();
      const moves = [...before, ...line.moves.map(({ move }) => move)];
      const found = await board({ code: this.code, moves, seat: this.seat });
      this.grow(found);
      this.path = here;
    });
  }

  private async think(work: () => Promise<void>): Promise<void> {
    this.isThinking = true;
    this.trouble = "";
    try {
      await work();
    } catch (error) {
      this.trouble = (error as Error).message;
    } finally {
      this.isThinking = false;
    }
  }

  /** The tree as lines: the main one first, what leaves it further in. */
  get rows(): Row[] {
    const found: Row[] = [];
    const walk = (nodes: Node[], path: number[], depth: number) => {
      const [main, ...others] = nodes.map((node, place) => ({ node, place }));
      if (!main) return;
      found.push({ node: main.node, path: [...path, main.place], depth, isVariation: false });
      for (const { node, place } of others) {
        found.push({ node, path: [...path, place], depth: depth + 1, isVariation: true });
        walk(node.nodes, [...path, place], depth + 1);
      }
      walk(main.node.nodes, [...path, main.place], depth);
    };
    walk(this.nodes, [], 0);
    return found;
  }

  isHere(path: readonly number[]): boolean {
    return path.length === this.path.length && path.every((place, depth) => place === this.path[depth]);
  }

  get here(): Node | null {
    let nodes = this.nodes;
    let node: Node | null = null;
    for (const place of this.path) {
      node = nodes[place] ?? null;
      nodes = node?.nodes ?? [];
    }
    return node;
  }

  /** The game with its variations, as a record. */
  async record(): Promise<string> {
    const main: string[] = [];
    const branches: unknown[] = [];
    const then = (nodes: Node[]): unknown[] =>
      nodes.map((node) => ({
        move: node.move,
        ...(node.remark ? { remark: node.remark } : {}),
        ...(node.worth === null ? {} : { worth: node.worth }),
        then: then(node.nodes),
      }));
    let nodes = this.nodes;
    for (let after = 0; nodes.length; after++) {
      if (nodes.length > 1) branches.push({ after, then: then(nodes.slice(1)) });
      main.push(nodes[0]!.move);
      nodes = nodes[0]!.nodes;
    }
    return (await recordWith(this.code, main, this.names, branches)).record;
  }
}
