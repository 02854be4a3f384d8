/** Starts Python in a worker, with Bocage in it. Everything comes from the folder of the site. */
import type { PyodideAPI } from "pyodide";
import type { PyCallable } from "pyodide/ffi";
import { forget, recall } from "./memory";
import type { Step } from "./messages";

/** The packed files, with their sizes in bytes as they travel, and their common checksum (written by `bocage site`). */
type Contents = { interpreter: number; library: number; engine: number; memory: string; networks: Record<string, number> };
type Tell = (step: Step, done: number) => void;

type Memory = { _makeSnapshot?: true; _loadSnapshot?: Uint8Array<ArrayBuffer> };

const LIBRARY = "/lib/bocage";
const PAGE = 65_536; // bytes in which a memory grows

/** The bytes of a packed file, and word of how many have come. */
async function unpacked(url: string, came: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${url}`);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      came(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  const body = answer.body.pipeThrough(counting).pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "content-type": "application/wasm" } });
}

const contentsOf = async (folder: string) => (await (await fetch(`${folder}contents.json`)).json()) as Contents;

/** The files of a tar archive: plain names and contents, nothing else. */
function* files(archive: Uint8Array): Generator<[string, Uint8Array]> {
  const text = new TextDecoder();
  const field = (at: number, length: number) => text.decode(archive.subarray(at, at + length)).replace(/\0.*$/s, "");
  for (let at = 0; at + 512 <= archive.length && archive[at]; ) {
    const size = parseInt(field(at + 124, 12), 8);
    const [prefix, name] = [field(at + 345, 155), field(at, 100)];
    if (field(at + 156, 1) !== "5") yield [prefix ? `${prefix}/${name}` : name, archive.subarray(at + 512, at + 512 + size)];
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

function place(python: PyodideAPI, archive: Uint8Array): void {
  for (const [name, content] of files(archive)) {
    const path = `${LIBRARY}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, content, { canOwn: true });
  }
}

/** What the interpreter asks for by itself, once: its library, unpacked here, and its program, compiled meanwhile. */
function serve(library: Promise<Response>): void {
  const ordinary = self.fetch;
  const answers = new Map([["python_stdlib.zip", library], ["pyodide.asm.wasm", Promise.resolve(new Response(null))]]);
  self.fetch = (asked: RequestInfo | URL, init?: RequestInit) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const name = url.slice(url.lastIndexOf("/") + 1);
    const answer = answers.get(name) ?? ordinary.call(self, asked, init);
    answers.delete(name);
    if (answers.size === 0) self.fetch = ordinary;
    return answer;
  };
}

/** The interpreter gets the program that is compiled already, with room for a memory of so many bytes.
 *
 * Pyodide does not make that room by itself (pyodide/pyodide#6254).
 */
function instantiate(program: Promise<WebAssembly.Module>, bytes: number): void {
  const ordinary = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    WebAssembly.instantiateStreaming = ordinary;
    const module = await program;
    const instance = await WebAssembly.instantiate(module, imports);
    const heap = instance.exports["memory"] as WebAssembly.Memory;
    const missing = bytes - heap.buffer.byteLength;
    if (missing > 0) heap.grow(Math.ceil(missing / PAGE));
    return { instance, module };
  };
}

export class Interpreter {
  private fetched = new Map<string, Promise<void>>();

  private constructor(
    readonly python: PyodideAPI,
    readonly folder: string,
    readonly contents: Contents,
    /** Whether it has gone on from a memory. */
    readonly isAwake: boolean,
  ) {}

  /** An interpreter with Bocage in it: as a former visit has left it, else a fresh one. */
  static async start(root: string, tell: Tell): Promise<Interpreter> {
    const folder = new URL("py/", root).href;
    const contents = await contentsOf(folder);
    const memory = await recall(folder, contents.memory);
    if (!memory) return Interpreter.made(folder, contents, tell);
    try {
      return await Interpreter.made(folder, contents, tell, { _loadSnapshot: memory });
    } catch (problem) {
      console.warn(problem);
      await forget(folder);
      return Interpreter.made(folder, contents, tell);
    }
  }

  /** An interpreter that has read nothing yet; its memory can be kept if that is wanted. */
  static async fresh(root: string, tell: Tell, isKept = false): Promise<Interpreter> {
    const folder = new URL("py/", root).href;
    return Interpreter.made(folder, await contentsOf(folder), tell, isKept ? { _makeSnapshot: true } : {});
  }

  private static async made(folder: string, contents: Contents, tell: Tell, more: Memory = {}): Promise<Interpreter> {
    const whole = contents.interpreter + contents.library + contents.engine;
    let came = 0;
    const count = (bytes: number) => tell("interpreter", (came += bytes) / whole);
    const fetched = (name: string) => unpacked(`${folder}${name}.pack`, count);
    const engine = fetched("engine").then((answer) => answer.arrayBuffer());
    serve(fetched("library"));
    instantiate(WebAssembly.compileStreaming(fetched("interpreter")), more._loadSnapshot?.byteLength ?? 0);
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
    const python = await loadPyodide({ indexURL: folder, env: { HOME: "/home", BOCAGE_LANG: "en" }, ...more });
    tell("engine", 0);
    place(python, new Uint8Array(await engine));
    const isAwake = more._loadSnapshot !== undefined;
    if (!isAwake) python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
    return new Interpreter(python, folder, contents, isAwake);
  }

  /** A network of a game is fetched when somebody first thinks about that game. */
  network(game: string): Promise<void> {
    if (!(game in this.contents.networks)) return Promise.resolve();
    const known = this.fetched.get(game) ?? this.fetchNetwork(game);
    this.fetched.set(game, known);
    return known;
  }

  private async fetchNetwork(game: string): Promise<void> {
    try {
      const answer = await unpacked(`${this.folder}${game}.pack`, () => undefined);
      place(this.python, new Uint8Array(await answer.arrayBuffer()));
    } catch {
      this.fetched.delete(game); // then the bots think without it
    }
  }

  /** Something of a Python module. */
  named(module: string, name: string): PyCallable {
    return (this.python.pyimport(module) as Record<string, PyCallable>)[name]!;
  }
}
