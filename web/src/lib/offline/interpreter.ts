/** Starts Python in a worker, with Bocage in it. Everything comes from the folder of the site. */
import type { PyodideAPI } from "pyodide";
import type { PyCallable } from "pyodide/ffi";
import type { Step } from "./messages";

/** The packed files, with their sizes in bytes as they travel (written by `bocage site`). */
type Contents = { interpreter: number; library: number; engine: number; networks: Record<string, number> };
type Tell = (step: Step, done: number) => void;

const LIBRARY = "/lib/bocage";

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
  return new Response(answer.body.pipeThrough(counting).pipeThrough(new DecompressionStream("gzip")));
}

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
    python.FS.writeFile(path, content);
  }
}

/** What the interpreter asks for by itself, packed here. */
function serve(packed: Map<string, Promise<Response>>): void {
  const ordinary = self.fetch.bind(self);
  self.fetch = async (asked: RequestInfo | URL, init?: RequestInit) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const found = packed.get(url.slice(url.lastIndexOf("/") + 1));
    if (!found) return ordinary(asked, init);
    packed.delete(url.slice(url.lastIndexOf("/") + 1));
    const type = url.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response((await found).body, { headers: { "content-type": type } });
  };
}

export class Interpreter {
  private fetched = new Map<string, Promise<void>>();

  private constructor(
    readonly python: PyodideAPI,
    private readonly folder: string,
    private readonly contents: Contents,
  ) {}

  static async start(root: string, tell: Tell): Promise<Interpreter> {
    const folder = new URL("py/", root).href;
    const contents = (await (await fetch(`${folder}contents.json`)).json()) as Contents;
    const whole = contents.interpreter + contents.library + contents.engine;
    let came = 0;
    const count = (bytes: number) => tell("interpreter", (came += bytes) / whole);
    const fetched = (name: string) => unpacked(`${folder}${name}.pack`, count);
    const engine = fetched("engine").then((answer) => answer.arrayBuffer());
    serve(new Map([["pyodide.asm.wasm", fetched("interpreter")], ["python_stdlib.zip", fetched("library")]]));
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
    const python = await loadPyodide({ indexURL: folder, env: { HOME: "/home", BOCAGE_LANG: "en" } });
    tell("engine", 0);
    place(python, new Uint8Array(await engine));
    python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
    return new Interpreter(python, folder, contents);
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
