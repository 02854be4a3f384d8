import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const messages = resolve(import.meta.dirname, "../src/bocage/messages");
const games = readdirSync(resolve(import.meta.dirname, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

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
      // In French no line may end before these marks; bocage.messages says so too.
      const spaced = id.endsWith(":fr") ? bare.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00a0") : bare;
      return `export default ${JSON.stringify(spaced)};`;
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
