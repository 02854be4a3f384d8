/** The worker in which the table is, where there is no server: Python, and the host of src/bocage/offline. */
import type { PyCallable } from "pyodide/ffi";
import { openCupboard } from "./cupboard";
import { Interpreter } from "./interpreter";
import { registerJudge } from "./judge";
import type { FromReviewer, FromWorker, ToReviewer, ToWorker } from "./messages";

type Host = {
  start(lang: string): Promise<void>;
  warm(): Promise<void>;
  call(method: string, path: string, body: string | null): Promise<string>;
  open(socket: number, path: string): void;
  send(socket: number, text: string): void;
  hang_up(socket: number): void;
};

const say = (message: FromWorker) => self.postMessage(message);
let root = "";

/** The worker that thinks about questions which take seconds or minutes, while it has none: the next is sooner there. */
let spare: Worker | null = null;
let ending = 0;
const REST = 120_000; // milliseconds after which it ends

function lend(): Worker {
  clearTimeout(ending);
  const found = spare ?? new Worker(new URL("./reviewer.ts", import.meta.url), { type: "module" });
  spare = null;
  return found;
}

function giveBack(worker: Worker): void {
  if (spare) return worker.terminate();
  spare = worker;
  ending = self.setTimeout(() => {
    spare?.terminate();
    spare = null;
  }, REST);
}

/** A review takes minutes, a study seconds: another worker makes it. */
function review(question: string, tell: PyCallable): Promise<string> {
  const told = tell.copy() as PyCallable; // what Python hands over is its own again when this function has returned
  const worker = lend();
  return new Promise<string>((go, fail) => {
    worker.onmessage = (event: MessageEvent<FromReviewer>) => {
      if ("answer" in event.data) {
        giveBack(worker);
        go(event.data.answer);
      } else if ("done" in event.data) told(event.data.done, event.data.of);
      else {
        worker.terminate();
        fail(new Error(event.data.problem));
      }
    };
    worker.onerror = () => {
      worker.terminate();
      fail(new Error("review"));
    };
    worker.postMessage({ root, question } satisfies ToReviewer);
  }).finally(() => told.destroy());
}

async function start(lang: string): Promise<Host> {
  const opening = openCupboard();
  const steps: Record<string, number> = {};
  const interpreter = await Interpreter.start(root, (step, done) => {
    if (done === 0) steps[step] = performance.now();
    say({ kind: "progress", step, done });
  });
  registerJudge(interpreter.python);
  const { cupboard, why } = await opening;
  if (why) say({ kind: "forgetful", why });
  const page = {
    deliver: (socket: number, text: string) => say({ kind: "message", socket, text }),
    closed: (socket: number, code: number) => say({ kind: "closed", socket, code }),
  };
  const make = interpreter.named("bocage.offline.host", "PageHost");
  const host = make(cupboard, page, review, (game: string) => interpreter.network(game)) as Host;
  steps["words"] = performance.now();
  say({ kind: "progress", step: "words", done: 0 });
  await host.start(lang);
  say({ kind: "ready", isAwake: interpreter.isAwake, steps: { ...steps, ready: performance.now() } });
  if (!interpreter.isAwake) void host.warm();
  return host;
}

let starting: Promise<Host> | null = null;

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === "start") {
    root = message.root;
    starting = start(message.lang);
    await starting;
    return;
  }
  const host = await starting!;
  if (message.kind === "call") {
    say({ kind: "answer", id: message.id, text: await host.call(message.method, message.path, message.body) });
  } else if (message.kind === "open") host.open(message.socket, message.path);
  else if (message.kind === "send") host.send(message.socket, message.text);
  else host.hang_up(message.socket);
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  hear(event.data).catch((problem: unknown) => say({ kind: "failed", problem: String(problem) }));
};
