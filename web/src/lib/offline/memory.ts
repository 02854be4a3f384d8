/** The memory of an interpreter that has read everything, kept for the next visit: it then need not read it again. */

const STORE = "memory-of-bocage"; // not among the versions of the service worker, which clears those

/** Under which address a memory is kept; it fits the files from which it was made, and no others. */
const place = (folder: string, sum: string) => `${folder}memory?${sum}`;

/** The memory that was kept for these files; null: none, or the browser keeps nothing. */
export async function recall(folder: string, sum: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const found = await (await caches.open(STORE)).match(place(folder, sum));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Keep a memory, instead of those of other files in this folder. */
export async function remember(folder: string, sum: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  await forget(folder);
  await (await caches.open(STORE)).put(place(folder, sum), new Response(memory));
}

/** Keep none any more. */
export async function forget(folder: string): Promise<void> {
  const store = await caches.open(STORE);
  for (const request of await store.keys()) if (request.url.startsWith(place(folder, ""))) await store.delete(request);
}
