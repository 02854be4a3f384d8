/** Files that the page gives and takes: records, and everything that is kept here. */
import { language } from "../language.svelte";
import { callHere } from "./host.svelte";

export class Unkept extends Error {}

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
  const [status, value] = await callHere(method, `/api${path}?lang=${language()}`, body);
  if (status >= 400) throw new Unkept((value as { sentence: string }).sentence);
  return value as T;
}

/** Save a text as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Save the record that a path of the interface stands for. */
export async function saveRecord(path: string): Promise<void> {
  const { name, text } = await asked<{ name: string; text: string }>("GET", path.replace(/^.*\/api/, ""));
  save(name, text);
}

/** Save every table that is kept here. */
export async function saveAll(): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  save(`bocage-${day}.json`, JSON.stringify(await asked("GET", "/kept")));
}

/** Keep the tables of such a file here; how many there were that were not here yet. */
export async function takeAll(file: File): Promise<number> {
  let packed: unknown = null;
  try {
    packed = JSON.parse(await file.text());
  } catch {
    // Then it is refused like any other file that is none of ours.
  }
  return (await asked<{ count: number }>("POST", "/kept", packed)).count;
}

/** Let a bot that thinks answer with what it has. */
export const hurry = (table: string) => asked<void>("POST", `/tables/${table}/hurry`);
