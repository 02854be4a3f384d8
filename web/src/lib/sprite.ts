/** The sprite is put into the page once; every picture is a `use` of one of its symbols. */
import emblems from "$/drawings/emblems.svg?raw";
import symbols from "$/drawings/symbols.svg?raw";

export function placeSprite(): void {
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = symbols + emblems;
  document.body.prepend(holder);
}
