/** The address of the page: which page is shown, without loading it anew. */

let path = $state(location.pathname);
let query = $state(location.search);

window.addEventListener("popstate", read);

function read(): void {
  path = location.pathname;
  query = location.search;
}

/** The parts of the path: `/table/x7` is `["table", "x7"]`. */
export function parts(): string[] {
  return path.split("/").filter(Boolean);
}

/** A value of the query. */
export function asked(name: string): string | null {
  return new URLSearchParams(query).get(name);
}

/** Go to another page. */
export function go(to: string): void {
  history.pushState(null, "", to);
  read();
  window.scrollTo(0, 0);
}

/** Change the address without leaving the page. */
export function rename(to: string): void {
  history.replaceState(null, "", to);
  read();
}

/** Let a plain click on a link of ours go there without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}
