/** The table inside the page, from the page's side: starts its worker, calls it, and tells how far it has come. */
import { language } from "../language.svelte";
import type { Forgetful, FromRememberer, FromWorker, Step, ToWorker } from "./messages";
import { root } from "./mode";

/** Where the start stands. The interpreter takes about half of the time, what is fetched for it most of that. */
const SHARES: Record<Step, [number, number]> = { interpreter: [0, 0.5], engine: [0.55, 0.75], words: [0.75, 1] };

class Start {
  /** From 0 to 1. */
  done = $state(0);
  isReady = $state(false);
  /** Whether it went on from the memory of a former visit. */
  isAwake = $state(false);
  problem = $state("");
  /** Why what is played is lost with the page, if it is. */
  forgetful = $state<Forgetful | "">("");
}

export const start = new Start();

type Line = { message: (text: string) => void; closed: (code: number) => void };

let worker: Worker | null = null;
let last = 0;
const calls = new Map<number, { go: (text: string) => void; fail: (why: Error) => void }>();
const lines = new Map<number, Line>();

function hear(message: FromWorker): void {
  if (message.kind === "answer") {
    calls.get(message.id)?.go(message.text);
    calls.delete(message.id);
  } else if (message.kind === "message") lines.get(message.socket)?.message(message.text);
  else if (message.kind === "closed") {
    lines.get(message.socket)?.closed(message.code);
    lines.delete(message.socket);
  } else if (message.kind === "progress") {
    const [from, to] = SHARES[message.step];
    start.done = Math.max(start.done, from + (to - from) * message.done);
  } else if (message.kind === "ready") {
    start.done = 1;
    start.isReady = true;
    start.isAwake = message.isAwake;
    performance.mark("bocage-ready", { detail: { ...message.steps, isAwake: message.isAwake } });
  } else if (message.kind === "forgetful") start.forgetful = message.why;
  else fail(message.problem);
}

/** Nothing will be answered any more. */
function fail(problem: string): void {
  start.problem = problem;
  console.error(problem);
  for (const { fail: tell } of calls.values()) tell(new TypeError(problem));
  for (const { closed } of lines.values()) closed(1006);
  calls.clear();
  lines.clear();
}

/** Start the worker, once. */
export function wake(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = (event: MessageEvent<FromWorker>) => hear(event.data);
  worker.onerror = (event) => fail(event.message || "worker");
  worker.postMessage({ kind: "start", root, lang: language() } satisfies ToWorker);
  return worker;
}

function tell(message: ToWorker): void {
  wake().postMessage(message);
}

/** A call: its status and what is said to it. */
export async function callHere(method: string, path: string, body?: unknown): Promise<[number, unknown]> {
  if (start.problem) throw new TypeError(start.problem);
  const id = ++last;
  const text = await new Promise<string>((go, fail) => {
    calls.set(id, { go, fail });
    tell({ kind: "call", id, method, path, body: body === undefined ? null : JSON.stringify(body) });
  });
  return JSON.parse(text) as [number, unknown];
}

/** What a table's connection needs of a socket. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close"> & {
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

/** A socket to the worker, which behaves like one to a server. */
class Wire implements Socket {
  readyState: number = WebSocket.OPEN;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  private readonly number = ++last;

  constructor(path: string) {
    lines.set(this.number, {
      message: (data) => this.onmessage?.(new MessageEvent("message", { data })),
      closed: (code) => this.end(code),
    });
    tell({ kind: "open", socket: this.number, path });
  }

  private end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }

  send(text: string): void {
    tell({ kind: "send", socket: this.number, text });
  }

  close(): void {
    lines.delete(this.number);
    tell({ kind: "close", socket: this.number });
    queueMicrotask(() => this.end(1000));
  }
}

/** A socket for a path of the interface. */
export function wireHere(path: string): Socket {
  return new Wire(path);
}

/** Have the memory made that the next visit goes on from: in a worker of its own, which reads everything and ends. */
export function rememberHere(): void {
  if (start.isAwake || typeof caches === "undefined") return;
  const maker = new Worker(new URL("./rememberer.ts", import.meta.url), { type: "module" });
  maker.onmessage = (event: MessageEvent<FromRememberer>) => {
    maker.terminate();
    if (event.data.problem) console.warn(event.data.problem); // then the next visit reads everything again
    else performance.mark("bocage-remembered");
  };
  maker.postMessage(root);
}
