/** The network of a game, judged in typed arrays: Python asks for it as the module `bocage_judge`. */
import type { PyodideAPI } from "pyodide";
import type { PyBuffer, PyProxy } from "pyodide/ffi";

type Numbers = Float32Array<ArrayBuffer>;
type Buffered = PyProxy & { getBuffer(type?: string): PyBuffer };

/** Memory of Python that both sides use: where it lies stays, the heap around it may be another after growth. */
class Shared {
  private readonly offset: number;

  constructor(
    private readonly python: PyodideAPI,
    given: Buffered,
  ) {
    const buffer = given.getBuffer("u8");
    this.offset = buffer.data.byteOffset;
    buffer.release();
  }

  get start(): number {
    return this.offset;
  }

  get heap(): ArrayBufferLike {
    return (this.python as unknown as { _module: { HEAPU8: Uint8Array } })._module.HEAPU8.buffer;
  }
}

function copied(given: Buffered): ArrayBuffer {
  const buffer = given.getBuffer("u8");
  const found = (buffer.data as Uint8Array).slice().buffer as ArrayBuffer;
  buffer.release();
  return found;
}

export class Net {
  private readonly table: Numbers;
  private readonly first: Float64Array<ArrayBuffer>;
  private readonly second: Float64Array<ArrayBuffer>;

  constructor(
    private readonly width: number,
    private readonly narrow: number,
    private readonly trunks: number,
    private readonly offsets: Int32Array,
    private readonly caps: Uint8Array,
    private readonly places: Int32Array,
    rows: Int8Array,
    scales: Numbers,
    private readonly bias1: Numbers,
    private readonly weight2: Numbers,
    private readonly bias2: Numbers,
    private readonly head: Numbers,
    private readonly headBias: Numbers,
    private readonly move: Numbers,
    private readonly moveBias: Numbers,
  ) {
    this.table = this.added(rows, scales);
    this.first = new Float64Array(width);
    this.second = new Float64Array(narrow);
  }

  /** For each count its rows added up, from one on. */
  private added(rows: Int8Array, scales: Numbers): Numbers {
    const { width, offsets, caps } = this;
    const table = new Float32Array(rows.length);
    for (let place = 0; place < rows.length; place++) table[place] = rows[place]! * scales[(place / width) | 0]!;
    for (let input = 0; input < caps.length; input++) {
      const start = offsets[input]!;
      if (start < 0) continue;
      const from = (start + 1) * width;
      for (let place = from; place < (start + caps[input]!) * width; place++) table[place]! += table[place - width]!;
    }
    return table;
  }

  /** The second layer for a row of counts: the one for values, or the last, for moves. */
  hidden(row: Uint8Array, forMoves: boolean): void {
    const { width, narrow, trunks, offsets, caps, table, first, second, weight2 } = this;
    const trunk = forMoves ? (trunks - 1) * narrow : 0;
    first.set(this.bias1);
    second.set(this.bias2.subarray(trunk, trunk + narrow));
    for (let input = 0; input < row.length; input++) {
      const count = row[input]!;
      const start = offsets[input]!;
      if (!count || start < 0) continue;
      const base = (start + Math.min(count, caps[input]!) - 1) * width;
      for (let unit = 0; unit < width; unit++) first[unit]! += table[base + unit]!;
    }
    for (let unit = 0; unit < width; unit++) {
      const value = first[unit]!;
      if (value <= 0) continue;
      const base = unit * narrow * trunks + trunk;
      for (let next = 0; next < narrow; next++) second[next]! += value * weight2[base + next]!;
    }
    for (let next = 0; next < narrow; next++) if (second[next]! < 0) second[next] = 0;
  }

  private sum(weights: Numbers, row: number): number {
    const { narrow, second } = this;
    let found = 0;
    for (let next = 0, place = row * narrow; next < narrow; next++, place++) found += weights[place]! * second[next]!;
    return found;
  }

  heads(into: Float64Array, count: number): void {
    for (let place = 0; place < count; place++) into[place] = this.headBias[place]! + this.sum(this.head, place);
  }

  logits(actions: Int32Array, into: Float64Array): void {
    for (let place = 0; place < actions.length; place++) {
      const row = this.places[actions[place]!]!;
      into[place] = row < 0 ? 0 : this.moveBias[row]! + this.sum(this.move, row);
    }
  }
}

/** What Python gets: it writes a row or actions into shared memory, asks, and reads the answer there. */
function make(python: PyodideAPI, sizes: PyProxy, parts: PyProxy, shared: PyProxy) {
  const [width, narrow, trunks] = sizes.toJs() as number[];
  // One at a time: what an iterator hands out is Python's again when it goes on.
  const blocks: ArrayBuffer[] = [];
  for (const part of parts as unknown as Iterable<Buffered>) blocks.push(copied(part));
  const pieces: Shared[] = [];
  for (const piece of shared as unknown as Iterable<Buffered>) pieces.push(new Shared(python, piece));
  const [row, asked, found] = pieces;
  const numbers = blocks.slice(4).map((block) => new Float32Array(block));
  const caps = new Uint8Array(blocks[1]!);
  const net = new Net(
    ...([width!, narrow!, trunks!, new Int32Array(blocks[0]!), caps, new Int32Array(blocks[2]!)] as const),
    new Int8Array(blocks[3]!),
    ...(numbers as [Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers]),
  );
  const read = (forMoves: boolean) => net.hidden(new Uint8Array(row!.heap, row!.start, caps.length), forMoves);
  return {
    heads(count: number): void {
      read(false);
      net.heads(new Float64Array(found!.heap, found!.start, count), count);
    },
    logits(count: number): void {
      read(true);
      const actions = new Int32Array(asked!.heap, asked!.start, count);
      net.logits(actions, new Float64Array(found!.heap, found!.start, count));
    },
  };
}

/** Offer the judge to Python. */
export function registerJudge(python: PyodideAPI): void {
  python.registerJsModule("bocage_judge", {
    make: (sizes: PyProxy, parts: PyProxy, shared: PyProxy) => make(python, sizes, parts, shared),
  });
}
