/** Answers that never change lie in the folder of the site: the page need not wait for its interpreter. */
import { callHere } from "./host.svelte";
import { root } from "./mode";

const WRITTEN = /^\/api(\/catalogue|\/learn\/lessons|\/games\/[a-z_]+\/(?:components|rules))\?lang=([a-z]+)$/;

/** The status of a call and what is said to it: as it was written down, else by the table inside the page. */
export async function answerHere(method: string, url: string, body?: unknown): Promise<[number, unknown]> {
  const found = method === "GET" ? WRITTEN.exec(url) : null;
  if (found) {
    const answer = await fetch(`${root}answers/${found[2]}${found[1]}.json`);
    if (answer.ok) return [200, await answer.json()];
  }
  return callHere(method, url, body);
}
