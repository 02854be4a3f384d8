/** The address of the page: which page is shown, without loading it anew.
 *
 * A site of plain files has one page only, under any path: there the address stands behind the `#`. */
import { saveRecord } from "./offline/files";
import { isHere } from "./offline/mode";

/** What stands before the code of a position or a game in a link. */
const MARK = "#p=";

function current(): URL {
  if (!isHere) return new URL(location.href);
  return new URL(location.hash.startsWith(MARK) ? `/${location.hash}` : location.hash.slice(1) || "/", location.origin);
}

let path = $state(current().pathname);
let query = $state(current().search);
let held = $state(current().hash);

window.addEventListener("popstate", read);
window.addEventListener("hashchange", read);

function read(): void {
  path = current().pathname;
  query = current().search;
  held = current().hash;
}

/** The code of the position or the game that a link holds; empty where there is none. */
export function linked(): string {
  return held.startsWith(MARK) ? held.slice(MARK.length) : "";
}

/** Whether the address holds this code just now. */
export function isLinked(code: string): boolean {
  return current().hash === MARK + code;
}

/** What stands before such a code in a link that is sent to others. */
export function linkAddress(): string {
  return isHere ? location.href.split("#")[0]! : `${location.origin}/desk`;
}

/** The whole address of a page of ours, to be sent to others or opened in another window. */
export function whole(to: string): string {
  return isHere ? `${location.href.split("#")[0]}#${to}` : location.origin + to;
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
  history.pushState(null, "", whole(to));
  read();
  window.scrollTo(0, 0);
}

/** Change the address without leaving the page. */
export function rename(to: string): void {
  history.replaceState(null, "", whole(to));
  // On the same page what is linked stays as it was: that page holds it, and has asked for this.
  if (current().pathname !== path) read();
  else query = current().search;
}

/** Let a plain click on a link of ours go there without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || link.target) return;
  const url = new URL(link.href);
  if (isHere && url.origin === location.origin) return followHere(event, url, isPlain);
  if (!isPlain || link.hasAttribute("download")) return;
  if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

/** Where no server answers, a link to a record saves it, and one to a page never leaves the site. */
function followHere(event: MouseEvent, url: URL, isPlain: boolean): void {
  event.preventDefault();
  const to = url.pathname + url.search + url.hash;
  if (url.pathname.startsWith("/api")) void saveRecord(url.pathname);
  else if (isPlain) go(to);
  else window.open(whole(to), "_blank", "noopener");
}
