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

/** `messages:fr` is the text of the Fluent files the page needs: its own, and those of the games it can draw. */
function fluent(): Plugin {
  const prefix = "messages:";
  const isOurs = (file: string) => file === "web.ftl" || games.some((game) => file.startsWith(game));
  return {
    name: "bocage-messages",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const folder = resolve(messages, id.slice(prefix.length + 1));
      const files = readdirSync(folder).filter(isOurs).sort();
      for (const file of files) this.addWatchFile(resolve(folder, file));
      const text = files.map((file) => readFileSync(resolve(folder, file), "utf8")).join("\n");
      const bare = text.replace(/^#.*\n/gm, "");
      return `export default ${JSON.stringify(id.endsWith(":fr") ? typeset(bare) : bare)};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fluent()],
  resolve: { alias: { $: resolve(import.meta.dirname, "src") } },
  build: {
    outDir: "../src/bocage/table/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
