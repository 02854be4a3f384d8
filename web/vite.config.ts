import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const messages = resolve(import.meta.dirname, "../src/bocage/messages");
const games = readdirSync(resolve(import.meta.dirname, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** No-break spaces where French has them: narrow before ; ! ?, full before : and in « ». As bocage.core.text. */
function typeset(french: string): string {
  return french.replace(/ (?=[;!?])/g, "\u202f").replace(/ (?=[:»])|(?<=«) /g, "\u00a0");
}

/** What the sources name: whole keys, and the beginnings of keys that are put together while running. */
function named(): (key: string) => boolean {
  const source = resolve(import.meta.dirname, "src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  const text = files.map((file) => readFileSync(resolve(source, file), "utf8")).join("\n");
  const whole = new Set([...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((found) => found[1]!));
  const beginnings = [...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!);
  return (key) => whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
}

/** The messages that are named, and those that they refer to. */
function pruned(text: string, isNamed: (key: string) => boolean): string {
  const entries = new Map(text.split(/\n(?=-?[a-zA-Z])/).map((entry) => [/^-?[\w-]+/.exec(entry)?.[0] ?? "", entry.trimEnd()]));
  const kept = new Set<string>();
  const keep = (key: string): void => {
    if (kept.has(key) || !entries.has(key)) return;
    kept.add(key);
    for (const [, other] of entries.get(key)!.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) keep(other!);
  };
  for (const key of entries.keys()) if (isNamed(key)) keep(key);
  return [...kept].map((key) => entries.get(key)).join("\n");
}

/** The parts of what a page says: `web_learning.ftl` is read with the pages that teach, all the rest at once. */
const partOf = (file: string): string => /^web_(\w+)\.ftl$/.exec(file)?.[1] ?? "web";
const languages = readdirSync(messages).filter((name) => /^[a-z]{2}$/.test(name));
const parts = [...new Set(readdirSync(resolve(messages, "en")).map(partOf))];

/** `messages:fr/learning` is a part of what the page says, out of its own Fluent files and those of the games it can draw; `messages:parts` loads them. */
function fluent(): Plugin {
  const prefix = "messages:";
  const isOurs = (file: string) => file.startsWith("web") || games.some((game) => file.startsWith(game));
  const table = (language: string) => `{${parts.map((part) => `${part}: () => import("${prefix}${language}/${part}")`).join(", ")}}`;
  return {
    name: "bocage-messages",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      if (name === "parts") return `export default {${languages.map((language) => `${language}: ${table(language)}`).join(", ")}};`;
      const [language, part] = name.split("/");
      const folder = resolve(messages, language!);
      const files = readdirSync(folder).filter((file) => isOurs(file) && partOf(file) === part).sort();
      for (const file of files) this.addWatchFile(resolve(folder, file));
      const text = files.map((file) => readFileSync(resolve(folder, file), "utf8")).join("\n");
      const bare = pruned(text.replace(/^#.*\n/gm, ""), named());
      return `export default ${JSON.stringify(language === "fr" ? typeset(bare) : bare)};`;
    },
  };
}

/** What every table needs at once travels as one file: many small ones are compressed badly or not at all. */
const ALWAYS = new RegExp(
  "/web/src/(games/index|lib/(address|arrows|connection|desk|herds|land|numbers|pauses|reading|seats|server|settings|symbols|table)" +
    "|lib/offline/(answers|files|host|mode)|parts/(Forecast|Goods|Icon|Keep|Log|Notice|Prompt|ScoreTable|SeatMark|Sheet|Sight|Tabs|TrayHead))\\b",
);

export default defineConfig({
  plugins: [svelte(), fluent()],
  resolve: { alias: { $: resolve(import.meta.dirname, "src") } },
  // Whatever a script or a style asks for lies beside it, so that a site of plain files works under any path.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  worker: { format: "es" },
  build: {
    outDir: "../src/bocage/table/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "table", test: ALWAYS }] } } },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
