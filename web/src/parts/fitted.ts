/** A card shows its text only where the whole of it fits, if need be under a smaller picture: never a part of a sentence. */
export function fitted(card: HTMLElement, _text: string): { update: () => void; destroy: () => void } {
  const fit = () => {
    for (const form of ["", "words"]) {
      card.dataset["full"] = form;
      if (card.scrollHeight <= card.clientHeight) return;
    }
    delete card.dataset["full"];
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(card);
  return { update: fit, destroy: () => watcher.disconnect() };
}
