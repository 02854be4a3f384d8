/** How long to wait before the next try: longer each time, never for ever, and not all pages at the same moment. */

const FIRST = 300;
const LONGEST = 20_000;

export class Pauses {
  private next = FIRST;

  /** Milliseconds before the next try. */
  take(): number {
    const wait = this.next * (0.75 + Math.random() / 2);
    this.next = Math.min(this.next * 2, LONGEST);
    return wait;
  }

  /** It has worked. */
  reset(): void {
    this.next = FIRST;
  }
}

/** Wait so long, or until the browser has a network again. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((go) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", end);
      go();
    };
    const timer = window.setTimeout(end, milliseconds);
    window.addEventListener("online", end);
  });
}
