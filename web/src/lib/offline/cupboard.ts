/** The browser's storage as the table inside the page uses it (src/bocage/offline/store.py). All texts are JSON. */
import type { Forgetful } from "./messages";

const NAME = "bocage";
/** What each version of the storage has added to the one before; a browser goes through those that it has not seen. */
const VERSIONS: ((base: IDBDatabase) => void)[] = [
  (base) => {
    base.createObjectStore("sheets");
    base.createObjectStore("entries");
  },
];

export type Kept = "" | "conflict" | "full" | "away";

export interface Cupboard {
  sheets(): Promise<string>;
  load(id: string): Promise<string>;
  keep(id: string, sheet: string, first: number, entries: string): Promise<Kept>;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((go, fail) => {
    request.onsuccess = () => go(request.result);
    request.onerror = () => fail(request.error ?? new Error("storage"));
  });
}

/** Tables under their ids; entries under table and number, so that none is written twice. */
class Drawers implements Cupboard {
  constructor(private readonly base: IDBDatabase) {}

  async sheets(): Promise<string> {
    const found = await answer<string[]>(this.base.transaction("sheets").objectStore("sheets").getAll());
    return `[${found.join(",")}]`;
  }

  async load(id: string): Promise<string> {
    const reading = this.base.transaction(["sheets", "entries"]);
    const sheet = answer<string | undefined>(reading.objectStore("sheets").get(id));
    const every = IDBKeyRange.bound([id, 0], [id, Infinity]);
    const entries = answer<string[]>(reading.objectStore("entries").getAll(every));
    const text = await sheet;
    return text === undefined ? "" : `{"sheet":${text},"entries":[${(await entries).join(",")}]}`;
  }

  keep(id: string, sheet: string, first: number, entries: string): Promise<Kept> {
    return new Promise((go) => {
      try {
        // Strict: what is told to be kept is on the disk, even if the machine stops the next moment.
        const writing = this.base.transaction(["sheets", "entries"], "readwrite", { durability: "strict" });
        const rows = JSON.parse(entries) as unknown[];
        rows.forEach((row, place) => writing.objectStore("entries").add(JSON.stringify(row), [id, first + place + 1]));
        const sheets = writing.objectStore("sheets");
        if (first === 0) sheets.add(sheet, id);
        else {
          // Where the data of the site was cleared meanwhile, half a table must not be kept.
          const known = sheets.getKey(id);
          known.onsuccess = () => (known.result === undefined ? writing.abort() : sheets.put(sheet, id));
        }
        writing.oncomplete = () => go("");
        writing.onabort = () => go(reason(writing.error));
      } catch (problem) {
        go(reason(problem));
      }
    });
  }
}

function reason(problem: unknown): Kept {
  const name = problem instanceof DOMException ? problem.name : "";
  if (name === "ConstraintError") return "conflict";
  return name === "QuotaExceededError" ? "full" : "away";
}

/** Where the browser keeps nothing, as long as the page is open. */
class Pockets implements Cupboard {
  private tables = new Map<string, { sheet: string; entries: string[] }>();

  async sheets(): Promise<string> {
    return `[${[...this.tables.values()].map(({ sheet }) => sheet).join(",")}]`;
  }

  async load(id: string): Promise<string> {
    const found = this.tables.get(id);
    return found ? `{"sheet":${found.sheet},"entries":[${found.entries.join(",")}]}` : "";
  }

  async keep(id: string, sheet: string, first: number, entries: string): Promise<Kept> {
    const found = this.tables.get(id) ?? { sheet, entries: [] };
    if (found.entries.length !== first) return "conflict";
    found.sheet = sheet;
    found.entries.push(...(JSON.parse(entries) as unknown[]).map((row) => JSON.stringify(row)));
    this.tables.set(id, found);
    return "";
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((go, fail) => {
    const opening = indexedDB.open(NAME, VERSIONS.length);
    opening.onupgradeneeded = (event) => {
      for (const add of VERSIONS.slice(event.oldVersion)) add(opening.result);
    };
    opening.onsuccess = () => {
      // Another page with a newer form must not wait for this one.
      opening.result.onversionchange = () => opening.result.close();
      go(opening.result);
    };
    opening.onerror = () => fail(opening.error ?? new Error("storage"));
    opening.onblocked = () => fail(new Error("blocked"));
  });
}

/** The storage, and why it does not last longer than the page, if it does not: nothing is kept here, or a newer page has kept it. */
export async function openCupboard(): Promise<{ cupboard: Cupboard; why: Forgetful | "" }> {
  try {
    return { cupboard: new Drawers(await open()), why: "" };
  } catch (problem) {
    const isNewer = problem instanceof DOMException && problem.name === "VersionError";
    return { cupboard: new Pockets(), why: isNewer ? "newer" : "forgetful" };
  }
}
