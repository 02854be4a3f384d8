/** What the page says, from the same Fluent files as the rest of Bocage. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import parts from "messages:parts";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];

const KEPT = "bocage-language";

let chosen = $state<Language>("en");
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
/** What is spoken so far: what a page needs only later is fetched with it. */
const spoken = new Set(["web"]);

/** The language of the page. */
export function language(): Language {
  return chosen;
}

/** Load a language and speak it from now on. */
export async function speak(next: Language): Promise<void> {
  bundle = await bundleOf(next);
  chosen = next;
  document.documentElement.lang = next;
  try {
    localStorage.setItem(KEPT, next);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

async function bundleOf(next: Language): Promise<FluentBundle> {
  const wanted = [...spoken];
  const texts = await Promise.all(wanted.map((part) => parts[next][part]?.()));
  if (wanted.length < spoken.size) return bundleOf(next); // another page has asked for more meanwhile
  // The marks that keep right-to-left names apart would show up in labels and tests.
  const fresh = new FluentBundle(next, { useIsolating: false });
  for (const text of texts) if (text) fresh.addResource(new FluentResource(text.default));
  return fresh;
}

let arriving: Promise<void> = Promise.resolve();

/** What is loaded, once its part of the messages is there too. */
export async function withWords<Loaded>(part: string, loading: Promise<Loaded>): Promise<Loaded> {
  if (!spoken.has(part)) {
    spoken.add(part);
    arriving = renew();
  }
  await arriving;
  return loading;
}

/** Speak with all parts; in the language of then, if another was chosen meanwhile. */
async function renew(): Promise<void> {
  const asked = chosen;
  const fresh = await bundleOf(asked);
  if (asked === chosen) bundle = fresh;
  else await renew();
}

/** The language to begin with: the one kept, else the browser's, else English. */
export function firstLanguage(): Language {
  const wanted = new URLSearchParams(location.search).get("lang") ?? readKept() ?? navigator.language;
  return wanted.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Whether there is a text with this key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The text with this key, its places filled; the key itself where there is none, so that it is noticed. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, values) : key;
}

/** With a capital letter at the beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(chosen) + text.slice(1);
}

// Between syllables: before the consonants with which the next one can begin, and not inside them.
const VOWELS = "aeiouyàâäéèêëîïôöùûü";
const CONSONANTS = "bcçdfghjklmnpqrstvwxz";
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{3})(?<=[${VOWELS}][${CONSONANTS}]*)(?<!(?:[bcdfgptv](?=[lr])|[cpst](?=h)|g(?=n)))` +
    `(?=(?:[bcdfgptv][lr]|[cpst]h|gn|[${CONSONANTS}])[${VOWELS}]\\p{L})`,
  "giu",
);

/** Long words with soft hyphens between syllables, for narrow places. Names only, in our two languages. */
export function hyphened(text: string): string {
  return text.replace(/\p{L}{9,}/gu, (word) => word.replace(SYLLABLE, "\u00AD"));
}

/** “a, b and c”. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(chosen, { type: "conjunction" }).format(parts);
}
