/** Keys inside a group: one stop of the Tab key, and arrows that go to the nearest thing in that direction. */

const REACHABLE = "button:not(:disabled), [role='button'], a[href], input, select, summary";
/** What answers the question that is asked. */
const ANSWERS = ".is-legal, .spot.legal, .edge.legal:not(.idle), .hub.legal";
const CHOICES = `.page :is(${ANSWERS}, .prompt .btn-main, .prompt .alert, .prompt [data-target="stop"], [data-target="lay"])`;
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
  let stop: Element | null = null;
  // A picture that listens to the focus would become a stop itself.
  const ground = group instanceof SVGElement ? (group.parentElement ?? group) : group;

  /** Tab stops at one thing of the group: where one was last, else at the first that answers the question. */
  function settle(): void {
    const things = [...group.querySelectorAll(REACHABLE)];
    const isLeft = !stop || !things.includes(stop) || (document.activeElement !== stop && !stop.matches(ANSWERS));
    if (isLeft) stop = things.find((thing) => thing.matches(ANSWERS)) ?? things[0] ?? null;
    for (const thing of things) {
      const wanted = thing === stop ? "0" : "-1";
      if (thing.getAttribute("tabindex") !== wanted) thing.setAttribute("tabindex", wanted);
    }
  }

  function enter(event: Event): void {
    const thing = (event.target as Element).closest(REACHABLE);
    if (!thing || thing === stop || !group.contains(thing)) return;
    stop = thing;
    settle();
  }

  function move(event: Event): void {
    const { key, target } = event as KeyboardEvent;
    const direction = DIRECTIONS[key];
    if (!direction || !(target instanceof Element) || target instanceof HTMLInputElement || !target.matches(REACHABLE)) return;
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

  const watcher = new MutationObserver(settle);
  watcher.observe(group, { subtree: true, childList: true, attributeFilter: ["class", "disabled"] });
  group.addEventListener("keydown", move);
  ground.addEventListener("focusin", enter);
  settle();
  return {
    destroy: () => {
      watcher.disconnect();
      group.removeEventListener("keydown", move);
      ground.removeEventListener("focusin", enter);
    },
  };
}

/** Go to the next thing that answers the question, or to the one before; around in a ring. */
export function nextChoice(isBack: boolean): void {
  const things = [...document.querySelectorAll<HTMLElement>(CHOICES)].filter((thing) => thing.getClientRects().length && !thing.matches(":disabled"));
  const here = things.indexOf(document.activeElement as HTMLElement);
  const from = here < 0 && isBack ? 0 : here;
  things[(from + (isBack ? things.length - 1 : 1)) % things.length]?.focus();
}

/** Enter and Space press what is no button by nature. */
export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}
