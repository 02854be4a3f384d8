/** Being told that it is one's turn: a knock on wood, a notice of the browser. Nothing before somebody allowed it. */
import { say } from "$/lib/language.svelte";
import { settings } from "$/lib/settings.svelte";

/** Seconds of waiting after which somebody may be doing something else. */
export const LONG = 5;
let sound: AudioContext | null = null;

/** Two soft knocks, made here: low tones that fade at once. Browsers allow it once the page was touched. */
export function knock(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  sound ??= new AudioContext();
  void sound.resume();
  for (const after of [0, 0.16]) thump(sound, sound.currentTime + 0.02 + after);
}

function thump(context: AudioContext, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(210, at);
  tone.frequency.exponentialRampToValueAtTime(85, at + 0.09);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.4, at + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.13);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.15);
}

/** Ask whether notices are allowed; whether they are. */
export async function askForNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Show a notice, where that is allowed and the page is out of sight. */
function notice(sentence: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification("Bocage", { body: sentence, tag: location.pathname });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones show notices only for pages that are installed.
  }
}

/** Tell somebody who may be looking elsewhere; never while they write. */
export function cue(game: string, key: "web-cue-turn" | "web-cue-hurry"): void {
  const isWriting = document.activeElement instanceof HTMLInputElement && document.activeElement.type === "text";
  if (settings.knock && (document.hidden || !isWriting)) knock();
  if (settings.notice) notice(say(key, { game }));
}
