/** The class of the window, by width and height and never by the device; and which view a small one shows. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/**
 * `pocket` one view at a time; `rail` the same held across, beside the farm; `upright` a tall middle;
 * `low` wide but not high; `across` a small desk; `desk`; `hall` a desk with larger words.
 */
export type ScreenKind = "pocket" | "rail" | "upright" | "low" | "across" | "desk" | "hall";

export function kindOf(width: number, height: number): ScreenKind {
  if (width < 600) return "pocket";
  if (height < 500) return "rail";
  if (width < 1024) return "upright";
  if (height < 700) return "low";
  if (width < 1280) return "across";
  return width >= 1600 && height >= 880 ? "hall" : "desk";
}

class Screen {
  kind = $derived(kindOf(innerWidth.current ?? 0, innerHeight.current ?? 0));
  /** Whether one view is shown at a time. */
  isPocket = $derived(this.kind === "pocket" || this.kind === "rail");
  /** The view that is shown where only one is. */
  view = $state("board");
  /** What lies in the tray: one of its tabs; empty for the first. */
  tray = $state("");

  /** Whether the window is of one of these classes. */
  is(...kinds: ScreenKind[]): boolean {
    return kinds.includes(this.kind);
  }

  /** Whether this view is out of sight: on a small screen all but one are; held across, the farm stays. */
  isAway(view: string): boolean {
    return this.isPocket && this.view !== view && !(this.kind === "rail" && view === "farm");
  }
}

export const screen = new Screen();

/** The page carries the class of the window, for its styles. */
export function watchScreen(): void {
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset["screen"] = screen.kind;
    });
  });
}

/** Makes an area one of the views of a small screen; `scrolling`: one that scrolls in every window. */
export function view(area: HTMLElement, wish: string | { scrolling: string }): void {
  const id = typeof wish === "string" ? wish : wish.scrolling;
  area.dataset["view"] = id;
  $effect(() => {
    area.toggleAttribute("data-away", screen.isAway(id));
    // What scrolls must be within reach of keys, whatever it holds.
    if (typeof wish !== "string" || screen.isPocket || screen.kind === "upright") area.tabIndex = 0;
    else area.removeAttribute("tabindex");
  });
}
