/** What a person has set on this device. Kept by the browser; none of it is known to the server. */

export type Settings = {
  theme: "system" | "light" | "dark";
  /** How long a step is shown: 0 not at all, 1 as meant, 2 half as long. */
  speed: 0 | 0.5 | 1 | 2;
  motion: "system" | "reduced";
  /** Where a move that ends the turn waits for a second word. */
  confirm: "off" | "phone" | "always";
  /** Whether, on a phone, the view moves to where the next decision is. */
  follow: boolean;
  /** Whether people at one screen show each other their hands: then no curtain falls. */
  openHands: boolean;
  /** The name a person sits down with. */
  name: string;
  /** How one is told that it is one's turn: by the title of the tab, a knock on wood, a notice of the browser. */
  title: boolean;
  knock: boolean;
  notice: boolean;
  /** Whether what others say is kept out of sight. */
  muted: boolean;
};

const KEPT = "bocage-settings";
const USUAL: Settings = {
  theme: "system",
  speed: 1,
  motion: "system",
  confirm: "phone",
  follow: true,
  openHands: false,
  name: "",
  title: true,
  knock: true,
  notice: false,
  muted: false,
};

function read(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Settings>(read());

/** Keep the settings, and let the page follow them. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEPT, text);
      } catch {
        // Then they last until the page is closed.
      }
      const page = document.documentElement;
      if (settings.theme === "system") delete page.dataset["theme"];
      else page.dataset["theme"] = settings.theme;
      if (settings.motion === "reduced") page.dataset["motion"] = "reduced";
      else delete page.dataset["motion"];
    });
  });
}

/** Whether things should change in place rather than move. */
export function isStill(): boolean {
  return (
    settings.motion === "reduced" ||
    settings.speed === 0 ||
    window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** How many milliseconds something lasts at the chosen speed. */
export function lasting(milliseconds: number): number {
  return settings.speed === 0 ? 0 : milliseconds / settings.speed;
}
