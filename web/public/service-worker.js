// Keeps the whole site, so that it opens without a network. `bocage site` writes the version and the list of
// files into this one; a newer version waits until the player agrees (src/lib/offline/updates.svelte.ts).
const VERSION = "__VERSION__";
const FILES = /** @type {Record<string, string>} */ (__FILES__);
// Another folder of the same server may hold a site of its own.
const PREFIX = `bocage-${new URL(self.registration.scope).pathname} `;
const STORE = PREFIX + VERSION;
const SUMS = "checksums.json";

/** The checksums of the files that another version keeps. */
async function sums(cache) {
  const found = await cache.match(SUMS);
  return found ? await found.json() : {};
}

/** What another version keeps already need not travel again. */
async function known(name, checksum, others) {
  for (const [cache, kept] of others) if (kept[name] === checksum) return cache.match(name);
  return undefined;
}

async function install() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== STORE);
  const others = [];
  for (const name of names) {
    const cache = await caches.open(name);
    others.push([cache, await sums(cache)]);
  }
  const store = await caches.open(STORE);
  for (const [name, checksum] of Object.entries(FILES)) {
    const found = (await known(name, checksum, others)) ?? (await fetch(name, { cache: "no-cache" }));
    if (!found.ok) throw new Error(`${found.status} ${name}`);
    await store.put(name, found);
  }
  await store.put(SUMS, new Response(JSON.stringify(FILES)));
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== STORE) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const home = new URL("./", self.registration.scope).href;
  const url = new URL(request.url);
  const isPage = request.mode === "navigate" && !url.pathname.includes("/docs/");
  // Not `caches.open`: a version that was just cleared away must not come back empty.
  const found = await caches.match(isPage ? `${home}index.html` : url.origin + url.pathname, { cacheName: STORE });
  return found ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const isOurs = event.request.method === "GET" && event.request.url.startsWith(self.registration.scope);
  if (isOurs) event.respondWith(answer(event.request));
});
