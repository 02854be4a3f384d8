/** A card shows its text only where the whole of it fits: never a part of a sentence. */
export function fitted(card: HTMLElement, _text: string): { update: () => void; destroy: () => void } {
  const fit = () => {
    card.dataset["full"] = "";
    if (card.scrollHeight > card.clientHeight) delete card.dataset["full"];
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(card);
  return { update: fit, destroy: () => watcher.disconnect() };
}
