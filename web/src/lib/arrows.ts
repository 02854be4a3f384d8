/** Arrow keys inside a group: the focus goes to the nearest thing in that direction. */

const REACHABLE = "button:not(:disabled), [role='button'][tabindex], a[href], input, select";
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** How far a thing lies in a direction; sideways counts more, and behind is out of reach. */
function distance(from: [number, number], to: [number, number], [x, y]: [number, number]): number {
  const across = to[0] - from[0];
  const down = to[1] - from[1];
  const ahead = across * x + down * y;
  if (ahead <= 1) return Infinity;
  return ahead + 2.5 * Math.abs(across * y + down * x);
}

export function arrows(group: HTMLElement | SVGElement): { destroy: () => void } {
  function move(event: Event): void {
    const { key, target } = event as KeyboardEvent;
    const direction = DIRECTIONS[key];
    if (!direction || !(target instanceof Element) || target instanceof HTMLInputElement) return;
    const from = centre(target);
    let best: Element | null = null;
    let least = Infinity;
    for (const element of group.querySelectorAll(REACHABLE)) {
      const far = element === target ? Infinity : distance(from, centre(element), direction);
      if (far < least) [best, least] = [element, far];
    }
    if (!best) return;
    event.preventDefault();
    (best as HTMLElement).focus();
  }
  group.addEventListener("keydown", move);
  return { destroy: () => group.removeEventListener("keydown", move) };
}

/** Enter and Space press what is no button by nature. */
export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}
