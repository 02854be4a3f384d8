/** The page without a network, and newer versions of it: taken when the player agrees, never in mid-game. */
import { root } from "./mode";

const LOCK = "bocage-game";

class Updates {
  /** A newer version waits. */
  isWaiting = $state(false);
  /** It was asked for, and a game is open in another window. */
  isHindered = $state(false);
}

export const updates = new Updates();
let registration: ServiceWorkerRegistration | undefined;

/** Let the browser keep the page, so that it opens without a network. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register(`${root}service-worker.js`);
  } catch {
    return; // a server without https, or a browser that keeps nothing: the page works all the same
  }
  const look = (worker: ServiceWorker | null) => {
    if (worker?.state === "installed" && navigator.serviceWorker.controller) updates.isWaiting = true;
  };
  look(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration!.installing;
    coming?.addEventListener("statechange", () => look(coming));
  });
  await navigator.serviceWorker.ready;
}

/** Change to the version that waits, unless somebody is playing in another window. */
export async function update(): Promise<void> {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  const free = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => lock !== null);
  if (!free) return await untilFree();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting.postMessage("update");
}

/** Say that a game is open elsewhere, until it is not. */
async function untilFree(): Promise<void> {
  if (updates.isHindered) return;
  updates.isHindered = true;
  await navigator.locks.request(LOCK, () => undefined);
  updates.isHindered = false;
}

/** While a game is open no other window changes the version. Returns what ends it. */
export function holdVersion(): () => void {
  let end = () => undefined as void;
  const over = new Promise<void>((go) => (end = go));
  void navigator.locks?.request(LOCK, { mode: "shared" }, () => over);
  return () => end();
}

/** Ask the browser not to clear what is kept when it wants room. */
export function keepLong(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}
