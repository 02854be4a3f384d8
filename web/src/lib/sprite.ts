/** The sprite is put into the page once; every picture is a `use` of one of its symbols. */
import emblems from "$/drawings/emblems.svg?url";
import symbols from "$/drawings/symbols.svg?url";

/** The text of a drawing of ours. */
export async function drawing(address: string): Promise<string> {
  const answer = await fetch(address);
  return answer.ok ? answer.text() : "";
}

/** Without its pictures the page can still be read. */
export async function placeSprite(): Promise<void> {
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  document.body.prepend(holder);
  const found = await Promise.all([symbols, emblems].map((address) => drawing(address).catch(() => "")));
  holder.innerHTML = found.join("");
}
